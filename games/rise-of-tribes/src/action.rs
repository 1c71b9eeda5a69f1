//! What a seat may choose, and what chance may decide, each with its notation.

use std::fmt;

use table::Seat;

use crate::{
    conflict::Side,
    ids::{BoardAction, Event, Face, Goal, Good, Hex, Land, Object, Place, Power, Special, Tile, Tribe},
    notation::{Field, notated},
};

notated! {
    /// A choice of a seat.
    pub enum Action {
        /// No more of it, or not at all.
        Done = "done";
        /// Take one of the two chief powers.
        Power(power: Power) = "power {power}";
        /// Put the first members here.
        Settle(hex: Hex) = "settle {hex}";
        /// Lay the glacier here.
        PlaceGlacier(hex: Hex) = "glacier {hex}";
        /// Take one good of this kind.
        Take(good: Good) = "take {good}";
        /// Return to the map here.
        Return(hex: Hex) = "return {hex}";
        /// Name a face before the roll.
        Foretell(face: Face) = "foretell {face}";
        /// Roll the dice.
        Roll = "roll";
        /// Turn a moon into a sun.
        Light = "light";
        /// Put a die on an action.
        Place(face: Face, board_action: BoardAction) = "place {face} {board_action}";
        /// Spend a die and a member on the sabre-tooth, or a die on the mammoth.
        Hunt(prey: Prey, face: Face) = "hunt {prey} {face}";
        /// Spend a die and food on the mammoth.
        Tame(face: Face) = "tame {face}";
        /// Add a member here.
        Grow(hex: Hex) = "grow {hex}";
        /// Add an extra member on a shared hex.
        Wed(hex: Hex) = "wed {hex}";
        /// Hide a member on the player board.
        Hide = "hide";
        /// Move a member.
        Move(from: Hex, to: Hex) = "move {from}>{to}";
        /// Lead the tamed mammoth here.
        Herd(hex: Hex) = "herd {hex}";
        /// Take a good for an empty hex entered.
        Claim(hex: Hex, good: Good) = "claim {hex} {good}";
        /// Gather this kind of good from a hex.
        Gather(hex: Hex, good: Good) = "gather {hex} {good}";
        /// Take the extra goods of an abundance card.
        Extra = "extra";
        /// One more of this kind by Basketry.
        Basket(good: Good) = "basket {good}";
        /// Put a member on a lake that gave food.
        Educate(hex: Hex) = "educate {hex}";
        /// Give a good to another player.
        Give(good: Good, to: Seat) = "give {good} {to}";
        /// Put a goal in progress under the deck.
        Discard(goal: Goal) = "discard {goal}";
        /// Draw goal cards.
        Draw = "draw";
        /// Draw one more and put one back.
        DrawMore = "draw more";
        /// Put a drawn goal under the deck.
        Under(goal: Goal) = "under {goal}";
        /// Buy an object from an event card.
        Buy(object: Object) = "buy {object}";
        /// Exchange a good for another with the supply.
        Trade(give: Good, get: Good) = "trade {give}>{get}";
        /// Let the elder learn another player's development.
        Borrow(from: Seat, goal: Goal) = "borrow {from} {goal}";
        /// Pay a good of this kind.
        Pay(good: Good) = "pay {good}";
        /// March a member outside of MOVE.
        March(from: Hex, to: Hex) = "march {from}>{to}";
        /// Drive a member of this player out of a hex.
        Scare(hex: Hex, seat: Seat) = "scare {hex} {seat}";
        /// ... to this hex.
        Drive(hex: Hex) = "drive {hex}";
        /// Hidden members come out here, one by one.
        Release(hex: Hex) = "release {hex}";
        /// Resolve the conflict here.
        Fight(hex: Hex) = "fight {hex}";
        /// Start a conflict here.
        Provoke(hex: Hex) = "provoke {hex}";
        /// Aim the bow at a side.
        Shoot(side: Side) = "shoot {side}";
        /// Use the walls.
        Walls = "walls";
        /// A beaten member retreats here.
        Evade(hex: Hex) = "evade {hex}";
        /// Build a village here.
        Build(hex: Hex) = "build {hex}";
        /// Build a village here and call the elder to it.
        BuildWithElder(hex: Hex) = "build {hex} elder";
        /// Build the hidden village.
        BuildHidden = "build hidden";
        /// Do not pay a good of this kind of a village's cost.
        Spare(good: Good) = "spare {good}";
        /// Complete a goal.
        Complete(goal: Goal) = "complete {goal}";
        /// Put a good on Shared Knowledge and draw a goal.
        Learn(good: Good) = "learn {good}";
        /// Offer goods on the Altar.
        Offer(offering: Offering) = "offer {offering}";
        /// ... and this member.
        Sacrifice(hex: Hex) = "sacrifice {hex}";
        /// Put the sabre-tooth here.
        PlaceSabreTooth(hex: Hex) = "tiger {hex}";
        /// Put the invaders here.
        PlaceInvaders(hex: Hex) = "camp {hex}";
        /// Put the mammoth here.
        PlaceMammoth(hex: Hex) = "mammoth {hex}";
        /// Put the volcano here.
        PlaceVolcano(place: Place) = "volcano {place}";
        /// Lose a member here.
        Lose(hex: Hex) = "lose {hex}";
        /// Bid so many goods.
        Bid(goods: u8) = "bid {goods}";
    }
}

notated! {
    /// A result of chance.
    pub enum Outcome {
        /// This piece of special terrain is in play.
        Special(special: Special) = "special {special}";
        /// The wild land replaces a tile of this land.
        Replace(land: Land) = "wild-land for {land}";
        /// The next hex gets this tile.
        Tile(tile: Tile) = "tile {tile}";
        /// The next seat gets this player board.
        Board(tribe: Tribe) = "board {tribe}";
        /// The next seat draws this village token.
        Token(token: u8) = "token {token}";
        /// The dice show these faces, the lower-ranked first.
        Roll(one: Face, other: Face) = "roll {one} {other}";
        /// This event is turned up.
        Event(event: Event) = "event {event}";
        /// This goal is turned up.
        Goal(goal: Goal) = "goal {goal}";
    }
}

/// What a die can be spent on besides actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// The sabre-tooth.
    SabreTooth,
    /// The mammoth.
    Mammoth,
}

impl fmt::Display for Prey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SabreTooth => "tiger",
            Self::Mammoth => "mammoth",
        })
    }
}

impl Field for Prey {
    fn read(text: &str) -> Option<Self> {
        [Self::SabreTooth, Self::Mammoth].into_iter().find(|prey| prey.to_string() == text)
    }
}

/// What is offered on the Altar besides a member. RT-GOAL-17
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offering {
    /// Several of one kind.
    Equal(Good),
    /// One of each kind.
    Mixed,
}

impl fmt::Display for Offering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Equal(good) => good.fmt(f),
            Self::Mixed => f.write_str("mixed"),
        }
    }
}

impl Field for Offering {
    fn read(text: &str) -> Option<Self> {
        if text == "mixed" { Some(Self::Mixed) } else { Field::read(text).map(Self::Equal) }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tribe(seat) => seat.fmt(f),
            Self::Invaders => f.write_str("invaders"),
        }
    }
}

impl Field for Side {
    fn read(text: &str) -> Option<Self> {
        if text == "invaders" { Some(Self::Invaders) } else { Field::read(text).map(Self::Tribe) }
    }
}
