//! Hex layouts, special terrain and the glacier.

use serde::{Deserialize, Serialize};
use table::content::Sourced;

use crate::ids::Land;

/// The layout for one number of seats, in axial coordinates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutFace {
    /// Where the hexes lie.
    pub hexes: Sourced<Vec<[i8; 2]>>,
    /// Where the volcano can rise.
    pub volcano: Sourced<Vec<[i8; 2]>>,
}

/// A tile of special terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFace {
    /// The lands it can be swapped for; it counts as them.
    pub replaces: Sourced<Vec<Land>>,
    /// What is different there.
    pub effect: Sourced<TileEffect>,
}

/// What is different on a tile of special terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TileEffect {
    /// More goods, once per GATHER.
    Rich {
        /// How many more.
        more: u8,
    },
    /// Goods of any kind, chosen once per GATHER.
    Wild,
    /// Needs members to gather.
    Thicket {
        /// How many.
        members: u8,
    },
    /// Takes members that stand alone.
    Chasm {
        /// So many of one tribe count as alone.
        members: u8,
    },
}

/// The glacier.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlacierFace {
    /// Population limit. RT-TERRAIN-17
    pub limit: Sourced<u8>,
    /// Stone per GATHER. RT-TERRAIN-19
    pub most: Sourced<u8>,
    /// Stones that melt it. RT-TERRAIN-21
    pub stones: Sourced<u8>,
}
