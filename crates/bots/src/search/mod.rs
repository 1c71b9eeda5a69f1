//! Information-set Monte Carlo tree search, for every game.
//!
//! Each iteration samples a full position that fits the view and descends one tree shared by all sampled positions. At the
//! first new node it evaluates every action once, rolls the best one out to the end of the turn, evaluates there, and
//! backpropagates the result. Chance is drawn anew in each iteration, so a node stands for a sequence of choices, and its
//! statistics average over chance and hidden cards. Every seat maximises its own probability of winning (max-n).

mod compare;
mod tree;
mod worker;

use std::{sync::Arc, time::Duration};

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Seat, Turn, View, Viewer, journal::Silent};

pub use compare::Comparison;

use crate::{
    Analysis, Bias, Bot, Candidate, Clock, Limits, Origin, SystemClock, bias::Taste, evaluate::Judge,
};
use tree::{NodeId, Tree};
use worker::{Stop, Worker};

/// The limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Positions evaluated for one decision, on each thread. An evaluation costs about the same in every game. Evaluations of
    /// a reused tree count.
    pub evaluations: u32,
    /// The longest time for one decision. With it, the same seed may choose differently on another machine.
    pub time: Option<Duration>,
    /// Trees built in parallel, one thread each.
    pub threads: usize,
    /// The largest number of edges in one tree: bounds the memory.
    pub max_edges: usize,
}

impl Budget {
    /// This many evaluations on one thread.
    pub const fn evaluations(evaluations: u32) -> Self {
        Self { evaluations, time: None, threads: 1, max_edges: 250_000 }
    }
}

/// The constants of a search. Both of the first two are multiplied by the scale of the node: the best first value minus the
/// mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    /// The exploration constant of the selection formula.
    pub exploration: f32,
    /// The temperature of the softmax that makes priors from first values.
    pub prior_temperature: f32,
    /// The largest number of actions played in a rollout.
    pub rollout_depth: u32,
}

impl Default for Parameters {
    fn default() -> Self {
        Self { exploration: 2.0, prior_temperature: 0.5, rollout_depth: 20 }
    }
}

/// A bot that searches.
pub struct Search<R: Evaluate> {
    budget: Budget,
    parameters: Parameters,
    weights: R::Weights,
    bias: Option<Bias>,
    rng: SmallRng,
    clock: Arc<dyn Clock>,
    reusable: Option<Reusable<R>>,
}

/// The trees after the last choice, for the rest of the same turn.
struct Reusable<R: Evaluate> {
    /// What the seat will observe if nothing else happens.
    observation: R::Observation,
    viewer: Viewer,
    trees: Vec<Tree<R::Action>>,
}

impl<R: Evaluate> Reusable<R> {
    fn fits(&self, view: &View<R>) -> bool {
        self.viewer == view.viewer && self.observation == view.observation
    }
}

