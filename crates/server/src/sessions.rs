//! Tokens: how long they last, who they belong to, and how they end. A session of a browser is a token in a cookie.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use axum::{
    extract::Request,
    http::{HeaderValue, header},
    middleware::Next,
    response::Response,
};
use store::{Person, Token, TokenKind};
use tokio::sync::watch;

use crate::{app::App, caller::session_cookie, errors::Error, ids};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A session of an account ends after this time without use.
const ACCOUNT_SESSION: i64 = 90 * DAY;
/// A session of a guest ends after this time without use. There is no other way back to the seats of a guest.
const GUEST_SESSION: i64 = 365 * DAY;
/// A token of a program ends at this age.
const PROGRAM_TOKEN: i64 = 365 * DAY;
/// How exactly the last use is known. A session is written at most once in this time.
const RENEWAL: i64 = DAY;

/// When a token that is used at `now` ends.
fn expiry(person: &Person, kind: TokenKind, created: i64, now: i64) -> i64 {
    match (kind, &person.login) {
        (TokenKind::Browser, Some(_)) => now + ACCOUNT_SESSION,
        (TokenKind::Browser, None) => now + GUEST_SESSION,
        (TokenKind::Program, _) => created + PROGRAM_TOKEN,
    }
}

/// The id of a token in lists: the start of its hash, from which nobody can compute the token.
pub(crate) fn public_id(token: &Token) -> String {
    ids::hex(&token.hash[..8])
}

/// A cache of tokens, so that most requests need no query to authenticate.
#[derive(Default)]
pub(crate) struct TokenCache(Mutex<Cached>);

#[derive(Default)]
struct Cached {
    tokens: HashMap<[u8; 32], (Person, Token)>,
    /// How often the cache was cleared: whenever a token may have ended.
    clearings: watch::Sender<u64>,
}

/// Maximum number of cached tokens.
const CAPACITY: usize = 20_000;

impl TokenCache {
    /// The token with this hash, and how often the cache was cleared.
    fn get(&self, hash: &[u8; 32]) -> (Option<(Person, Token)>, u64) {
        let cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (cached.tokens.get(hash).cloned(), *cached.clearings.borrow())
    }

    /// Keeps a token that was read when the cache had been cleared `clearings` times. Somebody may have ended the token since.
    fn put(&self, clearings: u64, person: Person, token: Token) {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if *cached.clearings.borrow() != clearings {
            return;
        }
        if cached.tokens.len() >= CAPACITY {
            cached.tokens.clear();
        }
        cached.tokens.insert(token.hash, (person, token));
    }

    /// Forgets everything, after a change of people or tokens.
    pub(crate) fn clear(&self) {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        cached.clearings.send_modify(|clearings| *clearings += 1);
        cached.tokens.clear();
    }

    /// Notifies whenever a token may have ended.
    pub(crate) fn clearings(&self) -> watch::Receiver<u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clearings.subscribe()
    }
}

/// The owner of a token, and whether this request has prolonged it.
pub(crate) struct Authenticated {
    pub(crate) person: Person,
    pub(crate) renewed: bool,
}

impl App {
    /// The owner of a token; `None` if it is unknown or has expired. The first use of a day prolongs a session. Fails with
    /// [`Error::Banned`] if the owner is not let in.
    pub(crate) async fn authenticate(&self, token: &str) -> Result<Option<Authenticated>, Error> {
        let hash = ids::token_hash(token);
        let (cached, clearings) = self.tokens.get(&hash);
        let found = match cached {
            Some(cached) => Some(cached),
            None => self.store().token(hash).await?,
        };
        let now = self.clock().now();
        let Some((person, token)) = found.filter(|(_, token)| now < token.expires) else { return Ok(None) };
        self.judgement().await?.admit_person(person.id, now)?;
        let renewed = now - token.used >= RENEWAL;
        let token = if renewed {
            let expires = expiry(&person, token.kind, token.created, now);
            self.store().renew_token(hash, now, expires).await?;
            Token { used: now, expires, ..token }
        } else {
            token
        };
        self.tokens.put(clearings, person.clone(), token);
        Ok(Some(Authenticated { person, renewed }))
    }

    /// Creates a token for a person.
    pub(crate) async fn issue_token(&self, person: &Person, kind: TokenKind) -> Result<String, Error> {
        let (token, hash) = ids::token()?;
        let now = self.clock().now();
        self.judgement().await?.admit_person(person.id, now)?;
        let expires = expiry(person, kind, now, now);
        let stored = Token { hash, person: person.id, kind, created: now, used: now, expires };
        self.store().add_token(stored).await?;
        Ok(token)
    }

    /// The tokens of a person that have not expired, last used first.
    pub(crate) async fn tokens_of(&self, person: &Person) -> Result<Vec<Token>, Error> {
        let now = self.clock().now();
        let tokens = self.store().tokens_of(person.id).await?;
        Ok(tokens.into_iter().filter(|token| now < token.expires).collect())
    }

    /// Ends the session or token of a request.
    pub(crate) async fn revoke_token(&self, token: &str) -> Result<(), Error> {
        self.end(ids::token_hash(token)).await
    }

    /// Ends the token of a person that has this id in the list.
    pub(crate) async fn end_token(&self, person: &Person, id: &str) -> Result<(), Error> {
        let tokens = self.tokens_of(person).await?;
        let token = tokens.iter().find(|token| public_id(token) == id).ok_or(Error::TokenNotFound)?;
        self.end(token.hash).await
    }

    async fn end(&self, hash: [u8; 32]) -> Result<(), Error> {
        self.store().delete_token(hash).await?;
        self.forget_people();
        Ok(())
    }

    /// Ends all tokens of a person but the one of this request.
    pub(crate) async fn end_other_tokens(&self, person: &Person, token: &str) -> Result<(), Error> {
        self.store().delete_other_tokens(person.id, ids::token_hash(token)).await?;
        self.forget_people();
        Ok(())
    }
}

/// Where a request leaves the cookie of the session that it has prolonged.
#[derive(Clone, Default)]
pub(crate) struct RenewedCookie(Arc<OnceLock<HeaderValue>>);

impl RenewedCookie {
    /// The response to this request prolongs the cookie, too.
    pub(crate) fn set(&self, app: &App, token: &str) -> Result<(), Error> {
        // A request is authenticated once; a second cookie would be the same.
        let _ = self.0.set(session_cookie(token, app.config())?);
        Ok(())
    }
}

/// Adds the cookie of a prolonged session to the response, unless the response sets a cookie itself.
pub(crate) async fn renew_cookie(mut request: Request, next: Next) -> Response {
    let renewed = RenewedCookie::default();
    request.extensions_mut().insert(renewed.clone());
    let mut response = next.run(request).await;
    if let Some(cookie) = renewed.0.get()
        && !response.headers().contains_key(header::SET_COOKIE)
    {
        response.headers_mut().insert(header::SET_COOKIE, cookie.clone());
    }
    response
}
