//! One thread of a search: sample, select, expand, roll out, backpropagate.

use std::time::Duration;

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Seat, Turn, journal::Silent, odds::Odds};

use super::{
    Parameters,
    tree::{Edge, Node, NodeId, Tree},
};
use crate::{
    Clock, Origin,
    evaluate::{Judge, WinProbabilities, after, best_next},
};

/// The longest path of an iteration. No turn of any game comes near it.
const MAX_DEPTH: usize = 400;
/// The scale of a node where all actions have the same first value, so that exploration does not stop.
const MIN_SCALE: f32 = 1e-4;
/// A legal action that has no edge yet.
const NO_EDGE: usize = usize::MAX;

/// When a worker stops, after at least one iteration.
#[derive(Clone, Copy)]
pub(super) struct Stop<'a> {
    /// Positions evaluated for the tree.
    pub(super) evaluations: u32,
    /// The time at which it stops, whatever the evaluations.
    pub(super) deadline: Option<Duration>,
    pub(super) clock: &'a dyn Clock,
}

/// The tree and the buffers of one thread.
pub(super) struct Worker<'a, R: Evaluate> {
    rules: &'a R,
    judge: Judge<'a, R>,
    parameters: &'a Parameters,
    tree: Tree<R::Action>,
    rng: SmallRng,
    odds: Odds<R::Outcome>,
    legal: Vec<R::Action>,
    /// For each legal action, the index of its edge.
    edges: Vec<usize>,
    path: Vec<(NodeId, usize)>,
    /// The only action tried at the root, if there is one.
    forced: Option<R::Action>,
    /// The new actions of the node being expanded: index among the legal ones, position after it, its evaluation.
    expanded: Vec<(usize, R::State, WinProbabilities)>,
}

impl<'a, R: Evaluate> Worker<'a, R> {
    pub(super) fn new(
        rules: &'a R,
        judge: Judge<'a, R>,
        parameters: &'a Parameters,
        tree: Tree<R::Action>,
        seed: u64,
    ) -> Self {
        Self {
            rules,
            judge,
            parameters,
            tree,
            rng: SmallRng::seed_from_u64(seed),
            odds: Odds::new(),
            legal: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            forced: None,
            expanded: Vec::new(),
        }
    }

    /// Iterates until `stop`.
    pub(super) fn run(mut self, origin: Origin<'_, R>, stop: Stop<'_>) -> Tree<R::Action> {
        // A reused tree that has used up its budget already still gets a quarter of it.
        let enough = stop.evaluations.max(self.tree.evaluations.saturating_add(stop.evaluations / 4));
        loop {
            let state = origin.sample(self.rules, &mut self.rng);
            self.iterate(state);
            let late = stop.deadline.is_some_and(|deadline| stop.clock.now() >= deadline);
            if self.tree.evaluations >= enough || late {
                return self.tree;
            }
        }
    }

    /// One iteration, from the sampled position to the results on the path. Returns what it backpropagated.
    fn iterate(&mut self, state: R::State) -> WinProbabilities {
        self.path.clear();
        let result = self.descend(state);
        self.tree.backpropagate(&self.path, &result);
        result
    }

    /// One iteration that begins with `action`. Position and chance follow from the seed.
    pub(super) fn force(&mut self, origin: Origin<'_, R>, action: R::Action, seed: u64) -> WinProbabilities {
        self.rng = SmallRng::seed_from_u64(seed);
        self.forced = Some(action);
        let state = origin.sample(self.rules, &mut self.rng);
        self.iterate(state)
    }

    /// Positions evaluated so far.
    pub(super) const fn evaluations(&self) -> u32 {
        self.tree.evaluations
    }

    /// Follows the tree to a new node, or to where it cannot grow, and evaluates there.
    #[expect(clippy::expect_used, reason = "the conformance suite proves that listed actions are legal")]
    fn descend(&mut self, mut state: R::State) -> WinProbabilities {
        let mut node = NodeId::ROOT;
        while self.path.len() < MAX_DEPTH {
            self.rules.resolve_chance(&mut state, &mut self.odds, &mut self.rng);
            let Turn::Choose(seat) = self.rules.turn(&state) else { break };
            self.legal.clear();
            match self.forced {
                Some(forced) if self.path.is_empty() => self.legal.push(forced),
                _ => self.rules.legal_actions(&state, &mut self.legal),
            }
            let action = match *self.legal.as_slice() {
                // A forced action needs no edge, unless it is the decision asked about.
                [only] if !self.path.is_empty() => only,
                _ => {
                    let new = self.find_edges(node, seat);
                    if new > 0 {
                        if !self.tree.has_room(new) {
                            break;
                        }
                        let first_visit = new == self.legal.len();
                        let best = self.expand(node, seat, &state);
                        if first_visit {
                            let (edge, after, evaluated) = best;
                            self.path.push((node, edge));
                            return self.rollout(after, seat, evaluated);
                        }
                    }
                    let edge = self.select(node);
                    self.path.push((node, edge));
                    let action = self.tree.node(node).edges[edge].action;
                    node = self.tree.child(node, edge);
                    action
                }
            };
            self.rules.play(&mut state, action, &mut Silent).expect("an action on the list is legal");
        }
        self.tree.evaluations += 1;
        self.judge.win_probabilities(&state)
    }

