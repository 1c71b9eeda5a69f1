//! What a seat may choose, and what chance may say.

use table::Seat;

use crate::{
    frame::Side,
    ids::{Deed, Event, Face, Goal, Good, Hex, Land, Object, Place, Power, Special, Tile, Tribe},
};

/// A choice of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// No more of it, or not at all.
    Done,
    /// Take one of the two chief powers.
    Power(Power),
    /// Put the first members here.
    Settle(Hex),
    /// Lay the glacier here.
    Glacier(Hex),
    /// Take one good of this kind.
    Take(Good),
    /// Return to the map here.
    Return(Hex),
    /// Name a face before the roll.
    Foretell(Face),
    /// Roll the dice.
    Roll,
    /// Turn a moon into a sun.
    Light,
    /// Put a die on an action.
    Place(Face, Deed),
    /// Spend a die and a member on the sabre-tooth, or a die on the mammoth.
    Hunt(Prey, Face),
    /// Spend a die and food on the mammoth.
    Tame(Face),
    /// Add a member here.
    Grow(Hex),
    /// Add an extra member on a shared hex.
    Wed(Hex),
    /// Hide a member on the player board.
    Hide,
    /// Move a member.
    Move(Hex, Hex),
    /// Lead the tamed mammoth here.
    Herd(Hex),
    /// Take a good for an empty hex entered.
    Claim(Hex, Good),
    /// Gather this kind of good from a hex.
    Gather(Hex, Good),
    /// Take the extra goods of an abundance card.
    Extra,
    /// One more of this kind by Basketry.
    Basket(Good),
    /// Put a member on a lake that gave food.
    Educate(Hex),
    /// Give a good to another player.
    Give(Good, Seat),
    /// Put a goal in progress under the deck.
    Discard(Goal),
    /// Draw goal cards.
    Draw,
    /// Draw one more and put one back.
    DrawMore,
    /// Put a drawn goal under the deck.
    Under(Goal),
    /// Buy an object from an event card.
    Buy(Object),
    /// Exchange a good for another with the supply.
    Trade(Good, Good),
    /// Let the elder learn another player's development.
    Borrow(Seat, Goal),
    /// Pay a good of this kind.
    Pay(Good),
    /// March a member outside of MOVE.
    March(Hex, Hex),
    /// Drive a member of this player out of a hex.
    Scare(Hex, Seat),
    /// ... to this hex.
    Drive(Hex),
    /// Hidden members come out here, one by one.
    Release(Hex),
    /// Resolve the conflict here.
    Fight(Hex),
    /// Start a conflict here.
    Provoke(Hex),
    /// Aim the bow at a side.
    Shoot(Side),
    /// Use the walls.
    Walls,
    /// A beaten member retreats here.
    Evade(Hex),
    /// Build a village here.
    Build(Hex),
    /// Build a village here and call the elder to it.
    BuildWithElder(Hex),
    /// Build the hidden village.
    BuildHidden,
    /// Do not pay a good of this kind of a village's cost.
    Spare(Good),
    /// Complete a goal.
    Complete(Goal),
    /// Put a good on Shared Knowledge and draw a goal.
    Learn(Good),
    /// Offer goods on the Altar.
    Offer(Offering),
    /// ... and this member.
    Sacrifice(Hex),
    /// Put the sabre-tooth here.
    Tiger(Hex),
    /// The invaders land here.
    Camp(Hex),
    /// The mammoth appears here.
    Mammoth(Hex),
    /// The volcano rises here.
    Volcano(Place),
    /// Lose a member here.
    Lose(Hex),
    /// Bid so many goods.
    Bid(u8),
}

/// What a die can be spent on besides actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// The sabre-tooth.
    Tiger,
    /// The mammoth.
    Mammoth,
}

/// What is offered on the Altar besides a member. RT-GOAL-17
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offering {
    /// Several of one kind.
    Equal(Good),
    /// One of each kind.
    Mixed,
}

/// An answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This piece of special terrain is in play.
    Special(Special),
    /// The wild land replaces a tile of this land.
    Replace(Land),
    /// The next hex gets this tile.
    Tile(Tile),
    /// The next seat gets this player board.
    Board(Tribe),
    /// The next seat draws this village token.
    Token(u8),
    /// The dice show these faces, the lower-ranked first.
    Roll(Face, Face),
    /// This event is turned up.
    Event(Event),
    /// This goal is turned up.
    Goal(Goal),
}
