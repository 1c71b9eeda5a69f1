//! The faces of the expansion.

use serde::{Serialize, Serializer};
use table::sets::Indexed;

use crate::{
    board::Board,
    content::{
        AnimalFace, Content, RawAnimal, RawStone, RawTerrain, RawTribe, Role, StoneFace, StonePoints,
        TerrainFace, TribeFace,
        examine::only_gains,
        faces,
        lay::{Inspector, Laid, Room, WHOLE, lay_all, lay_one},
        value::Value,
    },
    icons::{Effect, Icon},
    ids,
};

faces! {
    /// A Fish token.
    FishFace from RawFish {
        /// Tokens of it.
        copies: u8,
        /// What it gives.
        gives: Effect,
        /// Are all discarded tokens mixed in again?
        reshuffles: bool,
    }
    /// A Landmark with its card.
    LandmarkFace from RawLandmark {
        /// What it is called.
        name: String,
        /// What it counts.
        counts: LandmarkCount,
        /// What that is worth.
        points: StonePoints,
    }
    /// Where the River tiles lie with one side of the Central tile up, as steps from the middle.
    RiverSideFace from RawRiverSide {
        /// The Landmark hex of the Central tile.
        landmark: [i8; 2],
        /// Its third hex.
        third: [i8; 2],
        /// The third hex of the tile in the west.
        west: [i8; 2],
        /// The third hex of the tile in the east.
        east: [i8; 2],
    }
    /// Numbers of the expansion.
    RiverFace from RawRiver {
        /// The Tribe card that Warriors replace.
        warriors_replace: String,
        /// Tiles of each land type that stay in the box.
        land_left_out: u8,
        /// Glacier tiles with 1, 2 and 3 Landmark hexes.
        glaciers: Vec<u8>,
        /// Points for the Raft that is closest to the Delta.
        delta_raft: u8,
        /// Points for each Camp on a River hex that go with them.
        delta_camp: u8,
    }
}

/// What a Landmark counts (RR-LAND).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LandmarkCount {
    /// RR-LAND-02: Camps still on the player board.
    CampsAtHome,
    /// RR-LAND-03: the 7 central hexes with a Camp.
    CentralHexes,
    /// RR-LAND-04: the 12 outer hexes with a Camp.
    OuterHexes,
    /// RR-LAND-05: Camps of the player on this hex.
    CampsHere,
    /// RR-LAND-06: Villages that touch a River hex.
    RiverVillages,
}

impl LandmarkCount {
    const ALL: [(Self, &'static str); 5] = [
        (Self::CampsAtHome, "camps-at-home"),
        (Self::CentralHexes, "central-hexes"),
        (Self::OuterHexes, "outer-hexes"),
        (Self::CampsHere, "camps-here"),
        (Self::RiverVillages, "river-villages"),
    ];

    /// Its word in content files.
    pub const fn word(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

impl Value for LandmarkCount {
    type Raw = String;
    fn blank() -> Self {
        Self::CampsAtHome
    }
    fn read(raw: String) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|&(_, word)| word == raw);
        found.map(|(count, _)| count).ok_or_else(|| {
            let words = Self::ALL.map(|(_, word)| word);
            format!("'{raw}' is nothing a Landmark counts; write one of {}", words.join(", "))
        })
    }
}

impl Serialize for LandmarkCount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// Every face of the expansion.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RiversContent {
    /// The Warrior.
    pub warrior: Vec<TribeFace>,
    /// Animals.
    pub animal: Vec<AnimalFace>,
    /// Sacred Stones.
    pub stone: Vec<StoneFace>,
    /// The Starting tile, and hexes of River tiles.
    pub terrain: Vec<TerrainFace>,
    /// Fish tokens.
    pub fish: Vec<FishFace>,
    /// Landmarks.
    pub landmark: Vec<LandmarkFace>,
    /// The sides of the Central River tile.
    pub side: Vec<RiverSideFace>,
    /// Numbers.
    pub river: RiverFace,
}

