//! Discovery: goods for moving to hexes of others. RT-EVENT-20, -21

use table::journal::Journal;

use crate::{
    action::Action,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, HexSet},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// Pays one good for each hex found that opponents held and the own tribe did not.
    pub(crate) fn begin_discovery(&self, state: &mut State, found: HexSet) {
        let hexes = found.and(state.field.on_of_others(state.active)).len() as u16;
        let left = hexes.min(self.discovery_goods(state).total()) as u8;
        if left > 0 {
            state.push(Frame::Discover { left });
        }
    }

    /// What lies on the card.
    pub(crate) fn discovery_goods(&self, state: &State) -> Goods {
        Self::tokens_on(state, Event::Discovery)
    }

    pub(crate) fn discovery_left(&self, state: &State) -> bool {
        !self.discovery_goods(state).is_empty()
    }

    pub(crate) fn play_discovery<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Take(good) => {
                ensure(self.discovery_goods(state).has(good), Refusal::NotOnTheCard)?;
                let seat = state.active;
                state.replace(Frame::Discover { left: left - 1 });
                j.note(Note::TakesFrom(seat, Event::Discovery, good, 1));
                self.take_from(state, Event::Discovery, good, 1, j);
                state.player_mut(seat).goods.add(good, 1);
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
