//! A simulated player.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use loadgen::{Browser, ClientError, Screen, Stage};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::sync::watch;

/// The phase of the load test.
#[derive(Clone)]
pub(crate) enum Phase {
    /// Players open their streams.
    Settle,
    /// Players play.
    Play {
        /// The average pause before an action.
        think: Duration,
        /// Where latencies are recorded.
        samples: Arc<Samples>,
    },
    /// Players stop.
    Stop,
}

/// Recorded latencies, shared by all players.
#[derive(Default)]
pub(crate) struct Samples(Mutex<Times>);

/// Recorded latencies.
#[derive(Clone, Default)]
pub(crate) struct Times {
    /// From a request to its acknowledgement.
    pub(crate) acknowledged: Vec<Duration>,
    /// From a request to the page of another player.
    pub(crate) seen: Vec<Duration>,
}

impl Samples {
    fn record(&self, record: impl FnOnce(&mut Times)) {
        record(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Takes the latencies recorded so far.
    pub(crate) fn take(&self) -> Times {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Time and version of the last request at a table, for the other players to measure their latency.
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

/// A simulated player of one table.
pub(crate) struct Player {
    browser: Browser,
    table: String,
    seat: usize,
    rng: ChaCha8Rng,
    sent: Arc<Sent>,
}

impl Player {
    pub(crate) fn new(
        browser: Browser,
        table: String,
        seat: usize,
        number: usize,
        sent: Arc<Sent>,
    ) -> Player {
        let rng = ChaCha8Rng::seed_from_u64((number * 8 + seat) as u64);
        Player { browser, table, seat, rng, sent }
    }

    /// Plays until the test stops. Returns the number of errors.
    pub(crate) async fn play(mut self, mut phases: watch::Receiver<Phase>) -> usize {
        let mut errors = 0;
        while !matches!(*phases.borrow(), Phase::Stop) {
            match self.play_table(&mut phases).await {
                Ok(()) => return errors,
                Err(error) => {
                    errors += 1;
                    if errors == 1 {
                        eprintln!("{} seat {}: {error}", self.table, self.seat);
                    }
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            }
        }
        errors
    }

    async fn play_table(&mut self, phases: &mut watch::Receiver<Phase>) -> Result<(), ClientError> {
        let mut steps = self.browser.listen(&self.table, self.seat).await?;
        let mut screen = self.browser.look(&self.table, self.seat).await?;
        loop {
            let phase = phases.borrow_and_update().clone();
            match phase {
                Phase::Stop => return Ok(()),
                _ if screen.stage == Stage::Over => return Ok(()),
                Phase::Play { think, samples } if !screen.actions.is_empty() => {
                    let pause = think.mul_f64(self.rng.random_range(0.5..1.5));
                    tokio::select! {
                        () = tokio::time::sleep(pause) => screen = self.act(&screen, &samples).await?,
                        _ = phases.changed() => {}
                    }
                }
                Phase::Play { .. } | Phase::Settle => tokio::select! {
                    step = steps.next() => match step? {
                        Some(version) if version > screen.version => {
                            screen = self.browser.look(&self.table, self.seat).await?;
                            self.record_seen(&screen, &phases.borrow());
                        }
                        Some(_) => {}
                        None => return Err(ClientError::NotATablePage),
                    },
                    _ = phases.changed() => {}
                },
            }
        }
    }

    async fn act(&mut self, screen: &Screen, samples: &Samples) -> Result<Screen, ClientError> {
        let action = &screen.actions[self.rng.random_range(0..screen.actions.len())];
        let begin = Instant::now();
        self.sent.set(screen.version, begin);
        let next = self.browser.play(&self.table, self.seat, screen, action).await?;
        samples.record(|times| times.acknowledged.push(begin.elapsed()));
        Ok(next)
    }

    /// Records the latency since the request of another player.
    fn record_seen(&self, screen: &Screen, phase: &Phase) {
        if let (Phase::Play { samples, .. }, Some((version, at))) = (phase, self.sent.get())
            && screen.version == version + 1
        {
            samples.record(|times| times.seen.push(at.elapsed()));
        }
    }
}
