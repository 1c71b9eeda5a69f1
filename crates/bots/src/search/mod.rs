//! Information-set Monte Carlo tree search, for every game.
//!
//! Each walk imagines a full position that fits the view, goes down one tree shared by all imagined positions, opens one
//! new place by looking once at each action there, judges by the game's appraisal, and adds the judgement to every action on
//! its way. Chance is drawn anew in each walk, so a place in the tree stands for a sequence of choices and averages over
//! everything that luck and hidden cards may make of it. Every seat is taken to want to win (max-n).

mod tree;
mod walk;

use std::time::{Duration, Instant};

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Seat, Turn, View, Viewer, journal::Silent};

use crate::{Bot, Thought, Thoughts};
use tree::{NodeId, Tree};
use walk::Walker;

/// How much a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Positions judged for one decision, on each thread: about the same time in every game. What was thought before in the
    /// same turn counts.
    pub looks: u32,
    /// The longest time for one decision, however many the looks. With it, the same seed may think differently on another day.
    pub time: Option<Duration>,
    /// Trees grown side by side, one thread each.
    pub threads: usize,
    /// Actions remembered in one tree: bounds the memory.
    pub actions: usize,
}

impl Budget {
    /// So many looks on one thread.
    pub const fn looks(looks: u32) -> Self {
        Self { looks, time: None, threads: 1, actions: 250_000 }
    }
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much an action seldom tried is tried for that alone, by what is at stake.
    pub curiosity: f32,
    /// How much worse an action may look at first sight and still get attention, by what is at stake: how much better the best
    /// action looks than the mean one.
    pub doubt: f32,
    /// Actions played out, as they look best, to the end of the turn before a new place is judged: so many at most.
    pub plunge: u32,
}

impl Default for Style {
    fn default() -> Self {
        Self { curiosity: 2.0, doubt: 0.5, plunge: 20 }
    }
}

/// A player that searches.
pub struct Search<R: Evaluate> {
    budget: Budget,
    style: Style,
    weights: R::Weights,
    rng: SmallRng,
    kept: Option<Kept<R>>,
}

/// What is thought already about the rest of a turn.
struct Kept<R: Evaluate> {
    /// What the seat will see, if nothing else happens.
    observation: R::Observation,
    viewer: Viewer,
    trees: Vec<Tree<R::Action>>,
}

impl<R: Evaluate> Kept<R> {
    fn fits(&self, view: &View<R>) -> bool {
        self.viewer == view.viewer && self.observation == view.observation
    }
}

impl<R: Evaluate> Search<R> {
    /// The same seed and the same number of looks make the same choices.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self {
            budget,
            style: Style::default(),
            weights: R::Weights::default(),
            rng: SmallRng::seed_from_u64(seed),
            kept: None,
        }
    }

    /// Searches in another style.
    pub fn with_style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// Judges with other weights.
    pub fn with_weights(self, weights: R::Weights) -> Self {
        Self { weights, ..self }
    }

    /// The trees after thinking about `view`.
    fn grow(&mut self, rules: &R, view: &View<R>) -> Vec<Tree<R::Action>> {
        let deadline = self.budget.time.map(|time| Instant::now() + time);
        let threads = self.budget.threads.max(1);
        let kept = self.kept.take().filter(|kept| kept.fits(view));
        let mut trees = kept.map(|kept| kept.trees).unwrap_or_default();
        trees.resize_with(threads, || Tree::new(self.budget.actions));
        let seeds: Vec<u64> = trees.iter().map(|_| self.rng.next_u64()).collect();
        // Where there is no choice, one walk says how things stand.
        let looks = if view.actions.len() > 1 { self.budget.looks } else { 0 };
        let (weights, style) = (&self.weights, &self.style);
        let think = |tree: Tree<R::Action>, seed: u64| {
            Walker::new(rules, weights, style, tree, seed).run(view, looks, deadline)
        };
        if let [_] = trees.as_slice() {
            return trees.into_iter().zip(seeds).map(|(tree, seed)| think(tree, seed)).collect();
        }
        std::thread::scope(|scope| {
            let running: Vec<_> = trees
                .into_iter()
                .zip(seeds)
                .map(|(tree, seed)| scope.spawn(move || think(tree, seed)))
                .collect();
            running.into_iter().filter_map(|thread| thread.join().ok()).collect()
        })
    }

    /// What the trees together say about each action of the view, best first.
    fn thoughts(trees: &[Tree<R::Action>], view: &View<R>, seat: Seat) -> Vec<Thought<R::Action>> {
        let mut thoughts: Vec<Thought<R::Action>> = view
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
                Thought { action, visits, value: if weight > 0.0 { sum / weight } else { 0.0 } }
            })
            .collect();
        thoughts.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        thoughts
    }

    /// What the seat will see after `action`, if it goes on at once. Nothing hidden can become known on the way, so any
    /// imagined position says what the real one would.
    fn sight_after(
        &mut self,
        rules: &R,
        view: &View<R>,
        seat: Seat,
        action: R::Action,
    ) -> Option<R::Observation> {
        let mut state = rules.imagine(&view.observation, view.viewer, &mut self.rng);
        rules.play(&mut state, action, &mut Silent).ok()?;
        (rules.turn(&state) == Turn::Choose(seat)).then(|| rules.observe(&state, view.viewer))
    }

    /// Goes past a forced move without forgetting what was thought about the time after it.
    fn pass_over(&mut self, rules: &R, view: &View<R>, only: R::Action) {
        let Turn::Choose(seat) = view.turn else { return };
        let kept = self.kept.take().filter(|kept| kept.fits(view));
        if let Some(kept) = kept
            && let Some(observation) = self.sight_after(rules, view, seat, only)
        {
            self.kept = Some(Kept { observation, ..kept });
        }
    }

    /// Actions remembered for the rest of the turn.
    pub fn remembered(&self) -> usize {
        self.kept.iter().flat_map(|kept| &kept.trees).map(Tree::len).sum()
    }
}

impl<R: Evaluate> Bot<R> for Search<R> {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        if let [only] = view.actions.as_slice() {
            self.pass_over(rules, view, *only);
            return Some(*only);
        }
        self.think(rules, view).and_then(|thoughts| thoughts.best())
    }

    fn think(&mut self, rules: &R, view: &View<R>) -> Option<Thoughts<R::Action>> {
        let Turn::Choose(seat) = view.turn else { return None };
        if !view.viewer.is(seat) {
            return None;
        }
        let started = Instant::now();
        let trees = self.grow(rules, view);
        let choices = Self::thoughts(&trees, view, seat);
        if let Some(best) = choices.first().map(|best| best.action) {
            self.kept = self.sight_after(rules, view, seat, best).map(|observation| Kept {
                observation,
                viewer: view.viewer,
                trees: trees.iter().map(|tree| tree.after(seat, best)).collect(),
            });
        }
        let looks = trees.iter().map(|tree| u64::from(tree.looks)).sum();
        Some(Thoughts { choices, looks, time: started.elapsed() })
    }

    fn limit(&mut self, limits: &crate::Limits) {
        self.budget.looks = limits.looks.unwrap_or(self.budget.looks);
        self.budget.time = limits.time.or(self.budget.time);
        self.budget.threads = limits.threads.unwrap_or(self.budget.threads).clamp(1, 64);
    }
}
