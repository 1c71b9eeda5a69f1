//! A handicap: the bot misses some of its actions.

use rand::{RngExt, SeedableRng, rngs::SmallRng};
use table::{Rules, View};

use crate::{Analysis, Bot, Candidate, Limits};

/// A bot that misses a share of its actions, drawn anew for each decision.
pub struct Handicap<R: Rules> {
    bot: Box<dyn Bot<R>>,
    miss_rate: f32,
    rng: SmallRng,
}

impl<R: Rules> Handicap<R> {
    /// `bot`, missing each action with probability `miss_rate`, but never all of them.
    pub fn new(bot: Box<dyn Bot<R>>, miss_rate: f32, seed: u64) -> Self {
        Self { bot, miss_rate, rng: SmallRng::seed_from_u64(!seed) }
    }

    /// The view without the missed actions.
    fn reduced(&mut self, view: &View<R>) -> View<R> {
        let drawn: Vec<f32> = view.actions.iter().map(|_| self.rng.random()).collect();
        // The largest draw always passes.
        let threshold = drawn.iter().copied().fold(0.0, f32::max).min(self.miss_rate);
        let seen = drawn.iter().zip(&view.actions).filter(|(drawn, _)| **drawn >= threshold);
        View {
            viewer: view.viewer,
            turn: view.turn,
            observation: view.observation.clone(),
            actions: seen.map(|(_, action)| *action).collect(),
        }
    }
}

impl<R: Rules> Bot<R> for Handicap<R> {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        let reduced = self.reduced(view);
        self.bot.choose(rules, &reduced)
    }

    /// Missed actions come last, with no visits.
    fn analyze(&mut self, rules: &R, view: &View<R>) -> Option<Analysis<R::Action>> {
        let reduced = self.reduced(view);
        let mut analysis = self.bot.analyze(rules, &reduced)?;
        let missed = view.actions.iter().filter(|action| !reduced.actions.contains(action));
        analysis.candidates.extend(missed.map(|&action| Candidate { action, visits: 0, value: 0.0 }));
        Some(analysis)
    }

    fn limit(&mut self, limits: &Limits) {
        self.bot.limit(limits);
    }
}
