//! The ways into an account besides its password, and the end of an account.

use crate::{ChatLine, Person, PersonId, StoreFuture, TableId};

/// A passkey: a WebAuthn credential of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The id that the authenticator gave it.
    pub id: Vec<u8>,
    /// Whose it is.
    pub person: PersonId,
    /// What its owner calls it.
    pub name: String,
    /// The public key, in the format of COSE.
    pub key: Vec<u8>,
    /// How often the authenticator says that it has signed; always 0 if it does not count.
    pub counter: u32,
    /// When it was registered.
    pub created: i64,
    /// When it was last used.
    pub used: i64,
}

/// Storage of passkeys, recovery codes and recovery links. Every write completes only after the data is durable.
pub trait AccountStore: Send + Sync + 'static {
    /// Adds a passkey to an account. Fails with [`StoreError::PasskeyTaken`](crate::StoreError::PasskeyTaken) if the id is in use,
    /// and with [`StoreError::TooManyPasskeys`](crate::StoreError::TooManyPasskeys) if the person has `limit` of them.
    fn add_passkey(&self, passkey: Passkey, limit: u32) -> StoreFuture<'_, ()>;
    /// The passkeys of a person, last used first.
    fn passkeys_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Passkey>>;
    /// The passkey with this id, and its owner.
    fn passkey(&self, id: Vec<u8>) -> StoreFuture<'_, Option<(Person, Passkey)>>;
    /// Notes a use of a passkey. Fails with [`StoreError::PasskeyCloned`](crate::StoreError::PasskeyCloned) unless its counter has
    /// grown, or has never counted.
    fn use_passkey(&self, id: Vec<u8>, counter: u32, at: i64) -> StoreFuture<'_, ()>;
    /// Deletes a passkey of a person. Fails with [`StoreError::LastCredential`](crate::StoreError::LastCredential) if there is no
    /// other way into the account.
    fn delete_passkey(&self, person: PersonId, id: Vec<u8>) -> StoreFuture<'_, ()>;
    /// Removes the password of an account, and its recovery link. Fails with [`StoreError::LastCredential`](crate::StoreError::LastCredential) without a
    /// passkey.
    fn remove_password(&self, person: PersonId) -> StoreFuture<'_, ()>;
    /// Replaces the recovery codes of an account by those with these hashes.
    fn set_recovery_codes(&self, person: PersonId, hashes: Vec<[u8; 32]>) -> StoreFuture<'_, ()>;
    /// How many recovery codes a person has left.
    fn recovery_codes_left(&self, person: PersonId) -> StoreFuture<'_, u64>;
    /// Sets a new password with a recovery code, which is deleted together with all tokens and the recovery link of the person.
    /// Fails with [`StoreError::RecoveryRefused`](crate::StoreError::RecoveryRefused) unless the account has this code.
    fn recover_with_code(&self, login: String, code: [u8; 32], password: String) -> StoreFuture<'_, ()>;
    /// Replaces the recovery link of an account.
    fn set_recovery_link(&self, person: PersonId, hash: [u8; 32], expires: i64) -> StoreFuture<'_, ()>;
    /// The owner of a recovery link, and when it expires.
    fn recovery_link(&self, hash: [u8; 32]) -> StoreFuture<'_, Option<(Person, i64)>>;
    /// Sets a new password with a recovery link that expires after `now`. The link is deleted together with all tokens of the
    /// person. Fails with [`StoreError::RecoveryRefused`](crate::StoreError::RecoveryRefused).
    fn recover_with_link(&self, hash: [u8; 32], now: i64, password: String) -> StoreFuture<'_, ()>;
    /// Deletes an account: login, password, name, tokens, passkeys, friends, invitations and boxes. Seats and chat lines lose
    /// their names and stay; a bot of the level `stand_in` plays the seats that no bot plays yet.
    fn delete_account(&self, person: PersonId, stand_in: String) -> StoreFuture<'_, ()>;
    /// The chat lines of a person, newest first.
    fn chat_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<(TableId, ChatLine)>>;
}
