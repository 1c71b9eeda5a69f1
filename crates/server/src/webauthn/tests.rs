//! An authenticator in software, and what it may not do.

use ciborium::cbor;
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair},
};
use serde_json::json;

use super::*;

const CHALLENGE: Challenge = [7; 32];
const VERIFIED: u8 = 0x05;

fn party() -> RelyingParty {
    RelyingParty::of("https://ochre.example").unwrap()
}

enum Pair {
    P256(EcdsaKeyPair),
    Ed25519(Ed25519KeyPair),
}

impl Pair {
    fn both() -> [Self; 2] {
        let random = SystemRandom::new();
        let p256 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let ed25519 = Ed25519KeyPair::generate_pkcs8(&random).unwrap();
        [
            Self::P256(
                EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, p256.as_ref(), &random).unwrap(),
            ),
            Self::Ed25519(Ed25519KeyPair::from_pkcs8(ed25519.as_ref()).unwrap()),
        ]
    }

    fn cose(&self) -> Vec<u8> {
        let bytes = |bytes: &[u8]| Value::Bytes(bytes.to_vec());
        let value = match self {
            Self::P256(pair) => {
                let point = pair.public_key().as_ref();
                cbor!({1 => 2, 3 => -7, -1 => 1, -2 => bytes(&point[1..33]), -3 => bytes(&point[33..])})
            }
            Self::Ed25519(pair) => {
                cbor!({1 => 1, 3 => -8, -1 => 6, -2 => bytes(pair.public_key().as_ref())})
            }
        };
        to_cbor(&value.unwrap())
    }

    fn sign(&self, message: &[u8]) -> Vec<u8> {
        match self {
            Self::P256(pair) => pair.sign(&SystemRandom::new(), message).unwrap().as_ref().to_vec(),
            Self::Ed25519(pair) => pair.sign(message).as_ref().to_vec(),
        }
    }
}

use ciborium::Value;

fn to_cbor(value: &Value) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).unwrap();
    bytes
}

fn data(site: &str, flags: u8, counter: u32) -> Vec<u8> {
    let mut bytes = Sha256::digest(site.as_bytes()).to_vec();
    bytes.push(flags);
    bytes.extend_from_slice(&counter.to_be_bytes());
    bytes
}

fn client_data(ceremony: &str, challenge: &[u8], origin: &str) -> Vec<u8> {
    json!({"type": ceremony, "challenge": encode(challenge), "origin": origin, "crossOrigin": false})
        .to_string()
        .into_bytes()
}

fn assertion(pair: &Pair, client_data: Vec<u8>, authenticator_data: Vec<u8>) -> Assertion {
    let mut signed = authenticator_data.clone();
    signed.extend_from_slice(&Sha256::digest(&client_data));
    let signature = Base64Url(pair.sign(&signed));
    Assertion {
        client_data: Base64Url(client_data),
        authenticator_data: Base64Url(authenticator_data),
        signature,
    }
}

fn good(pair: &Pair) -> Assertion {
    let client = client_data("webauthn.get", &CHALLENGE, "https://ochre.example");
    assertion(pair, client, data("ochre.example", VERIFIED, 9))
}

fn registration(pair: &Pair, flags: u8, after: &[u8]) -> Credential<Attestation> {
    let mut data = data("ochre.example", flags, 1);
    data.extend_from_slice(&[0; 16]);
    data.extend_from_slice(&[0, 4]);
    data.extend_from_slice(b"cave");
    data.extend_from_slice(&pair.cose());
    data.extend_from_slice(after);
    let object = cbor!({"fmt" => "none", "attStmt" => {}, "authData" => Value::Bytes(data)}).unwrap();
    let client = client_data("webauthn.create", &CHALLENGE, "https://ochre.example");
    let response =
        Attestation { client_data: Base64Url(client), attestation_object: Base64Url(to_cbor(&object)) };
    Credential { raw_id: Base64Url(b"cave".to_vec()), response }
}

#[test]
fn a_registered_key_signs_in() {
    for pair in Pair::both() {
        // Extensions after the key are not part of it.
        let extensions = to_cbor(&cbor!({"credProtect" => 2}).unwrap());
        let registered = register(&party(), &CHALLENGE, &registration(&pair, 0xc5, &extensions)).unwrap();
        assert_eq!(registered.id, b"cave");
        assert_eq!(registered.key, pair.cose());
        assert_eq!(registered.counter, 1);
        assert_eq!(verify(&party(), &CHALLENGE, &registered.key, &good(&pair)), Ok(9));
    }
}

