//! Server-sent events for pages: updates with the parts that changed.
//!
//! A connection remembers what its page shows. It has at most one update under way: when the client has taken it, the next one
//! is drawn from the current state of the table, and the states between are skipped.

use std::{
    convert::Infallible,
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    extract::State,
    http::HeaderMap,
    response::{
        IntoResponse as _, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::{StreamExt as _, stream};
use pages::{Drawing, Shown};
use serde::Deserialize;
use table::{Seat, Viewer};
use tokio::sync::watch;

use super::{
    compression::compressed,
    extract::{As, Path, Query},
    perspective::Perspective,
    table::{TableView, here},
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    limits::StreamGuard,
    live_table::{Change, LiveTable, Stage, WatchGuard, Watcher},
    metrics::Metrics,
};

/// Interval of keep-alive comments, below the idle timeout of common proxies.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// An open stream.
pub(crate) struct Connection {
    pub(crate) changes: watch::Receiver<Change>,
    stopping: watch::Receiver<bool>,
    /// Notifies whenever a token may have been revoked or somebody banned.
    revocations: watch::Receiver<u64>,
    token: Option<String>,
    address: IpAddr,
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
            address: caller.address,
            app: Arc::clone(app),
            _guard: guard,
            _watch: live.watch(app, Watcher::new(caller.person.as_ref(), caller.preferences.bots)),
        })
    }

    /// Whether the stream must end, although the client has not received everything yet.
    pub(crate) async fn must_end(&mut self) -> bool {
        *self.stopping.borrow() || self.is_revoked().await
    }

    /// Whether the token of the client was revoked, or the client is not let in any more.
    async fn is_revoked(&mut self) -> bool {
        // The sender lives as long as the application.
        if !self.revocations.has_changed().unwrap_or(true) {
            return false;
        }
        self.revocations.mark_unchanged();
        let now = self.app.clock().now();
        let admitted = self.app.judgement().await.and_then(|it| it.admit_address(self.address, now));
        if admitted.is_err() {
            return true;
        }
        let Some(token) = &self.token else { return false };
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
                changed = self.revocations.changed() => {
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

/// The query of a stream: who watches, and what their page shows.
#[derive(Debug, Deserialize)]
pub(crate) struct Watching {
    #[serde(rename = "as")]
    seat: Option<u64>,
    invite: Option<String>,
    #[serde(default)]
    revision: u64,
    #[serde(default)]
    shown: String,
}

/// A page that follows a table.
struct Follower {
    connection: Connection,
    page: Arc<FollowingPage>,
    /// What the page shows; `None` if unknown.
    shown: Option<Shown>,
    /// The revision that the page shows; `None` if unknown.
    revision: Option<u64>,
    /// When the next update may be drawn: a connection rests as long as it has worked.
    rested: Instant,
}

/// Where a page looks at a table from.
struct FollowingPage {
    app: Arc<App>,
    live: Arc<LiveTable>,
    caller: Caller,
    seat: Option<Seat>,
    invitation: Option<String>,
}

impl FollowingPage {
    /// Whether it is the turn of the reader.
    fn must_act(&self) -> bool {
        let snapshot = self.live.snapshot();
        let Stage::Playing(turn) = snapshot.stage() else { return false };
        Perspective::new(&snapshot, self.caller.person.as_ref(), self.seat)
            .is_ok_and(|it| it.hand_over.is_some() || it.viewer == Viewer::Seat(turn))
    }

    fn update(&self, before: Option<&Shown>) -> Result<(u64, Drawing), Error> {
        let view = TableView::new(&self.app, &self.live, &self.caller, self.seat)?;
        let view = TableView { invitation: self.invitation.clone(), ..view };
        let drawing = view.update(&here(&self.live.id.0, self.seat), before)?;
        Ok((view.snapshot.revision, drawing))
    }
}

impl Follower {
    /// The next event; `None` when the stream must end.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.connection.must_end().await {
                return None;
            }
            let change = *self.connection.changes.borrow_and_update();
            if change.closed {
                return None;
            }
            if self.revision.is_none_or(|revision| revision < change.revision) {
                return self.update().await;
            }
            self.connection.changed().await?;
        }
    }

    /// Waits until the reader must act.
    async fn must_act(&mut self) {
        while !self.page.must_act() {
            // The sender lives as long as the table.
            if self.connection.changes.changed().await.is_err() {
                return;
            }
        }
    }

    async fn update(&mut self) -> Option<Event> {
        tokio::time::sleep_until(self.rested.into()).await;
        let page = Arc::clone(&self.page);
        let turn = page.app.drawing_turn(self.must_act()).await.ok()?;
        let (drawn, before) = (Arc::clone(&page), self.shown.take());
        let drawn = page.app.draw(turn, move || {
            let begin = Instant::now();
            (drawn.update(before.as_ref()), begin.elapsed())
        });
        let (drawn, worked) = drawn.await.ok()?;
        self.rested = Instant::now() + worked;
        match drawn {
            Ok((revision, drawing)) => {
                self.revision = Some(revision);
                self.shown = Some(drawing.shown);
                Some(event("update", revision).data(drawing.main.into_string()))
            }
            // The page has lost its seat. It learns why from its next request.
            Err(_) => None,
        }
    }
}

/// An event without data. Its id makes a browser that connects again say that it does.
fn event(name: &str, revision: u64) -> Event {
    Event::default().event(name).id(revision.to_string())
}

/// `GET /table/ID/stream?as=SEAT&revision=REVISION&shown=SHOWN`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<Watching>,
) -> Result<Response, Error> {
    let live = app.current_table(&id).await?;
    let seat = As { number: query.seat }.seat()?;
    Perspective::new(&live.snapshot(), caller.person.as_ref(), seat)?;
    let connection = Connection::open(&app, &live, &caller)?;
    // A browser that connects again by itself repeats what its page has shown once.
    let repeated = headers.contains_key("last-event-id");
    let shown: Option<Shown> = query.shown.parse().ok().filter(|_| !repeated);
    // A page that was drawn just now needs no update, only to know that it will get them.
    let revision =
        Some(query.revision).filter(|&revision| shown.is_some() && revision == live.snapshot().revision);
    let greeting = revision.map(|revision| Ok(event("current", revision).data("")));
    let page = FollowingPage { app, live, caller, seat, invitation: query.invite };
    let follower = Follower { connection, page: Arc::new(page), shown, revision, rested: Instant::now() };
    let updates = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok::<_, Infallible>(event), follower))
    });
    let events = stream::iter(greeting).chain(updates);
    let response = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    Ok(compressed(&headers, response.into_response()))
}
