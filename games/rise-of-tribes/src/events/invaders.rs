//! Invaders: a tribe nobody plays. RT-EVENT-33..35, RT-RULING-48

use table::{journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::EventEffect,
    decision::Decision,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Hex, HexSet},
    note::Note,
    refusal::{Refusal, ensure},
    state::{Invaders, State},
    turn::Step,
    words::message,
};

/// The active player breaks a tie for the invaders' hex.
#[derive(Clone, Copy)]
pub(crate) struct PlaceInvaders;

impl PlaceInvaders {
    fn sites(rules: &RiseOfTribes, state: &State) -> HexSet {
        rules.least_populated(state, rules.board.all)
    }
}

impl Decision for PlaceInvaders {
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(Self::sites(rules, state).iter().map(Action::PlaceInvaders));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::PlaceInvaders(hex) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(Self::sites(rules, state).has(hex), Refusal::NotLeastPopulated)?;
        state.pop();
        rules.land(state, hex, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        state.events.invaders.is_none()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-invaders")
    }
}

impl RiseOfTribes {
    pub(super) fn begin_invaders<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        let sites = PlaceInvaders::sites(self, state);
        match (sites.len(), sites.iter().next()) {
            (1, Some(hex)) => self.land(state, hex, j),
            _ => state.push(PlaceInvaders),
        }
    }

    fn land<J: Journal<Note>>(&self, state: &mut State, hex: Hex, j: &mut J) {
        if let EventEffect::Invaders { first, .. } = self.effect(Event::Invaders) {
            state.events.invaders = Some(Invaders { hex, count: first });
            j.note(Note::InvadersLand(hex, first));
        }
    }

    /// One more on a double.
    pub(super) fn reinforce<J: Journal<Note>>(&self, state: &mut State, most: u8, j: &mut J) {
        if let Some(invaders) = &mut state.events.invaders
            && invaders.count < most
        {
            invaders.count += 1;
            j.note(Note::InvadersGrow(invaders.hex, invaders.count));
        }
    }
}
