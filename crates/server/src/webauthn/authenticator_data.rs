//! What an authenticator says about itself and the site (Web Authentication, 6.1).

use ciborium::Value;
use sha2::{Digest as _, Sha256};

use super::{Refusal, RelyingParty};

const USER_PRESENT: u8 = 0x01;
const USER_VERIFIED: u8 = 0x04;
const ATTESTED: u8 = 0x40;
/// Maximum length of the id of a credential (Web Authentication, 5.8.3).
const MAX_ID: usize = 1023;

/// The authenticator data.
pub(super) struct AuthenticatorData {
    site: [u8; 32],
    flags: u8,
    pub(super) counter: u32,
    /// The new credential of a registration.
    pub(super) attested: Option<Attested>,
}

/// A new credential.
pub(super) struct Attested {
    pub(super) id: Vec<u8>,
    /// The public key, in the format of COSE.
    pub(super) key: Vec<u8>,
}

/// The authenticator data of an attestation object.
pub(super) fn of_attestation(object: &[u8]) -> Result<Vec<u8>, Refusal> {
    let object: Value = ciborium::from_reader(object).map_err(|_| Refusal::Malformed)?;
    let entries = object.into_map().map_err(|_| Refusal::Malformed)?;
    let data = entries.into_iter().find(|(name, _)| name.as_text() == Some("authData"));
    data.and_then(|(_, data)| data.into_bytes().ok()).ok_or(Refusal::Malformed)
}

impl AuthenticatorData {
    pub(super) fn parse(mut bytes: &[u8]) -> Result<Self, Refusal> {
        let rest = &mut bytes;
        let site = take(rest)?;
        let [flags] = take(rest)?;
        let counter = u32::from_be_bytes(take(rest)?);
        let attested = if flags & ATTESTED == 0 { None } else { Some(Attested::parse(rest)?) };
        Ok(Self { site, flags, counter, attested })
    }

    /// Checks the site, and that the authenticator has verified its user.
    pub(super) fn check(&self, party: &RelyingParty) -> Result<(), Refusal> {
        if self.site != <[u8; 32]>::from(Sha256::digest(party.id.as_bytes())) {
            return Err(Refusal::WrongSite);
        }
        let verified = USER_PRESENT | USER_VERIFIED;
        if self.flags & verified == verified { Ok(()) } else { Err(Refusal::NotVerified) }
    }
}

impl Attested {
    fn parse(rest: &mut &[u8]) -> Result<Self, Refusal> {
        // The model of the authenticator is of no interest.
        let _: [u8; 16] = take(rest)?;
        let length = usize::from(u16::from_be_bytes(take(rest)?));
        if length == 0 || length > MAX_ID || length > rest.len() {
            return Err(Refusal::Malformed);
        }
        let (id, key) = rest.split_at(length);
        // Extensions may follow the key.
        let mut after = key;
        let _: Value = ciborium::from_reader(&mut after).map_err(|_| Refusal::Malformed)?;
        let key = &key[..key.len() - after.len()];
        Ok(Self { id: id.to_vec(), key: key.to_vec() })
    }
}

/// The first `N` bytes.
fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], Refusal> {
    let (first, after) = rest.split_first_chunk().ok_or(Refusal::Malformed)?;
    *rest = after;
    Ok(*first)
}
