//! Daba: Traders. (Crafty Builders is part of building, in `villages.rs`.) RT-CHIEF-10, -11

use table::{Seat, journal::Journal};

use crate::{
    action::Action,
    content::PowerEffect,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Good, Once},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
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
            Self::list_exchanges(state, seat, out);
        }
    }

    pub(crate) fn list_exchanges(state: &State, seat: Seat, out: &mut Vec<Action>) {
        for give in state.player(seat).goods.kinds() {
            for &get in Good::ALL {
                if get != give {
                    out.push(Action::Trade(give, get));
                }
            }
        }
    }

    pub(crate) fn play_trade<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        give: Good,
        get: Good,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let most = self.may_exchange(state, seat)?;
        exchange(state, seat, give, get, j)?;
        state.once.insert(Once::Traders);
        state.push(Frame::Trade { seat, left: most - 1 });
        Ok(())
    }

    pub(crate) fn play_trade_on<J: Journal<Note>>(
        state: &mut State,
        seat: Seat,
        left: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Trade(give, get) => {
                exchange(state, seat, give, get, j)?;
                state.replace(Frame::Trade { seat, left: left - 1 });
                Ok(())
            }
            Action::Done => {
                state.pop();
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }
}

fn exchange<J: Journal<Note>>(
    state: &mut State,
    seat: Seat,
    give: Good,
    get: Good,
    j: &mut J,
) -> Result<(), Refusal> {
    let goods = &mut state.player_mut(seat).goods;
    ensure(give != get && goods.has(give), Refusal::NoExchange)?;
    goods.take(give, 1);
    goods.add(get, 1);
    j.note(Note::Trades(seat, give, get));
    Ok(())
}
