//! Overlooking things.

use rand::{RngExt, SeedableRng, rngs::SmallRng};
use table::{Rules, View};

use crate::{Bot, Limits, Thought, Thoughts};

/// A bot that does not notice some of its actions.
pub struct Careless<R: Rules> {
    bot: Box<dyn Bot<R>>,
    overlooks: f32,
    rng: SmallRng,
}

impl<R: Rules> Careless<R> {
    /// `bot`, but each time it overlooks about this share of its actions, never all of them.
    pub fn new(bot: Box<dyn Bot<R>>, overlooks: f32, seed: u64) -> Self {
        Self { bot, overlooks, rng: SmallRng::seed_from_u64(!seed) }
    }

    /// The view without what is overlooked.
    fn notice(&mut self, view: &View<R>) -> View<R> {
        let salience: Vec<f32> = view.actions.iter().map(|_| self.rng.random()).collect();
        let threshold = salience.iter().copied().fold(0.0, f32::max).min(self.overlooks);
        let noticed = salience.iter().zip(&view.actions).filter(|(salience, _)| **salience >= threshold);
        View {
            viewer: view.viewer,
            turn: view.turn,
            observation: view.observation.clone(),
            actions: noticed.map(|(_, action)| *action).collect(),
        }
    }
}

impl<R: Rules> Bot<R> for Careless<R> {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        let noticed = self.notice(view);
        self.bot.choose(rules, &noticed)
    }

    /// What is overlooked comes last, as something it never tried.
    fn think(&mut self, rules: &R, view: &View<R>) -> Option<Thoughts<R::Action>> {
        let noticed = self.notice(view);
        let mut thoughts = self.bot.think(rules, &noticed)?;
        let overlooked = view.actions.iter().filter(|action| !noticed.actions.contains(action));
        thoughts.choices.extend(overlooked.map(|&action| Thought { action, visits: 0, value: 0.0 }));
        Some(thoughts)
    }

    fn limit(&mut self, limits: &Limits) {
        self.bot.limit(limits);
    }
}
