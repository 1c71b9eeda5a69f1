//! A position: plain data of fixed size.

use serde::{Deserialize, Serialize};
use table::{
    Seat,
    counts::Counts,
    pile::Pile,
    sets::{Indexed, Set},
    stack::Stack,
};

use crate::{
    decision::Flow,
    field::Field,
    frame::Frame,
    goods::Goods,
    ids::{
        BoardAction, Event, Face, Goal, HEXES, Hex, HexSet, Land, Object, Once, Place, Power, SEATS, Source,
        Special, Tile, Tribe,
    },
    turn::Step,
};

/// The most decisions that can wait upon each other.
pub(crate) const DEPTH: usize = 8;
/// The most event slots a content file can ask for.
pub(crate) const SLOTS: usize = 4;

/// A position of Rise of Tribes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What waits to be decided, the innermost on top. Empty when the game is over.
    pub frames: Stack<Frame, DEPTH>,
    /// How it ended, if it did.
    pub ending: Ending,
    /// Whose turn it is.
    pub active: Seat,
    /// The first player. RT-SETUP-17
    pub first: Seat,
    /// Turns finished.
    pub turns: u16,
    /// What is still to be dealt before the game.
    pub dealing: Dealing,
    /// The tiles.
    pub ground: Ground,
    /// The members.
    pub field: Field,
    /// Members of the active tribe that have travelled in this MOVE. RT-MOVE-04
    pub moved: [u8; HEXES],
    /// What each tribe has.
    pub players: [Player; SEATS],
    /// The three dice on each action, newest first. RT-RULING-02
    pub queues: [[Face; 3]; 4],
    /// The rolled dice not placed yet.
    pub hand: Counts<Face, 3>,
    /// Actions taken in this turn. RT-DICE-04
    pub actions_taken: Set<BoardAction>,
    /// What was already used in this turn.
    pub once: Set<Once>,
    /// The development the active player's elder learned for this turn. RT-ELDER-03
    pub borrowed: Option<Goal>,
    /// The face named before the roll (Dreamtime).
    pub foretold: Option<Face>,
    /// Event cards and their pieces.
    pub events: Events,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// It has not.
    #[default]
    Open,
    /// Somebody reached the winning points. RT-END-01
    Won(Seat),
    /// The turn cap was reached. RT-RULING-41
    Stopped,
}

/// What is still to be dealt before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealing {
    /// Pieces of special terrain still to be drawn.
    pub draws: u8,
    /// Special terrain in play.
    pub specials: Set<Special>,
    /// The land the wild land replaces, once known.
    pub wild_for: Option<Land>,
    /// Tiles not laid yet.
    pub bag: Counts<Tile, 10>,
    /// Village tokens drawn for the first turn, seat by seat. RT-SETUP-16
    pub tokens: Stack<u8, SEATS>,
}

/// The tiles on the layout.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// The tile of each hex, as far as laid.
    pub tiles: Stack<Tile, HEXES>,
    /// The hexes that count as lake, forest, mountain.
    pub lands: [HexSet; 3],
    /// Where the glacier lies. RT-TERRAIN-15
    pub glacier: Option<Hex>,
    /// Stones on the glacier, or under the open sky once it is gone.
    pub stones: u8,
    /// The mountain on which a melted glacier left its stones. RT-TERRAIN-22
    pub melted: Option<Hex>,
}

impl Ground {
    /// The tile of a hex, if it is laid.
    #[inline]
    pub fn tile(&self, hex: Hex) -> Option<Tile> {
        self.tiles.as_slice().get(hex.index()).copied()
    }

    /// The hexes that count as this land.
    #[inline]
    pub const fn of(&self, land: Land) -> HexSet {
        self.lands[land as usize]
    }

    /// Where this tile lies.
    pub fn find(&self, tile: Tile) -> Option<Hex> {
        let index = self.tiles.as_slice().iter().position(|&each| each == tile)?;
        Hex::at(index)
    }
}

/// What one tribe has.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The player board. RT-SETUP-09
    pub tribe: Option<Tribe>,
    /// The chosen chief power. RT-CHIEF-02
    pub power: Option<Power>,
    /// Members in reserve.
    pub reserve: u8,
    /// Members hidden on the player board (Ambush).
    pub hidden: u8,
    /// Resources.
    pub goods: Goods,
    /// The goal deck.
    pub deck: Pile<Goal, 15, 15>,
    /// Goals in progress. RT-LEAD-02
    pub open: Set<Goal>,
    /// Completed goals. RT-GOAL-04
    pub done: Set<Goal>,
    /// Hexes with villages of this tribe.
    pub villages: HexSet,
    /// Villages on the player board (Hidden Village).
    pub secret: u8,
    /// Where the elder stands.
    pub elder: Option<Hex>,
    /// Points by source.
    pub points: [i8; 5],
}

impl Player {
    /// The chosen chief power, for the story; `usual`, by which a standard box has the effect, if none is chosen.
    pub(crate) fn power_or(&self, usual: Power) -> Power {
        self.power.unwrap_or(usual)
    }

    /// Points in all.
    #[inline]
    pub fn score(&self) -> i32 {
        self.points.iter().map(|&points| i32::from(points)).sum()
    }

    /// Points from one source.
    pub const fn from(&self, source: Source) -> i8 {
        self.points[source as usize]
    }

