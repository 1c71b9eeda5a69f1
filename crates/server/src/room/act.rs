//! The one way anything happens at a table.

use std::{sync::Arc, time::Instant};

use store::{Append, PersonId, Sitter, StoredEvent};
use table::{Seat, any::AnyTable, record::Event};

use super::{Ledger, Moment, Room, Stage};
use crate::{errors::Fault, hall::Hall};

/// Who does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A person, in a seat of their own.
    Person(PersonId),
    /// A bot, in a seat it plays for.
    Bot,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// An action, in notation.
    Play(String),
    /// The last decision is taken back.
    Undo,
    /// All decisions that can be are taken back.
    Restart,
}

/// A deed with what it was made for.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub(crate) seat: Seat,
    /// The version the doer looked at.
    pub(crate) version: usize,
    /// The doer's own id of the request; the same id is done once.
    pub(crate) client: Option<String>,
    pub(crate) deed: Deed,
}

/// How it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    /// It is on disk.
    Applied,
    /// It was on disk already.
    Repeated,
}

impl Room {
    /// Does it, once and durably, or says why not and changes nothing.
    pub(crate) async fn act_once(&self, hall: &Hall, who: Who, order: Order) -> Result<Done, Fault> {
        let mut ledger = self.ledger.lock().await;
        let now = self.now();
        let row = now.row(order.seat).ok_or(Fault::NoSeat)?;
        match who {
            Who::Person(person) if row.sitter != Sitter::Person(person) => return Err(Fault::NotYourSeat),
            Who::Person(_) | Who::Bot => {}
        }
        let client = order.client.as_deref().map(|client| Ledger::client(order.seat, client));
        if client.as_deref().is_some_and(|client| ledger.knows(client)) {
            return Ok(Done::Repeated);
        }
        match (who, &row.bot) {
            (Who::Person(_), Some(_)) => return Err(Fault::BotPlays),
            (Who::Bot, None) => return Err(Fault::Stale),
            (Who::Person(_), None) | (Who::Bot, Some(_)) => {}
        }
        if now.stage() == Stage::Waiting {
            return Err(Fault::NotBegun);
        }
        if order.version != now.version() {
            return Err(Fault::Stale);
        }
        let mut table = now.table.fork();
        perform(table.as_mut(), order.seat, &order.deed)?;
        self.write(hall, &mut ledger, &now, table.into(), client).await?;
        Ok(Done::Applied)
    }

    /// Has the new events written, then lets everybody see them.
    async fn write(
        &self,
        hall: &Hall,
        ledger: &mut Ledger,
        now: &Moment,
        table: Arc<dyn AnyTable>,
        mut client: Option<String>,
    ) -> Result<(), Fault> {
        let at = hall.clock().now();
        let events = table.events_since(now.version());
        let stored: Vec<StoredEvent> =
            events.iter().map(|event| stored(event, client.take(), at)).collect::<Result<_, _>>()?;
        let mut next = Moment { table, ..now.clone() };
        let append = Append {
            table: self.id.clone(),
            first: now.version() as u64,
            events: stored.clone(),
            summary: next.summary(self.game),
        };
        let began = Instant::now();
        if let Err(error) = hall.store().append(append).await {
            hall.metrics().store_errors.inc();
            // Whether it was written or not, the store knows better than we do.
            hall.forget(&self.id);
            return Err(error.into());
        }
        hall.metrics().append_seconds.observe(began.elapsed().as_secs_f64());
        for (stored, event) in stored.iter().zip(&events) {
            ledger.add(stored, event);
        }
        if let Stage::Playing(seat) = next.stage() {
            next.since = ledger.turn_began(seat);
        }
        self.show(next);
        Ok(())
    }
}

fn perform(table: &mut dyn AnyTable, seat: Seat, deed: &Deed) -> Result<(), Fault> {
    match deed {
        Deed::Play(action) => Ok(table.play(seat, action, None)?),
        Deed::Undo => Ok(table.undo(seat)?),
        Deed::Restart => {
            let (steps, barrier) = table.undoable(seat);
            if steps == 0 {
                return Err(Fault::NoUndo(barrier));
            }
            (0..steps).try_for_each(|_| Ok(table.undo(seat)?))
        }
    }
}

/// An event as the log keeps it.
pub(crate) fn stored(event: &Event, client: Option<String>, at: i64) -> Result<StoredEvent, Fault> {
    let body = serde_json::to_string(event).map_err(|error| {
        tracing::error!(%error, "an event cannot be written");
        Fault::Internal
    })?;
    Ok(StoredEvent { body, client, at })
}
