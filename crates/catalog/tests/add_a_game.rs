//! The guide `docs/add-a-game.md` is true: its example keeps the contract, is listed with one line, and is played in the
//! terminal and in a browser without a drawing of its own.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail as tests do")]

mod common;

#[path = "../../../docs/examples/embers.rs"]
#[allow(missing_docs, unreachable_pub, reason = "the guide explains it")]
mod embers;

#[path = "../../../docs/examples/embers_tests.rs"]
mod embers_tests;

use bots::Level;
use catalog::{Entry, Game};
use common::{dictionary, drawn, played};
use pages::{PlainBoard, assets};
use serde_json::json;
use table::{
    Seat, Turn, Viewer,
    any::Opening,
    conformance::{Plan, Spoiling, run, run_spoiled},
    dealer::Seed,
    text::Words,
};
use words::Speaker;

use embers::Embers;

/// The line that lists the game.
const EMBERS: &dyn Game = &Entry::<PlainBoard<Embers>>::NEW;

#[test]
fn the_example_game_keeps_the_contract() {
    let report = run::<Embers>(&Plan { games: 500, ..Plan::default() }).unwrap();
    assert_eq!((report.combinations, report.games), (3, 1_500));
    run_spoiled::<Embers>(&Spoiling::default()).unwrap();
}

/// What a terminal does: show the position, ask, list the choices, read one.
#[test]
fn the_example_game_is_played_in_a_terminal() {
    let dictionary = dictionary(EMBERS);
    let words = Speaker { dictionary: &dictionary, names: &["Ada".to_owned(), "Bo".to_owned()] };
    let opening = Opening { seed: Some(Seed::from_number(5)), ..Opening::default() };
    let mut table = EMBERS.boxed().open(&opening).unwrap();
    let shown = table.render_text(Viewer::Seat(Seat::new(0)), &words);
    assert!(shown.contains("pot: 0\n") && shown.contains("scores: 0, 0, 0, 0\n"), "{shown}");
    assert_eq!(words.say(&table.question()), "Feed the fire or bank the pot?");
    let refused = table.play(Seat::new(0), "bank", None).unwrap_err();
    assert_eq!(refused.to_string(), "There is nothing in the pot to bank. (EM-TURN-02)");
    while let Turn::Choose(seat) = table.turn() {
        let choices = table.choices();
        assert!(choices.iter().all(|choice| !words.say(&choice.phrase).contains('⟨')));
        table.play(seat, &choices[choices.len() - 1].action, None).unwrap();
    }
    let story: Vec<String> =
        table.story(Viewer::Public).iter().map(|entry| words.say(&entry.phrase)).collect();
    assert!(story.iter().any(|line| line.starts_with("Ada banks ")), "{story:?}");
    assert!(EMBERS.boxed().verify(&table.record(true)).unwrap().over);
}

#[test]
fn the_example_game_is_shown_in_a_browser() {
    let (_, links) = assets([EMBERS.board().style()]);
    let table = played(EMBERS, 3);
    let (page, main) = drawn(EMBERS, table.as_ref(), &dictionary(EMBERS), &links);
    for text in [
        "Embers",
        "Feed the fire or bank the pot?",
        "Feed the fire",
        "<dt>Pot</dt>",
        "<dt>Rolling</dt><dd>false</dd>",
    ] {
        assert!(page.contains(text), "no '{text}' in {page}");
    }
    assert!(!page.contains('⟨'), "a message is missing: {page}");
    assert!(page.contains(&main));
}

/// With four seats the scores are a list with one item for each: they are shown with the seats.
#[test]
fn what_belongs_to_a_seat_is_shown_with_it() {
    let opening = Opening { options: json!({"seats": 4}), ..Opening::default() };
    let table = EMBERS.boxed().open(&opening).unwrap();
    let (_, links) = assets([EMBERS.board().style()]);
    let (page, _) = drawn(EMBERS, table.as_ref(), &dictionary(EMBERS), &links);
    assert_eq!(page.matches("Scores: 0").count(), 4, "{page}");
}

#[test]
fn bots_of_every_level_play_the_example_game() {
    for level in Level::ALL {
        let opening = Opening { seed: Some(Seed::from_number(2)), ..Opening::default() };
        let mut table = EMBERS.boxed().open(&opening).unwrap();
        let mut bot = EMBERS.bot(level, 1);
        for _ in 0..6 {
            let Turn::Choose(seat) = table.turn() else { break };
            let action = bot.choose(table.as_ref()).unwrap();
            table.play(seat, &action, None).unwrap();
        }
        assert!(table.version() > 2, "{level}");
    }
}

/// Whatever the guide shows as Rust stands in the example, in its tests or in this file, word for word.
#[test]
fn the_guide_quotes_the_example() {
    let guide = include_str!("../../../docs/add-a-game.md");
    let sources = [
        include_str!("../../../docs/examples/embers.rs"),
        include_str!("../../../docs/examples/embers_tests.rs"),
        include_str!("add_a_game.rs"),
    ];
    let blocks: Vec<&str> =
        guide.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 6, "{} quotes", blocks.len());
    for block in blocks {
        assert!(
            sources.iter().any(|source| source.contains(block)),
            "the guide shows what the example does not have:\n{block}"
        );
    }
}