    /// Villages on the map and on the player board.
    #[inline]
    pub const fn village_count(&self) -> u8 {
        self.villages.len() as u8 + self.secret
    }
}

/// An event that lies in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Active {
    /// The card.
    pub event: Event,
    /// Goods on it.
    pub tokens: Goods,
}

/// The invaders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invaders {
    /// Where they stand.
    pub hex: Hex,
    /// How many.
    pub count: u8,
}

/// The mammoth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mammoth {
    /// Where it stands.
    pub hex: Hex,
    /// Who tamed it.
    pub owner: Option<Seat>,
}

/// Event cards and their pieces.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// Cards that may be drawn; nobody knows their order.
    pub deck: Set<Event>,
    /// Cards that wait for the first village. RT-SETUP-12
    pub aside: Set<Event>,
    /// The discard pile.
    pub discard: Set<Event>,
    /// Cards in slots, oldest first. RT-RULING-43
    pub active: Stack<Active, SLOTS>,
    /// Who bought each object.
    pub owners: [Option<Seat>; 3],
    /// The sabre-tooth.
    pub sabre_tooth: Option<Hex>,
    /// The mammoth.
    pub mammoth: Option<Mammoth>,
    /// The invaders.
    pub invaders: Option<Invaders>,
    /// The volcano. RT-EVENT-47
    pub volcano: Option<Place>,
}

impl Events {
    /// The slot of an active event.
    #[inline]
    pub fn slot(&self, event: Event) -> Option<usize> {
        self.active.as_slice().iter().position(|active| active.event == event)
    }

    /// Is the event in a slot?
    #[inline]
    pub fn is_active(&self, event: Event) -> bool {
        self.slot(event).is_some()
    }

    /// The objects on active cards, oldest first.
    #[inline]
    pub fn for_sale(&self) -> impl Iterator<Item = Object> + '_ {
        self.active.as_slice().iter().filter_map(|active| active.event.object())
    }

    /// Has `seat` bought this object?
    #[inline]
    pub fn owns(&self, seat: Seat, object: Object) -> bool {
        self.owners[object.index()] == Some(seat)
    }

    /// Invaders on `hex`.
    #[inline]
    pub fn invaders_on(&self, hex: Hex) -> u8 {
        match self.invaders {
            Some(invaders) if invaders.hex == hex => invaders.count,
            _ => 0,
        }
    }
}

impl State {
    /// What one tribe has.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What one tribe has, to be changed.
    #[inline]
    pub const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Is the game still going on?
    #[inline]
    pub fn is_open(&self) -> bool {
        self.ending == Ending::Open
    }

    /// The step of the turn; nothing during the set-up and after the end.
    #[inline]
    pub fn step(&self) -> Option<Step> {
        match self.frames.as_slice().first() {
            Some(Frame::Turn(step)) => Some(*step),
            _ => None,
        }
    }

    /// Puts a decision on top.
    ///
    /// # Panics
    ///
    /// If the stack is full. It is deep enough for every chain the rules can build.
    #[inline]
    pub(crate) fn push(&mut self, decision: impl Into<Frame>) {
        let fits = self.frames.push(decision.into());
        assert!(fits, "at most {DEPTH} decisions wait at the same time");
    }

    /// The top decision is settled.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.frames.pop();
    }

    /// The top decision waits while it is possible; otherwise it is settled.
    #[inline]
    pub(crate) fn pop_unless(&mut self, possible: bool) -> Flow {
        if possible {
            return Flow::Wait;
        }
        self.pop();
        Flow::Continue
    }

    /// Replaces the top decision.
    ///
    /// # Panics
    ///
    /// If nothing waits. Only a waiting decision replaces itself.
    #[inline]
    #[expect(clippy::expect_used, reason = "the decision that is replaced is on the stack")]
    pub(crate) fn replace(&mut self, decision: impl Into<Frame>) {
        *self.frames.top_mut().expect("a decision waits") = decision.into();
    }

    /// Members and invaders on `hex`. RT-CONF-01
    #[inline]
    pub fn population(&self, hex: Hex) -> u8 {
        self.field.all(hex) + self.events.invaders_on(hex)
    }

    /// Has `seat` more members there than all others together, invaders included? RT-GOAL-12
    #[inline]
    pub fn has_majority(&self, seat: Seat, hex: Hex) -> bool {
        self.field.of(seat, hex) > self.field.others(seat, hex) + self.events.invaders_on(hex)
    }

    /// Has `seat` members there and nobody else? RT-GOAL-13
    #[inline]
    pub fn controls(&self, seat: Seat, hex: Hex) -> bool {
        self.field.of(seat, hex) > 0 && self.field.others(seat, hex) == 0 && self.events.invaders_on(hex) == 0
    }

    /// The hexes with neither members nor invaders.
    #[inline]
    pub fn unoccupied(&self, all: HexSet) -> HexSet {
        let mut empty = all.without(self.field.anywhere());
        if let Some(invaders) = self.events.invaders {
            empty.remove(invaders.hex);
        }
        empty
    }

    /// Hexes with a village, whoever owns it.
    #[inline]
    pub fn villages(&self) -> HexSet {
        self.players.iter().fold(Set::EMPTY, |all, player| all.or(player.villages))
    }

    /// Village tokens on the map and on player boards.
    pub fn villages_built(&self) -> u8 {
        self.players.iter().map(Player::village_count).sum()
    }
}
