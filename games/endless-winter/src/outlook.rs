//! What can be read off the open table: who leads where, what the Eclipse would bring now, what everything is worth.
//!
//! For drawings and hints. It is made from an observation, so it knows no more than its viewer does.

use table::{Seat, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    cards::Cards,
    content::{ChiefFace, CultureFace, TerrainFace, TribeFace},
    icons::{Effect, Gains},
    ids::{Card, Chief, Column, Culture, Hex, Landmark, STARTING_KINDS, Side, Spot, Stone, Terrain, Tribe},
    observation::{Observation, SeenCards},
    state::{SEATS, Secret, Source, State},
};

/// A position as far as a viewer knows it, ready to be asked.
#[derive(Clone, Debug)]
pub struct Outlook<'a> {
    rules: &'a EndlessWinter,
    state: State,
}

impl<'a> Outlook<'a> {
    /// What `observation` lets one read.
    pub fn new(rules: &'a EndlessWinter, observation: &Observation) -> Self {
        let mut secret = [Secret::default(); SEATS];
        for (own, seen) in secret.iter_mut().zip(&observation.cards) {
            *own = match *seen {
                SeenCards::Known { hand, draw, eclipse, buried } => Secret { hand, draw, eclipse, buried },
                SeenCards::Counted { buried, together, .. } => {
                    // Which of them are buried is a secret; how many is not, and only that is ever asked.
                    let mut rest = together;
                    let mut covered = Cards::EMPTY;
                    let kinds: Vec<(Card, u8)> = together.iter().collect();
                    let each = kinds.iter().flat_map(|&(card, count)| (0..count).map(move |_| card));
                    for card in each.take(usize::from(buried)) {
                        rest.take(card);
                        covered.add(card);
                    }
                    Secret { draw: rest, buried: covered, ..Secret::default() }
                }
            };
        }
        Self { rules, state: State { open: observation.open, secret } }
    }

    /// Influence of a seat on a hex (EW-MIG-12, RR-RAFT-06).
    pub fn influence(&self, seat: Seat, hex: Hex) -> usize {
        self.rules.influence(&self.state, seat, hex)
    }

    /// EW-ECL-15: has the seat the most Influence there, or as much as anybody? Nobody leads where Camps enter.
    pub fn leads(&self, seat: Seat, hex: Hex) -> bool {
        let own = self.influence(seat, hex);
        hex != self.rules.board.entry()
            && own > 0
            && Seat::all(self.rules.seats).all(|other| self.influence(other, hex) <= own)
    }

    /// What a hex gives in the Eclipse to those who lead there.
    pub fn hex_gives(&self, hex: Hex) -> Effect {
        self.rules.effect(&self.state, Source::Hex(hex))
    }

    /// What paying the price of an effect once more brings, with the price (EW-RULING-78).
    pub fn exchange(&self, source: Source) -> Effect {
        self.rules.effect(&self.state, source).once()
    }

    /// The River hex a Raft is on.
    pub fn raft_hex(&self, seat: Seat) -> Option<Hex> {
        self.rules.course().and_then(|_| self.rules.raft_hex(&self.state, seat))
    }

    /// What a Sacred Stone would bring the seat if the Eclipse came now.
    pub fn stone(&self, seat: Seat, stone: Stone) -> u16 {
        self.rules.stone_points(&self.state, seat, stone)
    }

    /// What a Landmark would bring the seat now, if it leads there.
    pub fn landmark(&self, seat: Seat, landmark: Landmark) -> u16 {
        self.rules.landmark_points(&self.state, seat, landmark)
    }

    /// RR-DELTA-01: what the race to the Delta would bring the seat now; nothing unless its Raft is closest.
    pub fn delta(&self, seat: Seat) -> u16 {
        if self.rules.course().is_some() && self.rules.closest(&self.state, seat) {
            self.rules.delta_points(&self.state, seat)
        } else {
            0
        }
    }

