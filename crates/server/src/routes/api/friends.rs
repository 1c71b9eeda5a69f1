//! Friends, blocks and invitations.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use store::{Acquaintance, AskedLogin, Circle, PersonId, ReceivedInvitation, TableId, TableRow};
use utoipa::ToSchema;

use super::{
    super::extract::{Json, Path},
    responses::ErrorResponse,
};
use crate::{app::App, caller::Caller, errors::Error, friends::Named, limits::Kind};

/// Somebody you know.
#[derive(Debug, Serialize, ToSchema)]
struct AcquaintanceResponse {
    /// The id, for the other requests about friends.
    id: i64,
    /// The display name.
    name: String,
    /// Whether they have an account. Only accounts can be friends.
    account: bool,
    /// Since when, in milliseconds since 1970 UTC: the time of the friendship, of the request, of the block or of the last game.
    at: i64,
}

/// A request of yours that named a login.
#[derive(Debug, Serialize, ToSchema)]
struct AskedLoginResponse {
    /// The login. Nothing tells whether there is such an account.
    login: String,
    /// When, in milliseconds since 1970 UTC.
    at: i64,
}

/// Everybody you have to do with.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct FriendsResponse {
    /// Your friends.
    friends: Vec<AcquaintanceResponse>,
    /// Those who asked you and wait for an answer.
    asking: Vec<AcquaintanceResponse>,
    /// Those whom you asked, and have played with.
    asked: Vec<AcquaintanceResponse>,
    /// The logins that you asked, until they are those of friends or you take the request back.
    asked_logins: Vec<AskedLoginResponse>,
    /// Those whom you have blocked.
    blocked: Vec<AcquaintanceResponse>,
    /// Others you have played with, last played first.
    played: Vec<AcquaintanceResponse>,
    /// The ids of public tables with an open seat where a friend sits.
    tables: Vec<String>,
}

fn people(people: Vec<Acquaintance>) -> Vec<AcquaintanceResponse> {
    let response =
        |Acquaintance { id, name, account, at }| AcquaintanceResponse { id: id.0, name, account, at };
    people.into_iter().map(response).collect()
}

/// Returns your friends, and everybody else you have to do with.
#[utoipa::path(get, path = "/friends", tag = "friends",
    responses((status = OK, body = FriendsResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn friends(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<FriendsResponse>, Error> {
    let person = caller.require_person()?;
    let tables = app.tables_of_friends(person).await?;
    let Circle { friends, asking, asked, asked_logins, blocked, played } = app.circle(person).await?;
    let asked_login = |AskedLogin { login, at }| AskedLoginResponse { login, at };
    Ok(axum::Json(FriendsResponse {
        friends: people(friends),
        asking: people(asking),
        asked: people(asked),
        asked_logins: asked_logins.into_iter().map(asked_login).collect(),
        blocked: people(blocked),
        played: people(played),
        tables: tables.into_iter().map(|TableRow { id, .. }| id.0).collect(),
    }))
}

/// Whom to ask: by id if you have played together, otherwise by login.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum AskBody {
    /// The id of somebody you have played with.
    Person(i64),
    /// The login of an account. The answer does not tell whether it exists.
    Login(String),
}

/// Asks somebody to be friends. If they have asked you, you are friends.
#[utoipa::path(post, path = "/friends", tag = "friends", request_body = AskBody,
    responses((status = ACCEPTED), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<AskBody>,
) -> Result<StatusCode, Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    let named = match body {
        AskBody::Person(id) => Named::Id(PersonId(id)),
        AskBody::Login(login) => Named::Login(login),
    };
    app.ask_friend(person, named).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Accepts the request of somebody.
#[utoipa::path(put, path = "/friends/{person}", tag = "friends", params(("person" = i64, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn accept(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(other): Path<i64>,
) -> Result<StatusCode, Error> {
    app.accept_friend(caller.require_person()?, PersonId(other)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a friendship, declines a request or withdraws one.
#[utoipa::path(delete, path = "/friends/{person}", tag = "friends", params(("person" = i64, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(other): Path<i64>,
) -> Result<StatusCode, Error> {
    app.remove_friend(caller.require_person()?, PersonId(other)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes back a request that named a login. Succeeds if there is none.
#[utoipa::path(delete, path = "/friends/asked/{login}", tag = "friends", params(("login" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(login): Path<String>,
) -> Result<StatusCode, Error> {
    app.withdraw_login(caller.require_person()?, &login).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Blocks somebody you have met: you do not see their chat, they cannot invite you, and you are not seated together at public
/// tables. They are not told.
#[utoipa::path(put, path = "/blocks/{person}", tag = "friends", params(("person" = i64, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn block(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(other): Path<i64>,
) -> Result<StatusCode, Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    app.block(person, PersonId(other)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a block.
#[utoipa::path(delete, path = "/blocks/{person}", tag = "friends", params(("person" = i64, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn unblock(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(other): Path<i64>,
) -> Result<StatusCode, Error> {
    app.unblock(caller.require_person()?, PersonId(other)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An invitation of a friend.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct InvitationResponse {
    /// The id of the table.
    table: String,
    /// The game.
    game: String,
    /// The name of the friend who invites you.
    inviter: String,
    /// The secret to send when you take a seat.
    invitation: String,
}

/// Returns your invitations to tables with an open seat, newest first.
#[utoipa::path(get, path = "/invitations", tag = "friends",
    responses((status = OK, body = Vec<InvitationResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn invitations(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<Vec<InvitationResponse>>, Error> {
    let response = |ReceivedInvitation { table, inviter, secret }| InvitationResponse {
        table: table.id.0,
        game: table.game,
        inviter,
        invitation: secret,
    };
    let invitations = app.invitations_of(caller.require_person()?).await?;
    Ok(axum::Json(invitations.into_iter().map(response).collect()))
}

/// Declines an invitation.
#[utoipa::path(delete, path = "/invitations/{table}", tag = "friends", params(("table" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn decline(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<StatusCode, Error> {
    app.store().decline_invitation(caller.require_person()?.id, TableId(table)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom to invite.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct InviteBody {
    /// The id of a friend.
    person: i64,
}

/// Invites a friend to a table with an open seat: as its owner, or if anybody may sit down, as a player.
#[utoipa::path(post, path = "/tables/{id}/invitations", tag = "friends", params(("id" = String, Path)), request_body = InviteBody,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn invite(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<InviteBody>,
) -> Result<StatusCode, Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    let live = app.current_table(&id).await?;
    app.invite(&live, person, PersonId(body.person)).await?;
    Ok(StatusCode::NO_CONTENT)
}
