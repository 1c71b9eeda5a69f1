//! Finished games on file: they replay, verify, and end as they did.
//!
//! A change of the rules or the content that changes a recorded game shows here. If it is meant, write the games anew:
//! `OCHRE_BLESS=1 cargo test -p ice-age --test golden`, and read the difference before committing it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail as tests do")]

mod common;

use std::{fs, path::PathBuf};

use ice_age::{Content, IceAge, Options};
use rand::{SeedableRng, rngs::SmallRng};
use table::{
    Rules, Turn,
    dealer::Seed,
    odds::below,
    record::{Record, RecordError},
    standings::Standings,
    table::{Dealing, Table, verify},
};

struct Golden {
    name: &'static str,
    options: Options,
    seed: u64,
}

const GAMES: [Golden; 3] = [
    Golden { name: "three-seats", options: Options { seats: 3, short: false }, seed: 3 },
    Golden { name: "four-seats-short", options: Options { seats: 4, short: true }, seed: 4 },
    Golden { name: "five-seats", options: Options { seats: 5, short: false }, seed: 5 },
];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// A game of random choices, with a decision taken back now and then.
fn play(golden: &Golden) -> Table<IceAge> {
    let rules = common::rules(golden.options.clone(), &Content::standard());
    let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(golden.seed)));
    let mut rng = SmallRng::seed_from_u64(golden.seed);
    let mut actions = Vec::new();
    while let Turn::Choose(seat) = table.turn() {
        actions.clear();
        table.rules().legal(table.state(), &mut actions);
        table.play(seat, actions[below(&mut rng, actions.len() as u32) as usize]).unwrap();
        if table.undoable(seat).0 > 0 && below(&mut rng, 16) == 0 {
            table.undo(seat).unwrap();
        }
    }
    table
}

/// Scores, places and tie-breaks of every seat, a line each.
fn result(standings: &Standings) -> String {
    let line = |line: &table::standings::Line| {
        let numbers = |parts: &[table::standings::Part]| {
            parts.iter().map(|part| part.points.to_string()).collect::<Vec<_>>().join(" ")
        };
        format!(
            "{} place {} score {} from {} tie-breaks {}\n",
            line.seat,
            line.place,
            line.score,
            numbers(&line.sources),
            numbers(&line.tie_breaks)
        )
    };
    standings.lines.iter().map(line).collect()
}

/// Every game on file replays to the result on file, and its dealing verifies.
#[test]
fn finished_games_replay_verify_and_end_as_they_did() {
    let bless = std::env::var_os("OCHRE_BLESS").is_some();
    for golden in &GAMES {
        let (record, standings) =
            (path(&format!("{}.ochre.json", golden.name)), path(&format!("{}.result.txt", golden.name)));
        if bless {
            let table = play(golden);
            fs::write(&record, table.record(true).to_json()).unwrap();
            fs::write(&standings, result(&table.rules().standings(table.state()))).unwrap();
        }
        let text = fs::read_to_string(&record).unwrap();
        let read = Record::from_json(&text).unwrap_or_else(|error| panic!("{}: {error}", golden.name));
        assert_eq!(read.to_json(), text, "{}: written as it was read", golden.name);
        let table =
            Table::<IceAge>::replay(&read, None).unwrap_or_else(|error| panic!("{}: {error}", golden.name));
        assert_eq!(table.rules().options(), &golden.options);
        assert_eq!(table.turn(), Turn::Over, "{}", golden.name);
        table.rules().check(table.state()).unwrap();
        let verified = verify::<IceAge>(&read).unwrap_or_else(|error| panic!("{}: {error}", golden.name));
        assert!(verified.over && verified.events == read.events.len() && verified.draws > 50);
        let expected = fs::read_to_string(&standings).unwrap();
        assert_eq!(result(&table.rules().standings(table.state())), expected, "{}", golden.name);
    }
}

/// The games on file are the ones their seeds give: nothing but the seed decides.
#[test]
fn the_same_seed_gives_the_same_game() {
    for golden in &GAMES {
        let text = fs::read_to_string(path(&format!("{}.ochre.json", golden.name))).unwrap();
        assert_eq!(play(golden).record(true).to_json(), text, "{}", golden.name);
    }
}

/// A record in which one card was dealt otherwise does not verify.
#[test]
fn a_forged_deal_is_found() {
    let text = play(&GAMES[0]).record(true).to_json();
    let forged = text.replacen("\"first s3\"", "\"first s1\"", 1);
    assert_ne!(forged, text);
    let error = verify::<IceAge>(&Record::from_json(&forged).unwrap()).unwrap_err();
    assert!(matches!(error, RecordError::Dealing { event: 0, .. }), "{error}");
}