    /// What the player board gives in the Eclipse: cards for Villages, and emptied boxes.
    pub fn board_gives(&self, seat: Seat) -> Gains {
        self.rules.board_gains(self.state.player(seat))
    }

    /// The rank of a seat on the Honor track, from 0; none if its marker has not moved.
    pub fn honor_rank(&self, seat: Seat) -> Option<usize> {
        self.rules.honor_rank(&self.state, seat)
    }

    /// Buried cards of a seat.
    pub fn buried(&self, seat: Seat) -> usize {
        self.state.buried(seat)
    }

    /// Points of the seat's upright Animals.
    pub fn animals(&self, seat: Seat) -> u16 {
        self.rules.animal_points(self.state.player(seat))
    }

    /// Points of the seat's left-over Food and Tools.
    pub fn offering(&self, seat: Seat) -> u16 {
        self.rules.offering_points(self.state.player(seat))
    }

    /// Points of the seat's buried cards.
    pub fn burials(&self, seat: Seat) -> u16 {
        self.rules.burial_points(&self.state, seat)
    }

    /// The score if the game were counted now. All cards of a player are known together, so this is no guess.
    pub fn score(&self, seat: Seat) -> u16 {
        self.rules.final_score(&self.state, seat)
    }

    /// Where a pending benefit comes from.
    pub fn source(&self, source: Source) -> Phrase {
        self.rules.source_name(&self.state, source)
    }
}

impl EndlessWinter {
    /// The face of a Tribe or Starting card.
    pub fn tribe_face(&self, tribe: Tribe) -> &TribeFace {
        match tribe.index().checked_sub(STARTING_KINDS) {
            None => &self.packed.starting[tribe.index()],
            Some(deck) => &self.packed.tribe[deck],
        }
    }

    /// The face of a Culture card.
    pub fn culture_face(&self, culture: Culture) -> &CultureFace {
        &self.packed.culture[culture.index()]
    }

    /// The face of a Chief.
    pub fn chief_face(&self, chief: Chief) -> &ChiefFace {
        &self.packed.chief[chief.index()]
    }

    /// The skill of a Chief.
    pub fn chief_skill(&self, chief: Chief, side: Side) -> Effect {
        self.tables.chiefs[chief.index()][side as usize]
    }

    /// The face of a type of terrain.
    pub fn terrain_face(&self, terrain: Terrain) -> &TerrainFace {
        &self.packed.terrain[terrain.index()]
    }

    /// Labor of a Tribe card in this column, in half points (EW-WORK-02, EW-RULING-70).
    pub fn labor_in(&self, tribe: Tribe, column: Column) -> u8 {
        self.labor_at(tribe, Some(Spot::Column(column)))
    }

    /// The same wherever a figure may stand.
    pub(crate) fn labor_at(&self, tribe: Tribe, spot: Option<Spot>) -> u8 {
        let face = &self.tables.tribes[tribe.index()];
        let bonus = face.skill.is_free_labor() && face.skill.bound.holds_at(spot);
        face.labor + if bonus { face.skill.gains.half_labor() } else { 0 }
    }

    /// Labor of a Tribe card in the Eclipse, in half points.
    pub fn eclipse_labor(&self, tribe: Tribe) -> u8 {
        self.tables.tribes[tribe.index()].eclipse_labor
    }

    /// Labor of a Chief's skill in this column, in half points.
    pub fn chief_labor_in(&self, chief: Chief, side: Side, column: Column) -> u8 {
        let skill = self.chief_skill(chief, side);
        let counts = skill.is_free_labor() && skill.bound.holds_at(Some(Spot::Column(column)));
        if counts { skill.gains.half_labor() } else { 0 }
    }

    /// Labor for spending Food from `from` down to `to` (EW-WORK-06).
    pub fn labor_for_food(&self, from: u8, to: u8) -> u8 {
        self.tables.labor_for_food(from, to)
    }
}
