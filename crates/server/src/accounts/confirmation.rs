//! Changes that would lock somebody out need a fresh proof of identity: a session that was left open does not suffice.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use crate::{app::App, caller::Caller, errors::Error, ids};

/// How long a session counts as confirmed after its owner has signed in or confirmed it.
const CONFIRMED: i64 = 10 * 60 * 1000;
/// When confirmations that have ended are dropped.
const CAPACITY: usize = 10_000;

/// Until when each session, by the hash of its token, is confirmed. Kept in memory: a restart asks again.
#[derive(Default)]
pub(crate) struct Confirmations(Mutex<HashMap<[u8; 32], i64>>);

impl Confirmations {
    /// Notes that a session, by the hash of its token, is confirmed until this time.
    pub(crate) fn keep(&self, session: [u8; 32], until: i64) {
        let mut confirmed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if confirmed.len() >= CAPACITY {
            confirmed.retain(|_, other| until - CONFIRMED < *other);
        }
        confirmed.insert(session, until);
    }

    fn has(&self, token: &str, now: i64) -> bool {
        let confirmed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        confirmed.get(&ids::token_hash(token)).is_some_and(|until| now < *until)
    }
}

impl App {
    /// Notes that the owner of a session has just proved who they are.
    pub(crate) fn note_confirmed(&self, token: &str) {
        let (session, until) = (ids::token_hash(token), self.clock().now() + CONFIRMED);
        self.confirmations.keep(session, until);
        self.hall.announce_confirmed(session, until);
    }

    /// Confirms the session of a request with the password of the account.
    pub(crate) async fn confirm(&self, caller: &Caller, password: String) -> Result<(), Error> {
        let (person, token) = caller.require_token()?;
        let login = person.login.as_deref().ok_or(Error::NotRegistered)?;
        self.check_password(login, password).await?;
        self.note_confirmed(token);
        Ok(())
    }

    /// Whether the session of a request was confirmed lately.
    pub(crate) fn is_confirmed(&self, caller: &Caller) -> bool {
        caller.token.as_deref().is_some_and(|token| self.confirmations.has(token, self.clock().now()))
    }

    /// Fails with [`Error::NotRegistered`] for a guest, and with [`Error::ConfirmationRequired`] unless the session was confirmed
    /// lately.
    pub(crate) fn require_confirmed(&self, caller: &Caller) -> Result<(), Error> {
        caller.require_person()?.login.as_ref().ok_or(Error::NotRegistered)?;
        if self.is_confirmed(caller) { Ok(()) } else { Err(Error::ConfirmationRequired) }
    }
}
