//! Players that are programs.
//!
//! A bot receives a view and nothing else; the only way to think ahead is to imagine a position that fits the view. So a
//! bot cannot cheat even by mistake.

mod greedy;
mod level;
mod random;

use table::{Appraise, Rules, Turn, View, Viewer, any::AnyTable, table::Table};

pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use random::Random;

/// A player of the game `R`.
pub trait Bot<R: Rules>: Send {
    /// Chooses one of the view's actions; `None` if there is none.
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action>;

    /// Chooses without looking, if this bot never looks: spares whoever asks the making of a view.
    fn choose_blind(&mut self, actions: &[R::Action]) -> Option<R::Action> {
        let _ = actions;
        None
    }
}

/// A player of any game.
pub trait AnyBot: Send {
    /// The notation of the action it chooses, if it is a bot's turn at a table of its game.
    fn choose(&mut self, table: &dyn AnyTable) -> Option<String>;
}

/// A bot of one game behind the face of any.
pub struct Chair<R: Rules>(Box<dyn Bot<R>>);

impl<R: Appraise> Chair<R> {
    /// A bot of this level in a chair. The same seed thinks the same thoughts.
    pub fn new(level: Level, seed: u64) -> Self {
        Self(level.bot(seed))
    }
}

impl<R: Rules> AnyBot for Chair<R> {
    fn choose(&mut self, table: &dyn AnyTable) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<R>>()?;
        let Turn::Choose(seat) = table.turn() else { return None };
        let view = table.view(Viewer::Seat(seat));
        let action = self.0.choose(table.rules(), &view)?;
        Some(table.rules().write_action(action))
    }
}

/// The guide "Write a bot" is compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/write-a-bot.md")]
struct WriteABot;
