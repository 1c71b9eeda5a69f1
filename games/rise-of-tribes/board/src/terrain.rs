//! The ground of a hex: a colour, a texture that is distinct without colour, an icon.

use maud::{Markup, html};
use rise_of_tribes::{SeenHex, Special, Tile};

use crate::{
    faces,
    icons::{Icon, Pictured},
};

/// What a hex looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ground {
    /// The class of its colour.
    pub(crate) class: &'static str,
    /// Its texture, as a reference.
    pub(crate) texture: &'static str,
    /// Its icon.
    pub(crate) icon: Icon,
    /// What is printed beside the icon.
    pub(crate) mark: &'static str,
    /// The rule that says what it gives.
    pub(crate) rule: Option<&'static str>,
}

impl Ground {
    /// The ground of a hex; bare earth before its tile is laid.
    pub(crate) fn of(seen: &SeenHex) -> Self {
        let Some(tile) = seen.tile else {
            return Self { class: "rt-bare", texture: "none", icon: Icon::Hex, mark: "", rule: None };
        };
        if seen.glacier {
            let rule = Some(faces::special_rule(Special::Glacier));
            return Self { class: "rt-ice", texture: "url(#rt-t-ice)", icon: Icon::Glacier, mark: "", rule };
        }
        let (class, texture) = match tile {
            Tile::Lake | Tile::GreatLake | Tile::Oasis | Tile::Chasm => ("rt-lake", "url(#rt-t-lake)"),
            Tile::Forest | Tile::GreatForest | Tile::Jungle => ("rt-forest", "url(#rt-t-forest)"),
            Tile::Mountain | Tile::GreatMountain => ("rt-mountain", "url(#rt-t-mountain)"),
            Tile::WildLand => ("rt-wild", "url(#rt-t-wild)"),
        };
        let mark = match tile {
            Tile::GreatLake | Tile::GreatForest | Tile::GreatMountain => "+",
            Tile::Lake
            | Tile::Forest
            | Tile::Mountain
            | Tile::WildLand
            | Tile::Jungle
            | Tile::Oasis
            | Tile::Chasm => "",
        };
        Self { class, texture, icon: tile.icon(), mark, rule: Some(faces::tile_rule(tile)) }
    }
}

/// The textures, once for a page.
pub(crate) fn textures() -> Markup {
    let texture = |id: &str, width: u8, height: u8, strokes: &str| {
        html! {
            pattern id=(format_args!("rt-t-{id}")) width=(width) height=(height) patternUnits="userSpaceOnUse" {
                path .rt-texture d=(strokes) {}
            }
        }
    };
    html! {
        (texture("lake", 24, 14, "M0 5q6-5 12 0t12 0M-6 12q6-5 12 0t12 0t12 0"))
        (texture("forest", 20, 20, "M5 9v-7M2 6l3-4l3 4M15 19v-7M12 16l3-4l3 4"))
        (texture("mountain", 22, 18, "M1 8l5-6l5 6M12 17l5-6l5 6"))
        (texture("wild", 20, 20, "M0 4q3-3 6 0M12 4l3-4l3 4M6 18v-6M3 15l3-3l3 3M14 14h2"))
        (texture("ice", 22, 22, "M0 22l22-22M-4 6l10-10M6 22l16-16"))
    }
}
