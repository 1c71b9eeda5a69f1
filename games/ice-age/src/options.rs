//! The options of a table.

use serde::{Deserialize, Serialize};
use table::{
    options::{OptionSpec, OptionSpecs},
    refusal::OptionsError,
};

use crate::state::SEATS;

/// Fewest and most seats.
pub(crate) const SEAT_COUNTS: std::ops::RangeInclusive<u8> = 3..=SEATS as u8;

/// Options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The number of seats.
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
        if SEAT_COUNTS.contains(&self.seats) {
            Ok(())
        } else {
            let why = format!(
                "Ice Age has {} to {} seats, not {}",
                SEAT_COUNTS.start(),
                SEAT_COUNTS.end(),
                self.seats
            );
            Err(OptionsError::new("seats", why))
        }
    }

    /// All combinations.
    pub fn every() -> Vec<Self> {
        SEAT_COUNTS.flat_map(|seats| [false, true].map(|short| Self { seats, short })).collect()
    }

    /// The options as a lobby shows them.
    pub fn specs() -> Vec<OptionSpec> {
        OptionSpecs::new("ice-age", &Self::default()).seats(SEAT_COUNTS).switch("short").build()
    }
}
