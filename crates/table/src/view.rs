//! What one viewer may know, and do.

use serde::Serialize;

use crate::{Rules, Seat, Turn, Viewer};

/// Everything a player, a bot or a page receives: never the state.
#[derive(Clone, Debug, PartialEq)]
pub struct View<R: Rules> {
    /// Whose view it is.
    pub viewer: Viewer,
    /// Who must act.
    pub turn: Turn,
    /// What may be known of the position.
    pub observation: R::Observation,
    /// What the viewer may do now; empty unless it is this viewer's choice.
    pub actions: Vec<R::Action>,
}

impl<R: Rules> View<R> {
    /// The view of `state` that `viewer` has.
    pub fn new(rules: &R, state: &R::State, viewer: Viewer) -> Self {
        let turn = rules.turn(state);
        let mut actions = Vec::new();
        if let Turn::Choose(seat) = turn
            && viewer.is(seat)
        {
            rules.legal_actions(state, &mut actions);
        }
        Self { viewer, turn, observation: rules.observe(state, viewer), actions }
    }

    /// The view as JSON: `you`, `turn`, `actions` in notation, `observation`.
    pub fn to_json(&self, rules: &R) -> serde_json::Value {
        #[derive(Serialize)]
        struct Shown<'a, S> {
            you: Option<Seat>,
            turn: Turn,
            actions: Vec<String>,
            observation: &'a S,
        }
        let shown = Shown {
            you: match self.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            turn: self.turn,
            actions: self.actions.iter().map(|&action| rules.write_action(action)).collect(),
            observation: &self.observation,
        };
        serde_json::to_value(shown).expect("an observation serialises to JSON")
    }
}
