//! The part of a log that a reader has missed, replayed step by step.

use std::collections::HashSet;

use table::{any::AnyTable, record::Event};

/// Events replayed in one go; a few milliseconds.
const PART: usize = 256;

/// A reader's copy of a table, which follows the log of the table.
pub(crate) struct Backlog {
    table: Box<dyn AnyTable>,
    /// The version of the last step sent.
    sent: usize,
    /// The numbers of the events that are not sent.
    left_out: HashSet<usize>,
}

/// The result of replaying a part of a log.
pub(crate) enum Progress<'a> {
    /// The table after the next step to send.
    Step(&'a dyn AnyTable),
    /// The part has no step to send.
    Nothing,
    /// The log does not go on.
    End,
}

impl Backlog {
    /// The log of `ahead` after `sent` events. Decisions that were undone are left out together with their undo, except for
    /// the last event, so that the reader learns the current version.
    pub(crate) fn new(ahead: &dyn AnyTable, sent: usize) -> Self {
        let mut left_out = undone(&ahead.events_since(sent), sent);
        left_out.remove(&ahead.version().saturating_sub(1));
        Self { table: ahead.past(0), sent, left_out }
    }

    /// Replays until the next step to send, at most a part of the log.
    pub(crate) fn next_step(&mut self, ahead: &dyn AnyTable) -> Progress<'_> {
        for _ in 0..PART {
            if !self.table.follow(ahead) {
                return Progress::End;
            }
            let version = self.table.version();
            if version > self.sent && !self.left_out.contains(&(version - 1)) {
                self.sent = version;
                return Progress::Step(self.table.as_ref());
            }
        }
        Progress::Nothing
    }

    /// The reader has received the steps up to this version from elsewhere.
    pub(crate) fn skip_to(&mut self, version: usize) {
        self.sent = version;
    }
}

/// The numbers of the undone decisions among `events`, of which the first has the number `first`, and of their undos.
pub(crate) fn undone(events: &[Event], first: usize) -> HashSet<usize> {
    let mut decisions = Vec::new();
    let mut undone = HashSet::new();
    for (number, event) in (first..).zip(events) {
        match event {
            Event::Play(_) => decisions.push(number),
            // Without a decision on the list, the undo is for one before the first event: it counts.
            Event::Undo(_) => {
                if let Some(decision) = decisions.pop() {
                    undone.extend([decision, number]);
                }
            }
            Event::Deal(_) | Event::Contribute(_) => {}
        }
    }
    undone
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{
        Seat,
        record::{PlayEvent, UndoEvent},
    };

    #[test]
    fn an_undo_takes_the_last_decision_that_still_counts() {
        let seat = Seat::new(0);
        let play = || Event::Play(PlayEvent { seat, play: "x".to_owned(), dealt: Vec::new() });
        let undo = || Event::Undo(UndoEvent { seat, undo: true });
        let events = [play(), play(), undo(), play(), undo(), undo(), play()];
        assert_eq!(undone(&events, 0), HashSet::from([0, 1, 2, 3, 4, 5]));
        assert_eq!(undone(&events[1..], 1), HashSet::from([1, 2, 3, 4]), "the undo of event 0 counts");
    }
}
