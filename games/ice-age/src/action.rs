//! The actions of seats and the outcomes of chance.

use table::Seat;

use crate::{
    board::Region,
    card::{Card, Colour},
    state::Arms,
};

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Play this card.
    Play(Card),
    /// Let the Cult copy the visible discard of this colour.
    Copy(Colour),
    /// Use this option of the card, from 0.
    Option(u8),
    /// Let this seat perform the card.
    Name(Seat),
    /// Put an own hunter from the reserve here.
    Place(Region),
    /// Move a hunter.
    Move {
        /// Whose.
        owner: Seat,
        /// Whether it has a club.
        arms: Arms,
        /// From here.
        from: Region,
        /// To here.
        to: Region,
    },
    /// Exchange two hunters.
    Swap(Piece, Piece),
    /// Return a hunter to its owner's reserve.
    Remove(Piece),
    /// Put a mammoth from the supply here.
    PlaceMammoth(Region),
    /// Move a mammoth from the first region to the second.
    MoveMammoth(Region, Region),
    /// Return a mammoth of this region to the supply.
    RemoveMammoth(Region),
    /// Move a fire token from the first region to the second.
    MoveFire(Region, Region),
    /// Put the club just taken under an own hunter here, or arm the hunter just put here.
    Arm(Region),
    /// Keep the club in stock.
    KeepClub,
    /// Do no more of the card.
    Done,
    /// Put this card under its draw pile.
    PutAway(Card),
    /// Put no card away.
    KeepHand,
    /// Draw from the pile of this colour.
    Draw(Colour),
    /// Cover this region with ice.
    Cover(Region),
    /// Cover nothing.
    Decline,
}

/// A hunter: hunters with the same values are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose.
    pub owner: Seat,
    /// Whether it has a club.
    pub arms: Arms,
    /// Where it stands.
    pub at: Region,
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This seat goes first.
    First(Seat),
    /// This card is dealt or drawn.
    Card(Card),
    /// A fire token of this worth is turned up.
    Fire(u8),
    /// This seat is last, drawn by lot.
    Last(Seat),
}
