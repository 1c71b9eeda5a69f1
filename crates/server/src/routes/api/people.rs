//! People and tokens.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use store::{Person, Token, TokenKind};
use utoipa::ToSchema;

use super::{
    super::extract::{Json, Path},
    responses::ErrorResponse,
};
use crate::{app::App, caller::Caller, errors::Error, ids, limits::Kind, sessions};

/// A person: a human player or an API client.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PersonResponse {
    /// The display name.
    name: String,
    /// The login, if the person has an account.
    login: Option<String>,
}

impl From<&Person> for PersonResponse {
    fn from(person: &Person) -> Self {
        Self { name: person.name.clone(), login: person.login.clone() }
    }
}

/// A new token.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TokenResponse {
    /// The owner of the token.
    person: PersonResponse,
    /// The token, for the header `Authorization: Bearer`. It is returned only once.
    token: String,
}

/// A display name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NameBody {
    /// The display name.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
}

/// A new account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RegisterBody {
    /// The login. Differences of case and of Unicode compatibility do not count.
    #[schema(min_length = 1, max_length = 24)]
    login: String,
    /// The password.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
    /// The code of an invitation, if the server asks for one.
    #[schema(max_length = 40)]
    #[serde(default)]
    invitation: String,
}

/// Credentials of an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LoginBody {
    /// The login. Differences of case and of Unicode compatibility do not count.
    #[schema(min_length = 1, max_length = 24)]
    login: String,
    /// The password.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
}

/// Creates a guest and returns a token.
#[utoipa::path(post, path = "/people", tag = "people", request_body = NameBody,
    responses((status = CREATED, body = TokenResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn create_guest(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<NameBody>,
) -> Result<(StatusCode, axum::Json<TokenResponse>), Error> {
    app.limits.take(Kind::Create, caller.address)?;
    let (person, token) = app.create_guest(&body.name, TokenKind::Program).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenResponse { person: (&person).into(), token })))
}

/// Returns the authenticated person.
#[utoipa::path(get, path = "/me", tag = "people",
    responses((status = OK, body = PersonResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn me(caller: Caller) -> Result<axum::Json<PersonResponse>, Error> {
    Ok(axum::Json(caller.require_person()?.into()))
}

/// Changes the display name.
#[utoipa::path(put, path = "/me", tag = "people", request_body = NameBody,
    responses((status = OK, body = PersonResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<NameBody>,
) -> Result<axum::Json<PersonResponse>, Error> {
    let person = app.rename(caller.require_person()?, &body.name).await?;
    Ok(axum::Json((&person).into()))
}

/// Creates an account, to sign in on other devices. All tokens of the guest end; the response has a new one.
#[utoipa::path(post, path = "/account", tag = "people", request_body = RegisterBody,
    responses((status = CREATED, body = TokenResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<RegisterBody>,
) -> Result<(StatusCode, axum::Json<TokenResponse>), Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Password, caller.address)?;
    let RegisterBody { login, password, invitation } = body;
    let (person, token) = app.register(person, &login, password, &invitation, TokenKind::Program).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenResponse { person: (&person).into(), token })))
}

/// A change of password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PasswordBody {
    /// The current password.
    #[schema(max_length = 200)]
    current: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    new: String,
}

/// Changes the password. All tokens of the account end but the one of this request.
#[utoipa::path(put, path = "/account/password", tag = "people", request_body = PasswordBody,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<PasswordBody>,
) -> Result<StatusCode, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    app.change_password(&caller, body.current, body.new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs in and returns a token. The seats of the guest pass to the account, and the tokens of the guest end.
#[utoipa::path(post, path = "/tokens", tag = "people", request_body = LoginBody,
    responses((status = CREATED, body = TokenResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<LoginBody>,
) -> Result<(StatusCode, axum::Json<TokenResponse>), Error> {
    app.limits.take(Kind::Password, caller.address)?;
    let guest = caller.person.as_ref();
    let (person, token) = app.sign_in(guest, &body.login, body.password, TokenKind::Program).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenResponse { person: (&person).into(), token })))
}

/// Revokes the token of this request.
#[utoipa::path(delete, path = "/tokens", tag = "people",
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn revoke(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, Error> {
    let (_, token) = caller.require_token()?;
    app.revoke_token(token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a token is for.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum TokenKindResponse {
    /// A session of a browser.
    Browser,
    /// A token of a program.
    Program,
}

/// A token in a list. The token itself is not stored.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TokenRow {
    /// The id, for `DELETE /me/tokens/{id}`.
    id: String,
    /// What it is for.
    kind: TokenKindResponse,
    /// Whether it is the token of this request.
    current: bool,
    /// When it was created, in milliseconds since 1970 UTC.
    created: i64,
    /// When it was last used, to the day.
    used: i64,
    /// When it ends, unless it is used before.
    expires: i64,
}

/// Returns your sessions and tokens, last used first.
#[utoipa::path(get, path = "/me/tokens", tag = "people",
    responses((status = OK, body = Vec<TokenRow>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn tokens(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<Vec<TokenRow>>, Error> {
    let (person, own) = caller.require_token()?;
    let own = ids::token_hash(own);
    let row = |token: &Token| TokenRow {
        id: sessions::public_id(token),
        kind: match token.kind {
            TokenKind::Browser => TokenKindResponse::Browser,
            TokenKind::Program => TokenKindResponse::Program,
        },
        current: token.hash == own,
        created: token.created,
        used: token.used,
        expires: token.expires,
    };
    Ok(axum::Json(app.tokens_of(person).await?.iter().map(row).collect()))
}

/// Creates another token for the authenticated person.
#[utoipa::path(post, path = "/me/tokens", tag = "people",
    responses((status = CREATED, body = TokenResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn issue(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<(StatusCode, axum::Json<TokenResponse>), Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    let token = app.issue_token(person, TokenKind::Program).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenResponse { person: person.into(), token })))
}

/// Ends all your sessions and tokens but the one of this request.
#[utoipa::path(delete, path = "/me/tokens", tag = "people",
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn end_others(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, Error> {
    let (person, token) = caller.require_token()?;
    app.end_other_tokens(person, token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends one of your sessions or tokens.
#[utoipa::path(delete, path = "/me/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    app.end_token(caller.require_person()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
