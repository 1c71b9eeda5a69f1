//! The review of one game of each box, as it was when [`review::VERSION`] grew last. A stored review is only made again if the version grows, so
//! a change of the search, of an evaluation or of the judge must not pass without that.

#![allow(clippy::unwrap_used, reason = "tests stop where they fail")]

use bots::Level;
use endless_winter::EndlessWinter;
use ice_age::IceAge;
use review::{Plan, Progress, Review, examine};
use rise_of_tribes::RiseOfTribes;
use serde_json::json;
use table::{
    Evaluate, Turn, Viewer,
    any::Opening,
    dealer::Seed,
    table::{Dealing, Table},
};

const PINNED: &str = include_str!("pinned.txt");

/// The review of a game whose choices were drawn, so that it does not change with the bots.
fn reviewed<R: Evaluate>(options: serde_json::Value) -> Review {
    let rules: R = Opening { options, ..Opening::default() }.rules().unwrap();
    let mut table: Table<R> = Table::open(rules, None, Dealing::Seeded(Seed::from_number(11)));
    let mut bot = Level::Random.bot::<R>(7);
    while let Turn::Choose(seat) = table.turn() {
        let action = bot.choose(table.rules(), &table.view(Viewer::Seat(seat))).unwrap();
        table.play(seat, action).unwrap();
    }
    let plan = Plan { evaluations: Some(25), ..Plan::default() };
    examine(&table, Vec::new(), &plan, &Progress::default()).unwrap()
}

/// The sums of a review, and the fingerprint (FNV-1a) of all of it.
fn line(review: &Review) -> String {
    let whole = serde_json::to_string(review).unwrap();
    let hash = whole.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let marked = review.decisions.iter().filter(|decision| decision.grade.is_marked()).count();
    let lost: f32 = review.decisions.iter().map(|decision| decision.lost).sum();
    format!(
        "{}: {} choices, {marked} marked, {lost:.2} given away, {} chance events, {hash:016x}",
        review.game,
        review.decisions.len(),
        review.chances.len()
    )
}

#[test]
fn a_review_changes_only_with_its_version() {
    let reviews = [
        reviewed::<IceAge>(json!({"seats": 3, "short": true})),
        reviewed::<EndlessWinter>(json!({"seats": 2})),
        reviewed::<RiseOfTribes>(json!({"seats": 2})),
    ];
    let lines: Vec<String> = reviews.iter().map(line).collect();
    let found = format!("version {}\n{}\n", review::VERSION, lines.join("\n"));
    assert_eq!(
        found, PINNED,
        "reviews have changed: let `review::VERSION` grow, and write what was found to crates/review/tests/pinned.txt"
    );
}
