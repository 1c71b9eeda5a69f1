//! Mukaan: Shared Bounty and Intimidate. RT-CHIEF-18, -19

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Area, Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Hex, HexSet, Once, Power},
    note::{Cause, Note},
    payment::{Bill, Pay},
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

/// An opponent's share in a GATHER (Shared Bounty).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Bounty {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub left: u8,
}

impl RiseOfTribes {
    /// An opponent has gathered on these hexes: shared ones pay.
    pub(crate) fn begin_bounty(&self, state: &mut State, chosen: HexSet) {
        let Some((seat, most)) = self.seat_with(state, |power| match power {
            PowerEffect::Bounty { most } => Some(most),
            _ => None,
        }) else {
            return;
        };
        let shared = chosen.and(state.field.on(seat)).len() as u8;
        if seat != state.active && shared > 0 {
            state.push(Bounty { seat, left: shared.min(most) });
        }
    }
}

impl Decision for Bounty {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(self.left > 0)
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(rules.produces(state, self.seat).iter().map(Action::Take));
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
            Action::Take(good) => {
                ensure(rules.produces(state, self.seat).has(good), Refusal::BountyOfAnother)?;
                state.player_mut(self.seat).goods.add(good, 1);
                let power = state.player(self.seat).power_or(Power::SharedBounty);
                j.note(Note::Takes(self.seat, good, 1, Cause::Power(power)));
                state.replace(Self { left: self.left - 1, ..self });
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_)))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.is_rival(state.active, self.seat)
            && is_count(self.left)
            && !rules.produces(state, self.seat).is_empty()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-bounty").number("left", self.left)
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_seat(self.seat, tribe.weights().pending_good * f32::from(self.left))
    }

    fn area(self) -> Area {
        Area::Own
    }
}

impl RiseOfTribes {
    /// What driving a member out costs, if it is still possible this turn.
    fn scare_cost(&self, state: &State) -> Result<u8, Refusal> {
        let Some(PowerEffect::DriveOut { cost }) = self.power(state, state.active) else {
            return Err(Refusal::NoIntimidate);
        };
        ensure(!state.once.has(Once::Intimidate), Refusal::IntimidateUsed)?;
        ensure(state.player(state.active).goods.total() >= u16::from(cost), Refusal::IntimidateCost)?;
        Ok(cost)
    }

    /// Hexes with a majority of the active player and a member of somebody else.
    fn scare_sites(&self, state: &State) -> HexSet {
        let shared = Self::shared_hexes(state, state.active);
        shared.iter().filter(|&hex| state.has_majority(state.active, hex)).collect()
    }

    pub(crate) fn may_scare(&self, state: &State) -> bool {
        self.scare_cost(state).is_ok() && !self.scare_sites(state).is_empty()
    }

    pub(crate) fn list_scares(&self, state: &State, out: &mut Vec<Action>) {
        if self.scare_cost(state).is_err() {
            return;
        }
        for hex in self.scare_sites(state) {
            for seat in Seat::all(self.seats) {
                if seat != state.active && state.field.of(seat, hex) > 0 {
                    out.push(Action::Scare(hex, seat));
                }
            }
        }
    }

    pub(crate) fn play_scare(&self, state: &mut State, hex: Hex, seat: Seat) -> Result<(), Refusal> {
        let cost = self.scare_cost(state)?;
        ensure(self.scare_sites(state).has(hex), Refusal::NoMajority)?;
        let meets = self.is_rival(state.active, seat) && state.field.of(seat, hex) > 0;
        ensure(meets, Refusal::NobodyToScare)?;
        state.once.insert(Once::Intimidate);
        state.push(Drive { seat, from: hex });
        state.push(Pay { left: cost, bill: Bill::Intimidate });
        Ok(())
    }
}

/// An opponent's member goes to a hex of the active player's choice (Intimidate).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Drive {
    /// Whose.
    pub seat: Seat,
    /// From where.
    pub from: Hex,
}

impl Decision for Drive {
    fn legal_actions(self, rules: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend(rules.board.near(self.from).iter().map(Action::Drive));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Drive(to) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(rules.board.near(self.from).has(to), Refusal::NotAdjacent)?;
        state.pop();
        let moved = state.field.take(self.seat, self.from, 1);
        state.field.put(self.seat, to, moved);
        j.note(Note::Scares(state.active, self.seat, self.from, to));
        rules.upkeep(state, None, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.is_rival(state.active, self.seat)
            && rules.board.all.has(self.from)
            && state.field.of(self.seat, self.from) > 0
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        message("ask-drive").phrase("hex", rules.place_name(state, self.from)).seat("who", self.seat)
    }
}
