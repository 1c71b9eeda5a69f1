//! Passkeys, with an authenticator in software, and what it must not get away with.

use std::time::Duration;

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ciborium::{Value as Cbor, cbor};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::{
    administration,
    kit::{Browser, Page, TestServer, config, eventually},
    place::Place,
};

const PASSWORD: &str = "mammoths!";
const SITE: &str = "https://ochre.example";

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// A security key with one credential.
struct Authenticator {
    pair: EcdsaKeyPair,
    id: [u8; 16],
    origin: &'static str,
    site: &'static str,
    counter: u32,
}

impl Authenticator {
    fn new(number: u8) -> Self {
        let random = SystemRandom::new();
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, pkcs8.as_ref(), &random);
        Self { pair: pair.unwrap(), id: [number; 16], origin: SITE, site: "ochre.example", counter: 0 }
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(self.site.as_bytes()).to_vec();
        data.push(flags);
        data.extend_from_slice(&self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, ceremony: &str, options: &Value) -> Vec<u8> {
        json!({"type": ceremony, "challenge": options["challenge"], "origin": self.origin})
            .to_string()
            .into_bytes()
    }

    /// Creates the credential.
    fn create(&self, options: &Value) -> Value {
        assert_eq!(options["attestation"], "none");
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        let point = self.pair.public_key().as_ref();
        let (x, y) = (Cbor::Bytes(point[1..33].to_vec()), Cbor::Bytes(point[33..].to_vec()));
        let mut data = self.data(0x45);
        data.extend_from_slice(&[0; 16]);
        data.extend_from_slice(&[0, 16]);
        data.extend_from_slice(&self.id);
        ciborium::into_writer(&cbor!({1 => 2, 3 => -7, -1 => 1, -2 => x, -3 => y}).unwrap(), &mut data)
            .unwrap();
        let mut object = Vec::new();
        let attestation = cbor!({"fmt" => "none", "attStmt" => {}, "authData" => Cbor::Bytes(data)}).unwrap();
        ciborium::into_writer(&attestation, &mut object).unwrap();
        let client = self.client_data("webauthn.create", options);
        json!({
            "name": "My phone",
            "credential": {"rawId": encode(&self.id), "id": encode(&self.id), "type": "public-key", "response": {
                "clientDataJSON": encode(&client), "attestationObject": encode(&object),
            }},
        })
    }

    /// Signs a challenge.
    fn sign(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let (data, client) = (self.data(0x05), self.client_data("webauthn.get", options));
        let mut signed = data.clone();
        signed.extend_from_slice(&Sha256::digest(&client));
        let signature = self.pair.sign(&SystemRandom::new(), &signed).unwrap();
        json!({"credential": {"rawId": encode(&self.id), "response": {
            "clientDataJSON": encode(&client), "authenticatorData": encode(&data),
            "signature": encode(signature.as_ref()),
        }}})
    }
}

async fn server() -> TestServer {
    TestServer::start_with(server::Config { public_url: Some(SITE.to_owned()), ..config() }).await
}

