//! Every face in the box, with where it comes from.

mod examine;
mod tables;
mod value;

use std::sync::OnceLock;

use serde::Serialize;
use table::{
    content::{
        ContentError, Provenance, Shape, Sheet, Sourced,
        shape::{list, number, one_of, row, text},
    },
    text::Phrase,
};

use crate::{
    icons::{self, Effect, Skills, Use},
    rivers::{RIVER_HEXES, RiversContent},
};

pub(crate) use tables::{schema, title};
pub use value::{Counted, Role, Slot, StonePoints};

/// The content files that come with the game: the base box, then the expansion.
const STANDARD: &str = concat!(include_str!("../content.toml"), include_str!("../rivers.toml"));
/// The English messages, for mistakes in logs.
pub(crate) const ENGLISH: &str = include_str!("../locales/en.ftl");

table::printed! {
    /// A Tribe or Starting card.
    pub struct TribeFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// Cards of it: in the deck, or per player for Starting cards.
        "copies" copies: u8 = match (at.table, at.id()) {
            ("starting", "tribesman") => number(0, 9),
            ("starting", _) => number(1, 9),
            _ => number(0, 40),
        };
        /// Labor printed top left.
        "labor" labor: Effect = icons::shape(Use::Labor);
        /// Skill of the Actions phase.
        "skill" skill: Effect = icons::shape(Use::Optional);
        /// Skill of the Eclipse phase.
        "eclipse" eclipse: Effect = icons::shape(Use::Eclipse);
        /// Points at the end of the game.
        "points" points: u8 = number(0, 20);
    }
    /// A Culture card.
    pub struct CultureFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// 1 or 2.
        "era" era: u8 = number(1, 2);
        /// Points at the end of the game.
        "points" points: u8 = number(0, 20);
        /// What it does when played.
        "skill" skill: Skills = icons::shape(Use::Skills);
    }
    /// A Chief card.
    pub struct ChiefFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// The skill of its first side.
        "side-a" side_a: Effect = icons::shape(Use::Skill);
        /// The skill of its other side.
        "side-b" side_b: Effect = icons::shape(Use::Skill);
    }
    /// An Animal card.
    pub struct AnimalFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// Cards of it.
        "copies" copies: u8 = number(1, 30);
        /// What tipping it gives.
        "tip" tip: Effect = icons::shape(Use::Gains);
        /// Points for a set of 1, 2, ... upright cards.
        "sets" sets: Vec<u8> = list(number(0, 50), 0, 8);
        /// Does it join other sets?
        "joker" joker: bool = Shape::Switch;
    }
    /// A set-up card.
    pub struct SetupFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// Starting Food.
        "food" food: u8 = number(0, 5);
        /// Starting Tools.
        "tools" tools: u8 = number(0, 5);
        /// The Tribe card it brings.
        "tribe" tribe: String = one_of(named(at.sheet, "tribe", "card"));
        /// The Animals it brings.
        "animals" animals: Vec<String> = list(one_of(named(at.sheet, "animal", "animal")), 0, 3);
        /// Does it bring a Camp?
        "camp" camp: bool = Shape::Switch;
    }
    /// A type of Terrain tile.
    pub struct TerrainFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// Tiles of it.
        "tiles" tiles: u8 = number(1, 20);
        /// What part it plays when the board is laid.
        "role" role: Role = Role::shape(at);
        /// What it gives in the Eclipse phase.
        "gives" gives: Effect = icons::shape(Use::Hex);
    }
    /// A column of the main board.
    pub struct ColumnFace (at), "endless-winter-field-" {
        id: String,
        /// What the first figure at its bottom gains.
        "bottom" bottom: Effect = icons::shape(Use::Gains);
    }
    /// A Sacred Stone.
    pub struct StoneFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// 1 or 2.
        "era" era: u8 = number(1, 2);
        /// What it counts.
        "counts" counts: Counted = Counted::shape(at.sheet);
        /// What that is worth.
        "points" points: StonePoints = StonePoints::shape();
    }
    /// A Megalith tile.
    pub struct MegalithTileFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// The benefit of each space.
        "spaces" spaces: Vec<Effect> = list(icons::shape(Use::Space), 8, 8);
    }
    /// A layout of the Megalith tiles.
    pub struct LayoutFace (at), "endless-winter-field-" {
        id: String,
        /// What it is called.
        "name" name: String = text(NAME);
        /// The table size it is the default for.
        "seats" seats: u8 = number(0, 4);
        /// Where the four tiles lie, and how they are turned.
        "slots" slots: Vec<Slot> = list(Slot::shape(), 4, 4);
    }
    /// Where things lie on the Terrain board, as steps from its middle.
    pub struct TerrainBoardFace (at), "endless-winter-field-" {
        id: String,
        /// The base tile.
        "base" base: [i8; 2] = steps();
        /// The River hexes from west to east (Rivers & Rafts).
        "river" river: Vec<[i8; 2]> = list(steps(), RIVER_HEXES, RIVER_HEXES);
    }
    /// A Glacier or Rest token.
    pub struct TokenFace (at), "endless-winter-field-" {
        id: String,
        /// What it gives.
        "gives" gives: Effect = icons::shape(Use::Few);
    }
    /// The player board.
    pub struct BoardFace (at), "endless-winter-field-" {
        id: String,
        /// Spaces of the Food track that give 1 Labor when left downwards.
        "labor-symbols" labor_symbols: Vec<u8> = list(number(1, 10), 0, 10);
        /// The last space of the Tool track.
        "tool-limit" tool_limit: u8 = number(1, 20);
        /// What each emptied box of the megalith reserve gives in the Eclipse.
        "boxes" boxes: Vec<Effect> = list(icons::shape(Use::Gains), 5, 5);
        /// Food each stone slot costs.
        "slot-food" slot_food: Vec<u8> = list(number(0, 10), 3, 3);
        /// Tools each stone slot costs.
        "slot-tools" slot_tools: Vec<u8> = list(number(0, 20), 3, 3);
        /// What each stone slot gives when filled.
        "slot-gives" slot_gives: Vec<Effect> = list(icons::shape(Use::Gains), 3, 3);
        /// What resting gives.
        "rest" rest: Effect = icons::shape(Use::Few);
        /// Labor of a resting figure in the Eclipse.
        "rest-labor" rest_labor: Effect = icons::shape(Use::Labor);
    }
    /// The main board.
    pub struct MainFace (at), "endless-winter-field-" {
        id: String,
        /// Eclipse benefit of each place in turn order.
        "turn-order-gives" turn_order_gives: Vec<Effect> = list(icons::shape(Use::Gains), 4, 4);
        /// What each place gets when the game begins.
        "compensation" compensation: Vec<Effect> = list(icons::shape(Use::Compensation), 4, 4);
        /// Sacred Stones of each era with 2, 3 and 4 players.
        "stones-per-era" stones_per_era: Vec<u8> = by_seats(&number(0, 7));
        /// Glacier tiles with 2, 3 and 4 players.
        "glacier-tiles" glacier_tiles: Vec<u8> = by_seats(&number(0, 6));
    }
    /// The idol board.
    pub struct IdolsFace (at), "endless-winter-field-" {
        id: String,
        /// Offering: how many resources make a group, by level.
        "offering-resources" offering_resources: Vec<u8> = list(number(0, 20), 2, 20);
        /// Offering: points for each group, by level.
        "offering-points" offering_points: Vec<u8> = list(number(0, 20), 2, 20);
        /// Offering: what reaching the level gives.
        "offering-gives" offering_gives: Vec<Effect> = list(icons::shape(Use::Gains), 2, 20);
        /// Honor: points for reaching the level.
        "honor-points" honor_points: Vec<u8> = list(number(0, 50), 2, 20);
        /// Points for buried cards, first on the Honor track.
        "burial-first" burial_first: Vec<u8> = list(number(0, 99), 1, 40);
        /// Points for buried cards, second on the Honor track.
        "burial-second" burial_second: Vec<u8> = list(number(0, 99), 1, 40);
        /// Points for buried cards, all others who moved.
        "burial-others" burial_others: Vec<u8> = list(number(0, 99), 1, 40);
    }
}

