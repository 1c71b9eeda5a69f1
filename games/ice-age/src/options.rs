//! What can be chosen before the game.

use serde::{Deserialize, Serialize};
use table::{
    options::{OptionChoice, OptionSpec},
    refusal::OptionsError,
    text::Phrase,
};

/// Fewest and most seats.
pub(crate) const SEATS: std::ops::RangeInclusive<u8> = 3..=5;

/// Options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// Play one round fewer (IA-END-05).
    pub short: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { seats: 4, short: false }
    }
}

impl Options {
    /// `Ok` if the game can be played like this.
    pub fn validate(&self) -> Result<(), OptionsError> {
        if SEATS.contains(&self.seats) {
            Ok(())
        } else {
            let why = format!("Ice Age has {} to {} seats, not {}", SEATS.start(), SEATS.end(), self.seats);
            Err(OptionsError::new("seats", why))
        }
    }

    /// All combinations.
    pub fn every() -> Vec<Self> {
        SEATS.flat_map(|seats| [false, true].map(|short| Self { seats, short })).collect()
    }

    /// The questions of a lobby.
    pub fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec {
                name: "seats",
                title: Phrase::new("table-option-seats"),
                help: Phrase::new("ice-age-option-seats-help"),
                choice: OptionChoice::Number { from: *SEATS.start(), to: *SEATS.end(), default: 4 },
            },
            OptionSpec {
                name: "short",
                title: Phrase::new("ice-age-option-short"),
                help: Phrase::new("ice-age-option-short-help"),
                choice: OptionChoice::Switch { default: false },
            },
        ]
    }
}
