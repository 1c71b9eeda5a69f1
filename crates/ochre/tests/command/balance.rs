//! `ochre balance`.

use crate::common::{Scratch, ochre};
use serde_json::Value;

fn balance(arguments: &[&str]) -> String {
    let all =
        [&["balance", "ice-age", "--seats", "3", "--bots", "random", "--seed", "4"], arguments].concat();
    ochre(&all).good()
}

#[test]
fn a_continued_measurement_equals_one_in_one_piece_and_is_written_as_a_page() {
    let scratch = Scratch::new("balance");
    let [file, page] = ["results.json", "page.html"].map(|name| scratch.path(name));
    let kept = ["--results", file.as_str()];
    balance(&[&["--games", "5"], &kept[..]].concat());
    let continued = balance(&[&["--games", "12", "--json", "--html", &page], &kept[..]].concat());
    let whole = balance(&["--games", "12", "--threads", "3", "--json"]);
    assert_eq!(continued, whole);
    let report: Value = serde_json::from_str(&whole).unwrap();
    assert_eq!(report["games"], 12);
    assert_eq!(report["series"][0]["seed"], 4);
    assert_eq!(report["kinds"].as_array().unwrap().len(), 2);

    let page = std::fs::read_to_string(&page).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.matches("<svg").count() > 6, "{page}");
    assert!(!page.contains("ochre-balance-") && !page.contains("ice-age-counted"), "a message is missing");

    // Games of another seed, played elsewhere, are added; the same games are not.
    let other = scratch.path("other.json");
    ochre(&[
        "balance",
        "ice-age",
        "--seats",
        "3",
        "--bots",
        "random",
        "--seed",
        "5",
        "--games",
        "6",
        "--results",
        &other,
    ])
    .good();
    let sum = balance(&[&["--games", "12", "--json", "--add", &other], &kept[..]].concat());
    let sum: Value = serde_json::from_str(&sum).unwrap();
    assert_eq!(sum["games"], 18);
    ochre(&["balance", "ice-age", "--results", &file, "--add", &other]).bad("seed 5");
}

#[test]
fn the_report_names_everything_in_words() {
    for game in ["ice-age", "endless-winter", "rise-of-tribes"] {
        let text = ochre(&["balance", game, "--bots", "random", "--games", "2"]).good();
        assert!(!text.contains("-counted") && !text.contains("ochre-balance"), "{text}");
    }
}

#[test]
fn specialists_need_a_way_the_game_has_and_a_level_that_plans() {
    ochre(&["balance", "ice-age", "--specialist", "megaliths", "--games", "1"]).bad("herds, sparse, clubs");
    let aimless = ["balance", "ice-age", "--bots", "greedy", "--specialist", "herds", "--games", "1"];
    ochre(&aimless).bad("medium or hard");
    let wild = ["balance", "ice-age", "--specialist", "herds", "--strength", "1e9", "--games", "1"];
    ochre(&wild).bad("choose 0 to 100");
}

#[test]
fn all_specialists_are_listed_with_what_they_win() {
    let lines = ochre(&[
        "balance",
        "ice-age",
        "--seats",
        "3",
        "--bots",
        "medium",
        "--specialists",
        "0.5",
        "--games",
        "1",
        "--json",
    ])
    .good();
    let lines: Value = serde_json::from_str(&lines).unwrap();
    let named: Vec<&str> =
        lines.as_array().unwrap().iter().filter_map(|line| line["strategy"].as_str()).collect();
    assert_eq!(named, ["herds", "sparse", "clubs"]);
}
