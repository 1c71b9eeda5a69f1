//! People: a name is enough, an account keeps it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use store::{NewPerson, Person, Profile, Token};

use crate::{errors::Fault, hall::Hall, ids, names};

/// Secrets seen lately, so that a request does not ask the store who sends it.
#[derive(Default)]
pub(crate) struct Tokens(Mutex<HashMap<[u8; 32], Person>>);

/// How many secrets are remembered.
const REMEMBERED: usize = 20_000;

impl Tokens {
    fn get(&self, hash: &[u8; 32]) -> Option<Person> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(hash).cloned()
    }

    fn put(&self, hash: [u8; 32], person: Person) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(hash, person);
    }

    fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl Hall {
    /// Whose secret it is.
    pub(crate) async fn person_of(&self, secret: &str) -> Result<Option<Person>, Fault> {
        let hash = ids::token_hash(secret);
        if let Some(person) = self.tokens.get(&hash) {
            return Ok(Some(person));
        }
        let person = self.store().person_of_token(hash).await?;
        if let Some(person) = &person {
            self.tokens.put(hash, person.clone());
        }
        Ok(person)
    }

    /// Somebody new, with a secret to be known by.
    pub(crate) async fn welcome(&self, name: &str) -> Result<(Person, String), Fault> {
        let name = names::person(name)?;
        let person = self.store().add_person(NewPerson { name, at: self.clock().now() }).await?;
        let secret = self.new_secret(&person).await?;
        Ok((person, secret))
    }

    /// Another secret of a person.
    pub(crate) async fn new_secret(&self, person: &Person) -> Result<String, Fault> {
        let (secret, hash) = ids::token()?;
        self.store().add_token(Token { hash, person: person.id, at: self.clock().now() }).await?;
        self.tokens.put(hash, person.clone());
        Ok(secret)
    }

    /// A secret is no longer good for anything.
    pub(crate) async fn drop_secret(&self, secret: &str) -> Result<(), Fault> {
        self.store().drop_token(ids::token_hash(secret)).await?;
        self.tokens.forget();
        Ok(())
    }

    /// A person is called otherwise from now on.
    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<Person, Fault> {
        let name = names::person(name)?;
        let profile = Profile { name: Some(name.clone()), account: None };
        self.store().change_person(person.id, profile).await?;
        self.tokens.forget();
        Ok(Person { name, ..person.clone() })
    }

    /// A person gets an account.
    pub(crate) async fn make_account(
        &self,
        person: &Person,
        login: &str,
        password: String,
    ) -> Result<Person, Fault> {
        if person.login.is_some() {
            return Err(Fault::AlreadyAccount);
        }
        let login = names::login(login)?;
        let hash = self.passwords.hash(password).await?;
        let profile = Profile { name: None, account: Some((login.clone(), hash)) };
        self.store().change_person(person.id, profile).await?;
        self.tokens.forget();
        Ok(Person { login: Some(login), ..person.clone() })
    }

    /// Somebody signs in; what they played as a guest becomes theirs.
    pub(crate) async fn sign_in(
        self: &Arc<Self>,
        guest: Option<&Person>,
        login: &str,
        password: String,
    ) -> Result<(Person, String), Fault> {
        let login = names::login(login).map_err(|_| Fault::WrongPassword)?;
        let (person, hash) = self.store().account(login).await?.unzip();
        self.passwords.check(password, hash).await?;
        let person = person.ok_or(Fault::WrongPassword)?;
        if let Some(guest) = guest.filter(|guest| guest.login.is_none() && guest.id != person.id) {
            let (hall, from, to) = (Arc::clone(self), guest.id, person.id);
            let task = tokio::spawn(async move {
                hall.store().merge_people(from, to).await?;
                hall.tokens.forget();
                for room in hall.rooms_in_memory() {
                    room.merge(from, to).await;
                }
                Ok::<_, Fault>(())
            });
            task.await.map_err(|_| Fault::Internal)??;
        }
        let secret = self.new_secret(&person).await?;
        Ok((person, secret))
    }
}
