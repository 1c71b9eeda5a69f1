//! A bot that leaves out actions which can do it no good.

use table::{Evaluate, View};

use crate::{Analysis, Bot, Candidate, Limits};

/// A bot that considers only actions with a point, unless there is none. A search rates pointless actions like doing nothing,
/// so it might choose one; as advice to a person that would be absurd.
pub struct Sensible<R: Evaluate>(Box<dyn Bot<R>>);

impl<R: Evaluate> Sensible<R> {
    /// `bot`, without pointless actions.
    pub fn new(bot: Box<dyn Bot<R>>) -> Self {
        Self(bot)
    }
}

/// The view without pointless actions; `None` if it has none, or no others.
fn reduced<R: Evaluate>(rules: &R, view: &View<R>) -> Option<View<R>> {
    let pointless = view.actions.iter().filter(|&&action| rules.is_pointless(view, action)).count();
    if pointless == 0 || pointless == view.actions.len() {
        return None;
    }
    let actions = view.actions.iter().copied().filter(|&action| !rules.is_pointless(view, action)).collect();
    Some(View { viewer: view.viewer, turn: view.turn, observation: view.observation.clone(), actions })
}

impl<R: Evaluate> Bot<R> for Sensible<R> {
    fn choose(&mut self, rules: &R, view: &View<R>) -> Option<R::Action> {
        match reduced(rules, view) {
            Some(reduced) => self.0.choose(rules, &reduced),
            None => self.0.choose(rules, view),
        }
    }

    /// Pointless actions come last, with no visits.
    fn analyze(&mut self, rules: &R, view: &View<R>) -> Option<Analysis<R::Action>> {
        let Some(reduced) = reduced(rules, view) else { return self.0.analyze(rules, view) };
        let mut analysis = self.0.analyze(rules, &reduced)?;
        let left_out = view.actions.iter().filter(|action| !reduced.actions.contains(action));
        analysis.candidates.extend(left_out.map(|&action| Candidate { action, visits: 0, value: 0.0 }));
        Some(analysis)
    }

    fn limit(&mut self, limits: &Limits) {
        self.0.limit(limits);
    }
}
