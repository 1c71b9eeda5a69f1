//! Hex layouts, special terrain and the glacier.

use table::{
    content::{
        Place, Shape,
        shape::{list, number, one_of, row},
    },
    sets::Indexed,
};

use super::LARGEST;
use crate::{
    ids::{Land, PLACES, Tile},
    words::{self, message},
};

table::printed! {
    /// The layout for one number of seats, in axial coordinates.
    pub struct LayoutFace (at), "rise-of-tribes-layout-" {
        /// Where the hexes lie.
        "hexes" hexes: Vec<[i8; 2]> = list(coordinates(), hexes(at), hexes(at));
        /// Where the volcano can rise.
        "volcano" volcano: Vec<[i8; 2]> = list(coordinates(), 1, PLACES);
    }

    /// A tile of special terrain.
    pub struct TileFace (at), "rise-of-tribes-field-" {
        /// The lands it can be swapped for; it counts as them.
        "replaces" replaces: Vec<Land> = {
            let lands = if at.id() == Tile::WildLand.id() { Land::COUNT } else { 1 };
            list(one_of(Land::ALL.iter().map(|&land| (land.id(), words::land(land)))), lands, lands)
        };
        /// What is different there.
        "effect" effect: TileEffect = of(at)?;
    }

    /// The glacier.
    pub struct GlacierFace (at), "rise-of-tribes-field-" {
        /// Population limit. RT-TERRAIN-17
        "limit" limit: u8 = number(1, LARGEST);
        /// Stone per GATHER. RT-TERRAIN-19
        "most" most: u8 = number(0, LARGEST);
        /// Stones that melt it. RT-TERRAIN-21
        "stones" stones: u8 = number(1, LARGEST);
    }
}

fn coordinates() -> Shape {
    row([message("label-q"), message("label-r")], &number(-12, 12))
}

/// Hexes of the layout: three of each land, and one more of each for every seat beyond two.
fn hexes(at: Place<'_>) -> usize {
    Land::COUNT * (at.id().parse::<usize>().unwrap_or(2) + 1)
}

table::variants! {
    /// What is different on a tile of special terrain.
    pub enum TileEffect, "rise-of-tribes-case-", "rise-of-tribes-part-" {
        /// More goods, once per GATHER.
        Rich = "rich" {
            /// How many more.
            more: u8 = number(1, LARGEST),
        },
        /// Goods of any kind, chosen once per GATHER.
        Wild = "wild",
        /// Needs members to gather.
        Thicket = "thicket" {
            /// How many.
            members: u8 = number(1, LARGEST),
        },
        /// Takes members that stand alone.
        Chasm = "chasm" {
            /// So many of one tribe count as alone.
            members: u8 = number(1, LARGEST),
        },
    }
}

/// What a tile can do: the wild land alone is wild, the chasm alone a chasm.
fn of(at: Place<'_>) -> Option<Shape> {
    let tile: Tile = at.id().parse().ok()?;
    let kinds: &[&str] = match tile {
        Tile::WildLand => &["wild"],
        Tile::Chasm => &["chasm"],
        Tile::GreatLake | Tile::GreatForest | Tile::GreatMountain | Tile::Jungle | Tile::Oasis => {
            &["rich", "thicket"]
        }
        Tile::Lake | Tile::Forest | Tile::Mountain => return None,
    };
    let cases = TileEffect::cases().into_iter().filter(|case| kinds.contains(&case.kind.as_str()));
    Some(Shape::Variant(cases.collect()))
}
