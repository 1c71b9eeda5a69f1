//! The page of one's games, shared and made private again; leaderboards and statistics.

use crate::{
    accessibility::examine,
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
    players::Player,
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

/// So many rated games make somebody a line of the leaderboard.
const RANKED: [&str; 5] = ["random", "random", "greedy", "random", "easy"];

#[tokio::test(flavor = "multi_thread")]
async fn leaderboard_statistics_and_profile_with_data_pass_axe() {
    let server = Server::start();
    let ada = Player::register(&server.url(""), "ada").await;
    for level in RANKED {
        let (_, result) = ada.play(level).await;
        assert_eq!(result["verdict"], "rated", "{result}");
    }
    let profile = ada.share().await;
    let mut eve = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    for device in [Device::DESKTOP, Device::SMALL_PHONE] {
        eve.switch_to(device).await;
        eve.go("/leaderboard/rise-of-tribes").await;
        let leaders = eve.find(".leader-table tbody").await.text().await.unwrap();
        assert!(leaders.to_lowercase().contains("ada") && leaders.contains('±'), "{leaders}");
        // The person and the five levels.
        assert_eq!(eve.all("main .plot svg .interval").await.len(), 6);
        assert_eq!(eve.all("main .plot svg circle.dot").await.len(), 1);
        examine(&eve, "leaderboard with people").await;
        eve.go("/statistics/rise-of-tribes").await;
        // Two seats, and people and bots of three levels.
        assert_eq!(eve.all("main .plot svg .interval").await.len(), 8);
        assert!(
            !eve.all("main .plot svg rect.fill").await.is_empty()
                && eve.has("main table.pairs tbody tr").await
        );
        examine(&eve, "statistics with games").await;
        eve.go(&profile).await;
        assert_eq!(eve.all("#history .table-row").await.len(), RANKED.len());
        examine(&eve, "profile with ratings").await;
    }
}
