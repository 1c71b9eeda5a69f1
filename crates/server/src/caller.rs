//! Who sent a request, and in which language and theme they read.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use cookie::{Cookie, SameSite, time::Duration};
use pages::{Language, Preferences, Theme};
use store::{Person, TokenKind};
use table::text::{Phrase, Words};

use crate::{
    app::App, blocks::Blocked, config::Config, errors::Error, limits::Kind, sessions::RenewedCookie,
};

/// Name of the session cookie.
const SESSION: &str = "ochre";
/// Name of the cookie with the chosen language.
pub(crate) const LANGUAGE: &str = "language";
/// Name of the cookie with the chosen theme.
pub(crate) const THEME: &str = "theme";
/// Name of the cookie with the settings.
pub(crate) const PREFERENCES: &str = "settings";
/// Name of the cookie with the message of the day that the reader has dismissed.
pub(crate) const NOTICE: &str = "notice";
/// The lifetime of cookies.
const YEAR: Duration = Duration::days(365);

/// The sender of a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The authenticated person.
    pub(crate) person: Option<Person>,
    /// The bearer token or session cookie of the request.
    pub(crate) token: Option<String>,
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    pub(crate) preferences: Preferences,
    pub(crate) address: IpAddr,
    /// Those whom the person has blocked.
    pub(crate) blocked: Arc<Blocked>,
    /// The base URL under which the server was reached, such as `http://localhost:4444`.
    pub(crate) base: String,
}

impl Caller {
    /// The sender of a request, of whom nothing is known but what they want to read.
    fn anonymous(parts: &Parts, config: &Config) -> Self {
        let headers = &parts.headers;
        Self {
            person: None,
            token: None,
            language: language(headers),
            theme: theme(headers),
            preferences: preferences(headers),
            address: address(parts, config),
            blocked: Arc::default(),
            base: base(headers, config),
        }
    }

    /// The authenticated person, or [`Error::Unauthenticated`].
    pub(crate) fn require_person(&self) -> Result<&Person, Error> {
        self.person.as_ref().ok_or(Error::Unauthenticated)
    }

    /// The authenticated person and the token of the request, or [`Error::Unauthenticated`].
    pub(crate) fn require_token(&self) -> Result<(&Person, &str), Error> {
        Ok((self.require_person()?, self.token.as_deref().ok_or(Error::Unauthenticated)?))
    }

    /// The authenticated person, renamed if `name` is not empty. Without one, creates a guest and returns the session cookie
    /// for the response.
    pub(crate) async fn person_or_guest(
        &self,
        app: &App,
        name: &str,
    ) -> Result<(Person, Option<HeaderValue>), Error> {
        let name = name.trim();
        match &self.person {
            Some(person) if name.is_empty() || name == person.name => Ok((person.clone(), None)),
            Some(person) => Ok((app.rename(person, name).await?, None)),
            None => {
                app.limits.take(Kind::Create, self.address)?;
                let default = || app.messages.localizer(self.language, &[]).say(&Phrase::new("server-guest"));
                let name = if name.is_empty() { default() } else { name.to_owned() };
                let (person, token) = app.create_guest(&name, TokenKind::Browser).await?;
                Ok((person, Some(session_cookie(&token, app.config())?)))
            }
        }
    }
}

/// The bearer token or session cookie of a request, whoever sent it: also somebody who is not let in can sign out.
pub(crate) struct SentToken(pub(crate) Option<String>);

impl FromRequestParts<Arc<App>> for SentToken {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Error> {
        let session = cookie(&parts.headers, SESSION);
        Ok(Self(bearer(&parts.headers).or(session.as_ref().map(Cookie::value)).map(str::to_owned)))
    }
}

/// The sender of a request, whoever that is: also somebody who is not let in can end messages.
pub(crate) struct Anybody(pub(crate) Caller);

impl FromRequestParts<Arc<App>> for Anybody {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self(Caller::anonymous(parts, app.config())))
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let address = address(parts, app.config());
        app.judgement().await?.admit_address(address, app.clock().now())?;
        let session = cookie(&parts.headers, SESSION);
        let (person, token) = match bearer(&parts.headers) {
            Some(token) => {
                let found = app.authenticate(token).await?.ok_or(Error::InvalidToken)?;
                (Some(found.person), Some(token))
            }
            // A stale session cookie is ignored.
            None => match session.as_ref().map(Cookie::value) {
                Some(token) => {
                    let found = app.authenticate(token).await?;
                    if found.as_ref().is_some_and(|found| found.renewed)
                        && let Some(cookie) = parts.extensions.get::<RenewedCookie>()
                    {
                        cookie.set(app, token)?;
                    }
                    (found.map(|found| found.person), Some(token))
                }
                None => (None, None),
            },
        };
        let blocked = match &person {
            Some(person) => app.blocked_by(person.id).await?,
            None => Arc::default(),
        };
        let token = token.map(str::to_owned);
        Ok(Self { person, blocked, token, ..Self::anonymous(parts, app.config()) })
    }
}

/// The language of the cookie, or else the best match for `Accept-Language`.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, LANGUAGE).and_then(|cookie| cookie.value().parse().ok());
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    chosen.or_else(|| accepted.map(Language::accepted)).unwrap_or_default()
}

/// The theme of the cookie, or else the default.
pub(crate) fn theme(headers: &HeaderMap) -> Theme {
    cookie(headers, THEME).and_then(|cookie| Theme::find(cookie.value())).unwrap_or_default()
}

