//! Abandoned Village: a cheap village for everybody in turn. RT-EVENT-58

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::{EventEffect, PowerEffect},
    decision::{Decision, Flow},
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, HexSet},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    villages::{Elder, Site},
    words::message,
};

/// The Abandoned Village is offered in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AbandonedVillage {
    /// To whom.
    pub seat: Seat,
    /// How many tribes come after this one.
    pub after: u8,
}

impl AbandonedVillage {
    fn cost(rules: &RiseOfTribes) -> Goods {
        match rules.effect(Event::AbandonedVillage) {
            EventEffect::AbandonedVillage { cost } => cost,
            _ => Goods::NONE,
        }
    }

    /// Controlled hexes on which a village may stand.
    fn sites(self, rules: &RiseOfTribes, state: &State) -> HexSet {
        if !rules.token_left(state) {
            return HexSet::EMPTY;
        }
        let sites = rules.village_sites(state, self.seat);
        sites.iter().filter(|&hex| state.controls(self.seat, hex)).collect()
    }

    /// Could the tribe pay, if need be after an exchange? RT-CHIEF-10
    fn could_pay(self, rules: &RiseOfTribes, state: &State) -> bool {
        let cost = Self::cost(rules);
        let goods = state.player(self.seat).goods;
        let exchange = match rules.power(state, self.seat) {
            Some(PowerEffect::Exchange { most }) if rules.may_exchange(state, self.seat).is_ok() => most,
            _ => 0,
        };
        rules.can_pay_village(state, self.seat, cost)
            || (goods.total() >= cost.total() && goods.lacks(cost) <= u16::from(exchange))
    }

    /// The next tribe is asked; after the last one the card leaves.
    fn pass<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) {
        if self.after == 0 {
            state.pop();
            rules.leave_slot(state, Event::AbandonedVillage, j);
        } else {
            state.replace(Self { seat: self.seat.left(rules.seats), after: self.after - 1 });
        }
    }
}

impl Decision for AbandonedVillage {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        if !self.sites(rules, state).is_empty() && self.could_pay(rules, state) {
            return Flow::Wait;
        }
        self.pass(rules, state, j);
        Flow::Continue
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        if rules.can_pay_village(state, self.seat, Self::cost(rules)) {
            let elder = rules.elder_waits(state, self.seat);
            for hex in self.sites(rules, state) {
                out.push(Action::Build(hex));
                if elder {
                    out.push(Action::BuildWithElder(hex));
                }
            }
        }
        rules.list_trades(state, self.seat, out);
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = self.seat;
        let (hex, elder) = match action {
            Action::Build(hex) => (hex, Elder::Stays),
            Action::BuildWithElder(hex) => (hex, Elder::Comes),
            Action::Trade(give, get) => return rules.play_trade(state, seat, (give, get), j),
            Action::Done => {
                self.pass(rules, state, j);
                return Ok(());
            }
            _ => return Err(Refusal::unexpected(action)),
        };
        let site = Site { seat, hex, elder, cost: Self::cost(rules) };
        rules.may_stand(state, seat, hex)?;
        ensure(state.controls(seat, hex), Refusal::NotControlled)?;
        ensure(rules.can_pay_village(state, seat, site.cost), Refusal::AbandonedVillageCost)?;
        rules.may_build(state, site)?;
        // The next tribe's chance lies below the payment.
        self.pass(rules, state, j);
        rules.build(state, site, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    fn is_valid(self, rules: &RiseOfTribes, _: &State) -> bool {
        rules.is_seat(self.seat) && usize::from(self.after) < rules.seats
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-abandoned-village")
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        match action {
            Action::Done => Some(message("do-build-nothing")),
            _ => rules.describe_build(state, action, Self::cost(rules)),
        }
    }
}
