//! The event stream of the API.
//!
//! A connection sends one step at a time, when the client has taken the one before. The latest step is made from the current
//! snapshot; steps that the client has missed are replayed from the log, in short parts on a blocking thread.

use std::{
    collections::{BTreeSet, VecDeque},
    convert::Infallible,
    sync::Arc,
    time::Instant,
};

use axum::{
    extract::State,
    http::HeaderMap,
    response::{
        Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::{Stream, stream};
use pages::Language;
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
    live_table::{Backlog, LiveTable, Progress, Snapshot, Stage},
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

/// The version of the last step sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// None yet, and the client has not said where to resume.
    Nothing,
    /// This one; at first the one after which the client resumes.
    Version(usize),
}

/// Who reads a stream, and from which seat.
#[derive(Clone)]
struct Reader {
    app: Arc<App>,
    live: Arc<LiveTable>,
    language: Language,
    viewer: Viewer,
}

impl Reader {
    /// The step of the last event of `table`.
    fn last_step(&self, table: &dyn AnyTable) -> Event {
        let (kind, seat) = match table.events_since(table.version().saturating_sub(1)).first() {
            Some(record::Event::Play(play)) => (StepKind::Play, Some(play.seat.number())),
            Some(record::Event::Undo(undo)) => (StepKind::Undo, Some(undo.seat.number())),
            Some(record::Event::Contribute(it)) => (StepKind::Contribute, Some(it.seat.number())),
            Some(record::Event::Deal(_)) | None => (StepKind::Deal, None),
        };
        self.step(table, kind, seat)
    }

    fn step(&self, table: &dyn AnyTable, kind: StepKind, seat: Option<u64>) -> Event {
        let messages = &self.app.messages;
        let names = self.live.snapshot().names(messages, self.language);
        let words = messages.plain(self.language, &names);
        let version = table.version();
        let story = match kind {
            StepKind::Current | StepKind::Contribute | StepKind::Undo => Vec::new(),
            StepKind::Deal | StepKind::Play => story(table, self.viewer, version.saturating_sub(1), &words),
        };
        let data = StepEvent { version, kind, seat, story, view: table.view(self.viewer) };
        event("step", &data).id(version.to_string())
    }
}

/// A client that follows a table.
struct Follower {
    connection: Connection,
    caller: Caller,
    reader: Reader,
    sent: Sent,
    /// The replay of the steps that the client has missed.
    backlog: Option<Backlog>,
    /// When the next part of the backlog may be replayed: a connection rests as long as it has worked.
    rested: Instant,
    seats: Option<Vec<SeatRow>>,
    /// The number of the last chat line sent.
    last_chat: u64,
    /// The lines of which the client knows that they were removed.
    removed: BTreeSet<u64>,
    /// Events about seats and chat.
    queue: VecDeque<Event>,
}

impl Follower {
    /// The next event; `None` when the stream must end.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.queue.pop_front() {
                return Some(event);
            }
            if self.connection.must_end().await {
                return None;
            }
            let snapshot = self.reader.live.snapshot();
            if let Viewer::Seat(seat) = self.reader.viewer
                && viewer(&snapshot, &self.caller, Some(seat)).is_err()
            {
                return None;
            }
            self.queue_seats(&snapshot);
            if !self.queue.is_empty() {
                continue;
            }
            if matches!(snapshot.stage(), Stage::Playing(_) | Stage::Over)
                && self.sent != Sent::Version(snapshot.version())
            {
                match self.step(&snapshot).await {
                    Ok(Some(step)) => return Some(step),
                    Ok(None) => continue,
                    Err(_) => return None,
                }
            }
            self.queue_chat(&snapshot);
            if self.queue.is_empty() {
                self.connection.changed().await?;
            }
        }
    }

    fn queue_seats(&mut self, snapshot: &Snapshot) {
        if self.seats.as_ref() != Some(&snapshot.seats) {
            self.seats = Some(snapshot.seats.clone());
            let data = SeatsEvent {
                stage: snapshot.stage().into(),
                seats: seats(&self.reader.app, snapshot, &self.caller),
            };
            self.queue.push_back(event("seats", &data));
        }
    }

    fn queue_chat(&mut self, snapshot: &Snapshot) {
        let last_chat = self.last_chat;
        for line in snapshot.chat.iter().filter(|(number, _)| *number > last_chat) {
            self.last_chat = line.0;
            if let Some(line) = ChatResponse::of(&self.reader.app, &self.caller, line) {
                self.queue.push_back(event("chat", &line));
            }
        }
        // A line that was removed is sent again, without its text.
        for line in snapshot.chat.iter().filter(|(_, line)| line.is_removed()) {
            if self.removed.insert(line.0)
                && let Some(line) = ChatResponse::of(&self.reader.app, &self.caller, line)
            {
                self.queue.push_back(event("chat", &line));
            }
        }
    }

    /// The next step; `None` if the next part of the log has none.
    async fn step(&mut self, snapshot: &Arc<Snapshot>) -> Result<Option<Event>, Error> {
        let latest = snapshot.version();
        let sent = match self.sent {
            Sent::Nothing => {
                self.sent = Sent::Version(latest);
                return Ok(Some(self.reader.step(snapshot.table.as_ref(), StepKind::Current, None)));
            }
            Sent::Version(sent) if sent + 1 == latest => {
                self.sent = Sent::Version(latest);
                return Ok(Some(self.reader.last_step(snapshot.table.as_ref())));
            }
            Sent::Version(sent) => sent,
        };
        tokio::time::sleep_until(self.rested.into()).await;
        let (ahead, reader, backlog) = (Arc::clone(snapshot), self.reader.clone(), self.backlog.take());
        let replayed = self.reader.app.replay(move || {
            let begin = Instant::now();
            let ahead = ahead.table.as_ref();
            let mut backlog = backlog.unwrap_or_else(|| Backlog::new(ahead, sent));
            backlog.skip_to(sent);
            let step = match backlog.next_step(ahead) {
                Progress::Step(table) => Ok(Some((table.version(), reader.last_step(table)))),
                Progress::Nothing => Ok(None),
                Progress::End => Err(Error::internal("a log ends before its last event", &reader.live.id)),
            };
            (backlog, step, begin.elapsed())
        });
        let (backlog, step, worked) = replayed.await?;
        self.backlog = Some(backlog);
        self.rested = Instant::now() + worked;
        Ok(step?.map(|(version, event)| {
            self.sent = Sent::Version(version);
            event
        }))
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
    let live = app.current_table(&id).await?;
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
    let reader = Reader { app, live, language: caller.language, viewer };
    let follower = Follower {
        connection,
        caller,
        reader,
        sent: from.map_or(Sent::Nothing, Sent::Version),
        backlog: None,
        rested: Instant::now(),
        seats: None,
        last_chat,
        removed: snapshot
            .chat
            .iter()
            .filter(|(_, line)| line.is_removed())
            .map(|(number, _)| *number)
            .collect(),
        queue: VecDeque::new(),
    };
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok(event), follower))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}
