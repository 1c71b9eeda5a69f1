//! The levels of strength.

use std::{fmt, str::FromStr};

use table::Evaluate;

use crate::{Bias, Bot, Budget, Greedy, Handicap, Random, Search, Sensible};

/// The levels, weakest first. They are the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any action, all equally likely.
    Random,
    /// One step of look-ahead, missing most actions.
    Greedy,
    /// One step of look-ahead, missing fewer actions.
    Easy,
    /// A short search, missing some actions.
    Medium,
    /// A long search.
    Hard,
}

/// How a level makes a decision.
struct Settings {
    method: Method,
    /// The share of its actions it misses.
    miss_rate: f32,
}

/// How an action is chosen among those not missed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Method {
    /// At random.
    Random,
    /// By one step of look-ahead.
    OneStep,
    /// By tree search.
    Search { evaluations: u32 },
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Easy, Self::Medium, Self::Hard];

    /// Its name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    const fn settings(self) -> Settings {
        match self {
            Self::Random => Settings { method: Method::Random, miss_rate: 0.0 },
            Self::Greedy => Settings { method: Method::OneStep, miss_rate: 0.75 },
            Self::Easy => Settings { method: Method::OneStep, miss_rate: 0.45 },
            Self::Medium => Settings { method: Method::Search { evaluations: 1_000 }, miss_rate: 0.25 },
            Self::Hard => Settings { method: Method::Search { evaluations: 12_000 }, miss_rate: 0.0 },
        }
    }

    /// Does it look far enough ahead to follow a plan? Others have no use for a bias.
    pub const fn searches(self) -> bool {
        matches!(self.settings().method, Method::Search { .. })
    }

    /// A bot of this level for the game `R`.
    pub fn bot<R: Evaluate>(self, seed: u64) -> Box<dyn Bot<R>> {
        self.biased_bot(seed, None)
    }

    /// A bot of this level that favours one way to points, if the level [searches](Self::searches).
    pub fn biased_bot<R: Evaluate>(self, seed: u64, bias: Option<Bias>) -> Box<dyn Bot<R>> {
        let Settings { method, miss_rate } = self.settings();
        let bot: Box<dyn Bot<R>> = match method {
            Method::Random => Box::new(Random::new(seed)),
            Method::OneStep => Box::new(Greedy::new(seed)),
            Method::Search { evaluations } => {
                Box::new(Search::new(Budget::evaluations(evaluations), seed).with_bias(bias))
            }
        };
        let bot: Box<dyn Bot<R>> =
            if miss_rate > 0.0 { Box::new(Handicap::new(bot, miss_rate, seed)) } else { bot };
        if method == Method::Random { bot } else { Box::new(Sensible::new(bot)) }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown bot level '{}': expected one of {}",
            self.0,
            Level::ALL.map(Level::name).join(", ")
        )
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
