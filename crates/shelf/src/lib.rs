//! The games this program has. A new game is a folder under `games/` and one line here.

use bots::{AnyBot, Chair, Level};
use lab::{bench, simulate, tune};
use serde_json::Value;
use table::{
    Appraise,
    any::{AnyGame, Boxed, OpenError, Opening},
};

/// Every game, in the order a person is shown them.
pub fn all() -> &'static [&'static dyn Game] {
    const ALL: &[&dyn Game] = &[
        &Shelved::<ice_age::IceAge>::NEW,
        &Shelved::<endless_winter::EndlessWinter>::NEW,
        &Shelved::<rise_of_tribes::RiseOfTribes>::NEW,
    ];
    ALL
}

/// The game with this name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    all().iter().copied().find(|game| game.boxed().name() == name)
}

/// A game with everything that is written once for all games.
pub trait Game: Send + Sync {
    /// Its tables, records and content.
    fn boxed(&self) -> &dyn AnyGame;
    /// A bot for it.
    fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot>;
    /// How many seats these options have.
    fn seats(&self, opening: &Opening) -> Result<usize, OpenError>;
    /// Many games between bots.
    fn simulate(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        progress: &simulate::Progress,
    ) -> Result<simulate::Report, OpenError>;
    /// How fast it is.
    fn bench(&self, opening: &Opening, plan: &bench::Plan<'_>) -> Result<bench::Row, OpenError>;
    /// Better weights for its appraisal, beginning with `from` or with its own.
    fn tune(
        &self,
        opening: &Opening,
        plan: &tune::Plan,
        from: Option<&Value>,
        progress: &tune::Progress,
    ) -> Result<Result<tune::Found, tune::TuneError>, OpenError>;
}

/// The one implementation of [`Game`].
struct Shelved<R>(Boxed<R>);

impl<R> Shelved<R> {
    const NEW: Self = Self(Boxed::new());
}

impl<R: Appraise> Game for Shelved<R> {
    fn boxed(&self) -> &dyn AnyGame {
        &self.0
    }
    fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot> {
        Box::new(Chair::<R>::new(level, seed))
    }
    fn seats(&self, opening: &Opening) -> Result<usize, OpenError> {
        Ok(opening.rules::<R>()?.seats())
    }
    fn simulate(
        &self,
        opening: &Opening,
        plan: &simulate::Plan,
        progress: &simulate::Progress,
    ) -> Result<simulate::Report, OpenError> {
        Ok(simulate::simulate(&opening.rules::<R>()?, plan, progress))
    }
    fn bench(&self, opening: &Opening, plan: &bench::Plan<'_>) -> Result<bench::Row, OpenError> {
        Ok(bench::bench(&opening.rules::<R>()?, plan))
    }
    fn tune(
        &self,
        opening: &Opening,
        plan: &tune::Plan,
        from: Option<&Value>,
        progress: &tune::Progress,
    ) -> Result<Result<tune::Found, tune::TuneError>, OpenError> {
        Ok(tune::tune(&opening.rules::<R>()?, plan, from, progress))
    }
}
