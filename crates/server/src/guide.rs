//! The guided first game: the opponents follow a script while the player does.

use pages::{Guide, GuideStep};
use table::{Seat, any::AnyTable, record::Event};

/// The next step of the script; `None` at its end, or after the player has deviated from it.
pub(crate) fn current(guide: &Guide, table: &dyn AnyTable) -> Option<GuideStep> {
    guide.steps.get(position(guide, table)?).copied()
}

/// The number of steps played; `None` after the player has deviated from the script.
pub(crate) fn position(guide: &Guide, table: &dyn AnyTable) -> Option<usize> {
    let mut played: Vec<(Seat, String)> = Vec::new();
    for event in table.events_since(0) {
        match event {
            Event::Play(play) => played.push((play.seat, play.play)),
            Event::Undo(_) => {
                played.pop();
            }
            Event::Deal(_) | Event::Contribute(_) => {}
        }
    }
    let follows = |(index, (seat, action)): (usize, &(Seat, String))| {
        guide.steps.get(index).is_some_and(|step| step.seat == seat.index() && step.action == action)
    };
    played.iter().enumerate().all(follows).then_some(played.len())
}
