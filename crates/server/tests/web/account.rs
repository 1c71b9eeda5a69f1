//! Guests, tokens and accounts.

use serde_json::json;

use crate::kit::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_guest_move_to_the_account() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let login = json!({"login": "Ada", "password": "mammoths!"});
    let (status, me) = ada.post("/account", login.clone()).await;
    assert_eq!((status, &me["login"]), (201, &json!("ada")), "{me}");
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
    ada.post("/account", json!({"login": "ada", "password": "mammoths!"})).await;
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
