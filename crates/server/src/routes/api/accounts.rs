//! The ways into an account and out of it.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use serde::{Deserialize, Serialize};
use store::Passkey;
use utoipa::ToSchema;

use super::{
    super::{
        departure::download,
        extract::{Json, Path},
    },
    people::PersonResponse,
    responses::ErrorResponse,
};
use crate::{accounts::Download, app::App, caller::Caller, errors::Error, limits::Kind, webauthn};

/// A password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ConfirmBody {
    /// The password of the account.
    #[schema(max_length = 200)]
    password: String,
}

/// Proves once more who you are. For ten minutes this token may then change the login, renew recovery codes and remove passkeys;
/// a token that was just created by signing in needs no such proof.
#[utoipa::path(post, path = "/account/confirm", tag = "people", request_body = ConfirmBody,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<ConfirmBody>,
) -> Result<StatusCode, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    app.confirm(&caller, body.password).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A new login.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewLoginBody {
    /// The login. Differences of case and of Unicode compatibility do not count.
    #[schema(min_length = 1, max_length = 24)]
    login: String,
}

/// Changes the login. Needs a confirmed token.
#[utoipa::path(put, path = "/account/login", tag = "people", request_body = NewLoginBody,
    responses((status = OK, body = PersonResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn change_login(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<NewLoginBody>,
) -> Result<axum::Json<PersonResponse>, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    Ok(axum::Json((&app.change_login(&caller, &body.login).await?).into()))
}

/// New recovery codes.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CodesResponse {
    /// The codes, each for one new password. They are returned only once.
    codes: Vec<String>,
}

/// Replaces the recovery codes. Needs a confirmed token.
#[utoipa::path(post, path = "/account/recovery-codes", tag = "people",
    responses((status = CREATED, body = CodesResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn renew_codes(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<(StatusCode, axum::Json<CodesResponse>), Error> {
    app.limits.take(Kind::Create, caller.address)?;
    let codes = app.renew_recovery_codes(&caller).await?;
    Ok((StatusCode::CREATED, axum::Json(CodesResponse { codes })))
}

/// A recovery code and a new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RecoverBody {
    /// The login.
    #[schema(max_length = 24)]
    login: String,
    /// A recovery code of the account.
    #[schema(max_length = 60)]
    code: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
}

/// Sets a new password with a recovery code. The code is used up, and all tokens of the account end.
#[utoipa::path(post, path = "/account/recover", tag = "people", request_body = RecoverBody,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<RecoverBody>,
) -> Result<StatusCode, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    app.recover_with_code(&body.login, &body.code, body.password).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A passkey. Passkeys are registered and used by browsers, on the account page.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PasskeyResponse {
    /// The id, for `DELETE /me/passkeys/{id}`.
    id: String,
    /// What you call it.
    name: String,
    /// When it was registered, in milliseconds since 1970 UTC.
    created: i64,
    /// When it was last used.
    used: i64,
}

impl From<Passkey> for PasskeyResponse {
    fn from(passkey: Passkey) -> Self {
        let Passkey { id, name, created, used, .. } = passkey;
        Self { id: webauthn::encode(&id), name, created, used }
    }
}

/// Returns your passkeys, last used first.
#[utoipa::path(get, path = "/me/passkeys", tag = "people",
    responses((status = OK, body = Vec<PasskeyResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn passkeys(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<Vec<PasskeyResponse>>, Error> {
    let passkeys = app.store().passkeys_of(caller.require_person()?.id).await?;
    Ok(axum::Json(passkeys.into_iter().map(PasskeyResponse::from).collect()))
}

/// Removes one of your passkeys. Needs a confirmed token.
#[utoipa::path(delete, path = "/me/passkeys/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn remove_passkey(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    app.remove_passkey(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns everything the server keeps about you: account, settings, tokens, passkeys, profile, notices, friends, invitations, reports,
/// ratings, results, puzzles, boxes, chat and tables, with the records of finished games.
#[utoipa::path(get, path = "/me/data", tag = "people",
    responses((status = OK, body = Object, content_type = "application/json"), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn data(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    Ok(download(Download::prepare(&app, caller).await?))
}

/// The login, typed once more, and the password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DeleteBody {
    /// The login of the account to delete.
    #[schema(max_length = 24)]
    login: String,
    /// The password. An account without one needs a confirmed token.
    #[schema(max_length = 200)]
    #[serde(default)]
    password: String,
}

/// Deletes your account. Bots play your seats on, which belong to "a former player"; records stay.
#[utoipa::path(delete, path = "/account", tag = "people", request_body = DeleteBody,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<DeleteBody>,
) -> Result<StatusCode, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    app.delete_account(&caller, &body.login, body.password).await?;
    Ok(StatusCode::NO_CONTENT)
}
