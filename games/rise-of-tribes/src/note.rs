//! What happens, for the journal.

use table::Seat;

use crate::{
    action::Prey,
    frame::Side,
    ids::{Deed, Event, Face, Goal, Good, Hex, Level, Object, Place, Power, Source, Special, Tile, Tribe},
};

/// Something that happened. All of it happens before everybody's eyes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Note {
    /// A piece of special terrain is in play.
    SpecialTerrain(Special),
    /// A tile is laid.
    Laid(Hex, Tile),
    /// A player board is dealt.
    Board(Seat, Tribe),
    /// A village token is drawn for the first turn.
    Token(Seat, u8),
    /// The first player is known.
    First(Seat),
    /// The glacier is laid.
    GlacierLaid(Seat, Hex),
    /// A chief power is chosen.
    PowerChosen(Seat, Power),
    /// Members come to the map.
    Settles(Seat, Hex, u8),
    /// Goods are taken from the supply.
    Takes(Seat, Good, u8),
    /// A turn begins.
    TurnBegins(Seat, u16),
    /// A tribe returns to the map.
    Returns(Seat, Hex, u8),
    /// Points are scored.
    Scores(Seat, Source, u8),
    /// Points are lost.
    LosesPoints(Seat, u8),
    /// A face is named.
    Foretells(Seat, Face),
    /// The dice show these faces.
    Rolls(Seat, Face, Face),
    /// A moon becomes a sun.
    Lights(Seat),
    /// A die is placed.
    Places(Seat, Face, Deed, Level),
    /// A member is added.
    Grows(Seat, Hex),
    /// A member is hidden on the player board.
    Hides(Seat),
    /// A member travels.
    Moves(Seat, Hex, Hex),
    /// The tamed mammoth is led elsewhere.
    Herds(Seat, Hex),
    /// Goods are gathered.
    Gathers(Seat, Hex, Good, u8),
    /// The stones of the melted glacier are found.
    FindsStones(Seat, Hex, u8),
    /// Goods come from an event card.
    TakesFrom(Seat, Event, Good, u8),
    /// A good is given away.
    Gives(Seat, Good, Seat),
    /// A goal goes under the deck.
    PutsUnder(Seat, Goal),
    /// A goal is drawn.
    Draws(Seat, Goal),
    /// An object is bought.
    Buys(Seat, Object, u8),
    /// A good is exchanged.
    Trades(Seat, Good, Good),
    /// An elder learns.
    Borrows(Seat, Seat, Goal),
    /// A good is paid to the supply.
    Pays(Seat, Good),
    /// A member is driven out.
    Scares(Seat, Seat, Hex, Hex),
    /// A hidden member comes out.
    Releases(Seat, Hex),
    /// A conflict is declared.
    Conflict(Hex),
    /// A conflict is provoked.
    Provokes(Seat, Hex),
    /// The bow is aimed.
    Shoots(Seat, Side, Hex),
    /// The walls are used.
    UsesWalls(Seat, Hex),
    /// Members are removed.
    Falls(Seat, Hex, u8),
    /// Invaders are removed.
    InvadersFall(Hex, u8),
    /// A beaten member retreats.
    Evades(Seat, Hex),
    /// The chasm takes members.
    ChasmTakes(Seat, Hex, u8),
    /// A village is built.
    Builds(Seat, Hex),
    /// The hidden village is built.
    BuildsHidden(Seat),
    /// The elder comes to the map.
    CallsElder(Seat, Hex),
    /// The two late events join the deck.
    LateEvents,
    /// A village is lost.
    VillageLost(Seat, Hex),
    /// An elder is lost.
    ElderLost(Seat, Hex),
    /// A goal is completed.
    Completes(Seat, Goal),
    /// A member is given to the Altar.
    Sacrifices(Seat, Hex),
    /// An event is drawn.
    EventDrawn(Event),
    /// An event leaves its slot.
    EventLeaves(Event),
    /// An event goes back into the deck.
    EventReturns(Event),
    /// The price of an object falls.
    Cheaper(Object, u8),
    /// The sabre-tooth comes.
    TigerAt(Hex),
    /// Invaders land.
    CampAt(Hex, u8),
    /// More invaders come.
    CampGrows(Hex, u8),
    /// The mammoth appears.
    MammothAt(Hex),
    /// A beast is hunted.
    Hunts(Seat, Prey),
    /// The mammoth is tamed.
    Tames(Seat),
    /// The tamed mammoth runs away.
    MammothLost(Seat),
    /// The volcano rises.
    VolcanoAt(Place),
    /// The volcano erupts.
    Erupts,
    /// A bid is made.
    Bids(Seat, u8),
    /// Somebody drops out of the auction.
    DropsOut(Seat),
    /// The auction is won.
    WinsAuction(Seat, u8),
    /// A stone is laid on the glacier.
    GlacierStone(u8),
    /// The glacier melts.
    GlacierMelts(Hex),
    /// Somebody wins.
    Wins(Seat),
    /// The turn cap is reached.
    Stopped,
}
