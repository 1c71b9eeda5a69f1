//! Name, account, language, theme.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode},
    response::Response,
};
use pages::{
    Language, Theme,
    model::{AccountPage, ApiToken, SignIn},
};

use super::{
    extract::Fields,
    show::{frame, html, see, with_cookie},
};
use crate::{
    errors::Fault,
    hall::Hall,
    limits::Kind,
    visitor::{self, Visitor, no_session_cookie, session_cookie, wish_cookie},
};

fn page(hall: &Arc<Hall>, visitor: &Visitor, status: StatusCode, model: AccountPage) -> Response {
    let words = hall.library.speaker(visitor.language, &[]);
    let login = visitor.person.as_ref().and_then(|person| person.login.clone());
    let model = AccountPage { login, ..model };
    html(status, pages::account(&frame(hall, visitor, &words, "/account"), &model))
}

/// What became of it, or an answer of another kind.
fn outcome(hall: &Arc<Hall>, visitor: &Visitor, result: Result<(), Fault>) -> Result<Response, Fault> {
    let (status, sign_in) = match result {
        Ok(()) => (StatusCode::OK, SignIn::Saved),
        Err(fault) => {
            let sign_in = match fault {
                Fault::WrongPassword => SignIn::Wrong,
                Fault::LoginTaken => SignIn::Taken,
                Fault::BadPassword => SignIn::Short,
                Fault::BadName => SignIn::NoName,
                other => return Err(other),
            };
            (fault.status(), sign_in)
        }
    };
    Ok(page(hall, visitor, status, AccountPage { sign_in, ..AccountPage::default() }))
}

/// `GET /account`
pub(crate) async fn account(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Response {
    page(&hall, &visitor, StatusCode::OK, AccountPage::default())
}

/// `POST /account/name`
pub(crate) async fn name(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    let name = fields.text("name");
    if name.is_empty() {
        return outcome(&hall, &visitor, Err(Fault::BadName));
    }
    match visitor.welcome(&hall, name).await {
        Ok((person, cookie)) => {
            let visitor = Visitor { person: Some(person), ..visitor };
            Ok(with_cookie(outcome(&hall, &visitor, Ok(()))?, cookie))
        }
        Err(fault) => outcome(&hall, &visitor, Err(fault)),
    }
}

/// `POST /account/new`
pub(crate) async fn create(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    hall.limits.take(Kind::Password, visitor.address)?;
    let login = fields.text("login");
    // A stranger who makes an account is called like it.
    let name = if visitor.person.is_some() { "" } else { login };
    let (person, cookie) = match visitor.welcome(&hall, name).await {
        Ok(welcomed) => welcomed,
        Err(fault) => return outcome(&hall, &visitor, Err(fault)),
    };
    let (person, result) = match hall.make_account(&person, login, fields.password()).await {
        Ok(account) => (account, Ok(())),
        Err(fault) => (person, Err(fault)),
    };
    let visitor = Visitor { person: Some(person), ..visitor };
    Ok(with_cookie(outcome(&hall, &visitor, result)?, cookie))
}

/// `POST /account/sign-in`
pub(crate) async fn sign_in(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Fault> {
    hall.limits.take(Kind::Password, visitor.address)?;
    let signed_in = hall.sign_in(visitor.person.as_ref(), fields.text("login"), fields.password()).await;
    match signed_in {
        Ok((_, secret)) => {
            let cookie: HeaderValue = session_cookie(&secret, hall.config());
            Ok(with_cookie(see("/account"), Some(cookie)))
        }
        Err(fault) => outcome(&hall, &visitor, Err(fault)),
    }
}

/// `POST /account/sign-out`
pub(crate) async fn sign_out(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Result<Response, Fault> {
    if let Some(secret) = &visitor.secret {
        hall.drop_secret(secret).await?;
    }
    Ok(with_cookie(see("/"), Some(no_session_cookie(hall.config()))))
}

/// `POST /account/token`: a secret for a program that plays for this person.
pub(crate) async fn token(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Result<Response, Fault> {
    hall.limits.take(Kind::Open, visitor.address)?;
    let secret = hall.new_secret(visitor.known()?).await?;
    let model = AccountPage { token: Some(ApiToken(secret)), ..AccountPage::default() };
    Ok(page(&hall, &visitor, StatusCode::OK, model))
}

/// Where to go after a choice: a path of ours, never another site.
fn back(fields: &Fields) -> &str {
    let path = fields.text("back");
    let ours = path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
    if ours && path.bytes().all(|letter| letter.is_ascii_graphic()) { path } else { "/" }
}

/// `POST /language`
pub(crate) async fn language(State(hall): State<Arc<Hall>>, fields: Fields) -> Result<Response, Fault> {
    let language: Language = fields
        .text("language")
        .parse()
        .map_err(|unknown: words::UnknownLanguage| Fault::Unreadable(unknown.to_string()))?;
    let cookie = wish_cookie(visitor::LANGUAGE, language.tag(), hall.config());
    Ok(with_cookie(see(back(&fields)), Some(cookie)))
}

/// `POST /theme`
pub(crate) async fn theme(State(hall): State<Arc<Hall>>, fields: Fields) -> Result<Response, Fault> {
    let theme = Theme::find(fields.text("theme"))
        .ok_or_else(|| Fault::Unreadable("a theme is 'device', 'light' or 'dark'".to_owned()))?;
    let cookie = wish_cookie(visitor::THEME, theme.name(), hall.config());
    Ok(with_cookie(see(back(&fields)), Some(cookie)))
}
