//! The review of a finished game: a page of its own, and what a replay says about its step.

use table::{Seat, standings::Standings};

use super::TableHead;

/// `GET /table/ID/review?known=KNOWN&seat=SEAT` (or `seat=all`), and its `<main>` alone for the script. Its form posts `known` to `/table/ID/review`.
#[derive(Clone, Debug)]
pub struct ReviewPage {
    /// The table.
    pub head: TableHead,
    /// From what choices are judged.
    pub known: Known,
    /// The only seat whose choices are listed.
    pub only: Option<Seat>,
    /// Every seat with its score, best place first.
    pub scores: Vec<(Seat, i32)>,
    /// What the points come from.
    pub standings: Standings,
    /// How far it is.
    pub stage: ReviewStage,
}

/// From what choices are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Known {
    /// From what the choosing seat could know.
    #[default]
    Seat,
    /// From everything, hidden cards included.
    All,
}

impl Known {
    /// Both, in the order they are offered.
    pub const ALL: [Self; 2] = [Self::Seat, Self::All];

    /// Its name in links and forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::All => "all",
        }
    }

    /// What `name` names.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.name() == name)
    }
}

/// How far a review is.
#[derive(Clone, Debug)]
pub enum ReviewStage {
    /// Nobody has asked for it.
    Missing,
    /// It waits for others.
    Waiting {
        /// How many.
        ahead: usize,
    },
    /// It is being made.
    Making {
        /// Choices and chance events examined.
        done: usize,
        /// How many there are.
        total: usize,
    },
    /// It is complete.
    Complete(Box<ReviewSheet>),
}

/// A complete review. Chances are from 0 to 1.
#[derive(Clone, Debug)]
pub struct ReviewSheet {
    /// The number of steps of the replay.
    pub events: usize,
    /// Positions evaluated for each choice.
    pub evaluations: u32,
    /// Where rounds begin: step and number.
    pub rounds: Vec<(usize, u32)>,
    /// For each seat, its chance of winning at steps of the game.
    pub curves: Vec<Vec<(usize, f32)>>,
    /// The events that changed most, in order.
    pub turning_points: Vec<TurningPoint>,
    /// The choices to learn from, in order.
    pub marked: Vec<MarkedChoice>,
    /// For each seat, the sums.
    pub sums: Vec<ReviewSums>,
}

/// How good a choice was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceGrade {
    /// Its name, as in style sheets: `mistake`.
    pub name: &'static str,
    /// Its sign: `?`.
    pub sign: &'static str,
    /// In the reader's language.
    pub text: String,
}

/// A choice to learn from.
#[derive(Clone, Debug)]
pub struct MarkedChoice {
    /// The step of the replay at which the seat had to choose.
    pub step: usize,
    /// Who chose.
    pub seat: Seat,
    /// The round.
    pub round: u32,
    /// How good it was.
    pub grade: ChoiceGrade,
    /// The chance of winning before it: after the best choice.
    pub before: f32,
    /// The chance of winning after it.
    pub after: f32,
    /// The chance given away.
    pub lost: f32,
    /// What was played, in the reader's language.
    pub played: String,
    /// What would have been better.
    pub better: Option<String>,
    /// Why.
    pub why: String,
    /// The most promising choices and what was played, best first.
    pub rated: Vec<RatedChoice>,
}

/// A choice with its chance.
#[derive(Clone, Debug)]
pub struct RatedChoice {
    /// In the reader's language.
    pub text: String,
    /// The chance of winning after it.
    pub chance: f32,
    /// Was it played?
    pub played: bool,
}

/// An event that changed much.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// The step of the replay that shows it.
    pub step: usize,
    /// Who chose, or whom chance changed most.
    pub seat: Seat,
    /// The round.
    pub round: u32,
    /// By how much the chance of the seat changed.
    pub change: f32,
    /// What happened.
    pub what: Turned,
}

/// What a turning point is.
#[derive(Clone, Debug)]
pub enum Turned {
    /// A choice, with what was played, if it is marked.
    Choice(ChoiceGrade, Option<String>),
    /// What chance dealt, as the seat read it.
    Chance(Vec<String>),
}

/// The sums of one seat.
#[derive(Clone, Copy, Debug)]
pub struct ReviewSums {
    /// The seat.
    pub seat: Seat,
    /// Choices between at least two actions.
    pub choices: usize,
    /// Choices of the grades inaccuracy, mistake and blunder.
    pub marks: [usize; 3],
    /// The chance given away.
    pub lost: f32,
    /// What chance gave or took.
    pub luck: f32,
    /// Did it win?
    pub won: bool,
}

/// What a replay says about its step, if the game is reviewed.
#[derive(Clone, Debug)]
pub struct StepReview {
    /// From what choices are judged.
    pub known: Known,
    /// The verdict about the choice at this step.
    pub verdict: Option<Verdict>,
    /// All choices to learn from, in order: step, seat and grade.
    pub marks: Vec<(usize, Seat, ChoiceGrade)>,
    /// For each seat, its chance of winning at steps of the game.
    pub curves: Vec<Vec<(usize, f32)>>,
    /// Where rounds begin: step and number.
    pub rounds: Vec<(usize, u32)>,
    /// Where the better choice at this step is shown, if there is one.
    pub shown: BetterShown,
    /// What of a marked choice is drawn on the board.
    pub drawn: Drawn,
    /// What came of a marked choice.
    pub aftermath: Option<Aftermath>,
}

/// Where a better choice is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetterShown {
    /// At its places on the board.
    OnBoard,
    /// In words over the board, where it has no place.
    InWords,
}

/// What of a marked choice is drawn on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drawn {
    /// What was played.
    Played,
    /// What would have been better.
    Better,
    /// Both.
    #[default]
    Both,
}

impl Drawn {
    /// All of them, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::Played, Self::Better, Self::Both];

    /// Its name in links.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Better => "better",
            Self::Both => "both",
        }
    }

    /// The one with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|drawn| drawn.name() == name)
    }
}

/// What came of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Aftermath {
    /// What followed at once, as the seat read it.
    pub dealt: Vec<String>,
    /// The chance of winning at the next turn of the seat; `None` if it was the last.
    pub next: Option<f32>,
    /// The place of the seat at the end.
    pub place: u8,
    /// Its points at the end.
    pub points: i32,
}

/// What a review says about one choice.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Nothing, or hardly anything, was given away.
    Fine {
        /// How good it was.
        grade: ChoiceGrade,
        /// Who chose.
        seat: Seat,
        /// The chance of winning after it.
        chance: f32,
    },
    /// A choice to learn from.
    Marked(Box<MarkedChoice>),
}
