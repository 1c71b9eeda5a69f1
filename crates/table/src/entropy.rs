//! What seats add to the seed before the deal, so that nobody chooses the cards alone.
//!
//! The commitment to the seed is published before any seat contributes: whoever keeps the seed cannot fit it to the
//! contributions, and whoever contributes does not know the seed. `docs/record-format.md` has the reasoning and its limits.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::{
    Seat,
    content::hex,
    dealer::{Seed, read_hex},
};

/// The most contributions at one table. Seats may change hands before the deal.
pub const MAX_CONTRIBUTIONS: usize = 100;

/// Separates this use of SHA-256 from the commitment, which hashes the 32 bytes of the seed alone.
const DOMAIN: &[u8] = b"ochre: seed with contributions\n";

/// 32 bytes that a seat chose at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entropy(pub [u8; 32]);

impl Entropy {
    /// Reads 64 hex digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        read_hex(text).map(Self)
    }

    /// 64 hex digits.
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }
}

impl Serialize for Entropy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Entropy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| de::Error::custom("a contribution is 64 hex digits"))
    }
}

/// What one seat added to the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// Who added it.
    pub seat: Seat,
    /// What was added.
    pub entropy: Entropy,
}

impl Seed {
    /// The seed that deals: the SHA-256 of a fixed text, this seed and all contributions in order, or this seed itself if
    /// there are none.
    pub fn with(self, contributions: &[Contribution]) -> Self {
        if contributions.is_empty() {
            return self;
        }
        let mut hash = Sha256::new_with_prefix(DOMAIN).chain_update(self.0);
        for Contribution { seat, entropy } in contributions {
            // Every part has a fixed length, so no two lists give the same bytes.
            hash.update((seat.number() as u8).to_le_bytes());
            hash.update(entropy.0);
        }
        Self(hash.finalize().into())
    }
}

/// Why a table takes no contribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContributionError {
    /// Chance has dealt, or the table does not deal from a seed.
    #[error("the cards are dealt; a seat contributes before the deal")]
    Dealt,
    /// The table has fewer seats.
    #[error("the table has no seat {}", .0.number())]
    NoSeat(Seat),
    /// There are enough.
    #[error("the table already has {MAX_CONTRIBUTIONS} contributions, the most it takes")]
    TooMany,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contribution(seat: usize, byte: u8) -> Contribution {
        Contribution { seat: Seat::new(seat), entropy: Entropy([byte; 32]) }
    }

    /// The expected values are computed with Python: `hashlib.sha256(b"ochre: seed with contributions\n" + …)`.
    #[test]
    fn contributions_are_hashed_with_the_seed_in_order() {
        let seed = Seed([0; 32]);
        let (one, two) = (contribution(0, 0x11), contribution(1, 0x22));
        assert_eq!(seed.with(&[]), seed);
        assert_eq!(
            seed.with(&[one, two]).to_hex(),
            "14d8a67a949a4af1c0479f6e64fbee1c08aca6ab430cdef54c5face5d3a4fc59"
        );
        let others = [[two, one], [one, contribution(2, 0x22)], [one, contribution(1, 0x23)]];
        for other in others {
            assert_ne!(seed.with(&other), seed.with(&[one, two]));
        }
        assert_ne!(seed.with(&[one]).to_hex(), seed.commitment());
    }

    #[test]
    fn a_contribution_is_64_hex_digits() {
        let text = format!(r#"{{"seat":2,"entropy":"{}"}}"#, "22".repeat(32));
        let read: Contribution = serde_json::from_str(&text).unwrap();
        assert_eq!(read, contribution(1, 0x22));
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
        let error = serde_json::from_str::<Contribution>(&text.replace("22\"", "2\"")).unwrap_err();
        assert!(error.to_string().contains("64 hex digits"), "{error}");
    }
}
