//! What can be chosen before the game.

use serde::{Deserialize, Serialize};
use table::{
    options::{OptionSpec, OptionSpecs},
    text::Phrase,
};

use crate::{content::Content, names::name, state::SEATS};

/// Fewest and most seats.
pub(crate) const SEAT_COUNTS: std::ops::RangeInclusive<u8> = 2..=SEATS as u8;

/// How Chiefs and set-up cards are given out (EW-VAR).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draft {
    /// Both at random.
    None,
    /// Set-up cards are chosen in reverse turn order.
    Setup,
    /// Chiefs are chosen in turn order, then set-up cards in reverse.
    ChiefsAndSetup,
}

/// Is a module in play?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", from = "bool", into = "bool")]
pub enum Module {
    /// No.
    Out,
    /// Yes.
    In,
}

impl From<bool> for Module {
    fn from(on: bool) -> Self {
        if on { Self::In } else { Self::Out }
    }
}
impl From<Module> for bool {
    fn from(module: Module) -> Self {
        module == Module::In
    }
}

/// Which side of an outer River tile is used (RR-SETUP-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OuterSide {
    /// The one with a Landmark hex.
    Landmark,
    /// The one with a Glacier hex.
    Glacier,
}

/// What the third hex of the Central River tile is, besides the river's own and the Landmark hex (RR-RULING-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThirdHex {
    /// A River hex, as on every River tile.
    River,
    /// A Glacier hex.
    Glacier,
}

/// Seats, variants, modules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// 2 to 4.
    pub seats: u8,
    /// How Chiefs and set-up cards are given out.
    pub draft: Draft,
    /// Glacier tokens.
    pub glacier_tokens: Module,
    /// Rest tokens.
    pub rest_tokens: Module,
    /// The Megalith layout by id, or `by-seats` for the one meant for the number of players.
    pub layout: String,
    /// Rivers & Rafts.
    pub rivers: Module,
    /// The third hex of the Central River tile.
    pub central_river_tile: ThirdHex,
    /// The side of one outer River tile.
    pub first_river_tile: OuterSide,
    /// The side of the other.
    pub second_river_tile: OuterSide,
    /// Warriors in place of Scouts, with or without the river.
    pub warriors: Module,
}

/// The layout meant for the number of players.
pub const BY_SEATS: &str = "by-seats";

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 4,
            draft: Draft::None,
            glacier_tokens: Module::Out,
            rest_tokens: Module::Out,
            layout: BY_SEATS.to_owned(),
            rivers: Module::Out,
            central_river_tile: ThirdHex::River,
            first_river_tile: OuterSide::Landmark,
            second_river_tile: OuterSide::Glacier,
            warriors: Module::Out,
        }
    }
}

impl Options {
    /// The plain game.
    pub fn seats(seats: u8) -> Self {
        Self { seats, ..Self::default() }
    }

    /// The game on the river, with 1, 2 or 3 Landmarks.
    #[must_use]
    pub fn with_landmarks(self, landmarks: usize) -> Self {
        let side = |used| if used { OuterSide::Landmark } else { OuterSide::Glacier };
        Self {
            rivers: Module::In,
            first_river_tile: side(landmarks > 1),
            second_river_tile: side(landmarks > 2),
            ..self
        }
    }

    /// The game with Warriors.
    #[must_use]
    pub fn with_warriors(self) -> Self {
        Self { warriors: Module::In, ..self }
    }

    /// RR-SETUP-10: Landmark hexes in use; the Central tile always has one.
    pub fn landmarks(&self) -> usize {
        let outer = [self.first_river_tile, self.second_river_tile];
        1 + outer.iter().filter(|&&side| side == OuterSide::Landmark).count()
    }

    /// EW-DEC-04: what can be chosen.
    pub fn specs() -> Vec<OptionSpec> {
        let value = |word, key: &'static str| (word, Phrase::new(key));
        let river_tile = || {
            [
                value("landmark", "endless-winter-option-river-tile-landmark"),
                value("glacier", "endless-winter-option-river-tile-glacier"),
            ]
        };
        let by_seats = [value(BY_SEATS, "endless-winter-option-layout-by-seats")];
        let layouts = Content::parsed().layout.iter();
        let layouts = layouts.map(|face| (face.id.as_str(), name("layout", &face.id, &face.name)));
        OptionSpecs::new("endless-winter", &Self::default())
            .seats(SEAT_COUNTS)
            .one_of(
                "draft",
                [
                    value("none", "endless-winter-option-draft-none"),
                    value("setup", "endless-winter-option-draft-setup"),
                    value("chiefs-and-setup", "endless-winter-option-draft-chiefs"),
                ],
            )
            .switch("glacier-tokens")
            .switch("rest-tokens")
            .one_of("layout", by_seats.into_iter().chain(layouts))
            .switch("rivers")
            .one_of(
                "central-river-tile",
                [
                    value("river", "endless-winter-option-central-river-tile-river"),
                    value("glacier", "endless-winter-option-central-river-tile-glacier"),
                ],
            )
            .one_of("first-river-tile", river_tile())
            .one_of("second-river-tile", river_tile())
            .switch("warriors")
            .build()
    }

    /// Every combination worth proving, of the base game and with the expansion.
    pub fn every() -> Vec<Self> {
        let mut every = Self::every_base();
        every.extend(Self::every_expanded());
        every
    }

    /// With the expansion: seats, number of Landmarks, Warriors, and each module in or out; and every draft and the Glacier on
    /// the Central River tile once per number of seats.
    pub fn every_expanded() -> Vec<Self> {
        let mut every = Vec::new();
        for seats in SEAT_COUNTS {
            let plain = Self::seats(seats);
            for glacier_tokens in [Module::Out, Module::In] {
                for rest_tokens in [Module::Out, Module::In] {
                    let base = Self { glacier_tokens, rest_tokens, ..plain.clone() };
                    every.push(base.clone().with_warriors());
                    for landmarks in 1..=3 {
                        let river = base.clone().with_landmarks(landmarks);
                        every.extend([river.clone(), river.with_warriors()]);
                    }
                }
            }
            let river = plain.with_landmarks(2).with_warriors();
            for draft in [Draft::Setup, Draft::ChiefsAndSetup] {
                every.push(Self { draft, ..river.clone() });
            }
            let central_river_tile = ThirdHex::Glacier;
            every.push(Self { central_river_tile, glacier_tokens: Module::In, ..river });
        }
        every
    }

    /// Every combination of seats, variants and modules of the base game.
    pub fn every_base() -> Vec<Self> {
        let mut every = Vec::new();
        for seats in SEAT_COUNTS {
            for draft in [Draft::None, Draft::Setup, Draft::ChiefsAndSetup] {
                for glacier_tokens in [Module::Out, Module::In] {
                    for rest_tokens in [Module::Out, Module::In] {
                        every.push(Self { draft, glacier_tokens, rest_tokens, ..Self::seats(seats) });
                    }
                }
            }
        }
        every
    }
}
