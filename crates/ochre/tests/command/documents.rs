//! The examples in the documents are true.

use std::process::{Command, Output};

use crate::common::{Engine, OCHRE, Scratch, docs, finished_game, ochre, read, record};
use serde_json::{Value, json};

fn document(name: &str) -> String {
    std::fs::read_to_string(docs().join(name)).unwrap()
}

/// The fenced blocks of a document in this language, in order.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(fence) = line.strip_prefix("```") {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            if fence == language {
                found.push(block.join("\n") + "\n");
            }
        }
    }
    found
}

/// Does an answer match the document? `"…"` stands for anything: a value, the rest of a text or a list, further
/// fields of an object.
fn fits(shown: &Value, real: &Value) -> bool {
    match (shown, real) {
        (Value::String(shown), _) if shown == "…" => true,
        (Value::String(shown), Value::String(real)) if shown.ends_with('…') => {
            real.starts_with(shown.trim_end_matches('…'))
        }
        (Value::Array(shown), Value::Array(real)) => match shown.split_last() {
            Some((rest, shown)) if rest == "…" => {
                real.len() >= shown.len() && shown.iter().zip(real).all(|(shown, real)| fits(shown, real))
            }
            _ => shown.len() == real.len() && shown.iter().zip(real).all(|(shown, real)| fits(shown, real)),
        },
        (Value::Object(shown), Value::Object(real)) => {
            let named = shown.iter().filter(|(key, _)| *key != "…");
            let complete = shown.contains_key("…") || shown.len() == real.len();
            complete
                && named.into_iter().all(|(key, shown)| real.get(key).is_some_and(|real| fits(shown, real)))
        }
        _ => shown == real,
    }
}

#[test]
fn the_conversation_in_the_engine_protocol_is_a_real_one() {
    let text = document("engine-protocol.md");
    let mut engine = Engine::start();
    let mut lines = 0;
    for block in blocks(&text, "jsonl") {
        let mut answer = Value::Null;
        for line in block.lines() {
            if let Some(request) = line.strip_prefix("> ") {
                answer = engine.line(request.as_bytes());
            } else {
                let shown =
                    line.strip_prefix("< ").unwrap_or_else(|| panic!("neither '> ' nor '< ': {line}"));
                let shown: Value = serde_json::from_str(shown).unwrap();
                assert!(fits(&shown, &answer), "the document shows\n{shown}\nthe program answers\n{answer}");
                lines += 1;
            }
        }
    }
    assert!(lines > 25, "only {lines} answers were compared");
}

#[test]
fn the_engine_protocol_explains_every_command_and_every_code() {
    let text = document("engine-protocol.md");
    for command in [
        "games",
        "new",
        "load",
        "replay",
        "record",
        "state",
        "turn",
        "legal",
        "play",
        "outcomes",
        "deal",
        "view",
        "undo",
        "log",
        "standings",
        "bot",
        "analyze",
        "advise",
        "review",
        "close",
        "quit",
    ] {
        let heading = |line: &str| line.starts_with("### ") && line.contains(&format!("`{command}`"));
        assert!(text.lines().any(heading), "{command} has no heading");
    }
    // The codes are the variants of an enum, written in kebab-case.
    let source = read(concat!(env!("CARGO_MANIFEST_DIR"), "/src/engine/answer.rs"));
    let variants = source.split_once("enum Code {").unwrap().1.split_once('}').unwrap().0;
    for variant in variants.split(',').map(str::trim).filter(|variant| !variant.is_empty()) {
        let mut code = String::new();
        for letter in variant.chars() {
            if letter.is_uppercase() && !code.is_empty() {
                code.push('-');
            }
            code.extend(letter.to_lowercase());
        }
        assert!(text.contains(&format!("\n| `{code}` |")), "{code} is not in the table of errors");
    }
}

#[test]
fn the_readme_lists_the_options_of_every_game() {
    let text = read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md"));
    for game in catalog::all().iter().map(|game| game.boxed()) {
        let start = format!("| `{}` | ", game.name());
        let row =
            text.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_else(|| panic!("{start}"));
        let listed: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let known: Vec<&str> =
            game.option_specs().iter().map(|spec| spec.name).filter(|name| *name != "seats").collect();
        assert_eq!(listed, known, "{}", game.name());
    }
}

