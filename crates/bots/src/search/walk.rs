//! One thread's thinking: imagine, go down the tree, judge, remember.

use std::time::Instant;

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Seat, Turn, View, journal::Silent, odds::Odds};

use super::{
    Style,
    tree::{Edge, Node, NodeId, Tree},
};
use crate::judge::{Chances, judge, try_out};

/// How far a walk goes down before it stops for want of an end. No turn of any game comes near it.
const DEEPEST: usize = 400;
/// Where all actions look alike, this much still keeps curiosity alive.
const LEAST_STAKES: f32 = 1e-4;

/// Everything one thread needs; lists are reused.
pub(super) struct Walker<'a, R: Evaluate> {
    rules: &'a R,
    weights: &'a R::Weights,
    style: &'a Style,
    tree: Tree<R::Action>,
    rng: SmallRng,
    odds: Odds<R::Outcome>,
    legal: Vec<R::Action>,
    /// For each legal action, its place among the edges.
    places: Vec<usize>,
    path: Vec<(NodeId, usize)>,
    /// Positions after each action of the node being opened.
    after: Vec<(usize, R::State, Chances)>,
}

impl<'a, R: Evaluate> Walker<'a, R> {
    pub(super) fn new(
        rules: &'a R,
        weights: &'a R::Weights,
        style: &'a Style,
        tree: Tree<R::Action>,
        seed: u64,
    ) -> Self {
        Self {
            rules,
            weights,
            style,
            tree,
            rng: SmallRng::seed_from_u64(seed),
            odds: Odds::new(),
            legal: Vec::new(),
            places: Vec::new(),
            path: Vec::new(),
            after: Vec::new(),
        }
    }

    /// Walks, at least once, until `looks` positions were judged for this tree, or until `deadline`.
    pub(super) fn run(mut self, view: &View<R>, looks: u32, deadline: Option<Instant>) -> Tree<R::Action> {
        // A turn that was thought through before still deserves a fresh look.
        let enough = looks.max(self.tree.looks.saturating_add(looks / 4));
        loop {
            let state = self.rules.imagine(&view.observation, view.viewer, &mut self.rng);
            self.walk(state);
            let late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if self.tree.looks >= enough || late {
                return self.tree;
            }
        }
    }

    /// Once down the tree and back.
    fn walk(&mut self, mut state: R::State) {
        self.path.clear();
        let mut node = NodeId::ROOT;
        let mut chances = None;
        while self.path.len() < DEEPEST {
            self.rules.resolve_chance(&mut state, &mut self.odds, &mut self.rng);
            let Turn::Choose(seat) = self.rules.turn(&state) else { break };
            self.legal.clear();
            self.rules.legal_actions(&state, &mut self.legal);
            let action = match *self.legal.as_slice() {
                [] => break,
                // What is forced needs no place in the tree, unless the question was about it.
                [only] if !self.path.is_empty() => only,
                _ => {
                    let new = self.find_places(node, seat);
                    if new > 0 {
                        if !self.tree.has_room(new) {
                            break;
                        }
                        let first = new == self.legal.len();
                        let best = self.open(node, seat, &state);
                        if first {
                            let Some((edge, after, judged)) = best else { break };
                            self.path.push((node, edge));
                            chances = Some(self.plunge(after, seat, judged));
                            break;
                        }
                    }
                    let edge = self.select(node);
                    self.path.push((node, edge));
                    let action = self.tree.node(node).edges[edge].action;
                    node = self.tree.follow(node, edge);
                    action
                }
            };
            if self.rules.play(&mut state, action, &mut Silent).is_err() {
                break;
            }
        }
        let chances = chances.unwrap_or_else(|| {
            self.tree.looks += 1;
            judge(self.rules, self.weights, &state)
        });
        for &(node, edge) in &self.path {
            self.tree.learn(node, edge, &chances);
        }
    }

    /// Finds each legal action among the edges of `node`; says how many are not there.
    fn find_places(&mut self, node: NodeId, seat: Seat) -> usize {
        self.places.clear();
        let edges = &self.tree.node(node).edges;
        // Lists of the same question come in the same order: the next action mostly is the next edge.
        let mut from = 0;
        let mut new = 0;
        for &action in &self.legal {
            let same = |edge: &Edge<R::Action>| edge.seat == seat && edge.action == action;
            let place = edges
                .get(from..)
                .and_then(|rest| rest.iter().position(same).map(|at| from + at))
                .or_else(|| edges.iter().position(same));
            match place {
                Some(place) => {
                    from = place + 1;
                    self.places.push(place);
                }
                None => {
                    new += 1;
                    self.places.push(usize::MAX);
                }
            }
        }
        new
    }

