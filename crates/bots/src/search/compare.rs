//! Comparing two actions with equal effort.

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Turn};

use super::{Search, tree::Tree, worker::Worker};
use crate::{Analysis, Origin};

/// Two actions, each searched as often as the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// The estimated probability of winning after each, from 0 to 1.
    pub chances: [f32; 2],
    /// The standard error of their difference.
    pub error: f32,
    /// Positions evaluated.
    pub evaluations: u64,
}

impl Comparison {
    /// By how much the first is better.
    pub fn difference(&self) -> f32 {
        self.chances[0] - self.chances[1]
    }
}

/// Pairs of iterations, however small the budget: fewer have no standard error.
const LEAST_PAIRS: u32 = 8;

impl<R: Evaluate> Search<R> {
    /// Rates each action at `origin`, best first, on a new tree; `None` if it is not the viewer's turn.
    pub fn rate(&mut self, rules: &R, origin: Origin<'_, R>) -> Option<Analysis<R::Action>> {
        let view = origin.view();
        let Turn::Choose(seat) = view.turn else { return None };
        if !view.viewer.is(seat) {
            return None;
        }
        self.reusable = None;
        let started = self.clock.now();
        let trees = self.grow(rules, origin);
        let candidates = Self::candidates(&trees, view, seat);
        let evaluations = trees.iter().map(|tree| u64::from(tree.evaluations)).sum();
        Some(Analysis { candidates, evaluations, time: self.clock.now() - started })
    }

    /// Compares two legal actions at `origin`, on one thread; `None` if it is not the viewer's turn. Iterations come in pairs
    /// that begin with the same sampled position and the same random numbers, one for each action. So both have as many
    /// visits, and luck that favours both alike does not count.
    pub fn compare(
        &mut self,
        rules: &R,
        origin: Origin<'_, R>,
        actions: [R::Action; 2],
    ) -> Option<Comparison> {
        let Turn::Choose(seat) = origin.view().turn else { return None };
        if !origin.view().viewer.is(seat) {
            return None;
        }
        let tree = Tree::new(self.budget.max_edges);
        let mut seeds = SmallRng::seed_from_u64(self.rng.next_u64());
        let mut worker = Worker::new(rules, self.judge(rules, Some(seat)), &self.parameters, tree, 0);
        let (mut sums, mut squares, mut pairs) = ([0.0_f64; 2], 0.0_f64, 0_u32);
        while pairs < LEAST_PAIRS || worker.evaluations() < self.budget.evaluations {
            let seed = seeds.next_u64();
            let results = actions.map(|action| f64::from(worker.force(origin, action, seed)[seat.index()]));
            for (sum, result) in sums.iter_mut().zip(results) {
                *sum += result;
            }
            squares += (results[0] - results[1]).powi(2);
            pairs += 1;
        }
        let count = f64::from(pairs);
        let mean = (sums[0] - sums[1]) / count;
        let variance = (squares / count - mean * mean).max(0.0) / (count - 1.0);
        Some(Comparison {
            chances: sums.map(|sum| (sum / count) as f32),
            error: variance.sqrt() as f32,
            evaluations: u64::from(worker.evaluations()),
        })
    }
}
