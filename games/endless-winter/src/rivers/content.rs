//! The faces of the expansion.

use serde::{Deserialize, Serialize, Serializer};
use table::{
    content::{
        Examiner, Path, Shape,
        shape::{list, number, one_of, text},
    },
    text::Phrase,
};

use crate::{
    board::Board,
    content::{AnimalFace, Content, NAME, StoneFace, StonePoints, TerrainFace, TribeFace, named, steps},
    icons::{self, Effect, Use},
};

table::printed! {
    /// A Fish token.
    pub struct FishFace (at), "endless-winter-field-" {
        id: String,
        /// Tokens of it.
        "copies" copies: u8 = number(0, 50);
        /// What it gives.
        "gives" gives: Effect = icons::shape(Use::Fish);
        /// Are all discarded tokens mixed in again?
        "reshuffles" reshuffles: bool = Shape::Switch;
    }
    /// A Landmark with its card.
    pub struct LandmarkFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// What it counts.
        "counts" counts: LandmarkCount = LandmarkCount::shape();
        /// What that is worth.
        "points" points: StonePoints = StonePoints::shape();
    }
    /// Where the River tiles lie with one side of the Central tile up, as steps from the middle.
    pub struct RiverSideFace (at), "endless-winter-field-" {
        id: String,
        /// The Landmark hex of the Central tile.
        "landmark" landmark: [i8; 2] = steps();
        /// Its third hex.
        "third" third: [i8; 2] = steps();
        /// The third hex of the tile in the west.
        "west" west: [i8; 2] = steps();
        /// The third hex of the tile in the east.
        "east" east: [i8; 2] = steps();
    }
    /// Numbers of the expansion.
    pub struct RiverFace (at), "endless-winter-field-" {
        id: String,
        /// The Tribe card that Warriors replace.
        "warriors-replace" warriors_replace: String = one_of(named(at.sheet, "tribe", "card"));
        /// Tiles of each land type that stay in the box.
        "land-left-out" land_left_out: u8 = number(0, 10);
        /// Glacier tiles with 1, 2 and 3 Landmark hexes.
        "glaciers" glaciers: Vec<u8> = list(number(0, 4), 3, 3);
        /// Points for the Raft that is closest to the Delta.
        "delta-raft" delta_raft: u8 = number(0, 20);
        /// Points for each Camp on a River hex that go with them.
        "delta-camp" delta_camp: u8 = number(0, 20);
    }
}

/// What a Landmark counts (RR-LAND).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

    fn shape() -> Shape {
        one_of(Self::ALL.map(|(_, word)| (word, Phrase::new(format!("endless-winter-counts-{word}")))))
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

impl Content {
    /// What must hold of the expansion. Its cards and tiles are examined with those they are mixed with.
    pub(crate) fn examine_rivers(&self, ex: &mut Examiner<'_>) {
        let rivers = &self.rivers;
        let copies: Vec<Path> =
            rivers.fish.iter().map(|face| Path::face("fish-token", &face.id, "copies")).collect();
        let fish: i64 = rivers.fish.iter().map(|face| i64::from(face.copies.is)).sum();
        ex.require((1..=200).contains(&fish), &copies, || {
            Phrase::new("endless-winter-mistake-fish").number("found", fish)
        });
        let river = &self.terrain_board.river.is;
        let beside = |cell: &[i8; 2]| Board::hex_at(*cell).is_some() && !river.contains(cell);
        for face in &rivers.side {
            let hexes = [face.landmark.is, face.third.is, face.west.is, face.east.is];
            let distinct = hexes.iter().enumerate().all(|(index, hex)| !hexes[..index].contains(hex));
            let mut about: Vec<Path> = ["landmark", "third", "west", "east"]
                .map(|key| Path::face("river-side", &face.id, key))
                .into();
            about.push(Path::one("terrain-board", "river"));
            ex.require(distinct && hexes.iter().all(beside), &about, || {
                Phrase::new("endless-winter-mistake-river-side")
                    .text("side", face.id.to_uppercase())
                    .text("found", hexes.map(|[q, r]| format!("[{q}, {r}]")).join(" "))
            });
        }
    }
}
