//! Pages of the account, language and theme.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use pages::{
    Language, Preferences, Theme,
    model::{AccountPage, ApiToken, ConfirmAccount, PasskeyRow, Session, SessionKind, SignIn},
};
use store::{Token, TokenKind};
use table::text::Words as _;

use super::{
    admin::shown_registration,
    extract::{Fields, Query},
    render::{frame, html, redirect, with_cookie},
};
use crate::{
    app::App,
    caller::{self, Caller, SentToken, expired_session_cookie, preference_cookie, session_cookie},
    errors::Error,
    ids,
    limits::Kind,
    sessions,
    webauthn::{self, RelyingParty},
};

async fn page(
    app: &Arc<App>,
    caller: &Caller,
    status: StatusCode,
    model: AccountPage,
) -> Result<Response, Error> {
    let words = app.messages.localizer(caller.language, &[]);
    let login = caller.person.as_ref().and_then(|person| person.login.clone());
    let tokens = match &caller.person {
        Some(person) => app.tokens_of(person).await?,
        None => Vec::new(),
    };
    let now = app.clock().now();
    let own = caller.token.as_deref().map(ids::token_hash);
    let session = |token: &Token| Session {
        id: sessions::public_id(token),
        kind: match token.kind {
            TokenKind::Browser => SessionKind::Browser,
            TokenKind::Program => SessionKind::Program,
        },
        current: Some(token.hash) == own,
        unused: seconds(now - token.used),
        left: seconds(token.expires - now),
    };
    let registration = shown_registration(app.judgement().await?.house.registration);
    let mut model = AccountPage {
        sessions: tokens.iter().map(session).collect(),
        offers_passkeys: RelyingParty::of(&caller.base).is_some(),
        registration,
        ..model
    };
    if let Some(person) = caller.person.as_ref().filter(|_| login.is_some()) {
        model.has_password = app.has_password(person).await?;
        model.passkeys = passkeys(app, person, now).await?;
        model.codes_left = app.store().recovery_codes_left(person.id).await?;
    }
    model.login = login;
    Ok(html(status, pages::account(&frame(app, caller, &words, "/account"), &model)))
}

async fn passkeys(app: &App, person: &store::Person, now: i64) -> Result<Vec<PasskeyRow>, Error> {
    let row = |passkey: store::Passkey| PasskeyRow {
        id: webauthn::encode(&passkey.id),
        name: passkey.name,
        unused: seconds(now - passkey.used),
    };
    Ok(app.store().passkeys_of(person.id).await?.into_iter().map(row).collect())
}

fn seconds(millis: i64) -> u64 {
    u64::try_from(millis / 1000).unwrap_or(0)
}

/// The account page with the result of a form; other errors become error pages.
pub(crate) async fn outcome(
    app: &Arc<App>,
    caller: &Caller,
    result: Result<(), Error>,
) -> Result<Response, Error> {
    let (status, sign_in) = match result {
        Ok(()) => (StatusCode::OK, SignIn::Saved),
        Err(error @ Error::LastCredential) => {
            let notice = app.messages.localizer(caller.language, &[]).say(&error.phrase());
            let model = AccountPage { notice: Some(notice), ..AccountPage::default() };
            return page(app, caller, error.status(), model).await;
        }
        Err(error) => refusal(error)?,
    };
    page(app, caller, status, AccountPage { sign_in, ..AccountPage::default() }).await
}

/// The account page with an answer.
pub(crate) async fn with_answer(app: &Arc<App>, caller: &Caller, sign_in: SignIn) -> Result<Response, Error> {
    page(app, caller, StatusCode::OK, AccountPage { sign_in, ..AccountPage::default() }).await
}

async fn confirm_page(app: &Arc<App>, caller: &Caller, problem: Option<&Error>) -> Result<Response, Error> {
    let person = caller.require_person()?;
    person.login.as_ref().ok_or(Error::NotRegistered)?;
    let words = app.messages.localizer(caller.language, &[]);
    let passkeys = app.store().passkeys_of(person.id).await?;
    let model = ConfirmAccount {
        has_password: app.has_password(person).await?,
        has_passkeys: !passkeys.is_empty() && RelyingParty::of(&caller.base).is_some(),
        notice: problem.map(|error| words.say(&error.phrase())),
    };
    let status = problem.map_or(StatusCode::OK, Error::status);
    Ok(html(status, pages::confirm_account(&frame(app, caller, &words, "/account/confirm"), &model)))
}

/// `GET /account/confirm`
pub(crate) async fn confirm_form(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    confirm_page(&app, &caller, None).await
}

/// `POST /account/confirm`
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    match app.confirm(&caller, fields.password("password")).await {
        Ok(()) => Ok(redirect("/account")),
        Err(error @ Error::WrongCredentials) => confirm_page(&app, &caller, Some(&error)).await,
        Err(error) => Err(error),
    }
}

/// `POST /account/login`
pub(crate) async fn login(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    match app.change_login(&caller, fields.text("login")).await {
        Ok(person) => outcome(&app, &Caller { person: Some(person), ..caller }, Ok(())).await,
        Err(Error::ConfirmationRequired) => Ok(redirect("/account/confirm")),
        Err(error) => outcome(&app, &caller, Err(error)).await,
    }
}

/// `POST /account/password/remove`
pub(crate) async fn remove_password(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    match app.remove_password(&caller).await {
        Err(Error::ConfirmationRequired) => Ok(redirect("/account/confirm")),
        result => outcome(&app, &caller, result).await,
    }
}

