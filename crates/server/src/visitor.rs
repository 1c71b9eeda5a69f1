//! Who asks, and how they like their answer.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use pages::{Language, Theme};
use store::Person;
use table::text::{Phrase, Words};

use crate::{
    config::{Config, Proxy},
    errors::Fault,
    hall::Hall,
    limits::Kind,
};

/// The cookie by which a browser is known.
const SESSION: &str = "ochre";
/// The cookie with the wished language.
pub(crate) const LANGUAGE: &str = "language";
/// The cookie with the wished theme.
pub(crate) const THEME: &str = "theme";
/// Cookies stay a year.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: Option<Person>,
    /// The secret the person was known by.
    pub(crate) secret: Option<String>,
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    pub(crate) address: IpAddr,
    /// Where they reach us, such as `http://localhost:4444`.
    pub(crate) base: String,
}

impl Visitor {
    /// The person, or an answer for strangers.
    pub(crate) fn known(&self) -> Result<&Person, Fault> {
        self.person.as_ref().ok_or(Fault::Stranger)
    }

    /// The person; a stranger becomes one under this name, and their browser gets the cookie.
    pub(crate) async fn welcome(
        &self,
        hall: &Hall,
        name: &str,
    ) -> Result<(Person, Option<HeaderValue>), Fault> {
        let name = name.trim();
        match &self.person {
            Some(person) if name.is_empty() || name == person.name => Ok((person.clone(), None)),
            Some(person) => Ok((hall.rename(person, name).await?, None)),
            None => {
                hall.limits.take(Kind::Open, self.address)?;
                let guest = || hall.library.speaker(self.language, &[]).say(&Phrase::new("server-guest"));
                let name = if name.is_empty() { guest() } else { name.to_owned() };
                let (person, secret) = hall.welcome(&name).await?;
                Ok((person, Some(session_cookie(&secret, hall.config()))))
            }
        }
    }
}

impl FromRequestParts<Arc<Hall>> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Fault> {
        let headers = &parts.headers;
        let (person, secret) = match bearer(headers)? {
            Some(secret) => {
                (Some(hall.person_of(secret).await?.ok_or(Fault::UnknownToken)?), Some(secret.to_owned()))
            }
            None => match cookie(headers, SESSION) {
                // A cookie of another time is as good as none.
                Some(secret) => (hall.person_of(secret).await?, Some(secret.to_owned())),
                None => (None, None),
            },
        };
        Ok(Self {
            person,
            secret,
            language: language(headers),
            theme: cookie(headers, THEME).and_then(Theme::find).unwrap_or_default(),
            address: address(parts, hall.config()),
            base: base(headers, hall.config()),
        })
    }
}

/// The language somebody chose, or else the one their browser asks for.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let chosen = cookie(headers, LANGUAGE).and_then(|tag| tag.parse().ok());
    chosen.unwrap_or_else(|| accepted.map(Language::accepted).unwrap_or_default())
}

/// The theme somebody chose.
pub(crate) fn theme(headers: &HeaderMap) -> Theme {
    cookie(headers, THEME).and_then(Theme::find).unwrap_or_default()
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

/// Where a request comes from.
pub(crate) fn address(parts: &Parts, config: &Config) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip());
    match config.proxy {
        Proxy::None => peer,
        // The last entry is the one our own proxy wrote; those before it may be anybody's.
        Proxy::Trusted => parts
            .headers
            .get("x-forwarded-for")
            .and_then(|value| value.to_str().ok())
            .and_then(|list| list.rsplit(',').next())
            .and_then(|last| last.trim().parse().ok())
            .unwrap_or(peer),
    }
}

fn bearer(headers: &HeaderMap) -> Result<Option<&str>, Fault> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let secret = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).map(str::trim);
    secret.map(Some).ok_or(Fault::UnknownToken)
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let values = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    values
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

fn set_cookie(name: &str, value: &str, rest: &str, config: &Config) -> HeaderValue {
    let secure = if config.is_https() { "; Secure" } else { "" };
    // Values are hex digits and fixed words: always a good header.
    HeaderValue::from_str(&format!("{name}={value}; Path=/; SameSite=Lax{rest}{secure}"))
        .unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// The cookie by which a browser is known from now on.
pub(crate) fn session_cookie(secret: &str, config: &Config) -> HeaderValue {
    set_cookie(SESSION, secret, &format!("; HttpOnly; Max-Age={YEAR}"), config)
}

/// The browser is a stranger again.
pub(crate) fn no_session_cookie(config: &Config) -> HeaderValue {
    set_cookie(SESSION, "", "; HttpOnly; Max-Age=0", config)
}

/// A wish to remember.
pub(crate) fn wish_cookie(name: &str, value: &str, config: &Config) -> HeaderValue {
    set_cookie(name, value, &format!("; Max-Age={YEAR}"), config)
}
