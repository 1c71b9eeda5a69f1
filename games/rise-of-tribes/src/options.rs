//! What can be chosen before the game.

use serde::{Deserialize, Serialize};
use table::{
    options::{OptionSpec, OptionSpecs},
    refusal::OptionsError,
    sets::Indexed,
    text::Phrase,
};

use crate::ids::{SEATS, Special};

/// Fewest and most seats.
const SEAT_COUNTS: std::ops::RangeInclusive<u8> = 2..=SEATS as u8;

/// How the action board varies GATHER.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GatherShape {
    /// One, two or three hexes of two goods each.
    Hexes,
    /// Two hexes of one, two or three goods each.
    Yield,
}

/// Seats and modules. The three advanced modules are independent. RT-ADV-01
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// Two to four.
    pub seats: u8,
    /// Play with elders.
    pub elders: bool,
    /// Play with chief powers.
    pub powers: bool,
    /// Special terrain that is swapped in.
    pub tiles: Vec<Special>,
    /// So many further pieces of special terrain, drawn at random.
    pub random_tiles: u8,
    /// How the action board varies GATHER.
    pub gather: GatherShape,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 4,
            elders: false,
            powers: false,
            tiles: Vec::new(),
            random_tiles: 0,
            gather: GatherShape::Hexes,
        }
    }
}

impl Options {
    /// Nothing impossible?
    pub(crate) fn examine(&self) -> Result<(), OptionsError> {
        if !SEAT_COUNTS.contains(&self.seats) {
            return Err(OptionsError::new("seats", "two to four can play"));
        }
        let twice = self.tiles.iter().enumerate().find(|(index, tile)| self.tiles[..*index].contains(tile));
        if let Some((_, tile)) = twice {
            return Err(OptionsError::new("tiles", format!("{tile} is named twice; there is one of each")));
        }
        let rest = Special::COUNT - self.tiles.len();
        if usize::from(self.random_tiles) > rest {
            return Err(OptionsError::new(
                "random-tiles",
                format!("only {rest} pieces of special terrain are left to draw from"),
            ));
        }
        Ok(())
    }

    /// Two, three and four seats with every combination of the modules.
    pub(crate) fn every() -> Vec<Self> {
        let mut every = Vec::new();
        for seats in SEAT_COUNTS {
            for modules in 0..8_u8 {
                every.push(Self {
                    seats,
                    elders: modules & 1 != 0,
                    powers: modules & 2 != 0,
                    random_tiles: if modules & 4 != 0 { 5 } else { 0 },
                    ..Self::default()
                });
            }
        }
        every
    }

    /// The options, described for a lobby.
    pub(crate) fn specs() -> Vec<OptionSpec> {
        let tile = |tile: &Special| (tile.id(), Phrase::new(format!("rise-of-tribes-tile-{tile}")));
        OptionSpecs::new("rise-of-tribes", &Self::default())
            .seats(SEAT_COUNTS)
            .switch("elders")
            .switch("powers")
            .any_of("tiles", Special::ALL.iter().map(tile))
            .number("random-tiles", 0..=Special::COUNT as u8)
            .one_of(
                "gather",
                [
                    ("hexes", Phrase::new("rise-of-tribes-option-gather-hexes")),
                    ("yield", Phrase::new("rise-of-tribes-option-gather-yield")),
                ],
            )
            .build()
    }
}