/// What the account page says about an error; other errors become error pages.
fn refusal(error: Error) -> Result<(StatusCode, SignIn), Error> {
    let sign_in = match error {
        Error::WrongCredentials => SignIn::Wrong,
        Error::LoginTaken => SignIn::Taken,
        Error::InvalidPassword => SignIn::Short,
        Error::WeakPassword => SignIn::Weak,
        Error::InvalidName => SignIn::NoName,
        Error::InvitationNotValid => SignIn::NotInvited,
        Error::RegistrationClosed => SignIn::Closed,
        other => return Err(other),
    };
    Ok((error.status(), sign_in))
}

/// `GET /account`
pub(crate) async fn account(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, Error> {
    let invitation = query.into_iter().find(|(name, _)| name == "invitation").map(|(_, code)| code);
    let model = AccountPage { invitation: invitation.unwrap_or_default(), ..AccountPage::default() };
    page(&app, &caller, StatusCode::OK, model).await
}

/// `POST /account/name`
pub(crate) async fn name(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let name = fields.text("name");
    if name.is_empty() {
        return outcome(&app, &caller, Err(Error::InvalidName)).await;
    }
    match caller.person_or_guest(&app, name).await {
        Ok((person, cookie)) => {
            let caller = Caller { person: Some(person), ..caller };
            Ok(with_cookie(outcome(&app, &caller, Ok(())).await?, cookie))
        }
        Err(error) => outcome(&app, &caller, Err(error)).await,
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
        Err(error) => return outcome(&app, &caller, Err(error)).await,
    };
    let (password, invitation) = (fields.password("password"), fields.text("invitation"));
    match app.register(&person, login, password, invitation, TokenKind::Browser).await {
        Ok((account, token)) => {
            let cookie = session_cookie(&token, app.config())?;
            let caller = Caller { person: Some(account), token: Some(token), ..caller };
            Ok(with_cookie(outcome(&app, &caller, Ok(())).await?, Some(cookie)))
        }
        Err(error) => {
            let caller = Caller { person: Some(person), ..caller };
            let (status, sign_in) = refusal(error)?;
            let model = AccountPage { sign_in, invitation: invitation.to_owned(), ..AccountPage::default() };
            Ok(with_cookie(page(&app, &caller, status, model).await?, cookie))
        }
    }
}

/// `POST /account/sign-in`
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    let (login, password) = (fields.text("login"), fields.password("password"));
    match app.sign_in(caller.person.as_ref(), login, password, TokenKind::Browser).await {
        Ok((_, token)) => {
            let cookie = session_cookie(&token, app.config())?;
            Ok(with_cookie(redirect("/account"), Some(cookie)))
        }
        Err(error) => outcome(&app, &caller, Err(error)).await,
    }
}

/// `POST /account/password`
pub(crate) async fn password(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Password, caller.address)?;
    let (current, new) = (fields.password("current"), fields.password("password"));
    match app.change_password(&caller, current, new).await {
        Err(Error::ConfirmationRequired) => Ok(redirect("/account/confirm")),
        changed => outcome(&app, &caller, changed).await,
    }
}

/// `POST /account/sign-out`
pub(crate) async fn sign_out(
    State(app): State<Arc<App>>,
    SentToken(token): SentToken,
) -> Result<Response, Error> {
    if let Some(token) = &token {
        app.revoke_token(token).await?;
    }
    Ok(with_cookie(redirect("/"), Some(expired_session_cookie(app.config())?)))
}

/// `POST /account/end`: ends the session `session`, or all others without this field.
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let (person, token) = caller.require_token()?;
    match fields.text("session") {
        "" => app.end_other_tokens(person, token).await?,
        id => app.end_token(person, id).await?,
    }
    Ok(redirect("/account"))
}

/// `POST /account/token`: creates a token for an API client.
pub(crate) async fn token(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    app.limits.take(Kind::Create, caller.address)?;
    let token = app.issue_token(caller.require_person()?, TokenKind::Program).await?;
    let model = AccountPage { token: Some(ApiToken(token)), ..AccountPage::default() };
    page(&app, &caller, StatusCode::OK, model).await
}

/// The target of the redirect: a path of this server, never another site.
fn back(fields: &Fields) -> &str {
    own_path(fields.text("back"))
}

fn own_path(path: &str) -> &str {
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

/// `GET /settings`
pub(crate) async fn settings(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(query): Query<Vec<(String, String)>>,
) -> Response {
    let back = query.iter().find(|(name, _)| name == "back").map_or("/", |(_, path)| own_path(path));
    let words = app.messages.localizer(caller.language, &[]);
    html(StatusCode::OK, pages::settings_page(&frame(&app, &caller, &words, "/settings"), back))
}

/// `POST /settings`
pub(crate) async fn save_settings(State(app): State<Arc<App>>, fields: Fields) -> Result<Response, Error> {
    let preferences = Preferences::read(fields.pairs());
    let cookie = preference_cookie(caller::PREFERENCES, &preferences.to_cookie(), app.config())?;
    Ok(with_cookie(redirect(back(&fields)), Some(cookie)))
}

/// `POST /theme`
pub(crate) async fn theme(State(app): State<Arc<App>>, fields: Fields) -> Result<Response, Error> {
    let theme = Theme::find(fields.text("theme"))
        .ok_or_else(|| Error::bad_request("the theme must be 'device', 'light' or 'dark'"))?;
    let cookie = preference_cookie(caller::THEME, theme.name(), app.config())?;
    Ok(with_cookie(redirect(back(&fields)), Some(cookie)))
}
