//! Public keys in the format of COSE (RFC 9053), and the signatures made with them.

use ciborium::Value;
use ring::signature::{self, RsaPublicKeyComponents, UnparsedPublicKey};

use super::Refusal;

/// The algorithms that are offered to authenticators, preferred first: ES256, EdDSA, RS256. Some computers have only the last.
pub(crate) const ALGORITHMS: [i64; 3] = [ES256, EDDSA, RS256];

const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

/// A public key.
pub(crate) enum PublicKey {
    /// ECDSA with P-256 and SHA-256; the uncompressed point.
    Es256([u8; 65]),
    /// Ed25519.
    Ed25519([u8; 32]),
    /// RSA PKCS#1 v1.5 with SHA-256.
    Rs256 { modulus: Vec<u8>, exponent: Vec<u8> },
}

impl PublicKey {
    /// Reads a key. Fails with [`Refusal::UnsupportedKey`] if it is not for one of [`ALGORITHMS`].
    pub(crate) fn parse(cbor: &[u8]) -> Result<Self, Refusal> {
        let value: Value = ciborium::from_reader(cbor).map_err(|_| Refusal::Malformed)?;
        let entries = value.into_map().map_err(|_| Refusal::Malformed)?;
        let entry =
            |label: i64| entries.iter().find(|(name, _)| integer(name) == Some(label)).map(|(_, it)| it);
        let number = |label| entry(label).and_then(integer);
        let bytes = |label| entry(label).and_then(Value::as_bytes).ok_or(Refusal::Malformed);
        // Key type, algorithm and curve; -1 is the modulus of an RSA key.
        match (number(1), number(3), number(-1)) {
            (Some(2), Some(ES256), Some(1)) => {
                let mut point = [4; 65];
                point[1..33].copy_from_slice(&coordinate(bytes(-2)?)?);
                point[33..].copy_from_slice(&coordinate(bytes(-3)?)?);
                Ok(Self::Es256(point))
            }
            (Some(1), Some(EDDSA), Some(6)) => Ok(Self::Ed25519(coordinate(bytes(-2)?)?)),
            (Some(3), Some(RS256), None) => {
                Ok(Self::Rs256 { modulus: bytes(-1)?.clone(), exponent: bytes(-2)?.clone() })
            }
            _ => Err(Refusal::UnsupportedKey),
        }
    }

    /// Verifies a signature of `message`.
    pub(crate) fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), Refusal> {
        let verified =
            match self {
                Self::Es256(point) => UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_ASN1, point)
                    .verify(message, signature),
                Self::Ed25519(key) => {
                    UnparsedPublicKey::new(&signature::ED25519, key).verify(message, signature)
                }
                Self::Rs256 { modulus, exponent } => RsaPublicKeyComponents { n: modulus, e: exponent }
                    .verify(&signature::RSA_PKCS1_2048_8192_SHA256, message, signature),
            };
        verified.map_err(|_| Refusal::WrongSignature)
    }
}

fn integer(value: &Value) -> Option<i64> {
    value.as_integer().and_then(|number| i64::try_from(number).ok())
}

fn coordinate(bytes: &[u8]) -> Result<[u8; 32], Refusal> {
    bytes.try_into().map_err(|_| Refusal::Malformed)
}
