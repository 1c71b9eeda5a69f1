//! One table.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::{
    super::{
        after::{at_step, copy, looking_back, play_again, verified},
        extract::{Json, Path, Query},
    },
    answers::{Refusal, StoryLine, TableAnswer, story as lines, table, viewer},
};
use crate::{errors::Fault, hall::Hall, limits::Kind, room::Stage, visitor::Visitor};

/// Which seat to look from.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct From {
    /// The number of a seat of yours. Without it your only seat, or what everybody sees.
    #[serde(rename = "as")]
    #[param(minimum = 1, maximum = 5)]
    pub(super) seat: Option<u64>,
    /// Only what happened from this event on.
    pub(super) since: Option<usize>,
}

impl From {
    pub(super) fn seat(self) -> Result<Option<::table::Seat>, Fault> {
        self.seat.map(|number| ::table::Seat::from_number(number).ok_or(Fault::NoSeat)).transpose()
    }
}

/// A table as you see it.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path), From), responses(
    (status = OK, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn state(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<axum::Json<TableAnswer>, Fault> {
    let room = hall.room(&id).await?;
    let viewer = viewer(&room.now(), &visitor, from.seat()?)?;
    Ok(axum::Json(table(&hall, &room, &visitor, viewer)))
}

/// The story so far, as you may read it.
#[utoipa::path(get, path = "/tables/{id}/story", tag = "tables", params(("id" = String, Path), From), responses(
    (status = OK, body = Vec<StoryLine>), (status = "4XX", body = Refusal)))]
pub(super) async fn story(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<axum::Json<Vec<StoryLine>>, Fault> {
    let room = hall.room(&id).await?;
    let now = room.now();
    let viewer = viewer(&now, &visitor, from.seat()?)?;
    if now.stage() == Stage::Waiting {
        return Ok(axum::Json(Vec::new()));
    }
    let names = now.names(&hall.library, visitor.language);
    let words = hall.library.speaker(visitor.language, &names);
    Ok(axum::Json(lines(now.table.as_ref(), viewer, from.since.unwrap_or(0), &words)))
}

/// A step of the game, looked back at.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StepAnswer {
    /// How many events had happened.
    step: usize,
    /// What could be known then.
    #[schema(value_type = Object)]
    view: Value,
    /// The story up to then.
    story: Vec<StoryLine>,
}

/// What could be known after so many events: of a finished game from any seat, of a running one from your own.
#[utoipa::path(get, path = "/tables/{id}/steps/{step}", tag = "tables",
    params(("id" = String, Path), ("step" = usize, Path), From),
    responses((status = OK, body = StepAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn step(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(from): Query<From>,
) -> Result<axum::Json<StepAnswer>, Fault> {
    let room = hall.room(&id).await?;
    let now = room.now();
    let wished = from.seat()?;
    let seen_by = match now.stage() {
        Stage::Over | Stage::Waiting => looking_back(&now, &visitor, wished)?.viewer,
        Stage::Playing(_) => viewer(&now, &visitor, wished)?,
    };
    let past = at_step(&now, step)?;
    let names = now.names(&hall.library, visitor.language);
    let words = hall.library.speaker(visitor.language, &names);
    let story = lines(past.as_ref(), seen_by, from.since.unwrap_or(0), &words);
    Ok(axum::Json(StepAnswer { step, view: past.view(seen_by), story }))
}

/// The record of a finished game, with its seed.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "tables", params(("id" = String, Path)), responses(
    (status = OK, body = Object, description = "A game record, see docs/record-format.md"),
    (status = "4XX", body = Refusal)))]
pub(super) async fn record(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Result<Response, Fault> {
    let record = hall.room(&id).await?.record()?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.to_json()).into_response())
}

/// What dealing a finished game again found.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct VerifyAnswer {
    /// Is the seed the promised one, and did it deal every outcome?
    fair: bool,
    /// The promise.
    commitment: Option<String>,
    /// The seed.
    seed: Option<String>,
    /// Outcomes dealt again.
    draws: u64,
    /// What does not fit.
    problem: Option<String>,
}

/// Deals a finished game again from its seed.
#[utoipa::path(get, path = "/tables/{id}/verify", tag = "tables", params(("id" = String, Path)), responses(
    (status = OK, body = VerifyAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn verify(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<axum::Json<VerifyAnswer>, Fault> {
    let room = hall.room(&id).await?;
    let found = verified(&room).await?;
    Ok(axum::Json(VerifyAnswer {
        fair: found.is_ok(),
        commitment: room.commitment.clone(),
        seed: room.seed().map(::table::dealer::Seed::to_hex),
        draws: found.as_ref().map_or(0, |verified| verified.draws),
        problem: found.err(),
    }))
}

/// Plays a finished game again with the same people and options.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), responses(
    (status = CREATED, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn rematch(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<(StatusCode, axum::Json<TableAnswer>), Fault> {
    let room = hall.room(&id).await?;
    let person = visitor.known()?.id;
    hall.limits.take(Kind::Open, visitor.address)?;
    let again = play_again(&hall, &room, person).await?;
    let viewer = viewer(&again.now(), &visitor, None)?;
    Ok((StatusCode::CREATED, axum::Json(table(&hall, &again, &visitor, viewer))))
}

/// Where to try something else.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForkBody {
    /// After so many events.
    step: usize,
}

/// A copy of a finished game at one step, all its seats yours.
#[utoipa::path(post, path = "/tables/{id}/fork", tag = "tables", params(("id" = String, Path)),
    request_body = ForkBody, responses((status = CREATED, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn fork(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(body): Json<ForkBody>,
) -> Result<(StatusCode, axum::Json<TableAnswer>), Fault> {
    let room = hall.room(&id).await?;
    let person = visitor.known()?.id;
    hall.limits.take(Kind::Open, visitor.address)?;
    let copied = copy(&hall, &room, person, body.step).await?;
    let viewer = viewer(&copied.now(), &visitor, None)?;
    Ok((StatusCode::CREATED, axum::Json(table(&hall, &copied, &visitor, viewer))))
}