impl<R: Evaluate> Search<R> {
    /// The same seed and budget make the same choices, unless the budget has a time limit.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self {
            budget,
            parameters: Parameters::default(),
            weights: R::Weights::default(),
            bias: None,
            rng: SmallRng::seed_from_u64(seed),
            clock: Arc::new(SystemClock::new()),
            reusable: None,
        }
    }

    /// Searches with other parameters.
    pub fn with_parameters(self, parameters: Parameters) -> Self {
        Self { parameters, ..self }
    }

    /// Evaluates with other weights.
    pub fn with_weights(self, weights: R::Weights) -> Self {
        Self { weights, ..self }
    }

    /// Favours one way to points.
    pub fn with_bias(self, bias: Option<Bias>) -> Self {
        Self { bias, ..self }
    }

    /// How `seat` judges positions in this search.
    pub(super) fn judge<'a>(&'a self, rules: &'a R, seat: Option<Seat>) -> Judge<'a, R> {
        let taste = seat.zip(self.bias).map(|(seat, bias)| Taste { seat, bias });
        Judge::new(rules, &self.weights).with_taste(taste)
    }

    /// Measures time limits with another clock.
    pub fn with_clock(self, clock: Arc<dyn Clock>) -> Self {
        Self { clock, ..self }
    }

    /// The trees after searching from `origin`.
    fn grow(&mut self, rules: &R, origin: Origin<'_, R>) -> Vec<Tree<R::Action>> {
        let view = origin.view();
        let deadline = self.budget.time.map(|time| self.clock.now() + time);
        let threads = self.budget.threads.max(1);
        let reusable = self.reusable.take().filter(|reusable| reusable.fits(view));
        let mut trees = reusable.map_or_else(Vec::new, |reusable| reusable.trees);
        trees.resize_with(threads, || Tree::new(self.budget.max_edges));
        let seeds: Vec<u64> = trees.iter().map(|_| self.rng.next_u64()).collect();
        // With a single action, one iteration is enough to estimate its value.
        let evaluations = if view.actions.len() > 1 { self.budget.evaluations } else { 0 };
        let stop = Stop { evaluations, deadline, clock: self.clock.as_ref() };
        let chooser = match view.turn {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let (judge, parameters) = (self.judge(rules, chooser), &self.parameters);
        let search = |tree: Tree<R::Action>, seed: u64| {
            Worker::new(rules, judge, parameters, tree, seed).run(origin, stop)
        };
        if let [_] = trees.as_slice() {
            return trees.into_iter().zip(seeds).map(|(tree, seed)| search(tree, seed)).collect();
        }
        std::thread::scope(|scope| {
            let running: Vec<_> = trees
                .into_iter()
                .zip(seeds)
                .map(|(tree, seed)| scope.spawn(move || search(tree, seed)))
                .collect();
            let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            running.into_iter().map(join).collect()
        })
    }

    /// The statistics of all trees for each action of the view, best first.
    fn candidates(trees: &[Tree<R::Action>], view: &View<R>, seat: Seat) -> Vec<Candidate<R::Action>> {
        let mut candidates: Vec<Candidate<R::Action>> = view
            .actions
            .iter()
            .map(|&action| {
                let (mut visits, mut sum, mut weight) = (0, 0.0, 0.0_f32);
                for tree in trees {
                    let edges = &tree.node(NodeId::ROOT).edges;
                    if let Some(edge) = edges.iter().find(|edge| edge.seat == seat && edge.action == action) {
                        visits += edge.visits;
                        sum += edge.value() * (edge.visits + 1) as f32;
                        weight += (edge.visits + 1) as f32;
                    }
                }
                Candidate { action, visits, value: if weight > 0.0 { sum / weight } else { 0.0 } }
            })
            .collect();
        candidates
            .sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        candidates
    }

    /// What the seat will observe after `action`; `None` unless it must choose again at once. The acting seat learns nothing
    /// hidden from its own action, so every sampled position gives the same answer.
    #[expect(clippy::expect_used, reason = "a view lists only legal actions")]
    fn observation_after(
        &mut self,
        rules: &R,
        view: &View<R>,
        seat: Seat,
        action: R::Action,
    ) -> Option<R::Observation> {
        let mut state = rules.imagine(&view.observation, view.viewer, &mut self.rng);
        rules.play(&mut state, action, &mut Silent).expect("an action of the view is legal");
        (rules.turn(&state) == Turn::Choose(seat)).then(|| rules.observe(&state, view.viewer))
    }

    /// Keeps the reusable trees across a forced action, which has no edge in them.
    fn skip_forced(&mut self, rules: &R, view: &View<R>, only: R::Action) {
        let Turn::Choose(seat) = view.turn else { return };
        let reusable = self.reusable.take().filter(|reusable| reusable.fits(view));
        if let Some(reusable) = reusable
            && let Some(observation) = self.observation_after(rules, view, seat, only)
        {
            self.reusable = Some(Reusable { observation, ..reusable });
        }
    }

    /// The number of edges kept for the rest of the turn.
    pub fn reusable_edges(&self) -> usize {
        self.reusable.iter().flat_map(|reusable| &reusable.trees).map(Tree::len).sum()
    }
}

impl<R: Evaluate> Bot<R> for Search<R> {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        if let [only] = view.actions.as_slice() {
            self.skip_forced(rules, view, *only);
            return Some(*only);
        }
        self.analyze(rules, view).and_then(|analysis| analysis.best())
    }

    fn analyze(&mut self, rules: &R, view: &View<R>) -> Option<Analysis<R::Action>> {
        let Turn::Choose(seat) = view.turn else { return None };
        if !view.viewer.is(seat) {
            return None;
        }
        let started = self.clock.now();
        let trees = self.grow(rules, Origin::known(view));
        let candidates = Self::candidates(&trees, view, seat);
        if let Some(best) = candidates.first().map(|best| best.action) {
            self.reusable = self.observation_after(rules, view, seat, best).map(|observation| Reusable {
                observation,
                viewer: view.viewer,
                trees: trees.iter().map(|tree| tree.subtree(seat, best)).collect(),
            });
        }
        let evaluations = trees.iter().map(|tree| u64::from(tree.evaluations)).sum();
        Some(Analysis { candidates, evaluations, time: self.clock.now() - started })
    }

    fn limit(&mut self, limits: &Limits) {
        self.budget.evaluations = limits.evaluations.unwrap_or(self.budget.evaluations);
        self.budget.time = limits.time.or(self.budget.time);
        self.budget.threads = limits.threads.unwrap_or(self.budget.threads).clamp(1, 64);
    }
}
