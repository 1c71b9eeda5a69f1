//! What is pending: a word of chance, or decisions of the active player.

use serde::{Deserialize, Serialize};

use crate::{
    icons::Gains,
    ids::{Animal, Column, Culture, CultureSkill, Fish, Hex, Junction, Site, Tribe},
    types::Types,
};

/// Something chance must decide before play goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// Nothing.
    #[default]
    Nothing,
    /// The active player draws a card.
    Draw,
    /// The active player takes the top Animal of the deck.
    Catch,
    /// So many Animals are turned up in the Hunt area.
    Reveal(u8),
    /// The Glacier token on this hex is turned up.
    Glacier(Hex),
    /// The next Rest token is turned up for the active player.
    RestToken,
    /// The active player draws a Fish token.
    Fish,
}

/// Where a benefit comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The Rest space, with a Rest token if there is one.
    #[default]
    Rest,
    /// A skill of a Culture card.
    Culture(CultureSkill),
    /// The action skill of a Tribe card.
    Skill(Tribe),
    /// The Eclipse skill of a Tribe card.
    EclipseSkill(Tribe),
    /// The Chief's skill.
    Chief,
    /// The middle of the Initiate column.
    Rite,
    /// The bottom of a column.
    Bottom(Column),
    /// The player's place on the turn-order track.
    TurnOrder,
    /// A hex of the Terrain board.
    Hex(Hex),
    /// The player board in the Eclipse.
    Board,
    /// A space of the Megalith board.
    Space(Site),
    /// A level of the Offering track.
    Offering(u8),
    /// A slot for Sacred Stones, from 0.
    Slot(u8),
    /// A tipped Animal.
    Tip(Animal),
    /// Glacier tokens at a new Village.
    Glacier(Junction),
    /// More Animals of the same type (EW-ICON-37).
    Herd(Animal),
    /// More Animals, of types not among these (EW-ICON-36).
    OtherAnimals(Types),
    /// More Tribe cards of the same type (EW-ICON-37).
    Kin(Tribe),
    /// More Tribe cards, of types not among these (EW-ICON-36).
    OtherTribes(Types),
    /// A Fish token.
    Fish(Fish),
}

/// A pending decision of the active player. The top one comes first: what a benefit brings is finished before the rest of
/// it (EW-RULING-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Benefits to take, one by one, in any order.
    Gains {
        /// Where they come from.
        source: Source,
        /// What is left of them.
        gains: Gains,
    },
    /// A skill of the Culture card being played asks for its price.
    Pay(CultureSkill),
    /// A card from hand pays for this effect; there is one such decision for each card of the price.
    Discard(Source),
    /// EW-TURN-08: a card from hand pays for playing a further Culture card.
    Fee(Culture),
    /// EW-TURN-45: the next skill of the Culture card being played, when all that lies above is done.
    Further(CultureSkill),
    /// EW-RULING-78: the price of this effect may be paid so many times more.
    Again(Source, u8),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Gains { source: Source::default(), gains: Gains::NONE }
    }
}
