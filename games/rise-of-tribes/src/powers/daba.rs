//! Daba: Traders. (Crafty Builders is part of building, in `villages.rs`.) RT-CHIEF-10, -11

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Area, Decision, Flow, is_count},
    frame::Frame,
    game::RiseOfTribes,
    ids::{Good, Once},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    words::message,
};

impl RiseOfTribes {
    /// How many goods `seat` may exchange now: once in each player's turn.
    pub(crate) fn may_exchange(&self, state: &State, seat: Seat) -> Result<u8, Refusal> {
        match self.power(state, seat) {
            Some(PowerEffect::Exchange { most })
                if !state.once.has(Once::Traders) && !state.player(seat).goods.is_empty() =>
            {
                Ok(most)
            }
            _ => Err(Refusal::NoExchange),
        }
    }

    pub(crate) fn list_trades(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.may_exchange(state, seat).is_ok() {
            list_exchanges(state, seat, out);
        }
    }

    /// The first exchange; the others follow as a decision of their own.
    pub(crate) fn play_trade<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        goods: (Good, Good),
        j: &mut J,
    ) -> Result<(), Refusal> {
        let most = self.may_exchange(state, seat)?;
        exchange(state, seat, goods, j)?;
        state.once.insert(Once::Traders);
        state.push(Trade { seat, left: most - 1 });
        Ok(())
    }
}

fn list_exchanges(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for give in state.player(seat).goods.kinds() {
        for &get in Good::ALL {
            if get != give {
                out.push(Action::Trade(give, get));
            }
        }
    }
}

fn exchange<J: Journal<Note>>(
    state: &mut State,
    seat: Seat,
    (give, get): (Good, Good),
    j: &mut J,
) -> Result<(), Refusal> {
    let goods = &mut state.player_mut(seat).goods;
    ensure(give != get && goods.has(give), Refusal::NoExchange)?;
    goods.take(give, 1);
    goods.add(get, 1);
    j.note(Note::Trades(seat, give, get));
    Ok(())
}

/// More goods in the same exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Trade {
    /// Who trades.
    pub seat: Seat,
    /// How many.
    pub left: u8,
}

impl Decision for Trade {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(self.left > 0 && !state.player(self.seat).goods.is_empty())
    }

    fn legal_actions(self, _: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        list_exchanges(state, self.seat, out);
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Trade(give, get) => {
                exchange(state, self.seat, (give, get), j)?;
                state.replace(Self { left: self.left - 1, ..self });
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        match below {
            Some(Frame::Turn(step)) => step.has_offers(),
            _ => matches!(below, Some(Frame::Auction(_) | Frame::Tribute(_) | Frame::AbandonedVillage(_))),
        }
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.is_seat(self.seat)
            && is_count(self.left)
            && matches!(rules.power(state, self.seat), Some(PowerEffect::Exchange { .. }))
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-trade").number("left", self.left)
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-end-trade"))
    }

    fn area(self) -> Area {
        Area::Own
    }
}
