//! Whole games of every box, with every module and variant, by mouse and by keyboard, on a phone and on a desk.

use table::options::OptionChoice;

use crate::{
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
};

/// The form of `game` with all its modules: every switch on, every kind of every choice by `turn`.
async fn open_with_everything(browser: &Browser, game: &str, seats: usize, turn: usize) {
    browser.go(&format!("/new?game={game}")).await;
    browser.write("form[action='/tables'] input[name=name]", "Ada").await;
    browser.choose("#option-seats", &seats.to_string()).await;
    browser.choose("#seat-1", "me").await;
    for seat in 2..=seats {
        browser.choose(&format!("#seat-{seat}"), "greedy").await;
    }
    for spec in shelf::find(game).unwrap().boxed().option_specs() {
        let field = format!("#option-{}", spec.name);
        match spec.choice {
            OptionChoice::Switch { .. } => browser.tick(&field, turn.is_multiple_of(2)).await,
            OptionChoice::OneOf { values, .. } => browser.choose(&field, values[turn % values.len()].0).await,
            OptionChoice::AnyOf { .. } => browser.tick_all(spec.name, turn.is_multiple_of(2)).await,
            OptionChoice::Number { .. } => {}
        }
    }
    browser.click("form[action='/tables'] button.go").await;
    browser.find("main.playing").await;
}

async fn whole_game(game: &str, seats: usize, turn: usize, device: Device, way: Way) {
    let server = Server::start();
    let ada = Browser::open(&server, device).await;
    open_with_everything(&ada, game, seats, turn).await;
    let mut hands = Hands::new(way);
    while hands.step(&ada).await {
        assert!(!device.phone || !ada.scrolls_sideways().await, "{game} after {} actions", hands.taken);
    }
    assert!(hands.taken > 20 && ada.has("table.points").await);
}

#[tokio::test]
async fn endless_winter_with_rivers_and_all_modules_by_mouse_on_a_desk() {
    whole_game("endless-winter", 2, 0, Device::DESKTOP, Way::Board).await;
}

#[tokio::test]
async fn endless_winter_with_the_other_variants_by_touch_on_a_phone_in_french() {
    let device = Device { language: "fr", ..Device::SMALL_PHONE };
    whole_game("endless-winter", 3, 1, device, Way::Buttons).await;
}

#[tokio::test]
async fn rise_of_tribes_with_all_modules_by_mouse_on_a_desk() {
    whole_game("rise-of-tribes", 2, 0, Device::DESKTOP, Way::Board).await;
}

#[tokio::test]
async fn rise_of_tribes_with_the_other_variants_by_touch_on_a_phone_in_french() {
    let device = Device { language: "fr", ..Device::SMALL_PHONE };
    whole_game("rise-of-tribes", 3, 1, device, Way::Buttons).await;
}

#[tokio::test]
async fn endless_winter_by_keys_alone() {
    whole_game("endless-winter", 2, 3, Device::DESKTOP, Way::Keys).await;
}

#[tokio::test]
async fn rise_of_tribes_by_keys_alone() {
    whole_game("rise-of-tribes", 2, 3, Device::DESKTOP, Way::Keys).await;
}
