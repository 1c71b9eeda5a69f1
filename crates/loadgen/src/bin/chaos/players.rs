//! Players that keep a ledger of what the server acknowledged.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use loadgen::{Browser, ClientError, Screen, Stage};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use table::{Seat as TableSeat, Viewer};

use crate::{
    cluster::watch::Spectator,
    idle::{Gap, Idle, Outages},
    secrets::Overheard,
};

/// An action that the server acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Action {
    /// The version for which it was chosen: its place in the log.
    pub(crate) version: u64,
    /// Its idempotency key, as stored.
    pub(crate) client: String,
    pub(crate) action: String,
}

/// A seat that the server acknowledged as taken.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    /// From 1.
    pub(crate) seat: usize,
    pub(crate) name: String,
    /// What the seat added to the seed.
    pub(crate) entropy: Option<String>,
}

/// What was acknowledged at one table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    pub(crate) seats: Vec<Seat>,
    pub(crate) actions: Vec<Action>,
    /// What was sent to people at the table.
    pub(crate) overheard: Vec<Overheard>,
}

/// What all players know.
#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) stop: AtomicBool,
    /// Acknowledged actions.
    pub(crate) acknowledged: AtomicU64,
    ledgers: Mutex<BTreeMap<String, Ledger>>,
    /// Answers that no fault excuses, with how often they came.
    unexpected: Mutex<BTreeMap<String, u64>>,
    idle: Mutex<Idle>,
    /// How often streams of spectators were opened again.
    pub(crate) resumed: AtomicU64,
}

impl Shared {
    fn write(&self, table: &str, change: impl FnOnce(&mut Ledger)) {
        let mut ledgers = self.ledgers.lock().unwrap_or_else(PoisonError::into_inner);
        change(ledgers.entry(table.to_owned()).or_default());
    }

    fn complain(&self, about: String) {
        *self.unexpected.lock().unwrap_or_else(PoisonError::into_inner).entry(about).or_default() += 1;
    }

    pub(crate) fn ledgers(&self) -> BTreeMap<String, Ledger> {
        self.ledgers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn unexpected(&self) -> BTreeMap<String, u64> {
        self.unexpected.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn idle(&self) -> MutexGuard<'_, Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are played at.
    pub(crate) fn tables(&self) -> usize {
        self.idle().tables()
    }

    /// How long tables stood still, the longest first, without the time of outages.
    pub(crate) fn gaps(&self, outages: &Outages) -> Vec<(Duration, Gap)> {
        self.idle().gaps(outages, Instant::now())
    }

    fn is_stopping(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Who plays at a table.
pub(crate) struct Setting {
    game: &'static str,
    /// The other seats: `open` for another person, or the level of a bot.
    others: &'static [&'static str],
}

pub(crate) const SETTINGS: &[Setting] = &[
    Setting { game: "ice-age", others: &["open", "open"] },
    Setting { game: "ice-age", others: &["random", "random"] },
    Setting { game: "ice-age", others: &["open", "random"] },
    Setting { game: "endless-winter", others: &["open"] },
    Setting { game: "endless-winter", others: &["random"] },
    Setting { game: "rise-of-tribes", others: &["open"] },
    Setting { game: "rise-of-tribes", others: &["random"] },
    Setting { game: "rise-of-tribes", others: &["open", "random"] },
];

/// Tables of a cluster: their bots think enough to be worth a worker.
pub(crate) const CLUSTER_SETTINGS: &[Setting] = &[
    Setting { game: "ice-age", others: &["open", "open"] },
    Setting { game: "ice-age", others: &["easy", "random"] },
    Setting { game: "ice-age", others: &["open", "medium"] },
    Setting { game: "endless-winter", others: &["open"] },
    Setting { game: "endless-winter", others: &["easy"] },
    Setting { game: "rise-of-tribes", others: &["open"] },
    Setting { game: "rise-of-tribes", others: &["medium"] },
    Setting { game: "rise-of-tribes", others: &["open", "easy"] },
];

/// How players behave.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// Who plays at each table.
    pub(crate) settings: &'static [Setting],
    /// How long a player waits before asking again after an error.
    pub(crate) pause: Duration,
    /// How long players of a table rest after everybody has looked once.
    pub(crate) rest: Duration,
    /// Whether every table has a spectator.
    pub(crate) audience: Audience,
}

/// Whether somebody watches.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Audience {
    Nobody,
    /// One spectator at each table, who follows the stream of the API, and at some tables somebody who has a seat.
    Spectator,
}

impl Manner {
    /// As fast as possible, at a few tables.
    pub(crate) const HASTY: Manner = Manner {
        settings: SETTINGS,
        pause: Duration::from_millis(20),
        rest: Duration::from_millis(2),
        audience: Audience::Nobody,
    };
}

/// At one of so many tables somebody with a seat follows the stream of the API, too: tables of all settings.
const SEATED: usize = 5;
/// One of so many pages is searched for secrets.
const PAGES: u64 = 8;

/// A table that moved on without the player answers "stale" for ever; then the page is loaded again.
const MOST_CONFLICTS: u32 = 40;

/// The players of one table after the other.
pub(crate) struct Players {
    number: usize,
    setting: &'static Setting,
    manner: Manner,
    http: reqwest::Client,
    base: String,
    dice: ChaCha8Rng,
    shared: Arc<Shared>,
    /// Who watches; the same person at one table after the other.
    spectator: Option<Browser>,
}

impl Players {
    pub(crate) fn new(
        number: usize,
        base: &str,
        shared: &Arc<Shared>,
        manner: Manner,
    ) -> Result<Self, ClientError> {
        Ok(Self {
            number,
            setting: &manner.settings[number % manner.settings.len()],
            manner,
            http: loadgen::http_client()?,
            base: base.to_owned(),
            dice: ChaCha8Rng::seed_from_u64(number as u64),
            shared: Arc::clone(shared),
            spectator: None,
        })
    }

