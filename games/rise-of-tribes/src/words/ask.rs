//! What the choosing seat is asked.

use table::text::Phrase;

use super::{event, goods, message};
use crate::{
    frame::{Bill, Frame, Part, Stage, Step},
    game::RiseOfTribes,
    ids::Event,
    state::State,
};

impl RiseOfTribes {
    pub(crate) fn ask(&self, state: &State) -> Phrase {
        let Some(&frame) = state.frames.top() else {
            return message("ask-over");
        };
        let at = |key: &str, hex| message(key).phrase("hex", self.place_name(state, hex));
        match frame {
            Frame::Deal | Frame::Finish(_) | Frame::Draw { .. } => message("ask-chance"),
            Frame::Glacier => message("ask-glacier"),
            Frame::Settle { part, .. } => match part {
                Part::Power => message("ask-power"),
                Part::Hex => message("ask-settle"),
                Part::Beside(hex) => at("ask-settle-beside", hex),
                Part::Goods(left) => message("ask-start-goods").number("left", left),
            },
            Frame::Turn(step) => self.ask_step(state, step),
            Frame::Tiger => message("ask-tiger"),
            Frame::Camp => message("ask-camp"),
            Frame::Beast => message("ask-mammoth"),
            Frame::Volcano => message("ask-volcano"),
            Frame::Erupt { left, .. } => message("ask-erupt").number("left", left),
            Frame::Auction { high, leader, .. } => match leader {
                Some(leader) => message("ask-auction").number("high", high).seat("leader", leader),
                None => message("ask-auction-first"),
            },
            Frame::Tribute { left, .. } => message("ask-tribute").number("left", left),
            Frame::Ruins { .. } => message("ask-ruins"),
            Frame::Grow { left, .. } => message("ask-grow").number("left", left),
            Frame::Move { left, .. } => message("ask-move").number("left", left),
            Frame::Discover { left } => message("ask-discover")
                .number("left", left)
                .phrase("goods", goods(self.discovery_goods(state))),
            Frame::Claim { left, .. } => message("ask-claim").number("left", left),
            Frame::Gather { left, each, .. } => {
                message("ask-gather").number("left", left).number("each", each)
            }
            Frame::Mix { hex, left, .. } => at("ask-mix", hex).number("left", left),
            Frame::Plenty { good } => {
                message("ask-plenty").phrase("event", event(crate::events::plentiful(good)))
            }
            Frame::Basketry { .. } => message("ask-basketry"),
            Frame::Educate { .. } => message("ask-educate"),
            Frame::Pottery => message("ask-pottery"),
            Frame::Pick { left } => message("ask-pick").number("left", left),
            Frame::Bounty { left, .. } => message("ask-bounty").number("left", left),
            Frame::Lead { discards, draw } => {
                message("ask-lead").number("discards", discards).number("draw", draw)
            }
            Frame::PutUnder { left, .. } => message("ask-under").number("left", left),
            Frame::Pay { left, bill } => match bill {
                Bill::Elder { to } => message("ask-pay-elder").number("left", left).seat("to", to),
                Bill::Intimidate => message("ask-pay").number("left", left),
                Bill::Cunning { hex } => at("ask-pay-cunning", hex).number("left", left),
            },
            Frame::Drive { seat, from } => at("ask-drive", from).seat("who", seat),
            Frame::March { left, .. } => message("ask-march").number("left", left),
            Frame::Trade { left, .. } => message("ask-trade").number("left", left),
            Frame::Fight { hex, stage, .. } => match stage {
                Stage::Walls => at("ask-walls", hex).seat("attacker", state.active),
                Stage::Declared | Stage::Bow | Stage::Fought { .. } => at("ask-bow", hex),
            },
            Frame::Ambush { hex, .. } => at("ask-ambush", hex),
            Frame::Evade { from, left, .. } => at("ask-evade", from).number("left", left),
            Frame::Spare { left, cost, .. } => {
                message("ask-spare").number("left", left).phrase("cost", goods(cost))
            }
            Frame::Sacrifice => message("ask-sacrifice"),
        }
    }

    fn ask_step(&self, state: &State, step: Step) -> Phrase {
        match step {
            Step::Return => message("ask-return").number("members", self.content.rules.returning.is),
            Step::BeforeRoll => message("ask-before-roll"),
            Step::AfterRoll => message("ask-light"),
            Step::Dream => message("ask-dream"),
            Step::Actions if state.hand.is_empty() => message("ask-late"),
            Step::Actions => message("ask-actions").number("dice", state.hand.total()),
            Step::Release => message("ask-release"),
            Step::Conflicts => message("ask-conflicts"),
            Step::End if state.events.is_active(Event::SharedKnowledge) => message("ask-end-knowledge"),
            Step::End => message("ask-end"),
            Step::Start | Step::Roll | Step::Doubles(_) | Step::DrawEvent => message("ask-chance"),
        }
    }
}
