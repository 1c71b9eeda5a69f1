//! What only the writer of a table needs to know.

use std::collections::HashSet;

use store::StoredEvent;
use table::{Seat, record::Event};

/// An event as far as time limits care.
#[derive(Clone, Copy, Debug)]
struct Trace {
    at: i64,
    /// Who chose, unless it was chance or an undo.
    by: Option<Seat>,
    /// Can it be taken back?
    lasting: bool,
}

/// What only the writer of a table needs to know. Whoever holds it may change the table.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    clients: HashSet<String>,
    traces: Vec<Trace>,
    /// No turn began before this: play began, or the person came back.
    floor: i64,
}

impl Ledger {
    /// The id of a request as the log keeps it: ids of different seats never meet.
    pub(crate) fn client(seat: Seat, client: &str) -> String {
        format!("{}:{client}", seat.number())
    }

    /// Has this request been done?
    pub(crate) fn knows(&self, client: &str) -> bool {
        self.clients.contains(client)
    }

    /// An event was written.
    pub(crate) fn add(&mut self, stored: &StoredEvent, event: &Event) {
        self.clients.extend(stored.client.clone());
        let (by, lasting) = match event {
            Event::Play(play) => (Some(play.seat), !play.dealt.is_empty()),
            Event::Undo(_) => (None, false),
            Event::Deal(_) => (None, true),
        };
        self.traces.push(Trace { at: stored.at, by, lasting });
    }

    /// No turn began before `at`.
    pub(crate) fn begin_at(&mut self, at: i64) {
        self.floor = at;
    }

    /// Has anybody chosen yet?
    pub(crate) fn is_fresh(&self) -> bool {
        self.traces.iter().all(|trace| trace.by.is_none())
    }

    /// When the turn of `seat` began: with the last event it cannot take back, so that playing and undoing wins no time.
    pub(crate) fn turn_began(&self, seat: Seat) -> i64 {
        let lasts = |trace: &&Trace| trace.lasting || trace.by.is_some_and(|by| by != seat);
        let began = self.traces.iter().rev().find(lasts).map_or(self.floor, |trace| trace.at);
        began.max(self.floor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::record::{DealEvent, PlayEvent, UndoEvent};

    fn stored(at: i64) -> StoredEvent {
        StoredEvent { body: String::new(), client: None, at }
    }

    fn play(seat: usize, dealt: &[&str]) -> Event {
        let dealt = dealt.iter().map(|&text| text.to_owned()).collect();
        Event::Play(PlayEvent { seat: Seat::new(seat), play: "x".to_owned(), dealt })
    }

    #[test]
    fn playing_and_undoing_wins_no_time() {
        let mut ledger = Ledger::default();
        let mine = Seat::new(0);
        ledger.add(&stored(10), &Event::Deal(DealEvent { dealt: vec!["d".to_owned()] }));
        assert_eq!(ledger.turn_began(mine), 10);
        ledger.add(&stored(20), &play(1, &[]));
        ledger.add(&stored(30), &play(0, &[]));
        ledger.add(&stored(40), &Event::Undo(UndoEvent { seat: mine, undo: true }));
        assert_eq!(ledger.turn_began(mine), 20);
        ledger.add(&stored(50), &play(0, &["card"]));
        assert_eq!(ledger.turn_began(mine), 50);
        ledger.begin_at(70);
        assert_eq!(ledger.turn_began(mine), 70);
    }
}
