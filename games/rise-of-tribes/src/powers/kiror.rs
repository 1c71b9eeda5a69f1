//! Kiror: Pathfinder and Evasion. RT-CHIEF-23, RT-RULING-73

use table::{Seat, journal::Journal};

use crate::{
    action::Action,
    content::PowerEffect,
    engine::{bit, goods_in},
    frame::Frame,
    game::RiseOfTribes,
    ids::{Good, Hex, HexSet},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// A MOVE found these hexes; those that held no member at all pay.
    pub(crate) fn begin_claim(&self, state: &mut State, found: HexSet) {
        if let Some(PowerEffect::Pathfinder { most }) = self.power(state, state.active) {
            let hexes = found.without(state.field.on_of_others(state.active));
            if !hexes.is_empty() {
                state.push(Frame::Claim { left: most, hexes });
            }
        }
    }

    /// The goods of a hex's own type, as bits.
    fn native(state: &State, hex: Hex) -> u8 {
        Good::ALL
            .iter()
            .filter(|good| state.ground.of(good.land()).has(hex))
            .fold(0, |bits, &good| bits | bit(good))
    }

    pub(crate) fn list_claims(&self, state: &State, hexes: HexSet, out: &mut Vec<Action>) {
        for hex in hexes {
            for good in goods_in(Self::native(state, hex)) {
                out.push(Action::Claim(hex, good));
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn play_claim<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        hexes: HexSet,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Claim(hex, good) => {
                ensure(hexes.has(hex), Refusal::NotEntered)?;
                ensure(Self::native(state, hex) & bit(good) != 0, Refusal::WrongGood)?;
                let seat = state.active;
                state.player_mut(seat).goods.add(good, 1);
                j.note(Note::Takes(seat, good, 1));
                let mut hexes = hexes;
                hexes.remove(hex);
                state.replace(Frame::Claim { left: left - 1, hexes });
                Ok(())
            }
            Action::Done => {
                state.pop();
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Where beaten members may go: one adjacent hex that is empty or their own, with room. RT-RULING-23
    pub(crate) fn retreats(&self, state: &State, seat: Seat, from: Hex, to: Option<Hex>) -> HexSet {
        if state.player(seat).reserve == 0 {
            return HexSet::EMPTY;
        }
        let near = match to {
            Some(hex) => HexSet::only(hex),
            None => self.board.near(from),
        };
        near.iter()
            .filter(|&hex| {
                let population = state.population(hex);
                (population == 0 || state.field.of(seat, hex) > 0) && population < self.limit(state, hex)
            })
            .collect()
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of one frame")]
    pub(crate) fn play_evade<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        from: Hex,
        left: u8,
        to: Option<Hex>,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Evade(hex) => {
                ensure(self.retreats(state, seat, from, to).has(hex), Refusal::NoRetreat)?;
                state.player_mut(seat).reserve -= 1;
                state.field.put(seat, hex, 1);
                j.note(Note::Evades(seat, hex));
                state.replace(Frame::Evade { seat, from, left: left - 1, to: Some(hex) });
                Ok(())
            }
            Action::Done => {
                state.pop();
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }
}