/// Characters of a name, at most.
pub(crate) const NAME: usize = 40;

/// A hex of the Terrain board, as steps from its middle.
pub(crate) fn steps() -> Shape {
    row([label("q"), label("r")], &number(-2, 2))
}

fn by_seats(of: &Shape) -> Shape {
    row((2..=4).map(|seats| label("players").number("seats", seats)), of)
}

/// A word beside an input.
pub(crate) fn label(name: &str) -> Phrase {
    Phrase::new(format!("endless-winter-label-{name}"))
}

/// The faces of a table by name.
pub(crate) fn named<'a>(
    sheet: &'a Sheet,
    table: &'a str,
    key: &'static str,
) -> impl Iterator<Item = (String, Phrase)> + use<'a> {
    sheet.places(table).map(move |at| (at.id().to_owned(), title(at, key)))
}

/// Every face in the box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Content {
    /// Starting cards.
    pub starting: Vec<TribeFace>,
    /// Tribe cards, one per deck.
    pub tribe: Vec<TribeFace>,
    /// Culture cards.
    pub culture: Vec<CultureFace>,
    /// Chief cards.
    pub chief: Vec<ChiefFace>,
    /// Animal cards.
    pub animal: Vec<AnimalFace>,
    /// Set-up cards.
    pub setup: Vec<SetupFace>,
    /// Terrain types.
    pub terrain: Vec<TerrainFace>,
    /// Columns of the main board.
    pub column: Vec<ColumnFace>,
    /// Sacred Stones.
    pub stone: Vec<StoneFace>,
    /// Megalith tiles.
    pub megalith_tile: Vec<MegalithTileFace>,
    /// Megalith layouts.
    pub layout: Vec<LayoutFace>,
    /// The Terrain board. It is part of the fingerprint of changed content only: records made before it was content have
    /// the fingerprint of standard content without it.
    #[serde(skip_serializing_if = "TerrainBoardFace::is_standard")]
    pub terrain_board: TerrainBoardFace,
    /// Glacier tokens.
    pub glacier_token: Vec<TokenFace>,
    /// Rest tokens.
    pub rest_token: Vec<TokenFace>,
    /// The player board.
    pub board: BoardFace,
    /// The main board.
    pub main: MainFace,
    /// The idol board.
    pub idols: IdolsFace,
    /// Rivers & Rafts.
    pub rivers: RiversContent,
}

impl Content {
    /// The content that comes with the game.
    pub fn standard() -> Self {
        Self::parsed().clone()
    }

    /// The same, parsed once.
    #[expect(clippy::expect_used, reason = "the message names the invariant")]
    pub(crate) fn parsed() -> &'static Self {
        static PARSED: OnceLock<Content> = OnceLock::new();
        PARSED
            .get_or_init(|| Self::examine_standard().expect("the content files of the game have no mistake"))
    }

    /// The content that comes with the game, changed by an overlay file. Fails with every mistake of the file.
    pub fn overlaid(file: &str, text: &str) -> Result<Self, ContentError> {
        schema().read_overlay(file, text, Self::read)
    }

    /// Reads the content files that come with the game. Fails with every mistake in them; a test shows that there is none.
    pub fn examine_standard() -> Result<Self, ContentError> {
        schema().read_standard(Self::read)
    }
}

impl TerrainBoardFace {
    /// Is it as in the content that comes with the game?
    fn is_standard(&self) -> bool {
        *self == Content::parsed().terrain_board
    }
}

/// Has this name been given by us, so that the locales know it?
pub(crate) fn is_named_by_us<T>(value: &Sourced<T>) -> bool {
    value.from != Provenance::Overlay
}
