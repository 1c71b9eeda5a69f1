//! What happens at a table, step by step, for programs.
//!
//! Every connection follows the table with a table of its own that it plays forward event by event. So a client that was
//! away gets exactly what it missed, each step with what could be known after it, whatever happened since.

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
    answers::{ChatAnswer, Refusal, SeatAnswer, StageAnswer, StoryLine, seats, story, viewer},
    table::From,
};
use crate::{
    errors::Fault,
    hall::Hall,
    room::{Room, Stage},
    visitor::Visitor,
};

/// What a step was.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum StepKind {
    /// Where the table stands: the first event of a stream that resumes nothing.
    Here,
    /// Chance spoke before anybody chose.
    Deal,
    /// A seat chose.
    Play,
    /// A seat took a decision back.
    Undo,
}

/// The data of an event `step`; its id is the version.
#[derive(Debug, Serialize, ToSchema)]
struct StepEvent {
    /// How many events have happened.
    version: usize,
    /// What it was.
    kind: StepKind,
    /// Who did it.
    seat: Option<u64>,
    /// What you may read of it.
    story: Vec<StoryLine>,
    /// What you may know after it, and do.
    #[schema(value_type = Object)]
    view: Value,
}

/// The data of an event `seats`: somebody came, went, or is stood in for.
#[derive(Debug, Serialize, ToSchema)]
struct SeatsEvent {
    /// What the table is doing.
    stage: StageAnswer,
    /// Everybody.
    seats: Vec<SeatAnswer>,
}

/// One program that follows one table.
struct Follower {
    connection: Connection,
    room: Arc<Room>,
    visitor: Visitor,
    viewer: Viewer,
    /// The version to go on from, if the program said one.
    from: Option<usize>,
    /// The table as the program knows it; none before play begins.
    known: Option<Box<dyn AnyTable>>,
    seats: Option<Vec<SeatRow>>,
    /// The number of the last line of chat it has heard.
    heard: u64,
    queue: VecDeque<Event>,
}

impl Follower {
    /// Queues everything the program does not know yet; `false` if it may not look any longer.
    fn catch_up(&mut self) -> bool {
        let now = self.room.now();
        if let Viewer::Seat(seat) = self.viewer
            && viewer(&now, &self.visitor, Some(seat)).is_err()
        {
            return false;
        }
        if self.seats.as_ref() != Some(&now.seats) {
            self.seats = Some(now.seats.clone());
            let data = SeatsEvent {
                stage: now.stage().into(),
                seats: seats(&self.connection.hall, &now, &self.visitor),
            };
            self.queue.extend(event("seats", &data));
        }
        if now.stage() != Stage::Waiting {
            self.follow(now.table.as_ref());
        }
        let heard = self.heard;
        for line in now.chat.iter().filter(|(number, _)| *number > heard) {
            self.heard = line.0;
            self.queue.extend(event("chat", &ChatAnswer::from(line)));
        }
        true
    }

    fn follow(&mut self, ahead: &dyn AnyTable) {
        if self.known.is_none() {
            let known = ahead.past(self.from.unwrap_or_else(|| ahead.version()));
            if self.from.is_none() {
                self.push_step(known.as_ref(), StepKind::Here, None);
            }
            self.known = Some(known);
        }
        let Some(mut known) = self.known.take() else { return };
        while known.follow(ahead) {
            let (kind, seat) = match known.events_since(known.version().saturating_sub(1)).first() {
                Some(record::Event::Play(play)) => (StepKind::Play, Some(play.seat.number())),
                Some(record::Event::Undo(undo)) => (StepKind::Undo, Some(undo.seat.number())),
                Some(record::Event::Deal(_)) | None => (StepKind::Deal, None),
            };
            self.push_step(known.as_ref(), kind, seat);
        }
        self.known = Some(known);
    }

    fn push_step(&mut self, known: &dyn AnyTable, kind: StepKind, seat: Option<u64>) {
        let hall = &self.connection.hall;
        let names = self.room.now().names(&hall.library, self.visitor.language);
        let words = hall.library.speaker(self.visitor.language, &names);
        let version = known.version();
        let story = match kind {
            StepKind::Here | StepKind::Undo => Vec::new(),
            StepKind::Deal | StepKind::Play => story(known, self.viewer, version.saturating_sub(1), &words),
        };
        let data = StepEvent { version, kind, seat, story, view: known.view(self.viewer) };
        self.queue.extend(event("step", &data).map(|event| event.id(version.to_string())));
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

fn event(name: &str, data: &impl Serialize) -> Option<Event> {
    Event::default().event(name).json_data(data).ok()
}

/// Follows a table. Events are `step` (its id is the version), `seats` and `chat`. With the header `Last-Event-ID`, or
/// `since`, it goes on after that version with every step that was missed.
#[utoipa::path(get, path = "/tables/{id}/stream", tag = "play",
    params(("id" = String, Path), From, ("Last-Event-ID" = Option<String>, Header)),
    responses((status = OK, content_type = "text/event-stream", body = String), (status = "4XX", body = Refusal)))]
pub(super) async fn stream(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<From>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let room = hall.room(&id).await?;
    let now = room.now();
    let viewer = viewer(&now, &visitor, query.seat()?)?;
    let from = match headers.get("last-event-id") {
        None => query.since,
        Some(value) => {
            let version = value.to_str().ok().and_then(|text| text.parse().ok());
            Some(version.ok_or_else(|| Fault::Unreadable("Last-Event-ID is not a version".to_owned()))?)
        }
    };
    if from.is_some_and(|from| from > now.version()) {
        return Err(Fault::NoStep);
    }
    let connection = Connection::open(&hall, &room, &visitor)?;
    let heard = now.chat.last().map_or(0, |(number, _)| *number);
    let mut follower = Follower {
        connection,
        room,
        visitor,
        viewer,
        from,
        known: None,
        seats: None,
        heard,
        queue: VecDeque::new(),
    };
    follower.catch_up();
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok(event), follower))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}
