//! Passwords: which are accepted, and hashing with Argon2id.

mod common;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use tokio::sync::Semaphore;

use crate::errors::Error;

/// Minimum length, in characters.
const MIN_LENGTH: usize = 8;
/// Maximum length, in bytes: hashing time grows with it.
const MAX_LENGTH: usize = 200;

/// Hashes and checks passwords on blocking threads. Each hash needs 19 MiB of memory, so few run at a time.
pub(crate) struct Passwords {
    permits: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { permits: Semaphore::new(2) }
    }
}

impl Passwords {
    /// The hash to store of a new password. Fails with [`Error::InvalidPassword`] if the password is too short or too long, and
    /// with [`Error::WeakPassword`] if it is easy to guess.
    pub(crate) async fn hash(&self, password: String, login: &str) -> Result<String, Error> {
        if password.chars().count() < MIN_LENGTH || password.len() > MAX_LENGTH {
            return Err(Error::InvalidPassword);
        }
        if common::is_easy(&password, login) {
            return Err(Error::WeakPassword);
        }
        self.run_blocking(move || {
            Argon2::default()
                .hash_password(password.as_bytes())
                .map(|hash| hash.to_string())
                .map_err(|error| Error::internal("cannot hash a password", &error))
        })
        .await
    }

    /// Fails with [`Error::WrongCredentials`] unless the password has this hash. Without a hash it fails after the same time, so
    /// that responses do not reveal which logins exist.
    pub(crate) async fn check(&self, password: String, hash: Option<String>) -> Result<(), Error> {
        if password.len() > MAX_LENGTH {
            return Err(Error::WrongCredentials);
        }
        self.run_blocking(move || {
            let Some(hash) = hash else {
                let _ = Argon2::default().hash_password(password.as_bytes());
                return Err(Error::WrongCredentials);
            };
            let hash = PasswordHash::new(&hash)
                .map_err(|error| Error::internal("a stored password hash is invalid", &error))?;
            Argon2::default().verify_password(password.as_bytes(), &hash).map_err(|_| Error::WrongCredentials)
        })
        .await
    }

    async fn run_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let _permit = self.permits.acquire().await.expect("the semaphore is never closed");
        tokio::task::spawn_blocking(work)
            .await
            .map_err(|error| Error::internal("hashing a password panicked", &error))?
    }
}
