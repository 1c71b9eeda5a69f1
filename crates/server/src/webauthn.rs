//! Verification of passkeys (Web Authentication, Level 2): registrations without attestation, and assertions.
//!
//! The module is pure. `accounts::passkeys` issues challenges and stores what was verified.

mod authenticator_data;
mod cose;

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, de::Error as _};
use sha2::{Digest as _, Sha256};

use authenticator_data::AuthenticatorData;
pub(crate) use cose::{ALGORITHMS, PublicKey};

/// A random value that an authenticator signs.
pub(crate) type Challenge = [u8; 32];

/// Why a response of an authenticator is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    /// A part of the response cannot be parsed.
    #[error("the response of the authenticator cannot be parsed")]
    Malformed,
    /// The response is for another ceremony: a registration instead of an assertion, or the reverse.
    #[error("the response is for another ceremony")]
    WrongCeremony,
    /// The response answers another challenge.
    #[error("the response answers another challenge")]
    WrongChallenge,
    /// The response was made for a page of another site, or inside one.
    #[error("the response was made for another site")]
    WrongOrigin,
    /// The authenticator signed for another site.
    #[error("the authenticator signed for another site")]
    WrongSite,
    /// Nobody touched the authenticator, or it did not verify who did.
    #[error("the authenticator has not verified its user")]
    NotVerified,
    /// The algorithm or the curve of the key is not supported.
    #[error("the algorithm of the key is not supported")]
    UnsupportedKey,
    /// The signature is wrong.
    #[error("the signature is wrong")]
    WrongSignature,
}

/// The site that passkeys belong to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RelyingParty {
    /// The host name.
    pub(crate) id: String,
    /// The origin of its pages.
    pub(crate) origin: String,
}

impl RelyingParty {
    /// The site at this base URL; `None` if browsers have no passkeys there: without TLS, or at a bare address.
    pub(crate) fn of(base: &str) -> Option<Self> {
        let (scheme, rest) = base.split_once("://")?;
        let authority = rest.split('/').next()?;
        let host = authority.rsplit_once(':').map_or(authority, |(host, _)| host);
        let is_address = host.starts_with('[') || host.parse::<std::net::Ipv4Addr>().is_ok();
        let is_secure = scheme == "https" || host == "localhost" || host.ends_with(".localhost");
        (is_secure && !is_address && !host.is_empty())
            .then(|| Self { id: host.to_ascii_lowercase(), origin: format!("{scheme}://{authority}") })
    }
}

/// Bytes that are base64url in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Base64Url(pub(crate) Vec<u8>);

impl<'de> Deserialize<'de> for Base64Url {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        decode(&text).map(Self).ok_or_else(|| D::Error::custom("not base64url"))
    }
}

/// Bytes as base64url.
pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// What `PublicKeyCredential.toJSON()` returns in a browser.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Credential<R> {
    /// The id of the credential.
    pub(crate) raw_id: Base64Url,
    /// What the authenticator returned.
    pub(crate) response: R,
}

/// The response to a request for a new credential.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Attestation {
    #[serde(rename = "clientDataJSON")]
    client_data: Base64Url,
    #[serde(rename = "attestationObject")]
    attestation_object: Base64Url,
}

/// The response to a request for a signature.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Assertion {
    #[serde(rename = "clientDataJSON")]
    client_data: Base64Url,
    #[serde(rename = "authenticatorData")]
    authenticator_data: Base64Url,
    signature: Base64Url,
}

/// The challenge that a response claims to answer.
pub(crate) trait Answer {
    /// `None` if the response cannot be parsed.
    fn challenge(&self) -> Option<Challenge>;
}

impl Answer for Attestation {
    fn challenge(&self) -> Option<Challenge> {
        ClientData::parse(&self.client_data.0).ok()?.challenge.0.try_into().ok()
    }
}

impl Answer for Assertion {
    fn challenge(&self) -> Option<Challenge> {
        ClientData::parse(&self.client_data.0).ok()?.challenge.0.try_into().ok()
    }
}

/// What the browser says about the ceremony. The authenticator signs its hash.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    ceremony: String,
    challenge: Base64Url,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

impl ClientData {
    fn parse(json: &[u8]) -> Result<Self, Refusal> {
        serde_json::from_slice(json).map_err(|_| Refusal::Malformed)
    }

    fn check(&self, ceremony: &str, party: &RelyingParty, challenge: &Challenge) -> Result<(), Refusal> {
        if self.ceremony != ceremony {
            Err(Refusal::WrongCeremony)
        } else if self.challenge.0 != challenge {
            Err(Refusal::WrongChallenge)
        } else if self.origin != party.origin || self.cross_origin {
            Err(Refusal::WrongOrigin)
        } else {
            Ok(())
        }
    }
}

/// A verified new credential.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Registration {
    /// Its id.
    pub(crate) id: Vec<u8>,
    /// Its public key, in the format of COSE.
    pub(crate) key: Vec<u8>,
    /// Its signature counter.
    pub(crate) counter: u32,
}

/// Verifies the response to a request for a new credential. The attestation is not looked at: any authenticator will do.
pub(crate) fn register(
    party: &RelyingParty,
    challenge: &Challenge,
    credential: &Credential<Attestation>,
) -> Result<Registration, Refusal> {
    let Attestation { client_data, attestation_object } = &credential.response;
    ClientData::parse(&client_data.0)?.check("webauthn.create", party, challenge)?;
    let data = authenticator_data::of_attestation(&attestation_object.0)?;
    let data = AuthenticatorData::parse(&data)?;
    data.check(party)?;
    let attested = data.attested.ok_or(Refusal::Malformed)?;
    if attested.id != credential.raw_id.0 {
        return Err(Refusal::Malformed);
    }
    PublicKey::parse(&attested.key)?;
    Ok(Registration { id: attested.id, key: attested.key, counter: data.counter })
}

/// Verifies a signature with a credential whose public key is `key`, and returns its new signature counter.
pub(crate) fn verify(
    party: &RelyingParty,
    challenge: &Challenge,
    key: &[u8],
    assertion: &Assertion,
) -> Result<u32, Refusal> {
    let Assertion { client_data, authenticator_data, signature } = assertion;
    ClientData::parse(&client_data.0)?.check("webauthn.get", party, challenge)?;
    let data = AuthenticatorData::parse(&authenticator_data.0)?;
    data.check(party)?;
    let mut signed = authenticator_data.0.clone();
    signed.extend_from_slice(&Sha256::digest(&client_data.0));
    PublicKey::parse(key)?.verify(&signed, &signature.0)?;
    Ok(data.counter)
}

#[cfg(test)]
mod tests;