    /// Looks once at every legal action that has no edge yet, and gives it one; the best of them for `seat` comes back.
    fn open(&mut self, node: NodeId, seat: Seat, state: &R::State) -> Option<(usize, R::State, Chances)> {
        // Every action meets the same fate, so that luck does not decide between them.
        let fate = self.rng.next_u64();
        self.after.clear();
        for (index, &action) in self.legal.iter().enumerate() {
            if self.places[index] != usize::MAX {
                continue;
            }
            if let Some(after) = try_out(self.rules, state, action, fate, &mut self.odds) {
                let chances = judge(self.rules, self.weights, &after);
                self.after.push((index, after, chances));
            }
        }
        self.tree.looks += self.after.len() as u32;
        let promise = |chances: &Chances| chances[seat.index()];
        let known = &self.tree.node(node).edges;
        let promises = || {
            let looked = self.after.iter().map(|(_, _, chances)| promise(chances));
            looked.chain(known.iter().filter(|edge| edge.seat == seat).map(|edge| edge.promise))
        };
        let best = promises().fold(0.0, f32::max);
        let mean = promises().sum::<f32>() / promises().count().max(1) as f32;
        let stakes = (best - mean).max(LEAST_STAKES);
        let attention = |promise: f32| ((promise - best) / (self.style.doubt * stakes)).exp();
        let sum: f32 = promises().map(attention).sum();
        self.tree.set_stakes(node, stakes);
        let mut chosen: Option<(usize, usize)> = None;
        for (slot, (index, _, chances)) in self.after.iter().enumerate() {
            let edge = Edge {
                action: self.legal[*index],
                seat,
                visits: 0,
                sum: [0.0; Seat::LIMIT],
                promise: promise(chances),
                prior: attention(promise(chances)) / sum,
                next: None,
            };
            let place = self.tree.add(node, edge);
            self.places[*index] = place;
            if chosen.is_none_or(|(best, _)| promise(chances) > promise(&self.after[best].2)) {
                chosen = Some((slot, place));
            }
        }
        // Whatever the rules refused has no place.
        self.places.retain(|&place| place != usize::MAX);
        chosen.map(|(slot, place)| (place, self.after[slot].1, self.after[slot].2))
    }

    /// The edge most worth following among those that are legal now.
    fn select(&mut self, node: NodeId) -> usize {
        let Node { edges, stakes } = self.tree.node(node);
        let visits: u32 = self.places.iter().map(|&place| edges[place].visits).sum();
        let urge = self.style.curiosity * stakes * ((visits + 1) as f32).sqrt();
        let score = |place: usize| {
            let edge = &edges[place];
            edge.value() + urge * edge.prior / (edge.visits + 1) as f32
        };
        let mut best = (self.places.first().copied().unwrap_or(0), f32::NEG_INFINITY);
        for &place in &self.places {
            let score = score(place);
            if score > best.1 {
                best = (place, score);
            }
        }
        best.0
    }

    /// Plays on as it looks best to whoever chooses, until the turn of `seat` is over or the style says enough.
    fn plunge(&mut self, mut state: R::State, seat: Seat, judged: Chances) -> Chances {
        let mut moved = false;
        for _ in 0..self.style.plunge {
            let Turn::Choose(chooser) = self.rules.turn(&state) else { break };
            if self.rules.turn_ended(&state, seat) {
                break;
            }
            self.legal.clear();
            self.rules.legal_actions(&state, &mut self.legal);
            self.tree.looks += self.legal.len() as u32;
            let fate = self.rng.next_u64();
            let mut best: Option<(R::State, f32)> = None;
            for &action in &self.legal {
                let Some(after) = try_out(self.rules, &state, action, fate, &mut self.odds) else { continue };
                let wish = match self.legal.as_slice() {
                    [_] => 0.0,
                    _ => self.rules.turn_value(self.weights, &after, chooser),
                };
                if best.as_ref().is_none_or(|(_, most)| wish > *most) {
                    best = Some((after, wish));
                }
            }
            let Some((after, _)) = best else { break };
            state = after;
            moved = true;
        }
        if moved { judge(self.rules, self.weights, &state) } else { judged }
    }
}
