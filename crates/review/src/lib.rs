//! The review of a finished game: each seat's chance of winning over the game, the choices that gave some of it away, what would
//! have been better and why, and how much luck gave or took. `docs/review.md` explains what the numbers mean.
//!
//! It is written against the contract: any game that can be evaluated can be reviewed, with any options and content. A review is
//! a plain value without words; actions are in notation and reasons are message keys.

mod examination;
mod examine;
mod grade;
mod judge;
mod luck;
mod model;
mod summary;
mod texts;
mod trace;

pub use examination::{AnyExamination, Examination, Finding};
pub use examine::{Plan, Progress, ReviewError, examine, examine_choice, standard_evaluations};
pub use grade::Grade;
pub use model::{
    Chance, Decision, Heading, Knowledge, Point, Rated, Reason, Review, Settings, Summary, Swing,
    TurningPoint,
};
pub use texts::{Texts, texts};

/// Grows whenever the same game, depth and seed give another review: after changes of the search, of an evaluation or of what a
/// review says. Stored reviews of another version are made again. `tests/pinned.rs` fails until it has grown.
pub const VERSION: u32 = 2;
