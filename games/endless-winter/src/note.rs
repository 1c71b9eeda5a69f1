//! What the journal can hold.

use table::Seat;

use crate::{
    icons::Icon,
    ids::{
        Animal, Card, Chief, Culture, Figure, GlacierToken, Hex, Junction, MegalithTile, RestToken,
        SetupCard, Side, Site, Spot, Stone, Terrain, Tribe, Zone,
    },
    rivers::RiverNote,
};

/// A hex with what it is, so that the story can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// Where.
    pub hex: Hex,
    /// Of which terrain.
    pub terrain: Terrain,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// A stone for the reserve.
    StoneLaid(Stone),
    /// A Culture card for the display.
    CultureLaid(Culture),
    /// An Animal for the Hunt area.
    AnimalLaid(Animal),
    /// A Megalith tile for the next slot, from 0.
    TileLaid(u8, MegalithTile),
    /// A land tile that will be on the board.
    LandChosen(Terrain),
    /// A Terrain tile on a hex.
    TerrainLaid(Hex, Terrain),
    /// A Chief card laid out for the draft.
    ChiefOffered(Chief),
    /// A set-up card laid out for the draft.
    SetupOffered(SetupCard),
    /// A Chief for a player.
    ChiefGiven(Seat, Chief),
    /// The side of a Chief.
    SideChosen(Seat, Chief, Side),
    /// A set-up card for a player.
    SetupGiven(Seat, SetupCard),
    /// A place in turn order, from 0.
    OrderGiven(Seat, u8),
    /// The Rest token that lies open.
    RestTokenUp(RestToken),
    /// A round begins, from 0.
    Round(u8),
    /// A turn begins: whose, which of three.
    Turn(Seat, u8),
    /// A Culture card is played.
    CulturePlayed(Seat, Culture),
    /// A figure is placed.
    Placed(Seat, Figure, Spot),
    /// A Tribe card is played for so many half Labor in all.
    TribePlayed(Seat, Tribe, u8),
    /// Food spent for so much Labor.
    Ate(Seat, u8, u8),
    /// A card's skill is used.
    SkillUsed(Seat, Card),
    /// The Chief's skill is used.
    ChiefUsed(Seat, Chief),
    /// So many of an icon gained.
    Gained(Seat, Icon, u8),
    /// So many of an icon lost for want of room.
    Lost(Seat, Icon, u8),
    /// Half Labor gained.
    LaborGained(Seat, u8),
    /// A Tribe card taken to hand or discard pile.
    Recruited(Seat, Tribe, Zone),
    /// A point in place of a card of an empty Tribe deck.
    DeckEmpty(Seat, Tribe),
    /// A Culture card taken.
    Learned(Seat, Culture),
    /// A stone taken.
    StoneTaken(Seat, Stone),
    /// A Camp placed.
    CampPlaced(Seat, Land),
    /// A Camp moved.
    CampMoved(Seat, Land, Land),
    /// A Village founded.
    VillageFounded(Seat, Junction),
    /// Animals are about to be turned up.
    Revealing(Seat),
    /// An Animal taken from the Hunt area.
    Hunted(Seat, Animal),
    /// A point because no Animal is left.
    NoAnimals(Seat),
    /// The top Animal of the deck taken.
    Caught(Seat, Animal),
    /// An Animal tipped.
    Tipped(Seat, Animal),
    /// The middle of Initiate paid for.
    RitePaid(Seat),
    /// A card buried; which, for those who may know.
    Buried(Seat, Zone, Option<Card>),
    /// A card drawn; which, for those who may know.
    Drew(Seat, Option<Card>),
    /// The discard pile shuffled into a new draw pile.
    Reshuffled(Seat),
    /// A level of the Offering track reached.
    Offered(Seat, u8),
    /// A level of the Honor track reached.
    Honored(Seat, u8),
    /// An Idol for a point.
    Cashed(Seat),
    /// A neutral Megalith placed.
    NeutralPlaced(Seat, Site),
    /// An own-colour Megalith placed on the ground.
    MegalithPlaced(Seat, Site),
    /// A Megalith placed on top of four, for so many points.
    MegalithRaised(Seat, Site, u8),
    /// Points for own Megaliths that were built upon.
    BuiltUpon(Seat, u8),
    /// A card discarded as a price.
    Discarded(Seat, Card),
    /// A Glacier token turned up.
    GlacierUp(Hex, GlacierToken),
    /// A Rest token taken.
    TokenTaken(Seat, RestToken),
    /// The open Rest token put under the pile.
    TokenDeclined(Seat, RestToken),
    /// A card put into the Eclipse pile; which, for those who may know.
    Committed(Seat, Option<Card>),
    /// The Eclipse begins.
    Eclipse(u8),
    /// A player's Eclipse pile shows so many half Labor.
    EclipseLabor(Seat, u8),
    /// A hex gives its benefit.
    Gathered(Seat, Land),
    /// A stone scores.
    StoneScored(Seat, Stone, u8),
    /// The game is counted: a player's final score.
    Final(Seat, u16),
    /// Something of the expansion.
    River(RiverNote),
}
