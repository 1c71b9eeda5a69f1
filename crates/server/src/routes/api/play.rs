//! Playing, undo and hints.

use std::sync::Arc;

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use bots::Advised;
use serde::{Deserialize, Serialize};
use table::{
    Seat, Viewer,
    text::{Phrase, Words},
};
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

/// A recommended action, with the two next best.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HintResponse {
    /// The best action, in notation.
    action: String,
    /// The version of the table for which it was computed.
    version: usize,
    /// The best action and up to two others, best first.
    choices: Vec<AdvisedResponse>,
    /// Why the best action is better than the next, in one sentence.
    why: String,
    /// The same in numbers: the largest gains, then the largest cost.
    reasons: Vec<ReasonResponse>,
}

/// An advised action.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AdvisedResponse {
    /// The action, in notation.
    action: String,
    /// The action, in words.
    text: String,
    /// The estimated probability of winning after it, from 0 to 1.
    chance: f32,
    /// The share of the search that went to it, from 0 to 1.
    share: f32,
}

/// A difference between the best action and the next.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReasonResponse {
    /// The source of points, or the means, in words.
    term: String,
    /// Expected points gained; below zero, given up.
    points: f32,
}

/// Returns what a bot advises in your seat: the best choices with the chance of winning, and why.
#[utoipa::path(post, path = "/tables/{id}/hint", tag = "play", params(("id" = String, Path)), request_body = HintBody,
    responses((status = OK, body = HintResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<HintBody>,
) -> Result<axum::Json<HintResponse>, Error> {
    let live = app.current_table(&id).await?;
    let seat = Seat::from_number(body.seat).ok_or(Error::SeatNotFound)?;
    let snapshot = live.snapshot();
    let advice = hint_for(&app, &live, &snapshot, &caller, seat).await?;
    let names = snapshot.names(&app.messages, caller.language);
    let words = app.messages.plain(caller.language, &names);
    let listed = snapshot.table.choices();
    let text = |action: &str| {
        let choice = listed.iter().find(|choice| choice.action == action);
        choice.map(|choice| words.say(&choice.phrase)).unwrap_or_default()
    };
    let best = advice.choices.first().ok_or(Error::NoHint)?;
    Ok(axum::Json(HintResponse {
        action: best.action.clone(),
        version: snapshot.version(),
        choices: advice
            .choices
            .iter()
            .map(|Advised { action, chance, share }| AdvisedResponse {
                action: action.clone(),
                text: text(action),
                chance: *chance,
                share: *share,
            })
            .collect(),
        why: words.say(&advice.why()),
        reasons: advice
            .reasons
            .iter()
            .map(|reason| ReasonResponse {
                term: words.say(&Phrase::new(reason.term.clone())),
                points: reason.points,
            })
            .collect(),
    }))
}
