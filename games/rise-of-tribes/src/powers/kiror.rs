//! Kiror: Pathfinder and Evasion. RT-CHIEF-23, RT-RULING-73

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    gather::native_kinds,
    ids::{Hex, HexSet, Power},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    words::message,
};

impl RiseOfTribes {
    /// A MOVE found these hexes; those that held no member at all pay.
    pub(crate) fn begin_claim(&self, state: &mut State, found: HexSet) {
        if let Some(PowerEffect::Pathfinder { most }) = self.power(state, state.active) {
            let hexes = found.without(state.field.on_of_others(state.active));
            if !hexes.is_empty() {
                state.push(Claim { left: most, hexes });
            }
        }
    }
}

/// Goods for empty hexes entered (Pathfinder).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Claim {
    /// How many.
    pub left: u8,
    /// From which hexes.
    pub hexes: HexSet,
}

impl Decision for Claim {
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(self.left > 0 && !self.hexes.is_empty())
    }

    fn legal_actions(self, _: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        for hex in self.hexes {
            for good in native_kinds(state, hex) {
                out.push(Action::Claim(hex, good));
            }
        }
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
            Action::Claim(hex, good) => {
                ensure(self.hexes.has(hex), Refusal::NotEntered)?;
                ensure(native_kinds(state, hex).has(good), Refusal::ClaimOfAnother)?;
                let seat = state.active;
                state.player_mut(seat).goods.add(good, 1);
                let power = state.player(seat).power_or(Power::Pathfinder);
                j.note(Note::Takes(seat, good, 1, Cause::Power(power)));
                let mut next = Self { left: self.left - 1, ..self };
                next.hexes.remove(hex);
                state.replace(next);
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_)))
    }

    fn is_valid(self, rules: &RiseOfTribes, _: &State) -> bool {
        is_count(self.left) && rules.board.has_all(self.hexes)
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-claim").number("left", self.left)
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_good * f32::from(self.left))
    }
}

/// Beaten members retreat (Evasion).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Evade {
    /// Whose.
    pub seat: Seat,
    /// From where.
    pub from: Hex,
    /// How many.
    pub left: u8,
    /// Where the first one went.
    pub to: Option<Hex>,
}

impl Evade {
    /// Where beaten members may go: one adjacent hex that is empty or their own, with room. RT-RULING-23
    fn sites(self, rules: &RiseOfTribes, state: &State) -> HexSet {
        if state.player(self.seat).reserve == 0 {
            return HexSet::EMPTY;
        }
        let near = match self.to {
            Some(hex) => HexSet::only(hex),
            None => rules.board.near(self.from),
        };
        near.iter().filter(|&hex| self.may_enter(rules, state, hex).is_ok()).collect()
    }

    fn may_enter(self, rules: &RiseOfTribes, state: &State, hex: Hex) -> Result<(), Refusal> {
        let population = state.population(hex);
        ensure(population == 0 || state.field.of(self.seat, hex) > 0, Refusal::NoRetreat)?;
        ensure(population < rules.limit(state, hex), Refusal::RetreatFull)
    }
}

impl Decision for Evade {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        let possible = self.left > 0 && !self.sites(rules, state).is_empty();
        state.pop_unless(possible)
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(self.sites(rules, state).iter().map(Action::Evade));
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Evade(hex) => {
                let near = rules.board.near(self.from).has(hex) && self.to.is_none_or(|to| to == hex);
                ensure(near, Refusal::RetreatElsewhere)?;
                self.may_enter(rules, state, hex)?;
                ensure(self.sites(rules, state).has(hex), Refusal::NoRetreat)?;
                state.player_mut(self.seat).reserve -= 1;
                state.field.put(self.seat, hex, 1);
                j.note(Note::Evades(self.seat, hex));
                state.replace(Self { left: self.left - 1, to: Some(hex), ..self });
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
        rules.is_seat(self.seat)
            && rules.board.all.has(self.from)
            && is_count(self.left)
            && self.to.is_none_or(|hex| rules.board.near(self.from).has(hex))
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        message("ask-evade").phrase("hex", rules.place_name(state, self.from)).number("left", self.left)
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-no-retreat"))
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_seat(self.seat, tribe.weights().pending_member * f32::from(self.left))
    }
}
