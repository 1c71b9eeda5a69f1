//! One person at one table.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use loadgen::{Browser, Screen, Stage, Trouble};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::sync::watch;

/// What people do at present.
#[derive(Clone)]
pub(crate) enum Phase {
    /// They open the page and look.
    Settle,
    /// They play.
    Play {
        /// How long they think, on average.
        think: Duration,
        /// Where what they notice is written down.
        samples: Arc<Samples>,
    },
    /// They go home.
    Stop,
}

/// How long things took.
#[derive(Default)]
pub(crate) struct Samples(Mutex<Times>);

/// How long things took.
#[derive(Clone, Default)]
pub(crate) struct Times {
    /// From a request to its acknowledgement.
    pub(crate) acknowledged: Vec<Duration>,
    /// From a request to the screen of another seat.
    pub(crate) seen: Vec<Duration>,
}

impl Samples {
    fn note(&self, note: impl FnOnce(&mut Times)) {
        note(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Everything noticed so far.
    pub(crate) fn take(&self) -> Times {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// When the last request at a table was sent, and the version it was made for: so that the others know how long they waited.
#[derive(Default)]
pub(crate) struct Sent(Mutex<Option<(u64, Instant)>>);

impl Sent {
    fn set(&self, version: u64, at: Instant) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((version, at));
    }

    fn get(&self) -> Option<(u64, Instant)> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One person at one table.
pub(crate) struct Person {
    browser: Browser,
    table: String,
    seat: usize,
    dice: ChaCha8Rng,
    sent: Arc<Sent>,
}

impl Person {
    pub(crate) fn new(
        browser: Browser,
        table: String,
        seat: usize,
        number: usize,
        sent: Arc<Sent>,
    ) -> Person {
        let dice = ChaCha8Rng::seed_from_u64((number * 8 + seat) as u64);
        Person { browser, table, seat, dice, sent }
    }

    /// Plays until everybody stops; how many things went wrong.
    pub(crate) async fn play(mut self, mut phases: watch::Receiver<Phase>) -> usize {
        let mut troubles = 0;
        while !matches!(*phases.borrow(), Phase::Stop) {
            match self.sit(&mut phases).await {
                Ok(()) => return troubles,
                Err(trouble) => {
                    troubles += 1;
                    if troubles == 1 {
                        eprintln!("{} seat {}: {trouble}", self.table, self.seat);
                    }
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            }
        }
        troubles
    }

    async fn sit(&mut self, phases: &mut watch::Receiver<Phase>) -> Result<(), Trouble> {
        let mut steps = self.browser.listen(&self.table, self.seat).await?;
        let mut screen = self.browser.look(&self.table, self.seat).await?;
        loop {
            let phase = phases.borrow_and_update().clone();
            match phase {
                Phase::Stop => return Ok(()),
                _ if screen.stage == Stage::Over => return Ok(()),
                Phase::Play { think, samples } if !screen.actions.is_empty() => {
                    let pause = think.mul_f64(self.dice.random_range(0.5..1.5));
                    tokio::select! {
                        () = tokio::time::sleep(pause) => screen = self.act(&screen, &samples).await?,
                        _ = phases.changed() => {}
                    }
                }
                Phase::Play { .. } | Phase::Settle => tokio::select! {
                    step = steps.next() => match step? {
                        Some(version) if version > screen.version => {
                            screen = self.browser.look(&self.table, self.seat).await?;
                            self.compare(&screen, &phases.borrow());
                        }
                        Some(_) => {}
                        None => return Err(Trouble::Unreadable),
                    },
                    _ = phases.changed() => {}
                },
            }
        }
    }

    async fn act(&mut self, screen: &Screen, samples: &Samples) -> Result<Screen, Trouble> {
        let action = &screen.actions[self.dice.random_range(0..screen.actions.len())];
        let begin = Instant::now();
        self.sent.set(screen.version, begin);
        let next = self.browser.play(&self.table, self.seat, screen, action).await?;
        samples.note(|times| times.acknowledged.push(begin.elapsed()));
        Ok(next)
    }

    /// The others have acted: how long ago did they ask for it?
    fn compare(&self, screen: &Screen, phase: &Phase) {
        if let (Phase::Play { samples, .. }, Some((version, at))) = (phase, self.sent.get())
            && screen.version == version + 1
        {
            samples.note(|times| times.seen.push(at.elapsed()));
        }
    }
}
