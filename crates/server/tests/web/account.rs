//! Guests, tokens and accounts.

use std::time::Duration;

use reqwest::{Method, header};
use serde_json::{Value, json};

use server::Config;

use crate::kit::{ApiClient, Browser, TestServer, config};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const PASSWORD: &str = "mammoths!";

/// Gives a guest an account and returns a client with its token.
async fn account(guest: &ApiClient, login: &str) -> ApiClient {
    let (status, made) = guest.post("/account", json!({"login": login, "password": PASSWORD})).await;
    assert_eq!(status, 201, "{made}");
    guest.with_token(made["token"].as_str().unwrap())
}

/// A browser that is signed in.
async fn signed_in(server: &TestServer, login: &str) -> Browser {
    let browser = server.browser();
    let answer = browser.post("/account/sign-in", &[("login", login), ("password", PASSWORD)]).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    browser
}

async fn is_signed_in(browser: &Browser) -> bool {
    browser.get("/account").await.has("form[action='/account/sign-out']")
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_guest_move_to_the_account() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let login = json!({"login": "Ada", "password": "mammoths!"});
    let (status, made) = ada.post("/account", login.clone()).await;
    assert_eq!((status, &made["person"]["login"]), (201, &json!("ada")), "{made}");
    let ada = ada.with_token(made["token"].as_str().unwrap());
    assert_eq!(ada.post("/account", login.clone()).await.0, 409);
    let phone = server.client("Somebody").await;
    let id = phone.open("rise-of-tribes", json!([{"me": ""}, {"me": "Bob"}])).await;
    assert_eq!(ada.get(&format!("/tables/{id}?as=1")).await.0, 403);
    let (status, signed_in) = phone.post("/tokens", login.clone()).await;
    assert_eq!(status, 201, "{signed_in}");
    let phone = phone.with_token(signed_in["token"].as_str().unwrap());
    assert_eq!(phone.get("/me").await.1, json!({"name": "Ada", "login": "ada"}));
    assert_eq!(ada.get(&format!("/tables/{id}?as=1")).await.0, 200);
    let server = server.restart().await;
    assert_eq!(ada.at(&server).get(&format!("/tables/{id}?as=1")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_and_revoked_tokens_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let ada = account(&ada, "ada").await;
    let anonymous = server.anonymous();
    for wrong in [("ada", "mammoths?"), ("bob", "mammoths!"), ("", ""), ("ada", "")] {
        let body = json!({"login": wrong.0, "password": wrong.1});
        let (status, answer) = anonymous.post("/tokens", body).await;
        assert_eq!((status, &answer["error"]["code"]), (401, &json!("wrong-credentials")), "{wrong:?}");
    }
    let bob = server.client("Bob").await;
    let taken = json!({"login": "ADA", "password": "mammoths!"});
    assert_eq!(bob.post("/account", taken).await.1["error"]["code"], "login-taken");
    let short = json!({"login": "bob", "password": "short"});
    assert_eq!(bob.post("/account", short).await.1["error"]["code"], "invalid-password");
    assert_eq!(ada.delete("/tokens").await.0, 204);
    assert_eq!(ada.get("/me").await.1["error"]["code"], "invalid-token");
    assert_eq!(anonymous.with_token("guess").get("/games").await.0, 401);
    assert_eq!(anonymous.get("/me").await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_of_one_person_are_equivalent() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let (_, answer) = ada.post("/me/tokens", json!({})).await;
    let bot = ada.with_token(answer["token"].as_str().unwrap());
    let (status, me) = bot.put("/me", json!({"name": "Ada the Bold"})).await;
    assert_eq!((status, &me["name"]), (200, &json!("Ada the Bold")));
    assert_eq!(ada.get("/me").await.1["name"], "Ada the Bold");
    assert_eq!(bot.put("/me", json!({"name": "\u{200b}"})).await.0, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_signs_up_out_and_in_again() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let made = browser.post("/account/new", &[("login", "ada"), ("password", "mammoths!")]).await;
    assert_eq!(made.status, 200);
    let cookie = made.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let table = browser.quick("rise-of-tribes").await;
    assert_eq!(browser.post("/account/sign-out", &[]).await.status, 303);
    let wrong = browser.post("/account/sign-in", &[("login", "ada"), ("password", "wrong wrong")]).await;
    assert_eq!(wrong.status, 401);
    let right = browser.post("/account/sign-in", &[("login", "ada"), ("password", "mammoths!")]).await;
    assert_eq!(right.status, 303);
    assert!(browser.get("/").await.text.contains(&table), "her table is in her list again");
    let token = browser.post("/account/token", &[]).await;
    assert_eq!(token.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_lasts_while_it_is_used_and_a_token_for_a_year() {
    let server = TestServer::start_with(Config { keep_guest_tables: None, ..config() }).await;
    let program = account(&server.client("Ada").await, "ada").await;
    let (used, unused) = (signed_in(&server, "ada").await, signed_in(&server, "ada").await);
    let guest = server.browser();
    let table = guest.quick("rise-of-tribes").await;
    for _ in 0..2 {
        server.clock.advance(DAY * 60);
        let page = used.get("/account").await;
        assert!(page.header("set-cookie").contains("Max-Age=31536000"), "the cookie is prolonged, too");
        assert_eq!(used.get("/account").await.header("set-cookie"), "", "once a day");
    }
    assert!(is_signed_in(&used).await && !is_signed_in(&unused).await);
    assert_eq!(program.get("/me").await.0, 200);
    // Expiry survives a restart, and the cache does not hide it.
    let server = server.restart().await;
    server.clock.advance(DAY * 200);
    let (program, guest) = (program.at(&server), Browser { base: server.base.clone(), ..guest });
    assert_eq!(program.get("/me").await.0, 200);
    assert!(guest.get("/").await.text.contains(&table), "a guest has a year");
    server.clock.advance(DAY * 46);
    assert_eq!(code(&program.get("/me").await.1), "invalid-token");
    assert!(guest.get("/").await.text.contains(&table));
    server.clock.advance(DAY * 366);
    assert!(!guest.get("/").await.text.contains(&table));
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_and_tokens_are_listed_and_ended() {
    let server = TestServer::start().await;
    let program = account(&server.client("Ada").await, "ada").await;
    let (browser, other) = (signed_in(&server, "ada").await, signed_in(&server, "ada").await);
    let (_, tokens) = program.get("/me/tokens").await;
    let tokens = tokens.as_array().unwrap().clone();
    let of_kind = |kind: &str| tokens.iter().filter(|token| token["kind"] == kind).count();
    assert_eq!((of_kind("browser"), of_kind("program")), (2, 1), "{tokens:?}");
    let current: Vec<&Value> = tokens.iter().filter(|token| token["current"] == true).collect();
    assert!(current.len() == 1 && current[0]["kind"] == "program", "{tokens:?}");
    assert!(current[0]["expires"].as_i64() > current[0]["used"].as_i64());
    // Others can neither list nor end them.
    let eve = server.client("Eve").await;
    let path = format!("/me/tokens/{}", current[0]["id"].as_str().unwrap());
    assert_eq!(code(&eve.delete(&path).await.1), "token-not-found");
    assert_eq!(eve.get("/me/tokens").await.1.as_array().unwrap().len(), 1);
    // The page ends one session, then all others.
    let page = browser.get("/account").await;
    let listed = page.text.matches("name=\"session\"").count();
    assert_eq!(listed, 3, "{}", page.text);
    let id = current[0]["id"].as_str().unwrap();
    assert_eq!(browser.post("/account/end", &[("session", id)]).await.status, 303);
    assert_eq!(code(&program.get("/me").await.1), "invalid-token");
    assert!(is_signed_in(&other).await);
    assert_eq!(browser.post("/account/end", &[("session", "")]).await.status, 303);
    assert!(is_signed_in(&browser).await && !is_signed_in(&other).await);
    assert_eq!(browser.post("/account/end", &[("session", "0123")]).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_every_other_session() {
    let server = TestServer::start().await;
    let program = account(&server.client("Ada").await, "ada").await;
    let (browser, other) = (signed_in(&server, "ada").await, signed_in(&server, "ada").await);
    let change = |current, new| [("current", current), ("password", new)];
    let wrong = browser.post("/account/password", &change("wrong wrong", "tundra and taiga")).await;
    assert_eq!(wrong.status, 401);
    let weak = browser.post("/account/password", &change(PASSWORD, "password1")).await;
    assert_eq!(weak.status, 422);
    assert!(is_signed_in(&other).await, "a refused change ends nothing");
    let changed = browser.post("/account/password", &change(PASSWORD, "tundra and taiga")).await;
    assert_eq!(changed.status, 200, "{}", changed.text);
    assert!(is_signed_in(&browser).await && !is_signed_in(&other).await);
    assert_eq!(code(&program.get("/me").await.1), "invalid-token");
    let login = |password| json!({"login": "ada", "password": password});
    assert_eq!(server.anonymous().post("/tokens", login(PASSWORD)).await.0, 401);
    let (status, answer) = server.anonymous().post("/tokens", login("tundra and taiga")).await;
    assert_eq!(status, 201, "{answer}");
    let program = program.with_token(answer["token"].as_str().unwrap());
    let back = json!({"current": "tundra and taiga", "new": "mammoths of ice"});
    assert_eq!(program.put("/account/password", back.clone()).await.0, 204);
    assert_eq!(program.get("/me").await.0, 200);
    assert!(!is_signed_in(&browser).await);
    let guest = server.client("Eve").await;
    assert_eq!(code(&guest.put("/account/password", back).await.1), "not-registered");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_ends_every_token_of_the_guest() {
    let server = TestServer::start().await;
    let guest = server.client("Ada").await;
    let (_, answer) = guest.post("/me/tokens", json!({})).await;
    let second = guest.with_token(answer["token"].as_str().unwrap());
    let ada = account(&guest, "ada").await;
    for ended in [&guest, &second] {
        assert_eq!(code(&ended.get("/me").await.1), "invalid-token");
    }
    assert_eq!(ada.get("/me").await.0, 200);
    // A guest who signs in to an account ends, too.
    let visitor = server.client("Visitor").await;
    let (status, _) = visitor.post("/tokens", json!({"login": "ada", "password": PASSWORD})).await;
    assert_eq!(status, 201);
    assert_eq!(code(&visitor.get("/me").await.1), "invalid-token");
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_that_are_easy_to_guess_are_refused() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    for (password, expected) in [
        ("password", "weak-password"),
        ("P@ssw0rd!", "weak-password"),
        ("12345678", "weak-password"),
        ("qwertyuiop", "weak-password"),
        ("lovelace99", "weak-password"),
        ("mammoth", "invalid-password"),
        // Eight bytes, but four characters.
        ("éééé", "invalid-password"),
    ] {
        let (status, answer) = ada.post("/account", json!({"login": "Lovelace", "password": password})).await;
        assert_eq!((status, code(&answer)), (422, expected), "{password}");
    }
    let page = server.browser().post("/account/new", &[("login", "bob"), ("password", "password1")]).await;
    assert!(page.status == 422 && page.has(".notice"), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn logins_that_look_alike_are_one_login() {
    let server = TestServer::start().await;
    account(&server.client("Ada").await, "Ada Paul").await;
    let eve = server.client("Eve").await;
    for imitation in ["ada paul", "ＡＤＡ ＰＡＵＬ", "аda paul", "ada pau1", "ada\u{a0}paul"] {
        let (status, answer) = eve.post("/account", json!({"login": imitation, "password": PASSWORD})).await;
        assert_eq!((status, code(&answer)), (409, "login-taken"), "{imitation}");
    }
    // Compatible writings of the same login sign in.
    for same in ["ADA PAUL", "ａｄａ ｐａｕｌ", " ada  paul "] {
        let body = json!({"login": same, "password": PASSWORD});
        assert_eq!(server.anonymous().post("/tokens", body).await.0, 201, "{same}");
    }
    let body = json!({"login": "аda paul", "password": PASSWORD});
    assert_eq!(server.anonymous().post("/tokens", body).await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_authorization_schemes_are_ignored() {
    let server = TestServer::start().await;
    for other in ["Basic YWRhOnBhc3N3b3Jk", "Bearer", "Negotiate x", "nonsense"] {
        let request = server.anonymous().request(Method::GET, "/games").header(header::AUTHORIZATION, other);
        assert_eq!(request.send().await.unwrap().status(), 200, "{other}");
    }
    // Behind a proxy with a password, a browser sends both.
    let browser = server.browser();
    let table = browser.quick("rise-of-tribes").await;
    let page = browser.http.get(&server.base).header(header::AUTHORIZATION, "Basic YWRhOnBhc3N3b3Jk");
    assert!(page.send().await.unwrap().text().await.unwrap().contains(&table));
    let token = server.client("Ada").await.token.unwrap();
    let request = server.anonymous().request(Method::GET, "/me");
    let request = request.header(header::AUTHORIZATION, format!("bearer {token}"));
    assert_eq!(request.send().await.unwrap().status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_registers_twice_at_once_has_one_account() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let asking: Vec<_> = (0..6)
        .map(|number| {
            let ada = ada.clone();
            let login = format!("ada the {number}");
            tokio::spawn(async move {
                (ada.post("/account", json!({"login": login, "password": PASSWORD})).await, login)
            })
        })
        .collect();
    let mut made = Vec::new();
    for asked in asking {
        let ((status, answer), login) = asked.await.unwrap();
        match status {
            201 => made.push(login),
            // Who comes late finds the account, or the token that it has ended.
            409 => assert_eq!(code(&answer), "already-registered"),
            401 => assert_eq!(code(&answer), "invalid-token"),
            _ => panic!("{status}: {answer}"),
        }
    }
    assert_eq!(made.len(), 1, "{made:?}");
    let body = json!({"login": made[0], "password": PASSWORD});
    assert_eq!(server.anonymous().post("/tokens", body).await.0, 201);
}
