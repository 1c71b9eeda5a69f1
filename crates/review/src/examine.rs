//! The review of a whole game, on any number of threads.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
};

use table::{Calibration, Evaluate, Seat, record::Event, table::Table, text::Phrase};

use crate::{
    AnyExamination as _, Decision, Examination, Finding, Heading, Knowledge, Review, Settings, judge::judge,
    trace::Choice,
};

/// How a game is to be reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Positions evaluated to find the best choice of a decision, and again to compare it with what was played. `None`:
    /// [`standard_evaluations`].
    pub evaluations: Option<u32>,
    /// From what choices are judged.
    pub knowledge: Knowledge,
    /// The same seed gives the same review, on any number of threads.
    pub seed: u64,
    /// The only seat whose choices are judged. `None`: all.
    pub seat: Option<Seat>,
    /// Threads.
    pub threads: NonZeroUsize,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            evaluations: None,
            knowledge: Knowledge::default(),
            seed: 1,
            seat: None,
            threads: NonZeroUsize::MIN,
        }
    }
}

/// The progress of a review, and a way to stop it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Choices and chance events examined.
    pub done: AtomicU64,
    /// How many there are; 0 until the review has begun.
    pub total: AtomicU64,
    /// Set to stop early.
    pub stop: AtomicBool,
}

/// Why there is no review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReviewError {
    /// The game is still being played.
    #[error("the game is not over: a game is reviewed when it has ended")]
    Unfinished,
    /// It was stopped.
    #[error("the review was stopped")]
    Stopped,
    /// The table is one of another game.
    #[error("this is a table of another game")]
    OtherGame,
}

impl ReviewError {
    /// The reason in words for a person.
    pub const fn phrase(self) -> Phrase {
        let key = match self {
            Self::Unfinished => "table-review-unfinished",
            Self::Stopped => "table-review-stopped",
            Self::OtherGame => "table-review-other-game",
        };
        Phrase { key: std::borrow::Cow::Borrowed(key), with: Vec::new() }
    }
}

/// The most positions evaluated for one decision at the standard depth.
const STANDARD: u32 = 10_000;
/// The fewest.
const SHALLOWEST: u32 = 1_000;
/// Positions evaluated to find the best choices of a whole game: a long game is searched less deeply, so that it takes no longer.
const WHOLE_GAME: u32 = 10_000_000;

/// Positions evaluated for each of `decisions` at the standard depth.
pub fn standard_evaluations(decisions: usize) -> u32 {
    let decisions = u32::try_from(decisions).unwrap_or(u32::MAX).max(1);
    (WHOLE_GAME / decisions).clamp(SHALLOWEST, STANDARD)
}

/// What random numbers are drawn for: each use of each event has its own.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Search = 1,
    Compare,
    Reasons,
    Luck,
}

/// The seed for one use in one event: results do not depend on what else is examined, or in what order.
pub(crate) fn seed_of(seed: u64, event: usize, purpose: Purpose) -> u64 {
    // SplitMix64: neighbouring numbers give unrelated seeds.
    let mut mixed =
        seed.wrapping_add((event as u64 * 8 + purpose as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Reviews a finished game. `headings` are the steps at which its rounds and turns begin.
pub fn examine<R: Evaluate>(
    table: &Table<R>,
    headings: Vec<Heading>,
    plan: &Plan,
    progress: &Progress,
) -> Result<Review, ReviewError> {
    let examination = Examination::new(table, headings, plan)?;
    let findings = find_all(&examination, plan.threads, progress)?;
    Ok(examination.conclude(findings))
}

/// What one choice of a finished game gave away: the choice of the event with this number; `None` if it is none, or one with a single
/// action. Depth and seed are those of a review of the whole game, unless the plan has its own. A review states chances with the
/// calibration of the game ([`Evaluate::calibration`]).
pub fn examine_choice<R: Evaluate>(
    table: &Table<R>,
    event: usize,
    plan: &Plan,
    calibration: Calibration,
) -> Option<Decision> {
    let past = table.past(event);
    let events = table.events_since(event);
    let Some(Event::Play(play)) = events.first() else { return None };
    let mut actions = Vec::new();
    past.rules().legal_actions(past.state(), &mut actions);
    let played = past.rules().read_action(&play.play).ok()?;
    let settings = Settings {
        evaluations: plan.evaluations.unwrap_or(STANDARD),
        knowledge: plan.knowledge,
        seed: plan.seed,
        seat: plan.seat,
    };
    let choice = Choice { event, seat: play.seat, before: *past.state(), played };
    (actions.len() > 1).then(|| judge(past.rules(), &choice, &settings, calibration).0)
}

/// Examines every step and returns the findings in order.
fn find_all<R: Evaluate>(
    examination: &Examination<R>,
    threads: NonZeroUsize,
    progress: &Progress,
) -> Result<Vec<Finding>, ReviewError> {
    let steps = examination.steps();
    progress.done.store(0, Ordering::Relaxed);
    progress.total.store(steps as u64, Ordering::Relaxed);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while !progress.stop.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(finding) = examination.find(index) else { break };
            found.push((index, finding));
            progress.done.fetch_add(1, Ordering::Relaxed);
        }
        found
    };
    // One thread works in place: its allocations are those of the caller.
    let mut found = if threads == NonZeroUsize::MIN {
        work()
    } else {
        std::thread::scope(|scope| {
            let running: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
            let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            running.into_iter().flat_map(join).collect()
        })
    };
    if found.len() < steps {
        return Err(ReviewError::Stopped);
    }
    found.sort_by_key(|(index, _)| *index);
    Ok(found.into_iter().map(|(_, finding)| finding).collect())
}
