//! Decisions that wait, as plain values on a stack.
//!
//! The bottom frame is the set-up or a step of the turn; a card or an action puts its own frames above it.

use serde::{Deserialize, Serialize};
use table::{Seat, sets::Set};

use crate::{
    goods::Goods,
    ids::{Goal, Good, Hex, HexSet, Level},
};

/// A decision or a piece of procedure that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// Chance deals tiles, boards and village tokens.
    #[default]
    Deal,
    /// The first player lays the glacier. RT-DEC-03
    Glacier,
    /// A player comes to the map. RT-DEC-01, RT-DEC-02
    Settle {
        /// Place in the turn order, from 0.
        order: u8,
        /// What is to be chosen.
        part: Part,
    },
    /// A step of the turn.
    Turn(Step),

    /// The active player puts the sabre-tooth on a mountain.
    Tiger,
    /// The active player breaks a tie for the invaders' hex.
    Camp,
    /// The active player breaks a tie for the mammoth's lake.
    Beast,
    /// The active player places the volcano.
    Volcano,
    /// The tribes next to the volcano lose members, one tribe after the other.
    Erupt {
        /// Whose members.
        seat: Seat,
        /// Members still to lose.
        left: u8,
        /// Tribes still to come.
        after: u8,
    },
    /// The Chieftain's auction.
    Auction {
        /// Who bids now.
        seat: Seat,
        /// The highest bid.
        high: u8,
        /// Who holds it.
        leader: Option<Seat>,
        /// Who has dropped out, one bit per seat.
        out: u8,
    },
    /// The winner of the auction spreads his bid.
    Tribute {
        /// Who pays.
        seat: Seat,
        /// Goods still to give.
        left: u8,
        /// The bid.
        bid: u8,
    },
    /// The Abandoned Village is offered in turn order.
    Ruins {
        /// To whom.
        seat: Seat,
        /// Tribes still to come.
        after: u8,
    },

    /// After an action: the glacier gets its stone.
    Finish(Level),
    /// Members are added.
    Grow {
        /// Members still to add.
        left: u8,
        /// Members that may go next to an occupied hex (Cradleboards).
        outposts: u8,
        /// Extra members on shared hexes (Exogamy).
        shared: u8,
        /// Hexes occupied when the action began. RT-GROW-02
        home: HexSet,
    },
    /// Members travel.
    Move {
        /// Members still to move.
        left: u8,
        /// Members that may go a step further (Cairn Trails).
        long: u8,
        /// The tamed mammoth may still be moved.
        mammoth: bool,
        /// Hexes occupied when the action began.
        home: HexSet,
        /// Hexes members went to.
        entered: HexSet,
    },
    /// Goods from the Discovery card.
    Discover {
        /// How many.
        left: u8,
    },
    /// Goods for empty hexes entered (Pathfinder).
    Claim {
        /// How many.
        left: u8,
        /// From which hexes.
        hexes: HexSet,
    },
    /// Hexes are chosen for goods.
    Gather {
        /// Hexes still to choose.
        left: u8,
        /// Choices that may repeat a hex (Oxen).
        repeats: u8,
        /// Goods from each hex.
        each: u8,
        /// Hexes chosen.
        chosen: HexSet,
        /// Lakes that gave food.
        fed: HexSet,
        /// Kinds that Basketry can add to, one bit per good.
        kinds: u8,
    },
    /// The rest of the wild land's goods.
    Mix {
        /// The wild land.
        hex: Hex,
        /// How many.
        left: u8,
        /// Has an abundance card already paid for this hex? RT-RULING-64
        paid: bool,
    },
    /// Extra goods from an abundance card.
    Plenty {
        /// Of this kind.
        good: Good,
    },
    /// One more of a kind gathered (Basketry).
    Basketry {
        /// Kinds, one bit per good.
        kinds: u8,
    },
    /// A member on a lake that gave food (Education).
    Educate {
        /// How many.
        left: u8,
        /// Those lakes.
        lakes: HexSet,
    },
    /// A gift before taking goods (Pottery).
    Pottery,
    /// Goods of any kind from the supply.
    Pick {
        /// How many.
        left: u8,
    },
    /// An opponent's share in a GATHER (Shared Bounty).
    Bounty {
        /// Whose.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// Goals may go under the deck before drawing. RT-LEAD-03
    Lead {
        /// Goals that may still be discarded.
        discards: u8,
        /// Cards to draw.
        draw: u8,
    },
    /// Chance turns up goal cards.
    Draw {
        /// How many.
        left: u8,
        /// How many of them must go back.
        back: u8,
        /// Cards drawn so far.
        drawn: Set<Goal>,
    },
    /// Drawn cards go back under the deck (Ochre Paintings).
    PutUnder {
        /// How many.
        left: u8,
        /// Among these.
        drawn: Set<Goal>,
    },

    /// Goods are paid one by one.
    Pay {
        /// How many.
        left: u8,
        /// For what.
        bill: Bill,
    },
    /// A frightened member goes to a hex of the active player's choice (Intimidate).
    Drive {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Hex,
    },
    /// More members on the same march (Wayfarers).
    March {
        /// How many.
        left: u8,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// More goods in the same exchange (Traders).
    Trade {
        /// Who trades.
        seat: Seat,
        /// How many.
        left: u8,
    },

    /// A conflict. RT-CONF-06
    Fight {
        /// Where.
        hex: Hex,
        /// How far it has gone.
        stage: Stage,
        /// The active player's bow is aimed at this side.
        shot: Option<Side>,
    },
    /// Hidden members come to a conflict (Ambush).
    Ambush {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// Beaten members retreat (Evasion).
    Evade {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Hex,
        /// How many.
        left: u8,
        /// Where the first one went.
        to: Option<Hex>,
    },

    /// Goods of a village's cost that need not be paid (Crafty Builders).
    Spare {
        /// Who builds.
        seat: Seat,
        /// How many.
        left: u8,
        /// What is still asked.
        cost: Goods,
    },
    /// A member is given to the Altar.
    Sacrifice,
}

/// What a player settles in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// One of two powers. RT-CHIEF-04
    Power,
    /// The hex of the first members.
    Hex,
    /// A second hex next to this one.
    Beside(Hex),
    /// So many goods of choice.
    Goods(u8),
}

/// A step of the turn. RT-TURN-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The turn begins: return to the map, village points.
    Start,
    /// A tribe without members returns. RT-END-04
    Return,
    /// The moment before the roll. RT-DEC-05
    BeforeRoll,
    /// Chance rolls the two dice. RT-TURN-04
    Roll,
    /// The moment after the roll. RT-DEC-06
    AfterRoll,
    /// A foretold face pays (Dreamtime).
    Dream,
    /// A double: the active event with this number carries out its line. RT-EVENT-01
    Doubles(u8),
    /// A double: a new event is drawn. RT-EVENT-04
    DrawEvent,
    /// Two actions. RT-DEC-08
    Actions,
    /// Hidden members come out before the conflicts (Ambush).
    Release,
    /// Conflicts in the order of the active player. RT-DEC-14
    Conflicts,
    /// Villages and goals. RT-DEC-20
    End,
}

/// What goods are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bill {
    /// A lesson for the elder; the goods go to the teacher.
    Elder {
        /// The teacher.
        to: Seat,
    },
    /// Driving out a member.
    Intimidate,
    /// Starting a conflict.
    Cunning {
        /// Where.
        hex: Hex,
    },
}

/// How far a conflict has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It is declared.
    Declared,
    /// The active player may aim the bow. RT-CONF-11
    Bow,
    /// The owner of the walls may use them. RT-CONF-12
    Walls,
    /// It is fought, with or without the walls, and the aftermath waits. The active player took part or not.
    Fought {
        /// Had the active player a member there?
        attacked: bool,
    },
}

/// A side in a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// A player's tribe.
    Tribe(Seat),
    /// The invaders.
    Invaders,
}
