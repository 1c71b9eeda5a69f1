//! People and tokens.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use store::Person;
use utoipa::ToSchema;

use super::{super::extract::Json, responses::ErrorResponse};
use crate::{app::App, caller::Caller, errors::Error, limits::Kind};

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

/// Credentials of an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LoginBody {
    /// The login. Case-insensitive.
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
    let (person, token) = app.create_guest(&body.name).await?;
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

/// Creates an account, to sign in on other devices.
#[utoipa::path(post, path = "/account", tag = "people", request_body = LoginBody,
    responses((status = CREATED, body = PersonResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<LoginBody>,
) -> Result<(StatusCode, axum::Json<PersonResponse>), Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Password, caller.address)?;
    let person = app.register(person, &body.login, body.password).await?;
    Ok((StatusCode::CREATED, axum::Json((&person).into())))
}

/// Signs in and returns a token. The seats of the guest pass to the account.
#[utoipa::path(post, path = "/tokens", tag = "people", request_body = LoginBody,
    responses((status = CREATED, body = TokenResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<LoginBody>,
) -> Result<(StatusCode, axum::Json<TokenResponse>), Error> {
    app.limits.take(Kind::Password, caller.address)?;
    let (person, token) = app.sign_in(caller.person.as_ref(), &body.login, body.password).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenResponse { person: (&person).into(), token })))
}

/// Revokes the token of this request.
#[utoipa::path(delete, path = "/tokens", tag = "people",
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn revoke(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, Error> {
    caller.require_person()?;
    if let Some(token) = &caller.token {
        app.revoke_token(token).await?;
    }
    Ok(StatusCode::NO_CONTENT)
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
    let token = app.issue_token(person).await?;
    Ok((StatusCode::CREATED, axum::Json(TokenResponse { person: person.into(), token })))
}
