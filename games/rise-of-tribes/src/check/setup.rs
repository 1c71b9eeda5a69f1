//! Before the first turn: only dealing and settling have changed anything.

use table::{Seat, refusal::InvalidPosition};

use crate::{
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    settling::{Part, Settle},
    state::{Player, State},
};

impl RiseOfTribes {
    /// Until the first turn nothing happens but dealing and settling in turn order.
    pub(super) fn check_setup(&self, state: &State) -> Result<(), InvalidPosition> {
        let settled = match state.frames.as_slice().first() {
            Some(Frame::Deal | Frame::PlaceGlacier) => 0,
            Some(Frame::Settle(Settle { order, part })) => match part {
                Part::Power | Part::Hex => usize::from(*order),
                Part::Beside(_) | Part::Goods(_) => usize::from(*order) + 1,
            },
            _ => return Ok(()),
        };
        let opening = self.start_position();
        let untouched = state.turns == 0
            && state.events == opening.events
            && state.queues == opening.queues
            && state.once.is_empty()
            && state.borrowed.is_none()
            && state.foretold.is_none()
            && state.frames.len() == 1;
        InvalidPosition::unless(untouched, "RT-SETUP-04", || {
            "something happened before the first turn".to_owned()
        })?;
        for seat in Seat::all(self.seats) {
            let player = state.player(seat);
            let before = opening.player(seat);
            let place = (seat.index() + self.seats - state.first.index()) % self.seats;
            let on_map = !state.field.on(seat).is_empty();
            let bare = Player {
                tribe: player.tribe,
                power: player.power,
                reserve: player.reserve,
                goods: player.goods,
                ..*before
            };
            let chooses = matches!(
                state.frames.as_slice().first(),
                Some(Frame::Settle(settle)) if settle.part == Part::Hex && usize::from(settle.order) == place
            );
            let sound = *player == bare
                && on_map == (place < settled)
                && (place < settled || player.goods == Goods::NONE)
                && player.power.is_some() == (self.options.powers && (place < settled || chooses));
            InvalidPosition::unless(sound, "RT-SETUP-21", || {
                format!("{seat} has something before its time")
            })?;
        }
        Ok(())
    }
}
