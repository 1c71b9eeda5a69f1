//! Saved games of `ochre play`: which are continued, refused, or kept under another name.

use crate::common::{Scratch, finished_game, ochre, ochre_with, read, record};
use serde_json::Value;

const GAME: [&str; 6] = ["play", "ice-age", "--seats", "you,random,random", "--seed", "11"];

fn play(more: &[&str], lines: &str) -> crate::common::Run {
    ochre_with(&[&["play", "ice-age"], more].concat(), lines.as_bytes())
}

/// A saved game of seat 1 against two bots, a few actions old.
fn saved(scratch: &Scratch) -> String {
    let file = scratch.path("game.json");
    ochre_with(&[&GAME[..], &["--file", &file]].concat(), b"1\n1\n1\nquit\n").good();
    file
}

#[test]
fn the_same_command_and_one_without_arguments_continue_the_saved_game() {
    let scratch = Scratch::new("saves-same-command");
    let file = saved(&scratch);
    let before = read(&file);
    for command in [
        &GAME[..],
        &["play", "ice-age"],
        &["play", "ice-age", "-o", "short=false"],
        &["play", "ice-age", "--seats", "3"],
        &["play", "ice-age", "-o", "seats=3"],
        &["play", "ice-age", "--seed", "12", "--continue"],
    ] {
        let shown = ochre_with(&[command, &["--file", &file]].concat(), b"quit\n").good();
        assert!(shown.starts_with("You continue a saved game"), "{shown}");
        assert_eq!(read(&file), before);
    }
}

#[test]
fn arguments_that_differ_from_the_saved_game_are_an_error_with_advice() {
    let scratch = Scratch::new("saves-other-wish");
    let file = saved(&scratch);
    let before = read(&file);
    let content = scratch.write("box.toml", "[numbers]\nclubs = { is = 5 }\n");
    for (wish, what) in [
        (["--seats", "you,greedy,greedy"], "other seats"),
        (["--seats", "you,random,random,random"], "other seats"),
        (["--seed", "12"], "another seed"),
        (["-o", "short=true"], "other options"),
        (["-o", "seats=4"], "other options"),
        (["--content", &content], "other content"),
    ] {
        let run = play(&[&wish[..], &["--file", &file]].concat(), "");
        assert!(run.err.contains("--continue") && run.err.contains("--new"), "{}", run.err);
        run.bad(what);
        assert_eq!(read(&file), before, "{what}");
    }
}

#[test]
fn a_new_game_puts_the_old_file_aside() {
    let scratch = Scratch::new("saves-put-aside");
    let file = saved(&scratch);
    let before = read(&file);
    let shown =
        play(&["--new", "--seats", "you,random,random", "--seed", "12", "--file", &file], "quit\n").good();
    assert!(shown.contains(&format!("The game that was saved before is kept in {file}.1")), "{shown}");
    assert_eq!(read(&scratch.path("game.json.1")), before);
    assert_ne!(record(&file)["seed"], record(&scratch.path("game.json.1"))["seed"]);
    play(&["--new", "--file", &file], "quit\n").good();
    assert_eq!(scratch.names(), ["game.json", "game.json.1", "game.json.2"]);
}

#[test]
fn a_finished_game_is_kept_when_the_next_one_begins() {
    let scratch = Scratch::new("saves-finished");
    let finished = finished_game(3, 5).to_string();
    let file = scratch.write("game.json", &finished);
    let shown = play(&["--file", &file], "quit\n").good();
    assert!(shown.contains("is kept in") && shown.contains("A new game of Ice Age for Player 1"), "{shown}");
    assert_eq!(read(&scratch.path("game.json.1")), finished);
}

