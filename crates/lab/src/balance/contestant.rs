//! Who plays: a level, perhaps with a taste.

use bots::{Bias, Bot, Level};
use table::Evaluate;

/// A bot of a level, which may favour one way to points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contestant {
    /// Its strength.
    pub level: Level,
    /// What it favours.
    pub bias: Option<Bias>,
}

/// The game has no such way to points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game} has no way to points called '{name}'; it has {}", .known.join(", "))]
pub struct UnknownStrategy {
    /// The game.
    pub game: &'static str,
    /// What was asked for.
    pub name: String,
    /// What there is.
    pub known: Vec<&'static str>,
}

impl Contestant {
    /// A bot without a bias.
    pub const fn plain(level: Level) -> Self {
        Self { level, bias: None }
    }

    /// A bot of the game `R` that counts points from `strategy` as worth `1 + strength` times what they are.
    pub fn specialist<R: Evaluate>(
        level: Level,
        strategy: &str,
        strength: f32,
    ) -> Result<Self, UnknownStrategy> {
        let known = R::strategies();
        let found = known.iter().position(|known| known.name == strategy);
        let strategy = found.ok_or_else(|| UnknownStrategy {
            game: R::NAME,
            name: strategy.to_owned(),
            known: known.iter().map(|known| known.name).collect(),
        })?;
        Ok(Self { level, bias: Some(Bias { strategy, strength }) })
    }

    /// Its name in files: `hard`, or `hard megaliths +0.5`.
    pub fn name<R: Evaluate>(&self) -> String {
        let named = |bias: Bias| {
            let strategy = R::strategies().get(bias.strategy).map_or("", |strategy| strategy.name);
            format!("{} {strategy} {:+}", self.level, bias.strength)
        };
        self.bias.map_or_else(|| self.level.to_string(), named)
    }

    pub(super) fn bot<R: Evaluate>(&self, seed: u64) -> Box<dyn Bot<R>> {
        self.level.biased_bot(seed, self.bias)
    }
}
