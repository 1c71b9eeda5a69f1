//! What a bot thinks of its choices.

use std::time::Duration;

/// One choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// What would be done.
    pub action: A,
    /// How often it was tried in thought: the more, the better it looked.
    pub visits: u32,
    /// The likelihood of winning with it, from 0 to 1.
    pub value: f32,
}

/// All choices, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Thoughts<A> {
    /// Each action of the view.
    pub choices: Vec<Thought<A>>,
    /// Positions judged.
    pub looks: u64,
    /// How long it took.
    pub time: Duration,
}

impl<A: Copy> Thoughts<A> {
    /// What the bot would do.
    pub fn best(&self) -> Option<A> {
        self.choices.first().map(|choice| choice.action)
    }
}

/// Bounds on thinking, in place of those of the level. What is left out stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The longest time for one decision.
    pub time: Option<Duration>,
    /// Positions judged for one decision.
    pub looks: Option<u32>,
    /// Threads to think on.
    pub threads: Option<usize>,
}
