//! Recovery codes, confirmation, the download of one's data, and the end of an account.

use std::time::Duration;

use serde_json::{Value, json};

use server::Config;

use crate::{
    kit::{ApiClient, TestServer, config, eventually},
    notices::open_house,
    smtp::MailServer,
};

const PASSWORD: &str = "mammoths!";
const NEW_PASSWORD: &str = "woolly rhino";
const LATER: Duration = Duration::from_secs(11 * 60);

async fn account(server: &TestServer, login: &str) -> ApiClient {
    let guest = server.client(login).await;
    let (status, made) = guest.post("/account", json!({"login": login, "password": PASSWORD})).await;
    assert_eq!(status, 201, "{made}");
    guest.with_token(made["token"].as_str().unwrap())
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

async fn codes(client: &ApiClient) -> Vec<String> {
    let (status, made) = client.post("/account/recovery-codes", json!({})).await;
    assert_eq!(status, 201, "{made}");
    serde_json::from_value(made["codes"].clone()).unwrap()
}

async fn recover(server: &TestServer, login: &str, code: &str) -> (u16, Value) {
    let body = json!({"login": login, "code": code, "password": NEW_PASSWORD});
    server.anonymous().post("/account/recover", body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_replaces_a_password_once() {
    let server = TestServer::start().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let set = codes(&ada).await;
    let bobs = codes(&bob).await;
    assert_eq!(set.len(), 10);
    // The answer does not tell whether the account exists.
    let (status, wrong) = recover(&server, "ada", "aaaa-bbbb-cccc-dddd").await;
    assert_eq!((status, code(&wrong)), (401, "recovery-refused"));
    for (login, code) in [("nobody", set[0].as_str()), ("ada", bobs[0].as_str()), ("", &set[0]), ("ada", "")]
    {
        assert_eq!(recover(&server, login, code).await, (401, wrong.clone()), "{login} {code}");
    }
    let written = set[0].to_uppercase().replace('-', " ");
    assert_eq!(recover(&server, "Ada", &written).await.0, 204);
    assert_eq!(recover(&server, "ada", &set[0]).await.0, 401, "it was used");
    assert_eq!(code(&ada.get("/me").await.1), "invalid-token", "all sessions end");
    assert_eq!(bob.get("/me").await.0, 200);
    let body = |password| json!({"login": "ada", "password": password});
    assert_eq!(server.anonymous().post("/tokens", body(PASSWORD)).await.0, 401);
    let (status, again) = server.anonymous().post("/tokens", body(NEW_PASSWORD)).await;
    assert_eq!(status, 201);
    let ada = ada.with_token(again["token"].as_str().unwrap());
    codes(&ada).await;
    assert_eq!(recover(&server, "ada", &set[1]).await.0, 401, "new codes replace the old ones");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_by_mail_replaces_a_password_once() {
    let mut post = MailServer::start().await;
    let mail = Some(post.config());
    let server = TestServer::start_with(Config { mail, ..open_house() }).await;
    let ada = account(&server, "ada").await;
    account(&server, "bob").await;
    let address = json!({"kind": "mail", "address": "ada@mail.example"});
    assert_eq!(ada.post("/me/notices/channels", address).await.0, 201);
    let browser = server.browser();
    let ask = async |login: &str| browser.post("/account/recover/mail", &[("login", login)]).await;
    // An address that is not confirmed gets no link, and nobody learns who has an account or an address.
    let answer = ask("ada").await;
    assert_eq!(answer.status, 200);
    for login in ["bob", "nobody", ""] {
        assert_eq!(ask(login).await.text, answer.text, "{login}");
    }
    let confirm = post.mail(0).await.path("/mail/");
    assert_eq!(browser.post(&confirm, &[]).await.status, 200);
    // A mail server that has no time at first gets the same e-mail again.
    post.answer(&[], &["451 4.7.1 greylisted"]).await;
    assert_eq!(ask("ada").await.text, answer.text);
    let refused = post.mail(1).await;
    eventually("another attempt", async || {
        server.clock.advance(Duration::from_secs(1));
        (post.count() > 2).then_some(())
    })
    .await;
    let sent = post.mail(2).await;
    assert_eq!(sent.headers["message-id"], refused.headers["message-id"]);
    assert_eq!(
        (sent.from.as_str(), sent.to.as_slice()),
        ("ochre@house.example", &["ada@mail.example".to_owned()][..])
    );
    assert!(sent.headers["subject"].contains("password") && sent.text.contains("account ada"), "{sent:?}");
    assert!(!sent.headers.contains_key("list-unsubscribe"), "the reader has asked for it");
    assert_eq!(sent.defects, [""; 0]);
    let late = sent.path("/account/recover/");
    server.clock.advance(Duration::from_secs(61 * 60));
    let password = [("password", NEW_PASSWORD)];
    assert_eq!(browser.get(&late).await.status, 401, "a link is valid for an hour");
    assert_eq!(browser.post(&late, &password).await.status, 401);
    ask("ada").await;
    let link = post.mail(3).await.path("/account/recover/");
    assert_eq!(post.count(), 4, "nobody else got one");
    assert_eq!(browser.get(&link).await.status, 200, "looking at the link does not use it up");
    let guessed = link.replace(&link[link.len() - 4..], "aaaa");
    assert_eq!(browser.post(&guessed, &password).await.status, 401);
    ask("ada").await;
    let newer = post.mail(4).await.path("/account/recover/");
    assert_eq!(browser.post(&link, &password).await.status, 401, "a newer link replaces it");
    let link = newer;
    assert_eq!(browser.post(&link, &[("password", "short")]).await.status, 422);
    assert_eq!(browser.post(&link, &password).await.status, 200);
    assert_eq!(browser.post(&link, &password).await.status, 401, "a link works once");
    assert_eq!(code(&ada.get("/me").await.1), "invalid-token", "all sessions end");
    let body = |password| json!({"login": "ada", "password": password});
    assert_eq!(server.anonymous().post("/tokens", body(PASSWORD)).await.0, 401);
    assert_eq!(server.anonymous().post("/tokens", body(NEW_PASSWORD)).await.0, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_codes_are_limited() {
    let server = TestServer::start_with(Config { rate_limits: server::RateLimits::On, ..config() }).await;
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(recover(&server, "ada", "aaaa").await.0);
    }
    assert_eq!(answers.iter().filter(|status| **status == 401).count(), 10, "{answers:?}");
    assert_eq!(answers.last(), Some(&429));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_left_open_changes_nothing_important() {
    let server = TestServer::start().await;
    let ada = account(&server, "ada").await;
    let (status, renamed) = ada.put("/account/login", json!({"login": "ada-l"})).await;
    assert_eq!((status, &renamed["login"]), (200, &json!("ada-l")));
    let bob = account(&server, "bob").await;
    assert_eq!(code(&bob.put("/account/login", json!({"login": "ADA-L"})).await.1), "login-taken");
    server.clock.advance(LATER);
    let refused = [
        ada.put("/account/login", json!({"login": "other"})).await,
        ada.post("/account/recovery-codes", json!({})).await,
        ada.delete("/me/passkeys/AAAA").await,
    ];
    for (status, answer) in refused {
        assert_eq!((status, code(&answer)), (403, "confirmation-required"));
    }
    assert_eq!(
        code(&ada.post("/account/confirm", json!({"password": "wrong wrong"})).await.1),
        "wrong-credentials"
    );
    assert_eq!(ada.post("/account/recovery-codes", json!({})).await.0, 403);
    assert_eq!(ada.post("/account/confirm", json!({"password": PASSWORD})).await.0, 204);
    assert_eq!(ada.post("/account/recovery-codes", json!({})).await.0, 201);
    // It counts for this session only.
    assert_eq!(bob.post("/account/recovery-codes", json!({})).await.0, 403);
    let guest = server.client("Guest").await;
    assert_eq!(code(&guest.post("/account/recovery-codes", json!({})).await.1), "not-registered");
    assert_eq!(server.anonymous().post("/account/recovery-codes", json!({})).await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_left_open_does_not_change_where_recovery_links_go() {
    let post = MailServer::start().await;
    let mail = Some(post.config());
    let server = TestServer::start_with(Config { mail, ..open_house() }).await;
    let (ada, browser) = (account(&server, "ada").await, server.browser());
    let add = async |client: &ApiClient, address: &str| {
        client.post("/me/notices/channels", json!({"kind": "mail", "address": address})).await
    };
    let confirm = async |number: usize| {
        let link = post.mail(number).await.path("/mail/");
        assert_eq!(browser.post(&link, &[]).await.status, 200);
    };
    let ask = async |number: usize| {
        assert_eq!(browser.post("/account/recover/mail", &[("login", "ada")]).await.status, 200);
        let mail = post.mail(number).await;
        (mail.to[0].clone(), mail.path("/account/recover/"))
    };
    assert_eq!(add(&ada, "ada@mail.example").await.0, 201);
    confirm(0).await;
    let open = server.browser();
    let sign_in = [("login", "ada"), ("password", PASSWORD)];
    assert_eq!(open.post("/account/sign-in", &sign_in).await.status, 303);
    server.clock.advance(LATER);
    // Somebody else sits down at it.
    let (status, answer) = add(&ada, "eve@mail.example").await;
    assert_eq!((status, code(&answer)), (403, "confirmation-required"));
    let asked = open.post("/notices/mail", &[("address", "eve@mail.example")]).await;
    assert_eq!((asked.status, asked.header("location")), (303, "/account/confirm"));
    assert_eq!(code(&add(&server.anonymous(), "eve@mail.example").await.1), "unauthenticated");
    assert_eq!(post.count(), 1, "nothing was sent");
    // A guest has no account to lose.
    assert_eq!(add(&server.client("Guest").await, "guest@mail.example").await.0, 201);
    assert_eq!(post.mail(1).await.to, ["guest@mail.example"]);
    // Links end with the password, and with the address they were sent to, which is told.
    let (to, link) = ask(2).await;
    assert_eq!((to.as_str(), browser.get(&link).await.status), ("ada@mail.example", 200));
    let change = json!({"current": PASSWORD, "new": NEW_PASSWORD});
    assert_eq!(ada.put("/account/password", change).await.0, 204);
    assert_eq!(browser.get(&link).await.status, 401, "the password was changed");
    assert_eq!(ada.post("/account/confirm", json!({"password": NEW_PASSWORD})).await.0, 204);
    assert_eq!(add(&ada, "new@mail.example").await.0, 201);
    let (to, link) = ask(4).await;
    assert_eq!(to, "ada@mail.example", "the new address is not confirmed");
    confirm(3).await;
    assert_eq!(browser.get(&link).await.status, 401, "the address was replaced");
    let told = post.mail(5).await;
    assert_eq!((told.to[0].as_str(), told.defects.len()), ("ada@mail.example", 0));
    assert!(told.headers["subject"].contains("replaces") && told.text.contains("ada:"), "{told:?}");
    let (to, link) = ask(6).await;
    assert_eq!((to.as_str(), browser.get(&link).await.status), ("new@mail.example", 200));
    let (_, settings) = ada.get("/me/notices").await;
    let channel = settings["channels"][0]["id"].as_str().unwrap();
    assert_eq!(ada.delete(&format!("/me/notices/channels/{channel}")).await.0, 204);
    assert_eq!(browser.get(&link).await.status, 401, "the address was removed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_without_script_makes_codes_and_uses_one() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/account/new", &[("login", "ada"), ("password", PASSWORD)]).await;
    server.clock.advance(LATER);
    let asked = browser.post("/account/codes", &[]).await;
    assert_eq!((asked.status, asked.header("location")), (303, "/account/confirm"));
    assert_eq!(browser.post("/account/confirm", &[("password", "wrong wrong")]).await.status, 401);
    assert_eq!(browser.post("/account/confirm", &[("password", PASSWORD)]).await.status, 303);
    let shown = browser.post("/account/codes", &[]).await;
    assert_eq!(shown.status, 200);
    let start = shown.text.find("<code class=\"secret\">").unwrap() + "<code class=\"secret\">".len();
    let code = &shown.text[start..start + 19];
    let stranger = server.browser();
    let form = [("login", "ada"), ("code", code), ("password", NEW_PASSWORD)];
    let weak = [("login", "ada"), ("code", code), ("password", "password")];
    assert_eq!(stranger.post("/account/recover/code", &weak).await.status, 422);
    assert_eq!(stranger.post("/account/recover/code", &form).await.status, 200);
    assert_eq!(stranger.post("/account/recover/code", &form).await.status, 401);
    let signed_in = stranger.post("/account/sign-in", &[("login", "ada"), ("password", NEW_PASSWORD)]).await;
    assert_eq!(signed_in.status, 303);
    assert!(!browser.get("/account").await.has("form[action='/account/sign-out']"));
}

#[tokio::test(flavor = "multi_thread")]
async fn my_data_are_mine_and_hold_no_secret() {
    let server = TestServer::start().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    assert_eq!(bob.post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
    ada.post(&format!("/tables/{id}/chat"), json!({"text": "by the fire"})).await;
    bob.post(&format!("/tables/{id}/chat"), json!({"text": "in the snow"})).await;
    let (status, data) = ada.get("/me/data").await;
    assert_eq!(status, 200);
    assert_eq!(data["account"], json!({"name": "ada", "login": "ada"}));
    assert_eq!(data["tables"][0]["id"], json!(id));
    assert_eq!(data["tables"][0]["seats"], json!([1]));
    assert!(data["tables"][0]["record"].is_null(), "an unfinished game has hidden cards");
    assert_eq!(data["chat"].as_array().unwrap().len(), 1);
    let text = data.to_string();
    assert!(text.contains("by the fire") && !text.contains("in the snow"));
    for secret in ["argon2", "password", "seed", ada.token.as_deref().unwrap()] {
        assert!(!text.contains(secret), "{secret}");
    }
    assert_eq!(server.anonymous().get("/me/data").await.0, 401);
    let page = ada.page_request("/account/data").send().await.unwrap();
    assert_eq!(page.headers()["content-disposition"], "attachment; filename=\"ochre.json\"");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_its_games_to_a_bot() {
    let server = TestServer::start().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let running = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    bob.post(&format!("/tables/{running}/seats"), json!({})).await;
    ada.post(&format!("/tables/{running}/chat"), json!({"text": "farewell"})).await;
    let waiting = bob.open("rise-of-tribes", json!([{"me": ""}, "open", "open"])).await;
    ada.post(&format!("/tables/{waiting}/seats"), json!({})).await;
    server.clock.advance(LATER);
    let delete = async |client: &ApiClient, body: Value| {
        let response = client.request(reqwest::Method::DELETE, "/account").json(&body).send().await.unwrap();
        let status = response.status().as_u16();
        (status, response.json::<Value>().await.unwrap_or_default())
    };
    for (body, expected) in [
        (json!({"login": "ada"}), "wrong-credentials"),
        (json!({"login": "ada", "password": "wrong wrong"}), "wrong-credentials"),
        (json!({"login": "bob", "password": PASSWORD}), "deletion-not-confirmed"),
        (json!({"login": "", "password": PASSWORD}), "deletion-not-confirmed"),
    ] {
        assert_eq!(code(&delete(&ada, body.clone()).await.1), expected, "{body}");
    }
    assert_eq!(delete(&server.anonymous(), json!({"login": "ada", "password": PASSWORD})).await.0, 401);
    assert_eq!(ada.get("/me").await.0, 200);
    assert_eq!(delete(&ada, json!({"login": "ada", "password": PASSWORD})).await.0, 204);
    assert_eq!(code(&ada.get("/me").await.1), "invalid-token");
    let body = json!({"login": "ada", "password": PASSWORD});
    assert_eq!(server.anonymous().post("/tokens", body).await.0, 401);
    let after = async |bob: &ApiClient| {
        let table = bob.table(&running).await;
        assert_eq!(table["seats"][0]["name"], "A former player", "{}", table["seats"]);
        let (_, chat) = bob.get(&format!("/tables/{running}/chat")).await;
        assert_eq!((&chat[0]["name"], &chat[0]["text"]), (&json!("A former player"), &json!("farewell")));
        assert!(!bob.page(&format!("/table/{running}")).await.contains(">ada<"));
        let open = bob.table(&waiting).await;
        assert_eq!(open["stage"], "waiting", "the seat is open again");
        assert!(!open["seats"].to_string().contains("ada"));
    };
    after(&bob).await;
    // A bot plays for her.
    bob.wait_for_turn(&running, 2).await;
    let server = server.restart().await;
    after(&bob.at(&server)).await;
    let again = account(&server, "ada").await;
    assert_eq!(again.get("/me/data").await.1["tables"], json!([]), "the login is free, and somebody new");
}
