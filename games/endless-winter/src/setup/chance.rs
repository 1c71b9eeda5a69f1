//! What chance decides during set-up.

use table::{Seat, journal::Journal, sets::Indexed};

use super::SetupStep;
use crate::{
    EndlessWinter,
    action::Outcome,
    content::Role,
    ids::{MegalithTile, Terrain},
    note::Note,
    state::{SEATS, State},
};

impl EndlessWinter {
    /// The outcomes of the current step with their weights.
    pub(crate) fn setup_outcomes(&self, state: &State, mut each: impl FnMut(Outcome, u32)) {
        let open = &state.open;
        match self.setup_step(state) {
            Some(SetupStep::Stones(era)) => {
                for stone in self.next_stones(state, era) {
                    each(Outcome::Stone(stone), 1);
                }
            }
            Some(SetupStep::Display) => {
                for culture in self.era_deck(state).iter() {
                    each(Outcome::Culture(culture), 1);
                }
            }
            Some(SetupStep::Chiefs | SetupStep::ChiefPool) => {
                let given = open.players.iter().filter_map(|player| player.chief).collect();
                for chief in self.tables.chief_set.without(open.chief_pool).without(given) {
                    each(Outcome::Chief(chief), 1);
                }
            }
            Some(SetupStep::SetupCards | SetupStep::SetupPool) => {
                let given = open.players.iter().filter_map(|player| player.setup).collect();
                for card in self.tables.setup_set.without(open.setup_pool).without(given) {
                    each(Outcome::Setup(card), 1);
                }
            }
            Some(SetupStep::Hands) => {
                if let Some(seat) = self.short_hand(state) {
                    for (card, count) in state.secret[seat.index()].draw.iter() {
                        each(Outcome::Card(card), u32::from(count));
                    }
                }
            }
            Some(SetupStep::Hunt) => {
                for (animal, count) in open.animals.iter() {
                    each(Outcome::Animal(animal), u32::from(count));
                }
            }
            Some(SetupStep::Order) => {
                let placed = &open.order[..usize::from(open.count).min(SEATS)];
                for seat in Seat::all(self.seats).filter(|seat| !placed.contains(seat)) {
                    each(Outcome::Seat(seat), 1);
                }
            }
            Some(SetupStep::Tiles) => {
                let laid = &open.tiles[..usize::from(open.count).min(4)];
                for tile in MegalithTile::each().filter(|tile| !laid.contains(tile)) {
                    each(Outcome::Tile(tile), 1);
                }
            }
            Some(SetupStep::Land) => {
                for terrain in Terrain::each() {
                    each(Outcome::Land(terrain), self.spare_tiles(state, terrain));
                }
            }
            Some(SetupStep::Terrain) => {
                for (terrain, count) in open.land.iter() {
                    each(Outcome::Terrain(terrain), u32::from(count));
                }
            }
            Some(SetupStep::River(step)) => self.river_outcomes(state, step, each),
            // Nothing has been put under the pile yet.
            Some(SetupStep::RestToken) => {
                for (token, count) in open.rest.pile.loose.iter() {
                    each(Outcome::Rest(token), u32::from(count));
                }
            }
            Some(
                SetupStep::Sides
                | SetupStep::ChiefDraft
                | SetupStep::SetupDraft
                | SetupStep::Outfit
                | SetupStep::Compensation
                | SetupStep::Camps,
            )
            | None => {}
        }
    }

    /// EW-SETUP-49, RR-SETUP-08: land tiles of a type that may still come onto the board.
    fn spare_tiles(&self, state: &State, terrain: Terrain) -> u32 {
        let face = &self.tables.terrains[terrain.index()];
        let spare = if face.role == Role::Land { face.tiles.saturating_sub(self.tiles.left_out) } else { 0 };
        u32::from(spare.saturating_sub(state.open.land.of(terrain)))
    }

    /// Applies an outcome of the current step; the outcome is known to be possible.
    pub(crate) fn deal_setup(&self, state: &mut State, outcome: Outcome, journal: &mut impl Journal<Note>) {
        let count = usize::from(state.open.count);
        let open = &mut state.open;
        let step = self.setup.get(usize::from(open.step)).copied();
        match outcome {
            Outcome::Stone(stone) => {
                open.stones.insert(stone);
                journal.note(Note::StoneLaid(stone));
            }
            Outcome::Culture(culture) => self.lay_culture(state, culture, journal),
            Outcome::Chief(chief) => {
                open.count += 1;
                if step == Some(SetupStep::ChiefPool) {
                    open.chief_pool.insert(chief);
                    journal.note(Note::ChiefOffered(chief));
                } else {
                    open.players[count & 3].chief = Some(chief);
                    journal.note(Note::ChiefGiven(Seat::new(count), chief));
                }
            }
            Outcome::Setup(card) => {
                open.count += 1;
                if step == Some(SetupStep::SetupPool) {
                    open.setup_pool.insert(card);
                    journal.note(Note::SetupOffered(card));
                } else {
                    open.players[count & 3].setup = Some(card);
                    journal.note(Note::SetupGiven(Seat::new(count), card));
                }
            }
            Outcome::Card(card) => {
                if let Some(seat) = self.short_hand(state) {
                    self.draw_card(state, seat, card, journal);
                }
            }
            Outcome::Animal(animal) => self.lay_animal(state, animal, journal),
            Outcome::Seat(seat) => {
                open.order[count & 3] = seat;
                open.count += 1;
                journal.note(Note::OrderGiven(seat, count as u8));
            }
            Outcome::Tile(tile) => {
                open.tiles[count & 3] = tile;
                open.count += 1;
                journal.note(Note::TileLaid(count as u8, tile));
            }
            Outcome::Land(terrain) => {
                open.land.add(terrain);
                journal.note(Note::LandChosen(terrain));
            }
            Outcome::Terrain(terrain) => {
                let hex = self.tile_hexes(state)[count];
                state.open.land.take(terrain);
                state.open.count += 1;
                self.lay_hex(state, hex, terrain);
                journal.note(Note::TerrainLaid(hex, terrain));
            }
            Outcome::Rest(token) => self.turn_token(state, token, journal),
            Outcome::River(outcome) => self.deal_river(state, outcome, journal),
            Outcome::Glacier(_) | Outcome::Reveal | Outcome::Count => {}
        }
    }
}
