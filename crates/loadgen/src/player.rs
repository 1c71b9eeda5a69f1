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
    /// From a request to the player's own page.
    pub(crate) shown: Vec<Duration>,
    /// From a request to the page of another player.
    pub(crate) seen: Vec<Duration>,
    /// Bytes of each update on the wire.
    pub(crate) sizes: Vec<usize>,
}

impl Times {
    /// Adds those of another measurement.
    pub(crate) fn add(&mut self, more: Times) {
        self.acknowledged.extend(more.acknowledged);
        self.shown.extend(more.shown);
        self.seen.extend(more.seen);
        self.sizes.extend(more.sizes);
    }
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

/// The last request at a table, for all players to measure their latency.
#[derive(Default)]
pub(crate) struct Sent(Mutex<Option<Sending>>);

/// A request to play.
#[derive(Clone, Copy)]
struct Sending {
    /// The version it was made for.
    version: u64,
    seat: usize,
    at: Instant,
}

impl Sent {
    fn set(&self, sending: Sending) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(sending);
    }

    fn get(&self) -> Option<Sending> {
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
        let mut screen = self.browser.look(&self.table, self.seat).await?;
        let mut updates = self.browser.follow(&self.table, self.seat, &screen).await?;
        loop {
            let phase = phases.borrow_and_update().clone();
            match phase {
                Phase::Stop => return Ok(()),
                _ if screen.stage == Stage::Over => return Ok(()),
                Phase::Play { think, samples } if !screen.actions.is_empty() => {
                    let pause = think.mul_f64(self.rng.random_range(0.5..1.5));
                    tokio::select! {
                        () = tokio::time::sleep(pause) => self.act(&mut screen, &samples).await?,
                        _ = phases.changed() => {}
                    }
                }
                Phase::Play { .. } | Phase::Settle => tokio::select! {
                    update = updates.next() => {
                        let update = update?.ok_or(ClientError::NotATablePage)?;
                        if screen.update(&update.html).is_err() {
                            self.browser.look_again(&self.table, self.seat, &mut screen).await?;
                        }
                        self.record_seen(&screen, update.bytes, &phases.borrow());
                    }
                    _ = phases.changed() => {}
                },
            }
        }
    }

    async fn act(&mut self, screen: &mut Screen, samples: &Samples) -> Result<(), ClientError> {
        // The stream brings the next ones.
        let actions = std::mem::take(&mut screen.actions);
        let action = &actions[self.rng.random_range(0..actions.len())];
        let begin = Instant::now();
        self.sent.set(Sending { version: screen.version, seat: self.seat, at: begin });
        self.browser.play_streaming(&self.table, self.seat, screen, action).await?;
        samples.record(|times| times.acknowledged.push(begin.elapsed()));
        Ok(())
    }

    /// Records the size of an update and the time since the request that caused it.
    fn record_seen(&self, screen: &Screen, bytes: usize, phase: &Phase) {
        let Phase::Play { samples, .. } = phase else { return };
        let sent = self.sent.get().filter(|sent| screen.version == sent.version + 1);
        samples.record(|times| {
            times.sizes.push(bytes);
            match sent {
                Some(sent) if sent.seat == self.seat => times.shown.push(sent.at.elapsed()),
                Some(sent) => times.seen.push(sent.at.elapsed()),
                None => {}
            }
        });
    }
}
