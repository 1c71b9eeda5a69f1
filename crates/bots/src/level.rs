//! How well a bot plays.

use std::{fmt, str::FromStr};

use table::Evaluate;

use crate::{Bot, Budget, Careless, Greedy, Random, Search};

/// The strengths there are, weakest first. They mean the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any action, all equally likely.
    Random,
    /// Grabs what looks best of the few things it notices.
    Greedy,
    /// Plays at first sight and overlooks things, like somebody new to the game.
    Easy,
    /// Thinks its turn through, without dwelling on it.
    Medium,
    /// Thinks as long as a person would wait.
    Hard,
}

/// How a level makes a decision.
struct Mind {
    thinks: Thinks,
    /// The share of its actions it does not notice.
    overlooks: f32,
}

/// What it does with the actions it notices.
enum Thinks {
    /// Throws dice.
    Not,
    /// Takes what looks best at first sight.
    Once,
    /// Searches, until so many positions are judged.
    Search(u32),
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

    const fn mind(self) -> Mind {
        match self {
            Self::Random => Mind { thinks: Thinks::Not, overlooks: 0.0 },
            Self::Greedy => Mind { thinks: Thinks::Once, overlooks: 0.75 },
            Self::Easy => Mind { thinks: Thinks::Once, overlooks: 0.45 },
            Self::Medium => Mind { thinks: Thinks::Search(1_000), overlooks: 0.25 },
            Self::Hard => Mind { thinks: Thinks::Search(12_000), overlooks: 0.0 },
        }
    }

    /// A bot of this level for the game `R`.
    pub fn bot<R: Evaluate>(self, seed: u64) -> Box<dyn Bot<R>> {
        let mind = self.mind();
        let bot: Box<dyn Bot<R>> = match mind.thinks {
            Thinks::Not => Box::new(Random::new(seed)),
            Thinks::Once => Box::new(Greedy::new(seed)),
            Thinks::Search(looks) => Box::new(Search::new(Budget::looks(looks), seed)),
        };
        if mind.overlooks > 0.0 { Box::new(Careless::new(bot, mind.overlooks, seed)) } else { bot }
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
