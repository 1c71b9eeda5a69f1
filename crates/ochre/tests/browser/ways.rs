//! Ways to play: on a phone, in French, without script, by keys, across a crash.

use crate::{
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
};

async fn quick(server: &Server, device: Device, game: &str) -> Browser {
    let browser = Browser::open(server, device).await;
    browser.go("/").await;
    browser.click(&format!("form[action='/quick/{game}'] button")).await;
    browser.find("main.playing").await;
    browser
}

#[tokio::test]
async fn a_french_browser_gets_a_french_game_without_a_word_missing() {
    let server = Server::start();
    let ada = quick(&server, Device { language: "fr", ..Device::DESKTOP }, "ice-age").await;
    assert_eq!(ada.run("return document.documentElement.lang").await, "fr");
    let mut hands = Hands::new(Way::Buttons);
    while hands.step(&ada).await {
        assert!(!ada.lacks_words().await, "{}", ada.text().await);
    }
    assert!(ada.text().await.contains("points"));
}

#[tokio::test]
async fn without_script_every_action_is_a_working_button() {
    let server = Server::start();
    let ada = quick(&server, Device { script: false, ..Device::DESKTOP }, "ice-age").await;
    let mut hands = Hands::new(Way::Buttons);
    loop {
        // Nothing moves by itself here: who waits for bots looks again.
        while !ada.has("main.over, #play button[name=action]").await {
            ada.page.refresh().await.unwrap();
        }
        if ada.has("main.over").await {
            break;
        }
        hands.act(&ada).await;
    }
    assert!(hands.taken > 20, "{}", hands.taken);
}

#[tokio::test]
async fn keys_alone_play_a_whole_game() {
    let server = Server::start();
    let ada = quick(&server, Device::DESKTOP, "ice-age").await;
    let mut hands = Hands::new(Way::Keys);
    hands.play_to_the_end(&ada).await;
    assert!(hands.taken > 20, "{}", hands.taken);
}

#[tokio::test]
async fn a_server_killed_in_the_middle_of_a_card_comes_back_and_the_page_goes_on() {
    let mut server = Server::start();
    let ada = quick(&server, Device::DESKTOP, "ice-age").await;
    let mut hands = Hands::new(Way::Buttons);
    for crash in 0..3 {
        for _ in 0..5 + crash {
            if !hands.step(&ada).await {
                break;
            }
        }
        server.crash_and_restart();
    }
    hands.play_to_the_end(&ada).await;
    assert_eq!(ada.run("return performance.getEntriesByType('navigation')[0].type").await, "navigate");
}

#[tokio::test]
async fn undo_takes_an_action_back_and_the_table_says_where_it_stops() {
    let server = Server::start();
    let ada = quick(&server, Device::DESKTOP, "ice-age").await;
    let mut hands = Hands::new(Way::Buttons);
    for _ in 0..40 {
        hands.wait(&ada).await;
        assert!(ada.has("p.why").await);
        if ada.has("#undo button").await {
            let offered = ada.all("#play button[name=action]").await.len();
            hands.act(&ada).await;
            if ada.has("main[data-turn=yours]").await && ada.has("#undo button").await {
                ada.click("#undo button").await;
                ada.until("the list of before", async || {
                    ada.all("#play button[name=action]").await.len() == offered
                })
                .await;
                return;
            }
        } else {
            hands.act(&ada).await;
        }
    }
    panic!("no decision could ever be taken back");
}
