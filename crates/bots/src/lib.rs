//! Computer players.
//!
//! A bot receives a [`View`] and never the position itself. To look ahead it samples positions that are consistent with the
//! view ([`Rules::imagine`]), so hidden information cannot reach its choice.

mod advice;
mod analysis;
mod bias;
mod clock;
mod evaluate;
mod greedy;
mod handicap;
mod level;
mod origin;
mod random;
mod search;
mod sensible;

use table::{Evaluate, Rules, Turn, View, Viewer, any::AnyTable, table::Table};

pub use advice::{ADVISED, Advice, Advised, Reason, advise, reasons, why};
pub use analysis::{Analysis, Candidate, Limits};
pub use bias::Bias;
pub use clock::{Clock, SystemClock};
pub use evaluate::{WinProbabilities, outlook};
pub use greedy::Greedy;
pub use handicap::Handicap;
pub use level::{Level, UnknownLevel};
pub use origin::Origin;
pub use random::Random;
pub use search::{Budget, Comparison, Parameters, Search};
pub use sensible::Sensible;

/// A player of the game `R`.
pub trait Bot<R: Rules>: Send {
    /// Chooses one of the view's actions; `None` if there is none.
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action>;

    /// Chooses from the list of actions alone; `None` if this bot needs a view. Saves the caller from building one.
    fn choose_without_view(&mut self, actions: &[R::Action]) -> Option<R::Action> {
        let _ = actions;
        None
    }

    /// Rates each of the view's actions; `None` if it is not the viewer's turn, or the bot does not rate actions.
    fn analyze(&mut self, rules: &R, view: &View<R>) -> Option<Analysis<R::Action>> {
        let _ = (rules, view);
        None
    }

    /// Replaces the limits of the level, from the next choice on.
    fn limit(&mut self, limits: &Limits) {
        let _ = limits;
    }
}

/// A player of any game.
pub trait AnyBot: Send {
    /// The notation of the action it chooses; `None` if no seat must choose or the table is of another game.
    fn choose(&mut self, table: &dyn AnyTable) -> Option<String>;

    /// Rates each action of the choosing seat, in notation, best first. `None` if no seat must choose, or the bot does not
    /// rate actions.
    fn analyze(&mut self, table: &dyn AnyTable) -> Option<Analysis<String>>;

    /// The best choices of the choosing seat, in notation, and why the first is best. `None` if no seat must choose, or the bot
    /// does not rate actions.
    fn advise(&mut self, table: &dyn AnyTable) -> Option<Advice<String>>;

    /// Replaces the limits of the level, from the next choice on.
    fn limit(&mut self, limits: &Limits);
}

/// A bot of one game as an [`AnyBot`].
pub struct ErasedBot<R: Rules> {
    bot: Box<dyn Bot<R>>,
    seed: u64,
}

impl<R: Evaluate> ErasedBot<R> {
    /// A bot of this level. The same seed gives the same choices.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { bot: level.bot(seed), seed }
    }
}

/// The rules of the table and the view of the seat that must choose.
fn choosing_view<R: Rules>(table: &dyn AnyTable) -> Option<(&R, View<R>)> {
    let table = table.as_any().downcast_ref::<Table<R>>()?;
    let Turn::Choose(seat) = table.turn() else { return None };
    Some((table.rules(), table.view(Viewer::Seat(seat))))
}

impl<R: Evaluate> AnyBot for ErasedBot<R> {
    fn choose(&mut self, table: &dyn AnyTable) -> Option<String> {
        let (rules, view) = choosing_view::<R>(table)?;
        let action = self.bot.choose(rules, &view)?;
        Some(rules.write_action(action))
    }

    fn analyze(&mut self, table: &dyn AnyTable) -> Option<Analysis<String>> {
        let (rules, view) = choosing_view::<R>(table)?;
        let analysis = self.bot.analyze(rules, &view)?;
        let in_notation = |candidate: Candidate<R::Action>| Candidate {
            action: rules.write_action(candidate.action),
            visits: candidate.visits,
            value: candidate.value,
        };
        Some(Analysis {
            candidates: analysis.candidates.into_iter().map(in_notation).collect(),
            evaluations: analysis.evaluations,
            time: analysis.time,
        })
    }

    fn advise(&mut self, table: &dyn AnyTable) -> Option<Advice<String>> {
        let (rules, view) = choosing_view::<R>(table)?;
        let advice = advise(self.bot.as_mut(), rules, &view, self.seed)?;
        Some(advice.map(|action| rules.write_action(action)))
    }

    fn limit(&mut self, limits: &Limits) {
        self.bot.limit(limits);
    }
}

/// The guide "Write a bot" is compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/write-a-bot.md")]
struct WriteABot;