#[test]
fn a_response_for_something_else_is_refused() {
    let [pair, other] = Pair::both();
    let key = pair.cose();
    let check = |client: Vec<u8>, data: Vec<u8>| {
        verify(&party(), &CHALLENGE, &key, &assertion(&pair, client, data)).unwrap_err()
    };
    let origin = "https://ochre.example";
    let right = || data("ochre.example", VERIFIED, 9);
    let client = || client_data("webauthn.get", &CHALLENGE, origin);
    assert_eq!(check(client_data("webauthn.create", &CHALLENGE, origin), right()), Refusal::WrongCeremony);
    assert_eq!(check(client_data("webauthn.get", &[8; 32], origin), right()), Refusal::WrongChallenge);
    for origin in ["https://evil.example", "http://ochre.example", "https://ochre.example:8443", ""] {
        let client = client_data("webauthn.get", &CHALLENGE, origin);
        assert_eq!(check(client, right()), Refusal::WrongOrigin, "{origin}");
    }
    let framed = json!({"type": "webauthn.get", "challenge": encode(&CHALLENGE), "origin": origin, "crossOrigin": true});
    assert_eq!(check(framed.to_string().into_bytes(), right()), Refusal::WrongOrigin);
    assert_eq!(check(client(), data("evil.example", VERIFIED, 9)), Refusal::WrongSite);
    for flags in [0x00, 0x01, 0x04] {
        assert_eq!(check(client(), data("ochre.example", flags, 9)), Refusal::NotVerified, "{flags}");
    }
    assert_eq!(check(b"{}".to_vec(), right()), Refusal::Malformed);
    assert_eq!(check(client(), right()[..36].to_vec()), Refusal::Malformed);
    let foreign = verify(&party(), &CHALLENGE, &other.cose(), &good(&pair));
    assert_eq!(foreign, Err(Refusal::WrongSignature));
}

#[test]
fn a_changed_response_has_a_wrong_signature() {
    for pair in Pair::both() {
        let good = good(&pair);
        for place in 0..good.signature.0.len() {
            let mut changed = good.clone();
            changed.signature.0[place] ^= 1;
            let answer = verify(&party(), &CHALLENGE, &pair.cose(), &changed);
            assert_eq!(answer, Err(Refusal::WrongSignature), "{place}");
        }
        let mut changed = good.clone();
        // The counter.
        changed.authenticator_data.0[36] ^= 1;
        let answer = verify(&party(), &CHALLENGE, &pair.cose(), &changed);
        assert_eq!(answer, Err(Refusal::WrongSignature));
    }
}

#[test]
fn a_registration_needs_a_verified_user_and_a_key_that_is_supported() {
    let [pair, _] = Pair::both();
    let refusal =
        |credential: &Credential<Attestation>| register(&party(), &CHALLENGE, credential).unwrap_err();
    assert_eq!(refusal(&registration(&pair, 0x41, &[])), Refusal::NotVerified);
    assert_eq!(refusal(&registration(&pair, 0x05, &[])), Refusal::Malformed, "no credential");
    let mut named = registration(&pair, 0x45, &[]);
    named.raw_id = Base64Url(b"tent".to_vec());
    assert_eq!(refusal(&named), Refusal::Malformed, "the id is another one");
    let curve = to_cbor(&cbor!({1 => 2, 3 => -7, -1 => 2}).unwrap());
    assert!(matches!(PublicKey::parse(&curve), Err(Refusal::UnsupportedKey)));
    let short = to_cbor(&cbor!({1 => 1, 3 => -8, -1 => 6, -2 => Value::Bytes(vec![1; 31])}).unwrap());
    assert!(matches!(PublicKey::parse(&short), Err(Refusal::Malformed)));
}

/// Whatever is cut off or changed, the answer is a refusal and never a panic.
#[test]
fn damaged_registrations_are_refused() {
    let [pair, _] = Pair::both();
    let whole = registration(&pair, 0x45, &[]);
    let length = whole.response.attestation_object.0.len();
    for end in 0..length {
        let mut cut = whole.clone();
        cut.response.attestation_object.0.truncate(end);
        assert!(register(&party(), &CHALLENGE, &cut).is_err(), "{end}");
    }
    for place in 0..length {
        let mut changed = whole.clone();
        changed.response.attestation_object.0[place] ^= 0x80;
        let _ = register(&party(), &CHALLENGE, &changed);
    }
}

#[test]
fn passkeys_need_a_host_name_and_tls() {
    let id = |base| RelyingParty::of(base).map(|party| (party.id, party.origin));
    let pair = |id: &str, origin: &str| Some((id.to_owned(), origin.to_owned()));
    assert_eq!(id("https://Ochre.example/"), pair("ochre.example", "https://Ochre.example"));
    assert_eq!(id("https://ochre.example:8443"), pair("ochre.example", "https://ochre.example:8443"));
    assert_eq!(id("http://localhost:4444"), pair("localhost", "http://localhost:4444"));
    for base in ["http://ochre.example", "https://127.0.0.1", "https://[::1]:80", "", "https://"] {
        assert_eq!(id(base), None, "{base}");
    }
}
