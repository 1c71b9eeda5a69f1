//! The address of NATS: one URL, or several with commas between them.

use std::borrow::Cow;

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;

use crate::ClusterError;

/// How this process proves who it is. The client takes that from its options only, never from an address.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Login {
    Token(String),
    User { name: String, password: String },
}

/// Where NATS is, and how to log in there.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    /// Without user and password, which the client would write to its log.
    servers: Vec<ServerAddr>,
    login: Option<Login>,
}

impl Address {
    /// Reads URLs such as `nats://USER:PASSWORD@nats1.example:4222,nats2.example`. User and password need to be in one of them only.
    pub(crate) fn parse(text: &str) -> Result<Self, ClusterError> {
        let mut address = Self { servers: Vec::new(), login: None };
        for url in text.split(',') {
            let wrong = |reason: String| ClusterError::Address { url: without_login(url), reason };
            let (server, login) = parse_one(url.trim()).map_err(wrong)?;
            match (&address.login, login) {
                (Some(one), Some(other)) if *one != other => {
                    return Err(wrong("several addresses need the same user and password".to_owned()));
                }
                (None, Some(login)) => address.login = Some(login),
                (Some(_), Some(_)) | (_, None) => {}
            }
            address.servers.push(server);
        }
        Ok(address)
    }

    /// The URLs without user and password, for messages.
    pub(crate) fn shown(&self) -> String {
        self.servers.iter().map(ServerAddr::as_url_str).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn servers(&self) -> &[ServerAddr] {
        &self.servers
    }

    /// Options of a client that logs in.
    pub(crate) fn options(&self) -> ConnectOptions {
        match self.login.clone() {
            None => ConnectOptions::new(),
            Some(Login::Token(token)) => ConnectOptions::with_token(token),
            Some(Login::User { name, password }) => ConnectOptions::with_user_and_password(name, password),
        }
    }
}

/// A URL without its user and password, and what these were.
fn parse_one(url: &str) -> Result<(ServerAddr, Option<Login>), String> {
    let server: ServerAddr = url.parse().map_err(|error: std::io::Error| error.to_string())?;
    if server.host().is_empty() {
        return Err("it has no host".to_owned());
    }
    let decoded = |text: &str| match percent_decode_str(text).decode_utf8() {
        Ok(text) => Ok(Cow::into_owned(text)),
        Err(_) => Err("its user or password is not UTF-8".to_owned()),
    };
    let login = match (server.username(), server.password()) {
        (None, None) => None,
        (None, Some(_)) => return Err("it has a password, but no user".to_owned()),
        (Some(token), None) => Some(Login::Token(decoded(token)?)),
        (Some(name), Some(password)) => {
            Some(Login::User { name: decoded(name)?, password: decoded(password)? })
        }
    };
    let mut url = server.into_inner();
    // Both fail only where there is no host.
    let _ = url.set_username("");
    let _ = url.set_password(None);
    let server = ServerAddr::from_url(url).map_err(|error| error.to_string())?;
    Ok((server, login))
}

/// What was given, as far as it may be shown.
fn without_login(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").map_or(("", url), |(scheme, rest)| (scheme, rest));
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    if scheme.is_empty() { place.to_owned() } else { format!("{scheme}://{place}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(name: &str, password: &str) -> Option<Login> {
        Some(Login::User { name: name.to_owned(), password: password.to_owned() })
    }

    #[test]
    fn an_address_says_where_nats_is_and_how_to_log_in() {
        let cases = [
            ("nats://127.0.0.1:4222", "nats://127.0.0.1:4222", None),
            ("nats.example", "nats://nats.example", None),
            ("nats://ada:secret@[::1]:1", "nats://[::1]:1", user("ada", "secret")),
            ("nats://a%40b:%2C%25%3A%C3%A9%2F@h", "nats://h", user("a@b", ",%:é/")),
            ("nats://50%off:1%@h", "nats://h", user("50%off", "1%")),
            ("nats://token@h:5", "nats://h:5", Some(Login::Token("token".to_owned()))),
            ("nats://a:b@h:1, nats://i:2,tls://j", "nats://h:1, nats://i:2, tls://j", user("a", "b")),
            ("h:1,nats://a:b@i,nats://a:b@j", "nats://h:1, nats://i, nats://j", user("a", "b")),
        ];
        for (text, shown, login) in cases {
            let address = Address::parse(text).unwrap();
            assert_eq!((address.shown().as_str(), &address.login), (shown, &login), "{text}");
            for server in address.servers() {
                assert!(!server.has_user_pass() && server.password().is_none(), "{text}: {server:?}");
            }
        }
    }

    #[test]
    fn a_wrong_address_is_explained_without_its_password() {
        let cases = [
            ("nowhere at all", "URL is invalid"),
            ("nats://ada:secret@", "URL is invalid"),
            ("nats://", "no host"),
            ("http://ada:secret@h", "http"),
            ("nats://:secret@h", "no user"),
            ("nats://ada:%FFsecret@h", "UTF-8"),
            ("nats://ada:secret@h,", "h"),
            ("nats://ada:secret@h,nats://ada:other@i", "the same user"),
        ];
        for (text, why) in cases {
            let error = Address::parse(text).unwrap_err().to_string();
            assert!(error.contains(why) && error.contains("is not an address of NATS"), "{text}: {error}");
            assert!(!error.contains("secret") && !error.contains("other@"), "{error}");
        }
    }
}
