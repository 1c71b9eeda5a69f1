//! The icons: one small picture for everything that stands on a card or a tile.

use maud::{Markup, html};
use rise_of_tribes::{BoardAction, Event, Face, Goal, Good, Land, Object, Power, Special, Tile};

/// Declares icons: id, filled outline, strokes. All stand in a square from -12 to 12.
macro_rules! icons {
    ($($name:ident $id:literal $fill:literal $stroke:literal;)+) => {
        /// A picture of the icon language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Icon {
            $(#[doc = concat!("`", $id, "`")] $name,)+
        }

        impl Icon {
            /// All of them.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The id of its symbol on the page.
            pub(crate) const fn id(self) -> &'static str {
                match self { $(Self::$name => concat!("rt-", $id),)+ }
            }

            /// Its key in the legend.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(Self::$name => $id,)+ }
            }

            /// What references its symbol.
            pub(crate) const fn href(self) -> &'static str {
                match self { $(Self::$name => concat!("#rt-", $id),)+ }
            }

            const fn paths(self) -> (&'static str, &'static str) {
                match self { $(Self::$name => ($fill, $stroke),)+ }
            }
        }
    };
}

icons! {
    Food "food" "M-11 0c3-6 11-7 15 0c-4 7-12 6-15 0zM3 0l8-6v12z" "";
    Wood "wood" "M-11-6h17a3 3 0 0 1 0 6h-17zM-8 2h16a3 3 0 0 1 0 6h-16z" "";
    Stone "stone" "M-9 8l-2-8l6-8l8-1l8 7l-1 10z" "";
    Member "member" "M0-11a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM-8 11c0-9 3-13 8-13s8 4 8 13z" "";
    Village "village" "M0-11l12 22h-7l-5-9l-5 9h-7z" "M-3-11l3 4l3-4";
    Elder "elder" "M-3-10a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM-10 11c0-9 3-12 7-12s7 3 7 12z" "M8 11v-18a2.5 2.5 0 0 1 4 2";
    Card "card" "" "M-7-10h14v20h-14zM-3-5h6M-3 0h6M-3 5h3";
    Point "point" "M0-11l3.2 7l7.6.8l-5.7 5.1l1.6 7.6l-6.7-3.9l-6.7 3.9l1.6-7.6l-5.7-5.1l7.6-.8z" "";
    Sun "sun" "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" "M0-11v3M0 8v3M-11 0h3M8 0h3M-8-8l2 2M6 6l2 2M8-8l-2 2M-6 6l-2 2";
    Moon "moon" "M3-10a10 10 0 1 0 7 13a8 8 0 0 1-7-13z" "";
    Blank "blank" "" "M-5 0h10";
    Hex "hex" "" "M0-11l10 5.5v11l-10 5.5l-10-5.5v-11z";
    Grow "grow" "M0-1c-1-6-5-8-10-8c0 6 4 8 10 8zM0 3c1-6 5-8 10-8c0 6-4 8-10 8z" "M0 11v-12";
    Move "move" "M-5-3c3 0 4 3 3 6c-1 2-1 3-1 5c0 3-4 3-4 0c0-2 0-3-1-5c-1-3 0-6 3-6zM6-11c3 0 4 3 3 6c-1 2-1 3-1 5c0 3-4 3-4 0c0-2 0-3-1-5c-1-3 0-6 3-6z" "";
    Gather "gather" "M-10-1h20l-3 11h-14z" "M-6-2a6 7 0 0 1 12 0";
    Lead "lead" "M0-12c4 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-4 5-9zM-3 4h6l-2 8h-2z" "";
    Spears "spears" "M4-10l7-1l-1 7zM-4-10l-7-1l1 7z" "M-9 10l16-17M9 10l-16-17";
    Invader "invader" "M-8-10h16l1 8c0 6-4 11-9 13c-5-2-9-7-9-13zM-6-4v4h4v-3zM6-4v4h-4v-3zM-3 4h6v2h-6z" "";
    Mammoth "mammoth" "M-11 9v-9c0-6 4-9 9-9c3 0 4 1 5 2c5-1 8 3 8 7v8c0 2-2 3-4 2v-2c1 0 2 0 2-2v-4c-1 2-3 2-4 1v6h-4v-5h-5v5h-4v-3z" "M4 2c1 4 3 4 6 3";
    SabreTooth "tiger" "M-11-10l6 3h10l6-3v9c0 5-3 8-6 9l-1 4l-2-4h-4l-2 4l-1-4c-3-1-6-4-6-9zM-7-3l4 3v-2zM7-3l-4 3v-2z" "";
    Volcano "volcano" "M-12 11l8-14h8l8 14z" "M-2-5c-2-3 1-4-1-7M3-5c-2-3 1-3 0-6";
    Lake "lake" "" "M-11-4q2.7-4 5.5 0t5.5 0t5.5 0t5.5 0M-11 4q2.7-4 5.5 0t5.5 0t5.5 0t5.5 0";
    Forest "forest" "M-4-11l6 8h-3l4 6h-6v7h-2v-7h-7l4-6h-3zM7-5l4 7h-2l3 5h-4v3h-2v-3h-2z" "";
    Mountain "mountain" "M-12 10l8-17l5 9l3-5l8 13z" "";
    Glacier "glacier" "" "M0-11v22M-9.5-5.5l19 11M-9.5 5.5l19-11";
    Chasm "chasm" "" "M-8-11l5 7l-4 5l5 4l-2 6M8-11l-3 6l3 5l-4 5l2 6";
    Oasis "oasis" "" "M1 11c1-6 0-9-1-12M0-1c-3-4-7-3-9 0M0-1c3-4 7-3 9 0M0-1c-1-4-4-8-8-7M0-1c1-4 4-8 8-7";
    Jungle "jungle" "M-9 10c-2-12 6-20 19-20c1 13-6 21-17 18l5-9z" "";
    Wild "wild" "M6-11l5 9h-10zM-10 11l5-10l3 4l2-2l6 8z" "M-11-6q2.2-3 4.5 0t4.5 0";
    Walls "walls" "M-11-8h5v4h3v-4h6v4h3v-4h5v18h-22z" "";
    Canoe "canoe" "M-12-1c6 3 18 3 24 0c-1 6-5 8-12 8s-11-2-12-8z" "M-6-10l8 14";
    Altar "altar" "M-10-3h20v4h-4v6h4v4h-20v-4h4v-6h-4zM0-12c3 3 3 7 0 7s-3-4 0-7z" "";
    Bow "bow" "M12 0l-5-3v6z" "M-6-11c12 4 12 18 0 22zM-11 0h19";
    Basketry "basketry" "" "M-10-5h20l-3 14h-14zM-9 0h18M-8 5h16M-3-5v14M3-5v14";
    Pottery "pottery" "M-4-11h8v3c5 3 7 6 5 11l-3 8h-12l-3-8c-2-5 0-8 5-11z" "";
    Oxen "oxen" "M-11-11c0 4 2 6 5 6h12c3 0 5-2 5-6c2 7 0 10-4 11l-2 9h-10l-2-9c-4-1-6-4-4-11z" "";
    Racks "racks" "" "M-9 11v-21M9 11v-21M-11-8h22M-4-8v9M0-8v9M4-8v9";
    Cradle "cradle" "M0-7a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM-4 8c0-6 2-8 4-8s4 2 4 8z" "M-8-11h16v22h-16z";
    Cairn "cairn" "M-9 11a3 3 0 0 1 0-6h18a3 3 0 0 1 0 6zM-6 4a2.5 2.5 0 0 1 0-5h12a2.5 2.5 0 0 1 0 5zM-3-2a3 3 0 0 1 0-7h6a3 3 0 0 1 0 7z" "";
    Painting "painting" "M-5 11c-3-4-5-8-6-11l2-1l3 4v-12h2l1 8v-11h2l1 11l2-9h2l-1 11l4-4l2 1c-2 5-4 9-6 13z" "";
    Chief "chief" "M0 6c-4-5-4-13 0-17c4 4 4 12 0 17zM-3 7c-6-2-9-8-8-13c6 2 9 7 8 13zM3 7c6-2 9-8 8-13c-6 2-9 7-8 13z" "M-7 11h14";
    Ruins "ruins" "M-11 11v-13l4-4v6l4 2v-10l4 3v9l4 1v-7l6 5v8z" "";
    Drought "drought" "M-4-6a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" "M-11 3h22M-6 3l-2 8M0 3l2 8M6 3l3 6";
    Speech "speech" "M-11-10h22v14h-11l-6 7v-7h-5z" "";
    Swap "swap" "" "M-10-4h17M3-9l5 5l-5 5M10 6h-17M-3 1l-5 5l5 5";
    Crowd "crowd" "M-6-9a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8zM6-9a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8zM-12 10c0-8 2-11 6-11s6 3 6 11zM1 10c0-8 1-11 5-11s6 3 6 11z" "";
    Crown "crown" "M-11-7l6 5l5-9l5 9l6-5l-2 16h-18z" "";
    Eye "eye" "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" "M-12 0c5-9 19-9 24 0c-5 9-19 9-24 0z";
    Die "die" "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z" "M-8-10h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2z";
    Arrow "arrow" "" "M-10 0h19M3-6l7 6l-7 6";
}

