//! Random ids, seeds and tokens.

use sha2::{Digest, Sha256};
use store::TableId;
use table::dealer::Seed;

use crate::errors::Error;

/// Letters and digits that are not easily confused.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Characters of a table id, 5 bits each: 100 bits cannot be guessed.
const ID_LENGTH: usize = 20;

/// `N` bytes from the random generator of the system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Error::internal("the system provides no randomness", &error))?;
    Ok(bytes)
}

/// `N` random characters of [`ALPHABET`].
pub(crate) fn letters<const N: usize>() -> Result<String, Error> {
    Ok(random::<N>()?.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// The id of a new table.
pub(crate) fn table() -> Result<TableId, Error> {
    Ok(TableId(letters::<ID_LENGTH>()?))
}

/// The secret of an invitation.
pub(crate) fn invitation() -> Result<String, Error> {
    letters::<ID_LENGTH>()
}

/// Whether the text has the form of a table id.
pub(crate) fn is_table(text: &str) -> bool {
    (4..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The seed of a new table.
pub(crate) fn seed() -> Result<Seed, Error> {
    Ok(Seed(random()?))
}

/// A new token, and the hash that the store keeps.
pub(crate) fn token() -> Result<(String, [u8; 32]), Error> {
    let token = hex(&random::<32>()?);
    let hash = token_hash(&token);
    Ok((token, hash))
}

/// The hash of a token that the store keeps.
pub(crate) fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
