//! Playing without JavaScript, across a server crash, with undo, and with help texts.

use crate::{
    accessibility::examine,
    hands::{Hands, Way, version},
    kit::{Browser, Device, Server},
};

pub async fn quick(server: &Server, device: Device, game: &str) -> Browser {
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
async fn a_page_recovers_after_the_server_was_killed_in_the_middle_of_a_card() {
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
async fn undo_takes_an_action_back_and_the_page_shows_its_limit() {
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
async fn advice_stays_visible_until_an_action_is_played() {
    let server = Server::start();
    let ada = quick(&server, Device::DESKTOP, "ice-age").await;
    let mut hands = Hands::new(Way::Advice);
    hands.wait(&ada).await;
    ada.click("#advice button").await;
    ada.find(".hint.asked").await;
    // The page changes, the game does not.
    ada.run("document.getElementById('tab-chat').click()").await;
    ada.write("#say", "Should I?").await;
    ada.click("#chat form button").await;
    ada.find(".said li").await;
    assert!(ada.has(".hint.asked").await && ada.has("#play .choice.hinted").await);
    hands.act(&ada).await;
    ada.until("a page without advice", async || !ada.has(".hint.asked").await).await;
}

/// The explanation of the selected face.
const TIP: &str = "#tip:not([hidden])";

#[tokio::test]
async fn a_face_is_explained_with_its_rule_by_mouse_and_by_keys() {
    const RULE_IN_SIGHT: &str = "const rule = document.querySelector('.rule:target')?.getBoundingClientRect(); \
        return Boolean(rule) && rule.top >= 0 && rule.bottom <= innerHeight";
    const EXPLAINED_IN_SIGHT: &str = "const words = document.querySelector('.panel:target, .rule:target')?.getBoundingClientRect(); \
        return Boolean(words) && words.top >= 0 && words.top < innerHeight";
    const PRIMER: &str = "#tip:not([hidden]) a[href='/rules/endless-winter#boards-2']";
    const LINK: &str = "#tip:not([hidden]) a[href^='/rules/endless-winter/index#EW-']";
    let server = Server::start();
    let ada = quick(&server, Device { calm: true, ..Device::DESKTOP }, "endless-winter").await;
    Hands::new(Way::Buttons).wait(&ada).await;
    let table = ada.path().await;

    ada.point_at(".ew-culture .ew-name").await;
    let said = ada.find(TIP).await.text().await.unwrap();
    let lines = ada.run("return [...document.querySelector('.ew-culture').querySelectorAll('[data-words]')].map(it => it.dataset.words)").await;
    let lines: Vec<String> = serde_json::from_value(lines).unwrap();
    assert!(!lines.is_empty() && lines.iter().all(|line| said.contains(line)), "{said}: {lines:?}");
    examine(&ada, "a tip by mouse").await;
    assert!(ada.has(PRIMER).await, "a tip leads to the paragraph about the Culture display");
    ada.point_at(LINK).await;
    ada.click(LINK).await;
    ada.until("the rule", async || ada.run(RULE_IN_SIGHT).await == true).await;

    ada.go(&table).await;
    Hands::new(Way::Buttons).wait(&ada).await;
    let mut read = Vec::new();
    for _ in 0..3 {
        ada.page.active_element().await.unwrap().send_keys("f").await.unwrap();
        ada.until("other words", async || match ada.page.find(fantoccini::Locator::Css(TIP)).await {
            Ok(tip) => tip.text().await.is_ok_and(|said| Some(&said) != read.last()),
            Err(_) => false,
        })
        .await;
        read.push(ada.find(TIP).await.text().await.unwrap());
    }
    examine(&ada, "a tip by keys").await;
    ada.page.active_element().await.unwrap().send_keys("w").await.unwrap();
    ada.until("the primer or the rule", async || ada.run(EXPLAINED_IN_SIGHT).await == true).await;
}

#[tokio::test]
async fn a_long_press_explains_a_card_and_a_short_one_plays_it() {
    const CARD: &str = ".ia-cards a.spot.offered";
    let server = Server::start();
    let ada = quick(&server, Device { calm: true, ..Device::PHONE }, "ice-age").await;
    let mut hands = Hands::new(Way::Buttons);
    while !ada.has(CARD).await {
        hands.step(&ada).await;
        hands.wait(&ada).await;
    }
    let before = version(&ada).await;
    ada.hold(CARD, async || {
        let said = ada.find(TIP).await.text().await.unwrap();
        assert!(said.contains("IA-CARD-"), "{said}");
    })
    .await;
    assert!(ada.has(TIP).await && !ada.has("a.spot.touched").await);
    assert_eq!(version(&ada).await, before, "it was read, not played");
    ada.hold(CARD, async || ()).await;
    ada.until("the card in play", async || ada.has("a.spot.touched").await || version(&ada).await != before)
        .await;
}
