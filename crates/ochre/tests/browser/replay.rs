//! A finished game seen again.

use crate::{
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

/// Steps, the slider and playing change the page that is there: zoom and place in the window stay.
#[tokio::test]
async fn a_replay_moves_through_the_game_without_loading_pages() {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    let setting = Setting { game: "rise-of-tribes", sitters: &["me", "random"], options: &[] };
    tables::open(&ada, &setting).await;
    let mut hands = Hands::new(Way::Buttons);
    while hands.step(&ada).await {}
    let table = ada.path().await.split('?').next().unwrap().to_owned();
    ada.go(&format!("{table}/replay/0")).await;
    ada.mark().await;
    let step =
        async || ada.run("return Number(document.getElementById('main').dataset.version)").await.as_u64();
    ada.click("[data-zoom=in]").await;
    ada.click("#next").await;
    ada.until("the first step", async || step().await == Some(1)).await;
    ada.run("const s = document.getElementById('step'); s.value = 20; s.dispatchEvent(new Event('input', { bubbles: true }))")
        .await;
    ada.until("the step of the slider", async || step().await == Some(20)).await;
    ada.click("#turn-on").await;
    ada.until("the next turn", async || step().await > Some(20)).await;
    ada.choose("#speed", "300").await;
    let from = step().await;
    ada.click("#play-pause").await;
    ada.until("three more steps", async || step().await > from.map(|from| from + 2)).await;
    ada.click("#play-pause").await;
    assert!(ada.is_marked().await, "the page was loaded anew");
    assert!(ada.path().await.contains("/replay/"), "the address names the step");
    let zoom = ada.run("return document.querySelector('.surface').style.getPropertyValue('--zoom')").await;
    assert_eq!(zoom, "1.25");
}
