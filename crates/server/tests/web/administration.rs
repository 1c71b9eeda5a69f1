//! Administrators: who is one, what they may do, and what others may not.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, FirstAccount};

use crate::{
    kit::{ApiClient, Browser, TestServer, config, eventually},
    stalls::Stopwatch,
};

pub(crate) const PASSWORD: &str = "mammoths at dawn";

/// A client with an account.
pub(crate) async fn account(server: &TestServer, login: &str) -> ApiClient {
    let guest = server.client(login).await;
    let (status, made) = guest.post("/account", json!({"login": login, "password": PASSWORD})).await;
    assert_eq!(status, 201, "{made}");
    guest.with_token(made["token"].as_str().unwrap())
}

/// A server with an administrator, an account and a guest.
async fn house() -> (TestServer, ApiClient, ApiClient, ApiClient) {
    let server = TestServer::start().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let dan = server.client("Dan").await;
    (server, ada, bob, dan)
}

pub(crate) async fn id_of(ada: &ApiClient, name: &str) -> i64 {
    let (status, found) = ada.get(&format!("/admin/people?search={name}")).await;
    assert_eq!(status, 200, "{found}");
    found[0]["id"].as_i64().unwrap()
}

/// Every request of the API that is for administrators.
fn requests() -> Vec<(Method, &'static str, Value)> {
    vec![
        (Method::GET, "/admin/health", Value::Null),
        (Method::GET, "/admin/house", Value::Null),
        (Method::GET, "/admin/people", Value::Null),
        (Method::DELETE, "/admin/people/1/tokens", Value::Null),
        (Method::GET, "/admin/tables", Value::Null),
        (Method::POST, "/admin/tables/nosuchtable/close", Value::Null),
        (Method::DELETE, "/admin/tables/nosuchtable/chat/1", Value::Null),
        (Method::GET, "/admin/bans", Value::Null),
        (Method::POST, "/admin/bans", json!({"person": 1, "reason": "Rude"})),
        (Method::DELETE, "/admin/bans/1", Value::Null),
        (Method::PUT, "/admin/registration", json!({"registration": "closed"})),
        (Method::PUT, "/admin/notice", json!({"text": "Hello"})),
        (Method::GET, "/admin/invitations", Value::Null),
        (Method::POST, "/admin/invitations", json!({"uses": 1})),
        (Method::DELETE, "/admin/invitations/none", Value::Null),
        (Method::GET, "/admin/reports", Value::Null),
        (Method::POST, "/admin/reports/1/resolve", Value::Null),
        (Method::GET, "/admin/audit", Value::Null),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_of_administrators_is_refused_to_everybody_else() {
    let (server, ada, bob, dan) = house().await;
    let (_, document) = ada.get("/openapi.json").await;
    let described: usize = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .filter(|(path, _)| path.starts_with("/admin/"))
        .map(|(_, methods)| methods.as_object().unwrap().len())
        .sum();
    assert_eq!(described, requests().len(), "a request is not tried");
    for (method, path, body) in requests() {
        let send = async |client: &ApiClient| {
            let request = client.request(method.clone(), path);
            let request = if body.is_null() { request } else { request.json(&body) };
            request.send().await.unwrap().status().as_u16()
        };
        assert_eq!(send(&server.anonymous()).await, 401, "{method} {path}");
        assert_eq!(send(&dan).await, 403, "{method} {path} as a guest");
        assert_eq!(send(&bob).await, 403, "{method} {path} as an account");
    }
    let (_, audit) = ada.get("/admin/audit").await;
    assert_eq!(audit.as_array().unwrap().len(), 1, "nothing was done but the first grant: {audit}");
    for (method, path, body) in requests().into_iter().filter(|(_, path, _)| !path.contains("/1/tokens")) {
        let request = ada.request(method.clone(), path);
        let request = if body.is_null() { request } else { request.json(&body) };
        let status = request.send().await.unwrap().status().as_u16();
        assert!(matches!(status, 200..=204 | 404 | 409), "{method} {path} as an administrator: {status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_administrators_do_not_exist_for_everybody_else() {
    let (_server, ada, bob, dan) = house().await;
    for path in ["", "/people", "/people/1", "/tables", "/reports", "/bans", "/registration", "/audit"] {
        let path = format!("/admin{path}");
        for client in [&bob, &dan] {
            assert_eq!(client.page_request(&path).send().await.unwrap().status(), 404, "{path}");
        }
        let page = ada.page_request(&path).send().await.unwrap();
        assert_eq!(page.status(), 200, "{path}");
        let text = page.text().await.unwrap();
        assert!(text.contains("house-sections") && !text.contains("argon2"), "{path}");
    }
}

/// Every form of the pages of administrators, with fields that it would accept.
const FORMS: &[(&str, &[(&str, &str)])] = &[
    ("/admin/people/3/ban", &[("reason", "Rude")]),
    ("/admin/people/3/sessions", &[]),
    ("/admin/tables/TABLE/close", &[]),
    ("/admin/tables/TABLE/chat/1/remove", &[]),
    ("/admin/reports/1/resolve", &[]),
    ("/admin/bans", &[("network", "192.0.2.0/24"), ("reason", "Rude")]),
    ("/admin/bans/1/lift", &[]),
    ("/admin/registration", &[("registration", "closed")]),
    ("/admin/invitations", &[("uses", "1")]),
    ("/admin/invitations/CODE/revoke", &[]),
    ("/admin/notice", &[("text", "Hello")]),
];

#[tokio::test(flavor = "multi_thread")]
async fn no_form_of_administrators_does_anything_for_somebody_else() {
    let (server, ada, bob, dan) = house().await;
    let routes = include_str!("../../src/routes.rs").lines();
    let forms = routes.filter(|line| line.contains("\"/admin") && line.contains("post(")).count();
    assert_eq!(forms, FORMS.len(), "a form is not tried");
    // What there is to do: a table, a line, a report, a ban and an invitation.
    let table = bob.open("rise-of-tribes", json!([{"me": "Bob"}, "open"])).await;
    dan.post(&format!("/tables/{table}/seats"), json!({})).await;
    bob.post(&format!("/tables/{table}/chat"), json!({"text": "You mammoth"})).await;
    dan.post(&format!("/tables/{table}/reports"), json!({"line": 1, "reason": "Rude"})).await;
    let ban = ada.post("/admin/bans", json!({"network": "198.51.100.0/24", "reason": "Spam"})).await;
    assert_eq!((ban.0, &ban.1["id"]), (201, &json!(1)));
    let (_, made) = ada.post("/admin/invitations", json!({"uses": 1})).await;
    let code = made["code"].as_str().unwrap();
    let (_, before) = ada.get("/admin/audit").await;
    let (stranger, account) = (server.browser(), server.browser());
    account.post("/account/new", &[("login", "eve"), ("password", PASSWORD)]).await;
    let guest = server.browser();
    guest.quick("ice-age").await;
    let send = async |browser: &Browser, (path, fields): &(&str, &[(&str, &str)])| {
        let path = path.replace("TABLE", &table).replace("CODE", code);
        browser.post(&path, fields).await.status
    };
    for form in FORMS {
        for browser in [&stranger, &guest, &account] {
            assert_eq!(send(browser, form).await, 404, "{}", form.0);
        }
    }
    assert_eq!(ada.get("/admin/audit").await.1, before, "nothing was done");
    // The same forms are those of an administrator, and none is accepted from another site.
    let keeper = server.browser();
    let signed_in = keeper.post("/account/sign-in", &[("login", "ada"), ("password", PASSWORD)]).await;
    assert_eq!(signed_in.status, 303);
    for form in FORMS {
        let path = form.0.replace("TABLE", &table).replace("CODE", code);
        let request =
            keeper.http.post(format!("{}{path}", server.base)).header("origin", "https://evil.example");
        assert_eq!(request.form(form.1).send().await.unwrap().status(), 403, "{path}");
    }
    for form in FORMS {
        assert!(matches!(send(&keeper, form).await, 200 | 303), "{}", form.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rights_end_at_once() {
    let (server, ada, bob, _) = house().await;
    let store = server.store().await;
    let person = async |login: &str| store.account(login.to_owned()).await.unwrap().unwrap().0;
    let change = async |change: store::HouseChange| {
        store.change_house(change, store::AuditActor::Command, 1).await.unwrap();
    };
    change(store::HouseChange::Grant(person("bob").await)).await;
    eventually("his rights", async || (bob.get("/admin/house").await.0 == 200).then_some(())).await;
    change(store::HouseChange::Revoke(person("ada").await)).await;
    eventually("the end of hers", async || (ada.get("/admin/house").await.0 == 403).then_some(())).await;
    assert_eq!(ada.page_request("/admin").send().await.unwrap().status(), 404);
    assert_eq!(ada.post("/admin/bans", json!({"person": 2, "reason": "Revenge"})).await.0, 403);
    assert_eq!(ada.get("/me").await.0, 200, "the account stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_first_account_administrates_and_only_if_the_server_says_so() {
    let (_server, ada, bob, _) = house().await;
    let (_, house) = ada.get("/admin/house").await;
    assert_eq!(house["administrators"][0]["login"], "ada", "{house}");
    assert_eq!(bob.get("/admin/house").await.0, 403);
    let plain = Config { first_account: FirstAccount::Plain, ..config() };
    let server = TestServer::start_with(plain).await;
    assert_eq!(account(&server, "ada").await.get("/admin/house").await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_is_out_at_once_and_bots_play_on() {
    let (server, ada, bob, dan) = house().await;
    let table = bob.open("rise-of-tribes", json!([{"me": "Bob"}, "open"])).await;
    dan.post(&format!("/tables/{table}/seats"), json!({})).await;
    let mut stream = bob.stream(&format!("/tables/{table}/stream"), None).await;
    let mut page = bob.page_stream(&format!("/table/{table}/stream")).await;
    let id = id_of(&ada, "bob").await;
    let (status, ban) = ada.post("/admin/bans", json!({"person": id, "reason": "Rude", "days": 2})).await;
    assert_eq!(status, 201, "{ban}");
    while stream.next().await.is_some() {}
    while page.next().await.is_some() {}
    for (status, answer) in [
        bob.get("/me").await,
        bob.get(&format!("/tables/{table}")).await,
        bob.post(&format!("/tables/{table}/chat"), json!({"text": "Hey"})).await,
        bob.post("/me/tokens", json!({})).await,
        server.anonymous().post("/tokens", json!({"login": "bob", "password": PASSWORD})).await,
    ] {
        assert_eq!((status, &answer["error"]["code"]), (403, &json!("banned")), "{answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains("Rude"), "{answer}");
    }
    let page = bob.page("/").await;
    assert!(page.contains("Rude") && page.contains("2027-01-17") && page.contains("sign-out"), "{page}");
    eventually("a bot in the seat", async || {
        let (_, table) = dan.get(&format!("/tables/{table}")).await;
        table["seats"][0]["bot"].is_string().then_some(())
    })
    .await;
    server.clock.advance(Duration::from_secs(2 * 24 * 60 * 60));
    assert_eq!(bob.get("/me").await.0, 200, "the ban has ended");
    assert_eq!(
        ada.post("/admin/bans", json!({"person": id_of(&ada, "ada").await, "reason": "x"})).await.0,
        409
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_network_gets_a_clear_answer_and_can_be_let_in_again() {
    let proxied = Config { trusted_proxies: 1, ..config() };
    let server = TestServer::start_with(proxied).await;
    let ada = account(&server, "ada").await;
    let (status, ban) = ada.post("/admin/bans", json!({"network": "192.0.2.77/24", "reason": "Spam"})).await;
    assert_eq!(status, 201, "{ban}");
    let from = async |address: &str, path: &str| {
        let request = server.browser().http.get(format!("{}{path}", server.base));
        request.header("x-forwarded-for", address).send().await.unwrap().status().as_u16()
    };
    assert_eq!((from("192.0.2.5", "/").await, from("192.0.2.5", "/api/v1/tables").await), (403, 403));
    assert_eq!(from("192.0.3.5", "/").await, 200);
    assert_eq!(ada.post("/admin/bans", json!({"network": "0.0.0.0/33", "reason": "x"})).await.0, 422);
    assert_eq!(ada.post("/admin/bans", json!({"network": "127.0.0.0/8", "reason": "x"})).await.0, 409);
    assert_eq!(ada.delete(&format!("/admin/bans/{}", ban["id"])).await.0, 204);
    assert_eq!(from("192.0.2.5", "/").await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reported_line_is_removed_for_everybody_at_once() {
    let (_server, ada, bob, dan) = house().await;
    let table = bob.open("rise-of-tribes", json!([{"me": "Bob"}, "open"])).await;
    dan.post(&format!("/tables/{table}/seats"), json!({})).await;
    bob.post(&format!("/tables/{table}/chat"), json!({"text": "You mammoth"})).await;
    assert!(dan.page(&format!("/table/{table}")).await.contains("/report?line=1"));
    assert!(!bob.page(&format!("/table/{table}")).await.contains("/report?line=1"), "one's own");
    let reports = format!("/tables/{table}/reports");
    let line = json!({"line": 1, "reason": "Rude"});
    assert_eq!(dan.post(&reports, line.clone()).await.0, 201);
    assert_eq!(dan.post(&reports, line.clone()).await.0, 409, "once");
    assert_eq!(bob.post(&reports, line).await.0, 409, "one's own");
    assert_eq!(dan.post(&reports, json!({"line": 9, "reason": "Rude"})).await.0, 404);
    assert_eq!(dan.post(&reports, json!({"seat": 1, "reason": " "})).await.0, 422);
    assert_eq!(dan.post(&reports, json!({"reason": "Rude"})).await.0, 400);
    assert_eq!(dan.post(&reports, json!({"seat": 1, "reason": "Cheats"})).await.0, 201);
    let (_, found) = ada.get("/admin/reports").await;
    assert_eq!(
        (found[1]["text"].as_str(), found[0]["line"].as_u64()),
        (Some("You mammoth"), None),
        "{found}"
    );
    let mut stream = dan.stream(&format!("/tables/{table}/stream"), None).await;
    assert_eq!(ada.delete(&format!("/admin/tables/{table}/chat/1")).await.0, 204);
    let removed = stream.next_of("chat").await.data;
    assert_eq!(
        (&removed["number"], &removed["removed"], &removed["text"]),
        (&json!(1), &json!(true), &json!(""))
    );
    let page = dan.page(&format!("/table/{table}")).await;
    assert!(page.contains("Removed by an administrator") && !page.contains("You mammoth"));
    assert_eq!(ada.post(&format!("/admin/reports/{}/resolve", found[0]["id"]), json!({})).await.0, 204);
    let (_, audit) = ada.get("/admin/audit").await;
    assert_eq!((&audit[0]["action"], &audit[0]["actor"]), (&json!("resolve"), &json!("ada")), "{audit}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_closes_a_table_but_sees_no_hand() {
    let (_server, ada, bob, _) = house().await;
    let table = bob.open("ice-age", json!([{"me": "Bob"}, {"me": "Cid"}, {"me": "Eve"}])).await;
    assert_eq!(ada.get(&format!("/tables/{table}?as=1")).await.0, 403);
    assert_eq!(ada.table(&table).await["seen_from"], Value::Null);
    assert_eq!(ada.post(&format!("/admin/tables/{table}/close"), json!({})).await.0, 204);
    assert_eq!(bob.table(&table).await["stage"], "ended");
    assert_eq!(ada.post(&format!("/admin/tables/{table}/close"), json!({})).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_are_created_by_invitation_only() {
    let (server, ada, _, dan) = house().await;
    assert_eq!(ada.put("/admin/registration", json!({"registration": "invitation"})).await.0, 204);
    let (status, made) = ada.post("/admin/invitations", json!({"uses": 1, "note": "Club"})).await;
    assert_eq!(status, 201, "{made}");
    let code = made["code"].as_str().unwrap();
    let body = |login: &str, code: &str| json!({"login": login, "password": PASSWORD, "invitation": code});
    assert_eq!(dan.post("/account", body("dan", "")).await.1["error"]["code"], "invitation-not-valid");
    assert_eq!(dan.post("/account", body("ada", code)).await.1["error"]["code"], "login-taken");
    assert_eq!(dan.post("/account", body("dan", code)).await.0, 201, "a failed attempt uses nothing up");
    let eve = server.client("Eve").await;
    assert_eq!(eve.post("/account", body("eve", code)).await.0, 403, "used up");
    let browser = server.browser();
    assert!(!browser.get("/account").await.has("form[action='/account/new']"));
    let page = browser.get(&format!("/account?invitation={code}")).await;
    assert_eq!(page.field("invitation"), code);
    assert_eq!(ada.put("/admin/registration", json!({"registration": "closed"})).await.0, 204);
    assert_eq!(eve.post("/account", body("eve", code)).await.1["error"]["code"], "registration-closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_message_of_the_day_is_read_in_ones_language_and_dismissed() {
    let (server, ada, _, _) = house().await;
    assert_eq!(ada.put("/admin/notice", json!({"text": "Welcome"})).await.0, 204);
    assert_eq!(ada.put("/admin/notice", json!({"language": "fr", "text": "Bienvenue"})).await.0, 204);
    assert_eq!(ada.put("/admin/notice", json!({"language": "xx", "text": "?"})).await.0, 400);
    let browser = server.browser();
    let page = browser.get("/").await;
    assert!(page.text.contains("Welcome") && !page.text.contains("Bienvenue"));
    let id = page.field("notice");
    assert_eq!(browser.post("/notice", &[("notice", &id)]).await.status, 303);
    assert!(!browser.get("/").await.text.contains("Welcome"));
    ada.put("/admin/notice", json!({"text": "Welcome again"})).await;
    assert!(browser.get("/").await.text.contains("Welcome again"), "another message");
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_tables_of_guests_are_deleted_after_a_while() {
    let (server, ada, bob, dan) = house().await;
    let seats = json!([{"me": "One"}, {"me": "Two"}]);
    let (kept, lost) =
        (bob.open("rise-of-tribes", seats.clone()).await, dan.open("rise-of-tribes", seats).await);
    server.clock.advance(Duration::from_secs(91 * 24 * 60 * 60));
    eventually("the table is gone", async || {
        (dan.get(&format!("/tables/{lost}")).await.0 == 404).then_some(())
    })
    .await;
    assert_eq!(bob.get(&format!("/tables/{kept}")).await.0, 200);
    eventually("the entry", async || {
        let (_, audit) = ada.get("/admin/audit").await;
        (audit[0]["action"] == "forget" && audit[0]["subject"] == "1").then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_of_another_process_take_effect() {
    let (server, ada, bob, _) = house().await;
    let store = server.store().await;
    let (person, _) = store.account("bob".to_owned()).await.unwrap().unwrap();
    let change = store::HouseChange::Ban {
        target: store::BanTarget::Person(person),
        reason: "Rude".to_owned(),
        expires: None,
    };
    assert_eq!(bob.get("/me").await.0, 200);
    store.change_house(change, store::AuditActor::Command, 1).await.unwrap();
    let watch = Stopwatch::start();
    eventually("the ban", async || (bob.get("/me").await.0 == 403).then_some(())).await;
    watch.assert_within(Duration::from_secs(1), "the ban");
    assert_eq!(ada.get("/me").await.0, 200);
}
