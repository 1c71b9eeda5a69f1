//! The guided start: a newcomer's first turns, in which the others do what the script says.

use pages::{Guide, GuideStep};
use table::{Seat, any::AnyTable, record::Event};

/// The step of the script a table is at; `None` once somebody has left it, or at its end.
pub(crate) fn current(guide: &Guide, table: &dyn AnyTable) -> Option<GuideStep> {
    guide.steps.get(position(guide, table)?).copied()
}

/// How many steps have been played; `None` once somebody has left the script.
pub(crate) fn position(guide: &Guide, table: &dyn AnyTable) -> Option<usize> {
    let mut played: Vec<(Seat, String)> = Vec::new();
    for event in table.events_since(0) {
        match event {
            Event::Play(play) => played.push((play.seat, play.play)),
            Event::Undo(_) => {
                played.pop();
            }
            Event::Deal(_) => {}
        }
    }
    let follows = |(index, (seat, action)): (usize, &(Seat, String))| {
        guide.steps.get(index).is_some_and(|step| step.seat == seat.index() && step.action == action)
    };
    played.iter().enumerate().all(follows).then_some(played.len())
}
