//! The ground of a hex: a landscape that is distinct without colour, an icon.

use rise_of_tribes::{SeenHex, Special, Tile};

use crate::{
    faces,
    icons::{Icon, Pictured},
};

/// What a hex looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ground {
    /// The class of its colours.
    pub(crate) class: &'static str,
    /// Its landscape, as a reference.
    pub(crate) landscape: &'static str,
    /// Its icon.
    pub(crate) icon: Icon,
    /// Is the icon needed to tell the tile from its plain kind?
    pub(crate) special: bool,
    /// What is printed on it.
    pub(crate) mark: &'static str,
    /// The rule that says what it gives.
    pub(crate) rule: Option<&'static str>,
}

impl Ground {
    /// The ground of a hex; bare earth before its tile is laid.
    pub(crate) fn of(seen: &SeenHex) -> Self {
        const LAKE: &str = "#rt-s-t-lake";
        const FOREST: &str = "#rt-s-t-forest";
        const MOUNTAIN: &str = "#rt-s-t-mountain";
        const BARE: &str = "#rt-s-hex";
        let Some(tile) = seen.tile else {
            return Self {
                class: "rt-bare",
                landscape: BARE,
                icon: Icon::Hex,
                special: false,
                mark: "",
                rule: None,
            };
        };
        if seen.glacier {
            let rule = Some(faces::special_rule(Special::Glacier));
            return Self {
                class: "rt-ice",
                landscape: MOUNTAIN,
                icon: Icon::Glacier,
                special: true,
                mark: "",
                rule,
            };
        }
        let (class, landscape, special, mark) = match tile {
            Tile::Lake => ("rt-lake", LAKE, false, ""),
            Tile::GreatLake => ("rt-lake", LAKE, false, "+"),
            Tile::Oasis | Tile::Chasm => ("rt-lake", LAKE, true, ""),
            Tile::Forest => ("rt-forest", FOREST, false, ""),
            Tile::GreatForest => ("rt-forest", FOREST, false, "+"),
            Tile::Jungle => ("rt-forest", FOREST, true, ""),
            Tile::Mountain => ("rt-mountain", MOUNTAIN, false, ""),
            Tile::GreatMountain => ("rt-mountain", MOUNTAIN, false, "+"),
            Tile::WildLand => ("rt-wild", FOREST, true, ""),
        };
        Self { class, landscape, icon: tile.icon(), special, mark, rule: Some(faces::tile_rule(tile)) }
    }
}
