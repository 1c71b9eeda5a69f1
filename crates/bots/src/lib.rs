//! Players that are programs.
//!
//! A bot receives a view and nothing else; the only way to think ahead is to imagine a position that fits the view. So a
//! bot cannot cheat even by mistake.

mod careless;
mod greedy;
mod judge;
mod level;
mod random;
mod search;
mod thoughts;

use table::{Evaluate, Rules, Turn, View, Viewer, any::AnyTable, table::Table};

pub use careless::Careless;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use search::{Budget, Search, Style};
pub use thoughts::{Limits, Thought, Thoughts};

/// A player of the game `R`.
pub trait Bot<R: Rules>: Send {
    /// Chooses one of the view's actions; `None` if there is none.
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action>;

    /// Chooses without looking, if this bot never looks: spares whoever asks the making of a view.
    fn choose_blind(&mut self, actions: &[R::Action]) -> Option<R::Action> {
        let _ = actions;
        None
    }

    /// What it thinks of each of the view's actions; `None` if it is not the viewer's turn, or the bot does not weigh them.
    fn think(&mut self, rules: &R, view: &View<R>) -> Option<Thoughts<R::Action>> {
        let _ = (rules, view);
        None
    }

    /// Bounds its thinking.
    fn limit(&mut self, limits: &Limits) {
        let _ = limits;
    }
}

/// A player of any game.
pub trait AnyBot: Send {
    /// The notation of the action it chooses, if it is a bot's turn at a table of its game.
    fn choose(&mut self, table: &dyn AnyTable) -> Option<String>;

    /// What it thinks of each action of the choosing seat, in notation, best first: the reason of a choice, or a hint for a
    /// person. `None` if nobody must choose, or the bot does not weigh its actions.
    fn think(&mut self, table: &dyn AnyTable) -> Option<Thoughts<String>>;

    /// Bounds its thinking, from the next choice on.
    fn limit(&mut self, limits: &Limits);
}

/// A bot of one game behind the face of any.
pub struct Chair<R: Rules>(Box<dyn Bot<R>>);

impl<R: Evaluate> Chair<R> {
    /// A bot of this level in a chair. The same seed thinks the same thoughts.
    pub fn new(level: Level, seed: u64) -> Self {
        Self(level.bot(seed))
    }
}

/// The table as the choosing seat sees it.
fn look<R: Rules>(table: &dyn AnyTable) -> Option<(&R, View<R>)> {
    let table = table.as_any().downcast_ref::<Table<R>>()?;
    let Turn::Choose(seat) = table.turn() else { return None };
    Some((table.rules(), table.view(Viewer::Seat(seat))))
}

impl<R: Rules> AnyBot for Chair<R> {
    fn choose(&mut self, table: &dyn AnyTable) -> Option<String> {
        let (rules, view) = look::<R>(table)?;
        let action = self.0.choose(rules, &view)?;
        Some(rules.write_action(action))
    }

    fn think(&mut self, table: &dyn AnyTable) -> Option<Thoughts<String>> {
        let (rules, view) = look::<R>(table)?;
        let thoughts = self.0.think(rules, &view)?;
        let named = |thought: Thought<R::Action>| Thought {
            action: rules.write_action(thought.action),
            visits: thought.visits,
            value: thought.value,
        };
        Some(Thoughts {
            choices: thoughts.choices.into_iter().map(named).collect(),
            looks: thoughts.looks,
            time: thoughts.time,
        })
    }

    fn limit(&mut self, limits: &Limits) {
        self.0.limit(limits);
    }
}

/// The guide "Write a bot" is compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/write-a-bot.md")]
struct WriteABot;
