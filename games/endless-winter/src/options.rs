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

/// Seats, variants, modules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// 2 to 4.
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
}

/// The layout meant for the number of players.
pub const BY_SEATS: &str = "by-seats";

fn by_seats() -> String {
    BY_SEATS.to_owned()
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
        }
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
                OptionChoice::Number { from: 2, to: 4, default: 3 },
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
        ]
    }

    /// Every combination of seats, variants and modules.
    pub fn every() -> Vec<Self> {
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
