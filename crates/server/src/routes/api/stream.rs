//! The event stream of the API.
//!
//! Each connection has its own copy of the table, which it plays forward event by event. A client that reconnects receives
//! exactly the events it missed, each with the view after it.

use std::{collections::VecDeque, convert::Infallible, sync::Arc};

use axum::{
    extract::State,
    http::HeaderMap,
    response::{
        Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::{Stream, stream};
use serde::Serialize;
use serde_json::Value;
use store::SeatRow;
use table::{Viewer, any::AnyTable, record};
use utoipa::ToSchema;

use super::{
    super::{
        extract::{Path, Query},
        stream::{Connection, KEEP_ALIVE},
    },
    responses::{ChatResponse, ErrorResponse, SeatResponse, StageResponse, StoryLine, seats, story, viewer},
    table::From,
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    live_table::{LiveTable, Stage},
};

/// The kind of a step.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum StepKind {
    /// The current state: the first event of a stream that does not resume.
    Current,
    /// A seat added to the seed.
    Contribute,
    /// The opening deal.
    Deal,
    /// A seat played an action.
    Play,
    /// A seat undid a decision.
    Undo,
}

/// The data of a `step` event; the event id is the version.
#[derive(Debug, Serialize, ToSchema)]
struct StepEvent {
    /// The number of events.
    version: usize,
    /// The kind.
    kind: StepKind,
    /// The seat that acted.
    seat: Option<u64>,
    /// The new lines of the game log.
    story: Vec<StoryLine>,
    /// The view after the event, with the legal actions if it is your turn.
    #[schema(value_type = Object)]
    view: Value,
}

/// The data of a `seats` event.
#[derive(Debug, Serialize, ToSchema)]
struct SeatsEvent {
    /// The stage.
    stage: StageResponse,
    /// The seats.
    seats: Vec<SeatResponse>,
}

/// A client that follows a table.
struct Follower {
    connection: Connection,
    live: Arc<LiveTable>,
    caller: Caller,
    viewer: Viewer,
    /// The version after which to resume.
    from: Option<usize>,
    /// The table as sent so far; `None` before play starts.
    sent: Option<Box<dyn AnyTable>>,
    seats: Option<Vec<SeatRow>>,
    /// The number of the last chat line sent.
    last_chat: u64,
    queue: VecDeque<Event>,
}

impl Follower {
    /// Queues all new events; `false` if the caller has lost the seat.
    fn catch_up(&mut self) -> bool {
        let snapshot = self.live.snapshot();
        if let Viewer::Seat(seat) = self.viewer
            && viewer(&snapshot, &self.caller, Some(seat)).is_err()
        {
            return false;
        }
        if self.seats.as_ref() != Some(&snapshot.seats) {
            self.seats = Some(snapshot.seats.clone());
            let data = SeatsEvent {
                stage: snapshot.stage().into(),
                seats: seats(&self.connection.app, &snapshot, &self.caller),
            };
            self.queue.push_back(event("seats", &data));
        }
        if snapshot.stage() != Stage::Waiting {
            self.follow(snapshot.table.as_ref());
        }
        let last_chat = self.last_chat;
        for line in snapshot.chat.iter().filter(|(number, _)| *number > last_chat) {
            self.last_chat = line.0;
            self.queue.push_back(event("chat", &ChatResponse::from(line)));
        }
        true
    }

    fn follow(&mut self, ahead: &dyn AnyTable) {
        let mut sent = self.sent.take().unwrap_or_else(|| {
            let start = ahead.past(self.from.unwrap_or_else(|| ahead.version()));
            if self.from.is_none() {
                self.push_step(start.as_ref(), StepKind::Current, None);
            }
            start
        });
        while sent.follow(ahead) {
            let (kind, seat) = match sent.events_since(sent.version().saturating_sub(1)).first() {
                Some(record::Event::Play(play)) => (StepKind::Play, Some(play.seat.number())),
                Some(record::Event::Undo(undo)) => (StepKind::Undo, Some(undo.seat.number())),
                Some(record::Event::Contribute(it)) => (StepKind::Contribute, Some(it.seat.number())),
                Some(record::Event::Deal(_)) | None => (StepKind::Deal, None),
            };
            self.push_step(sent.as_ref(), kind, seat);
        }
        self.sent = Some(sent);
    }

    fn push_step(&mut self, table: &dyn AnyTable, kind: StepKind, seat: Option<u64>) {
        let app = &self.connection.app;
        let names = self.live.snapshot().names(&app.messages, self.caller.language);
        let words = app.messages.localizer(self.caller.language, &names);
        let version = table.version();
        let story = match kind {
            StepKind::Current | StepKind::Contribute | StepKind::Undo => Vec::new(),
            StepKind::Deal | StepKind::Play => story(table, self.viewer, version.saturating_sub(1), &words),
        };
        let data = StepEvent { version, kind, seat, story, view: table.view(self.viewer) };
        self.queue.push_back(event("step", &data).id(version.to_string()));
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.queue.pop_front() {
                return Some(event);
            }
            self.connection.changed().await?;
            if !self.catch_up() {
                return None;
            }
        }
    }
}

fn event(name: &str, data: &impl Serialize) -> Event {
    Event::default().event(name).json_data(data).expect("events have only string keys")
}

/// Streams server-sent events of a table: `step` (the event id is the version), `seats` and `chat`. With the header
/// `Last-Event-ID`, or `since`, the stream resumes after that version.
#[utoipa::path(get, path = "/tables/{id}/stream", tag = "play",
    params(("id" = String, Path), From, ("Last-Event-ID" = Option<String>, Header)),
    responses((status = OK, content_type = "text/event-stream", body = String), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn stream(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<From>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    let live = app.live_table(&id).await?;
    let snapshot = live.snapshot();
    let viewer = viewer(&snapshot, &caller, query.seat()?)?;
    let from = match headers.get("last-event-id") {
        None => query.since,
        Some(value) => {
            let version = value.to_str().ok().and_then(|text| text.parse().ok());
            Some(version.ok_or_else(|| Error::bad_request("the header Last-Event-ID must be a version"))?)
        }
    };
    if from.is_some_and(|from| from > snapshot.version()) {
        return Err(Error::StepNotFound);
    }
    let connection = Connection::open(&app, &live, &caller)?;
    let last_chat = snapshot.chat.last().map_or(0, |(number, _)| *number);
    let mut follower = Follower {
        connection,
        live,
        caller,
        viewer,
        from,
        sent: None,
        seats: None,
        last_chat,
        queue: VecDeque::new(),
    };
    follower.catch_up();
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok(event), follower))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}
