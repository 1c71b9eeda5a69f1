//! Mukaan: Shared Bounty and Intimidate. RT-CHIEF-18, -19

use table::{Seat, journal::Journal};

use crate::{
    action::Action,
    content::PowerEffect,
    engine::bit,
    frame::{Bill, Frame},
    game::RiseOfTribes,
    ids::{Hex, HexSet, Once},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

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
            state.push(Frame::Bounty { seat, left: shared.min(most) });
        }
    }

    pub(crate) fn play_bounty<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Take(good) => {
                ensure(self.produces(state, seat) & bit(good) != 0, Refusal::WrongGood)?;
                state.player_mut(seat).goods.add(good, 1);
                j.note(Note::Takes(seat, good, 1));
                state.replace(Frame::Bounty { seat, left: left - 1 });
                Ok(())
            }
            Action::Done => {
                state.pop();
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// What driving a member out costs, if it is still possible this turn.
    fn scare_cost(&self, state: &State) -> Option<u8> {
        self.once_a_turn(state, Once::Intimidate, |power| match power {
            PowerEffect::DriveOut { cost } => Some(cost),
            _ => None,
        })
    }

    /// Hexes with a majority of the active player and a member of somebody else.
    fn scare_sites(&self, state: &State) -> HexSet {
        Self::shared_hexes(state, state.active)
            .iter()
            .filter(|&hex| state.has_majority(state.active, hex))
            .collect()
    }

    pub(crate) fn may_scare(&self, state: &State) -> bool {
        self.scare_cost(state).is_some() && !self.scare_sites(state).is_empty()
    }

    pub(crate) fn list_scares(&self, state: &State, out: &mut Vec<Action>) {
        if self.scare_cost(state).is_none() {
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
        let cost = self.scare_cost(state).ok_or(Refusal::NoMajority)?;
        ensure(self.scare_sites(state).has(hex), Refusal::NoMajority)?;
        ensure(self.is_rival(state.active, seat) && state.field.of(seat, hex) > 0, Refusal::NotARival)?;
        state.once.insert(Once::Intimidate);
        state.push(Frame::Drive { seat, from: hex });
        state.push(Frame::Pay { left: cost, bill: Bill::Intimidate });
        Ok(())
    }

    pub(crate) fn play_drive<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        from: Hex,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Drive(to) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(self.board.near(from).has(to), Refusal::NotAdjacent)?;
        state.pop();
        let moved = state.field.take(seat, from, 1);
        state.field.put(seat, to, moved);
        j.note(Note::Scares(state.active, seat, from, to));
        self.upkeep(state, None, j);
        Ok(())
    }
}
