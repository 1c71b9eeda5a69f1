//! Where the rounds and turns of a game begin.

use table::{Seat, Turn, any::AnyTable, record::Event};

use crate::any_board::AnyBoard;

/// A step at which a round or a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The number of events before it.
    pub step: usize,
    /// The round.
    pub round: u32,
    /// Whose turn it is; `None` until the first decision.
    pub seat: Option<Seat>,
}

/// The rounds and turns of `table` so far, in order. Everybody may know them.
///
/// # Panics
/// If `table` and `board` belong to different games.
#[expect(clippy::expect_used, reason = "the catalog pairs each game with its board")]
pub fn chapters(board: &dyn AnyBoard, table: &dyn AnyTable) -> Vec<Chapter> {
    let events = table.events_since(0);
    let mut past = table.past(0);
    let mut chapters: Vec<Chapter> = Vec::new();
    loop {
        let step = past.version();
        let round = board.round(past.as_ref()).expect("the board of the game");
        let seat = match past.turn() {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance | Turn::Over => chapters.last().and_then(|last| last.seat),
        };
        let is_same = |known: &Chapter| (known.round, known.seat) == (round, seat);
        let undone =
            step.checked_sub(1).is_some_and(|event| matches!(events.get(event), Some(Event::Undo(_))));
        match chapters.as_slice() {
            [.., last] if is_same(last) => {}
            // The turn that was just ended goes on.
            [.., before, _] if undone && is_same(before) => drop(chapters.pop()),
            _ => chapters.push(Chapter { step, round, seat }),
        }
        if !past.follow(table) {
            return chapters;
        }
    }
}
