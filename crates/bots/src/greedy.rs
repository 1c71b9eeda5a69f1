//! One step of look-ahead: the most points for oneself, whatever the others get.

use std::time::Instant;

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Turn, View, odds::Odds};

use crate::{Bot, Thought, Thoughts, judge::try_out};

/// Positions imagined for each decision: enough to even out unknown cards, few enough to be quick.
const IMAGINATIONS: u32 = 2;

/// Takes the action after which its own prospects look best. It does not care for its rivals: that is what makes it greedy.
pub struct Greedy<R: Evaluate> {
    weights: R::Weights,
    rng: SmallRng,
}

impl<R: Evaluate> Greedy<R> {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self { weights: R::Weights::default(), rng: SmallRng::seed_from_u64(seed) }
    }

    /// Judges with other weights.
    pub fn with_weights(self, weights: R::Weights) -> Self {
        Self { weights, ..self }
    }
}

impl<R: Evaluate> Bot<R> for Greedy<R> {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        if let [only] = view.actions.as_slice() {
            return Some(*only);
        }
        self.think(rules, view)?.best()
    }

    fn think(&mut self, rules: &R, view: &View<R>) -> Option<Thoughts<R::Action>> {
        let Turn::Choose(seat) = view.turn else { return None };
        if !view.viewer.is(seat) {
            return None;
        }
        let started = Instant::now();
        let mut hopes: Vec<(f32, Thought<R::Action>)> =
            view.actions.iter().map(|&action| (0.0, Thought { action, visits: 0, value: 0.0 })).collect();
        let mut odds = Odds::new();
        for _ in 0..IMAGINATIONS {
            let imagined = rules.imagine(&view.observation, view.viewer, &mut self.rng);
            // Every action meets the same fate, so that luck does not decide between them.
            let fate = self.rng.next_u64();
            for (hope, thought) in &mut hopes {
                let Some(after) = try_out(rules, &imagined, thought.action, fate, &mut odds) else {
                    *hope = f32::NEG_INFINITY;
                    continue;
                };
                let prospects = rules.evaluate(&self.weights, &after);
                *hope += prospects.points[seat.index()];
                thought.value += prospects.win_probability(rules.seats(), seat) / IMAGINATIONS as f32;
                thought.visits += 1;
            }
        }
        // Among equals, luck decides.
        let luck = self.rng.next_u32() as usize % hopes.len().max(1);
        hopes.rotate_left(luck);
        hopes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let looks = hopes.iter().map(|(_, thought)| u64::from(thought.visits)).sum();
        let choices = hopes.into_iter().map(|(_, thought)| thought).collect();
        Some(Thoughts { choices, looks, time: started.elapsed() })
    }
}
