//! Passwords: slow on purpose, on threads that may be slow.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use tokio::sync::Semaphore;

use crate::errors::Fault;

/// The shortest password.
const SHORTEST: usize = 8;
/// The longest: hashing takes time with length.
const LONGEST: usize = 200;

/// Hashes and checks passwords, a few at a time: each takes 19 MiB of memory for a moment.
pub(crate) struct Passwords {
    turns: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { turns: Semaphore::new(2) }
    }
}

impl Passwords {
    /// The hash to keep.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Fault> {
        if !(SHORTEST..=LONGEST).contains(&password.len()) {
            return Err(Fault::BadPassword);
        }
        self.slowly(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).map_err(
                |error| {
                    tracing::error!(%error, "a password cannot be hashed");
                    Fault::Internal
                },
            )
        })
        .await
    }

    /// Is it the password with this hash? Without a hash it takes as long and is not: nobody learns which names exist.
    pub(crate) async fn check(&self, password: String, hash: Option<String>) -> Result<(), Fault> {
        if password.len() > LONGEST {
            return Err(Fault::WrongPassword);
        }
        self.slowly(move || {
            let Some(hash) = hash else {
                let _ = Argon2::default().hash_password(password.as_bytes());
                return Err(Fault::WrongPassword);
            };
            let hash = PasswordHash::new(&hash).map_err(|_| Fault::Internal)?;
            Argon2::default().verify_password(password.as_bytes(), &hash).map_err(|_| Fault::WrongPassword)
        })
        .await
    }

    async fn slowly<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let _turn = self.turns.acquire().await.map_err(|_| Fault::Stopping)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Fault::Internal)?
    }
}
