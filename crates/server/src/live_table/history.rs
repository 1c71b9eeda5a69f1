//! What the writer of a table derives from its log: idempotency keys and turn times.

use std::collections::HashMap;

use store::StoredEvent;
use table::{Seat, record::Event};

use crate::errors::Error;

/// What time limits need to know about an event.
#[derive(Clone, Copy, Debug)]
struct EventTime {
    at: i64,
    /// The seat that chose; `None` for a deal or an undo.
    by: Option<Seat>,
    /// The seat that undid a decision.
    undone_by: Option<Seat>,
    /// Whether it cannot be undone.
    permanent: bool,
}

impl EventTime {
    fn of(event: &Event, at: i64) -> Self {
        let (by, undone_by, permanent) = match event {
            Event::Play(play) => (Some(play.seat), None, !play.dealt.is_empty()),
            Event::Undo(undo) => (None, Some(undo.seat), false),
            Event::Deal(_) | Event::Contribute(_) => (None, None, true),
        };
        Self { at, by, undone_by, permanent }
    }

    /// Whether `seat` cannot undo it.
    fn is_fixed_for(&self, seat: Seat) -> bool {
        self.permanent || self.by.is_some_and(|by| by != seat)
    }
}

/// The decisions a person can undo at a table. It bounds the log, which keeps undone decisions.
const MAX_UNDONE: usize = 1000;
/// The decisions a person can undo within [`UNDO_PERIOD`].
const MAX_RECENTLY_UNDONE: usize = 120;
/// In milliseconds.
const UNDO_PERIOD: i64 = 60_000;

/// Idempotency keys and turn times. Its lock serialises all changes of a table.
#[derive(Debug, Default)]
pub(crate) struct History {
    /// The keys of commands, with the number of the first event of each.
    clients: HashMap<String, usize>,
    events: Vec<EventTime>,
    /// The earliest start of the current turn: when play started.
    earliest: i64,
}

impl History {
    /// The idempotency key of a request as stored in the log. The seat prefix keeps the keys of different players apart.
    pub(crate) fn client(seat: Seat, client: &str) -> String {
        format!("{}:{client}", seat.number())
    }

    /// The first event of the request with this key, if one was applied.
    pub(crate) fn place(&self, client: &str) -> Option<usize> {
        self.clients.get(client).copied()
    }

    /// Adds an event of the log.
    pub(crate) fn add(&mut self, stored: &StoredEvent, event: &Event) {
        self.clients.extend(stored.client.clone().map(|client| (client, self.events.len())));
        self.events.push(EventTime::of(event, stored.at));
    }

    /// Whether the owner of `seats` may undo a decision at `now`.
    pub(crate) fn may_undo(&self, seats: &[Seat], now: i64) -> Result<(), Error> {
        let own = |event: &&EventTime| event.undone_by.is_some_and(|seat| seats.contains(&seat));
        if self.events.iter().filter(own).count() >= MAX_UNDONE {
            return Err(Error::UndoExhausted);
        }
        // The oldest of the last undos that still counts decides how long to wait.
        let oldest = self.events.iter().rev().filter(own).nth(MAX_RECENTLY_UNDONE - 1);
        let wait = oldest.map_or(0, |event| event.at.saturating_add(UNDO_PERIOD).saturating_sub(now));
        match u64::try_from(wait) {
            Ok(wait @ 1..) => Err(Error::TooManyRequests { seconds: wait.div_ceil(1000) }),
            Ok(0) | Err(_) => Ok(()),
        }
    }

    /// The current turn starts at `at` or later.
    pub(crate) fn start_at(&mut self, at: i64) {
        self.earliest = at;
    }

    /// When the turn of `seat` started: at the last event that it cannot undo, so that undo does not extend the time limit.
    pub(crate) fn turn_started(&self, seat: Seat) -> i64 {
        let fixed = |event: &&EventTime| event.is_fixed_for(seat);
        let started = self.events.iter().rev().find(fixed).map_or(self.earliest, |event| event.at);
        started.max(self.earliest)
    }

    /// The same after these events, which happen at `at` and are not added yet.
    pub(crate) fn turn_started_after(&self, events: &[Event], at: i64, seat: Seat) -> i64 {
        let starts = events.iter().any(|event| EventTime::of(event, at).is_fixed_for(seat));
        if starts { at.max(self.earliest) } else { self.turn_started(seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::record::{DealEvent, PlayEvent, UndoEvent};

    fn stored(at: i64) -> StoredEvent {
        StoredEvent { body: String::new(), client: None, at, story: None }
    }

    fn play(seat: usize, dealt: &[&str]) -> Event {
        let dealt = dealt.iter().map(|&text| text.to_owned()).collect();
        Event::Play(PlayEvent { seat: Seat::new(seat), play: "x".to_owned(), dealt })
    }

    #[test]
    fn undo_does_not_extend_the_time_limit() {
        let mut history = History::default();
        let mine = Seat::new(0);
        history.add(&stored(10), &Event::Deal(DealEvent { dealt: vec!["d".to_owned()] }));
        assert_eq!(history.turn_started(mine), 10);
        history.add(&stored(20), &play(1, &[]));
        history.add(&stored(30), &play(0, &[]));
        history.add(&stored(40), &Event::Undo(UndoEvent { seat: mine, undo: true }));
        assert_eq!(history.turn_started(mine), 20);
        let event = play(0, &["card"]);
        for (seat, event, expected) in [(0, &event, 50), (0, &play(0, &[]), 20), (1, &play(0, &[]), 50)] {
            let started = history.turn_started_after(std::slice::from_ref(event), 50, Seat::new(seat));
            assert_eq!(started, expected, "{event:?}");
        }
        history.add(&stored(50), &event);
        assert_eq!(history.turn_started(mine), 50);
        history.start_at(70);
        assert_eq!(history.turn_started(mine), 70);
    }
}
