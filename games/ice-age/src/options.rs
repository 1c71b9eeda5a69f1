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
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Options {
    /// The number of seats.
    pub seats: u8,
    /// Play one round fewer (IA-END-05).
    pub short: bool,
    /// Let whoever ends Migration put a card away and draw before Conflicts (IA-RULING-20).
    pub finish_turn: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { seats: 4, short: false, finish_turn: false }
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
        let switches = [(false, false), (true, false), (false, true), (true, true)];
        SEAT_COUNTS
            .flat_map(|seats| switches.map(|(short, finish_turn)| Self { seats, short, finish_turn }))
            .collect()
    }

    /// The options as a lobby shows them.
    pub fn specs() -> Vec<OptionSpec> {
        OptionSpecs::new("ice-age", &Self::default())
            .seats(SEAT_COUNTS)
            .switch("short")
            .switch("finish-turn")
            .build()
    }
}
