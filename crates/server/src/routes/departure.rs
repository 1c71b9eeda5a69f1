//! The download of one's data, and the end of an account.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use pages::model::DeleteAccount;
use table::text::Words as _;

use super::{
    extract::Fields,
    render::{frame, html, redirect, with_cookie},
};
use crate::{
    accounts::Download,
    app::App,
    caller::{Caller, expired_session_cookie},
    errors::Error,
    limits::Kind,
};

/// A JSON document that browsers save.
pub(crate) fn download(document: Download) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"ochre.json\"")),
    ];
    (headers, document.into_body()).into_response()
}

/// `GET /account/data`
pub(crate) async fn data(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    Ok(download(Download::prepare(&app, caller).await?))
}

async fn page(app: &Arc<App>, caller: &Caller, problem: Option<&Error>) -> Result<Response, Error> {
    let person = caller.require_person()?;
    let words = app.messages.localizer(caller.language, &[]);
    let model = DeleteAccount {
        login: person.login.clone().ok_or(Error::NotRegistered)?,
        has_password: app.has_password(person).await?,
        notice: problem.map(|error| words.say(&error.phrase())),
    };
    let status = problem.map_or(StatusCode::OK, Error::status);
    Ok(html(status, pages::delete_account(&frame(app, caller, &words, "/account/delete"), &model)))
}

/// `GET /account/delete`
pub(crate) async fn ask(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    page(&app, &caller, None).await
}

/// `POST /account/delete`
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    match app.delete_account(&caller, fields.text("login"), fields.password("password")).await {
        Ok(()) => Ok(with_cookie(redirect("/"), Some(expired_session_cookie(app.config())?))),
        Err(Error::ConfirmationRequired) => Ok(redirect("/account/confirm")),
        Err(error @ (Error::DeletionNotConfirmed | Error::WrongCredentials)) => {
            page(&app, &caller, Some(&error)).await
        }
        Err(error) => Err(error),
    }
}
