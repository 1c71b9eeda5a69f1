//! The browser adds to the seed by itself, and checks that its value was used.

use crate::kit::{Browser, Device, Server};

#[tokio::test]
async fn a_browser_contributes_to_the_seed_before_the_deal_and_finds_its_value_in_the_list() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    ada.go("/").await;
    ada.click("form[action='/quick/ice-age'] button").await;
    ada.find("main.playing").await;
    let own = "return JSON.parse(localStorage.getItem('contributions')).at(-1)";
    let kept = ada.run(own).await;
    let table = kept["table"].as_str().unwrap().to_owned();
    let read = format!("return fetch('/api/v1/tables/{table}').then((answer) => answer.json())");
    let seen = ada.run(&read).await;
    assert_eq!(seen["commitment"], kept["commitment"], "it contributed after it had seen the commitment");
    assert_eq!(seen["contributions"][0]["entropy"], kept["entropy"]);

    // At a table that waits for players, the page lists the value and marks it as this browser's.
    ada.go("/new?game=rise-of-tribes").await;
    ada.run("document.querySelector('[data-new-table]').elements['seat-2'].value = 'open'").await;
    ada.click("[data-new-table] button.go").await;
    let marked =
        "const tag = document.querySelector('.contributions .tag'); return tag !== null && !tag.hidden";
    ada.until("the contribution is listed", async || ada.run(marked).await == true).await;
    assert_eq!(ada.run("return document.querySelector('[data-missing]').hidden").await, true);
    // A list without it is reported.
    let forged = "const all = JSON.parse(localStorage.getItem('contributions')); all.at(-1).entropy = 'ab'.repeat(32); \
        localStorage.setItem('contributions', JSON.stringify(all)); location.reload()";
    ada.run(forged).await;
    let warned = "return document.querySelector('[data-missing]')?.hidden === false";
    ada.until("the page warns", async || ada.run(warned).await == true).await;
}
