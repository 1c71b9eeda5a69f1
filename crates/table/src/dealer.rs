//! Fair dealing that anybody can check afterwards.

use std::fmt;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::content::hex;

/// 256 secret bits that decide every outcome at one table, together with what the seats contribute before the deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a number: for tests, simulations and games that are meant to be the same for all.
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest(number.to_le_bytes()).into())
    }

    /// The promise shown when the table opens: SHA-256 of the 32 bytes, in hex.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Reads 64 hex digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        read_hex(text).map(Self)
    }

    /// 64 hex digits.
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }
}

/// Reads 64 hex digits.
pub(crate) fn read_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// A seed is a secret while its game runs: debug output must not give it away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(commitment {})", self.commitment())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| de::Error::custom("a seed is 64 hex digits"))
    }
}

/// The point below `total` that the seed decides for draw number `draw` (from 0).
///
/// Every draw has a ChaCha20 stream of its own: key = seed, stream number = draw. It reads little-endian 64-bit
/// words and takes the first one below the largest multiple of `total` modulo `total`. So any single draw can be
/// checked without dealing those before it, in any language with a ChaCha20.
///
/// # Panics
///
/// If `total` is 0.
pub fn draw_point(seed: &Seed, draw: u64, total: u32) -> u32 {
    let mut stream = ChaCha20Rng::from_seed(seed.0);
    stream.set_stream(draw);
    assert!(total > 0, "a draw has at least one possible outcome");
    let total = u64::from(total);
    let limit = u64::MAX - u64::MAX % total;
    loop {
        let word = stream.next_u64();
        if word < limit {
            return (word % total) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_the_sha256_of_the_seed_bytes() {
        let seed = Seed([0; 32]);
        assert_eq!(seed.commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    /// The first block of ChaCha20 for a key, nonce and counter of zeros (RFC 8439, appendix A.1) begins with the
    /// bytes 76 b8 e0 ad a0 f1 3d 90: counter and stream number start where any other ChaCha20 starts.
    #[test]
    fn draws_read_the_plain_chacha20_key_stream() {
        let word = u64::from_le_bytes([0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
        for total in [2, 3, 55, 1_000_003] {
            assert_eq!(u64::from(draw_point(&Seed([0; 32]), 0, total)), word % u64::from(total));
        }
    }

    #[test]
    fn draws_depend_on_seed_and_number_alone_and_stay_in_range() {
        let seed = Seed::from_number(7);
        for draw in 0..200 {
            let point = draw_point(&seed, draw, 6);
            assert!(point < 6);
            assert_eq!(point, draw_point(&seed, draw, 6));
        }
        let faces: std::collections::HashSet<_> = (0..200).map(|draw| draw_point(&seed, draw, 6)).collect();
        assert_eq!(faces.len(), 6);
    }

    #[test]
    fn a_seed_reads_back_from_hex_and_never_shows_in_debug_output() {
        let seed = Seed::from_number(3);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("00"), None);
        assert_eq!(Seed::from_hex(&"g".repeat(64)), None);
        assert_eq!(Seed::from_hex(&"+f".repeat(32)), None);
        assert!(!format!("{seed:?}").contains(&seed.to_hex()));
    }
}
