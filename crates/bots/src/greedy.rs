//! One step of look-ahead over the game's own appraisal.

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Appraise, Turn, View, journal::Silent, odds::Odds};

use crate::Bot;

/// Positions imagined for each decision: enough to even out unknown cards, few enough to be quick.
const IMAGINATIONS: usize = 2;

/// Takes the action after which the position looks best.
pub struct Greedy(SmallRng);

impl Greedy {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self(SmallRng::seed_from_u64(seed))
    }
}

impl<R: Appraise> Bot<R> for Greedy {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        let Turn::Choose(seat) = view.turn else { return None };
        if let [only] = view.actions.as_slice() {
            return Some(*only);
        }
        let mut values = vec![0.0_f32; view.actions.len()];
        let mut odds = Odds::new();
        for _ in 0..IMAGINATIONS {
            let imagined = rules.imagine(&view.sight, view.viewer, &mut self.0);
            // Every action meets the same fate, so that luck does not decide between them.
            let fate = self.0.next_u64();
            for (value, &action) in values.iter_mut().zip(&view.actions) {
                let mut state = imagined;
                if rules.play(&mut state, action, &mut Silent).is_err() {
                    *value = f32::NEG_INFINITY;
                    continue;
                }
                rules.settle(&mut state, &mut odds, &mut SmallRng::seed_from_u64(fate));
                *value += rules.appraise(&state, seat);
            }
        }
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equals: Vec<_> = view
            .actions
            .iter()
            .zip(&values)
            .filter(|(_, value)| **value >= best)
            .map(|(action, _)| *action)
            .collect();
        let pick = self.0.next_u32() as usize % equals.len().max(1);
        equals.get(pick).copied()
    }
}
