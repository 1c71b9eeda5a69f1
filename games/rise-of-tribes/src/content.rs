//! The faces of everything in the box, from `content.toml`, each with where it comes from.

mod chiefs;
mod events;
mod examine;
mod goals;
mod lands;
mod overlay;

use std::{collections::BTreeMap, sync::OnceLock};

use serde::{Deserialize, Serialize};
use table::content::Sourced;

use crate::ids::{Event, Face, Goal, Power, Tile, Tribe};

pub use chiefs::{ElderFace, PowerEffect, PowerFace, TribeFace};
pub use events::{EventEffect, EventFace};
pub use goals::{AbilityFace, AchievementFace, AltarFace, Condition, DevelopmentFace, GoalDeckFace};
pub use lands::{GlacierFace, LayoutFace, TileEffect, TileFace};
pub(crate) use overlay::overlaid;

/// The content file shipped with the game.
pub(crate) const STANDARD: &str = include_str!("../content.toml");

/// Everything printed on the components.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// Numbers of the rulebook.
    pub rules: RuleNumbers,
    /// The dice.
    pub dice: DiceFace,
    /// GROW, MOVE and LEAD at three strengths.
    pub actions: ActionBoard,
    /// GATHER at three strengths, in both readings of the board.
    pub gather: GatherBoard,
    /// Hex layouts by number of seats.
    pub layouts: BTreeMap<String, LayoutFace>,
    /// What each place in the turn order begins with.
    pub start: StartFace,
    /// Goal cards that are paid for.
    pub developments: BTreeMap<Goal, DevelopmentFace>,
    /// Goal cards that are fulfilled.
    pub achievements: BTreeMap<Goal, AchievementFace>,
    /// The goal deck as a whole.
    pub goals: GoalDeckFace,
    /// Event cards.
    pub events: BTreeMap<Event, EventFace>,
    /// The Altar's offering.
    pub altar: AltarFace,
    /// Elders.
    pub elder: ElderFace,
    /// Player boards.
    pub tribes: BTreeMap<Tribe, TribeFace>,
    /// Chief powers.
    pub powers: BTreeMap<Power, PowerFace>,
    /// Special terrain.
    pub tiles: BTreeMap<Tile, TileFace>,
    /// The glacier.
    pub glacier: GlacierFace,
}

/// Numbers of the rulebook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleNumbers {
    /// Points that win at once. RT-END-01
    pub winning_points: Sourced<u8>,
    /// Members a hex can hold. RT-CONF-01
    pub population_limit: Sourced<u8>,
    /// Members of each tribe. RT-SETUP-05
    pub members: Sourced<u8>,
    /// Village tokens. RT-COMP-11
    pub villages: Sourced<u8>,
    /// Event slots. RT-RULING-42
    pub event_slots: Sourced<u8>,
    /// Members with which a tribe returns. RT-END-04
    pub returning: Sourced<u8>,
}

/// The dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceFace {
    /// Sides of each die.
    pub faces: Sourced<Sides>,
    /// The dice on each action when the game begins, newest first.
    pub start: Sourced<[Face; 3]>,
}

/// How many sides of a die show each face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides {
    /// Suns.
    pub sun: u8,
    /// Moons.
    pub moon: u8,
    /// Blanks.
    pub blank: u8,
}

impl Sides {
    /// How many sides show `face`.
    pub const fn of(self, face: Face) -> u8 {
        match face {
            Face::Sun => self.sun,
            Face::Moon => self.moon,
            Face::Blank => self.blank,
        }
    }
}

/// GROW, MOVE and LEAD: reduced, normal, increased.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionBoard {
    /// Members added.
    pub grow: Sourced<[u8; 3]>,
    /// Members moved.
    #[serde(rename = "move")]
    pub moves: Sourced<[u8; 3]>,
    /// Goal cards drawn.
    pub lead: Sourced<[u8; 3]>,
}

/// GATHER: hexes and goods from each, reduced, normal, increased.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GatherBoard {
    /// The number of hexes varies.
    pub hexes: Sourced<[[u8; 2]; 3]>,
    /// The goods from each hex vary.
    #[serde(rename = "yield")]
    pub yields: Sourced<[[u8; 2]; 3]>,
}

/// What each place in the turn order begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartFace {
    /// RT-SETUP-20
    pub first: Sourced<Start>,
    /// RT-SETUP-21
    pub second: Sourced<Start>,
    /// RT-SETUP-22, -23
    pub third: Sourced<Start>,
    /// RT-SETUP-24, -25
    pub fourth: Sourced<Start>,
}

/// A player's beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Members on one hex.
    pub members: u8,
    /// Members on a second hex next to it.
    pub beside: u8,
    /// Goods of choice.
    pub goods: u8,
}

/// The content of the box.
#[expect(clippy::expect_used, reason = "the standard file is part of the program")]
pub(crate) fn standard() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| overlay::read_standard().expect("content.toml passes its own checks"))
}
