//! Jobs for workers: which, how many at a time, and what becomes of them.
//!
//! A job leaves the fair queue only when a worker has time for it, so people take turns with workers as they do with threads. A job
//! that no worker computes comes back to the threads of this process.

use std::{sync::Arc, time::Duration};

use bots::Advice;
use cluster::jobs::{Capacity, JobQueue, Lane, NotDone, Offer};
use table::any::AnyTable;

use super::{
    Job, Shared, State, Task, patience, program,
    wire::{Ask, WireJob, WireResult},
};
use crate::{
    bot_queue::Class,
    metrics::{JobOutcome, Metrics},
};

/// How often waiting jobs are looked at while there are any.
const TICK: Duration = Duration::from_millis(50);
/// How often workers are counted while there are none.
const IDLE: Duration = Duration::from_millis(500);

/// Jobs that workers have, or that wait for them in their queue.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sent {
    people: usize,
    unhurried: usize,
}

impl Sent {
    fn of(&mut self, class: Class) -> &mut usize {
        match class {
            Class::People => &mut self.people,
            Class::Bots | Class::Review => &mut self.unhurried,
        }
    }
}

const fn lane(class: Class) -> Lane {
    match class {
        Class::People => Lane::People,
        Class::Bots => Lane::Bots,
        Class::Review => Lane::Reviews,
    }
}

impl State {
    /// The next job for a worker. As many are sent as workers can compute, and so many more that none of them waits for the next.
    fn next_for_workers(&mut self, capacity: Capacity) -> Option<(Job, Class)> {
        let Capacity { workers, threads, unhurried } = capacity;
        let has_room = |sent: &Sent, class| match class {
            Class::People => sent.people < threads + workers,
            Class::Bots | Class::Review => threads > 0 && sent.unhurried < unhurried + workers,
        };
        for class in [Class::People, Class::Bots, Class::Review] {
            if has_room(&self.sent, class)
                && let Some(job) = self.offered.pop(class)
            {
                *self.sent.of(class) += 1;
                return Some((job, class));
            }
        }
        None
    }
}

/// Sends jobs to workers until the pool is closed.
pub(super) async fn dispatch(shared: Arc<Shared>, queue: Arc<JobQueue>, metrics: Arc<Metrics>) {
    loop {
        let capacity = queue.capacity();
        metrics.jobs.workers.set(capacity.workers as i64);
        metrics.jobs.worker_threads.set(capacity.threads as i64);
        let is_waiting = {
            let mut state = shared.state();
            if state.closed {
                return;
            }
            while let Some((job, class)) = state.next_for_workers(capacity) {
                if class == Class::People {
                    metrics.bot_decisions_ahead.observe((state.started - job.queued) as f64);
                }
                state.started += 1;
                metrics.bot_queue.dec();
                tokio::spawn(send(Arc::clone(&shared), Arc::clone(&queue), Arc::clone(&metrics), job, class));
            }
            let is_due = |class, job: &Job| capacity.threads == 0 || job.since.elapsed() >= patience(class);
            if state.offered.any_next(is_due) {
                shared.changed.notify_all();
            }
            !state.offered.is_empty()
        };
        // An error is the end of the time.
        drop(tokio::time::timeout(if is_waiting { TICK } else { IDLE }, shared.offered.notified()).await);
    }
}

