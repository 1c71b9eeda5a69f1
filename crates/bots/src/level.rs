//! How well a bot plays.

use std::{fmt, str::FromStr};

use table::Appraise;

use crate::{Bot, Budget, Greedy, Random, Search};

/// The strengths there are, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any action, all equally likely.
    Random,
    /// The action that leads to the best looking position.
    Greedy,
    /// Looks through its own turn, and a little further.
    Easy,
    /// Thinks as long as a person would not notice.
    Medium,
    /// Thinks as long as a person would wait.
    Hard,
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

    /// A bot of this level for the game `R`.
    pub fn bot<R: Appraise>(self, seed: u64) -> Box<dyn Bot<R>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Easy => Box::new(Search::new(Budget::looks(200), seed)),
            Self::Medium => Box::new(Search::new(Budget::looks(4_000), seed)),
            Self::Hard => Box::new(Search::new(Budget::looks(40_000), seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot '{}'; there are {}", self.0, Level::ALL.map(Level::name).join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
