//! The pictures in `docs/screens`, taken again with `OCHRE_BLESS=1`; without it, the same walk proves that each page shows.

use std::path::Path;

use crate::{
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
};

async fn picture(browser: &Browser, name: &str) {
    if std::env::var_os("OCHRE_BLESS").is_some() {
        browser.run("window.scrollTo(0, 0)").await;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screens");
        browser.screenshot(&folder.join(format!("{name}.png"))).await;
    }
}

async fn walk(device: Device, size: &str) {
    let server = Server::start();
    let ada = Browser::open(&server, device).await;
    ada.go("/").await;
    picture(&ada, &format!("front-{size}")).await;
    for game in ["ice-age"] {
        ada.go("/").await;
        ada.click(&format!("form[action='/quick/{game}'] button")).await;
        ada.find("main.playing").await;
        let mut hands = Hands::new(Way::Buttons);
        hands.wait(&ada).await;
        picture(&ada, &format!("{game}-opening-{size}")).await;
        let middle = 15;
        while hands.step(&ada).await {
            if hands.taken == middle {
                hands.wait(&ada).await;
                picture(&ada, &format!("{game}-middle-{size}")).await;
            }
        }
        picture(&ada, &format!("{game}-end-{size}")).await;
        assert!(ada.has("table.points").await);
    }
}

#[tokio::test]
async fn ice_age_shows_its_opening_middle_and_end_on_a_desk() {
    walk(Device::DESKTOP, "desk").await;
}

#[tokio::test]
async fn ice_age_shows_its_opening_middle_and_end_on_a_phone() {
    walk(Device::PHONE, "phone").await;
}
