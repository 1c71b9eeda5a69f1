//! Every face in the box, with where it comes from.

pub(crate) mod examine;
pub(crate) mod lay;
pub(crate) mod value;

use std::sync::OnceLock;

use serde::Serialize;
use table::content::{ContentError, Sourced};

use crate::{icons::Effect, rivers::RiversContent};

pub use value::{Counted, Role, Slot, StonePoints};

/// The content files that come with the game: the base box, then the expansion.
const STANDARD: &str = concat!(include_str!("../content.toml"), include_str!("../rivers.toml"));
/// Their name in messages.
const STANDARD_FILE: &str = "content.toml";

/// Declares a kind of face once: what the game uses, and what a file may set.
macro_rules! faces {
    ($($(#[$doc:meta])* $face:ident from $raw:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub struct $face {
            /// Its name in notation and in overlay files.
            pub id: String,
            $($(#[$field_doc])* pub $field: table::content::Sourced<$type>,)*
        }

        /// One face in a file: its id, and the values the file sets.
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(crate) struct $raw {
            id: toml::Spanned<String>,
            $($field: $crate::content::lay::Cell<$type>,)*
        }

        impl $face {
            /// Where each of its values comes from.
            pub fn values(&self) -> Vec<table::faces::Value> {
                vec![$(table::faces::Value::new($crate::content::key(stringify!($field)), self.$field.from),)*]
            }
        }

        impl $crate::content::lay::Laid for $face {
            type Raw = $raw;
            fn blank(id: String) -> Self {
                Self { id, $($field: $crate::content::lay::blank(),)* }
            }
            fn id(&self) -> &str {
                &self.id
            }
            fn raw_id(raw: &$raw) -> &toml::Spanned<String> {
                &raw.id
            }
            fn missing(raw: &$raw) -> Vec<&'static str> {
                let mut missing = Vec::new();
                $(if raw.$field.is_none() { missing.push(stringify!($field)); })*
                missing
            }
            fn change(&mut self, raw: $raw, examiner: &mut table::content::LegacyExaminer<'_>) {
                $($crate::content::lay::set(&mut self.$field, raw.$field, examiner);)*
            }
        }
    )*};
}

pub(crate) use faces;

faces! {
    /// A Tribe or Starting card.
    TribeFace from RawTribe {
        /// What it is called.
        name: String,
        /// Cards of it: in the deck, or per player for Starting cards.
        copies: u8,
        /// Labor printed top left.
        labor: Effect,
        /// Skill of the Actions phase.
        skill: Effect,
        /// Skill of the Eclipse phase.
        eclipse: Effect,
        /// Points at the end of the game.
        points: u8,
    }
    /// A Culture card.
    CultureFace from RawCulture {
        /// What it is called.
        name: String,
        /// 1 or 2.
        era: u8,
        /// Points at the end of the game.
        points: u8,
        /// What it does when played.
        skill: Effect,
    }
    /// A Chief card.
    ChiefFace from RawChief {
        /// What it is called.
        name: String,
        /// The skill of its first side.
        side_a: Effect,
        /// The skill of its other side.
        side_b: Effect,
    }
    /// An Animal card.
    AnimalFace from RawAnimal {
        /// What it is called.
        name: String,
        /// Cards of it.
        copies: u8,
        /// What tipping it gives.
        tip: Effect,
        /// Points for a set of 1, 2, ... upright cards.
        sets: Vec<u8>,
        /// Does it join other sets?
        joker: bool,
    }
    /// A set-up card.
    SetupFace from RawSetup {
        /// What it is called.
        name: String,
        /// Starting Food.
        food: u8,
        /// Starting Tools.
        tools: u8,
        /// The Tribe card it brings.
        tribe: String,
        /// The Animals it brings.
        animals: Vec<String>,
        /// Does it bring a Camp?
        camp: bool,
    }
    /// A type of Terrain tile.
    TerrainFace from RawTerrain {
        /// What it is called.
        name: String,
        /// Tiles of it.
        tiles: u8,
        /// What part it plays when the board is laid.
        role: Role,
        /// What it gives in the Eclipse phase.
        gives: Effect,
    }
    /// A column of the main board.
    ColumnFace from RawColumn {
        /// What the first figure at its bottom gains.
        bottom: Effect,
    }
    /// A Sacred Stone.
    StoneFace from RawStone {
        /// What it is called.
        name: String,
        /// 1 or 2.
        era: u8,
        /// What it counts.
        counts: Counted,
        /// What that is worth.
        points: StonePoints,
    }
    /// A Megalith tile.
    MegalithTileFace from RawMegalithTile {
        /// What it is called.
        name: String,
        /// The benefit of each space.
        spaces: Vec<Effect>,
    }
    /// A layout of the Megalith tiles.
    LayoutFace from RawLayout {
        /// What it is called.
        name: String,
        /// The table size it is the default for.
        seats: u8,
        /// Where the four tiles lie, and how they are turned.
        slots: Vec<Slot>,
    }
    /// Where things lie on the Terrain board, as steps from its middle.
    TerrainBoardFace from RawTerrainBoard {
        /// The base tile.
        base: [i8; 2],
        /// The River hexes from west to east (Rivers & Rafts).
        river: Vec<[i8; 2]>,
    }
    /// A Glacier or Rest token.
    TokenFace from RawToken {
        /// What it gives.
        gives: Effect,
    }
    /// The player board.
    BoardFace from RawBoard {
        /// Spaces of the Food track that give 1 Labor when left downwards.
        labor_symbols: Vec<u8>,
        /// The last space of the Tool track.
        tool_limit: u8,
        /// What each emptied box of the megalith reserve gives in the Eclipse.
        boxes: Vec<Effect>,
        /// Food each stone slot costs.
        slot_food: Vec<u8>,
        /// Tools each stone slot costs.
        slot_tools: Vec<u8>,
        /// What each stone slot gives when filled.
        slot_gives: Vec<Effect>,
        /// What resting gives.
        rest: Effect,
        /// Labor of a resting figure in the Eclipse.
        rest_labor: Effect,
    }
    /// The main board.
    MainFace from RawMain {
        /// Eclipse benefit of each place in turn order.
        turn_order_gives: Vec<Effect>,
        /// What each place gets when the game begins.
        compensation: Vec<Effect>,
        /// Sacred Stones of each era with 2, 3 and 4 players.
        stones_per_era: Vec<u8>,
        /// Glacier tiles with 2, 3 and 4 players.
        glacier_tiles: Vec<u8>,
    }
    /// The idol board.
    IdolsFace from RawIdols {
        /// Offering: how many resources make a group, by level.
        offering_resources: Vec<u8>,
        /// Offering: points for each group, by level.
        offering_points: Vec<u8>,
        /// Offering: what reaching the level gives.
        offering_gives: Vec<Effect>,
        /// Honor: points for reaching the level.
        honor_points: Vec<u8>,
        /// Points for buried cards, first on the Honor track.
        burial_first: Vec<u8>,
        /// Points for buried cards, second on the Honor track.
        burial_second: Vec<u8>,
        /// Points for buried cards, all others who moved.
        burial_others: Vec<u8>,
    }
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
        let mut content = Self::standard();
        content.lay(file, text)?;
        Ok(content)
    }

    /// Reads the content files that come with the game. Fails with every mistake in them; a test shows that there is none.
    pub fn examine_standard() -> Result<Self, ContentError> {
        let mut content = Self::empty();
        content.lay(STANDARD_FILE, STANDARD)?;
        Ok(content)
    }
}

impl TerrainBoardFace {
    /// Is it as in the content that comes with the game?
    fn is_standard(&self) -> bool {
        *self == Content::parsed().terrain_board
    }
}

/// The key of a field in the content file.
pub(crate) fn key(field: &'static str) -> &'static str {
    match field {
        "side_a" => "side-a",
        "side_b" => "side-b",
        "delta_raft" => "delta-raft",
        "delta_camp" => "delta-camp",
        other => other,
    }
}

/// Has this name been given by us, so that the locales know it?
pub(crate) fn is_named_by_us<T>(value: &Sourced<T>) -> bool {
    value.from != table::content::Provenance::Overlay
}
