//! Goods paid one by one: the price of a lesson, of driving out a member, of starting a conflict.

use serde::{Deserialize, Serialize};
use table::{Seat, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    decision::{Area, Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Good, Hex, Power},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

/// Goods are paid one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pay {
    /// How many.
    pub left: u8,
    /// For what.
    pub bill: Bill,
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

impl Pay {
    fn pay<J: Journal<Note>>(self, state: &mut State, good: Good, j: &mut J) {
        let seat = state.active;
        state.player_mut(seat).goods.take(good, 1);
        let one = Goods::of_kind(good, 1);
        match self.bill {
            Bill::Elder { to } => {
                state.player_mut(to).goods.add(good, 1); // RT-RULING-61
                j.note(Note::Gives(seat, good, to, Cause::Elder));
            }
            Bill::Intimidate => {
                let power = state.player(seat).power_or(Power::Intimidate);
                j.note(Note::Pays(seat, one, Cause::Power(power)));
            }
            Bill::Cunning { .. } => {
                let power = state.player(seat).power_or(Power::Cunning);
                j.note(Note::Pays(seat, one, Cause::Power(power)));
            }
        }
        state.replace(Self { left: self.left - 1, ..self });
    }
}

impl Decision for Pay {
    /// A payment without a choice is made at once; a paid bill takes effect.
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        let goods = state.player(state.active).goods;
        let mut kinds = goods.kinds();
        match (self.left, kinds.next(), kinds.next()) {
            (0, _, _) | (_, None, _) => {
                state.pop();
                if let Bill::Cunning { hex } = self.bill {
                    rules.declare(state, hex, j);
                }
                Flow::Continue
            }
            (_, Some(only), None) => {
                self.pay(state, only, j);
                Flow::Continue
            }
            _ => Flow::Wait,
        }
    }

    fn legal_actions(self, _: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(state.player(state.active).goods.kinds().map(Action::Pay));
    }

    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Pay(good) = action else {
            return Err(Refusal::unexpected(action));
        };
        let refusal = match self.bill {
            Bill::Elder { .. } => Refusal::NoGift,
            Bill::Intimidate => Refusal::IntimidateCost,
            Bill::Cunning { .. } => Refusal::CunningCost,
        };
        ensure(state.player(state.active).goods.has(good), refusal)?;
        self.pay(state, good, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        match below {
            // In step 5 there is nothing left to borrow a development for.
            Some(Frame::Turn(step)) => step.has_offers() && step != Step::End,
            _ => matches!(below, Some(Frame::Drive(_))),
        }
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        is_count(self.left)
            && match self.bill {
                Bill::Elder { to } => rules.is_rival(state.active, to),
                Bill::Intimidate => true,
                Bill::Cunning { hex } => rules.board.all.has(hex),
            }
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        match self.bill {
            Bill::Elder { to } => message("ask-pay-elder").seat("to", to),
            Bill::Intimidate => message("ask-pay"),
            Bill::Cunning { hex } => message("ask-pay-cunning").phrase("hex", rules.place_name(state, hex)),
        }
        .number("left", self.left)
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(-tribe.weights().spare_good * f32::from(self.left))
    }

    fn area(self) -> Area {
        Area::Own
    }
}
