//! Random games of Ice Age, drawn position by position.

#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a kit for tests: each test file uses a part of it, and a broken game should stop the test"
)]

use ice_age::IceAge;
use ice_age_board::IceAgeBoard;
use pages::{AnyBoard, Desk, Drawn, Scene};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use serde_json::json;
use table::{
    Rules, Seat, Turn, Viewer,
    any::{AnyGame, AnyTable, Boxed, Opening},
    dealer::Seed,
};
use words::{Dictionary, Speaker};

pub const LANGUAGES: [&str; 2] = ["en", "fr"];

pub fn open(seats: usize, seed: u64) -> Box<dyn AnyTable> {
    let opening = Opening {
        options: json!({ "seats": seats }),
        seed: Some(Seed::from_number(seed)),
        ..Opening::default()
    };
    Boxed::<IceAge>::new().open(&opening).unwrap()
}

pub fn dictionary(language: &str) -> Dictionary {
    Dictionary::new(language, IceAge::locales().iter().chain(Drawn::<IceAgeBoard>::new().locales())).unwrap()
}

pub fn names() -> [String; 5] {
    ["Ada", "Björn", "Chloé", "Dagmar", "Emil"].map(str::to_owned)
}

/// The scene as `viewer` sees it after touching `touched`.
pub fn scene(table: &dyn AnyTable, viewer: Viewer, dictionary: &Dictionary, touched: &[String]) -> Scene {
    let names = names();
    let speaker = Speaker { dictionary, names: &names };
    let desk = Desk::new(IceAge::NAME, &speaker, &names, touched);
    Drawn::<IceAgeBoard>::new().scene(table, viewer, &desk).unwrap()
}

/// Everything a scene draws, as one text.
pub fn page(scene: &Scene) -> String {
    let mut page = scene.status.0.clone();
    scene.sections.iter().for_each(|section| page.push_str(&section.body.0));
    for holdings in &scene.holdings {
        page.push_str(&holdings.strip.0);
        page.push_str(&holdings.full.0);
    }
    if let Some(hand) = &scene.hand {
        page.push_str(&hand.0);
    }
    page
}

/// Plays a random game, showing every position in which `acting` must choose.
pub fn walk(seats: usize, seed: u64, mut look: impl FnMut(&dyn AnyTable, Seat)) {
    let mut table = open(seats, seed);
    let mut rng = SmallRng::seed_from_u64(seed);
    while let Turn::Choose(acting) = table.turn() {
        look(table.as_ref(), acting);
        let choices = table.choices();
        let choice = &choices[rng.random_range(0..choices.len())];
        table.play(acting, &choice.action, None).unwrap();
    }
    look(table.as_ref(), Seat::new(0));
}

/// The values of an attribute, in order.
pub fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!(" {name}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
