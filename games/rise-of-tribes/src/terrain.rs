//! Special terrain: what is different on a tile. RT-TERRAIN

use table::{Seat, journal::Journal};

use crate::{
    content::{EventEffect, PowerEffect, TileEffect},
    game::RiseOfTribes,
    ids::{Event, Good, Hex, HexSet, Level, Special, Tile},
    note::Note,
    state::State,
};

impl RiseOfTribes {
    /// Population limit of a hex. RT-CONF-01, RT-RULING-46
    #[inline]
    pub fn limit(&self, state: &State, hex: Hex) -> u8 {
        if state.ground.glacier == Some(hex) {
            return self.content.glacier.limit.is; // RT-TERRAIN-17
        }
        self.open_limit(state)
    }

    /// Population limit away from the glacier. RT-EVENT-25
    #[inline]
    fn open_limit(&self, state: &State) -> u8 {
        if state.events.is_active(Event::Drought)
            && let EventEffect::Drought { limit } = self.effect(Event::Drought)
        {
            return limit;
        }
        self.tables.limit
    }

    /// The hexes above their limit. RT-CONF-03
    #[inline]
    pub(crate) fn crowded(&self, state: &State) -> HexSet {
        let open = self.open_limit(state);
        let mut crowded = HexSet::EMPTY;
        // Most turns end without a conflict: one look at the fullest hex tells.
        let lowest =
            if state.ground.glacier.is_some() { open.min(self.content.glacier.limit.is) } else { open };
        if state.events.invaders.is_none() && state.field.most() <= lowest {
            return crowded;
        }
        for hex in self.board.all {
            let limit = if state.ground.glacier == Some(hex) { self.content.glacier.limit.is } else { open };
            if state.population(hex) > limit {
                crowded.insert(hex);
            }
        }
        crowded
    }

    /// What a hex gives when chosen for the first time in a GATHER.
    pub(crate) fn yield_of(&self, state: &State, hex: Hex, each: u8) -> u8 {
        let rich = match self.effect_at(state, hex) {
            Some(TileEffect::Rich { more }) => more, // RT-TERRAIN-04
            Some(TileEffect::Wild | TileEffect::Thicket { .. } | TileEffect::Chasm { .. }) | None => 0,
        };
        let crowd = match self.power(state, state.active) {
            Some(PowerEffect::CrowdedYield { members, more })
                if state.field.of(state.active, hex) >= members =>
            {
                more // RT-CHIEF-17
            }
            _ => 0,
        };
        let all = each + rich + crowd;
        if state.ground.glacier == Some(hex) {
            all.min(self.content.glacier.most.is) // RT-TERRAIN-19
        } else {
            all
        }
    }

    /// The stones of a melted glacier go to the first who gathers there. RT-TERRAIN-22
    pub(crate) fn collect_melted<J: Journal<Note>>(&self, state: &mut State, hex: Hex, j: &mut J) {
        if state.ground.melted == Some(hex) {
            let seat = state.active;
            let stones = state.ground.stones;
            state.ground.melted = None;
            state.ground.stones = 0;
            state.player_mut(seat).goods.add(Good::Stone, stones);
            j.note(Note::FindsStones(seat, hex, stones));
        }
    }

    /// After an increased action the glacier gets a stone; the last one melts it. RT-TERRAIN-20, -21
    pub(crate) fn freeze_stone<J: Journal<Note>>(&self, state: &mut State, level: Level, j: &mut J) {
        let Some(hex) = state.ground.glacier else {
            return;
        };
        if level != Level::High {
            return;
        }
        state.ground.stones += 1;
        j.note(Note::GlacierStone(state.ground.stones));
        if state.ground.stones >= self.content.glacier.stones.is {
            state.ground.glacier = None;
            state.ground.melted = Some(hex);
            j.note(Note::GlacierMelts(hex));
        }
    }

    /// Where the chasm is, and how many members it takes at most. RT-TERRAIN-13
    fn chasm_site(&self, state: &State) -> Option<(Hex, u8)> {
        if !state.dealing.specials.has(Special::Chasm) {
            return None;
        }
        let hex = state.ground.find(Tile::Chasm)?;
        match self.tile_effect(Tile::Chasm) {
            Some(TileEffect::Chasm { members }) => Some((hex, members)),
            _ => None,
        }
    }

    /// Would the chasm take members of `seat` if the conflicts were over?
    pub(crate) fn chasm_threatens(&self, state: &State, seat: Seat) -> bool {
        self.chasm_site(state)
            .is_some_and(|(hex, members)| (1..=members).contains(&state.field.of(seat, hex)))
    }

    /// After the conflicts the chasm takes members that stand alone, of each tribe. RT-TERRAIN-13, -14
    pub(crate) fn chasm<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        let Some((hex, members)) = self.chasm_site(state) else {
            return;
        };
        let mut taken = false;
        for seat in Seat::all(self.seats) {
            let alone = state.field.of(seat, hex);
            if (1..=members).contains(&alone) {
                self.remove(state, seat, hex, alone);
                j.note(Note::ChasmTakes(seat, hex, alone));
                taken = true;
            }
        }
        if taken {
            self.upkeep(state, None, j);
        }
    }
}
