//! One person against bots.

use crate::{
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
};

#[tokio::test]
async fn a_newcomer_is_in_a_game_against_bots_with_one_click_and_plays_it_to_the_end() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    ada.go("/").await;
    ada.click("form[action='/quick/ice-age'] button").await;
    ada.find("main.playing").await;
    let mut hands = Hands::new(Way::Buttons);
    hands.play_to_the_end(&ada).await;
    assert!(hands.taken > 20, "{}", hands.taken);
    assert!(ada.has("table.points").await && ada.has("#dealing").await);
    ada.run("document.querySelector('#dealing').open = true").await;
    ada.click("#dealing a.button").await;
    assert!(ada.find("main").await.text().await.unwrap().contains("fair"), "{}", ada.text().await);
}
