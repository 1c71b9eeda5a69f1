//! Every page passes axe-core.

use fantoccini::error::CmdError;
use serde_json::{Value, json};

use crate::{
    accounts,
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

/// Where `cargo xtask test` puts axe-core.
fn axe() -> String {
    let path = std::env::var("OCHRE_TEST_AXE")
        .expect("OCHRE_TEST_AXE: `cargo xtask test` fetches axe-core and sets it");
    std::fs::read_to_string(path).unwrap()
}

/// What axe finds. What is written on a drawing (numbers, marks) is said in whole sentences by the name of its place.
const FIND: &str = "const done = arguments[arguments.length - 1]; \
    const drawn = node => document.querySelector(node.target[0])?.closest('svg'); \
    axe.run(arguments[0] ? { runOnly: ['color-contrast'] } : {}).then(it => done(it.violations \
        .filter(found => found.id !== 'label-content-name-mismatch' || !found.nodes.every(drawn)) \
        .map(found => ({id: found.id, help: found.help, \
            nodes: found.nodes.slice(0, 3).map(node => node.html.slice(0, 300) + ' | ' + node.failureSummary)}))));";

/// By day and by night. The night changes colours and nothing else.
pub async fn examine(browser: &Browser, page: &str) {
    browser.run(&axe()).await;
    for dark in [true, false] {
        browser.prefer_dark(dark).await;
        let found: Result<Value, CmdError> = browser.page.execute_async(FIND, vec![dark.into()]).await;
        assert_eq!(found.unwrap(), json!([]), "{page}, dark: {dark}");
    }
    assert_eq!(browser.wider_than_screen().await, None, "{page}");
    assert!(!browser.lacks_words().await, "{page}");
}

/// Every page but the boards themselves, which are looked at where they are played.
async fn examine_all(device: Device) {
    let server = Server::start();
    let ada = Browser::open(&server, device).await;
    for path in ["/", "/account", "/account/recover", "/friends", "/table/nosuchtable", "/nowhere"] {
        ada.go(path).await;
        examine(&ada, path).await;
    }
    accounts::register(&ada, "ada").await;
    for path in ["/account", "/account/confirm", "/account/delete", "/friends"] {
        ada.go(path).await;
        // What opens on request is examined, too.
        ada.run("document.querySelectorAll('main details').forEach(it => { it.open = true; })").await;
        examine(&ada, path).await;
    }
    for game in catalog::all() {
        let name = game.boxed().name();
        for path in [
            format!("/new?game={name}"),
            format!("/rules/{name}"),
            format!("/rules/{name}/index"),
            format!("/gallery/{name}"),
            format!("/leaderboard/{name}"),
            format!("/statistics/{name}"),
        ] {
            ada.go(&path).await;
            examine(&ada, &path).await;
        }
    }
    tables::open(&ada, &Setting { game: "ice-age", sitters: &["me", "open", "open"], options: &[] }).await;
    examine(&ada, "waiting").await;
    ada.go("/profile").await;
    examine(&ada, "profile").await;
    tables::open(&ada, &Setting { game: "rise-of-tribes", sitters: &["me", "me"], options: &[] }).await;
    let mut hands = Hands::new(Way::Buttons);
    while !ada.has("main.handing-over").await {
        hands.step(&ada).await;
    }
    examine(&ada, "handing over").await;
    let table = ada.path().await.split('?').next().unwrap().to_owned();
    ada.go(&format!("{table}/verify")).await;
    examine(&ada, "verify").await;
}

#[tokio::test]
async fn axe_finds_nothing_on_any_page_around_the_tables_on_a_desk() {
    examine_all(Device::DESKTOP).await;
}

#[tokio::test]
async fn axe_finds_nothing_on_any_page_around_the_tables_on_a_phone() {
    examine_all(Device::SMALL_PHONE).await;
}
