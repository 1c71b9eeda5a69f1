//! A table comes back into memory.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, OnceLock, RwLock,
        atomic::{AtomicBool, AtomicI64},
    },
};

use store::{ChatLine, StoredTable};
use table::record::{Event, Record};
use tokio::sync::watch;

use super::{Ledger, Moment, Room, Stage, Tick};
use crate::{
    errors::Fault,
    settings::{Origin, Settings},
};

impl Room {
    /// Folds the log into a table again.
    pub(crate) fn load(
        stored: StoredTable,
        chat: Vec<(u64, ChatLine)>,
        now: i64,
    ) -> Result<Arc<Self>, Fault> {
        let id = stored.row.id.clone();
        let broken = |what: &dyn std::fmt::Display| {
            tracing::error!(table = %id, %what, "a stored table cannot be read");
            Fault::Internal
        };
        let game = catalog::find(&stored.row.game).ok_or_else(|| broken(&"its game is not on the shelf"))?;
        let settings: Settings = serde_json::from_str(&stored.row.settings).map_err(|it| broken(&it))?;
        let head = Record::from_json(&stored.head).map_err(|it| broken(&it))?;
        let mut ledger = Ledger::default();
        let mut events = Vec::with_capacity(stored.events.len());
        for stored in &stored.events {
            let event: Event = serde_json::from_str(&stored.body).map_err(|it| broken(&it))?;
            ledger.add(stored, &event);
            events.push(event);
        }
        let record = Record { events, ..head };
        let table = game.boxed().replay(&record, None).map_err(|it| broken(&it))?;
        // When the last seat was taken is not written down; whoever begins has the whole time from now on.
        if ledger.is_fresh() {
            ledger.begin_at(now);
        }
        let guide = match settings.origin {
            Origin::Guide => game.board().guide(),
            Origin::New | Origin::Copy { .. } | Origin::Rematch { .. } => None,
        };
        let mut moment = Moment {
            table: table.into(),
            seats: stored.row.seats,
            // Revisions are not stored: one that begins with the time is above all that were shown before.
            revision: now.unsigned_abs(),
            chat: Arc::new(chat),
            since: now,
            guide_skipped: false,
        };
        if let Stage::Playing(seat) = moment.stage() {
            moment.since = ledger.turn_began(seat);
        }
        let tick = Tick { version: moment.version(), revision: moment.revision, closed: false };
        Ok(Arc::new(Self {
            id,
            game,
            settings,
            public: stored.row.public,
            options: record.options,
            commitment: record.commitment,
            seed: record.seed,
            rounds: OnceLock::new(),
            guide,
            moment: RwLock::new(Arc::new(moment)),
            ledger: tokio::sync::Mutex::new(ledger),
            ticks: watch::Sender::new(tick),
            driving: AtomicBool::new(false),
            used: AtomicI64::new(now),
            present: Mutex::new(HashMap::new()),
        }))
    }
}
