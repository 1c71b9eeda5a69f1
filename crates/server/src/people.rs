//! Guests, accounts and tokens.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use store::{NewPerson, Person, Profile, Token};
use tokio::sync::watch;

use crate::{app::App, errors::Error, ids, names};

/// A cache of token owners, so that most requests need no query to authenticate.
#[derive(Default)]
pub(crate) struct TokenCache {
    owners: Mutex<HashMap<[u8; 32], Person>>,
    /// How often the cache was cleared: whenever a token may have lost its owner.
    clearings: watch::Sender<u64>,
}

/// Maximum number of cached tokens.
const CAPACITY: usize = 20_000;

impl TokenCache {
    fn get(&self, hash: &[u8; 32]) -> Option<Person> {
        self.owners.lock().unwrap_or_else(PoisonError::into_inner).get(hash).cloned()
    }

    /// Caches the owner of a token who was found when the cache had been cleared `clearings` times. Somebody may have revoked
    /// the token since.
    fn put(&self, hash: [u8; 32], person: Person, clearings: u64) {
        let mut cache = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
        if *self.clearings.borrow() != clearings {
            return;
        }
        if cache.len() >= CAPACITY {
            cache.clear();
        }
        cache.insert(hash, person);
    }

    fn clear(&self) {
        let mut cache = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
        self.clearings.send_modify(|clearings| *clearings += 1);
        cache.clear();
    }

    /// Notifies whenever a token may have been revoked.
    pub(crate) fn clearings(&self) -> watch::Receiver<u64> {
        self.clearings.subscribe()
    }
}

impl App {
    /// The owner of a token; `None` if it is unknown.
    pub(crate) async fn authenticate(&self, token: &str) -> Result<Option<Person>, Error> {
        let hash = ids::token_hash(token);
        if let Some(person) = self.tokens.get(&hash) {
            return Ok(Some(person));
        }
        let clearings = *self.tokens.clearings.borrow();
        let person = self.store().person_of_token(hash).await?;
        if let Some(person) = &person {
            self.tokens.put(hash, person.clone(), clearings);
        }
        Ok(person)
    }

    /// Creates a guest and a token.
    pub(crate) async fn create_guest(&self, name: &str) -> Result<(Person, String), Error> {
        let name = names::person(name)?;
        let person = self.store().add_person(NewPerson { name, at: self.clock().now() }).await?;
        let token = self.issue_token(&person).await?;
        Ok((person, token))
    }

    /// Creates a token for a person.
    pub(crate) async fn issue_token(&self, person: &Person) -> Result<String, Error> {
        let (token, hash) = ids::token()?;
        let clearings = *self.tokens.clearings.borrow();
        self.store().add_token(Token { hash, person: person.id, at: self.clock().now() }).await?;
        self.tokens.put(hash, person.clone(), clearings);
        Ok(token)
    }

    /// Revokes a token.
    pub(crate) async fn revoke_token(&self, token: &str) -> Result<(), Error> {
        self.store().delete_token(ids::token_hash(token)).await?;
        self.tokens.clear();
        Ok(())
    }

    /// Changes the display name of a person.
    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<Person, Error> {
        let name = names::person(name)?;
        let profile = Profile { name: Some(name.clone()), account: None };
        self.store().change_person(person.id, profile).await?;
        self.tokens.clear();
        Ok(Person { name, ..person.clone() })
    }

    /// Gives a person an account.
    pub(crate) async fn register(
        &self,
        person: &Person,
        login: &str,
        password: String,
    ) -> Result<Person, Error> {
        if person.login.is_some() {
            return Err(Error::AlreadyRegistered);
        }
        let login = names::login(login)?;
        let hash = self.passwords.hash(password).await?;
        let profile = Profile { name: None, account: Some((login.clone(), hash)) };
        self.store().change_person(person.id, profile).await?;
        self.tokens.clear();
        Ok(Person { login: Some(login), ..person.clone() })
    }

    /// Signs in. Seats and chat of `guest` pass to the account.
    pub(crate) async fn sign_in(
        self: &Arc<Self>,
        guest: Option<&Person>,
        login: &str,
        password: String,
    ) -> Result<(Person, String), Error> {
        let login = names::login(login).map_err(|_| Error::WrongCredentials)?;
        let (person, hash) = self.store().account(login).await?.unzip();
        self.passwords.check(password, hash).await?;
        let person = person.ok_or(Error::WrongCredentials)?;
        if let Some(guest) = guest.filter(|guest| guest.login.is_none() && guest.id != person.id) {
            let (app, from, to) = (Arc::clone(self), guest.id, person.id);
            let task = tokio::spawn(async move {
                app.store().merge_people(from, to).await?;
                app.tokens.clear();
                for live in app.live_tables() {
                    live.merge(from, to).await;
                }
                Ok::<_, Error>(())
            });
            task.await.map_err(|error| Error::internal("merging a guest panicked", &error))??;
        }
        let token = self.issue_token(&person).await?;
        Ok((person, token))
    }
}
