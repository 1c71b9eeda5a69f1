//! The decisions that can wait, as plain values on a stack.
//!
//! The bottom frame is a part of the set-up or a step of the turn; a card or an action puts its own frames above it.

use crate::{
    conflict::Fight,
    crafts::{Basketry, Pick, Pottery},
    decision::{Area, Decision, decisions},
    dice::Finish,
    events::{
        AbandonedVillage, Auction, Discover, Erupt, PlaceInvaders, PlaceMammoth, PlaceSabreTooth,
        PlaceVolcano, Plenty, Sacrifice, Tribute,
    },
    game::RiseOfTribes,
    gather::{Gather, Mix},
    grow::Grow,
    lead::{Draw, Lead, PutUnder},
    movement::Move,
    payment::Pay,
    powers::{Ambush, Bounty, Claim, Drive, Educate, Evade, March, Trade},
    settling::{PlaceGlacier, Settle},
    setup::Deal,
    state::State,
    turn::Step,
    villages::Spare,
};

decisions! {
    /// A decision or a piece of procedure that waits.
    #[derive(Default)]
    pub enum Frame {
        /// Chance deals tiles, boards and village tokens.
        #[default]
        Deal,
        /// The first player lays the glacier. RT-DEC-03
        PlaceGlacier,
        /// The active player puts the sabre-tooth on a mountain, or moves it to another hex. RT-EVENT-43
        PlaceSabreTooth,
        /// The active player breaks a tie for the invaders' hex. RT-EVENT-35
        PlaceInvaders,
        /// The active player breaks a tie for the mammoth's lake. RT-EVENT-36
        PlaceMammoth,
        /// The active player places the volcano. RT-EVENT-45
        PlaceVolcano,
        /// A gift before taking goods (Pottery).
        Pottery,
        /// A member is given to the Altar. RT-GOAL-16
        Sacrifice,
        ---
        /// A player comes to the map. RT-DEC-01, RT-DEC-02
        Settle(Settle),
        /// A step of the turn.
        Turn(Step),
        /// The tribes next to the volcano lose members. RT-EVENT-48
        Erupt(Erupt),
        /// The Chieftain's auction. RT-EVENT-58
        Auction(Auction),
        /// The winner of the auction spreads his bid. RT-EVENT-58
        Tribute(Tribute),
        /// The Abandoned Village is offered in turn order. RT-EVENT-58
        AbandonedVillage(AbandonedVillage),
        /// After an action: the glacier gets its stone. RT-TERRAIN-20
        Finish(Finish),
        /// Members are added. RT-DEC-09
        Grow(Grow),
        /// Members travel. RT-DEC-10
        Move(Move),
        /// Goods from the Discovery card. RT-EVENT-20
        Discover(Discover),
        /// Goods for empty hexes entered (Pathfinder). RT-CHIEF-23
        Claim(Claim),
        /// Hexes are chosen for goods. RT-DEC-11
        Gather(Gather),
        /// The rest of the wild land's goods. RT-TERRAIN-07
        Mix(Mix),
        /// Extra goods from an abundance card. RT-EVENT-22
        Plenty(Plenty),
        /// One more of a kind gathered (Basketry).
        Basketry(Basketry),
        /// A member on a lake that gave food (Education). RT-CHIEF-12
        Educate(Educate),
        /// Goods of any kind from the supply.
        Pick(Pick),
        /// An opponent's share in a GATHER (Shared Bounty). RT-DEC-18
        Bounty(Bounty),
        /// Goals may go under the deck before drawing. RT-DEC-12
        Lead(Lead),
        /// Chance turns up goal cards. RT-LEAD-01
        Draw(Draw),
        /// Drawn cards go back under the deck (Ochre Paintings).
        PutUnder(PutUnder),
        /// Goods are paid one by one.
        Pay(Pay),
        /// An opponent's member goes to a hex of the active player's choice (Intimidate). RT-CHIEF-19
        Drive(Drive),
        /// More members on the same march (Wayfarers). RT-CHIEF-16
        March(March),
        /// More goods in the same exchange (Traders). RT-CHIEF-10
        Trade(Trade),
        /// A conflict. RT-CONF-06
        Fight(Fight),
        /// Hidden members come to a conflict (Ambush). RT-CHIEF-20
        Ambush(Ambush),
        /// Beaten members retreat (Evasion). RT-DEC-17
        Evade(Evade),
        /// Goods of a village's cost that need not be paid (Crafty Builders). RT-CHIEF-11
        Spare(Spare),
    }
}

impl Frame {
    /// The part of the table the decision is about.
    pub fn area(self) -> Area {
        Decision::area(self)
    }
}
