//! Server-sent events for pages. An event says that the table changed; the page then fetches its new `<main>`.

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
    perspective::Perspective,
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    limits::StreamGuard,
    live_table::{Change, LiveTable, WatchGuard},
    metrics::Metrics,
};

/// Interval of keep-alive comments, below the idle timeout of common proxies.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// An open stream.
pub(crate) struct Connection {
    pub(crate) changes: watch::Receiver<Change>,
    stopping: watch::Receiver<bool>,
    /// Notifies whenever a token may have been revoked.
    revocations: watch::Receiver<u64>,
    token: Option<String>,
    app: Arc<App>,
    _guard: StreamGuard,
    _watch: WatchGuard,
}

impl Connection {
    pub(crate) fn open(app: &Arc<App>, live: &Arc<LiveTable>, caller: &Caller) -> Result<Self, Error> {
        let person = caller.person.as_ref().map(|person| person.id);
        let guard = app.limits.stream(person, caller.address)?;
        app.metrics().streams.inc();
        let mut revocations = app.tokens.clearings();
        // The token may have been revoked since it was checked.
        revocations.mark_changed();
        Ok(Self {
            changes: live.changes(),
            stopping: app.stopping(),
            revocations,
            token: caller.person.as_ref().and(caller.token.clone()),
            app: Arc::clone(app),
            _guard: guard,
            _watch: live.watch(person),
        })
    }

    /// Whether the stream must end, although the client has not received everything yet.
    pub(crate) async fn must_end(&mut self) -> bool {
        *self.stopping.borrow() || self.is_revoked().await
    }

    /// Whether the token of the client was revoked.
    async fn is_revoked(&mut self) -> bool {
        let Some(token) = &self.token else { return false };
        // The sender lives as long as the application.
        if !self.revocations.has_changed().unwrap_or(true) {
            return false;
        }
        self.revocations.mark_unchanged();
        !matches!(self.app.authenticate(token).await, Ok(Some(_)))
    }

    /// Waits for the next change; `None` when the stream must end.
    pub(crate) async fn changed(&mut self) -> Option<Change> {
        loop {
            if self.must_end().await {
                return None;
            }
            tokio::select! {
                changed = self.changes.changed() => {
                    changed.ok()?;
                    let change = *self.changes.borrow_and_update();
                    return (!change.closed).then_some(change);
                }
                _ = self.stopping.changed() => return None,
                changed = self.revocations.changed(), if self.token.is_some() => {
                    changed.ok()?;
                    self.revocations.mark_changed();
                }
            }
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let metrics: &Metrics = self.app.metrics();
        metrics.streams.dec();
    }
}

fn step(change: Change) -> Event {
    let data = format!("{{\"version\":{},\"revision\":{}}}", change.version, change.revision);
    Event::default().id(change.version.to_string()).event("step").data(data)
}

/// `GET /table/ID/stream?as=SEAT`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(requested): Query<As>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    let live = app.live_table(&id).await?;
    Perspective::new(&live.snapshot(), caller.person.as_ref(), requested.seat()?)?;
    let connection = Connection::open(&app, &live, &caller)?;
    // The first event carries the current version, so that a page loaded earlier knows whether it is outdated.
    let first = true;
    let events = stream::unfold((connection, first), |(mut connection, first)| async move {
        let change =
            if first { *connection.changes.borrow_and_update() } else { connection.changed().await? };
        Some((Ok(step(change)), (connection, false)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}
