//! Pages of the account, language and theme.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use pages::{
    Language, Theme,
    model::{AccountPage, ApiToken, SignIn},
};

use super::{
    extract::Fields,
    render::{frame, html, redirect, with_cookie},
};
use crate::{
    app::App,
    caller::{self, Caller, expired_session_cookie, preference_cookie, session_cookie},
    errors::Error,
    limits::Kind,
};

fn page(app: &Arc<App>, caller: &Caller, status: StatusCode, model: AccountPage) -> Response {
    let words = app.messages.localizer(caller.language, &[]);
    let login = caller.person.as_ref().and_then(|person| person.login.clone());
    let model = AccountPage { login, ..model };
    html(status, pages::account(&frame(app, caller, &words, "/account"), &model))
}

/// The account page with the result of a form; other errors become error pages.
fn outcome(app: &Arc<App>, caller: &Caller, result: Result<(), Error>) -> Result<Response, Error> {
    let (status, sign_in) = match result {
        Ok(()) => (StatusCode::OK, SignIn::Saved),
        Err(error) => {
            let sign_in = match error {
                Error::WrongCredentials => SignIn::Wrong,
                Error::LoginTaken => SignIn::Taken,
                Error::InvalidPassword => SignIn::Short,
                Error::InvalidName => SignIn::NoName,
                other => return Err(other),
            };
            (error.status(), sign_in)
        }
    };
    Ok(page(app, caller, status, AccountPage { sign_in, ..AccountPage::default() }))
}

/// `GET /account`
pub(crate) async fn account(State(app): State<Arc<App>>, caller: Caller) -> Response {
    page(&app, &caller, StatusCode::OK, AccountPage::default())
}

/// `POST /account/name`
pub(crate) async fn name(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let name = fields.text("name");
    if name.is_empty() {
        return outcome(&app, &caller, Err(Error::InvalidName));
    }
    match caller.person_or_guest(&app, name).await {
        Ok((person, cookie)) => {
            let caller = Caller { person: Some(person), ..caller };
            Ok(with_cookie(outcome(&app, &caller, Ok(()))?, cookie))
        }
        Err(error) => outcome(&app, &caller, Err(error)),
    }
}

/// `POST /account/new`
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    let login = fields.text("login");
    // A new person is named like the account.
    let name = if caller.person.is_some() { "" } else { login };
    let (person, cookie) = match caller.person_or_guest(&app, name).await {
        Ok(welcomed) => welcomed,
        Err(error) => return outcome(&app, &caller, Err(error)),
    };
    let (person, result) = match app.register(&person, login, fields.password()).await {
        Ok(account) => (account, Ok(())),
        Err(error) => (person, Err(error)),
    };
    let caller = Caller { person: Some(person), ..caller };
    Ok(with_cookie(outcome(&app, &caller, result)?, cookie))
}

/// `POST /account/sign-in`
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    let signed_in = app.sign_in(caller.person.as_ref(), fields.text("login"), fields.password()).await;
    match signed_in {
        Ok((_, token)) => {
            let cookie = session_cookie(&token, app.config())?;
            Ok(with_cookie(redirect("/account"), Some(cookie)))
        }
        Err(error) => outcome(&app, &caller, Err(error)),
    }
}

/// `POST /account/sign-out`
pub(crate) async fn sign_out(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    if let Some(token) = &caller.token {
        app.revoke_token(token).await?;
    }
    Ok(with_cookie(redirect("/"), Some(expired_session_cookie(app.config())?)))
}

/// `POST /account/token`: creates a token for an API client.
pub(crate) async fn token(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    app.limits.take(Kind::Create, caller.address)?;
    let token = app.issue_token(caller.require_person()?).await?;
    let model = AccountPage { token: Some(ApiToken(token)), ..AccountPage::default() };
    Ok(page(&app, &caller, StatusCode::OK, model))
}

/// The target of the redirect: a path of this server, never another site.
fn back(fields: &Fields) -> &str {
    let path = fields.text("back");
    let ours = path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
    if ours && path.bytes().all(|byte| byte.is_ascii_graphic()) { path } else { "/" }
}

/// `POST /language`
pub(crate) async fn language(State(app): State<Arc<App>>, fields: Fields) -> Result<Response, Error> {
    let language: Language = fields
        .text("language")
        .parse()
        .map_err(|unknown: words::UnknownLanguage| Error::bad_request(unknown.to_string()))?;
    let cookie = preference_cookie(caller::LANGUAGE, language.tag(), app.config())?;
    Ok(with_cookie(redirect(back(&fields)), Some(cookie)))
}

/// `POST /theme`
pub(crate) async fn theme(State(app): State<Arc<App>>, fields: Fields) -> Result<Response, Error> {
    let theme = Theme::find(fields.text("theme"))
        .ok_or_else(|| Error::bad_request("the theme must be 'device', 'light' or 'dark'"))?;
    let cookie = preference_cookie(caller::THEME, theme.name(), app.config())?;
    Ok(with_cookie(redirect(back(&fields)), Some(cookie)))
}