/// Has a worker compute a job, or gives it back to the threads.
async fn send(shared: Arc<Shared>, queue: Arc<JobQueue>, metrics: Arc<Metrics>, mut job: Job, class: Class) {
    let lane = lane(class);
    let gauge = metrics.jobs.sent(lane);
    gauge.inc();
    let computed = match offer(&job, lane, patience(class)) {
        Some(offer) => tokio::select! {
            computed = queue.run(offer) => Some(computed),
            // The table changed, or the server is shutting down.
            () = closed(&mut job.task) => None,
        },
        None => Some(Err(NotDone::NotQueued("it cannot be written".to_owned()))),
    };
    gauge.dec();
    *shared.state().sent.of(class) -= 1;
    shared.offered.notify_one();
    let outcome = match computed {
        None => return,
        Some(Ok(done)) => {
            metrics.jobs.redelivered.inc_by(u64::from(done.claims.saturating_sub(1)));
            match job.task.answer(&done.result, &metrics) {
                Ok(()) => {
                    metrics.jobs.seconds.observe(job.since.elapsed().as_secs_f64());
                    return metrics.jobs.count(lane, JobOutcome::Answered);
                }
                Err((task, reason)) => {
                    tracing::error!(lane = lane.name(), reason, "a worker answered what cannot be right");
                    job.task = task;
                    JobOutcome::Wrong
                }
            }
        }
        Some(Err(not_done)) => {
            match &not_done {
                NotDone::Refused(_) => tracing::warn!(lane = lane.name(), %not_done, "a job comes back"),
                _ => tracing::debug!(lane = lane.name(), %not_done, "a job comes back"),
            }
            JobOutcome::NotDone(not_done.name())
        }
    };
    metrics.jobs.count(lane, outcome);
    metrics.bot_queue.inc();
    shared.take_back(job);
}

/// Ready when nobody waits for the result any more.
async fn closed(task: &mut Task) {
    match task {
        Task::Choose(_, result) => result.closed().await,
        Task::Advise(_, result) => result.closed().await,
        Task::Examine(_, _, result) => result.closed().await,
    }
}

/// The job as a worker receives it; `None` if there is nothing to decide.
fn offer(job: &Job, lane: Lane, patience: Duration) -> Option<Offer> {
    let (ask, attachment) = match &job.task {
        Task::Choose(decision, _) => (Ask::Choose(decision.to_wire()?), None),
        Task::Advise(decision, _) => (Ask::Advise(decision.to_wire()?), None),
        Task::Examine(examined, step, _) => (Ask::Examine(*step), Some(examined.attachment().clone())),
    };
    let body = serde_json::to_vec(&WireJob { program: program().to_owned(), ask }).ok()?;
    Some(Offer { lane, body, attachment, patience })
}

impl Task {
    /// Passes the result of a worker on; fails if it cannot be one.
    fn answer(self, result: &[u8], metrics: &Metrics) -> Result<(), (Self, String)> {
        let result = match serde_json::from_slice(result) {
            Ok(result) => result,
            Err(error) => return Err((self, error.to_string())),
        };
        // The receivers may have been dropped meanwhile.
        match (self, result) {
            (Self::Choose(decision, sender), WireResult::Chosen(chosen)) => {
                match chosen.as_deref().map_or(Ok(()), |action| check(decision.table.as_ref(), [action])) {
                    Ok(()) => drop(sender.send(chosen)),
                    Err(reason) => return Err((Self::Choose(decision, sender), reason)),
                }
            }
            (Self::Advise(decision, sender), WireResult::Advised(advised)) => {
                let advice: Option<Advice<String>> = advised.map(Into::into);
                let actions =
                    advice.iter().flat_map(|advice| &advice.choices).map(|advised| advised.action.as_str());
                match check(decision.table.as_ref(), actions) {
                    Ok(()) => drop(sender.send(advice)),
                    Err(reason) => return Err((Self::Advise(decision, sender), reason)),
                }
            }
            (Self::Examine(_, _, sender), WireResult::Found(found)) => {
                metrics.review_steps.inc();
                drop(sender.send(found));
            }
            (task @ (Self::Choose(..) | Self::Advise(..) | Self::Examine(..)), _) => {
                return Err((task, "the answer is to another question".to_owned()));
            }
        }
        Ok(())
    }
}

/// Fails unless all actions are legal.
fn check<'a>(table: &dyn AnyTable, actions: impl IntoIterator<Item = &'a str>) -> Result<(), String> {
    let choices = table.choices();
    match actions.into_iter().find(|action| choices.iter().all(|choice| choice.action != *action)) {
        Some(action) => Err(format!("'{action}' is not legal")),
        None => Ok(()),
    }
}
