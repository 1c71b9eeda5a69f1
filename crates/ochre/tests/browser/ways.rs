//! Ways to play: without script, across a crash, with second thoughts.

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
async fn a_server_killed_in_the_middle_of_a_card_comes_back_and_the_page_goes_on() {
    let mut server = Server::start();
    let ada = quick(&server, Device::DESKTOP, "ice-age").await;
    ada.mark().await;
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
    assert!(ada.is_marked().await, "the page was loaded anew");
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

#[tokio::test]
async fn advice_stays_in_sight_until_something_is_played() {
    let server = Server::start();
    let ada = quick(&server, Device::DESKTOP, "ice-age").await;
    let mut hands = Hands::new(Way::Advice);
    hands.wait(&ada).await;
    ada.click("#advice button").await;
    ada.find(".hint.asked").await;
    // The page changes, the game does not.
    ada.run("document.querySelector('#chat').open = true").await;
    ada.write("#say", "Should I?").await;
    ada.click("#chat form button").await;
    ada.find(".said li").await;
    assert!(ada.has(".hint.asked").await && ada.has("#play .choice.hinted").await);
    hands.act(&ada).await;
    ada.until("a page without advice", async || !ada.has(".hint.asked").await).await;
}
