//! What wins: games between bots, counted by seat, by source of points, and by everything the game names in
//! [`Evaluate::subjects`].
//!
//! A measurement holds whole numbers only. So a run can be interrupted and continued, and runs of several machines can be added,
//! and the sums do not depend on the order.

mod contestant;
mod recorder;
mod report;
mod tally;

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicU64, Ordering},
};

use rand::{Rng, SeedableRng, rngs::SmallRng};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{
    Evaluate, Turn, Viewer,
    content::fingerprint,
    journal::{Audience, Journal},
    odds::Odds,
};

use crate::{
    game::{options_json, seed_of},
    simulate::Progress,
};

pub use contestant::{Contestant, UnknownStrategy};
use recorder::Recorder;
pub use report::{BotLine, Kind, Report, SeatLine, SourceLine, StrategyMap, SubjectLine};
pub use tally::{Cell, Counted, Tally, Whole};

/// Games of one measurement between two writings, for each thread.
const CHUNK: u64 = 4;

/// Counted games between certain bots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Balance {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// Its options.
    pub options: Value,
    /// The fingerprint of its content.
    pub content: String,
    /// The fingerprint of the weights bots evaluate with.
    pub weights: String,
    /// Who plays. They change seats from game to game.
    pub bots: Vec<String>,
    /// The games played so far, by seed.
    pub series: Vec<Series>,
    /// What was counted.
    pub tally: Tally,
}

/// The first games of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Series {
    /// The seed.
    pub seed: u64,
    /// How many of its games were played.
    pub games: u64,
}

/// Why two measurements cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddError {
    /// They are of other games, options, content or bots.
    #[error("measured with another game, rules, options, content or bots")]
    Different,
    /// The same games would count twice.
    #[error("both have games of seed {seed}: the same games would count twice")]
    SameSeed {
        /// The seed.
        seed: u64,
    },
}

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Who plays, one for each seat.
    pub contestants: &'a [Contestant],
    /// The same seed gives the same games on any number of threads.
    pub seed: u64,
    /// Games of that seed, including those already played.
    pub games: u64,
    /// Threads.
    pub threads: usize,
    /// Updated while games are played.
    pub progress: &'a Progress,
}

impl Balance {
    /// A measurement without games.
    pub fn new<R: Evaluate>(rules: &R, contestants: &[Contestant]) -> Self {
        Self {
            game: R::NAME.to_owned(),
            version: R::VERSION,
            options: options_json(rules),
            content: fingerprint(rules.content()),
            weights: fingerprint(&R::Weights::default()),
            bots: contestants.iter().map(|contestant| contestant.name::<R>()).collect(),
            series: Vec::new(),
            tally: Tally::default(),
        }
    }

    /// Whether `other` is of the same game, rules, options, content and bots.
    pub fn same(&self, other: &Self) -> bool {
        self.game == other.game
            && self.version == other.version
            && self.options == other.options
            && self.content == other.content
            && self.weights == other.weights
            && self.bots == other.bots
    }

    /// Games of this seed so far.
    pub fn games_of(&self, seed: u64) -> u64 {
        self.series.iter().find(|series| series.seed == seed).map_or(0, |series| series.games)
    }

    /// Adds the games of `other`.
    pub fn add(&mut self, other: &Self) -> Result<(), AddError> {
        if !self.same(other) {
            return Err(AddError::Different);
        }
        if let Some(twice) = other.series.iter().find(|series| self.games_of(series.seed) > 0) {
            return Err(AddError::SameSeed { seed: twice.seed });
        }
        self.series.extend_from_slice(&other.series);
        self.tally.merge(&other.tally);
        Ok(())
    }

    /// Plays until there are as many games of the seed as planned, or the progress asks to stop. `keep` gets the measurement
    /// every few games.
    ///
    /// # Panics
    /// Panics if the plan has not one contestant for each seat.
    pub fn play<R: Evaluate>(&mut self, rules: &R, plan: &Plan<'_>, keep: &mut dyn FnMut(&Self)) {
        assert_eq!(plan.contestants.len(), rules.seats(), "one contestant for each seat");
        let index = self.series.iter().position(|series| series.seed == plan.seed).unwrap_or_else(|| {
            self.series.push(Series { seed: plan.seed, games: 0 });
            self.series.len() - 1
        });
        let threads = plan.threads.max(1) as u64;
        while self.series[index].games < plan.games && !plan.progress.stop.load(Ordering::Relaxed) {
            let first = self.series[index].games;
            let until = plan.games.min(first + CHUNK * threads);
            let played = play_chunk(rules, plan, first, until);
            self.series[index].games += played.games;
            self.tally.merge(&played);
            keep(self);
        }
    }

