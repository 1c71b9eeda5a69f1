//! Indartsu: Education. (Exogamy is part of GROW, in `grow.rs`.) RT-CHIEF-12, -13

use serde::{Deserialize, Serialize};
use table::{journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{HexSet, Land, Power},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    words::message,
};

/// A member on a lake that gave food.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Educate {
    /// How many.
    pub left: u8,
    /// Those lakes.
    pub lakes: HexSet,
}

impl RiseOfTribes {
    /// A GATHER took food from these lakes.
    pub(crate) fn begin_education(&self, state: &mut State, lakes: HexSet) {
        if let Some(PowerEffect::LakeChild { members }) = self.power(state, state.active)
            && !lakes.is_empty()
        {
            state.push(Educate { left: members, lakes });
        }
    }
}

impl Decision for Educate {
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        let possible = self.left > 0 && !self.lakes.is_empty() && state.player(state.active).reserve > 0;
        state.pop_unless(possible)
    }

    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend(self.lakes.iter().map(Action::Educate));
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        match action {
            Action::Educate(hex) => {
                ensure(self.lakes.has(hex), Refusal::NotALake)?;
                state.player_mut(seat).reserve -= 1;
                state.field.put(seat, hex, 1);
                j.note(Note::GrowsBy(seat, hex, state.player(seat).power_or(Power::Education)));
                state.replace(Self { left: self.left - 1, ..self });
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_) | Frame::Bounty(_) | Frame::Pottery))
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        is_count(self.left) && self.lakes.without(state.ground.of(Land::Lake)).is_empty()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-educate")
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_member * f32::from(self.left))
    }
}
