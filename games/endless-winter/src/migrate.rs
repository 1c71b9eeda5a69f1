//! The Migrate column: Camps and Villages (EW-MIG).

use table::{
    Seat,
    journal::Journal,
    sets::{Indexed, Set},
    text::Phrase,
};

use crate::{
    EndlessWinter,
    action::Action,
    icons::Gains,
    ids::{Hex, Junction},
    interpreter::Way,
    note::{Land, Note},
    price::Offer,
    refusal::Refusal,
    rivers::RiverAction,
    state::{Due, OnHex, Source, State, VILLAGES},
};

impl EndlessWinter {
    pub(crate) fn list_migrate(&self, state: &State, out: &mut Vec<Action>) {
        self.list_camps(state, out);
        self.list_moves(state, out);
        self.list_villages(state, out);
    }

    pub(crate) fn list_camps(&self, state: &State, out: &mut Vec<Action>) {
        if self.camp_way(state).is_ok() {
            out.push(Action::Camp);
            if self.landing(state).is_some() {
                out.push(Action::River(RiverAction::CampAtRaft));
            }
        }
    }

    /// How a Camp can be placed, if one is left.
    pub(crate) fn camp_way(&self, state: &State) -> Result<Way, Refusal> {
        let way = self.way(state, Offer::Camp)?;
        if state.me().camps_home() > 0 { Ok(way) } else { Err(Refusal::NoCampLeft) }
    }

    pub(crate) fn place_camp(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.camp_way(state)?;
        self.pay(state, way);
        self.put_camp(state, self.board.entry(), journal);
        Ok(())
    }

    pub(crate) fn describe_camp(&self, state: &State) -> Phrase {
        self.describe_offer(state, Offer::Camp, "camp")
            .phrase("hex", self.hex_name(state, self.board.entry()))
    }

    pub(crate) fn put_camp(&self, state: &mut State, hex: Hex, journal: &mut impl Journal<Note>) {
        state.me_mut().camps.add(hex);
        journal.note(Note::CampPlaced(state.active(), land(state, hex)));
    }

    pub(crate) fn list_moves(&self, state: &State, out: &mut Vec<Action>) {
        if self.find_way(state, Offer::Move).is_some() {
            for (from, _) in state.me().camps.iter() {
                let targets = self.steps(state, state.active(), from);
                out.extend(targets.iter().map(|to| Action::Move(from, to)));
            }
            self.list_rafting(state, out);
        }
    }

    pub(crate) fn move_camp(
        &self,
        state: &mut State,
        from: Hex,
        to: Hex,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.way(state, Offer::Move)?;
        if !state.me().camps.has(from) {
            return Err(Refusal::NoCampThere);
        }
        if !self.steps(state, state.active(), from).has(to) {
            return Err(self.why_no_step(from, to));
        }
        self.pay(state, way);
        let me = state.me_mut();
        me.camps.take(from);
        me.camps.add(to);
        journal.note(Note::CampMoved(state.active(), land(state, from), land(state, to)));
        self.uncover(state, to);
        Ok(())
    }

    /// Why a Camp cannot go from one place to another.
    #[cold]
    fn why_no_step(&self, from: Hex, to: Hex) -> Refusal {
        let beside = self.course().is_some();
        if beside && to == self.board.entry() {
            Refusal::OntoStart
        } else if beside && from == self.board.entry() {
            Refusal::OffBoard
        } else {
            Refusal::NotAdjacent
        }
    }

    pub(crate) fn describe_move(&self, state: &State, from: Hex, to: Hex) -> Phrase {
        self.describe_offer(state, Offer::Move, "move")
            .phrase("from", self.hex_name(state, from))
            .phrase("to", self.hex_name(state, to))
    }

    /// EW-GLACIER-04, EW-RULING-58: any move turns the token up.
    pub(crate) fn uncover(&self, state: &mut State, hex: Hex) {
        if state.open.tokens[hex.index()] == OnHex::FaceDown {
            state.open.due = Due::Glacier(hex);
        }
    }

    /// Every Village on the board.
    pub(crate) fn all_villages(&self, state: &State) -> Set<Junction> {
        state.open.players.iter().fold(Set::EMPTY, |all, player| all.or(player.villages))
    }

