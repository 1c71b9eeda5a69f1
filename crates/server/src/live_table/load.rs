//! Loading a table from the store.

use std::{
    fmt::Display,
    sync::{
        Arc, OnceLock, RwLock,
        atomic::{AtomicBool, AtomicI64, AtomicU64},
    },
};

use catalog::Game;
use store::{ChatLine, Occupant, SeatRow, StoredTable, TableId};
use table::{
    Turn,
    any::AnyTable,
    record::{Event, Record},
};
use tokio::sync::watch;

use super::{Change, History, LiveTable, Snapshot, Stage, snapshot::revision_of, watchers::Watchers};
use crate::{
    bot_pool::{self, Level},
    errors::Error,
    settings::{Origin, Settings},
};

/// Logs why a stored table cannot be loaded. The stored data is not changed.
fn unreadable(table: &TableId, error: &dyn Display) -> Error {
    tracing::error!(%table, %error, "a stored table cannot be loaded");
    Error::TableUnreadable
}

impl LiveTable {
    /// Replays the log of a stored table. Fails with [`Error::TableUnreadable`] if this program has no such game or rejects
    /// the log.
    pub(crate) fn load(
        stored: StoredTable,
        chat: Vec<(u64, ChatLine)>,
        now: i64,
    ) -> Result<Arc<Self>, Error> {
        let id = stored.row.id.clone();
        Self::read(stored, chat, now).map_err(|error| unreadable(&id, &error))
    }

    /// As [`LiveTable::load`], with a sentence that says why the table cannot be loaded.
    pub(crate) fn read(
        stored: StoredTable,
        chat: Vec<(u64, ChatLine)>,
        now: i64,
    ) -> Result<Arc<Self>, String> {
        let id = stored.row.id.clone();
        let game = catalog::find(&stored.row.game)
            .ok_or_else(|| format!("there is no game '{}'", stored.row.game))?;
        let settings: Settings =
            serde_json::from_str(&stored.row.settings).map_err(|error| error.to_string())?;
        bot_pool::level(&settings.stand_in).map_err(|error| error.to_string())?;
        let (record, mut history) = read_log(&stored)?;
        let table = replay(game, &record, &stored.row.seats)?;
        // An older program did not store when play started: then a first turn starts when the table is loaded.
        let is_first_turn = !record.events.iter().any(|event| matches!(event, Event::Play(_)));
        if let Some(start) = stored.clock.or(is_first_turn.then_some(now)) {
            history.start_at(start);
        }
        let guide = match settings.origin {
            Origin::Guide => game.board().guide(),
            Origin::New | Origin::Copy { .. } | Origin::Rematch { .. } => None,
        };
        let mut snapshot = Snapshot {
            table: table.into(),
            seats: stored.row.seats,
            host: stored.host,
            revision: revision_of(stored.revision),
            chat: Arc::new(chat),
            news: Arc::default(),
            turn_started: now,
        };
        if let Stage::Playing(seat) = snapshot.stage() {
            snapshot.turn_started = history.turn_started(seat);
        }
        let change = Change { version: snapshot.version(), revision: snapshot.revision, closed: false };
        Ok(Arc::new(Self {
            id,
            game,
            settings,
            public: stored.row.public,
            created: stored.row.created,
            options: record.options,
            content: record.content.overlay,
            commitment: record.commitment,
            seed: record.seed,
            rounds: OnceLock::new(),
            chapters: OnceLock::new(),
            reviewed: Default::default(),
            result: RwLock::default(),
            result_begun: AtomicBool::new(false),
            guide,
            snapshot: RwLock::new(Arc::new(snapshot)),
            history: tokio::sync::Mutex::new(history),
            changes: watch::Sender::new(change),
            bots_running: AtomicBool::new(false),
            last_used: AtomicI64::new(now),
            watchers: Watchers::default(),
            announced: AtomicU64::new(stored.revision),
            told_news: AtomicU64::new(0),
        }))
    }
}

fn read_log(stored: &StoredTable) -> Result<(Record, History), String> {
    let head = Record::from_json(&stored.head).map_err(|error| error.to_string())?;
    let mut history = History::default();
    let mut events = Vec::with_capacity(stored.events.len());
    for (number, stored) in stored.events.iter().enumerate() {
        let event: Event =
            serde_json::from_str(&stored.body).map_err(|error| format!("event {number}: {error}"))?;
        history.add(stored, &event);
        events.push(event);
    }
    Ok((head.with_events(events), history))
}

/// Replays a record and checks what the rest of the server relies on: rows for all seats, known bot levels, no pending deal.
fn replay(game: &dyn Game, record: &Record, seats: &[SeatRow]) -> Result<Box<dyn AnyTable>, String> {
    let table = game.boxed().replay(record, None).map_err(|error| error.to_string())?;
    if !seats.iter().map(|row| usize::from(row.seat)).eq(0..table.seats()) {
        return Err(format!("the game has {} seats, the table has {}", table.seats(), seats.len()));
    }
    for row in seats {
        match (row.occupant, &row.bot) {
            (_, Some(level)) if level.parse::<Level>().is_err() => {
                return Err(format!("there is no bot level '{level}'"));
            }
            (Occupant::Bot, None) => return Err(format!("the bot of seat {} has no level", row.seat + 1)),
            (Occupant::Open | Occupant::Bot | Occupant::Person(_), _) => {}
        }
    }
    if table.turn() == Turn::Chance && !table.awaits_opening() {
        return Err("the log ends with a pending deal".to_owned());
    }
    Ok(table)
}
