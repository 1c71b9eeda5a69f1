//! The page of one's games, shared and made private again; leaderboards and statistics.

use crate::{
    accessibility::examine,
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

#[tokio::test]
async fn a_person_finishes_a_game_and_shares_it() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    ada.go("/account").await;
    ada.write("#new-login", "ada").await;
    ada.write("#new-password", "long winter nights").await;
    ada.click("form[action='/account/new'] button").await;
    tables::open(&ada, &Setting { game: "rise-of-tribes", sitters: &["me", "random"], options: &[] }).await;
    let mut hands = Hands::new(Way::Buttons);
    while !ada.has("#result").await {
        hands.step(&ada).await;
        hands.wait(&ada).await;
    }
    // The page learns by itself that the game was recorded: alone against bots at a private table does not count.
    ada.find("#counted").await;
    ada.go("/profile").await;
    assert!(ada.has("#record-rise-of-tribes").await && ada.has("#history a.table-row").await);
    examine(&ada, "own profile").await;
    ada.click(".access button").await;
    let link = ada.values(".access a", "href").await.pop().unwrap();
    let path = link[link.find("/people/").unwrap()..].to_owned();
    let eve = Browser::open(&server, Device::SMALL_PHONE).await;
    eve.go(&path).await;
    assert!(eve.has("#record-rise-of-tribes").await);
    // The table is private: it is listed without a link.
    assert!(eve.has("#history div.table-row").await && !eve.has("#history a.table-row").await);
    examine(&eve, "shared profile").await;
    eve.choose("#filter-outcome", "won").await;
    eve.click(".filters button").await;
    assert!(eve.path().await.contains("outcome=won"));
    ada.click(".access button").await;
    eve.go(&path).await;
    assert!(!eve.has("#history").await);
    for page in ["/statistics/rise-of-tribes", "/leaderboard/rise-of-tribes"] {
        eve.go(page).await;
        examine(&eve, page).await;
    }
}
