//! What axe-core has to say about every page.

use serde_json::Value;

use crate::{
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
    people::open_table,
};

/// Where `cargo xtask test` puts axe-core.
fn axe() -> String {
    let path = std::env::var("OCHRE_TEST_AXE")
        .expect("OCHRE_TEST_AXE: `cargo xtask test` fetches axe-core and sets it");
    std::fs::read_to_string(path).unwrap()
}

async fn examine(browser: &Browser, page: &str) {
    browser.run(&axe()).await;
    let found = browser
        .page
        .execute_async(
            // What is written on a drawing (numbers, marks) is said in whole sentences by the name of its place.
            "const done = arguments[arguments.length - 1]; const drawn = n => document.querySelector(n.target[0])?.closest('svg'); \
             axe.run().then(it => done(it.violations.filter(v => v.id !== 'label-content-name-mismatch' || \
             !v.nodes.every(drawn)).map(v => ({id: v.id, help: v.help, \
             nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 300) + ' | ' + n.failureSummary)}))));",
            Vec::new(),
        )
        .await
        .unwrap();
    assert_eq!(found, Value::Array(Vec::new()), "{page}: {found:#}");
}

async fn examine_all(device: Device) {
    let server = Server::start();
    let ada = Browser::open(&server, device).await;
    for path in ["/", "/account", "/table/nosuchtable", "/nowhere"] {
        ada.go(path).await;
        examine(&ada, path).await;
    }
    for page in ["/new?game=ice-age", "/rules/ice-age", "/gallery/ice-age"] {
        ada.go(page).await;
        examine(&ada, page).await;
    }
    ada.go("/").await;
    ada.click("form[action='/quick/ice-age'] button").await;
    ada.find("main.playing").await;
    let mut hands = Hands::new(Way::Buttons);
    for _ in 0..4 {
        hands.wait(&ada).await;
        examine(&ada, "playing").await;
        for _ in 0..4 {
            hands.step(&ada).await;
        }
    }
    open_table(&ada, "ice-age", 3, &["me", "open", "open"]).await;
    examine(&ada, "waiting").await;
    open_table(&ada, "ice-age", 3, &["me", "me", "easy"]).await;
    let mut hands = Hands::new(Way::Buttons);
    let mut handed = false;
    loop {
        if !handed && ada.has("main.handing-over").await {
            handed = true;
            examine(&ada, "handing over").await;
        }
        if !hands.step(&ada).await {
            break;
        }
    }
    assert!(handed);
    examine(&ada, "over").await;
    let table = ada.path().await.split('?').next().unwrap().to_owned();
    ada.go(&format!("{table}/replay/5")).await;
    examine(&ada, "replay").await;
    ada.go(&format!("{table}/verify")).await;
    examine(&ada, "verify").await;
}

#[tokio::test]
async fn axe_finds_nothing_on_the_lobby_and_ice_age_pages_by_day_on_a_desk() {
    examine_all(Device::DESKTOP).await;
}

#[tokio::test]
async fn axe_finds_nothing_on_the_lobby_and_ice_age_pages_by_night_on_a_phone() {
    examine_all(Device { dark: true, ..Device::PHONE }).await;
}
