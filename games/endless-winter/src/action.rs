//! What a seat can choose, and what chance can say.

use table::Seat;

use crate::{
    ids::{
        Animal, Card, Chief, Culture, Figure, GlacierToken, Hex, Junction, MegalithTile, RestToken,
        SetupCard, Side, Site, Spot, Stone, Terrain, Tribe, Zone,
    },
    rivers::{RiverAction, RiverOutcome},
};

/// A choice. The same word serves wherever the rules let the same thing happen: `Tip` is the middle of the Hunt column, a
/// Rest effect, an icon on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Set-up: use this side of the own Chief card.
    Side(Side),
    /// Set-up draft: take this Chief card with this side up.
    DraftChief(Chief, Side),
    /// Set-up draft: take this set-up card.
    DraftSetup(SetupCard),
    /// Play a Culture card.
    Culture(Culture),
    /// Place a figure.
    Place(Figure, Spot),
    /// Play a Tribe card.
    Tribe(Tribe),
    /// Spend Food for Labor.
    Eat(u8),
    /// Use the skill of a card that was played or lies in the Eclipse pile.
    Skill(Card),
    /// Use the Chief's skill.
    Chief,
    /// Take a Tribe card to hand.
    Recruit(Tribe),
    /// Take a Tribe card to the discard pile.
    Train(Tribe),
    /// Take a Culture card.
    Learn(Culture),
    /// Take a Sacred Stone.
    Stone(Stone),
    /// Place a Camp.
    Camp,
    /// Move a Camp.
    Move(Hex, Hex),
    /// Found a Village.
    Village(Junction),
    /// Turn up Animals in the Hunt area.
    Reveal,
    /// Take an Animal of the Hunt area.
    Hunt(Animal),
    /// Take a point because there is no Animal left at all.
    HuntNone,
    /// Take the top Animal of the deck.
    Track,
    /// Tip an Animal.
    Tip(Animal),
    /// Pay for the middle of the Initiate column.
    Rite,
    /// Bury a card.
    Bury(Zone, Card),
    /// Place a Megalith.
    Megalith(Site),
    /// Draw a card.
    Draw,
    /// An Idol on the Offering track.
    Offering,
    /// An Idol on the Honor track.
    Honor,
    /// An Idol for a point, with the Offering marker on top.
    Cash,
    /// Gain a Tool.
    Tool,
    /// Gain a Food.
    Food,
    /// Fill Food to the limit.
    Fill,
    /// Pay the price of the Culture card just played.
    Pay,
    /// Discard a card from hand as a price.
    Discard(Card),
    /// Put a card into the Eclipse pile.
    Commit(Card),
    /// Take the Rest token that lies open.
    TokenOpen,
    /// Put it under the pile and take the next.
    TokenNext,
    /// Gain what a hex gives.
    Gather(Hex),
    /// Go on: decline the rest, leave the section, end the turn.
    Done,
    /// A choice of the expansion.
    River(RiverAction),
}

/// An answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A Sacred Stone for the reserve.
    Stone(Stone),
    /// A Culture card for the display.
    Culture(Culture),
    /// A Chief card.
    Chief(Chief),
    /// A set-up card.
    Setup(SetupCard),
    /// A card from a player's draw pile.
    Card(Card),
    /// An Animal from the deck.
    Animal(Animal),
    /// Who comes next in turn order.
    Seat(Seat),
    /// A Megalith tile for the next slot.
    Tile(MegalithTile),
    /// A land tile that will be on the board.
    Land(Terrain),
    /// The tile of the next hex.
    Terrain(Terrain),
    /// The Glacier token that was face down.
    Glacier(GlacierToken),
    /// The top Rest token.
    Rest(RestToken),
    /// The Eclipse piles are turned up.
    Reveal,
    /// Everything is shown and counted.
    Count,
    /// An answer about the river.
    River(RiverOutcome),
}
