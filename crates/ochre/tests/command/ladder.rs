//! `ochre ladder`, `ochre tune` and bots that explain themselves.

use std::fs;

use crate::common::{OCHRE, docs};
use serde_json::Value;
use std::process::Command;

fn ochre(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(OCHRE).args(arguments).env("LC_ALL", "C").output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&text).into_owned())
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("ochre-ladder-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_ladder_keeps_its_results_and_writes_the_document_from_them() {
    let folder = folder("document");
    let (results, document) = (folder.join("ladder.json"), folder.join("bots.md"));
    fs::write(
        &document,
        "before\n<!-- ladder rise-of-tribes -->\nold\n<!-- end ladder rise-of-tribes -->\nafter\n",
    )
    .unwrap();
    let (results_name, document_name) = (results.to_str().unwrap(), document.to_str().unwrap());
    let climb = |games: &str| {
        let arguments =
            ["ladder", "rise-of-tribes", "--seats", "2", "--bots", "random,greedy", "--threads", "1"];
        let files = ["--games", games, "--results", results_name, "--document", document_name];
        ochre(&[&arguments[..], &files[..]].concat())
    };
    let (good, text) = climb("6");
    assert!(good && text.contains("| 2 | greedy : 1 × random | 6 |"), "{text}");
    climb("10");
    let kept: Value = serde_json::from_str(&fs::read_to_string(&results).unwrap()).unwrap();
    assert_eq!(kept.as_array().unwrap().len(), 1, "the same pairing is continued");
    assert_eq!(kept[0]["games"], 10);
    let written = fs::read_to_string(&document).unwrap();
    assert!(written.starts_with("before\n") && written.ends_with("after\n") && !written.contains("old"));
    assert!(written.contains("| 2 | greedy : 1 × random | 10 |"), "{written}");
    assert!(fs::read_to_string(folder.join("ladder-rise-of-tribes.svg")).unwrap().starts_with("<svg"));
    fs::write(&document, "no marks").unwrap();
    let (good, text) = climb("10");
    assert!(!good && text.contains("marks"), "{text}");
    fs::remove_dir_all(folder).unwrap();
}

/// Without `--bots`, every level plays against the one below it, and the strongest against the weakest.
#[test]
fn the_default_ladder_has_every_level() {
    let (good, text) = ochre(&["ladder", "rise-of-tribes", "--seats", "2", "--games", "2", "--threads", "2"]);
    assert!(good, "{text}");
    for pair in bots::Level::ALL.windows(2) {
        let row = format!("| 2 | {} : 1 × {} | 2 |", pair[1], pair[0]);
        assert!(text.contains(&row), "no row '{row}' in\n{text}");
    }
    assert!(text.contains("| 2 | hard : 1 × random | 2 | 100.0 % "), "{text}");
}

#[test]
fn the_document_has_the_marks_of_every_game_and_the_results_are_readable() {
    let text = fs::read_to_string(docs().join("bots.md")).unwrap();
    for game in catalog::all() {
        let name = game.boxed().name();
        assert!(text.contains(&format!("<!-- ladder {name} -->")), "{name}");
        assert!(docs().join(format!("ladder-{name}.svg")).exists(), "{name}");
    }
    let results = fs::read_to_string(docs().join("ladder.json")).unwrap();
    let kept: Vec<lab::ladder::Pairing> = serde_json::from_str(&results).unwrap();
    assert!(kept.iter().all(|pairing| pairing.games > 0));
}

#[test]
fn tuning_writes_what_the_next_run_goes_on_from() {
    let folder = folder("tune");
    let file = folder.join("found.json");
    let name = file.to_str().unwrap();
    let short =
        ["tune", "rise-of-tribes", "--seats", "2", "--games", "3", "--evaluations", "10", "--steps", "3"];
    let end = ["--batch", "50", "--check", "1", "--out", name];
    let (good, text) = ochre(&[&short[..], &end[..]].concat());
    assert!(good && text.contains("Log loss on held-out games"), "{text}");
    let first: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let (good, text) = ochre(&[&short[..], &end[..], &["--from", name, "--seed", "2"]].concat());
    assert!(good, "{text}");
    let second: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(second["from"], first["weights"]);
    assert_eq!(second["plan"]["seed"], 2);
    let (good, text) = ochre(&["tune", "ice-age", "--from", name, "--out", name]);
    assert!(!good && text.contains("these are weights of rise-of-tribes"), "{text}");
    fs::remove_dir_all(folder).unwrap();
}

/// Weights of the games came from these runs; each must still be one to go on from.
#[test]
fn the_kept_tunings_are_weights_of_their_games() {
    for game in catalog::all() {
        let name = game.boxed().name();
        let text = fs::read_to_string(docs().join(format!("tuning/{name}.json"))).unwrap();
        let found: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(found["game"], name);
        let plan = lab::tune::Plan {
            games: 1,
            evaluations: 1,
            every: 1,
            steps: 0,
            batch: 1,
            rate: 0.0,
            check: 0,
            seed: 1,
        };
        let opening = table::any::Opening::default();
        let progress = lab::tune::Progress::default();
        let again = game.tune(&opening, &plan, Some(&found["weights"]), &progress).unwrap();
        assert!(again.is_ok(), "{name}: {}", again.unwrap_err());
    }
}

#[test]
fn a_bot_explains_its_choices_and_a_person_gets_hints() {
    use std::{io::Write, process::Stdio};
    let folder = folder("explain");
    let file = folder.join("game.json");
    let mut child = Command::new(OCHRE)
        .args(["play", "ice-age", "--seats", "you,easy,greedy", "--seed", "1", "--explain", "--time", "20"])
        .args(["--file", file.to_str().unwrap(), "-o", "short=true"])
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"hint\n1\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("easy rates its choices:"), "{text}");
    // Three choices for each bot, each with its win rate and number of tries.
    assert!(text.matches(" tries: ").count() >= 6, "{text}");
    // The hint: three choices with the chance of winning, and one sentence why.
    assert!(text.matches(" %: ").count() == 3, "{text}");
    assert!(text.contains("It gains about") || text.contains("It brings about"), "{text}");
    fs::remove_dir_all(folder).unwrap();
}