#[test]
fn the_record_in_the_record_format_is_verified() {
    let text = document("record-format.md");
    let mut shown: Value = serde_json::from_str(&blocks(&text, "json")[0]).unwrap();
    // The content may change, the format does not.
    let fingerprint = finished_game(3, 1)["content"]["fingerprint"].clone();
    assert_eq!(shown["content"]["fingerprint"].as_str().map(str::len), fingerprint.as_str().map(str::len));
    shown["content"]["fingerprint"] = fingerprint;
    let scratch = Scratch::new("documents-record");
    let file = scratch.write("game.json", shown.to_string());
    assert!(ochre(&["verify", &file]).good().contains("The game is not over yet."));
    // It is also the numbered seed of the text.
    let mut engine = Engine::start();
    assert_eq!(engine.open(3, 1)["commitment"], shown["commitment"]);
}

/// The page about the content of each box.
const CONTENT_PAGES: [(&str, &str); 3] = [
    ("ice-age", "content-ice-age.md"),
    ("endless-winter", "content-endless-winter.md"),
    ("rise-of-tribes", "content-rise-of-tribes.md"),
];

#[test]
fn the_example_content_has_no_mistakes_and_changes_the_game() {
    for (game, page) in CONTENT_PAGES {
        let text = document(page);
        let examples = blocks(&text, "toml");
        let scratch = Scratch::new(&format!("documents-content-{game}"));
        let file = scratch.write("my.toml", &examples[0]);
        assert_eq!(ochre(&["content", "check", game, &file]).good(), format!("{file}: no mistakes.\n"));
        let record_file = scratch.path("game.json");
        ochre(&["play", game, "--content", &file, "--file", &record_file]).good();
        assert_eq!(record(&record_file)["content"]["overlay"], json!({"file": file, "text": examples[0]}));
        ochre(&["verify", &record_file]).good();
    }
    let scratch = Scratch::new("documents-content-sim");
    let file = scratch.write("my.toml", &blocks(&document("content-ice-age.md"), "toml")[0]);
    ochre(&["sim", "ice-age", "--content", &file, "--games", "30", "--bots", "greedy,random,random"]).good();
}

#[test]
fn the_example_mistakes_are_reported_as_shown() {
    for (game, page) in CONTENT_PAGES {
        let text = document(page);
        let scratch = Scratch::new(&format!("documents-mistakes-{game}"));
        let file = scratch.write("my.toml", &blocks(&text, "toml")[1]);
        let run = ochre(&["content", "check", game, &file]);
        let shown = &blocks(&text, "text")[0];
        assert_eq!(run.err.replace(&file, "my.toml").strip_prefix("ochre: "), Some(shown.as_str()));
        assert_eq!(run.code, Some(1));
        let first = shown.lines().next().unwrap().split_once(": ").unwrap().1;
        ochre(&["play", game, "--content", &file, "--file", &scratch.path("game.json")]).bad(first);
    }
    let scratch = Scratch::new("documents-mistakes");
    let file = scratch.write("my.toml", "[numbers]\nrounds = 20\n");
    ochre(&["cards", "ice-age", "--content", &file, "--language", "de"])
        .bad("numbers.rounds: Erwartet: eine ganze Zahl");
    ochre(&["content", "check", "chess", &file]).bad("there is no game 'chess'");
    ochre(&["content", "check", "ice-age", &scratch.path("nothing.toml")]).bad("nothing.toml: ");
}

#[test]
fn every_instruction_in_the_document_is_one() {
    let text = document("content-ice-age.md");
    let scratch = Scratch::new("documents-instructions");
    let table = text.split_once("| Instruction |").unwrap().1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut found = 0;
    for row in rows {
        let instruction = row.split('`').nth(1).unwrap().replace(" n ", " 2 ");
        let card = if instruction.starts_with("copy") { "L-cult" } else { "L-swap" };
        let content = format!("[cards.{card}]\neffects = {{ is = [\"{instruction}\"] }}\n");
        let file = scratch.write("my.toml", content);
        ochre(&["content", "check", "ice-age", &file]).good();
        found += 1;
    }
    // As many as there are ways to begin an instruction in the source.
    let source = read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/ice-age/src/card.rs"));
    let known =
        source.lines().filter(|line| line.trim_start().starts_with("[\"") && line.contains("=>")).count();
    assert_eq!(found, known);
}

