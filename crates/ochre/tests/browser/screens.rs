//! Each box from its opening to its end, played as the page advises. At every station axe finds nothing; the pictures in
//! `docs/screens` are taken again with `OCHRE_BLESS=1`.

use std::path::Path;

use crate::{
    accessibility::examine,
    games::WINTER_WITH_EVERYTHING,
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
    tables,
};

async fn picture(browser: &Browser, name: &str) {
    if std::env::var_os("OCHRE_BLESS").is_some() {
        // Pieces land, tips close.
        tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
        browser.run("for (const it of [document.documentElement, ...document.querySelectorAll('.board, .around')]) it.scrollTop = 0").await;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screens");
        browser.screenshot(&folder.join(format!("{name}.png"))).await;
    }
}

const fn size(device: Device) -> &'static str {
    if device.phone { "phone" } else { "desk" }
}

/// As a newcomer comes: two clicks.
async fn walk(game: &str, middle: usize, device: Device) {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..device }).await;
    ada.go("/").await;
    picture(&ada, &format!("front-{}", size(device))).await;
    ada.click(&format!("form[action='/quick/{game}'] button")).await;
    from_opening_to_end(&ada, game, middle, device).await;
}

/// The expansion, with all its Landmarks and Warriors.
async fn walk_along_the_river(device: Device) {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..device }).await;
    tables::open(&ada, &WINTER_WITH_EVERYTHING).await;
    from_opening_to_end(&ada, "rivers-and-rafts", 60, device).await;
}

/// The middle is where most has been built and most is still open: after so many actions of one's own.
async fn from_opening_to_end(ada: &Browser, name: &str, middle: usize, device: Device) {
    let size = size(device);
    ada.find("main.playing").await;
    let mut hands = Hands::new(Way::Advice);
    hands.wait(ada).await;
    examine(ada, "the opening").await;
    picture(ada, &format!("{name}-opening-{size}")).await;
    while hands.step(ada).await {
        if hands.taken == middle {
            hands.wait(ada).await;
            examine(ada, "the middle").await;
            picture(ada, &format!("{name}-middle-{size}")).await;
        }
    }
    assert!(hands.taken > middle && ada.has("table.points").await, "{}", hands.taken);
    examine(ada, "the end").await;
    picture(ada, &format!("{name}-end-{size}")).await;
    let table = ada.path().await.split('?').next().unwrap().to_owned();
    ada.run("document.querySelector('#dealing').open = true").await;
    ada.click("#dealing a.button").await;
    ada.until("the answer", async || ada.path().await.contains("/verify")).await;
    assert!(ada.text().await.contains("fair"), "{}", ada.text().await);
    examine(ada, "the dealing").await;
    ada.go(&format!("{table}/replay/9")).await;
    examine(ada, "the replay").await;
}

#[tokio::test]
async fn ice_age_from_opening_to_end_on_a_desk() {
    walk("ice-age", 30, Device::DESKTOP).await;
}

#[tokio::test]
async fn ice_age_from_opening_to_end_on_a_phone() {
    walk("ice-age", 30, Device::PHONE).await;
}

#[tokio::test]
async fn endless_winter_from_opening_to_end_on_a_desk() {
    walk("endless-winter", 50, Device::DESKTOP).await;
}

#[tokio::test]
async fn endless_winter_from_opening_to_end_on_a_phone() {
    walk("endless-winter", 50, Device::PHONE).await;
}

#[tokio::test]
async fn rise_of_tribes_from_opening_to_end_on_a_desk() {
    walk("rise-of-tribes", 40, Device::DESKTOP).await;
}

#[tokio::test]
async fn rise_of_tribes_from_opening_to_end_on_a_phone() {
    walk("rise-of-tribes", 40, Device::PHONE).await;
}

#[tokio::test]
async fn rivers_and_rafts_from_opening_to_end_on_a_desk() {
    walk_along_the_river(Device::DESKTOP).await;
}

#[tokio::test]
async fn rivers_and_rafts_from_opening_to_end_on_a_phone() {
    walk_along_the_river(Device::PHONE).await;
}
