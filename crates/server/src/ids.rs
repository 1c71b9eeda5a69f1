//! Random ids and secrets.

use sha2::{Digest, Sha256};
use store::TableId;
use table::dealer::Seed;

use crate::errors::Fault;

/// Letters and digits nobody mistakes for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Twenty letters of 5 bits: nobody guesses a link.
const LETTERS: usize = 20;

/// `N` bytes nobody can guess.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no randomness from the system");
        Fault::Internal
    })?;
    Ok(bytes)
}

fn spell(bytes: &[u8]) -> String {
    bytes.iter().take(LETTERS).map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// A new table's id.
pub(crate) fn table() -> Result<TableId, Fault> {
    Ok(TableId(spell(&random::<LETTERS>()?)))
}

/// The id of the rematch of a table: always the same, so that a second wish for one finds the first.
pub(crate) fn rematch_of(table: &TableId) -> TableId {
    TableId(spell(&Sha256::digest(format!("rematch of {table}"))))
}

/// Could this be the id of a table?
pub(crate) fn is_table(text: &str) -> bool {
    (4..=40).contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// The seed of a new table.
pub(crate) fn seed() -> Result<Seed, Fault> {
    Ok(Seed(random()?))
}

/// A secret by which a browser or a program is known, with the hash the store keeps.
pub(crate) fn token() -> Result<(String, [u8; 32]), Fault> {
    let secret = hex(&random::<32>()?);
    let hash = token_hash(&secret);
    Ok((secret, hash))
}

/// The hash of a secret, as the store knows it.
pub(crate) fn token_hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// An id for one request of a browser that has no script to make one.
pub(crate) fn client() -> Result<String, Fault> {
    Ok(hex(&random::<8>()?))
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
