//! What can be chosen before the game.

use serde::{Deserialize, Serialize};
use table::{
    options::{OptionChoice, OptionSpec},
    refusal::OptionsError,
    sets::Indexed,
    text::Phrase,
};

use crate::ids::Special;

/// How the action board varies GATHER.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GatherShape {
    /// One, two or three hexes of two goods each.
    #[default]
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
        if !(2..=4).contains(&self.seats) {
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
        for seats in 2..=4 {
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
        let spec = |name, choice| OptionSpec {
            name,
            title: Phrase::new(format!("rise-of-tribes-option-{name}")),
            help: Phrase::new(format!("rise-of-tribes-option-{name}-help")),
            choice,
        };
        vec![
            spec("seats", OptionChoice::Number { from: 2, to: 4, default: 4 }),
            spec("elders", OptionChoice::Switch { default: false }),
            spec("powers", OptionChoice::Switch { default: false }),
            spec(
                "tiles",
                OptionChoice::AnyOf {
                    values: Special::ALL
                        .iter()
                        .map(|tile| (tile.id(), Phrase::new(format!("rise-of-tribes-tile-{tile}"))))
                        .collect(),
                },
            ),
            spec("random-tiles", OptionChoice::Number { from: 0, to: Special::COUNT as u8, default: 0 }),
            spec(
                "gather",
                OptionChoice::OneOf {
                    values: vec![
                        ("hexes", Phrase::new("rise-of-tribes-option-gather-hexes")),
                        ("yield", Phrase::new("rise-of-tribes-option-gather-yield")),
                    ],
                    default: "hexes",
                },
            ),
        ]
    }
}
