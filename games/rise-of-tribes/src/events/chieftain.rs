//! Chieftain: an auction for points; the winner pays the others. RT-EVENT-58

use table::{Seat, journal::Journal};

use super::free_slot;
use crate::{
    action::Action,
    content::EventEffect,
    engine::{Flow, seat_bit},
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Source},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// The highest bid `seat` could pay.
    fn purse(state: &State, seat: Seat) -> u8 {
        state.player(seat).goods.total().min(u16::from(u8::MAX)) as u8
    }

    pub(crate) fn advance_auction<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        high: u8,
        leader: Option<Seat>,
        out: u8,
        j: &mut J,
    ) -> Flow {
        let others_left = Seat::all(self.seats).any(|each| Some(each) != leader && out & seat_bit(each) == 0);
        match leader {
            Some(winner) if !others_left => {
                j.note(Note::WinsAuction(winner, high));
                state.replace(Frame::Tribute { seat: winner, left: high, bid: high });
                return Flow::Go;
            }
            None if !others_left => {
                // Nobody wanted it: the card goes back into the deck.
                state.pop();
                free_slot(state, Event::Chieftain);
                state.events.deck.insert(Event::Chieftain);
                j.note(Note::EventReturns(Event::Chieftain));
                return Flow::Go;
            }
            Some(_) | None => {}
        }
        let next = seat.left(self.seats);
        if out & seat_bit(seat) != 0 || leader == Some(seat) {
            state.replace(Frame::Auction { seat: next, high, leader, out });
            return Flow::Go;
        }
        if Self::purse(state, seat) <= high {
            j.note(Note::DropsOut(seat));
            state.replace(Frame::Auction { seat: next, high, leader, out: out | seat_bit(seat) });
            return Flow::Go;
        }
        Flow::Wait
    }

    pub(crate) fn list_auction(&self, state: &State, seat: Seat, high: u8, out: &mut Vec<Action>) {
        out.push(Action::Done);
        out.extend((high..=Self::purse(state, seat)).skip(1).map(Action::Bid));
        self.list_trades(state, seat, out);
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of one frame")]
    pub(crate) fn play_auction<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        high: u8,
        leader: Option<Seat>,
        out: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let next = seat.left(self.seats);
        match action {
            Action::Bid(bid) => {
                ensure(bid > high, Refusal::BidTooLow)?;
                ensure(bid <= Self::purse(state, seat), Refusal::CannotPay)?;
                j.note(Note::Bids(seat, bid));
                state.replace(Frame::Auction { seat: next, high: bid, leader: Some(seat), out });
                Ok(())
            }
            Action::Done => {
                j.note(Note::DropsOut(seat));
                state.replace(Frame::Auction { seat: next, high, leader, out: out | seat_bit(seat) });
                Ok(())
            }
            Action::Trade(give, get) => self.play_trade(state, seat, give, get, j),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn play_tribute<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        bid: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Give(good, to) => {
                self.give(state, seat, good, to, j)?;
                state.replace(Frame::Tribute { seat, left: left - 1, bid });
                Ok(())
            }
            Action::Trade(give, get) => self.play_trade(state, seat, give, get, j),
            _ => Err(Refusal::NotNow),
        }
    }

    /// All paid: the points, and the card leaves.
    pub(crate) fn end_auction<J: Journal<Note>>(&self, state: &mut State, seat: Seat, bid: u8, j: &mut J) {
        state.pop();
        self.leave_slot(state, Event::Chieftain, j);
        if let EventEffect::Chieftain { many, points_many, points_few } = self.effect(Event::Chieftain) {
            let points = if bid >= many { points_many } else { points_few };
            self.score(state, seat, Source::Events, points, j);
        }
    }
}
