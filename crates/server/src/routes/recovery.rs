//! Pages for a lost password, and new recovery codes.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use pages::model::{RecoverPage, RecoveryCodes, SignIn};
use table::text::Words as _;

use super::{
    account,
    extract::Fields,
    render::{frame, html, redirect},
};
use crate::{app::App, caller::Caller, errors::Error, limits::Kind};

fn page(app: &Arc<App>, caller: &Caller, status: StatusCode, model: &RecoverPage) -> Response {
    let words = app.messages.localizer(caller.language, &[]);
    html(status, pages::recover(&frame(app, caller, &words, "/account/recover"), model))
}

/// `GET /account/recover`
pub(crate) async fn form(State(app): State<Arc<App>>, caller: Caller) -> Response {
    page(&app, &caller, StatusCode::OK, &RecoverPage::default())
}

/// `POST /account/recover/code`
pub(crate) async fn with_code(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    let (login, code, password) = (fields.text("login"), fields.text("code"), fields.password("password"));
    match app.recover_with_code(login, code, password).await {
        Ok(()) => account::with_answer(&app, &caller, SignIn::Recovered).await,
        Err(error @ (Error::RecoveryRefused | Error::InvalidPassword | Error::WeakPassword)) => {
            let notice = app.messages.localizer(caller.language, &[]).say(&error.phrase());
            Ok(page(&app, &caller, error.status(), &RecoverPage { notice: Some(notice) }))
        }
        Err(error) => Err(error),
    }
}

/// `POST /account/codes`: replaces the recovery codes and shows the new ones, once.
pub(crate) async fn renew_codes(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    let codes = match app.renew_recovery_codes(&caller).await {
        Err(Error::ConfirmationRequired) => return Ok(redirect("/account/confirm")),
        codes => codes?,
    };
    let words = app.messages.localizer(caller.language, &[]);
    let frame = frame(&app, &caller, &words, "/account");
    Ok(html(StatusCode::OK, pages::recovery_codes(&frame, &RecoveryCodes { codes })))
}
