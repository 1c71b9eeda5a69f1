//! How a bot rates its actions.

use std::time::Duration;

/// One action.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often the search tried it. The more promising an action, the more visits it gets.
    pub visits: u32,
    /// The estimated probability of winning after it, from 0 to 1.
    pub value: f32,
}

/// All actions of a view, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// Each action of the view.
    pub candidates: Vec<Candidate<A>>,
    /// Positions evaluated.
    pub evaluations: u64,
    /// How long it took.
    pub time: Duration,
}

impl<A: Copy> Analysis<A> {
    /// The action the bot would choose.
    pub fn best(&self) -> Option<A> {
        self.candidates.first().map(|candidate| candidate.action)
    }
}

/// Limits that replace those of a level. `None` keeps the level's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The longest time for one decision.
    pub time: Option<Duration>,
    /// Positions evaluated for one decision.
    pub evaluations: Option<u32>,
    /// Threads to search on.
    pub threads: Option<usize>,
}
