//! `ochre review`, the engine's `review` and `ochre puzzles`: what they show of finished games.

use crate::common::{Engine, Scratch, finished_game, ochre};
use serde_json::{Value, json};
use words::Language;

/// A golden record.
fn golden(name: &str) -> String {
    format!("{}/../catalog/tests/golden/{name}.ochre.json", env!("CARGO_MANIFEST_DIR"))
}

const BOXES: [&str; 4] =
    ["ice-age-4-short", "endless-winter-2", "rivers-and-rafts-4-warriors", "rise-of-tribes-3-powers"];

fn reviewed(file: &str, more: &[&str]) -> Value {
    let arguments = [&["review", file, "--json", "--evaluations", "30"], more].concat();
    serde_json::from_str(&ochre(&arguments).good()).unwrap()
}

#[test]
fn a_game_of_every_box_is_reviewed_in_every_language() {
    for name in BOXES {
        for language in Language::ALL {
            let arguments = ["review", &golden(name), "--evaluations", "30", "--language", language.tag()];
            let shown = ochre(&arguments).good();
            assert!(!shown.contains('⟨'), "{shown}");
            for label in ["100 │", " 75 │", " 50 │", " 25 │", "  0 │", "└┬─", "★", "??"] {
                assert!(shown.contains(label), "{name}: {label}\n{shown}");
            }
        }
    }
    let shown = ochre(&["review", &golden("ice-age-4-short"), "--evaluations", "30"]).good();
    for part in ["Turning points", "Mistakes", "Played: ", "Better: ", "given away", "luck"] {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
}

#[test]
fn the_value_is_the_same_for_a_seed_and_has_rounds_turning_points_and_luck() {
    let file = golden("ice-age-4-short");
    let review = reviewed(&file, &["--threads", "1"]);
    assert_eq!(reviewed(&file, &["--threads", "2"]), review);
    assert_ne!(reviewed(&file, &["--seed", "2"])["decisions"], review["decisions"]);
    let rounds: Vec<u64> =
        review["headings"].as_array().unwrap().iter().map(|it| it["round"].as_u64().unwrap()).collect();
    assert!(rounds.is_sorted() && rounds.first() == Some(&1) && rounds.last() >= Some(&3), "{rounds:?}");
    assert!((3..=5).contains(&review["turning-points"].as_array().unwrap().len()));
    assert_eq!(review["curves"].as_array().unwrap().len(), 4);
    let luck: f64 =
        review["summaries"].as_array().unwrap().iter().map(|it| it["luck"].as_f64().unwrap()).sum();
    assert!(luck.abs() < 0.05, "{luck}");
    assert_eq!(review["settings"]["knowledge"], "seat");
    assert_eq!(reviewed(&file, &["--all-knowledge"])["settings"]["knowledge"], "all");
    let own = reviewed(&file, &["--seat", "2"]);
    assert!(own["decisions"].as_array().unwrap().iter().all(|decision| decision["seat"] == 2));
}

#[test]
fn a_running_game_and_wrong_arguments_are_refused() {
    let scratch = Scratch::new("review-refused");
    let file = golden("ice-age-4-short");
    let mut running: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    running["events"].as_array_mut().unwrap().pop();
    let running = scratch.write("running.json", running.to_string());
    ochre(&["review", &running]).bad("The game is not over. It can be reviewed when it has ended.");
    ochre(&["review", &running, "--language", "fr"]).bad("La partie n’est pas terminée.");
    ochre(&["review", &file, "--seat", "5"]).bad("the game has seats 1 to 4");
    ochre(&["review", &file, "--evaluations", "0"]).bad("--evaluations: choose 10 to 1000000");
    ochre(&["review", &scratch.path("nothing.json")]).bad("nothing.json: ");
    let other = scratch.write("other.json", r#"{"format": 1, "game": "chess"}"#);
    ochre(&["review", &other]).bad("other.json: ");
}

#[test]
fn the_engine_reviews_a_table_that_is_over_with_words() {
    let mut engine = Engine::start();
    engine.open(3, 6);
    assert_eq!(engine.code(json!({"do": "review"})), "unfinished");
    let record = finished_game(3, 6);
    engine.ok(json!({"do": "replay", "record": record}));
    let review = engine.ok(json!({"do": "review", "evaluations": 30, "seat": 1}));
    let decisions = review["decisions"].as_array().unwrap();
    assert!(decisions.iter().all(|decision| decision["seat"] == 1));
    let marked: Vec<&Value> = decisions.iter().filter(|decision| decision.get("why").is_some()).collect();
    assert!(!marked.is_empty(), "random players give something away");
    for decision in marked {
        let full = |field: &str| decision[field].as_str().is_some_and(|text| text.len() > 3);
        assert!(full("text") && full("better-text") && full("why") && full("better"), "{decision}");
    }
    assert_eq!(engine.code(json!({"do": "review", "evaluations": 1})), "bad-request");
    assert_eq!(engine.code(json!({"do": "review", "seat": 4})), "bad-request");
    assert_eq!(engine.code(json!({"do": "review", "knowledge": "none"})), "bad-request");
}

#[test]
fn a_simulation_tries_reviews() {
    let arguments = ["sim", "rise-of-tribes", "--seats", "2", "--bots", "medium", "--games", "2"];
    let review = ["--review", "--evaluations", "100"];
    let shown = ochre(&[&arguments[..], &review].concat()).good();
    assert!(shown.contains("Planted blunders worth 15 points or more: "), "{shown}");
    let report = ochre(&[&arguments[..], &review, &["--json"]].concat()).good();
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(
        (report["games"].as_u64(), report["reliability"].as_array().map(Vec::len)),
        (Some(2), Some(10))
    );
}

#[test]
fn puzzles_are_written_to_a_file_with_positions_that_replay() {
    let scratch = Scratch::new("review-puzzles");
    let file = scratch.path("puzzles.jsonl");
    let arguments =
        ["puzzles", "rise-of-tribes", "--seats", "2", "--bot", "easy", "--games", "6", "--count", "1"];
    let shown = ochre(&[&arguments[..], &["--out", &file]].concat()).good();
    assert!(
        shown.contains("1 puzzle in the file, 0 of several choices. By what it is about:")
            && shown.contains(&file),
        "{shown}"
    );
    let text = std::fs::read_to_string(&file).unwrap();
    let puzzle: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let record = scratch.write("puzzle.json", puzzle["record"].to_string());
    let seat = puzzle["seat"].as_u64().unwrap();
    let before = ochre(&["replay", &record, "--at", "0"]).good();
    assert!(before.contains(&format!("After 0 events: seat {seat} must choose.")), "{before}");
    ochre(&["replay", &record]).good();
    ochre(&[&arguments[..], &["--out", &file, "--append"]].concat()).good();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "the same puzzle is not added twice");
    let overlay = scratch.write("my.toml", "");
    ochre(&[&arguments[..], &["--content", &overlay]].concat()).bad("standard content");
}
