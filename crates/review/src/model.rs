//! The value of a review. Chances are from 0 to 1, rounded to a hundredth of a per cent.

use bots::why;
use serde::{Deserialize, Serialize};
use table::{Seat, text::Phrase};

use crate::Grade;

/// From what a choice is judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Knowledge {
    /// From what the choosing seat could know.
    #[default]
    Seat,
    /// From the whole position, hidden cards included. What chance had yet to deal stays unknown.
    All,
}

/// A finished game, reviewed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Review {
    /// The game.
    pub game: String,
    /// How many seats play.
    pub seats: usize,
    /// How many events the record has.
    pub events: usize,
    /// How it was reviewed. The same settings give the same review.
    pub settings: Settings,
    /// Where rounds and turns begin.
    pub headings: Vec<Heading>,
    /// Every choice between at least two actions, in order. Choices that were taken back are left out.
    pub decisions: Vec<Decision>,
    /// Every chance event that changed somebody's chance.
    pub chances: Vec<Chance>,
    /// For each seat, its chance of winning over the game.
    pub curves: Vec<Vec<Point>>,
    /// The three to five events that changed most, in order.
    pub turning_points: Vec<TurningPoint>,
    /// For each seat, the sums.
    pub summaries: Vec<Summary>,
    /// Positions evaluated.
    pub evaluations: u64,
}

/// How a game was reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Settings {
    /// Positions evaluated to find the best choice of a decision, and again to compare it with what was played.
    pub evaluations: u32,
    /// From what choices are judged.
    pub knowledge: Knowledge,
    /// The seed of the search.
    pub seed: u64,
    /// The only seat whose choices were judged, if not all were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// A step at which a round or a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Heading {
    /// The number of events before it.
    pub step: usize,
    /// The round, from 1.
    pub round: u32,
    /// Whose turn it is; `None` until the first decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// One choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Decision {
    /// The event of the record.
    pub event: usize,
    /// Who chose.
    pub seat: Seat,
    /// How many actions were possible.
    pub actions: usize,
    /// What was played, in notation.
    pub played: String,
    /// The chance of winning before it: after the best choice.
    pub before: f32,
    /// The chance of winning after it.
    pub after: f32,
    /// The chance given away.
    pub lost: f32,
    /// The standard error of `lost`; 0 if the search would have played the same.
    pub error: f32,
    /// How good it was.
    pub grade: Grade,
    /// What would have been better, in notation. Only if something was given away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<String>,
    /// What the better choice gains (or, below zero, costs), largest gain first. Only for marked choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// The most promising actions and what was played, best first. Only for marked choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rated: Vec<Rated>,
}

impl Decision {
    /// Why the better choice is better; `None` unless the choice is marked.
    pub fn why(&self) -> Option<Phrase> {
        let sentence = || why(self.reasons.iter().map(|reason| (reason.term.clone(), reason.points)));
        self.grade.is_marked().then(|| sentence().unwrap_or_else(|| Phrase::new("table-why-played-later")))
    }
}

/// A difference between two choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Reason {
    /// The message that names the source of points, or the means.
    pub term: String,
    /// Expected points.
    pub points: f32,
}

/// An action and what it promised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rated {
    /// In notation.
    pub action: String,
    /// The chance of winning after it.
    pub chance: f32,
}

/// What chance dealt, and what it did to each seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chance {
    /// The event of the record.
    pub event: usize,
    /// For each seat, its chance of winning after what was dealt minus the mean over everything that could have been dealt.
    pub luck: Vec<f32>,
}

/// The chance of winning at one step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Point {
    /// The number of events before it.
    pub step: usize,
    /// The chance of winning.
    pub chance: f32,
}

/// What changed a chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Swing {
    /// A choice that gave something away.
    Choice,
    /// Something chance dealt.
    Chance,
}

/// An event that changed much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TurningPoint {
    /// The event of the record.
    pub event: usize,
    /// Who chose, or whom chance changed most.
    pub seat: Seat,
    /// What it was.
    pub swing: Swing,
    /// By how much the chance of the seat changed.
    pub change: f32,
}

/// The sums of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// Choices between at least two actions.
    pub decisions: usize,
    /// Choices of the grade inaccuracy.
    pub inaccuracies: usize,
    /// Choices of the grade mistake.
    pub mistakes: usize,
    /// Choices of the grade blunder.
    pub blunders: usize,
    /// The chance given away by all choices together. It can exceed 1.
    pub lost: f32,
    /// What all chance events together gave or took.
    pub luck: f32,
    /// Its share of the victory: 1 for the only winner, 0 for a loser.
    pub result: f32,
}

/// Rounded to a hundredth of a per cent, so that a review is the same after it was stored.
pub(crate) fn rounded(number: f32) -> f32 {
    // Adding zero makes a rounded negative zero positive.
    ((f64::from(number) * 1e4).round() / 1e4 + 0.0) as f32
}