async fn post(browser: &Browser, path: &str, body: &Value) -> (u16, Value) {
    let request = browser.http.post(format!("{}{path}", browser.base)).header("origin", SITE).json(body);
    let Page { status, text, .. } = Page::of(request.send().await.unwrap()).await;
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

async fn options(browser: &Browser, kind: &str) -> Value {
    let (status, options) = post(browser, &format!("/account/passkeys/{kind}/options"), &json!({})).await;
    assert_eq!(status, 200, "{kind}: {options}");
    options
}

/// A browser with the session of a new account. The cookie is `Secure`, so it is carried by hand.
async fn account(server: &TestServer, login: &str) -> Browser {
    let guest = server.client(login).await;
    let (status, made) = guest.post("/account", json!({"login": login, "password": PASSWORD})).await;
    assert_eq!(status, 201, "{made}");
    with_session(server, made["token"].as_str().unwrap())
}

fn with_session(server: &TestServer, token: &str) -> Browser {
    let mut headers = reqwest::header::HeaderMap::new();
    headers.insert("cookie", format!("ochre={token}").parse().unwrap());
    let http = reqwest::Client::builder().default_headers(headers);
    let http = http.redirect(reqwest::redirect::Policy::none()).build().unwrap();
    Browser { http, base: server.base.clone() }
}

async fn register(browser: &Browser, key: &Authenticator) {
    let created = key.create(&options(browser, "register").await);
    let (status, next) = post(browser, "/account/passkeys/register", &created).await;
    assert_eq!((status, &next["next"]), (200, &json!("/account")), "{next}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_signs_in_and_is_listed_and_removed() {
    let server = server().await;
    let ada = account(&server, "ada").await;
    let mut key = Authenticator::new(1);
    register(&ada, &key).await;
    let page = ada.get("/account").await;
    assert!(page.text.contains("My phone"));
    let stranger = server.browser();
    let signed = key.sign(&options(&stranger, "sign-in").await);
    let request = stranger.http.post(format!("{}/account/passkeys/sign-in", server.base));
    let answer = Page::of(request.header("origin", SITE).json(&signed).send().await.unwrap()).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let cookie = answer.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("Secure"), "{cookie}");
    let token = cookie.strip_prefix("ochre=").unwrap().split(';').next().unwrap();
    let session = with_session(&server, token);
    assert!(session.get("/account").await.has("form[action='/account/sign-out']"));
    // The same answer a second time.
    assert_eq!(post(&stranger, "/account/passkeys/sign-in", &signed).await.0, 401);
    let id = page.field("passkey");
    let form = session.http.post(format!("{}/account/passkeys/remove", server.base)).header("origin", SITE);
    let removed = Page::of(form.form(&[("passkey", &id)]).send().await.unwrap()).await;
    assert_eq!(removed.status, 200, "{}", removed.text);
    let signed = key.sign(&options(&stranger, "sign-in").await);
    assert_eq!(post(&stranger, "/account/passkeys/sign-in", &signed).await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_of_one_process_can_be_answered_at_another_once() {
    let config = server::Config { public_url: Some(SITE.to_owned()), ..config() };
    let server = Place::Cluster.start_with(config).await;
    let ada = account(&server, "ada").await;
    let mut key = Authenticator::new(1);
    register(&ada, &key).await;
    let [here, there] =
        [0, 1].map(|number| Browser { http: reqwest::Client::new(), base: server.bases()[number].clone() });
    // An answer may be faster than the message that tells of the challenge.
    let signed = eventually("an answer that is accepted", async || {
        let signed = key.sign(&options(&here, "sign-in").await);
        (post(&there, "/account/passkeys/sign-in", &signed).await.0 == 200).then_some(signed)
    })
    .await;
    for browser in [&here, &there] {
        assert_eq!(post(browser, "/account/passkeys/sign-in", &signed).await.0, 401);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_origin_a_late_answer_and_a_copied_key_are_refused() {
    let server = server().await;
    let ada = account(&server, "ada").await;
    let stranger = server.browser();
    for (origin, site) in [("https://evil.example", "ochre.example"), (SITE, "evil.example")] {
        let key = Authenticator { origin, site, ..Authenticator::new(1) };
        let created = key.create(&options(&ada, "register").await);
        assert_eq!(post(&ada, "/account/passkeys/register", &created).await.0, 401, "{origin} {site}");
    }
    let mut key = Authenticator::new(1);
    register(&ada, &key).await;
    let sign_in = async |key: &mut Authenticator| {
        let signed = key.sign(&options(&stranger, "sign-in").await);
        post(&stranger, "/account/passkeys/sign-in", &signed).await.0
    };
    key.origin = "https://evil.example";
    assert_eq!(sign_in(&mut key).await, 401);
    (key.origin, key.site) = (SITE, "evil.example");
    assert_eq!(sign_in(&mut key).await, 401);
    key.site = "ochre.example";
    assert_eq!(sign_in(&mut key).await, 200);
    // A copy of the key has signed as often as the original had when it was made.
    key.counter -= 1;
    assert_eq!(sign_in(&mut key).await, 401);
    assert_eq!(sign_in(&mut key).await, 200);
    let late = key.sign(&options(&stranger, "sign-in").await);
    server.clock.advance(Duration::from_secs(5 * 60));
    assert_eq!(post(&stranger, "/account/passkeys/sign-in", &late).await.0, 401);
    let unknown = Authenticator::new(2).sign(&options(&stranger, "sign-in").await);
    assert_eq!(post(&stranger, "/account/passkeys/sign-in", &unknown).await.0, 401);
    for body in [json!({}), json!({"credential": {"rawId": "!", "response": {}}}), json!([1])] {
        assert_eq!(post(&stranger, "/account/passkeys/sign-in", &body).await.0, 400, "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_for_one_person_and_one_purpose() {
    let server = server().await;
    let (ada, eve) = (account(&server, "ada").await, account(&server, "eve").await);
    let mut key = Authenticator::new(1);
    register(&ada, &key).await;
    // Eve answers the challenge for a new passkey of Ada.
    let stolen = Authenticator::new(2).create(&options(&ada, "register").await);
    assert_eq!(post(&eve, "/account/passkeys/register", &stolen).await.0, 401);
    // Ada's passkey does not confirm Eve's session, and a signature to sign in confirms nothing.
    let signed = key.sign(&options(&eve, "confirm").await);
    assert_eq!(post(&eve, "/account/passkeys/confirm", &signed).await.0, 401);
    let signed = key.sign(&options(&ada, "sign-in").await);
    assert_eq!(post(&ada, "/account/passkeys/confirm", &signed).await.0, 401);
    // A passkey that belongs to Ada cannot be Eve's, too.
    let taken = key.create(&options(&eve, "register").await);
    assert_eq!(post(&eve, "/account/passkeys/register", &taken).await.0, 409);
    // Nor does Eve remove it.
    let id = ada.get("/account").await.field("passkey");
    let form = eve.http.post(format!("{}/account/passkeys/remove", server.base)).header("origin", SITE);
    assert_eq!(form.form(&[("passkey", &id)]).send().await.unwrap().status(), 404);
    assert!(ada.get("/account").await.text.contains(&id));
    // Nobody adds a passkey to a session that was left open.
    server.clock.advance(Duration::from_secs(11 * 60));
    assert_eq!(post(&ada, "/account/passkeys/register/options", &json!({})).await.0, 403);
    let signed = key.sign(&options(&ada, "confirm").await);
    assert_eq!(post(&ada, "/account/passkeys/confirm", &signed).await.0, 200);
    assert_eq!(post(&ada, "/account/passkeys/register/options", &json!({})).await.0, 200);
    let guest = with_session(&server, server.client("Guest").await.token.as_deref().unwrap());
    assert_eq!(post(&guest, "/account/passkeys/register/options", &json!({})).await.0, 409);
    assert_eq!(post(&server.browser(), "/account/passkeys/register/options", &json!({})).await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_a_password_or_a_passkey() {
    let server = server().await;
    let ada = account(&server, "ada").await;
    let form = async |path: &str, fields: &[(&str, &str)]| {
        let request = ada.http.post(format!("{}{path}", server.base)).header("origin", SITE).form(fields);
        Page::of(request.send().await.unwrap()).await
    };
    assert_eq!(form("/account/password/remove", &[]).await.status, 409);
    let mut key = Authenticator::new(1);
    register(&ada, &key).await;
    assert_eq!(form("/account/password/remove", &[]).await.status, 200);
    let body = json!({"login": "ada", "password": ""});
    assert_eq!(server.anonymous().post("/tokens", body).await.0, 401, "no password is not an empty one");
    let body = json!({"login": "ada", "password": PASSWORD});
    assert_eq!(server.anonymous().post("/tokens", body).await.0, 401);
    let id = ada.get("/account").await.field("passkey");
    assert_eq!(form("/account/passkeys/remove", &[("passkey", &id)]).await.status, 409);
    // Without a password, a passkey confirms that the account shall be deleted.
    server.clock.advance(Duration::from_secs(11 * 60));
    let refused = form("/account/delete", &[("login", "ada")]).await;
    assert_eq!((refused.status, refused.header("location")), (303, "/account/confirm"));
    let set = form("/account/password", &[("password", "woolly rhino")]).await;
    assert_eq!((set.status, set.header("location")), (303, "/account/confirm"));
    let signed = key.sign(&options(&ada, "confirm").await);
    assert_eq!(post(&ada, "/account/passkeys/confirm", &signed).await.0, 200);
    let gone = form("/account/delete", &[("login", "ada")]).await;
    assert_eq!((gone.status, gone.header("location")), (303, "/"));
    let signed = key.sign(&options(&server.browser(), "sign-in").await);
    assert_eq!(post(&server.browser(), "/account/passkeys/sign-in", &signed).await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_comes_back_by_no_passkey_and_no_recovery_code() {
    let server = server().await;
    let (ada, bob) =
        (administration::account(&server, "ada").await, administration::account(&server, "bob").await);
    let browser = with_session(&server, bob.token.as_deref().unwrap());
    let mut key = Authenticator::new(1);
    register(&browser, &key).await;
    let (_, codes) = bob.post("/account/recovery-codes", json!({})).await;
    let person = administration::id_of(&ada, "bob").await;
    let (status, ban) = ada.post("/admin/bans", json!({"person": person, "reason": "Rude"})).await;
    assert_eq!(status, 201, "{ban}");

    let stranger = server.browser();
    let signed = key.sign(&options(&stranger, "sign-in").await);
    assert_eq!(post(&stranger, "/account/passkeys/sign-in", &signed).await.0, 403);
    assert_eq!(post(&browser, "/account/passkeys/register/options", &json!({})).await.0, 403);
    // A password may be replaced, but it does not end the ban.
    let recovery = json!({"login": "bob", "code": codes["codes"][0], "password": "woolly rhino"});
    assert_eq!(server.anonymous().post("/account/recover", recovery.clone()).await.0, 204);
    let (status, answer) = server.anonymous().post("/account/recover", recovery).await;
    assert_eq!((status, &answer["error"]["code"]), (401, &json!("recovery-refused")), "a code works once");
    for (password, expected) in
        [(administration::PASSWORD, (401, "wrong-credentials")), ("woolly rhino", (403, "banned"))]
    {
        let login = json!({"login": "bob", "password": password});
        let (status, answer) = server.anonymous().post("/tokens", login).await;
        assert_eq!((status, answer["error"]["code"].as_str().unwrap()), expected, "{password}: {answer}");
    }
    let signed = key.sign(&options(&stranger, "sign-in").await);
    assert_eq!(post(&stranger, "/account/passkeys/sign-in", &signed).await.0, 403);
    assert_eq!(ada.delete(&format!("/admin/bans/{}", ban["id"])).await.0, 204);
    let signed = key.sign(&options(&stranger, "sign-in").await);
    assert_eq!(post(&stranger, "/account/passkeys/sign-in", &signed).await.0, 200, "the ban is lifted");
}
