//! Coming, going, talking.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use table::Seat;
use utoipa::ToSchema;

use super::{
    super::extract::{Json, Path},
    answers::{ChatAnswer, Refusal, TableAnswer, table, viewer},
};
use crate::{bots, errors::Fault, hall::Hall, limits::Kind, names, room::Room, visitor::Visitor};

/// How to sit down.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct JoinBody {
    /// The name shown at this table. Without it, your own.
    #[schema(max_length = 24)]
    #[serde(default)]
    name: Option<String>,
}

fn number(seat: u64) -> Result<Seat, Fault> {
    Seat::from_number(seat).ok_or(Fault::NoSeat)
}

fn answer(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    visitor: &Visitor,
    seat: Option<Seat>,
) -> Result<axum::Json<TableAnswer>, Fault> {
    let viewer = viewer(&room.now(), visitor, seat)?;
    Ok(axum::Json(table(hall, room, visitor, viewer)))
}

async fn sit(
    hall: &Arc<Hall>,
    visitor: &Visitor,
    id: &str,
    wished: Option<Seat>,
    body: JoinBody,
) -> Result<axum::Json<TableAnswer>, Fault> {
    let room = hall.room(id).await?;
    let person = visitor.known()?.clone();
    let name = match &body.name {
        Some(name) => names::person(name)?,
        None => person.name.clone(),
    };
    let taken = hall
        .change(&room, |hall, room| async move { room.join(&hall, &person, &name, wished).await })
        .await?;
    answer(hall, &room, visitor, Some(taken))
}

/// Takes the first open seat.
#[utoipa::path(post, path = "/tables/{id}/seats", tag = "seats", params(("id" = String, Path)), request_body = JoinBody,
    responses((status = OK, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn join(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(body): Json<JoinBody>,
) -> Result<axum::Json<TableAnswer>, Fault> {
    sit(&hall, &visitor, &id, None, body).await
}

/// Takes this seat, if it is open.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = u64, Path)), request_body = JoinBody,
    responses((status = OK, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn take(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, u64)>,
    Json(body): Json<JoinBody>,
) -> Result<axum::Json<TableAnswer>, Fault> {
    sit(&hall, &visitor, &id, Some(number(seat)?), body).await
}

/// Leaves a seat of yours. Once play has begun, a bot stands in until you return.
#[utoipa::path(delete, path = "/tables/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = u64, Path)),
    responses((status = OK, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn leave(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, u64)>,
) -> Result<axum::Json<TableAnswer>, Fault> {
    let room = hall.room(&id).await?;
    let (person, seat) = (visitor.known()?.id, number(seat)?);
    hall.change(&room, |hall, room| async move { room.leave(&hall, person, seat).await }).await?;
    answer(&hall, &room, &visitor, None)
}

/// Comes back to a seat a bot plays for you.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/return", tag = "seats",
    params(("id" = String, Path), ("seat" = u64, Path)),
    responses((status = OK, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn come_back(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, u64)>,
) -> Result<axum::Json<TableAnswer>, Fault> {
    let room = hall.room(&id).await?;
    let (person, seat) = (visitor.known()?.id, number(seat)?);
    hall.change(&room, |hall, room| async move { room.come_back(&hall, person, seat).await }).await?;
    answer(&hall, &room, &visitor, Some(seat))
}

/// Who takes the open seats.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FillBody {
    /// The level of the bots, such as `medium`.
    level: String,
}

/// Lets bots take all open seats, so that play begins.
#[utoipa::path(post, path = "/tables/{id}/fill", tag = "seats", params(("id" = String, Path)), request_body = FillBody,
    responses((status = OK, body = TableAnswer), (status = "4XX", body = Refusal)))]
pub(super) async fn fill(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(body): Json<FillBody>,
) -> Result<axum::Json<TableAnswer>, Fault> {
    let room = hall.room(&id).await?;
    let (person, level) = (visitor.known()?.id, bots::level(&body.level)?.name());
    hall.change(&room, |hall, room| async move { room.fill(&hall, person, level).await }).await?;
    answer(&hall, &room, &visitor, None)
}

/// The last lines of chat, oldest first.
#[utoipa::path(get, path = "/tables/{id}/chat", tag = "seats", params(("id" = String, Path)),
    responses((status = OK, body = Vec<ChatAnswer>), (status = "4XX", body = Refusal)))]
pub(super) async fn chat(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
) -> Result<axum::Json<Vec<ChatAnswer>>, Fault> {
    let room = hall.room(&id).await?;
    Ok(axum::Json(room.now().chat.iter().map(ChatAnswer::from).collect()))
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SayBody {
    /// One line.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Says something to those at the table.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "seats", params(("id" = String, Path)), request_body = SayBody,
    responses((status = CREATED, body = Vec<ChatAnswer>), (status = "4XX", body = Refusal)))]
pub(super) async fn say(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(body): Json<SayBody>,
) -> Result<(StatusCode, axum::Json<Vec<ChatAnswer>>), Fault> {
    let room = hall.room(&id).await?;
    let person = visitor.known()?.clone();
    hall.limits.take(Kind::Chat, visitor.address)?;
    let text = names::chat(&body.text)?;
    hall.change(&room, |hall, room| async move { room.say(&hall, &person, text).await }).await?;
    Ok((StatusCode::CREATED, axum::Json(room.now().chat.iter().map(ChatAnswer::from).collect())))
}
