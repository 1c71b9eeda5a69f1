//! Drawings for streams: off the async threads, few at a time, first for those who must act.

use std::{
    collections::VecDeque,
    num::NonZero,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

use super::App;
use crate::errors::Error;

/// Threads that draw for streams, and what they have to draw.
///
/// They take the next drawing themselves: under load none of them waits until an async thread has handed it over.
pub(super) struct Drawings(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queues: Mutex<Queues>,
    /// There is something to draw, or no more.
    changed: Condvar,
}

/// The drawings that wait.
#[derive(Default)]
struct Queues {
    /// Pages of people who must act.
    acting: VecDeque<Arc<Job>>,
    /// Pages of people who watch. One that has to act meanwhile is in both.
    watching: VecDeque<Arc<Job>>,
    /// Drawings for people who must act since the last one for somebody who watches.
    in_a_row: usize,
    closed: bool,
}

/// A drawing that waits, until a thread takes it or nobody wants it any more.
struct Job(Mutex<Option<Box<dyn FnOnce() + Send>>>);

impl Job {
    fn take(&self) -> Option<Box<dyn FnOnce() + Send>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// However many people must act, every so many drawings one is for somebody who watches.
const MOST_IN_A_ROW: usize = 32;

impl Queues {
    fn next(&mut self) -> Option<Box<dyn FnOnce() + Send>> {
        loop {
            let patient = self.in_a_row >= MOST_IN_A_ROW && !self.watching.is_empty();
            let acting = if patient { None } else { self.acting.pop_front() };
            self.in_a_row = if acting.is_some() { self.in_a_row + 1 } else { 0 };
            if let Some(draw) = acting.or_else(|| self.watching.pop_front())?.take() {
                return Some(draw);
            }
        }
    }
}

impl Shared {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, queue: impl FnOnce(&mut Queues) -> &mut VecDeque<Arc<Job>>, job: &Arc<Job>) {
        queue(&mut self.queues()).push_back(Arc::clone(job));
        self.changed.notify_one();
    }

    /// Draws until the application is gone.
    fn work(&self) {
        let mut queues = self.queues();
        while !queues.closed {
            match queues.next() {
                Some(draw) => {
                    drop(queues);
                    // Whoever waits learns of a panic by the end of its channel; the hook has reported it.
                    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(draw));
                    queues = self.queues();
                }
                None => queues = self.changed.wait(queues).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}

impl Drawings {
    pub(super) fn new() -> std::io::Result<Self> {
        // Requests are answered by other threads, which the system lets run beside these.
        let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
        let shared = Arc::new(Shared::default());
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new().name("drawing".to_owned()).spawn(move || shared.work())?;
        }
        Ok(Self(shared))
    }
}

impl Drop for Drawings {
    fn drop(&mut self) {
        self.0.queues().closed = true;
        self.0.changed.notify_all();
    }
}

/// Takes a drawing back that nobody waits for any more.
struct Wanted(Arc<Job>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.take();
    }
}

impl App {
    /// Draws the page of a reader who watches, when its turn comes. If `acts` becomes ready, the reader must act and waits no
    /// longer than others who do.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        acts: impl Future<Output = ()>,
        drawing: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (send, mut drawn) = oneshot::channel();
        let draw = move || {
            // The stream may have ended meanwhile.
            let _ = send.send(drawing());
        };
        let wanted = Wanted(Arc::new(Job(Mutex::new(Some(Box::new(draw))))));
        let shared = &self.drawings.0;
        let panicked = |error| Error::internal("a drawing panicked", &error);
        let mut acts = std::pin::pin!(acts);
        if futures_util::FutureExt::now_or_never(acts.as_mut()).is_none() {
            shared.add(|queues| &mut queues.watching, &wanted.0);
            tokio::select! {
                biased;
                drawn = &mut drawn => return drawn.map_err(panicked),
                () = acts => {}
            }
        }
        shared.add(|queues| &mut queues.acting, &wanted.0);
        drawn.await.map_err(panicked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(log: &Arc<Mutex<Vec<u32>>>, number: u32) -> Arc<Job> {
        let log = Arc::clone(log);
        Arc::new(Job(Mutex::new(Some(Box::new(move || log.lock().unwrap().push(number))))))
    }

    #[test]
    fn those_who_must_act_come_first_and_those_who_watch_are_not_forgotten() {
        let log = Arc::default();
        let mut queues = Queues::default();
        queues.watching.extend([100, 101].map(|number| job(&log, number)));
        // Whoever has to act while watching is drawn once; whoever has left, never.
        let both = job(&log, 102);
        queues.watching.push_back(Arc::clone(&both));
        queues.acting.push_back(both);
        let left = job(&log, 103);
        queues.acting.push_back(Arc::clone(&left));
        drop(Wanted(left));
        let many = u32::try_from(MOST_IN_A_ROW).unwrap();
        queues.acting.extend((0..many).map(|number| job(&log, number)));
        while let Some(draw) = queues.next() {
            draw();
        }
        let drawn = log.lock().unwrap();
        let acting = many as usize;
        assert_eq!(drawn.len(), acting + 3);
        assert_eq!(drawn[0], 102);
        let first = drawn.iter().position(|&number| number == 100).unwrap();
        assert!(first < acting, "somebody who watches waits for all who act: {first}");
        assert_eq!(drawn.last(), Some(&101));
    }
}
