//! Pages for a lost password, and new recovery codes.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use pages::model::{RecoverLinkPage, RecoverPage, RecoveryCodes, SignIn};
use table::text::{Phrase, Words as _};

use super::{
    account,
    extract::{Fields, Path},
    render::{frame, html, redirect},
};
use crate::{app::App, caller::Caller, errors::Error, limits::Kind};

fn page(app: &Arc<App>, caller: &Caller, status: StatusCode, notice: Option<&Phrase>) -> Response {
    let words = app.messages.localizer(caller.language, &[]);
    let notice = notice.map(|phrase| words.say(phrase));
    let model = RecoverPage { by_mail: app.recovers_by_mail(), notice };
    html(status, pages::recover(&frame(app, caller, &words, "/account/recover"), &model))
}

/// `GET /account/recover`
pub(crate) async fn form(State(app): State<Arc<App>>, caller: Caller) -> Response {
    page(&app, &caller, StatusCode::OK, None)
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
            Ok(page(&app, &caller, error.status(), Some(&error.phrase())))
        }
        Err(error) => Err(error),
    }
}

/// `POST /account/recover/mail`. The answer is the same whether the account exists or not.
pub(crate) async fn send_link(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    app.send_recovery_link(fields.text("login"), caller.language)?;
    Ok(page(&app, &caller, StatusCode::OK, Some(&Phrase::new("pages-recover-mail-sent"))))
}

fn link_page(app: &Arc<App>, caller: &Caller, token: String, error: Option<&Error>) -> Response {
    let words = app.messages.localizer(caller.language, &[]);
    let notice = error.map(|error| words.say(&error.phrase()));
    let status = error.map_or(StatusCode::OK, Error::status);
    let frame = frame(app, caller, &words, "/account/recover");
    html(status, pages::recover_link(&frame, &RecoverLinkPage { token, notice }))
}

/// `GET /account/recover/TOKEN`: looking at a link does not use it up.
pub(crate) async fn link_form(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    app.check_recovery_link(&token).await?;
    Ok(link_page(&app, &caller, token, None))
}

/// `POST /account/recover/TOKEN`
pub(crate) async fn with_link(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    match app.recover_with_link(&token, fields.password("password")).await {
        Ok(()) => account::with_answer(&app, &caller, SignIn::Recovered).await,
        Err(error @ (Error::InvalidPassword | Error::WeakPassword)) => {
            Ok(link_page(&app, &caller, token, Some(&error)))
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