    /// Plays until asked to stop.
    pub(crate) async fn play(mut self) {
        while !self.shared.is_stopping() {
            match self.sit_down().await {
                Ok((table, browsers)) => self.play_game(&table, &browsers).await,
                // An attempt that a fault cut short is given up.
                Err(error) => self.endure(&error).await,
            }
        }
    }

    async fn sit_down(&mut self) -> Result<(String, Vec<Browser>), ClientError> {
        let people = 1 + self.setting.others.iter().filter(|who| **who == "open").count();
        let mut browsers = vec![Browser::new(&self.http, &self.base); people];
        let table = browsers[0].open_table(self.setting.game, "Player 1", self.setting.others).await?;
        self.shared.write(&table, |ledger| {
            ledger.seats.push(Seat { seat: 1, name: "Player 1".to_owned(), entropy: None });
        });
        for (seat, browser) in (1..).zip(&mut browsers).skip(1) {
            let name = format!("Player {seat}");
            let entropy: String = (0..32).map(|_| format!("{:02x}", self.dice.random::<u8>())).collect();
            browser.join_contributing(&table, seat, &name, &entropy).await?;
            let taken = Seat { seat, name, entropy: Some(entropy) };
            self.shared.write(&table, |ledger| ledger.seats.push(taken));
        }
        Ok((table, browsers))
    }

    async fn play_game(&mut self, table: &str, browsers: &[Browser]) {
        let mut watching = Vec::new();
        if self.manner.audience == Audience::Spectator {
            if let Some(spectator) = self.spectator().await {
                watching.push(Spectator::watch(&spectator, table, Viewer::Public));
            }
            if self.number.is_multiple_of(SEATED)
                && let (Some(browser), Some(seat)) = (browsers.first(), TableSeat::from_number(1))
            {
                watching.push(Spectator::watch(browser, table, Viewer::Seat(seat)));
            }
        }
        let version = self.play_to_the_end(table, browsers).await;
        self.shared.idle().done(table, Instant::now());
        for one in watching {
            let watched = one.end(version).await;
            self.shared.resumed.fetch_add(watched.resumed, Ordering::Relaxed);
            for problem in watched.problems {
                self.shared.complain(format!("spectator of {table}: {problem}"));
            }
            self.shared.write(table, |ledger| ledger.overheard.push(watched.overheard));
        }
    }

