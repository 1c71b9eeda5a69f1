//! Regions, terrains and borders.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::sets::{Indexed, Set};

/// Regions on the board.
pub(crate) const REGIONS: usize = 12;

/// One of the twelve regions. Numbered 1 to 12 on the board, counted from 0 in code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Region(u8);

impl Region {
    /// The region with this printed number.
    pub fn from_number(number: u64) -> Option<Self> {
        usize::try_from(number).ok()?.checked_sub(1).and_then(Self::at)
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Indexed for Region {
    const COUNT: usize = REGIONS;
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < REGIONS).then_some(Self(index as u8))
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Region {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Self::from_number(number).ok_or_else(|| {
            de::Error::custom(format_args!("there is no region {number}: they run from 1 to 12"))
        })
    }
}

/// The six landscapes, two regions of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Frozen meadow.
    IceMeadow,
    /// Mountains.
    Mountains,
    /// Stone desert.
    StoneDesert,
    /// Steppe.
    Steppe,
    /// Forest.
    Forest,
    /// Pasture.
    Pasture,
}

impl Terrain {
    /// All six, in the order of their cards.
    pub const ALL: [Self; 6] =
        [Self::IceMeadow, Self::Mountains, Self::StoneDesert, Self::Steppe, Self::Forest, Self::Pasture];

    /// The name used in content files and message keys.
    pub const fn id(self) -> &'static str {
        match self {
            Self::IceMeadow => "ice-meadow",
            Self::Mountains => "mountains",
            Self::StoneDesert => "stone-desert",
            Self::Steppe => "steppe",
            Self::Forest => "forest",
            Self::Pasture => "pasture",
        }
    }
}

/// The board as tables.
#[derive(Clone, Debug)]
pub struct Map {
    neighbours: [Set<Region>; REGIONS],
    terrain: [Terrain; REGIONS],
    of_terrain: [Set<Region>; 6],
    /// Regions the ice may cover first (IA-RULING-03).
    pub ice_edge: Set<Region>,
}

impl Map {
    /// The board with these borders, terrains and ice edge.
    pub fn new(borders: &[[Region; 2]], terrain: [Terrain; REGIONS], ice_edge: Set<Region>) -> Self {
        let mut neighbours = [Set::EMPTY; REGIONS];
        for &[a, b] in borders {
            neighbours[a.index()].insert(b);
            neighbours[b.index()].insert(a);
        }
        let of_terrain = Terrain::ALL
            .map(|wanted| Region::each().filter(|region| terrain[region.index()] == wanted).collect());
        Self { neighbours, terrain, of_terrain, ice_edge }
    }

    /// Regions that share a border with `region` (IA-CARD-G-08). Ice does not
    /// change adjacency (IA-RULING-05).
    #[inline]
    pub fn neighbours(&self, region: Region) -> Set<Region> {
        self.neighbours[region.index()]
    }

    /// The landscape of `region`.
    pub fn terrain(&self, region: Region) -> Terrain {
        self.terrain[region.index()]
    }

    /// All regions of a landscape.
    #[inline]
    pub fn of_terrain(&self, terrain: Terrain) -> Set<Region> {
        self.of_terrain[terrain as usize]
    }

    /// Regions a glacier may cover while `covered` are (IA-GLAC-03).
    pub fn next_to_ice(&self, covered: Set<Region>) -> Set<Region> {
        covered.iter().fold(self.ice_edge, |reach, region| reach.or(self.neighbours(region))).without(covered)
    }
}
