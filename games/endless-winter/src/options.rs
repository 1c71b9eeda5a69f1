//! What can be chosen before the game.

use serde::{Deserialize, Serialize};
use table::{
    options::{OptionChoice, OptionSpec},
    text::Phrase,
};

/// How Chiefs and set-up cards are given out (EW-VAR).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draft {
    /// Both at random.
    #[default]
    None,
    /// Set-up cards are chosen in reverse turn order.
    Setup,
    /// Chiefs are chosen in turn order, then set-up cards in reverse.
    ChiefsAndSetup,
}

/// Is a module in play?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", from = "bool", into = "bool")]
pub enum Module {
    /// No.
    #[default]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OuterSide {
    /// The one with a Landmark hex.
    #[default]
    Landmark,
    /// The one with a Glacier hex.
    Glacier,
}

const fn four() -> u8 {
    4
}

/// Seats, variants, modules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// 2 to 4.
    #[serde(default = "four")]
    pub seats: u8,
    /// How Chiefs and set-up cards are given out.
    #[serde(default)]
    pub draft: Draft,
    /// Glacier tokens.
    #[serde(default)]
    pub glacier_tokens: Module,
    /// Rest tokens.
    #[serde(default)]
    pub rest_tokens: Module,
    /// The Megalith layout by id, or `by-seats` for the one meant for the number of players.
    #[serde(default = "by_seats")]
    pub layout: String,
    /// Rivers & Rafts.
    #[serde(default)]
    pub rivers: Module,
    /// The side of one outer River tile.
    #[serde(default)]
    pub first_river_tile: OuterSide,
    /// The side of the other.
    #[serde(default = "glacier")]
    pub second_river_tile: OuterSide,
    /// Warriors in place of Scouts, with or without the river.
    #[serde(default)]
    pub warriors: Module,
}

/// The layout meant for the number of players.
pub const BY_SEATS: &str = "by-seats";

fn by_seats() -> String {
    BY_SEATS.to_owned()
}

const fn glacier() -> OuterSide {
    OuterSide::Glacier
}

fn outer_tile(name: &'static str, title: &'static str, default: &'static str) -> OptionSpec {
    let values = vec![
        ("landmark", Phrase::new("endless-winter-option-river-tile-landmark")),
        ("glacier", Phrase::new("endless-winter-option-river-tile-glacier")),
    ];
    OptionSpec {
        name,
        title: Phrase::new(title),
        help: Phrase::new("endless-winter-option-river-tile-help"),
        choice: OptionChoice::OneOf { values, default },
    }
}

impl Options {
    /// The plain game.
    pub fn seats(seats: u8) -> Self {
        Self {
            seats,
            draft: Draft::None,
            glacier_tokens: Module::Out,
            rest_tokens: Module::Out,
            layout: by_seats(),
            rivers: Module::Out,
            first_river_tile: OuterSide::Landmark,
            second_river_tile: OuterSide::Glacier,
            warriors: Module::Out,
        }
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
        let spec = |name, title, help, choice| OptionSpec {
            name,
            title: Phrase::new(title),
            help: Phrase::new(help),
            choice,
        };
        let value = |word, key: &'static str| (word, Phrase::new(key));
        vec![
            spec(
                "seats",
                "endless-winter-option-seats",
                "endless-winter-option-seats-help",
                OptionChoice::Number { from: 2, to: 4, default: 4 },
            ),
            spec(
                "draft",
                "endless-winter-option-draft",
                "endless-winter-option-draft-help",
                OptionChoice::OneOf {
                    values: vec![
                        value("none", "endless-winter-option-draft-none"),
                        value("setup", "endless-winter-option-draft-setup"),
                        value("chiefs-and-setup", "endless-winter-option-draft-chiefs"),
                    ],
                    default: "none",
                },
            ),
            spec(
                "glacier-tokens",
                "endless-winter-option-glacier",
                "endless-winter-option-glacier-help",
                OptionChoice::Switch { default: false },
            ),
            spec(
                "rest-tokens",
                "endless-winter-option-rest",
                "endless-winter-option-rest-help",
                OptionChoice::Switch { default: false },
            ),
            spec(
                "layout",
                "endless-winter-option-layout",
                "endless-winter-option-layout-help",
                OptionChoice::OneOf {
                    values: vec![
                        value(BY_SEATS, "endless-winter-option-layout-by-seats"),
                        value("hearth", "endless-winter-layout-hearth"),
                        value("drift", "endless-winter-layout-drift"),
                        value("whirl", "endless-winter-layout-whirl"),
                    ],
                    default: BY_SEATS,
                },
            ),
            spec(
                "rivers",
                "endless-winter-option-rivers",
                "endless-winter-option-rivers-help",
                OptionChoice::Switch { default: false },
            ),
            outer_tile("first-river-tile", "endless-winter-option-first-river-tile", "landmark"),
            outer_tile("second-river-tile", "endless-winter-option-second-river-tile", "glacier"),
            spec(
                "warriors",
                "endless-winter-option-warriors",
                "endless-winter-option-warriors-help",
                OptionChoice::Switch { default: false },
            ),
        ]
    }

    /// Every combination worth proving, of the base game and with the expansion.
    pub fn every() -> Vec<Self> {
        let mut every = Self::every_base();
        every.extend(Self::every_expanded());
        every
    }

    /// With the expansion: seats, number of Landmarks, Warriors, and each module in or out; and every draft once per
    /// number of seats.
    pub fn every_expanded() -> Vec<Self> {
        let mut every = Vec::new();
        for seats in 2..=4 {
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
            for draft in [Draft::Setup, Draft::ChiefsAndSetup] {
                every.push(Self { draft, ..plain.clone().with_landmarks(2).with_warriors() });
            }
        }
        every
    }

    /// Every combination of seats, variants and modules of the base game.
    pub fn every_base() -> Vec<Self> {
        let mut every = Vec::new();
        for seats in 2..=4 {
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
