//! Passkeys: challenges, registration, sign-in.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};
use store::{Passkey, Person, PersonId, StoreError, TokenKind};

use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    ids, names,
    webauthn::{self, ALGORITHMS, Answer, Assertion, Attestation, Challenge, Credential, RelyingParty},
};

/// How long a challenge can be answered.
const LIFETIME: i64 = 5 * 60 * 1000;
/// The same for browsers, in milliseconds.
const TIMEOUT: u32 = 5 * 60 * 1000;
/// Maximum number of challenges that wait for an answer.
const CAPACITY: usize = 10_000;
/// Maximum number of passkeys of one person.
const MAX_PASSKEYS: u32 = 20;

/// What a challenge was issued for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Purpose {
    /// A new passkey of this person.
    Register(PersonId),
    /// Signing in.
    SignIn,
    /// A fresh proof that this person uses the session.
    Confirm(PersonId),
}

/// The challenges that wait for an answer. Kept in memory: a restart only means that somebody must try again.
#[derive(Default)]
pub(crate) struct PasskeyChallenges(Mutex<HashMap<Challenge, (Purpose, i64)>>);

impl PasskeyChallenges {
    fn issue(&self, purpose: Purpose, now: i64) -> Result<Challenge, Error> {
        let challenge = ids::random()?;
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() >= CAPACITY {
            waiting.retain(|_, (_, expires)| now < *expires);
        }
        if waiting.len() >= CAPACITY {
            return Err(Error::TooManyRequests { seconds: 60 });
        }
        waiting.insert(challenge, (purpose, now + LIFETIME));
        Ok(challenge)
    }

    /// Keeps a challenge that another process has issued.
    pub(crate) fn keep(&self, challenge: Challenge, purpose: Purpose, until: i64) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < CAPACITY {
            waiting.insert(challenge, (purpose, until));
        }
    }

    /// Forgets a challenge that another process has seen answered.
    pub(crate) fn forget(&self, challenge: &Challenge) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(challenge);
    }

    /// Takes the challenge of an answer. It cannot be answered again, whatever the answer is worth.
    fn take(&self, answer: &impl Answer, purpose: Purpose, now: i64) -> Result<Challenge, Error> {
        let challenge = answer.challenge().ok_or(Error::PasskeyRefused)?;
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match waiting.remove(&challenge) {
            Some((issued, expires)) if issued == purpose && now < expires => Ok(challenge),
            Some(_) | None => Err(Error::PasskeyRefused),
        }
    }
}

/// A kind of key that an authenticator may create.
#[derive(Debug, Serialize)]
struct Parameters {
    r#type: &'static str,
    alg: i64,
}

/// A credential by its id.
#[derive(Debug, Serialize)]
struct Descriptor {
    r#type: &'static str,
    id: String,
}

impl From<&Passkey> for Descriptor {
    fn from(passkey: &Passkey) -> Self {
        Self { r#type: "public-key", id: webauthn::encode(&passkey.id) }
    }
}

/// `PublicKeyCredentialCreationOptionsJSON` of Web Authentication.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreationOptions {
    rp: Site,
    user: User,
    challenge: String,
    pub_key_cred_params: Vec<Parameters>,
    timeout: u32,
    exclude_credentials: Vec<Descriptor>,
    authenticator_selection: Selection,
    attestation: &'static str,
}

#[derive(Debug, Serialize)]
struct Site {
    id: String,
    name: &'static str,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct User {
    id: String,
    name: String,
    display_name: String,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Selection {
    resident_key: &'static str,
    require_resident_key: bool,
    user_verification: &'static str,
}

/// `PublicKeyCredentialRequestOptionsJSON` of Web Authentication.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RequestOptions {
    challenge: String,
    timeout: u32,
    rp_id: String,
    allow_credentials: Vec<Descriptor>,
    user_verification: &'static str,
}

/// The site of a request; fails where browsers have no passkeys.
fn site(caller: &Caller) -> Result<RelyingParty, Error> {
    RelyingParty::of(&caller.base).ok_or(Error::PasskeysUnavailable)
}

impl App {
    fn issue_challenge(&self, purpose: Purpose) -> Result<Challenge, Error> {
        let now = self.clock().now();
        let challenge = self.challenges.issue(purpose, now)?;
        self.hall.announce_challenge(challenge, purpose, now + LIFETIME);
        Ok(challenge)
    }

