//! `ochre export` and `ochre import`: tables of the server as files.

use crate::common::{Engine, Scratch, finished_game, ochre, record};
use serde_json::{Value, json};

/// Imports a record file; the id of the new table.
fn import(scratch: &Scratch, file: &str) -> String {
    let said = ochre(&["--language", "en", "import", file, "--data", &scratch.path("data")]).good();
    said.split_once("/table/").unwrap().1.split_whitespace().next().unwrap().to_owned()
}

/// A game that was left after some choices, with its seed.
fn unfinished_game() -> Value {
    let mut engine = Engine::start();
    engine.open(3, 5);
    engine.play_on(20);
    let mut game = engine.ok(json!({"do": "record", "seed": true}));
    game["players"] = json!(["Oona", "greedy", "Brak"]);
    game
}

#[test]
fn a_finished_game_goes_into_the_database_and_comes_out_the_same() {
    let scratch = Scratch::new("transfer-finished");
    let mut game = finished_game(3, 7);
    game["players"] = json!(["Oona", "greedy", "Łucja 🦣"]);
    let id = import(&scratch, &scratch.write("game.json", game.to_string()));
    let out = scratch.path("again.json");
    let link = format!("https://ochre.example/table/{id}?as=1");
    ochre(&["export", &link, "--file", &out, "--data", &scratch.path("data")]).good();
    assert_eq!(record(&out), game);
    let printed = ochre(&["export", &id, "--data", &scratch.path("data")]).good();
    assert_eq!(serde_json::from_str::<Value>(&printed).unwrap(), game);
}

#[test]
fn a_game_that_goes_on_is_exported_with_its_seed_and_a_warning() {
    let scratch = Scratch::new("transfer-unfinished");
    let game = unfinished_game();
    let id = import(&scratch, &scratch.write("game.json", game.to_string()));
    let run = ochre(&["--language", "en", "export", &id, "--data", &scratch.path("data")]);
    assert_eq!(run.code, Some(0));
    assert!(run.err.contains("not over") && run.err.contains("seed"), "{}", run.err);
    let mut out: Value = serde_json::from_str(&run.out).unwrap();
    // Nobody sits there yet: people come back by the link, bots stayed.
    assert_eq!(out["players"].take(), json!(["", "greedy", ""]));
    let mut expected = game;
    expected["players"].take();
    assert_eq!(out, expected);
}

/// What the owner of a box entered comes with the game, and leaves with it.
#[test]
fn a_game_with_the_values_of_a_box_keeps_them() {
    let scratch = Scratch::new("transfer-box");
    let text = "[numbers]\ncapacity = 4\n";
    let overlay = scratch.write("mine.toml", text);
    let file = scratch.path("game.json");
    ochre(&["play", "ice-age", "--content", &overlay, "--file", &file]).good();
    let before = record(&file);
    assert_eq!(before["content"]["overlay"]["text"], text);
    let id = import(&scratch, &file);
    let run = ochre(&["export", &id, "--data", &scratch.path("data")]);
    let after: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&after["content"], &after["events"]), (&before["content"], &before["events"]));
}

#[test]
fn what_cannot_be_a_table_is_refused_with_a_reason() {
    let scratch = Scratch::new("transfer-refused");
    let data = scratch.path("data");
    ochre(&["export", "nowhere", "--data", &data]).bad("there is no table nowhere");
    let mut game = unfinished_game();
    game["seed"] = Value::Null;
    let file = scratch.write("no-seed.json", game.to_string());
    ochre(&["import", &file, "--data", &data]).bad("no seed");
    let mut game = finished_game(3, 7);
    let last = game["events"].as_array().unwrap().len() - 1;
    game["events"].as_array_mut().unwrap().remove(last / 2);
    let file = scratch.write("forged.json", game.to_string());
    ochre(&["import", &file, "--data", &data]).bad("event");
    let file = scratch.write("letter.txt", "Dear Oona");
    ochre(&["import", &file, "--data", &data]).bad("not a game record");
}