/// The settings of the cookie, or else the defaults.
pub(crate) fn preferences(headers: &HeaderMap) -> Preferences {
    cookie(headers, PREFERENCES).map(|cookie| Preferences::from_cookie(cookie.value())).unwrap_or_default()
}

fn base(headers: &HeaderMap, config: &Config) -> String {
    match &config.public_url {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => {
            let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
            format!("http://{}", host.unwrap_or("localhost"))
        }
    }
}

/// The client's address.
pub(crate) fn address(parts: &Parts, config: &Config) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip());
    forwarded(&parts.headers, config.trusted_proxies).unwrap_or(peer)
}

/// The address that the first of `proxies` reverse proxies saw. Each proxy appends what it saw to the list, in the last header
/// line or in a new one, so its entry is counted from the end. A client can forge what stands before it.
fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").into_iter();
    let entries: Vec<&[u8]> = lines.flat_map(|line| line.as_bytes().split(|byte| *byte == b',')).collect();
    if proxies == 0 {
        return None;
    }
    // Fewer entries than proxies: the request came in behind the first proxy, and the first entry is the client.
    let entry = std::str::from_utf8(entries.get(entries.len().saturating_sub(proxies))?).ok()?.trim();
    // Some proxies add the port, some write IPv6 addresses in brackets.
    let bare = entry.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| entry.parse().ok().map(|address: SocketAddr| address.ip()))
}

/// The bearer token. Other schemes are not for this server: a proxy may ask for a password of its own.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let values = headers.get_all(header::AUTHORIZATION).into_iter().filter_map(|value| value.to_str().ok());
    values.filter_map(|text| text.split_once(' ')).find_map(|(scheme, token)| {
        // The names of schemes are case-insensitive (RFC 9110, 11.1).
        scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
    })
}

pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<Cookie<'a>> {
    let values = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(Cookie::split_parse).filter_map(Result::ok).find(|cookie| cookie.name() == name)
}

fn set_cookie(cookie: Cookie<'_>, lifetime: Duration, config: &Config) -> Result<HeaderValue, Error> {
    let cookie = Cookie::build(cookie).path("/").same_site(SameSite::Lax).max_age(lifetime);
    let cookie = if config.is_https() { cookie.secure(true) } else { cookie };
    HeaderValue::from_str(&cookie.to_string())
        .map_err(|error| Error::internal("a cookie is not a valid header", &error))
}

/// Starts a session.
pub(crate) fn session_cookie(token: &str, config: &Config) -> Result<HeaderValue, Error> {
    set_cookie(Cookie::build((SESSION, token)).http_only(true).build(), YEAR, config)
}

/// Ends the session.
pub(crate) fn expired_session_cookie(config: &Config) -> Result<HeaderValue, Error> {
    set_cookie(Cookie::build((SESSION, "")).http_only(true).build(), Duration::ZERO, config)
}

/// Stores a preference of the reader.
pub(crate) fn preference_cookie(
    name: &'static str,
    value: &str,
    config: &Config,
) -> Result<HeaderValue, Error> {
    set_cookie(Cookie::new(name, value), YEAR, config)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_lax_and_secure_with_https() {
        let http = Config::default();
        let https = Config { public_url: Some("https://ochre.example".to_owned()), ..Config::default() };
        assert_eq!(
            session_cookie("abc", &http).unwrap(),
            "ochre=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000"
        );
        assert_eq!(
            session_cookie("abc", &https).unwrap(),
            "ochre=abc; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=31536000"
        );
        assert_eq!(
            expired_session_cookie(&http).unwrap(),
            "ochre=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"
        );
        assert_eq!(
            preference_cookie(THEME, "dark", &http).unwrap(),
            "theme=dark; SameSite=Lax; Path=/; Max-Age=31536000"
        );
    }

    #[test]
    fn the_client_is_counted_from_the_end_of_all_lines() {
        let address = |lines: &[&str], proxies| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            forwarded(&headers, proxies).map(|address| address.to_string()).unwrap_or_default()
        };
        assert_eq!(address(&["6.6.6.6", "1.1.1.1"], 0), "");
        assert_eq!(address(&["6.6.6.6", "1.1.1.1"], 1), "1.1.1.1");
        assert_eq!(address(&["6.6.6.6, 1.1.1.1"], 1), "1.1.1.1");
        assert_eq!(address(&["6.6.6.6, 1.1.1.1", "10.0.0.1"], 2), "1.1.1.1");
        assert_eq!(address(&["1.1.1.1"], 2), "1.1.1.1");
        assert_eq!(address(&["1.1.1.1:4000"], 1), "1.1.1.1");
        assert_eq!(address(&["[2001:db8::1]"], 1), "2001:db8::1");
        assert_eq!(address(&["[2001:db8::1]:4000"], 1), "2001:db8::1");
        assert_eq!(address(&["1.1.1.1, unknown"], 1), "");
        assert_eq!(address(&[], 1), "");
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; theme=dark"));
        headers.append(header::COOKIE, HeaderValue::from_static("ochre=secret; broken"));
        assert_eq!(cookie(&headers, SESSION).unwrap().value(), "secret");
        assert_eq!(theme(&headers), Theme::find("dark").unwrap());
        assert!(cookie(&headers, LANGUAGE).is_none());
    }
}