    /// What the counts show. The names are those of `rules`.
    pub fn report<R: Evaluate>(&self, rules: &R) -> Report {
        report::report(self, rules)
    }
}

/// Plays games `first` to `until` on all threads. Every game that was begun is finished, so those played have no gaps.
fn play_chunk<R: Evaluate>(rules: &R, plan: &Plan<'_>, first: u64, until: u64) -> Tally {
    let next = AtomicU64::new(first);
    let total = Mutex::new(Tally::default());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut tally = Tally::default();
                let mut recorder = Recorder::new(rules);
                while !plan.progress.stop.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= until {
                        break;
                    }
                    play_one(rules, plan, game, &mut recorder, &mut tally);
                    plan.progress.games.fetch_add(1, Ordering::Relaxed);
                }
                total.lock().unwrap_or_else(PoisonError::into_inner).merge(&tally);
            });
        }
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// A journal that counts what notes tell of subjects.
struct Counting<'a, R: Evaluate> {
    rules: &'a R,
    recorder: &'a mut Recorder,
}

impl<R: Evaluate> Journal<R::Note> for Counting<'_, R> {
    fn note_for(&mut self, _: Audience, note: R::Note) {
        if let Some(occurrence) = self.rules.occurrence(&note) {
            self.recorder.occurred(occurrence);
        }
    }
}

#[expect(clippy::expect_used, reason = "an unfinished game must not enter the statistics")]
fn play_one<R: Evaluate>(rules: &R, plan: &Plan<'_>, game: u64, recorder: &mut Recorder, tally: &mut Tally) {
    let seats = rules.seats();
    // Each deal is played once with every rotation of the bots.
    let (deal, turned) = (game / seats as u64, game as usize % seats);
    let chairs: Vec<usize> = (0..seats).map(|seat| (seat + turned) % seats).collect();
    let bot_seed = seed_of(plan.seed ^ 0xba1a, game);
    let mut players: Vec<_> = chairs
        .iter()
        .zip(1_u64..)
        .map(|(&bot, number)| plan.contestants[bot].bot::<R>(bot_seed ^ number))
        .collect();
    let mut dealer = SmallRng::seed_from_u64(seed_of(plan.seed, deal));
    let (mut state, mut odds) = (rules.start(), Odds::new());
    recorder.begin();
    loop {
        deal_chance(rules, &mut state, &mut odds, &mut dealer, recorder);
        let Turn::Choose(seat) = rules.turn(&state) else { break };
        let view = rules.view(&state, Viewer::Seat(seat));
        let action =
            players[seat.index()].choose(rules, &view).expect("a seat that must choose has an action");
        recorder.decides(seat);
        for &offered in &view.actions {
            if let Some(subject) = rules.subject(&state, offered) {
                recorder.offered(subject);
            }
        }
        if let Some(subject) = rules.subject(&state, action) {
            recorder.chosen(subject);
        }
        let mut journal = Counting { rules, recorder: &mut *recorder };
        rules.play(&mut state, action, &mut journal).expect("bots choose legal actions");
    }
    recorder.finish(&rules.standings(&state), &chairs, tally);
}

/// Deals what chance owes, counting what it gives.
#[expect(
    clippy::expect_used,
    reason = "the conformance suite proves that chance has an outcome when it is due"
)]
fn deal_chance<R: Evaluate>(
    rules: &R,
    state: &mut R::State,
    odds: &mut Odds<R::Outcome>,
    dealer: &mut impl Rng,
    recorder: &mut Recorder,
) {
    while rules.turn(state) == Turn::Chance {
        odds.clear();
        rules.outcomes(state, odds);
        let outcome = odds.sample(dealer).expect("chance has an outcome whenever it is due");
        let mut journal = Counting { rules, recorder: &mut *recorder };
        rules.deal(state, outcome, &mut journal).expect("a listed outcome is accepted");
    }
}