    /// What a browser needs to create a passkey for the caller.
    pub(crate) async fn passkey_creation(&self, caller: &Caller) -> Result<CreationOptions, Error> {
        self.require_confirmed(caller)?;
        let person = caller.require_person()?;
        let login = person.login.clone().ok_or(Error::NotRegistered)?;
        let site = site(caller)?;
        let challenge = self.issue_challenge(Purpose::Register(person.id))?;
        let known = self.store().passkeys_of(person.id).await?;
        Ok(CreationOptions {
            rp: Site { id: site.id, name: "Ochre" },
            user: User {
                id: webauthn::encode(&person.id.0.to_be_bytes()),
                name: login,
                display_name: person.name.clone(),
            },
            challenge: webauthn::encode(&challenge),
            pub_key_cred_params: ALGORITHMS.map(|alg| Parameters { r#type: "public-key", alg }).into(),
            timeout: TIMEOUT,
            exclude_credentials: known.iter().map(Descriptor::from).collect(),
            authenticator_selection: Selection {
                resident_key: "required",
                require_resident_key: true,
                user_verification: "required",
            },
            attestation: "none",
        })
    }

    /// What a browser needs to sign with a passkey: any of this site to sign in, one of the caller's to confirm a session.
    pub(crate) async fn passkey_request(
        &self,
        caller: &Caller,
        purpose: Purpose,
    ) -> Result<RequestOptions, Error> {
        let site = site(caller)?;
        let known = match purpose {
            Purpose::SignIn => Vec::new(),
            Purpose::Register(person) | Purpose::Confirm(person) => self.store().passkeys_of(person).await?,
        };
        let challenge = self.issue_challenge(purpose)?;
        Ok(RequestOptions {
            challenge: webauthn::encode(&challenge),
            timeout: TIMEOUT,
            rp_id: site.id,
            allow_credentials: known.iter().map(Descriptor::from).collect(),
            user_verification: "required",
        })
    }

    /// Adds a passkey to the account of the caller.
    pub(crate) async fn register_passkey(
        &self,
        caller: &Caller,
        name: &str,
        credential: &Credential<Attestation>,
    ) -> Result<(), Error> {
        self.require_confirmed(caller)?;
        let person = caller.require_person()?.id;
        let site = site(caller)?;
        let now = self.clock().now();
        let challenge = self.challenges.take(&credential.response, Purpose::Register(person), now)?;
        self.hall.announce_answer(challenge);
        let name = names::person(name)?;
        let registered = webauthn::register(&site, &challenge, credential).map_err(refused)?;
        let webauthn::Registration { id, key, counter } = registered;
        let passkey = Passkey { id, person, name, key, counter, created: now, used: now };
        Ok(self.store().add_passkey(passkey, MAX_PASSKEYS).await?)
    }

    /// The owner of the passkey that has answered a challenge.
    async fn check_passkey(
        &self,
        caller: &Caller,
        purpose: Purpose,
        credential: &Credential<Assertion>,
    ) -> Result<Person, Error> {
        let site = site(caller)?;
        let now = self.clock().now();
        let challenge = self.challenges.take(&credential.response, purpose, now)?;
        self.hall.announce_answer(challenge);
        let found = self.store().passkey(credential.raw_id.0.clone()).await?;
        let (person, passkey) = found.ok_or(Error::PasskeyRefused)?;
        let counter =
            webauthn::verify(&site, &challenge, &passkey.key, &credential.response).map_err(refused)?;
        match self.store().use_passkey(passkey.id, counter, now).await {
            Ok(()) => Ok(person),
            Err(StoreError::PasskeyCloned) => {
                tracing::warn!(
                    person = person.id.0,
                    "the counter of a passkey has not grown; it may be a copy"
                );
                Err(Error::PasskeyRefused)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Signs in with a passkey and returns a session token.
    pub(crate) async fn sign_in_with_passkey(
        self: &Arc<Self>,
        caller: &Caller,
        credential: &Credential<Assertion>,
    ) -> Result<String, Error> {
        let person = self.check_passkey(caller, Purpose::SignIn, credential).await?;
        self.start_session(caller.person.as_ref(), &person, TokenKind::Browser).await
    }

    /// Confirms the session of the caller with a passkey.
    pub(crate) async fn confirm_with_passkey(
        &self,
        caller: &Caller,
        credential: &Credential<Assertion>,
    ) -> Result<(), Error> {
        let (person, token) = caller.require_token()?;
        let owner = self.check_passkey(caller, Purpose::Confirm(person.id), credential).await?;
        if owner.id != person.id {
            return Err(Error::PasskeyRefused);
        }
        self.note_confirmed(token);
        Ok(())
    }

    /// Removes a passkey, by its id in lists.
    pub(crate) async fn remove_passkey(&self, caller: &Caller, id: &str) -> Result<(), Error> {
        self.require_confirmed(caller)?;
        let person = caller.require_person()?.id;
        let passkeys = self.store().passkeys_of(person).await?;
        let passkey = passkeys.into_iter().find(|passkey| webauthn::encode(&passkey.id) == id);
        let passkey = passkey.ok_or(Error::PasskeyNotFound)?;
        Ok(self.store().delete_passkey(person, passkey.id).await?)
    }
}

/// Which check failed is for the log only.
fn refused(refusal: webauthn::Refusal) -> Error {
    tracing::info!(%refusal, "a passkey was refused");
    Error::PasskeyRefused
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Echo(Challenge);

    impl Answer for Echo {
        fn challenge(&self) -> Option<Challenge> {
            Some(self.0)
        }
    }

    #[test]
    fn a_challenge_is_answered_once_in_time_and_for_its_purpose() {
        let challenges = PasskeyChallenges::default();
        let issue = |purpose| Echo(challenges.issue(purpose, 0).unwrap());
        let answer = issue(Purpose::SignIn);
        assert!(challenges.take(&answer, Purpose::SignIn, LIFETIME - 1).is_ok());
        assert!(challenges.take(&answer, Purpose::SignIn, 1).is_err(), "it was answered");
        let late = issue(Purpose::SignIn);
        assert!(challenges.take(&late, Purpose::SignIn, LIFETIME).is_err());
        let other = issue(Purpose::Register(PersonId(1)));
        assert!(challenges.take(&other, Purpose::Register(PersonId(2)), 1).is_err());
        assert!(challenges.take(&other, Purpose::Register(PersonId(1)), 1).is_err(), "it was used up");
    }

    #[test]
    fn challenges_do_not_fill_the_memory() {
        let challenges = PasskeyChallenges::default();
        for _ in 0..CAPACITY {
            challenges.issue(Purpose::SignIn, 0).unwrap();
        }
        assert!(challenges.issue(Purpose::SignIn, 1).is_err());
        assert!(challenges.issue(Purpose::SignIn, LIFETIME).is_ok());
    }
}
