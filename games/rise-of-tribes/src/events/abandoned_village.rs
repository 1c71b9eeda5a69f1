//! Abandoned Village: a cheap village for everybody in turn. RT-EVENT-58

use table::{Seat, journal::Journal};

use crate::{
    action::Action,
    content::{EventEffect, PowerEffect},
    engine::Flow,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, HexSet},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    villages::Elder,
};

impl RiseOfTribes {
    fn ruins_cost(&self) -> Goods {
        match self.effect(Event::AbandonedVillage) {
            EventEffect::AbandonedVillage { cost } => cost,
            _ => Goods::NONE,
        }
    }

    /// Controlled hexes on which a village may stand.
    fn ruins(&self, state: &State, seat: Seat) -> HexSet {
        if !self.token_left(state) {
            return HexSet::EMPTY;
        }
        self.village_sites(state, seat).iter().filter(|&hex| state.controls(seat, hex)).collect()
    }

    /// Could `seat` pay, if need be after an exchange? RT-CHIEF-10
    fn could_pay_ruins(&self, state: &State, seat: Seat) -> bool {
        let cost = self.ruins_cost();
        let goods = state.player(seat).goods;
        let exchange = match self.power(state, seat) {
            Some(PowerEffect::Exchange { most }) if self.may_exchange(state, seat).is_ok() => most,
            _ => 0,
        };
        self.can_pay_village(state, seat, cost)
            || (goods.total() >= cost.total() && goods.lacks(cost) <= u16::from(exchange))
    }

    pub(crate) fn advance_ruins<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        after: u8,
        j: &mut J,
    ) -> Flow {
        if !self.ruins(state, seat).is_empty() && self.could_pay_ruins(state, seat) {
            return Flow::Wait;
        }
        self.pass_ruins(state, seat, after, j);
        Flow::Go
    }

    fn pass_ruins<J: Journal<Note>>(&self, state: &mut State, seat: Seat, after: u8, j: &mut J) {
        if after == 0 {
            state.pop();
            self.leave_slot(state, Event::AbandonedVillage, j);
        } else {
            state.replace(Frame::Ruins { seat: seat.left(self.seats), after: after - 1 });
        }
    }

    pub(crate) fn list_ruins(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.can_pay_village(state, seat, self.ruins_cost()) {
            let elder = self.elder_waits(state, seat);
            for hex in self.ruins(state, seat) {
                out.push(Action::Build(hex));
                if elder {
                    out.push(Action::BuildWithElder(hex));
                }
            }
        }
        self.list_trades(state, seat, out);
        out.push(Action::Done);
    }

    pub(crate) fn play_ruins<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        after: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let (hex, elder) = match action {
            Action::Build(hex) => (hex, Elder::Stays),
            Action::BuildWithElder(hex) => (hex, Elder::Comes),
            Action::Trade(give, get) => return self.play_trade(state, seat, give, get, j),
            Action::Done => {
                self.pass_ruins(state, seat, after, j);
                return Ok(());
            }
            _ => return Err(Refusal::NotNow),
        };
        self.may_stand(state, seat, hex)?;
        ensure(state.controls(seat, hex), Refusal::NotControlled)?;
        self.may_raise(state, seat, elder, self.ruins_cost())?;
        // The next tribe's chance lies below the payment.
        self.pass_ruins(state, seat, after, j);
        self.raise(state, seat, hex, elder, self.ruins_cost(), j);
        Ok(())
    }
}
