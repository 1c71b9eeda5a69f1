//! One step of look-ahead that maximises the bot's own points and ignores the other seats.

use std::time::Instant;

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Turn, View, odds::Odds};

use crate::{Analysis, Bot, Candidate, evaluate::after};

/// Positions sampled for each decision: enough to average over unknown cards, few enough to be fast.
const SAMPLES: u32 = 2;

/// Takes the action after which its own expected points are highest.
pub struct Greedy<R: Evaluate> {
    weights: R::Weights,
    rng: SmallRng,
}

impl<R: Evaluate> Greedy<R> {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self { weights: R::Weights::default(), rng: SmallRng::seed_from_u64(seed) }
    }

    /// Evaluates with other weights.
    pub fn with_weights(self, weights: R::Weights) -> Self {
        Self { weights, ..self }
    }
}

impl<R: Evaluate> Bot<R> for Greedy<R> {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        if let [only] = view.actions.as_slice() {
            return Some(*only);
        }
        self.analyze(rules, view)?.best()
    }

    fn analyze(&mut self, rules: &R, view: &View<R>) -> Option<Analysis<R::Action>> {
        let Turn::Choose(seat) = view.turn else { return None };
        if !view.viewer.is(seat) {
            return None;
        }
        let started = Instant::now();
        let mut rated: Vec<(f32, Candidate<R::Action>)> =
            view.actions.iter().map(|&action| (0.0, Candidate { action, visits: 0, value: 0.0 })).collect();
        let mut odds = Odds::new();
        for _ in 0..SAMPLES {
            let sampled = rules.imagine(&view.observation, view.viewer, &mut self.rng);
            // All actions share one chance seed, so that luck does not decide between them.
            let chance_seed = self.rng.next_u64();
            for (points, candidate) in &mut rated {
                let after = after(rules, &sampled, candidate.action, chance_seed, &mut odds);
                let evaluation = rules.evaluate(&self.weights, &after);
                *points += evaluation.points[seat.index()];
                candidate.value += evaluation.win_probability(rules.seats(), seat) / SAMPLES as f32;
                candidate.visits += 1;
            }
        }
        // Ties are broken at random: the sort is stable.
        let offset = self.rng.next_u32() as usize % rated.len().max(1);
        rated.rotate_left(offset);
        rated.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let evaluations = rated.iter().map(|(_, candidate)| u64::from(candidate.visits)).sum();
        let candidates = rated.into_iter().map(|(_, candidate)| candidate).collect();
        Some(Analysis { candidates, evaluations, time: started.elapsed() })
    }
}
