//! The review of a finished game: asked for, read, and tried on the board.

use crate::{
    accessibility::examine,
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

/// Plays a game to its end and asks for its review; the path of the table.
async fn reviewed_game(ada: &Browser) -> String {
    tables::open(ada, &Setting { game: "rise-of-tribes", sitters: &["me", "random"], options: &[] }).await;
    let mut hands = Hands::new(Way::Buttons);
    while hands.step(ada).await {}
    let table = ada.path().await.split('?').next().unwrap().to_owned();
    ada.go(&format!("{table}/review")).await;
    examine(ada, "before the review").await;
    ada.click(".begin button").await;
    table
}

/// The replay of a marked choice whose better choice has a place on the board.
async fn show_better(ada: &Browser) {
    for link in ada.values(".marked-choice h3 a", "href").await {
        ada.go(&link).await;
        if ada.has(".stage .spot.better").await {
            return;
        }
        assert!(ada.has("#above .better-notice").await, "{link}: neither on the board nor over it");
    }
    panic!("no better choice has a place on the board");
}

/// Is the better choice in words in sight, and not covered by anything?
async fn reads_the_better_choice(ada: &Browser) -> bool {
    let found = ada
        .run(
            "const words = document.querySelector('#verdict .better-choice'), b = words.getBoundingClientRect(); \
             return words.contains(document.elementFromPoint(b.left + 8, b.top + b.height / 2))",
        )
        .await;
    found.as_bool() == Some(true)
}

#[tokio::test]
async fn a_review_leads_to_the_better_choice_on_the_board_and_lets_one_try_it() {
    let server = Server::start();
    let mut ada = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    let table = reviewed_game(&ada).await;
    // It comes by itself.
    ada.until("the review", async || ada.has("svg.wide-curve").await).await;
    examine(&ada, "the review").await;
    ada.click(".share summary").await;
    assert!(ada.values("#review-link", "value").await[0].ends_with(&format!("{table}/review?seat=1")));
    assert!(ada.has(".share button[data-copy]:not([hidden])").await);
    assert!(ada.has(".review-head form[action$='/rematch'] button").await);
    ada.click(".turning-point").await;
    ada.until("the replay", async || ada.has("main.replay #verdict").await).await;
    ada.go(&format!("{table}/review")).await;
    // A click beside the marks leads to that step.
    ada.run("const c = document.querySelector('svg.wide-curve'), b = c.getBoundingClientRect(); c.dispatchEvent(new \
             MouseEvent('click', { bubbles: true, clientX: b.left + b.width / 2, clientY: b.top + 3 }))")
        .await;
    ada.until("the middle of the game", async || ada.path().await.contains("/replay/")).await;
    ada.go(&format!("{table}/review")).await;
    show_better(&ada).await;
    examine(&ada, "a marked choice in the replay").await;
    assert!(reads_the_better_choice(&ada).await, "beside the board");
    let marked = ada.path().await;
    ada.until("the word at the better choice", async || ada.has("#lights span.better").await).await;
    // The next marked choice is shown without loading a page.
    ada.mark().await;
    let step =
        async || ada.run("return Number(document.getElementById('main').dataset.version)").await.as_u64();
    if ada.has(".verdict-steps a:last-child").await {
        let from = step().await;
        ada.click(".verdict-steps a:last-child").await;
        ada.until("another marked choice", async || step().await != from).await;
        assert!(ada.is_marked().await, "the page was loaded anew");
    }
    ada.click(".fork button[value=bots]").await;
    ada.until("a table of one's own", async || ada.has("main.table.playing:not(.replay)").await).await;
    assert!(!ada.path().await.starts_with(&table), "{}", ada.path().await);

    ada.switch_to(Device::SMALL_PHONE).await;
    ada.go(&format!("{table}/review")).await;
    assert!(ada.has("svg.narrow-curve a.mark-link").await);
    examine(&ada, "the review on a phone").await;
    // The marks lie upon the slider, which is touched through them.
    ada.go(&marked).await;
    let upon = "const [curve, slider] = ['.scrub .strip-curve', '#step'].map((css) => document.querySelector(css)); \
        const [a, b] = [curve, slider].map((it) => it.getBoundingClientRect()); \
        return curve.querySelector('.mark') !== null && a.height > 20 && a.left >= b.left && a.right <= b.right \
            && document.elementFromPoint(a.left + a.width / 2, a.top + a.height / 2) === slider";
    assert_eq!(ada.run(upon).await, true, "the curve on a phone");
    // The verdict lies below the board; the rest of it comes with a touch.
    ada.go(&marked).await;
    ada.until("the verdict", async || reads_the_better_choice(&ada).await).await;
    let rest = async || {
        ada.run("return document.querySelector('.verdict-rest').getBoundingClientRect().height").await
    };
    assert_eq!(rest().await.as_f64(), Some(0.0));
    ada.click(".verdict-handle").await;
    assert!(rest().await.as_f64().unwrap_or_default() > 40.0);
    examine(&ada, "the verdict on a phone").await;
}

#[tokio::test]
async fn a_review_can_be_asked_for_and_read_without_script() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    let table = reviewed_game(&ada).await;
    let bob = Browser::open(&server, Device { script: false, ..Device::DESKTOP }).await;
    bob.go(&format!("{table}/review")).await;
    bob.until("the review", async || {
        if bob.has(".begin a.button").await {
            bob.click(".begin a.button").await;
        }
        bob.has("svg.wide-curve").await
    })
    .await;
    assert!(
        bob.has("#review-link").await && !bob.has(".review-head form").await,
        "a spectator has no rematch"
    );
    show_better(&bob).await;
    assert!(bob.has("#verdict .better-choice").await);
    bob.click(".fork button[value=bots]").await;
    bob.until("a table of one's own", async || bob.has("main.table.playing:not(.replay)").await).await;
}

/// Games of bots in the other boxes, read in French at a desk and on a phone.
#[tokio::test]
async fn the_reviews_of_the_other_boxes_can_be_read_in_french() {
    let server = Server::start();
    let french = Device { language: "fr", calm: true, ..Device::DESKTOP };
    let mut ada = Browser::open(&server, french).await;
    let ice_age = Setting { game: "ice-age", sitters: &["random"; 3], options: &[("short", "on")] };
    let endless_winter = Setting { game: "endless-winter", sitters: &["random"; 2], options: &[] };
    for setting in [ice_age, endless_winter] {
        let game = setting.game;
        ada.switch_to(french).await;
        tables::open(&ada, &setting).await;
        ada.until("the end of the game", async || ada.has("main.over").await).await;
        let review = format!("{}/review", ada.path().await.split('?').next().unwrap());
        ada.go(&review).await;
        ada.click(".begin button").await;
        ada.until("the review", async || ada.has("svg.wide-curve").await).await;
        assert!(ada.has("html[lang=fr]").await);
        examine(&ada, &format!("{game}: the review")).await;
        show_better(&ada).await;
        assert!(reads_the_better_choice(&ada).await, "{game}: beside the board");
        examine(&ada, &format!("{game}: a marked choice")).await;
        let marked = ada.path().await;
        ada.switch_to(Device { language: "fr", ..Device::PHONE }).await;
        for (path, name) in [(&review, "the review"), (&marked, "a marked choice")] {
            ada.go(path).await;
            examine(&ada, &format!("{game}: {name} on a phone")).await;
        }
        assert!(reads_the_better_choice(&ada).await, "{game}: on a phone");
    }
}
