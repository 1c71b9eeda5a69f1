//! Live updates for pages: what changed is fetched, the stream only says that something did.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::State,
    response::{
        Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::{Stream, stream};
use tokio::sync::watch;

use super::{
    extract::{As, Path, Query},
    look::Look,
};
use crate::{
    errors::Fault,
    hall::Hall,
    limits::StreamGuard,
    metrics::Metrics,
    room::{Presence, Room, Tick},
    visitor::Visitor,
};

/// A sign of life for proxies that close what is silent.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// A live connection, counted while it lasts.
pub(crate) struct Connection {
    pub(crate) ticks: watch::Receiver<Tick>,
    stopping: watch::Receiver<bool>,
    pub(crate) hall: Arc<Hall>,
    _guard: StreamGuard,
    _presence: Presence,
}

impl Connection {
    pub(crate) fn open(hall: &Arc<Hall>, room: &Arc<Room>, visitor: &Visitor) -> Result<Self, Fault> {
        let person = visitor.person.as_ref().map(|person| person.id);
        let guard = hall.limits.stream(person, visitor.address)?;
        hall.metrics().streams.inc();
        Ok(Self {
            ticks: room.ticks(),
            stopping: hall.stopping(),
            hall: Arc::clone(hall),
            _guard: guard,
            _presence: room.enter(person),
        })
    }

    /// Waits until something changes; `None` when the connection has to end.
    pub(crate) async fn changed(&mut self) -> Option<Tick> {
        if *self.stopping.borrow() {
            return None;
        }
        tokio::select! {
            changed = self.ticks.changed() => changed.ok()?,
            _ = self.stopping.changed() => return None,
        }
        let tick = *self.ticks.borrow_and_update();
        (!tick.closed).then_some(tick)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let metrics: &Metrics = self.hall.metrics();
        metrics.streams.dec();
    }
}

fn step(tick: Tick) -> Event {
    let data = format!("{{\"version\":{},\"revision\":{}}}", tick.version, tick.revision);
    Event::default().id(tick.version.to_string()).event("step").data(data)
}

/// `GET /table/ID/stream?as=SEAT`
pub(crate) async fn page(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wished): Query<As>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let room = hall.room(&id).await?;
    Look::new(&room.now(), visitor.person.as_ref(), wished.seat()?)?;
    let connection = Connection::open(&hall, &room, &visitor)?;
    // The first event says where the table is: whoever looked before it came knows whether to look again.
    let first = true;
    let events = stream::unfold((connection, first), |(mut connection, first)| async move {
        let tick = if first { *connection.ticks.borrow_and_update() } else { connection.changed().await? };
        Some((Ok(step(tick)), (connection, false)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}