/// Runs an example with Python; `None` on a machine without.
fn python(script: &str, arguments: &[&str]) -> Option<Output> {
    Command::new("python3").arg(docs().join("examples").join(script)).args(arguments).output().ok()
}

#[test]
fn a_whole_game_is_played_from_python() {
    let scratch = Scratch::new("documents-play");
    let file = scratch.path("game.json");
    let Some(played) = python("play_random.py", &[OCHRE, &file]) else { return };
    let shown = String::from_utf8(played.stdout).unwrap();
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert!(shown.contains("The game is over after") && shown.contains("\n1. seat "), "{shown}");
    assert!(!ochre(&["verify", &file]).good().contains("not over"));
}

#[test]
fn the_dealing_follows_from_the_seed_in_another_language_too() {
    let scratch = Scratch::new("documents-dealing");
    let game = finished_game(4, 77);
    let file = scratch.write("game.json", game.to_string());
    let Some(checked) = python("verify_dealing.py", &[&file, OCHRE]) else { return };
    let shown = String::from_utf8(checked.stdout).unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let dealt = |event: &Value| event["dealt"].as_array().map_or(0, Vec::len);
    let draws: usize = game["events"].as_array().unwrap().iter().map(dealt).sum();
    assert_eq!(shown, format!("The seed matches the commitment, and all {draws} outcomes follow from it.\n"));
    // Contributions of the seats are part of the seed.
    let contributed = crate::records::contributed_game();
    let file = scratch.write("contributed.json", contributed.to_string());
    let checked = python("verify_dealing.py", &[&file, OCHRE]).unwrap();
    let shown = String::from_utf8(checked.stdout).unwrap();
    assert!(
        shown.contains("3 values that seats added"),
        "{shown}{}",
        String::from_utf8_lossy(&checked.stderr)
    );
    // An undone choice, a position set up by hand and an overlay are followed as well.
    let mut engine = Engine::start();
    let overlay = json!({"file": "my.toml", "text": "[numbers]\nclubs = { is = 5 }\n"});
    let seat = engine
        .ok(json!({"do": "new", "game": "ice-age", "options": {"seats": 3}, "seed": 5, "overlay": overlay}))
        ["seat"]
        .clone();
    engine.step("random");
    engine.ok(json!({"do": "undo", "seat": seat}));
    engine.play_on(60);
    let state = engine.ok(json!({"do": "state"}));
    let first = engine.ok(json!({"do": "record", "seed": true}));
    engine.ok(json!({"do": "load", "game": "ice-age", "options": {"seats": 3}, "seed": 6, "overlay": overlay, "position": state}));
    engine.play_on(60);
    let second = engine.ok(json!({"do": "record", "seed": true}));
    for game in [first, second] {
        let file = scratch.write("game.json", game.to_string());
        let checked = python("verify_dealing.py", &[&file, OCHRE]).unwrap();
        let shown = String::from_utf8(checked.stdout).unwrap();
        assert!(
            shown.ends_with("The game is not over yet.\n"),
            "{}",
            String::from_utf8_lossy(&checked.stderr)
        );
    }
    // It finds what `ochre verify` finds.
    let tampered_in = |game: &Value, change: &dyn Fn(&mut Value), message: &str| {
        let mut game = game.clone();
        change(&mut game);
        let file = scratch.write("tampered.json", game.to_string());
        let checked = python("verify_dealing.py", &[&file, OCHRE]).unwrap();
        let error = String::from_utf8(checked.stderr).unwrap();
        assert!(!checked.status.success() && error.contains(message), "{message}\n{error}");
    };
    let tampered = |change: &dyn Fn(&mut Value), message: &str| tampered_in(&game, change, message);
    tampered_in(&contributed, &|it| it["events"][1]["seat"] = 1.into(), "the seed deals '");
    tampered_in(&contributed, &|it| it["events"].as_array_mut().unwrap().swap(2, 3), "after the deal");
    let wrong = if game["events"][0]["dealt"][0] == "first s1" { "first s2" } else { "first s1" };
    tampered(&|it| it["events"][0]["dealt"][0] = wrong.into(), "event 0: the seed deals '");
    tampered(&|it| it["seed"] = "00".repeat(32).into(), "does not match the commitment");
    tampered(&|it| it["content"]["fingerprint"] = "?".into(), "this ochre has other content");
}
