//! One table.

use std::sync::Arc;

use ::table::any::OpeningDeal;
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
        archive,
        extract::{Json, Path, Query},
        finished::{CopySeats, at_step, copy, rematch_of, replay_perspective, verify_dealing},
    },
    opening::ContributionResponse,
    responses::{ErrorResponse, StoryLine, TableResponse, story as lines, table, viewer},
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    limits::Kind,
    live_table::{Stage, Start},
};

/// The viewer and the first event.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct From {
    /// The number of one of your seats. Defaults to your only seat, or to the public view.
    #[serde(rename = "as")]
    #[param(minimum = 1, maximum = 5)]
    pub(super) seat: Option<u64>,
    /// Only events from this number on.
    pub(super) since: Option<usize>,
}

impl From {
    pub(super) fn seat(self) -> Result<Option<::table::Seat>, Error> {
        self.seat.map(|number| ::table::Seat::from_number(number).ok_or(Error::SeatNotFound)).transpose()
    }
}

/// Returns a table as you see it.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path), From), responses(
    (status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn state(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(&id).await?;
    let viewer = viewer(&live.snapshot(), &caller, from.seat()?)?;
    Ok(axum::Json(table(&app, &live, &caller, viewer)))
}

/// Returns the game log as you may read it.
#[utoipa::path(get, path = "/tables/{id}/story", tag = "tables", params(("id" = String, Path), From), responses(
    (status = OK, body = Vec<StoryLine>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn story(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<axum::Json<Vec<StoryLine>>, Error> {
    let live = app.current_table(&id).await?;
    let snapshot = live.snapshot();
    let viewer = viewer(&snapshot, &caller, from.seat()?)?;
    if matches!(snapshot.stage(), Stage::Waiting | Stage::Ended) {
        return Ok(axum::Json(Vec::new()));
    }
    let names = snapshot.names(&app.messages, caller.language);
    let words = app.messages.plain(caller.language, &names);
    Ok(axum::Json(lines(snapshot.table.as_ref(), viewer, from.since.unwrap_or(0), &words)))
}

/// A past step of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StepResponse {
    /// The number of events before it.
    step: usize,
    /// The view at that step.
    #[schema(value_type = Object)]
    view: Value,
    /// The game log up to that step.
    story: Vec<StoryLine>,
}

/// Returns the view after a number of events: of a finished game from any seat, of a running game from your own.
#[utoipa::path(get, path = "/tables/{id}/steps/{step}", tag = "tables",
    params(("id" = String, Path), ("step" = usize, Path), From),
    responses((status = OK, body = StepResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn step(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, step)): Path<(String, usize)>,
    Query(from): Query<From>,
) -> Result<axum::Json<StepResponse>, Error> {
    let live = app.current_table(&id).await?;
    let snapshot = live.snapshot();
    let requested = from.seat()?;
    let seen_by = match snapshot.stage() {
        Stage::Over | Stage::Waiting | Stage::Ended => {
            replay_perspective(&snapshot, &caller, requested)?.viewer
        }
        Stage::Playing(_) => viewer(&snapshot, &caller, requested)?,
    };
    let past = at_step(&app, &snapshot, step).await?;
    let names = snapshot.names(&app.messages, caller.language);
    let words = app.messages.plain(caller.language, &names);
    let story = lines(past.as_ref(), seen_by, from.since.unwrap_or(0), &words);
    Ok(axum::Json(StepResponse { step, view: past.view(seen_by), story }))
}

/// Returns the record of a finished game, with its seed.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "tables", params(("id" = String, Path)), responses(
    (status = OK, body = Object, description = "A game record, see docs/record-format.md"),
    (status = "4XX", body = ErrorResponse)))]
pub(super) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Error> {
    let record = archive::record(&app, &id).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.to_json()).into_response())
}

/// The result of a verification.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct VerifyResponse {
    /// Whether the seed matches the commitment and deals every outcome of the log.
    fair: bool,
    /// The SHA-256 commitment to the seed.
    commitment: Option<String>,
    /// The seed.
    seed: Option<String>,
    /// What the seats added to the seed, in order.
    contributions: Vec<ContributionResponse>,
    /// The number of verified outcomes.
    draws: u64,
    /// What does not match.
    problem: Option<String>,
}

/// Verifies the dealing of a finished game.
#[utoipa::path(get, path = "/tables/{id}/verify", tag = "tables", params(("id" = String, Path)), responses(
    (status = OK, body = VerifyResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn verify(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<axum::Json<VerifyResponse>, Error> {
    let live = app.current_table(&id).await?;
    let found = verify_dealing(&live).await?;
    Ok(axum::Json(VerifyResponse {
        fair: found.is_ok(),
        commitment: live.commitment.clone(),
        seed: live.seed().map(::table::dealer::Seed::to_hex),
        contributions: live.snapshot().table.contributions().iter().map(ContributionResponse::from).collect(),
        draws: found.as_ref().map_or(0, |verified| verified.draws),
        problem: found.err(),
    }))
}

/// How a rematch begins.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RematchBody {
    /// Whether to begin now, with bots for the people who have not agreed. Only whoever offered the rematch may.
    #[serde(default)]
    now: bool,
}

/// Offers a rematch with the same players and options, or agrees to one. When everybody has agreed it begins: the response is
/// the new table (201). Until then it is this table (202), where `seats` says who has agreed.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    request_body = RematchBody, responses((status = CREATED, body = TableResponse),
    (status = ACCEPTED, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<RematchBody>,
) -> Result<(StatusCode, axum::Json<TableResponse>), Error> {
    let live = app.current_table(&id).await?;
    let person = caller.require_person()?.id;
    app.limits.take(Kind::Create, caller.address)?;
    let start = if body.now { Start::Now } else { Start::Together };
    let again = rematch_of(&app, &live, person, OpeningDeal::AtOnce, start).await?;
    let status = if again.is_some() { StatusCode::CREATED } else { StatusCode::ACCEPTED };
    let shown = again.as_ref().unwrap_or(&live);
    let viewer = viewer(&shown.snapshot(), &caller, None)?;
    Ok((status, axum::Json(table(&app, shown, &caller, viewer))))
}

/// The step to copy.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForkBody {
    /// The number of events.
    step: usize,
    /// The seat you take, from 1; bots take the others. Without it, all seats are yours.
    #[schema(minimum = 1, maximum = 5)]
    seat: Option<u64>,
}

/// Copies a finished game at one step to a new table, where you play one seat against bots or all seats.
#[utoipa::path(post, path = "/tables/{id}/fork", tag = "tables", params(("id" = String, Path)),
    request_body = ForkBody, responses((status = CREATED, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn fork(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<ForkBody>,
) -> Result<(StatusCode, axum::Json<TableResponse>), Error> {
    let live = app.current_table(&id).await?;
    let person = caller.require_person()?.id;
    app.limits.take(Kind::Create, caller.address)?;
    let whose = match body.seat {
        None => CopySeats::All,
        Some(seat) => CopySeats::One(::table::Seat::from_number(seat).ok_or(Error::SeatNotFound)?),
    };
    let copied = copy(&app, &live, person, body.step, whose).await?;
    let viewer = viewer(&copied.snapshot(), &caller, None)?;
    Ok((StatusCode::CREATED, axum::Json(table(&app, &copied, &caller, viewer))))
}
