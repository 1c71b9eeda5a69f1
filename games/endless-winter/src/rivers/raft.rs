//! Rafts: where they go, Camps placed from them, Villages founded with them (RR-RAFT, RR-CAMP, RR-VILL).

use table::{
    Seat,
    journal::Journal,
    sets::{Indexed, Set},
    text::Phrase,
};

use super::{RiverAction, RiverNote};
use crate::{
    EndlessWinter,
    action::Action,
    ids::{Hex, Junction, Reach},
    note::Note,
    price::Offer,
    refusal::Refusal,
    state::{SEATS, State, VILLAGES},
};

/// The upper end of the river.
pub const HEADWATERS: Reach = Reach::new(0);
/// The lower end of the river.
pub const DELTA: Reach = Reach::new(Reach::COUNT - 1);

impl EndlessWinter {
    /// The place of a seat's Raft.
    #[inline]
    pub(crate) fn raft(&self, state: &State, seat: Seat) -> Reach {
        state.open.river.rafts[seat.index() & (SEATS - 1)]
    }

    /// The River hex a Raft is on (RR-RULING-06, RR-RULING-11).
    #[inline]
    pub(crate) fn raft_hex(&self, state: &State, seat: Seat) -> Option<Hex> {
        let reach = self.raft(state, seat);
        if reach == HEADWATERS {
            return None;
        }
        self.rivers.course.as_ref()?.hex(reach, state.open.river.headwaters)
    }

    /// RR-RAFT-02, RR-RAFT-04: any distance downstream, one step upstream. Nobody is in the way (RR-RAFT-03).
    pub(crate) fn raft_targets(&self, state: &State) -> Set<Reach> {
        if self.rivers.course.is_none() {
            return Set::EMPTY;
        }
        let at = self.raft(state, state.active()).index();
        let down = Reach::each().skip(at + 1);
        let up = at.checked_sub(1).map(Reach::new);
        down.chain(up).collect()
    }

    /// RR-RAFT-01: in place of a Camp.
    pub(crate) fn list_rafting(&self, state: &State, out: &mut Vec<Action>) {
        let targets = self.raft_targets(state).iter();
        out.extend(targets.map(|reach| Action::River(RiverAction::Raft(reach))));
    }

    pub(crate) fn move_raft(
        &self,
        state: &mut State,
        to: Reach,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.way(state, Offer::Move)?;
        let seat = state.active();
        let from = self.raft(state, seat);
        if !self.raft_targets(state).has(to) {
            return Err(match &self.rivers.course {
                None => Refusal::NoRiver,
                Some(_) if from == to => Refusal::RaftStays,
                Some(_) => Refusal::RaftUpstream,
            });
        }
        self.pay(state, way);
        state.open.river.rafts[seat.index() & (SEATS - 1)] = to;
        journal.note(Note::River(RiverNote::RaftMoved(seat, from, to)));
        Ok(())
    }

    pub(crate) fn describe_raft(&self, state: &State, reach: Reach) -> Phrase {
        self.describe_offer(state, Offer::Move, "raft").phrase("to", self.reach_hex(state, reach))
    }

    /// A place of the river with the hex it is: "the River (8)".
    fn reach_hex(&self, state: &State, reach: Reach) -> Phrase {
        let course = self.rivers.course.as_ref();
        match course.and_then(|course| course.hex(reach, state.open.river.headwaters)) {
            Some(hex) => self.hex_name(state, hex),
            None => Self::reach_name(reach),
        }
    }

    /// RR-RULING-05: the River hex where a new Camp may be put in place of the Starting tile.
    pub(crate) fn landing(&self, state: &State) -> Option<Hex> {
        self.raft_hex(state, state.active())
    }

    pub(crate) fn land_camp(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.camp_way(state)?;
        let off = if self.course().is_some() { Refusal::RaftOffRiver } else { Refusal::NoRiver };
        let hex = self.landing(state).ok_or(off)?;
        self.pay(state, way);
        self.put_camp(state, hex, journal);
        Ok(())
    }

    pub(crate) fn describe_landing(&self, state: &State) -> Phrase {
        let said = self.describe_offer(state, Offer::Camp, "landing");
        match self.landing(state) {
            Some(hex) => said.phrase("hex", self.hex_name(state, hex)),
            None => said,
        }
    }

    /// RR-VILL-01, RR-RULING-29: where two Camps and the Raft meet.
    pub(crate) fn raft_junctions(&self, state: &State) -> Set<Junction> {
        let Some(raft) = self.raft_hex(state, state.active()) else {
            return Set::EMPTY;
        };
        let me = state.me();
        if me.villages.len() >= VILLAGES || me.camps_out() < 2 {
            return Set::EMPTY;
        }
        let free = self.board.open_junctions().without(self.all_villages(state));
        free.and(self.board.touching(raft))
            .iter()
            .filter(|&junction| {
                let mut others = self.board.around(junction).into_iter().filter(|&hex| hex != raft);
                others.all(|hex| me.camps.has(hex))
            })
            .collect()
    }

    pub(crate) fn found_with_raft(
        &self,
        state: &mut State,
        junction: Junction,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.way(state, Offer::Village)?;
        let seat = state.active();
        let off = if self.course().is_some() { Refusal::VillageAtEnds } else { Refusal::NoRiver };
        let raft = self.raft_hex(state, seat).ok_or(off)?;
        if !self.raft_junctions(state).has(junction) {
            return Err(self.why_no_village(state, junction, Refusal::VillageRaft));
        }
        let camps = self.board.around(junction).into_iter().filter(|&hex| hex != raft).collect();
        self.found(state, way, junction, camps, journal);
        // RR-VILL-02: the Camps go home, the Raft to the Headwaters.
        state.open.river.rafts[seat.index() & (SEATS - 1)] = HEADWATERS;
        journal.note(Note::River(RiverNote::RaftSpent(seat)));
        Ok(())
    }

    pub(crate) fn describe_raft_village(&self, state: &State, junction: Junction) -> Phrase {
        let hexes = self.hexes_around(state, junction);
        self.describe_offer(state, Offer::Village, "village-raft").list("hexes", hexes)
    }

    /// RR-RAFT-05, RR-RULING-27: with the figures.
    pub(crate) fn rafts_return(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        if state.open.river.rafts.iter().any(|&reach| reach != HEADWATERS) {
            state.open.river.rafts = [HEADWATERS; SEATS];
            journal.note(Note::River(RiverNote::RaftsReturn));
        }
    }
}
