//! Tests that a game keeps the contract, by playing it at random and examining the results.
//!
//! One line per game runs it for every seat count and every combination of options:
//!
//! ```ignore
//! ochre_table::conformance::run::<Pig>(&Plan::default()).unwrap();
//! ```
//!
//! Every game played is checked lightly at each step (somebody can act, what is listed is accepted, the position is valid,
//! the game ends). A share of the positions is examined thoroughly: refusals, saving, notation, weights, secrets; and a
//! share of the games is played at a table, with undo, and replayed. [`run_spoiled`] adds positions nobody reached: saved
//! ones with changed values, refused or playable; [`run_overlays`] does the same with content files. A [`Breach`] names the [`Promise`], the options, the seed and the step, so
//! that it can be repeated.

mod alternatives;
mod fuzz;
mod game;
mod messages;
mod mutate;
mod options;
mod overlays;
mod page;
mod position;
mod promise;
mod secrets;
mod spoiled;

use std::{
    ops::Range,
    sync::{Mutex, PoisonError},
};

use self::{
    game::Game,
    position::Pool,
    promise::{Broken, catching},
};
use crate::{Rules, record::Overlay};

pub use fuzz::{change_value, load_bytes, play_bytes, saved_positions};
pub use overlays::{
    Mutated, Mutations, every_value_is_a_field, overlays_of_every_value, round_trip_every_value, run_overlays,
};
pub use page::page_matches_content;
pub use promise::{Breach, Promise};
pub use spoiled::{Spoiled, Spoiling, run_spoiled};

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

/// How much was played without a broken promise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// Combinations of options.
    pub combinations: u64,
    /// Games.
    pub games: u64,
    /// Choices by seats.
    pub choices: u64,
    /// Outcomes of chance.
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

/// Plays every combination of options, on all cores.
pub fn run<R: Rules>(plan: &Plan) -> Result<Report, Breach> {
    run_some::<R>(plan, R::every_options())
}

/// Plays these combinations of options, on all cores. Fails with the first broken promise of any of them.
pub fn run_some<R: Rules>(plan: &Plan, combinations: Vec<R::Options>) -> Result<Report, Breach> {
    catching(Promise::NoPanic, options::examine::<R>)
        .map_err(|broken| broken.in_game::<R>(&R::Options::default(), 0, 0))?;
    let waiting = Mutex::new(combinations);
    let total = Mutex::new(Ok(Report::default()));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    // Panics of the game are caught: a lock is never left in the middle of a change.
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(options) = waiting.lock().unwrap_or_else(PoisonError::into_inner).pop() {
                    let result = one::<R>(plan, &options, &R::standard_content(), None, 0..plan.games);
                    let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                    match (&mut *total, result) {
                        (Ok(sum), Ok(report)) => sum.add(&report),
                        (Ok(_), Err(breach)) => *total = Err(breach),
                        (Err(_), _) => return,
                    }
                }
            });
        }
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Plays the games with these numbers, of one combination of options, with this content.
fn one<R: Rules>(
    plan: &Plan,
    options: &R::Options,
    content: &R::Content,
    overlay: Option<&Overlay>,
    numbers: Range<u64>,
) -> Result<Report, Breach> {
    let (mut seed, mut step) = (plan.seed, 0);
    catching(Promise::NoPanic, || {
        let rules = R::new(options, content).map_err(Promise::OptionsAccepted.by("new"))?;
        let mut report = Report { combinations: 1, ..Report::default() };
        let mut pool = Pool::new();
        for number in numbers {
            seed = plan.seed + number;
            let thorough = number.is_multiple_of(plan.thorough_one_in);
            report.add(&Game::new(&rules, seed, (plan, thorough), &mut pool, &mut step).play()?);
            if thorough {
                game::table(&rules, overlay, seed)?;
            }
        }
        Ok::<_, Broken>(report)
    })
    .map_err(|broken| broken.in_game::<R>(options, seed, step))
}
