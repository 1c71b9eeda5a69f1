//! Chieftain: an auction for points; the winner pays the others. RT-EVENT-58

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Turn, journal::Journal, text::Phrase};

use super::free_slot;
use crate::{
    action::Action,
    content::EventEffect,
    decision::{Area, Decision, Flow},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::Event,
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

/// The highest bid `seat` could pay.
fn purse(state: &State, seat: Seat) -> u8 {
    state.player(seat).goods.total().min(u16::from(u8::MAX)) as u8
}

/// The points for a bid.
fn points(rules: &RiseOfTribes, bid: u8) -> u8 {
    match rules.effect(Event::Chieftain) {
        EventEffect::Chieftain { many, points_many, .. } if bid >= many => points_many,
        EventEffect::Chieftain { points_few, .. } => points_few,
        _ => 0,
    }
}

/// The auction: each seat in turn bids more or drops out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Auction {
    /// Who bids now.
    pub seat: Seat,
    /// The highest bid.
    pub high: u8,
    /// Who holds it.
    pub leader: Option<Seat>,
    /// Who has dropped out.
    pub out: SeatSet,
}

impl Auction {
    pub(super) const fn begin(seat: Seat) -> Self {
        Self { seat, high: 0, leader: None, out: SeatSet::EMPTY }
    }

    fn drop_out<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) {
        j.note(Note::DropsOut(self.seat));
        state.replace(Self { seat: self.seat.left(rules.seats), out: self.out.with(self.seat), ..self });
    }
}

impl Decision for Auction {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        let still_in = |seat| Some(seat) != self.leader && !self.out.has(seat);
        if !Seat::all(rules.seats).any(still_in) {
            match self.leader {
                Some(winner) => {
                    j.note(Note::WinsAuction(winner, self.high));
                    state.replace(Tribute { seat: winner, left: self.high, bid: self.high });
                }
                None => {
                    // Nobody wanted it: the card goes back into the deck.
                    state.pop();
                    free_slot(state, Event::Chieftain);
                    state.events.deck.insert(Event::Chieftain);
                    j.note(Note::EventReturns(Event::Chieftain));
                }
            }
        } else if !still_in(self.seat) {
            state.replace(Self { seat: self.seat.left(rules.seats), ..self });
        } else if purse(state, self.seat) <= self.high {
            self.drop_out(rules, state, j);
        } else {
            return Flow::Wait;
        }
        Flow::Continue
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Done);
        out.extend((self.high..=purse(state, self.seat)).skip(1).map(Action::Bid));
        rules.list_trades(state, self.seat, out);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Bid(bid) => {
                ensure(bid > self.high, Refusal::BidTooLow)?;
                ensure(bid <= purse(state, self.seat), Refusal::BidTooHigh)?;
                j.note(Note::Bids(self.seat, bid));
                let next = self.seat.left(rules.seats);
                state.replace(Self { seat: next, high: bid, leader: Some(self.seat), ..self });
                Ok(())
            }
            Action::Done => {
                self.drop_out(rules, state, j);
                Ok(())
            }
            Action::Trade(give, get) => rules.play_trade(state, self.seat, (give, get), j),
            _ => Err(Refusal::unexpected(action)),
        }
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.is_seat(self.seat)
            && self.out.is_within(rules.seats)
            && match self.leader {
                Some(leader) => {
                    rules.is_seat(leader)
                        && self.high > 0
                        && !self.out.has(leader)
                        && state.player(leader).goods.total() >= u16::from(self.high)
                }
                None => self.high == 0,
            }
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        match self.leader {
            Some(leader) => message("ask-auction").number("high", self.high).seat("leader", leader),
            None => message("ask-auction-first"),
        }
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-drop-out"))
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        let cost = tribe.weights().needed_good * f32::from(self.high);
        self.leader.map_or(0.0, |leader| {
            tribe.if_seat(leader, 0.8 * (f32::from(points(tribe.rules(), self.high)) - cost))
        })
    }

    fn area(self) -> Area {
        Area::Events
    }
}

/// The winner of the auction spreads his bid over the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tribute {
    /// Who pays.
    pub seat: Seat,
    /// Goods still to give.
    pub left: u8,
    /// The bid.
    pub bid: u8,
}

impl Decision for Tribute {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    /// All paid: the points, and the card leaves.
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        if self.left > 0 {
            return Flow::Wait;
        }
        state.pop();
        rules.leave_slot(state, Event::Chieftain, j);
        rules.score(state, self.seat, Cause::Event(Event::Chieftain), points(rules, self.bid), j);
        Flow::Continue
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        rules.list_gifts(state, self.seat, out);
        rules.list_trades(state, self.seat, out);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Give(good, to) => {
                ensure(rules.is_rival(self.seat, to), Refusal::TributeToOthers)?;
                ensure(state.player(self.seat).goods.has(good), Refusal::TributeNotHeld)?;
                rules.give(state, (self.seat, to), good, Cause::Event(Event::Chieftain), j)?;
                state.replace(Self { left: self.left - 1, ..self });
                Ok(())
            }
            Action::Trade(give, get) => rules.play_trade(state, self.seat, (give, get), j),
            _ => Err(Refusal::unexpected(action)),
        }
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.is_seat(self.seat)
            && self.left <= self.bid
            && state.player(self.seat).goods.total() >= u16::from(self.left)
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-tribute").number("left", self.left)
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        let cost = tribe.weights().pending_good * f32::from(self.left);
        tribe.if_seat(self.seat, f32::from(points(tribe.rules(), self.bid)) - cost)
    }

    fn area(self) -> Area {
        Area::Own
    }
}
