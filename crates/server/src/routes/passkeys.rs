//! What the script of the account page exchanges with the server about passkeys, as JSON; and the form that removes one.

use std::sync::Arc;

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::{Deserialize, Serialize};

use super::{
    account,
    extract::{Fields, Json},
    render::{redirect, with_cookie},
};
use crate::{
    accounts::{CreationOptions, Purpose, RequestOptions},
    app::App,
    caller::{Caller, session_cookie},
    errors::Error,
    limits::Kind,
    webauthn::{Assertion, Attestation, Credential},
};

/// The answer of an authenticator.
#[derive(Deserialize)]
pub(crate) struct Answered<R> {
    credential: Credential<R>,
    /// What a new passkey is called.
    #[serde(default)]
    name: String,
}

/// Where the script goes next.
#[derive(Serialize)]
pub(crate) struct Next {
    next: &'static str,
}

const TO_ACCOUNT: Next = Next { next: "/account" };

/// `POST /account/passkeys/register/options`
pub(crate) async fn creation(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<CreationOptions>, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    Ok(axum::Json(app.passkey_creation(&caller).await?))
}

/// `POST /account/passkeys/register`
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(answered): Json<Answered<Attestation>>,
) -> Result<axum::Json<Next>, Error> {
    app.register_passkey(&caller, &answered.name, &answered.credential).await?;
    Ok(axum::Json(TO_ACCOUNT))
}

/// `POST /account/passkeys/sign-in/options`
pub(crate) async fn sign_in_request(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<RequestOptions>, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    Ok(axum::Json(app.passkey_request(&caller, Purpose::SignIn).await?))
}

/// `POST /account/passkeys/sign-in`
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(answered): Json<Answered<Assertion>>,
) -> Result<Response, Error> {
    let token = app.sign_in_with_passkey(&caller, &answered.credential).await?;
    let cookie = session_cookie(&token, app.config())?;
    Ok(with_cookie(axum::Json(TO_ACCOUNT).into_response(), Some(cookie)))
}

/// `POST /account/passkeys/confirm/options`
pub(crate) async fn confirm_request(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<RequestOptions>, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    let person = caller.require_person()?.id;
    Ok(axum::Json(app.passkey_request(&caller, Purpose::Confirm(person)).await?))
}

/// `POST /account/passkeys/confirm`
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(answered): Json<Answered<Assertion>>,
) -> Result<axum::Json<Next>, Error> {
    app.confirm_with_passkey(&caller, &answered.credential).await?;
    Ok(axum::Json(TO_ACCOUNT))
}

/// `POST /account/passkeys/remove`
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    match app.remove_passkey(&caller, fields.text("passkey")).await {
        Err(Error::ConfirmationRequired) => Ok(redirect("/account/confirm")),
        removed => account::outcome(&app, &caller, removed).await,
    }
}