#[test]
fn a_file_that_is_not_a_saved_game_is_named_and_not_changed() {
    let scratch = Scratch::new("saves-broken");
    let good = read(&saved(&scratch));
    let with = |change: &dyn Fn(&mut Value)| {
        let mut record: Value = serde_json::from_str(&good).unwrap();
        change(&mut record);
        record.to_string()
    };
    let cases: [(&str, String, &str); 12] = [
        ("empty", String::new(), "not a game record"),
        ("text", "Dear diary".to_owned(), "not a game record"),
        ("truncated", good[..good.len() / 2].to_owned(), "not a game record"),
        ("other JSON", "[1, 2, 3]".to_owned(), "not a game record"),
        ("newer", with(&|it| it["format"] = 3.into()), "this file has format 3, this program reads 1 to 2"),
        (
            "other game",
            with(&|it| it["game"] = "chess".into()),
            "this is a game of 'chess', not of 'ice-age'",
        ),
        ("other rules", with(&|it| it["rules"] = 99.into()), "recorded with rules 99"),
        ("other seed", with(&|it| it["seed"] = "00".repeat(32).into()), "does not match the commitment"),
        ("no seed", with(&|it| drop(it.as_object_mut().unwrap().remove("seed"))), "holds no seed"),
        (
            "no players",
            with(&|it| it["players"] = Value::Array(Vec::new())),
            "does not name the player of each seat",
        ),
        (
            "strange players",
            with(&|it| it["players"][0] = "a\u{7}b".into()),
            "does not name the player of each seat",
        ),
        ("impossible", with(&|it| it["events"][1]["play"] = "place 1".into()), "event 1: "),
    ];
    for (name, text, message) in cases {
        let file = scratch.write("case.json", &text);
        let run = play(&["--file", &file], "1\n1\n");
        assert!(run.err.contains("--new"), "{name}: {}", run.err);
        run.bad(message);
        assert_eq!(read(&file), text, "{name} was changed");
    }
    let bytes = scratch.write("bytes.json", [0xff, 0xfe, 0x00]);
    play(&["--file", &bytes], "").bad("UTF-8");
    assert_eq!(std::fs::read(&bytes).unwrap(), [0xff, 0xfe, 0x00]);
    assert_eq!(scratch.names(), ["bytes.json", "case.json", "game.json"]);
}

#[test]
fn a_record_without_events_deals_its_opening_when_resumed() {
    let scratch = Scratch::new("saves-no-events");
    let mut begun = record(&saved(&scratch));
    let opening = begun["events"][0].clone();
    begun["events"] = Value::Array(Vec::new());
    let file = scratch.write("begun.json", begun.to_string());
    play(&["--file", &file], "quit\n").good();
    assert_eq!(record(&file)["events"][0], opening);
}

#[test]
fn seats_must_be_as_many_as_the_game_has_and_all_named() {
    let scratch = Scratch::new("saves-seats");
    let file = scratch.path("game.json");
    for (seats, message) in [
        ("you,random", "ice-age: seats is a number from 3 to 5, not 2"),
        ("a,b,c,d,e,f", "ice-age: seats is a number from 3 to 5, not 6"),
        ("you,,random", "'' is not a name"),
        ("", "'' is not a name"),
        ("you,random,a name that is longer than that", "is not a name: use 1 to 24 characters"),
    ] {
        play(&["--seats", seats, "--file", &file], "").bad(message);
    }
    play(&["--seats", "4", "-o", "seats=3", "--file", &file], "").bad("-o seats=3 for another number");
    play(&["--continue", "--file", &file], "").bad("no unfinished game is saved here");
    play(&["-o", "short", "--file", &file], "").bad("'short' is not NAME=VALUE");
    play(&["-o", "short=yes", "--file", &file], "").bad("ice-age: short is true or false, not \"yes\"");
    play(&["-o", "long=true", "--file", &file], "").bad("ice-age has no option 'long'");
    play(&["--content", &file, "--file", &file], "").bad("No such file");
    ochre(&["play", "chess"]).bad("there is no game 'chess'; there are ");
    assert_eq!(ochre(&["play", "ice-age", "--seed", "luck", "--file", &file]).code, Some(2));
    assert!(scratch.names().is_empty(), "nothing was begun");
}

#[test]
fn without_a_file_the_game_lives_in_the_data_folder() {
    let scratch = Scratch::new("saves-data-folder");
    let mut command = crate::common::command();
    command.args(GAME).env("OCHRE_DATA", scratch.path("games")).stdin(std::process::Stdio::null());
    assert!(command.output().unwrap().status.success());
    assert_eq!(record(&scratch.path("games/ice-age.ochre.json"))["players"][0], "you");
}
