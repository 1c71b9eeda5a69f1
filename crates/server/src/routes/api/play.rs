//! Playing, undo and hints.

use std::sync::Arc;

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};
use utoipa::ToSchema;

use super::{
    super::{
        extract::{Json, Path},
        play::{hint_for, submission},
    },
    responses::{ErrorResponse, TableResponse, table},
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    live_table::{Actor, Applied, Command, LiveTable},
};

/// An action to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayBody {
    /// Your seat, from 1.
    #[schema(minimum = 1, maximum = 5)]
    seat: u64,
    /// The version of the table for which you chose.
    version: u64,
    /// Idempotency key: 1 to 64 printable ASCII characters, unique for each command of the seat.
    client: String,
    /// The action, in notation.
    action: String,
}

/// A command without an action.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoBody {
    /// Your seat, from 1.
    #[schema(minimum = 1, maximum = 5)]
    seat: u64,
    /// The version of the table for which you chose.
    version: u64,
    /// Idempotency key: 1 to 64 printable ASCII characters, unique for each command of the seat.
    client: String,
}

/// The result of a command.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PlayResponse {
    /// Whether an earlier request with the same key had applied the command.
    repeated: bool,
    /// The current table.
    table: TableResponse,
}

async fn submit(
    app: &Arc<App>,
    caller: &Caller,
    id: &str,
    (seat, version, client): (u64, u64, &str),
    command: Command,
) -> Result<Response, Error> {
    let person = caller.require_person()?;
    let live: Arc<LiveTable> = app.live_table(id).await?;
    let seat = Seat::from_number(seat).ok_or(Error::SeatNotFound)?;
    let submission = submission(seat, version, client, command)?;
    match app.submit(&live, Actor::Person(person.id), submission).await {
        Ok(applied) => {
            let table = table(app, &live, caller, Viewer::Seat(seat));
            Ok(axum::Json(PlayResponse { repeated: applied == Applied::Before, table }).into_response())
        }
        // The response contains the current table, so that the client can choose again.
        Err(error @ Error::StaleVersion) => {
            let table = table(app, &live, caller, Viewer::Seat(seat));
            let refusal = ErrorResponse::new(app, caller.language, &error).with(table);
            Ok((StatusCode::CONFLICT, axum::Json(refusal)).into_response())
        }
        Err(error) => Err(error),
    }
}

/// Plays an action. Responds when it is durable.
#[utoipa::path(post, path = "/tables/{id}/play", tag = "play", params(("id" = String, Path)), request_body = PlayBody,
    responses((status = OK, body = PlayResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<PlayBody>,
) -> Result<Response, Error> {
    submit(&app, &caller, &id, (body.seat, body.version, &body.client), Command::Play(body.action)).await
}

/// Undoes your last decision.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = UndoBody,
    responses((status = OK, body = PlayResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<UndoBody>,
) -> Result<Response, Error> {
    submit(&app, &caller, &id, (body.seat, body.version, &body.client), Command::Undo).await
}

/// Undoes all of your decisions that can be undone.
#[utoipa::path(post, path = "/tables/{id}/restart", tag = "play", params(("id" = String, Path)),
    request_body = UndoBody, responses((status = OK, body = PlayResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn restart(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<UndoBody>,
) -> Result<Response, Error> {
    submit(&app, &caller, &id, (body.seat, body.version, &body.client), Command::Restart).await
}

/// The seat that needs a hint.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HintBody {
    /// Your seat, from 1.
    #[schema(minimum = 1, maximum = 5)]
    seat: u64,
}

/// A recommended action.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HintResponse {
    /// The action, in notation.
    action: String,
    /// The version of the table for which it was computed.
    version: usize,
}

/// Returns the action that a bot would choose in your seat.
#[utoipa::path(post, path = "/tables/{id}/hint", tag = "play", params(("id" = String, Path)), request_body = HintBody,
    responses((status = OK, body = HintResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<HintBody>,
) -> Result<axum::Json<HintResponse>, Error> {
    let live = app.live_table(&id).await?;
    let seat = Seat::from_number(body.seat).ok_or(Error::SeatNotFound)?;
    let snapshot = live.snapshot();
    let action = hint_for(&app, &live, &snapshot, &caller, seat).await?;
    Ok(axum::Json(HintResponse { action, version: snapshot.version() }))
}
