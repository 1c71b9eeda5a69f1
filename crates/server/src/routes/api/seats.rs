//! Seats and chat.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use table::Seat;
use utoipa::ToSchema;

use super::{
    super::extract::{Json, Path},
    responses::{ChatResponse, ErrorResponse, SeatingResponse, TableResponse, table, viewer},
};
use crate::{
    app::App,
    bot_pool,
    caller::Caller,
    errors::Error,
    limits::Kind,
    live_table::{Deed, Joining, LiveTable, read_entropy},
    names,
};

/// Options of joining.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct JoinBody {
    /// The name shown at this table. Defaults to the display name.
    #[schema(max_length = 24)]
    #[serde(default)]
    name: Option<String>,
    /// What you add to the seed: 32 random bytes as 64 hexadecimal digits, chosen after you have seen the commitment.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    #[serde(default)]
    entropy: Option<String>,
    /// The invitation of the person who opened the table, if `seating` is `invited`.
    #[schema(max_length = 40)]
    #[serde(default)]
    invitation: String,
}

pub(super) fn number(seat: u64) -> Result<Seat, Error> {
    Seat::from_number(seat).ok_or(Error::SeatNotFound)
}

pub(super) fn respond(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    caller: &Caller,
    seat: Option<Seat>,
) -> Result<axum::Json<TableResponse>, Error> {
    let viewer = viewer(&live.snapshot(), caller, seat)?;
    Ok(axum::Json(table(app, live, caller, viewer)))
}

async fn take_seat(
    app: &Arc<App>,
    caller: &Caller,
    id: &str,
    requested: Option<Seat>,
    body: JoinBody,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(id).await?;
    let person = caller.require_person()?.clone();
    let name = match &body.name {
        Some(name) => names::person(name)?,
        None => person.name.clone(),
    };
    let entropy = match &body.entropy {
        Some(text) => Some(read_entropy(text)?.ok_or(Error::InvalidEntropy)?),
        None => None,
    };
    let joining = Joining { person: person.id, name, seat: requested, invitation: body.invitation, entropy };
    let taken = app
        .change(&live, move |app, live| {
            let joining = joining.clone();
            async move { live.join(&app, joining).await }
        })
        .await?;
    respond(app, &live, caller, Some(taken))
}

/// Takes the first open seat.
#[utoipa::path(post, path = "/tables/{id}/seats", tag = "seats", params(("id" = String, Path)), request_body = JoinBody,
    responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<JoinBody>,
) -> Result<axum::Json<TableResponse>, Error> {
    take_seat(&app, &caller, &id, None, body).await
}

/// Takes this seat, if it is open.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = u64, Path)), request_body = JoinBody,
    responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn take(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u64)>,
    Json(body): Json<JoinBody>,
) -> Result<axum::Json<TableResponse>, Error> {
    take_seat(&app, &caller, &id, Some(number(seat)?), body).await
}

/// Leaves a seat. After play has started, a bot plays it until you return. The person who opened the table can remove others
/// before play starts; this closes the open seats to everybody without the new invitation.
#[utoipa::path(delete, path = "/tables/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = u64, Path)),
    responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u64)>,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(&id).await?;
    let (person, seat) = (caller.require_person()?.id, number(seat)?);
    let snapshot = live.snapshot();
    let removes = snapshot.is_owner(person) && !snapshot.seats_of(person).contains(&seat);
    app.change(&live, move |app, live| async move {
        if removes {
            live.remove(&app, person, seat).await
        } else {
            live.leave(&app, person, seat, Deed::Left).await
        }
    })
    .await?;
    respond(&app, &live, &caller, None)
}

/// Returns to a seat that a bot plays for you.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/return", tag = "seats",
    params(("id" = String, Path), ("seat" = u64, Path)),
    responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn return_to_seat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u64)>,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(&id).await?;
    let (person, seat) = (caller.require_person()?.id, number(seat)?);
    app.change(&live, move |app, live| async move { live.return_to_seat(&app, person, seat).await }).await?;
    respond(&app, &live, &caller, Some(seat))
}

/// Who may take an open seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatingBody {
    /// Who may take an open seat.
    seating: SeatingResponse,
}

/// Decides who may take an open seat. Only for the person who opened the table, before play starts.
#[utoipa::path(put, path = "/tables/{id}/seating", tag = "seats", params(("id" = String, Path)),
    request_body = SeatingBody, responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn set_seating(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<SeatingBody>,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(&id).await?;
    let (person, seating) = (caller.require_person()?.id, body.seating.into());
    app.change(&live, move |app, live| async move { live.set_seating(&app, person, seating).await }).await?;
    respond(&app, &live, &caller, None)
}

/// Ends a table before the end of its game. Only for the person who opened it, and not while other people play. A game that counts for
/// ratings is not ended: the person resigns it, and bots play to the end.
#[utoipa::path(post, path = "/tables/{id}/end", tag = "seats", params(("id" = String, Path)),
    responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(&id).await?;
    let person = caller.require_person()?.id;
    app.change(&live, move |app, live| async move { live.end(&app, person).await }).await?;
    respond(&app, &live, &caller, None)
}

/// The bots for the open seats.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FillBody {
    /// The level of the bots, such as `medium`.
    level: String,
}

/// Fills all open seats with bots. Play starts. In the first ten minutes only the person who opened the table can do this.
#[utoipa::path(post, path = "/tables/{id}/fill", tag = "seats", params(("id" = String, Path)), request_body = FillBody,
    responses((status = OK, body = TableResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn fill(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<FillBody>,
) -> Result<axum::Json<TableResponse>, Error> {
    let live = app.current_table(&id).await?;
    let (person, level) = (caller.require_person()?.id, bot_pool::level(&body.level)?);
    app.change(&live, move |app, live| async move { live.fill(&app, person, level).await }).await?;
    respond(&app, &live, &caller, None)
}

/// Returns the last chat lines, oldest first.
#[utoipa::path(get, path = "/tables/{id}/chat", tag = "seats", params(("id" = String, Path)),
    responses((status = OK, body = Vec<ChatResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn chat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<Vec<ChatResponse>>, Error> {
    let live = app.current_table(&id).await?;
    Ok(axum::Json(ChatResponse::all(&app, &caller, &live.snapshot())))
}

/// A chat line.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChatBody {
    /// The text.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Posts a chat line.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "seats", params(("id" = String, Path)), request_body = ChatBody,
    responses((status = CREATED, body = Vec<ChatResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn post_chat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<ChatBody>,
) -> Result<(StatusCode, axum::Json<Vec<ChatResponse>>), Error> {
    let live = app.current_table(&id).await?;
    let person = caller.require_person()?.clone();
    app.limits.take(Kind::Chat, caller.address)?;
    let text = names::chat(&body.text)?;
    app.change(&live, move |app, live| {
        let (person, text) = (person.clone(), text.clone());
        async move { live.post_chat(&app, &person, text).await }
    })
    .await?;
    Ok((StatusCode::CREATED, axum::Json(ChatResponse::all(&app, &caller, &live.snapshot()))))
}
