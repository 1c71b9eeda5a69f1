//! The faces of everything in the box, from `content.toml`, each with where it comes from.

mod chiefs;
mod events;
mod examine;
mod goals;
mod lands;
mod tables;

use std::{collections::BTreeMap, sync::OnceLock};

use serde::{Deserialize, Serialize};
use table::{
    content::{
        ContentError, Shape,
        shape::{number, one_of, parts, row},
    },
    text::Phrase,
};

use crate::{
    ids::{Event, Face, Goal, Good, Level, Power, Tile, Tribe},
    words::{self, message},
};

pub use chiefs::{ElderFace, PowerEffect, PowerFace, TribeFace};
pub use events::{EventEffect, EventFace};
pub use goals::{AbilityFace, AchievementFace, AltarFace, Condition, DevelopmentFace, GoalDeckFace};
pub use lands::{GlacierFace, LayoutFace, TileEffect, TileFace};
pub(crate) use tables::schema;

/// The content file shipped with the game.
pub(crate) const STANDARD: &str = include_str!("../content.toml");
/// The English messages, for mistakes in logs.
const ENGLISH: &str = include_str!("../locales/en.ftl");

/// Everything printed on the components.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

table::printed! {
    /// Numbers of the rulebook.
    pub struct RuleNumbers (at), "rise-of-tribes-field-" {
        /// Points that win at once. RT-END-01
        "winning_points" winning_points: u8 = number(1, 60);
        /// Members a hex can hold. RT-CONF-01
        "population_limit" population_limit: u8 = number(1, LARGEST);
        /// Members of each tribe. RT-SETUP-05
        "members" members: u8 = number(4, 40);
        /// Village tokens. RT-COMP-11
        "villages" villages: u8 = number(4, 12);
        /// Event slots. RT-RULING-42
        "event_slots" event_slots: u8 = number(1, 4);
        /// Members with which a tribe returns. RT-END-04
        "returning" returning: u8 = number(1, 4);
    }

    /// The dice.
    pub struct DiceFace (at), "rise-of-tribes-field-" {
        /// Sides of each die.
        "faces" faces: Sides = Shape::Record(parts(Face::ALL.iter().map(|&face| {
            (face.id(), words::face(face), number(1, LARGEST))
        })));
        /// The dice on each action when the game begins, newest first.
        "start" start: [Face; 3] = row(
            (1..=3).map(|die| message("label-die").number("die", die)),
            &one_of(Face::ALL.iter().map(|&face| (face.id(), words::face(face)))),
        );
    }

    /// GROW, MOVE and LEAD: reduced, normal, increased.
    pub struct ActionBoard (at), "rise-of-tribes-field-" {
        /// Members added.
        "grow" grow: [u8; 3] = row(levels(), &number(0, LARGEST));
        /// Members moved.
        "move" moves: [u8; 3] = row(levels(), &number(0, LARGEST));
        /// Goal cards drawn.
        "lead" lead: [u8; 3] = row(levels(), &number(0, LARGEST));
    }

    /// GATHER: hexes and goods from each, reduced, normal, increased.
    pub struct GatherBoard (at), "rise-of-tribes-field-" {
        /// The number of hexes varies.
        "hexes" hexes: [[u8; 2]; 3] = row(levels(), &gathered());
        /// The goods from each hex vary.
        "yield" yields: [[u8; 2]; 3] = row(levels(), &gathered());
    }

    /// What each place in the turn order begins with.
    pub struct StartFace (at), "rise-of-tribes-field-" {
        /// RT-SETUP-20
        "first" first: Start = start();
        /// RT-SETUP-21
        "second" second: Start = start();
        /// RT-SETUP-22, -23
        "third" third: Start = start();
        /// RT-SETUP-24, -25
        "fourth" fourth: Start = start();
    }
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

/// No printed number is larger: keeps all sums in small integers.
const LARGEST: i64 = 20;

fn levels() -> impl Iterator<Item = Phrase> {
    Level::ALL.iter().map(|&level| words::level(level))
}

fn gathered() -> Shape {
    row([message("part-hexes"), message("part-goods")], &number(1, LARGEST))
}

fn start() -> Shape {
    Shape::Record(parts([
        ("members", message("part-members"), number(1, 8)),
        ("beside", message("part-beside"), number(0, 8)),
        ("goods", message("part-goods"), number(0, LARGEST)),
    ]))
}

/// Food, wood and stone.
fn goods() -> Shape {
    row(Good::ALL.iter().map(|&good| words::good(good)), &number(0, LARGEST))
}

/// The content of the box.
#[expect(clippy::expect_used, reason = "the standard file is part of the program")]
pub(crate) fn standard() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| schema().read_standard(Content::read).expect("content.toml passes its own checks"))
}

/// The content of the box with a file of its owner laid over it. Fails with every mistake of the file.
pub(crate) fn overlaid(file: &str, text: &str) -> Result<Content, ContentError> {
    schema().read_overlay(file, text, Content::read)
}