    /// Who watches the tables of these players; `None` if the players stop before a server answers.
    async fn spectator(&mut self) -> Option<Browser> {
        while self.spectator.is_none() && !self.shared.is_stopping() {
            let mut browser = Browser::new(&self.http, &self.base);
            match browser.introduce(&format!("Spectator {}", self.number)).await {
                Ok(()) => self.spectator = Some(browser),
                Err(error) => self.endure(&error).await,
            }
        }
        self.spectator.clone()
    }

    /// The page of a seat. Some of them are searched for secrets, as long as there are any.
    async fn look(
        &self,
        browser: &Browser,
        table: &str,
        seat: usize,
        heard: &mut Overheard,
    ) -> Result<Screen, ClientError> {
        let html = browser.page(table, seat).await?;
        let screen = Screen::read(&html).ok_or(ClientError::NotATablePage)?;
        if self.manner.audience == Audience::Spectator
            && screen.stage != Stage::Over
            && screen.version.is_multiple_of(PAGES)
        {
            heard.hear(&html);
        }
        Ok(screen)
    }

    /// Plays until the game is over or the players stop, and returns the last version that a player knows of.
    async fn play_to_the_end(&mut self, table: &str, browsers: &[Browser]) -> u64 {
        let (mut over, mut version) = (false, 0);
        let mut heard = Overheard::by(Viewer::Public);
        while !over && !self.shared.is_stopping() {
            for (seat, browser) in (1..).zip(browsers) {
                let seen = match self.look(browser, table, seat, &mut heard).await {
                    Ok(seen) => seen,
                    Err(error) => {
                        self.endure(&error).await;
                        continue;
                    }
                };
                version = version.max(seen.version);
                self.shared.idle().seen(table, seen.version, Instant::now());
                over |= seen.stage == Stage::Over;
                if seen.actions.is_empty() {
                    tokio::time::sleep(self.manner.rest.min(Duration::from_millis(2))).await;
                    continue;
                }
                let action = seen.actions[self.dice.random_range(0..seen.actions.len())].clone();
                if self.insist(browser, table, seat, &seen, &action).await {
                    let client = format!("{seat}:{}", seen.client);
                    version = version.max(seen.version + 1);
                    self.shared.idle().seen(table, seen.version + 1, Instant::now());
                    let done = Action { version: seen.version, client, action };
                    self.shared.write(table, |ledger| ledger.actions.push(done));
                    self.shared.acknowledged.fetch_add(1, Ordering::Relaxed);
                }
            }
            tokio::time::sleep(self.manner.rest.mul_f64(self.dice.random_range(0.5..1.5))).await;
        }
        self.shared.write(table, |ledger| ledger.overheard.push(heard));
        version
    }

    /// Sends the same request until it is acknowledged; `false` if the table has moved on or the players stop. The server
    /// applies it once, however often it is sent.
    async fn insist(&self, browser: &Browser, table: &str, seat: usize, seen: &Screen, action: &str) -> bool {
        let mut conflicts = 0;
        while conflicts < MOST_CONFLICTS && !self.shared.is_stopping() {
            match browser.play(table, seat, seen, action).await {
                Ok(_) => return true,
                Err(error) => {
                    conflicts +=
                        u32::from(matches!(&error, ClientError::Status(status) if status.as_u16() == 409));
                    self.endure(&error).await;
                }
            }
        }
        false
    }

    /// Waits after an error that a fault may cause, and writes down any other. Whatever happens to the database, a server answers 503
    /// and the proxy 502 to 504: 500 is a broken invariant, or a request that panicked.
    async fn endure(&self, error: &ClientError) {
        match error {
            ClientError::Connection(_) | ClientError::Stream(_) => {}
            ClientError::Status(status) if matches!(status.as_u16(), 408 | 409 | 502..=504) => {}
            ClientError::Status(_) | ClientError::NotATablePage => {
                self.shared.complain(format!("{}: {error}", self.setting.game));
            }
        }
        tokio::time::sleep(self.manner.pause).await;
    }
}
