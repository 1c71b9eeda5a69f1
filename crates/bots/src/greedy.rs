//! One step of look-ahead over the game's own appraisal.

use std::time::Instant;

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Appraise, Turn, View, odds::Odds};

use crate::{
    Bot, Thought, Thoughts,
    judge::{judge, try_out},
};

/// Positions imagined for each decision: enough to even out unknown cards, few enough to be quick.
const IMAGINATIONS: u32 = 2;

/// Takes the action after which the position looks best.
pub struct Greedy<R: Appraise> {
    weights: R::Weights,
    rng: SmallRng,
}

impl<R: Appraise> Greedy<R> {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self { weights: R::Weights::default(), rng: SmallRng::seed_from_u64(seed) }
    }

    /// Judges with other weights.
    pub fn with_weights(self, weights: R::Weights) -> Self {
        Self { weights, ..self }
    }
}

impl<R: Appraise> Bot<R> for Greedy<R> {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        if let [only] = view.actions.as_slice() {
            return Some(*only);
        }
        let thoughts = self.think(rules, view)?.choices;
        let best = thoughts.first()?.value;
        let equals = thoughts.iter().take_while(|thought| thought.value >= best).count();
        thoughts.get(self.rng.next_u32() as usize % equals.max(1)).map(|thought| thought.action)
    }

    fn think(&mut self, rules: &R, view: &View<R>) -> Option<Thoughts<R::Action>> {
        let Turn::Choose(seat) = view.turn else { return None };
        if !view.viewer.is(seat) {
            return None;
        }
        let started = Instant::now();
        let mut choices: Vec<Thought<R::Action>> =
            view.actions.iter().map(|&action| Thought { action, visits: 0, value: 0.0 }).collect();
        let mut odds = Odds::new();
        for _ in 0..IMAGINATIONS {
            let imagined = rules.imagine(&view.sight, view.viewer, &mut self.rng);
            // Every action meets the same fate, so that luck does not decide between them.
            let fate = self.rng.next_u64();
            for thought in &mut choices {
                let after = try_out(rules, &imagined, thought.action, fate, &mut odds);
                thought.value += after.map_or(-1.0, |after| {
                    judge(rules, &self.weights, &after)[seat.index()] / IMAGINATIONS as f32
                });
                thought.visits += 1;
            }
        }
        choices.sort_by(|one, other| other.value.total_cmp(&one.value));
        Some(Thoughts { choices, time: started.elapsed() })
    }
}