    /// EW-MIG-07..10: where the active player has the Camps for a Village.
    pub(crate) fn village_junctions(&self, state: &State) -> Set<Junction> {
        let me = state.me();
        if me.villages.len() >= VILLAGES || me.camps_out() < 3 {
            return Set::EMPTY;
        }
        let free = self.board.open_junctions().without(self.all_villages(state));
        let camps: Set<Hex> = me.camps.iter().map(|(hex, _)| hex).collect();
        free.iter()
            .filter(|&junction| self.board.around(junction).iter().all(|&hex| camps.has(hex)))
            .collect()
    }

    pub(crate) fn list_villages(&self, state: &State, out: &mut Vec<Action>) {
        if self.find_way(state, Offer::Village).is_some() {
            out.extend(self.village_junctions(state).iter().map(Action::Village));
            let with_raft = self.raft_junctions(state).iter();
            out.extend(with_raft.map(|junction| Action::River(RiverAction::VillageWithRaft(junction))));
        }
    }

    pub(crate) fn found_village(
        &self,
        state: &mut State,
        junction: Junction,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.way(state, Offer::Village)?;
        if !self.village_junctions(state).has(junction) {
            return Err(self.why_no_village(state, junction, Refusal::VillageCamps));
        }
        let camps = self.board.around(junction).into_iter().collect();
        self.found(state, way, junction, camps, journal);
        Ok(())
    }

    /// Why no Village can stand at a junction; `otherwise` if only pieces are missing.
    #[cold]
    pub(crate) fn why_no_village(&self, state: &State, junction: Junction, otherwise: Refusal) -> Refusal {
        if state.me().villages.len() >= VILLAGES {
            Refusal::NoVillageLeft
        } else if !self.board.open_junctions().has(junction) {
            Refusal::VillageAtBase
        } else if self.all_villages(state).has(junction) {
            Refusal::VillageTaken
        } else {
            otherwise
        }
    }

    pub(crate) fn describe_village(&self, state: &State, junction: Junction) -> Phrase {
        self.describe_offer(state, Offer::Village, "village")
            .list("hexes", self.hexes_around(state, junction))
    }

    /// The hexes that meet at a junction, by name.
    pub(crate) fn hexes_around(&self, state: &State, junction: Junction) -> Vec<Phrase> {
        self.board.around(junction).map(|hex| self.hex_name(state, hex)).to_vec()
    }

    /// Founds a Village; a Camp goes home from each of `camps`.
    pub(crate) fn found(
        &self,
        state: &mut State,
        way: Way,
        junction: Junction,
        camps: Set<Hex>,
        journal: &mut impl Journal<Note>,
    ) {
        self.pay(state, way);
        let seat = state.active();
        let me = state.me_mut();
        for hex in camps {
            me.camps.take(hex);
        }
        me.villages.insert(junction);
        journal.note(Note::VillageFounded(seat, junction));
        // EW-RULING-13: pay, take the Camps back, then cut the Food.
        let lost = state.me().food.saturating_sub(state.me().food_limit());
        if lost > 0 {
            state.me_mut().food -= lost;
            journal.note(Note::FoodCut(seat, lost));
        }
        // EW-GLACIER-06, EW-EDGE-97: what all open tokens at the Village give, in any order.
        let mut gains = Gains::NONE;
        for hex in self.board.around(junction) {
            if let OnHex::Up(token) = state.open.tokens[hex.index()] {
                gains.join(&self.tables.glacier[token.index()]);
            }
        }
        self.grant(state, Source::Glacier(junction), gains, journal);
    }

    /// Can the active player found a Village anywhere?
    pub(crate) fn can_found(&self, state: &State) -> bool {
        !self.village_junctions(state).is_empty() || !self.raft_junctions(state).is_empty()
    }

    /// EW-ECL-18, EW-ECL-19, RR-RAFT-06: Influence of a player on a hex.
    #[inline]
    pub(crate) fn influence(&self, state: &State, seat: Seat, hex: Hex) -> usize {
        let player = state.player(seat);
        let villages = player.villages.and(self.board.touching(hex)).len();
        let raft = self.raft_hex(state, seat) == Some(hex);
        usize::from(player.camps.of(hex)) + 2 * villages + usize::from(raft)
    }

    /// EW-ECL-15, EW-ECL-16, EW-RULING-39: has the active player the most Influence there, or as much as anybody?
    pub(crate) fn leads(&self, state: &State, hex: Hex) -> bool {
        let own = self.influence(state, state.active(), hex);
        own > 0 && Seat::all(self.seats).all(|seat| self.influence(state, seat, hex) <= own)
    }
}

/// A hex with what lies there, for the journal.
pub(crate) fn land(state: &State, hex: Hex) -> Land {
    Land { hex, terrain: state.open.terrain[hex.index()] }
}