impl Icon {
    /// Its drawing, without a frame.
    pub(crate) fn drawing(self) -> Markup {
        let (fill, stroke) = self.paths();
        html! {
            @if !fill.is_empty() { path fill="currentColor" fill-rule="evenodd" d=(fill) {} }
            @if !stroke.is_empty() {
                path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d=(stroke) {}
            }
        }
    }

    /// The symbols of all icons, once for a page.
    pub(crate) fn symbols() -> Markup {
        html! {
            @for icon in Self::ALL {
                symbol id=(icon.id()) viewBox="-12 -12 24 24" { (icon.drawing()) }
            }
        }
    }

    /// Its symbol inside another drawing, `size` across, around (`x`, `y`).
    pub(crate) fn at(self, x: f32, y: f32, size: f32) -> Markup {
        let half = size / 2.0;
        html! { use href=(self.href()) x=(round(x - half)) y=(round(y - half)) width=(size) height=(size) {} }
    }
}

/// With one digit after the point at most.
fn round(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

/// How a thing is pictured.
pub(crate) trait Pictured {
    /// Its icon.
    fn icon(self) -> Icon;
}

/// `impl Pictured` as a table.
macro_rules! pictured {
    ($($of:ident { $($variant:ident => $icon:ident),+ $(,)? })+) => {$(
        impl Pictured for $of {
            fn icon(self) -> Icon {
                match self { $(Self::$variant => Icon::$icon,)+ }
            }
        }
    )+};
}

pictured! {
    Good { Food => Food, Wood => Wood, Stone => Stone }
    Land { Lake => Lake, Forest => Forest, Mountain => Mountain }
    Face { Sun => Sun, Moon => Moon, Blank => Blank }
    BoardAction { Grow => Grow, Move => Move, Gather => Gather, Lead => Lead }
    Object { Walls => Walls, Canoe => Canoe, Altar => Altar }
    Tile {
        Lake => Lake, Forest => Forest, Mountain => Mountain,
        GreatLake => Lake, GreatForest => Forest, GreatMountain => Mountain,
        WildLand => Wild, Jungle => Jungle, Oasis => Oasis, Chasm => Chasm,
    }
    Special {
        GreatLake => Lake, GreatForest => Forest, GreatMountain => Mountain,
        WildLand => Wild, Jungle => Jungle, Oasis => Oasis, Chasm => Chasm, Glacier => Glacier,
    }
    Goal {
        Bow => Bow, Basketry => Basketry, Pottery => Pottery, Oxen => Oxen, SmokingRacks => Racks,
        Cradleboards => Cradle, CairnTrails => Cairn, OchrePaintings => Painting,
        Clan => Crowd, LongTrails => Move, HomeValley => Wild, MeetingGrounds => Speech,
        KindredLands => Forest, Overlords => Crown, FourCamps => Hex,
    }
    Event {
        Discovery => Eye, Drought => Drought, MildWinter => Grow, PlentifulFood => Food, PlentifulWood => Wood,
        PlentifulStone => Stone, SharedKnowledge => Speech, SabreTooth => SabreTooth, Volcano => Volcano,
        Invaders => Invader, Mammoth => Mammoth, Walls => Walls, DugoutCanoe => Canoe, Altar => Altar,
        Chieftain => Chief, AbandonedVillage => Ruins,
    }
    Power {
        Traders => Swap, CraftyBuilders => Village, Cunning => Spears, Agriculture => Food, Education => Member,
        Exogamy => Crowd, Wayfarers => Move, FocusedEffort => Gather, Ambush => Eye, Dreamtime => Moon,
        Pathfinder => Arrow, Evasion => Move, SharedBounty => Gather, Intimidate => Crown,
        HiddenVillage => Village, LightInTheDark => Sun,
    }
}
