//! Passkeys with a virtual authenticator, recovery codes, friends who invite each other, and the end of an account.

use serde_json::json;

use crate::{
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

const PASSWORD: &str = "mammoths!";

/// Creates an account.
pub async fn register(browser: &Browser, login: &str) {
    browser.go("/account").await;
    browser.write("#new-login", login).await;
    browser.write("#new-password", PASSWORD).await;
    browser.click("form[action='/account/new'] button").await;
    browser.find("form[action='/account/sign-out']").await;
}

async fn sign_out(browser: &Browser) {
    browser.go("/account").await;
    browser.click("form[action='/account/sign-out'] button").await;
    browser.find("main.lobby").await;
}

async fn open_details(browser: &Browser) {
    browser.run("document.querySelectorAll('main details').forEach(it => { it.open = true; })").await;
}

#[tokio::test]
async fn a_passkey_is_registered_and_signs_in() {
    let server = Server::start();
    let mut ada = Browser::open(&server, Device::DESKTOP).await;
    ada.use_host_name();
    ada.dev_tools("WebAuthn.enable", json!({})).await;
    let authenticator = json!({"options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    }});
    ada.dev_tools("WebAuthn.addVirtualAuthenticator", authenticator).await;
    register(&ada, "ada").await;
    open_details(&ada).await;
    ada.click("form[data-passkey='register'] button").await;
    ada.find("form[action='/account/passkeys/remove']").await;
    sign_out(&ada).await;
    ada.go("/account").await;
    ada.click("form[data-passkey='sign-in'] button").await;
    ada.find("form[action='/account/sign-out']").await;
    // The password can go: the passkey is enough.
    open_details(&ada).await;
    ada.click("form[action='/account/password/remove'] button").await;
    ada.find("main.account:not(:has(#change-current))").await;
    sign_out(&ada).await;
    ada.go("/account").await;
    ada.click("form[data-passkey='sign-in'] button").await;
    ada.find("form[action='/account/sign-out']").await;
}

#[tokio::test]
async fn a_recovery_code_replaces_a_lost_password_without_script() {
    let server = Server::start();
    let ada = Browser::open(&server, Device { script: false, ..Device::PHONE }).await;
    register(&ada, "ada").await;
    ada.click("details:has(form[action='/account/codes']) summary").await;
    ada.click("form[action='/account/codes'] button").await;
    let code = ada.find(".codes .secret").await.text().await.unwrap();
    sign_out(&ada).await;
    ada.go("/account/recover").await;
    ada.write("#recover-login", "ada").await;
    ada.write("#recover-code", &code).await;
    ada.write("#recover-password", "woolly rhino").await;
    ada.click("form[action='/account/recover/code'] button").await;
    ada.find("#have-login").await;
    ada.write("#have-login", "ada").await;
    ada.write("#have-password", "woolly rhino").await;
    ada.click("form[action='/account/sign-in'] button").await;
    ada.find("form[action='/account/sign-out']").await;
}

#[tokio::test]
async fn friends_invite_each_other_to_a_table() {
    let server = Server::start();
    let (ada, bob) =
        (Browser::open(&server, Device::DESKTOP).await, Browser::open(&server, Device::PHONE).await);
    register(&ada, "ada").await;
    register(&bob, "bob").await;
    ada.go("/friends").await;
    ada.write("#friend-login", "bob").await;
    ada.click("form[action='/friends/ask'] button").await;
    ada.find("#asked").await;
    bob.go("/friends").await;
    bob.click("form[action='/friends/accept'] button").await;
    bob.find("form[action='/friends/remove']").await;
    tables::open(&ada, &Setting { game: "rise-of-tribes", sitters: &["me", "open"], options: &[] }).await;
    ada.click("a[href$='/invite']").await;
    ada.click("form[action$='/invite'] button").await;
    ada.find(".people .tag").await;
    bob.go("/").await;
    bob.click(".invitation .table-row").await;
    bob.find("form[action$='/join'] button").await;
}

#[tokio::test]
async fn an_account_is_deleted_when_its_name_is_typed() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::PHONE).await;
    register(&ada, "ada").await;
    ada.click("a[href='/account/delete']").await;
    ada.write("#delete-login", "bob").await;
    ada.write("#delete-password", PASSWORD).await;
    ada.click("form[action='/account/delete'] button").await;
    ada.find(".notice").await;
    ada.write("#delete-login", "ada").await;
    ada.write("#delete-password", PASSWORD).await;
    ada.click("form[action='/account/delete'] button").await;
    ada.find("main.lobby").await;
    ada.go("/account").await;
    ada.find("#have-login").await;
}
