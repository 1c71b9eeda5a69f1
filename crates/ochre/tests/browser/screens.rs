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

/// Looks at the page on a phone and on a desk.
async fn look(ada: &mut Browser, page: &str, name: &str) {
    for (size, device) in [("phone", Device::PHONE), ("desk", Device::DESKTOP)] {
        ada.switch_to(device).await;
        examine(ada, &format!("{page}, {size}")).await;
        picture(ada, &format!("{name}-{size}")).await;
    }
}

async fn browser(server: &Server) -> Browser {
    Browser::open(server, Device { calm: true, ..Device::DESKTOP }).await
}

/// As a newcomer comes: two clicks.
async fn walk(game: &str, middle: usize) {
    let server = Server::start();
    let mut ada = browser(&server).await;
    ada.go("/").await;
    look(&mut ada, "the front page", "front").await;
    ada.click(&format!("form[action='/quick/{game}'] button")).await;
    from_opening_to_end(&mut ada, game, middle).await;
}

/// The middle is where most has been built and most is still open: after so many actions of one's own.
async fn from_opening_to_end(ada: &mut Browser, name: &str, middle: usize) {
    ada.find("main.playing").await;
    let mut hands = Hands::new(Way::Advice);
    hands.wait(ada).await;
    look(ada, "the opening", &format!("{name}-opening")).await;
    while hands.step(ada).await {
        if hands.taken == middle {
            hands.wait(ada).await;
            look(ada, "the middle", &format!("{name}-middle")).await;
        }
    }
    assert!(hands.taken > middle && ada.has("table.points").await, "{}", hands.taken);
    look(ada, "the end", &format!("{name}-end")).await;
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
async fn ice_age_from_opening_to_end_on_a_phone_and_on_a_desk() {
    walk("ice-age", 30).await;
}

#[tokio::test]
async fn endless_winter_from_opening_to_end_on_a_phone_and_on_a_desk() {
    walk("endless-winter", 50).await;
}

#[tokio::test]
async fn rise_of_tribes_from_opening_to_end_on_a_phone_and_on_a_desk() {
    walk("rise-of-tribes", 40).await;
}

/// The expansion, with all its Landmarks and Warriors.
#[tokio::test]
async fn rivers_and_rafts_from_opening_to_end_on_a_phone_and_on_a_desk() {
    let server = Server::start();
    let mut ada = browser(&server).await;
    tables::open(&ada, &WINTER_WITH_EVERYTHING).await;
    from_opening_to_end(&mut ada, "rivers-and-rafts", 60).await;
}
