//! Web Push: encryption for the browser (RFC 8291, RFC 8188) and the signature of this server (RFC 8292).

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    aead, agreement, hkdf,
    rand::{SecureRandom as _, SystemRandom},
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::sync::OnceCell;
use url::Url;

use super::{endpoints::PushKeys, message::Message};
use crate::{app::App, errors::Error, ids};

/// How long a push service keeps a message for a browser that is not running: a day, in seconds.
pub(super) const TIME_TO_LIVE: u32 = 24 * 60 * 60;
/// How long a signature is valid, in milliseconds.
const SIGNATURE: i64 = 12 * 60 * 60 * 1000;
/// Bytes of an uncompressed point of P-256.
pub(super) const POINT: usize = 65;
/// Bytes of the secret of a browser.
pub(super) const AUTH: usize = 16;
/// Record size. All messages are one record.
const RECORD: u32 = 4096;
/// The longest message: a record with the delimiter and the tag of the cipher.
pub(super) const LONGEST: usize = 3993 - 1 - 16;

/// The key with which this server signs, so that push services and browsers know messages are from it.
pub(crate) struct Vapid {
    key: EcdsaKeyPair,
    random: SystemRandom,
}

impl Vapid {
    /// The key of the store. The first server of a database makes it.
    async fn load(app: &App) -> Result<Self, Error> {
        let random = SystemRandom::new();
        let broken = |what| move |error: ring::error::KeyRejected| Error::internal(what, &error);
        let fresh = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random)
            .map_err(|error| Error::internal("no key for Web Push can be made", &error))?;
        let stored = app.store().server_key("vapid", URL_SAFE_NO_PAD.encode(fresh)).await?;
        let bytes = URL_SAFE_NO_PAD
            .decode(stored)
            .map_err(|error| Error::internal("the key for Web Push cannot be read", &error))?;
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random)
            .map_err(broken("the key for Web Push cannot be used"))?;
        Ok(Self { key, random })
    }

    /// The key that a browser needs to accept messages.
    pub(crate) fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key())
    }

    /// The header `Authorization` for a push service.
    fn authorization(&self, endpoint: &Url, contact: &str, now: i64) -> Result<String, String> {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let origin = endpoint.origin().ascii_serialization();
        let claims = part(json!({"aud": origin, "exp": (now + SIGNATURE) / 1000, "sub": contact}));
        let signed = format!("{head}.{claims}");
        let signature = self.key.sign(&self.random, signed.as_bytes()).map_err(|error| error.to_string())?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public_key()))
    }
}

/// Names and values of the headers of a request.
type Headers = Vec<(&'static str, String)>;

impl App {
    /// The key with which this server signs push messages.
    pub(crate) async fn vapid(&self) -> Result<&Vapid, Error> {
        let cell: &OnceCell<Vapid> = &self.notices.vapid;
        cell.get_or_try_init(|| Vapid::load(self)).await
    }

    /// Headers and body of a message to a browser.
    pub(super) fn seal(
        &self,
        vapid: &Vapid,
        endpoint: &Url,
        keys: &PushKeys,
        message: &Message,
    ) -> Result<(Headers, Vec<u8>), String> {
        let contact = match (&self.mailer, &self.config().public_url) {
            (Some(mailer), _) => format!("mailto:{}", mailer.sender()),
            (None, Some(url)) if url.starts_with("https://") => url.clone(),
            (None, _) => "mailto:nobody@example.org".to_owned(),
        };
        let headers = vec![
            ("authorization", vapid.authorization(endpoint, &contact, self.clock().now())?),
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", TIME_TO_LIVE.to_string()),
            ("urgency", "normal".to_owned()),
            // Of what a push service has not delivered yet, the last about a table is enough, and so is one of two attempts.
            ("topic", topic(message)),
        ];
        Ok((headers, encrypt(keys, &message.payload())?))
    }
}

/// What a message is about, in at most 32 characters (RFC 8030, 5.4). The push service does not learn the table, whose id is its
/// link.
fn topic(message: &Message) -> String {
    ids::hex(&Sha256::digest(format!("{} {}", message.stop, message.tag()))[..16])
}

/// A length, for the output of a key derivation.
struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// Encrypts a message that only the browser with these keys can read.
fn encrypt(keys: &PushKeys, message: &[u8]) -> Result<Vec<u8>, String> {
    let random = SystemRandom::new();
    let failed = |error: ring::error::Unspecified| error.to_string();
    let own = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &random).map_err(failed)?;
    let public = own.compute_public_key().map_err(failed)?;
    let mut salt = [0; 16];
    random.fill(&mut salt).map_err(failed)?;
    let theirs = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, keys.point.as_slice());
    let sealed = agreement::agree_ephemeral(own, &theirs, |secret| {
        seal_record(secret, keys, public.as_ref(), &salt, message)
    });
    sealed.map_err(failed)?
}

/// RFC 8291, 3.4, and RFC 8188, 2: the header followed by one record.
fn seal_record(
    secret: &[u8],
    keys: &PushKeys,
    public: &[u8],
    salt: &[u8; 16],
    message: &[u8],
) -> Result<Vec<u8>, String> {
    let failed = |error: ring::error::Unspecified| error.to_string();
    let mut shared = [0; 32];
    hkdf::Salt::new(hkdf::HKDF_SHA256, &keys.auth)
        .extract(secret)
        .expand(&[b"WebPush: info\0", &keys.point, public], Length(32))
        .and_then(|okm| okm.fill(&mut shared))
        .map_err(failed)?;
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(&shared);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    prk.expand(&[b"Content-Encoding: aes128gcm\0"], Length(16))
        .and_then(|okm| okm.fill(&mut key))
        .map_err(failed)?;
    prk.expand(&[b"Content-Encoding: nonce\0"], Length(12))
        .and_then(|okm| okm.fill(&mut nonce))
        .map_err(failed)?;
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).map_err(failed)?);
    // The delimiter of the last record.
    let mut record = [message, &[2]].concat();
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut record).map_err(failed)?;
    let length = u8::try_from(public.len()).map_err(|error| error.to_string())?;
    Ok([salt.as_slice(), &RECORD.to_be_bytes(), &[length], public, &record].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8291, 5 and Appendix A.
    #[test]
    fn the_example_of_the_standard_is_encrypted_as_it_says() {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let keys = PushKeys {
            point: bytes(point).try_into().unwrap(),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap(),
        };
        let public =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal_record(&secret, &keys, &public, &salt, message).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P\
             Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }
}
