//! Playing and taking back.

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
        play::{advice, order},
    },
    answers::{Refusal, TableAnswer, table},
};
use crate::{
    errors::Fault,
    hall::Hall,
    room::{Deed, Done, Room, Who},
    visitor::Visitor,
};

/// An action.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayBody {
    /// Your seat, from 1.
    #[schema(minimum = 1, maximum = 5)]
    seat: u64,
    /// The version of the table you looked at.
    version: u64,
    /// Any text of up to 64 signs you have not used at this table: the same one is never done twice.
    client: String,
    /// The action in notation.
    action: String,
}

/// Something to take back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoBody {
    /// Your seat, from 1.
    #[schema(minimum = 1, maximum = 5)]
    seat: u64,
    /// The version of the table you looked at.
    version: u64,
    /// Any text of up to 64 signs you have not used at this table.
    client: String,
}

/// How it went, and the table after it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PlayAnswer {
    /// Was it done before, so that nothing happened now?
    repeated: bool,
    /// The fresh table.
    table: TableAnswer,
}

async fn act(
    hall: &Arc<Hall>,
    visitor: &Visitor,
    id: &str,
    (seat, version, client): (u64, u64, &str),
    deed: Deed,
) -> Result<Response, Fault> {
    let person = visitor.known()?;
    let room: Arc<Room> = hall.room(id).await?;
    let seat = Seat::from_number(seat).ok_or(Fault::NoSeat)?;
    let order = order(seat, version, client, deed)?;
    match hall.act(&room, Who::Person(person.id), order).await {
        Ok(done) => {
            let table = table(hall, &room, visitor, Viewer::Seat(seat));
            Ok(axum::Json(PlayAnswer { repeated: done == Done::Repeated, table }).into_response())
        }
        // Whoever was too late learns at once what there is now.
        Err(fault @ Fault::Stale) => {
            let table = table(hall, &room, visitor, Viewer::Seat(seat));
            let refusal = Refusal::new(hall, visitor.language, &fault).with(table);
            Ok((StatusCode::CONFLICT, axum::Json(refusal)).into_response())
        }
        Err(fault) => Err(fault),
    }
}

/// Plays an action. Answers when it is on disk.
#[utoipa::path(post, path = "/tables/{id}/play", tag = "play", params(("id" = String, Path)), request_body = PlayBody,
    responses((status = OK, body = PlayAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn play(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(body): Json<PlayBody>,
) -> Result<Response, Fault> {
    act(&hall, &visitor, &id, (body.seat, body.version, &body.client), Deed::Play(body.action)).await
}

/// Takes your last decision back.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = UndoBody,
    responses((status = OK, body = PlayAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn undo(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(body): Json<UndoBody>,
) -> Result<Response, Fault> {
    act(&hall, &visitor, &id, (body.seat, body.version, &body.client), Deed::Undo).await
}

/// Takes back all of your decisions that can be.
#[utoipa::path(post, path = "/tables/{id}/restart", tag = "play", params(("id" = String, Path)),
    request_body = UndoBody, responses((status = OK, body = PlayAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn restart(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(body): Json<UndoBody>,
) -> Result<Response, Fault> {
    act(&hall, &visitor, &id, (body.seat, body.version, &body.client), Deed::Restart).await
}

/// A seat that asks for advice.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HintBody {
    /// Your seat, from 1.
    #[schema(minimum = 1, maximum = 5)]
    seat: u64,
}

/// What a bot would do.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HintAnswer {
    /// In notation.
    action: String,
    /// The version it was thought for.
    version: usize,
}

/// What a bot would do in your place.
#[utoipa::path(post, path = "/tables/{id}/hint", tag = "play", params(("id" = String, Path)), request_body = HintBody,
    responses((status = OK, body = HintAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn hint(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(body): Json<HintBody>,
) -> Result<axum::Json<HintAnswer>, Fault> {
    let room = hall.room(&id).await?;
    let seat = Seat::from_number(body.seat).ok_or(Fault::NoSeat)?;
    let now = room.now();
    let action = advice(&hall, &room, &now, &visitor, seat).await?;
    Ok(axum::Json(HintAnswer { action, version: now.version() }))
}
