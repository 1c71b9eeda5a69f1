//! Tunga: Hidden Village and Light in the Dark. RT-CHIEF-25..27

use table::{journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Area, Decision, Flow},
    game::RiseOfTribes,
    ids::Face,
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

impl RiseOfTribes {
    /// One village on the player board, once there is one on the map. RT-CHIEF-25, -26
    pub(crate) fn may_build_hidden(&self, state: &State) -> Result<(), Refusal> {
        let seat = state.active;
        let player = state.player(seat);
        ensure(self.power(state, seat) == Some(PowerEffect::HiddenVillage), Refusal::NoHiddenVillage)?;
        ensure(player.secret == 0, Refusal::HiddenVillageBuilt)?;
        ensure(!player.villages.is_empty(), Refusal::NoVillageOnMap)?;
        ensure(self.token_left(state), Refusal::NoTokens)?;
        ensure(self.can_pay_village(state, seat, self.village_cost(state, seat)), Refusal::VillageCost)
    }

    pub(crate) fn play_build_hidden<J: Journal<Note>>(
        &self,
        state: &mut State,
        j: &mut J,
    ) -> Result<(), Refusal> {
        self.may_build_hidden(state)?;
        let seat = state.active;
        state.player_mut(seat).secret = 1;
        j.note(Note::BuildsHidden(seat));
        self.charge(state, seat, self.village_cost(state, seat), j);
        Ok(())
    }

    /// A moon may be turned into a sun right after the roll. RT-CHIEF-27, RT-RULING-72
    fn may_light(&self, state: &State) -> bool {
        self.power(state, state.active) == Some(PowerEffect::TurnDie) && state.hand.has(Face::Moon)
    }
}

/// The moment after the roll. RT-DEC-06
#[derive(Clone, Copy)]
pub(crate) struct AfterRoll;

impl Decision for AfterRoll {
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        if rules.may_light(state) {
            return Flow::Wait;
        }
        state.replace(Step::Dream);
        Flow::Continue
    }

    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend([Action::Light, Action::Done]);
    }

    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Light => {
                state.hand.take(Face::Moon);
                state.hand.add(Face::Sun);
                j.note(Note::Lights(state.active));
            }
            Action::Done => {}
            _ => return Err(Refusal::unexpected(action)),
        }
        state.replace(Step::Dream);
        Ok(())
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-light")
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-keep-dice"))
    }

    fn area(self) -> Area {
        Area::Actions
    }
}