    /// Finds the edge of each legal action at `node`; returns how many have none.
    fn find_edges(&mut self, node: NodeId, seat: Seat) -> usize {
        self.edges.clear();
        let known = &self.tree.node(node).edges;
        // Actions are listed in the same order each time: the next action is mostly the next edge.
        let mut from = 0;
        let mut new = 0;
        for &action in &self.legal {
            let same = |edge: &Edge<R::Action>| edge.seat == seat && edge.action == action;
            let found = known
                .get(from..)
                .and_then(|rest| rest.iter().position(same).map(|at| from + at))
                .or_else(|| known.iter().position(same));
            match found {
                Some(edge) => {
                    from = edge + 1;
                    self.edges.push(edge);
                }
                None => {
                    new += 1;
                    self.edges.push(NO_EDGE);
                }
            }
        }
        new
    }

    /// Evaluates every legal action that has no edge, and adds one for it. There must be one. Returns the edge of the best
    /// of them for `seat`, with the position after it and its evaluation.
    fn expand(&mut self, node: NodeId, seat: Seat, state: &R::State) -> (usize, R::State, WinProbabilities) {
        // All actions share one chance seed, so that luck does not decide between them.
        let chance_seed = self.rng.next_u64();
        self.expanded.clear();
        for (index, &action) in self.legal.iter().enumerate() {
            if self.edges[index] == NO_EDGE {
                let after = after(self.rules, state, action, chance_seed, &mut self.odds);
                let evaluated = self.judge.win_probabilities(&after);
                self.expanded.push((index, after, evaluated));
            }
        }
        self.tree.evaluations += self.expanded.len() as u32;
        let value = |evaluated: &WinProbabilities| evaluated[seat.index()];
        let known = &self.tree.node(node).edges;
        let values = || {
            let new = self.expanded.iter().map(|(_, _, evaluated)| value(evaluated));
            new.chain(known.iter().filter(|edge| edge.seat == seat).map(|edge| edge.first_value))
        };
        let best = values().fold(0.0, f32::max);
        let mean = values().sum::<f32>() / values().count() as f32;
        let scale = (best - mean).max(MIN_SCALE);
        let softmax = |value: f32| ((value - best) / (self.parameters.prior_temperature * scale)).exp();
        let sum: f32 = values().map(softmax).sum();
        self.tree.set_scale(node, scale);
        let mut chosen = (0, NO_EDGE);
        for (slot, (index, _, evaluated)) in self.expanded.iter().enumerate() {
            let first_value = value(evaluated);
            let edge = Edge {
                action: self.legal[*index],
                seat,
                visits: 0,
                sum: [0.0; Seat::LIMIT],
                first_value,
                prior: softmax(first_value) / sum,
                next: None,
            };
            let edge = self.tree.add(node, edge);
            self.edges[*index] = edge;
            if slot == 0 || first_value > value(&self.expanded[chosen.0].2) {
                chosen = (slot, edge);
            }
        }
        let (slot, edge) = chosen;
        (edge, self.expanded[slot].1, self.expanded[slot].2)
    }

    /// The edge with the highest upper confidence bound among the legal ones (PUCT).
    fn select(&mut self, node: NodeId) -> usize {
        let Node { edges, scale } = self.tree.node(node);
        let visits: u32 = self.edges.iter().map(|&edge| edges[edge].visits).sum();
        let exploration = self.parameters.exploration * scale * ((visits + 1) as f32).sqrt();
        let mut best = (self.edges[0], f32::NEG_INFINITY);
        for &index in &self.edges {
            let edge = &edges[index];
            let bound = edge.value() + exploration * edge.prior / (edge.visits + 1) as f32;
            if bound > best.1 {
                best = (index, bound);
            }
        }
        best.0
    }

    /// Plays the best-looking actions until the turn of `seat` ends or the depth is reached; returns the evaluation there, or
    /// `evaluated` if nothing was played.
    fn rollout(&mut self, mut state: R::State, seat: Seat, evaluated: WinProbabilities) -> WinProbabilities {
        let mut moved = false;
        for _ in 0..self.parameters.rollout_depth {
            if !matches!(self.rules.turn(&state), Turn::Choose(_)) || self.rules.turn_ended(&state, seat) {
                break;
            }
            self.legal.clear();
            self.rules.legal_actions(&state, &mut self.legal);
            self.tree.evaluations += self.legal.len() as u32;
            let chance_seed = self.rng.next_u64();
            let best = best_next(self.judge, &state, &self.legal, chance_seed, &mut self.odds);
            let Some(after) = best else { break };
            state = after;
            moved = true;
        }
        if moved { self.judge.win_probabilities(&state) } else { evaluated }
    }
}
