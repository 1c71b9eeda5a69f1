//! KiaKia: Ambush and Dreamtime. RT-CHIEF-20..22

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Area, Decision, Flow},
    frame::Frame,
    game::RiseOfTribes,
    ids::{Good, Hex, Power},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    turn::{Step, double},
    words::message,
};

/// One hidden member comes out.
fn release<J: Journal<Note>>(state: &mut State, seat: Seat, hex: Hex, j: &mut J) {
    state.player_mut(seat).hidden -= 1;
    state.field.put(seat, hex, 1);
    j.note(Note::Releases(seat, hex));
}

/// Hidden members come out before the conflicts.
#[derive(Clone, Copy)]
pub(crate) struct Release;

impl Decision for Release {
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        if state.player(state.active).hidden > 0 && !state.field.on(state.active).is_empty() {
            return Flow::Wait;
        }
        state.replace(Step::Conflicts);
        Flow::Continue
    }

    fn legal_actions(self, _: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(state.field.on(state.active).iter().map(Action::Release));
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Release(hex) => {
                ensure(state.field.on(state.active).has(hex), Refusal::NoAmbushHere)?;
                release(state, state.active, hex, j);
            }
            Action::Done => state.replace(Step::Conflicts),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-release")
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-stay-hidden"))
    }
}

/// Hidden members come to a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ambush {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub hex: Hex,
}

impl Decision for Ambush {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(state.player(self.seat).hidden > 0)
    }

    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend([Action::Release(self.hex), Action::Done]);
    }

    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Release(hex) => {
                ensure(hex == self.hex, Refusal::NoAmbushHere)?;
                release(state, self.seat, hex, j);
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Fight(_)))
    }

    fn is_valid(self, rules: &RiseOfTribes, _: &State) -> bool {
        rules.is_seat(self.seat) && rules.board.all.has(self.hex)
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        message("ask-ambush").phrase("hex", rules.place_name(state, self.hex))
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-stay-hidden"))
    }
}

/// A foretold face pays.
#[derive(Clone, Copy)]
pub(crate) struct Dream;

impl Dream {
    #[expect(clippy::expect_used, reason = "`check` refuses positions with a face named by anybody else")]
    fn pay<J: Journal<Note>>(rules: &RiseOfTribes, state: &mut State, good: Good, j: &mut J) {
        let goods = rules.foretelling(state).expect("only Dreamtime names a face");
        let seat = state.active;
        state.player_mut(seat).goods.add(good, goods);
        let power = state.player(seat).power_or(Power::Dreamtime);
        j.note(Note::Takes(seat, good, goods, Cause::Power(power)));
    }
}

impl Decision for Dream {
    /// A dream that came true pays at once where it leaves no choice of goods.
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        if state.foretold.is_some_and(|face| state.hand.has(face)) {
            let kinds = rules.produces(state, state.active);
            if kinds.len() > 1 {
                return Flow::Wait;
            }
            if let Some(good) = kinds.iter().next() {
                Self::pay(rules, state, good, j);
            }
        }
        state.foretold = None;
        state.replace(match double(state) {
            Some(_) => Step::BeforeEvents,
            None => Step::Actions,
        });
        Flow::Continue
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(rules.produces(state, state.active).iter().map(Action::Take));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Take(good) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(rules.produces(state, state.active).has(good), Refusal::DreamOfAnother)?;
        Self::pay(rules, state, good, j);
        state.foretold = None;
        Ok(())
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-dream")
    }

    fn area(self) -> Area {
        Area::Own
    }
}

impl RiseOfTribes {
    /// A conflict is declared: who lies in ambush with a member there may bring out more.
    pub(crate) fn spring_ambush(&self, state: &mut State, hex: Hex) {
        let hidden = Seat::all(self.seats)
            .find(|&seat| state.player(seat).hidden > 0 && state.field.of(seat, hex) > 0);
        if let Some(seat) = hidden {
            state.push(Ambush { seat, hex });
        }
    }

    /// How many goods a face named before the roll can bring. RT-CHIEF-22
    pub(crate) fn foretelling(&self, state: &State) -> Option<u8> {
        match self.power(state, state.active) {
            Some(PowerEffect::Foretell { goods }) => Some(goods),
            _ => None,
        }
    }
}
