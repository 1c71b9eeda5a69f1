//! A phone: tabs, the sheet with its heights, looking before doing, and the reasons of what is not possible.

use crate::{
    hands::{Hands, Way, version},
    kit::{Browser, Device, Server},
    ways::quick,
};

const PHONE: Device = Device { calm: true, ..Device::SMALL_PHONE };

/// The height of the sheet.
async fn height(ada: &Browser) -> f64 {
    ada.run("return document.querySelector('.sheet').getBoundingClientRect().height").await.as_f64().unwrap()
}

async fn is_still(ada: &Browser) -> bool {
    let still =
        "return scrollX === 0 && scrollY === 0 && document.documentElement.scrollHeight <= innerHeight";
    ada.run(still).await == true
}

#[tokio::test]
async fn the_sheet_has_three_heights_and_a_tap_never_scrolls() {
    const SPOT: &str = ".part.view-1 a.spot.offered";
    let server = Server::start();
    let ada = quick(&server, PHONE, "ice-age").await;
    Hands::new(Way::Board).wait(&ada).await;
    let mut heights = Vec::new();
    for next in ["half", "full", "peek"] {
        heights.push(height(&ada).await);
        ada.click(&format!("label[for=sheet-{next}]")).await;
        assert!(is_still(&ada).await, "{next}");
    }
    assert!(heights.is_sorted() && heights[0] < heights[1] && heights[1] < heights[2], "{heights:?}");

    // The first decision is where to place a hunter: the first tap looks, the second does it.
    let before = version(&ada).await;
    ada.touch(SPOT).await;
    ada.find("#confirm:not([hidden]):not(.quiet)").await;
    assert!(is_still(&ada).await && version(&ada).await == before, "it was looked at, not played");
    ada.touch("a.spot.touched").await;
    ada.until("the next decision", async || version(&ada).await != before).await;
    assert!(is_still(&ada).await);
}

#[tokio::test]
async fn tabs_say_where_something_can_be_done() {
    let server = Server::start();
    let ada = quick(&server, PHONE, "rise-of-tribes").await;
    Hands::new(Way::Board).wait(&ada).await;
    let counted = "return [...document.querySelectorAll('.views input')].every(tab => { \
        const part = tab.id === 'view-own' ? '.own-board' : `.part.${tab.id}`; \
        const open = new Set([...document.querySelectorAll(`${part} a.spot.offered`)].map(spot => spot.dataset.spot)).size; \
        const badge = tab.nextElementSibling.querySelector('.count'); \
        return tab.id === 'view-talk' || badge.hidden === (open === 0) && (open === 0 || Number(badge.textContent) === open); })";
    assert_eq!(ada.run(counted).await, true);
    ada.click("label[for=view-talk]").await;
    ada.find(".talk #story").await;
    assert!(is_still(&ada).await);
}

#[tokio::test]
async fn a_place_that_cannot_be_chosen_says_why() {
    let server = Server::start();
    let ada = quick(&server, PHONE, "ice-age").await;
    let mut hands = Hands::new(Way::Buttons);
    hands.wait(&ada).await;
    // Once the ice has come or stones are short, something is refused.
    while !ada.has(".spot.blocked").await && hands.step(&ada).await {
        hands.wait(&ada).await;
    }
    let before = version(&ada).await;
    ada.run(
        "document.querySelector('.spot.blocked').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))",
    )
    .await;
    let reason = ada.find("#reason:not([hidden])").await.text().await.unwrap();
    assert!(reason.contains("IA-"), "{reason}");
    assert!(ada.has("#tip:not([hidden]) a[href*='/rules/ice-age/index#IA-']").await);
    assert_eq!(version(&ada).await, before);
}
