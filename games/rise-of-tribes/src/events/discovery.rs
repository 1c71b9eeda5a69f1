//! Discovery: goods for moving to hexes of others. RT-EVENT-20, -21

use serde::{Deserialize, Serialize};
use table::{journal::Journal, text::Phrase};

use crate::{
    action::Action,
    decision::{Area, Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, HexSet},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    words::{self, message},
};

/// Goods from the Discovery card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Discover {
    /// How many.
    pub left: u8,
}

impl RiseOfTribes {
    /// Pays one good for each hex found that opponents held and the active tribe did not.
    pub(crate) fn begin_discovery(&self, state: &mut State, found: HexSet) {
        let hexes = found.and(state.field.on_of_others(state.active)).len() as u16;
        let left = hexes.min(on_card(state).total()) as u8;
        if left > 0 {
            state.push(Discover { left });
        }
    }
}

fn on_card(state: &State) -> Goods {
    RiseOfTribes::tokens_on(state, Event::Discovery)
}

impl Decision for Discover {
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(self.left > 0 && !on_card(state).is_empty())
    }

    fn legal_actions(self, _: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(on_card(state).kinds().map(Action::Take));
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Take(good) => {
                ensure(on_card(state).has(good), Refusal::NotOnTheCard)?;
                let seat = state.active;
                state.replace(Self { left: self.left - 1 });
                j.note(Note::TakesFrom(seat, Event::Discovery, good, 1));
                rules.take_from(state, Event::Discovery, good, 1, j);
                state.player_mut(seat).goods.add(good, 1);
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_) | Frame::Claim(_)))
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        self.left > 0 && is_count(self.left) && u16::from(self.left) <= on_card(state).total()
    }

    fn question(self, _: &RiseOfTribes, state: &State) -> Phrase {
        message("ask-discover").number("left", self.left).phrase("goods", words::goods(on_card(state)))
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_good * f32::from(self.left))
    }

    fn area(self) -> Area {
        Area::Own
    }
}
