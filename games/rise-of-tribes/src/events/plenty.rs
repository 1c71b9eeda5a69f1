//! Plentiful Food, Wood and Stone: more goods from one terrain. RT-EVENT-22..24

use serde::{Deserialize, Serialize};
use table::{journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::EventEffect,
    decision::{Area, Decision},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Good, Hex},
    note::Note,
    refusal::Refusal,
    state::State,
    words::{self, message},
};

impl Good {
    /// The abundance card of this kind.
    pub const fn plentiful(self) -> Event {
        match self {
            Self::Food => Event::PlentifulFood,
            Self::Wood => Event::PlentifulWood,
            Self::Stone => Event::PlentifulStone,
        }
    }
}

impl RiseOfTribes {
    /// Does a card add to this good from this hex? Stone from a lake beside the volcano does not count.
    #[inline]
    pub(crate) fn plenty_here(&self, state: &State, hex: Hex, good: Good) -> bool {
        !state.events.active.is_empty()
            && state.events.is_active(good.plentiful())
            && state.ground.of(good.land()).has(hex)
    }

    /// What the abundance card of this kind adds to one hex. RT-RULING-56
    pub(crate) fn plenty(&self, state: &State, good: Good) -> u8 {
        match self.effect(good.plentiful()) {
            EventEffect::Plentiful { more, .. } => {
                more.min(Self::tokens_on(state, good.plentiful()).of(good))
            }
            _ => 0,
        }
    }
}

/// Extra goods from an abundance card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Plenty {
    /// Of this kind.
    pub good: Good,
}

impl Decision for Plenty {
    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend([Action::Extra, Action::Done]);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Extra => {
                state.pop();
                let (seat, event) = (state.active, self.good.plentiful());
                let amount = rules.plenty(state, self.good);
                j.note(Note::TakesFrom(seat, event, self.good, amount));
                rules.take_from(state, event, self.good, amount, j);
                state.player_mut(seat).goods.add(self.good, amount);
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Gather(_) | Frame::Mix(_)))
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        state.events.is_active(self.good.plentiful())
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-plenty").phrase("event", words::event(self.good.plentiful()))
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        (action == Action::Extra).then(|| {
            message("do-extra").phrase("good", words::some(self.good, rules.plenty(state, self.good)))
        })
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(2.0 * tribe.weights().pending_good)
    }

    fn area(self) -> Area {
        Area::Events
    }
}
