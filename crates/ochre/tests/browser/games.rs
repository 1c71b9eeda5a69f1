//! Whole games of every box, with every module and variant, by mouse, touch and keys, on a phone and on a desk, in every language.
//! (English is played in `screens`.)

use table::options::OptionChoice;

use crate::{
    experience::Watch,
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

/// Everything in the box and on the river.
pub const WINTER_WITH_EVERYTHING: Setting = Setting {
    game: "endless-winter",
    sitters: &["me", "easy"],
    options: &[
        ("draft", "chiefs-and-setup"),
        ("glacier-tokens", "on"),
        ("rest-tokens", "on"),
        ("layout", "whirl"),
        ("rivers", "on"),
        ("first-river-tile", "landmark"),
        ("second-river-tile", "landmark"),
        ("warriors", "on"),
    ],
};
const WINTER_WITH_DRAFTED_SETUP: Setting = Setting {
    game: "endless-winter",
    sitters: &["me", "easy", "easy"],
    options: &[("draft", "setup"), ("layout", "drift")],
};
const WINTER_ON_A_FROZEN_RIVER: Setting = Setting {
    game: "endless-winter",
    sitters: &["me", "easy"],
    options: &[
        ("layout", "hearth"),
        ("rivers", "on"),
        ("central-river-tile", "glacier"),
        ("first-river-tile", "glacier"),
        ("second-river-tile", "glacier"),
    ],
};
const TRIBES_WITH_CHIEFS: Setting = Setting {
    game: "rise-of-tribes",
    sitters: &["me", "easy"],
    options: &[("elders", "on"), ("powers", "on"), ("random-tiles", "5"), ("gather", "hexes")],
};
const TRIBES_ON_SPECIAL_TERRAIN: Setting = Setting {
    game: "rise-of-tribes",
    sitters: &["me", "easy", "easy"],
    options: &[("tiles", "all"), ("gather", "yield")],
};
const TRIBES_FOR_FOUR: Setting =
    Setting { game: "rise-of-tribes", sitters: &["me", "easy", "easy", "easy"], options: &[] };

const SHORT_ICE_AGE: Setting =
    Setting { game: "ice-age", sitters: &["me", "easy", "easy", "easy"], options: &[("short", "on")] };
const ICE_AGE_FOR_FIVE: Setting = Setting {
    game: "ice-age",
    sitters: &["me", "easy", "easy", "easy", "easy"],
    options: &[("finish-turn", "on")],
};

const PLAYED: &[&Setting] = &[
    &WINTER_WITH_EVERYTHING,
    &WINTER_WITH_DRAFTED_SETUP,
    &WINTER_ON_A_FROZEN_RIVER,
    &TRIBES_WITH_CHIEFS,
    &TRIBES_ON_SPECIAL_TERRAIN,
    &TRIBES_FOR_FOUR,
    &SHORT_ICE_AGE,
    &ICE_AGE_FOR_FIVE,
];

#[test]
fn every_module_and_every_variant_of_every_box_is_played_here() {
    for game in catalog::all() {
        let name = game.boxed().name();
        for spec in game.boxed().option_specs() {
            let played = |value: &str| {
                PLAYED
                    .iter()
                    .any(|setting| setting.game == name && setting.options.contains(&(spec.name, value)))
            };
            let values = match &spec.choice {
                OptionChoice::Switch { .. } => vec!["on"],
                OptionChoice::AnyOf { .. } => vec!["all"],
                // What the form suggests is played in `screens`.
                OptionChoice::OneOf { values, default } => {
                    values.iter().map(|(value, _)| *value).filter(|value| value != default).collect()
                }
                OptionChoice::Number { .. } => Vec::new(),
            };
            for value in values {
                assert!(played(value), "{name}: {} {value}", spec.name);
            }
        }
    }
}

/// With motion reduced: a game in which nothing flies is played in three quarters of the time.
async fn whole_game(setting: &Setting, device: Device, way: Way) {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..device }).await;
    tables::open(&ada, setting).await;
    ada.find("main.playing").await;
    assert_eq!(ada.run("return document.documentElement.lang").await, device.language);
    let mut hands = Hands::new(way);
    let watch = Watch::begin(&ada).await;
    while hands.step(&ada).await {
        if !ada.has("main.over").await {
            watch.check(&ada, &format!("{} after {} actions", setting.game, hands.taken)).await;
        }
        if hands.taken.is_multiple_of(5) {
            assert_eq!(ada.wider_than_screen().await, None, "{} after {} actions", setting.game, hands.taken);
            assert_eq!(ada.cut_off().await, None, "{} after {} actions", setting.game, hands.taken);
            assert!(!ada.lacks_words().await, "a message is missing: {}", ada.text().await);
            assert_eq!(ada.left_behind().await, None, "{} after {} actions", setting.game, hands.taken);
        }
    }
    assert!(hands.taken > 10 && ada.has("table.points").await, "{}", hands.taken);
}

/// A desk whose reader wants this language.
const fn desk(language: &'static str) -> Device {
    Device { language, ..Device::DESKTOP }
}

/// A small phone whose reader wants this language.
const fn phone(language: &'static str) -> Device {
    Device { language, ..Device::SMALL_PHONE }
}

#[tokio::test]
async fn endless_winter_with_rivers_and_all_modules_by_mouse_on_a_desk_in_polish() {
    whole_game(&WINTER_WITH_EVERYTHING, desk("pl"), Way::Board).await;
}

#[tokio::test]
async fn endless_winter_with_drafted_setup_by_touch_on_a_phone_in_german() {
    whole_game(&WINTER_WITH_DRAFTED_SETUP, phone("de"), Way::Board).await;
}

#[tokio::test]
async fn endless_winter_on_a_frozen_river_by_keys_alone_in_french() {
    whole_game(&WINTER_ON_A_FROZEN_RIVER, desk("fr"), Way::Keys).await;
}

#[tokio::test]
async fn rise_of_tribes_with_chiefs_and_elders_by_mouse_on_a_desk_in_german() {
    whole_game(&TRIBES_WITH_CHIEFS, desk("de"), Way::Board).await;
}

#[tokio::test]
async fn rise_of_tribes_on_special_terrain_by_touch_on_a_phone_in_polish() {
    whole_game(&TRIBES_ON_SPECIAL_TERRAIN, phone("pl"), Way::Board).await;
}

#[tokio::test]
async fn rise_of_tribes_for_four_by_keys_alone_in_french() {
    whole_game(&TRIBES_FOR_FOUR, desk("fr"), Way::Keys).await;
}

#[tokio::test]
async fn the_short_ice_age_by_dragging_on_a_desk_in_german() {
    whole_game(&SHORT_ICE_AGE, desk("de"), Way::Drag).await;
}

#[tokio::test]
async fn ice_age_for_five_by_touch_on_a_phone_in_french() {
    whole_game(&ICE_AGE_FOR_FIVE, phone("fr"), Way::Board).await;
}
