//! The kinds of faces in the box.

use table::faces::Kind;

/// Starting cards.
pub const STARTING: Kind = Kind::new("starting", "endless-winter-kind-starting");
/// Tribe cards.
pub const TRIBE: Kind = Kind::new("tribe", "endless-winter-kind-tribe");
/// Tribe cards of the expansion.
pub const WARRIOR: Kind = Kind::new("warrior", "endless-winter-kind-warrior");
/// Culture cards of Era I.
pub const CULTURE_1: Kind = Kind::new("culture-1", "endless-winter-kind-culture-1");
/// Culture cards of Era II.
pub const CULTURE_2: Kind = Kind::new("culture-2", "endless-winter-kind-culture-2");
/// Chiefs.
pub const CHIEF: Kind = Kind::new("chief", "endless-winter-kind-chief");
/// Animals.
pub const ANIMAL: Kind = Kind::new("animal", "endless-winter-kind-animal");
/// Set-up cards.
pub const SETUP: Kind = Kind::new("setup", "endless-winter-kind-setup");
/// Terrain.
pub const TERRAIN: Kind = Kind::new("terrain", "endless-winter-kind-terrain");
/// Columns.
pub const COLUMN: Kind = Kind::new("column", "endless-winter-kind-column");
/// Glacier tokens.
pub const GLACIER_TOKEN: Kind = Kind::new("glacier-token", "endless-winter-kind-glacier-token");
/// Rest tokens.
pub const REST_TOKEN: Kind = Kind::new("rest-token", "endless-winter-kind-rest-token");
/// Sacred Stones of Era I.
pub const STONE_1: Kind = Kind::new("stone-1", "endless-winter-kind-stone-1");
/// Sacred Stones of Era II.
pub const STONE_2: Kind = Kind::new("stone-2", "endless-winter-kind-stone-2");
/// Megalith tiles.
pub const TILE: Kind = Kind::new("tile", "endless-winter-kind-tile");
/// Fish tokens.
pub const FISH_TOKEN: Kind = Kind::new("fish-token", "endless-winter-kind-fish-token");
/// Landmarks.
pub const LANDMARK: Kind = Kind::new("landmark", "endless-winter-kind-landmark");
/// River tiles.
pub const RIVER_TILE: Kind = Kind::new("river-tile", "endless-winter-kind-river-tile");

/// Boards and tracks.
pub const BOARD: Kind = Kind::new("board", "endless-winter-kind-board");
/// Layouts of the Megalith tiles.
pub const LAYOUT: Kind = Kind::new("layout", "endless-winter-kind-layout");

/// Culture cards of this Era.
pub(crate) const fn culture(era: u8) -> Kind {
    if era == 1 { CULTURE_1 } else { CULTURE_2 }
}

/// Sacred Stones of this Era.
pub(crate) const fn stone(era: u8) -> Kind {
    if era == 1 { STONE_1 } else { STONE_2 }
}
