//! Rivers & Rafts and the Warriors, an expansion (RR).
//!
//! The base rules ask a few questions of data: which tiles are left out, where a piece may step, what a hex gives, which
//! stones can be dealt. `Rivers` holds the answers; without the expansion they are the plain ones. What the expansion
//! adds of its own, Rafts, Fish, Landmarks, the race to the Delta, lives in this folder.

mod action;
mod check;
mod content;
mod course;
mod eclipse;
mod evaluate;
mod faces;
mod fish;
mod names;
mod notation;
mod note;
mod pack;
mod raft;
mod render_text;
mod setup;
mod state;
mod warrior;
mod words;

use table::{
    refusal::OptionsError,
    sets::{Indexed, Set},
};

use crate::{
    content::{Content, Counted, Role, StonePoints},
    icons::Gains,
    ids::{Fish, Landmark, Stone, Terrain},
    options::{Module, Options, OuterSide, ThirdHex},
    setup::TileSupply,
    tables::Tables,
};

pub use action::{RiverAction, RiverOutcome};
pub use content::{FishFace, LandmarkCount, LandmarkFace, RiverFace, RiverSideFace, RiversContent};
pub use course::Course;
pub(crate) use course::RIVER_HEXES;
pub(crate) use faces::faces;
pub use names::landmark_words;
pub use note::RiverNote;
pub use raft::{DELTA, HEADWATERS};
pub(crate) use setup::{RiverStep, with_river};
pub use state::{DeltaCheck, End, OuterTile, River};
pub(crate) use words::RiverWords;

/// A face of the Fish tokens.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FishTable {
    /// Tokens of it.
    pub copies: u8,
    /// What it gives.
    pub gives: Gains,
    /// RR-FISH-06: are all discarded tokens mixed in again?
    pub then: Afterwards,
}

/// What happens to the discarded Fish tokens once a token is resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Afterwards {
    /// They stay.
    #[default]
    Keep,
    /// They are mixed into the supply.
    Reshuffle,
}

/// What the expansion changes, compiled. Without it: nothing.
#[derive(Clone, Debug)]
pub(crate) struct Rivers {
    /// The river, if there is one.
    pub course: Option<Course>,
    /// Fish tokens.
    pub fish: [FishTable; Fish::COUNT],
    /// What each Landmark counts, and what that is worth.
    pub landmarks: Vec<(LandmarkCount, StonePoints)>,
    /// The terrain of River hexes.
    pub river: Option<Terrain>,
    /// The terrain of Landmark hexes.
    pub landmark: Option<Terrain>,
    /// RR-SETUP-18: stones that are dealt before all others.
    pub certain: Set<Stone>,
    /// RR-SETUP-19: stones that are left out if at most one hex of a type is in play.
    pub scarce: Vec<(Stone, Option<Terrain>)>,
    /// RR-DELTA-03: points for the Raft.
    pub delta_raft: u8,
    /// RR-DELTA-03: points for each Camp on a River hex.
    pub delta_camp: u8,
}

impl Rivers {
    /// Compiles what the expansion brings with these options, from content that is packed for them.
    pub(crate) fn compile(
        options: &Options,
        content: &Content,
        tables: &Tables,
    ) -> Result<Self, OptionsError> {
        let mut rivers = Self {
            course: None,
            fish: [FishTable::default(); Fish::COUNT],
            landmarks: Vec::new(),
            river: None,
            landmark: None,
            certain: Set::EMPTY,
            scarce: Vec::new(),
            delta_raft: 0,
            delta_camp: 0,
        };
        if options.rivers == Module::Out {
            return Ok(rivers);
        }
        let expansion = &content.rivers;
        let of_role = |role| tables.terrains.iter().position(|face| face.role == role).map(Terrain::new);
        let glacier = of_role(Role::Glacier);
        rivers.river = of_role(Role::River);
        rivers.landmark = of_role(Role::Landmark);
        if let (Some(river), Some(landmark), Some(glacier)) = (rivers.river, rivers.landmark, glacier) {
            let third = match options.central_river_tile {
                ThirdHex::River => river,
                ThirdHex::Glacier => glacier,
            };
            let outer = [options.first_river_tile, options.second_river_tile].map(|side| match side {
                OuterSide::Landmark => landmark,
                OuterSide::Glacier => glacier,
            });
            let path = &content.terrain_board.river.is;
            rivers.course = Course::new(path, &expansion.side, river, landmark, third, outer);
        }
        if rivers.course.is_none() {
            return Err(OptionsError::new("rivers", "the content has no river to lay"));
        }
        for (slot, face) in rivers.fish.iter_mut().zip(&expansion.fish) {
            *slot = FishTable {
                copies: face.copies.is,
                gives: face.gives.is.gains,
                then: if face.reshuffles.is { Afterwards::Reshuffle } else { Afterwards::Keep },
            };
        }
        rivers.landmarks =
            expansion.landmark.iter().map(|face| (face.counts.is, face.points.is.clone())).collect();
        let position = |id: &str| content.stone.iter().position(|face| face.id == id).map(Stone::new);
        rivers.certain = expansion.stone.iter().filter_map(|face| position(&face.id)).collect();
        for (index, face) in content.stone.iter().enumerate() {
            let stone = Stone::new(index);
            if let Counted::Villages(terrain) = tables.stones[index].0
                && face.era.is == 1
                && !rivers.certain.has(stone)
            {
                rivers.scarce.push((stone, terrain));
            }
        }
        rivers.delta_raft = expansion.river.delta_raft.is;
        rivers.delta_camp = expansion.river.delta_camp.is;
        Ok(rivers)
    }

    /// RR-SETUP-08, RR-SETUP-10, RR-SETUP-14: how the tiles for the board are counted out.
    pub(crate) fn tile_supply(
        &self,
        options: &Options,
        content: &Content,
        tables: &Tables,
    ) -> Result<TileSupply, OptionsError> {
        if self.course.is_none() {
            let glaciers = tables.glacier_tiles[usize::from(options.seats) - 2];
            return Ok(TileSupply { left_out: 0, glaciers });
        }
        let face = &content.rivers.river;
        let left_out = face.land_left_out.is;
        let landmarks = options.landmarks();
        let glaciers = face.glaciers.is[landmarks - 1];
        let lands = tables.terrains.iter().filter(|terrain| terrain.role == Role::Land && terrain.tiles > 0);
        let spare = lands.clone().map(|terrain| usize::from(terrain.tiles.saturating_sub(left_out)));
        if spare.clone().any(|tiles| tiles == 0) || spare.sum::<usize>() + usize::from(glaciers) < RIVER_TILES
        {
            return Err(OptionsError::new("rivers", "the content has too few land tiles for the river"));
        }
        Ok(TileSupply { left_out, glaciers })
    }

    /// The Landmarks there are.
    pub(crate) fn landmark_set(&self) -> Set<Landmark> {
        (0..self.landmarks.len()).map(Landmark::new).collect()
    }
}

/// RR-SETUP-11: tiles around the river.
const RIVER_TILES: usize = 10;
