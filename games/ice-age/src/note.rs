//! The entries of the journal.

use table::Seat;

use crate::{
    board::Region,
    card::{Card, Colour},
};

/// An event of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// This seat goes first.
    First(Seat),
    /// A round begins.
    Round(u8),
    /// A hunter is placed.
    Placed(Seat, Region),
    /// A hunter moves: whose decision, whose hunter, from, to.
    Moved(Seat, Seat, Region, Region),
    /// Two hunters change places: by whom, the first's owner and region, the second's.
    Swapped(Seat, (Seat, Region), (Seat, Region)),
    /// A hunter is removed: by whom, whose, from where.
    Removed(Seat, Seat, Region),
    /// A mammoth is placed.
    MammothPlaced(Seat, Region),
    /// A mammoth moves.
    MammothMoved(Seat, Region, Region),
    /// A mammoth is chased off.
    MammothRemoved(Seat, Region),
    /// A fire token is moved, unseen.
    FireMoved(Seat, Region, Region),
    /// A club is taken.
    ClubTaken(Seat),
    /// A club is put under a hunter.
    Armed(Seat, Region),
    /// A card is played.
    Played(Seat, Card),
    /// A Cult copies a card.
    Copied(Seat, Card),
    /// A price is paid.
    Paid(Seat, u8),
    /// Stones are earned.
    Earned(Seat, u8),
    /// A performer is named.
    Named(Seat, Seat),
    /// A performer passes or stops early.
    Stopped(Seat),
    /// Nothing could be played.
    NoPlay(Seat),
    /// A card is put away, seen by its owner.
    PutAway(Seat, Card),
    /// A card is put away, seen by the others.
    PutAwayUnseen(Seat, Colour),
    /// A card is drawn, seen by its owner.
    Drew(Seat, Card),
    /// A card is drawn, seen by the others.
    DrewUnseen(Seat, Colour),
    /// A player has been dealt an opening hand.
    HandDealt(Seat),
    /// Discards become a new draw pile.
    Reshuffled(Colour),
    /// The dark pool is used up.
    MigrationEnds(Seat),
    /// The ending card of the last round has no effect.
    LastCard(Seat),
    /// A fire token is turned up.
    FireShown(Region, u8),
    /// Too many hunters: region, hunters, capacity.
    Conflict(Region, u8, u8),
    /// A player loses hunters in a conflict: who, where, how many.
    Lost(Seat, Region, u8),
    /// Points in a region.
    Scored(Seat, Region, u8),
    /// The last-placed player is drawn by lot.
    Lot(Seat),
    /// A region is covered.
    Covered(Seat, Region),
    /// No region is covered.
    NotCovered(Seat),
    /// A player gives stones for the dark pool.
    Gave(Seat, u8),
    /// The end.
    GameOver,
}