/// The faces of the expansion in a file.
pub(crate) struct RawRivers {
    pub(crate) warrior: Vec<RawTribe>,
    pub(crate) animal: Vec<RawAnimal>,
    pub(crate) stone: Vec<RawStone>,
    pub(crate) terrain: Vec<RawTerrain>,
    pub(crate) fish: Vec<RawFish>,
    pub(crate) landmark: Vec<RawLandmark>,
    pub(crate) side: Vec<RawRiverSide>,
    pub(crate) river: Option<RawRiver>,
}

impl RiversContent {
    pub(crate) fn empty() -> Self {
        Self {
            warrior: Vec::new(),
            animal: Vec::new(),
            stone: Vec::new(),
            terrain: Vec::new(),
            fish: Vec::new(),
            landmark: Vec::new(),
            side: Vec::new(),
            river: RiverFace::blank("river".to_owned()),
        }
    }

    pub(crate) fn lay(&mut self, raw: RawRivers, ex: &mut Inspector<'_>) {
        let room = |kind, least, most| Room { kind, least, most };
        lay_all(&mut self.warrior, raw.warrior, room("warrior", 1, 1), ex);
        lay_all(&mut self.animal, raw.animal, room("river-animal", 1, 1), ex);
        lay_all(&mut self.stone, raw.stone, room("river-stone", 1, 1), ex);
        lay_all(&mut self.terrain, raw.terrain, room("river-terrain", 3, 3), ex);
        lay_all(&mut self.fish, raw.fish, room("fish-token", 1, ids::Fish::COUNT), ex);
        lay_all(&mut self.landmark, raw.landmark, room("landmark", 3, ids::Landmark::COUNT), ex);
        lay_all(&mut self.side, raw.side, room("river-side", 2, 2), ex);
        lay_one(&mut self.river, raw.river, ex);
    }
}

impl Content {
    /// What must hold of the expansion. Its cards and tiles are examined with those they are mixed with.
    pub(crate) fn examine_rivers(&self, ex: &mut Inspector<'_>) {
        let rivers = &self.rivers;
        let roles: Vec<Role> = rivers.terrain.iter().map(|face| face.role.is).collect();
        ex.require(roles == [Role::Base, Role::River, Role::Landmark], WHOLE, || {
            "river-terrain is the base, the river and the landmark, in this order".to_owned()
        });
        let replaced = &rivers.river.warriors_replace.is;
        ex.require(self.tribe.iter().any(|face| face.id == *replaced), &rivers.river.id, || {
            format!("warriors replace a tribe card, and there is no '{replaced}'")
        });
        for face in &rivers.fish {
            only_gains(ex, &face.id, &face.gives.is);
            ex.require(face.gives.is.gains.kinds() <= 2, &face.id, || {
                format!("'{}': at most two different icons", face.id)
            });
            ex.require(!face.gives.is.gains.has(Icon::Fish), &face.id, || {
                format!("'{}': a Fish token does not draw another", face.id)
            });
        }
        let fish: u32 = rivers.fish.iter().map(|face| u32::from(face.copies.is)).sum();
        ex.require((1..=200).contains(&fish), WHOLE, || {
            format!("there are 1 to 200 fish tokens, not {fish}")
        });
        let river = &self.terrain_board.river.is;
        let beside = |cell: &[i8; 2]| Board::hex_at(*cell).is_some() && !river.contains(cell);
        for face in &rivers.side {
            let hexes = [face.landmark.is, face.third.is, face.west.is, face.east.is];
            let distinct = hexes.iter().enumerate().all(|(index, hex)| !hexes[..index].contains(hex));
            ex.require(distinct && hexes.iter().all(beside), &face.id, || {
                format!("river-side '{}': four different hexes that are not River hexes are needed", face.id)
            });
        }
        let river = &rivers.river;
        ex.require(
            river.glaciers.is.len() == 3 && river.glaciers.is.iter().all(|&tiles| tiles <= 4),
            &river.id,
            || "glaciers is a number up to 4 for 1, 2 and 3 Landmark hexes".to_owned(),
        );
        ex.require(river.land_left_out.is <= 10, &river.id, || "land-left-out is at most 10".to_owned());
        ex.require(river.delta_raft.is <= 20 && river.delta_camp.is <= 20, &river.id, || {
            "the Delta gives at most 20 points for each".to_owned()
        });
    }
}
