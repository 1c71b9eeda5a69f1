//! Proves that a game keeps the contract, by playing it at random and asking awkward questions.
//!
//! One line per game runs it for every seat count and every combination of options:
//!
//! ```ignore
//! table::conformance::run::<IceAge>(&Plan::default()).unwrap();
//! ```
//!
//! Every game played is checked lightly at each step (somebody can act, what is listed is accepted, pieces are
//! conserved, the game ends). A share of the games is examined thoroughly: refusals, saving, notation, secrets,
//! undo and replay. [`run_spoiled`] adds positions nobody reached: changed by hand, refused or playable. Each failure names the options, the seed and the step, so that it can be repeated.

mod examine;
mod strangers;
mod walk;

use std::{fmt, sync::Mutex};

use crate::Rules;

pub use strangers::{Spoiled, Spoiling, run_spoiled};
pub use walk::{Walk, walk_bytes};

/// How much to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Random games for each combination of options.
    pub games: u64,
    /// One game in so many is examined thoroughly at every step, the others at one step in so many.
    pub thorough_one_in: u64,
    /// A game with more steps than this (choices and chance together) counts as endless.
    pub longest: u32,
    /// First seed; game `n` of a combination has seed `seed + n`.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { games: 1_000, thorough_one_in: 50, longest: 20_000, seed: 1 }
    }
}

/// What was played without a finding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Combinations of options.
    pub combinations: u64,
    /// Games.
    pub games: u64,
    /// Choices by seats.
    pub choices: u64,
    /// Answers of chance.
    pub chances: u64,
    /// Positions examined thoroughly.
    pub thorough: u64,
    /// The most actions any position offered.
    pub widest: u64,
    /// The most steps any game took.
    pub longest: u64,
}

impl Report {
    fn add(&mut self, other: &Self) {
        self.combinations += other.combinations;
        self.games += other.games;
        self.choices += other.choices;
        self.chances += other.chances;
        self.thorough += other.thorough;
        self.widest = self.widest.max(other.widest);
        self.longest = self.longest.max(other.longest);
    }
}

/// A promise of the contract that was broken.
#[derive(Clone, Debug, thiserror::Error)]
pub struct Finding {
    /// The options of the game.
    pub options: String,
    /// The seed of the random game.
    pub seed: u64,
    /// Steps taken before it showed.
    pub step: u32,
    /// The promise, and how it was broken.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [options {}, seed {}, step {}]", self.what, self.options, self.seed, self.step)
    }
}

/// Plays every combination of options, on all cores.
pub fn run<R: Rules>(plan: &Plan) -> Result<Report, Finding> {
    run_some::<R>(plan, R::every_options())
}

/// Plays these combinations of options, on all cores.
pub fn run_some<R: Rules>(plan: &Plan, combinations: Vec<R::Options>) -> Result<Report, Finding> {
    let waiting = Mutex::new(combinations);
    let total = Mutex::new(Ok(Report::default()));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(options) = waiting.lock().ok().and_then(|mut list| list.pop()) {
                    let result = one::<R>(plan, &options);
                    let Ok(mut total) = total.lock() else { return };
                    match (&mut *total, result) {
                        (Ok(sum), Ok(report)) => sum.add(&report),
                        (Ok(_), Err(finding)) => *total = Err(finding),
                        (Err(_), _) => return,
                    }
                }
            });
        }
    });
    total.into_inner().unwrap_or_else(|_| Err(finding::<R>(None, 0, 0, "a worker panicked")))
}

fn one<R: Rules>(plan: &Plan, options: &R::Options) -> Result<Report, Finding> {
    let content = R::standard_content();
    let rules = R::new(options, &content)
        .map_err(|error| finding::<R>(Some(options), 0, 0, format!("options are refused: {error}")))?;
    let mut report = Report { combinations: 1, ..Report::default() };
    let mut pool = examine::Pool::default();
    for seed in plan.seed..plan.seed + plan.games {
        let thorough = (seed - plan.seed).is_multiple_of(plan.thorough_one_in);
        let mut walk = Walk::new(&rules, seed, plan, thorough, &mut pool);
        let played = walk.play().map_err(|what| finding::<R>(Some(options), seed, walk.steps(), what))?;
        report.add(&played);
        if thorough {
            examine::table(&rules, seed).map_err(|what| finding::<R>(Some(options), seed, 0, what))?;
        }
    }
    Ok(report)
}

fn finding<R: Rules>(options: Option<&R::Options>, seed: u64, step: u32, what: impl Into<String>) -> Finding {
    Finding {
        options: options.and_then(|options| serde_json::to_string(options).ok()).unwrap_or_default(),
        seed,
        step,
        what: what.into(),
    }
}
