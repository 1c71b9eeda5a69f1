//! The second part of the Warrior's Eclipse skill: a Camp of an opponent is moved (RR-WARR).

use table::{Seat, journal::Journal, text::Phrase};

use super::{RiverAction, RiverNote};
use crate::{
    EndlessWinter, action::Action, icons::Icon, ids::Hex, migrate::land, note::Note, refusal::Refusal,
    state::State,
};

impl EndlessWinter {
    /// RR-RULING-18: only from a hex. A Starting tile has no neighbours to be moved to.
    fn driven_from(&self, state: &State, seat: Seat) -> impl Iterator<Item = Hex> {
        let camps = state.player(seat).camps;
        self.board.hexes().iter().filter(move |&hex| camps.has(hex))
    }

    /// Seats whose Camps can be moved by the active player.
    fn rivals(&self, state: &State) -> impl Iterator<Item = Seat> {
        let active = state.active();
        Seat::all(self.seats).filter(move |&seat| seat != active)
    }

    /// Is there a Camp to be moved?
    pub(crate) fn can_drive(&self, state: &State) -> bool {
        self.rivals(state).any(|seat| self.driven_from(state, seat).next().is_some())
    }

    pub(crate) fn list_driving(&self, state: &State, out: &mut Vec<Action>) {
        for seat in self.rivals(state) {
            for from in self.driven_from(state, seat) {
                let targets = self.board.neighbours(from).iter();
                out.extend(targets.map(|to| Action::River(RiverAction::Drive(seat, from, to))));
            }
        }
    }

    /// RR-WARR-05..08: a Camp, never a Raft, from hex to adjacent hex.
    fn may_drive(&self, state: &State, seat: Seat, from: Hex, to: Hex) -> Result<(), Refusal> {
        if !self.is_pending(state, Icon::Drive) {
            Err(Refusal::NoDrive)
        } else if self.rivals(state).all(|rival| rival != seat) {
            Err(Refusal::OwnCamp)
        } else if !state.player(seat).camps.has(from) {
            Err(Refusal::NoRivalCamp)
        } else if !self.board.hexes().has(from) {
            Err(Refusal::DriveOffStart)
        } else if self.board.neighbours(from).has(to) {
            Ok(())
        } else if self.board.hexes().has(to) {
            Err(Refusal::DriveTooFar)
        } else {
            Err(Refusal::DriveOntoStart)
        }
    }

    pub(crate) fn drive(
        &self,
        state: &mut State,
        seat: Seat,
        from: Hex,
        to: Hex,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        self.may_drive(state, seat, from, to)?;
        self.take_icon(state, Icon::Drive);
        let camps = &mut state.open.players[seat.index() & 3].camps;
        camps.take(from);
        camps.add(to);
        let driven = RiverNote::Driven(state.active(), seat, land(state, from), land(state, to));
        journal.note(Note::River(driven));
        self.uncover(state, to);
        Ok(())
    }

    pub(crate) fn describe_drive(&self, state: &State, seat: Seat, from: Hex, to: Hex) -> Phrase {
        Phrase::new("endless-winter-do-drive")
            .seat("seat", seat)
            .phrase("from", self.hex_name(state, from))
            .phrase("to", self.hex_name(state, to))
    }
}
