//! Finished games of every box on file: they replay, verify, and end as they did.
//!
//! A change of rules or content that changes a recorded game shows here. If it is meant, write the games anew with
//! `OCHRE_BLESS=1 cargo test -p catalog --test golden`, and read the difference before committing it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail as tests do")]

use std::{fs, path::PathBuf};

use rand::{SeedableRng, rngs::SmallRng};
use serde_json::{Value, json};
use table::{
    Seat, Turn,
    any::{AnyTable, Opening, OpeningDeal},
    dealer::Seed,
    entropy::{Contribution, ContributionError, Entropy},
    odds::below,
    record::{Event, Record, RecordError},
};

struct Golden {
    file: &'static str,
    game: &'static str,
    options: Value,
    seed: u64,
    /// How many values the seats added to the seed.
    contributions: u8,
}

fn games() -> Vec<Golden> {
    let golden = |file, game, options, seed| Golden { file, game, options, seed, contributions: 0 };
    vec![
        golden("ice-age-3", "ice-age", json!({"seats": 3}), 3),
        golden("ice-age-4-short", "ice-age", json!({"seats": 4, "short": true}), 4),
        golden("ice-age-5", "ice-age", json!({"seats": 5}), 5),
        golden("endless-winter-2", "endless-winter", json!({"seats": 2}), 2),
        golden(
            "endless-winter-3-drafts-modules",
            "endless-winter",
            json!({"seats": 3, "draft": "chiefs-and-setup", "glacier-tokens": true, "rest-tokens": true}),
            3,
        ),
        golden(
            "rivers-and-rafts-4-warriors",
            "endless-winter",
            json!({"seats": 4, "rivers": true, "warriors": true, "second-river-tile": "landmark"}),
            4,
        ),
        golden("rise-of-tribes-2", "rise-of-tribes", json!({"seats": 2}), 2),
        golden("rise-of-tribes-3-powers", "rise-of-tribes", json!({"seats": 3, "powers": true}), 3),
        golden(
            "rise-of-tribes-4-all",
            "rise-of-tribes",
            json!({"seats": 4, "powers": true, "elders": true, "random-tiles": 5}),
            4,
        ),
        Golden {
            contributions: 3,
            ..golden("ice-age-3-contributions", "ice-age", json!({"seats": 3, "short": true}), 6)
        },
    ]
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// A game of random choices, with a decision taken back now and then.
fn play(golden: &Golden) -> Box<dyn AnyTable> {
    let opening = Opening {
        options: golden.options.clone(),
        seed: Some(Seed::from_number(golden.seed)),
        deal: OpeningDeal::Later,
        ..Opening::default()
    };
    let mut table = catalog::find(golden.game).unwrap().boxed().open(&opening).unwrap();
    for number in 0..golden.contributions {
        let seat = Seat::new(usize::from(number) % table.seats());
        table.contribute(Contribution { seat, entropy: Entropy([number + 1; 32]) }).unwrap();
    }
    table.start();
    let mut rng = SmallRng::seed_from_u64(golden.seed);
    while let Turn::Choose(seat) = table.turn() {
        let choices = table.choices();
        let pick = below(&mut rng, choices.len() as u32) as usize;
        table.play(seat, &choices[pick].action, None).unwrap();
        if table.undoable(seat).0 > 0 && below(&mut rng, 16) == 0 {
            table.undo(seat).unwrap();
        }
    }
    table
}

/// Scores, places and tie-breaks of every seat, a line each.
fn result(table: &dyn AnyTable) -> String {
    let numbers = |parts: &[table::standings::Part]| {
        parts.iter().map(|part| part.points.to_string()).collect::<Vec<_>>().join(" ")
    };
    let line = |line: &table::standings::Line| {
        let (sources, ties) = (numbers(&line.sources), numbers(&line.tie_breaks));
        format!("{} place {} score {} from {sources} tie-breaks {ties}\n", line.seat, line.place, line.score)
    };
    table.standings().lines.iter().map(line).collect()
}

/// Every game on file replays to the result on file, and its dealing verifies.
#[test]
fn finished_games_replay_verify_and_end_as_they_did() {
    for golden in games() {
        let (record, standings) =
            (path(&format!("{}.ochre.json", golden.file)), path(&format!("{}.result.txt", golden.file)));
        if std::env::var_os("OCHRE_BLESS").is_some() {
            let table = play(&golden);
            fs::write(&record, table.record(true).to_json()).unwrap();
            fs::write(&standings, result(table.as_ref())).unwrap();
        }
        let text = fs::read_to_string(&record).unwrap();
        let read = Record::from_json(&text).unwrap_or_else(|error| panic!("{}: {error}", golden.file));
        assert_eq!(read.to_json(), text, "{}: written as it was read", golden.file);
        let game = catalog::find(golden.game).unwrap().boxed();
        let table = game.replay(&read, None).unwrap_or_else(|error| panic!("{}: {error}", golden.file));
        assert_eq!(table.turn(), Turn::Over, "{}", golden.file);
        let verified = game.verify(&read).unwrap_or_else(|error| panic!("{}: {error}", golden.file));
        assert!(verified.over && verified.events == read.events.len() && verified.draws > 20);
        let expected = fs::read_to_string(&standings).unwrap();
        assert_eq!(result(table.as_ref()), expected, "{}", golden.file);
    }
}

/// The games on file are the ones their seeds give: nothing but the seed decides.
#[test]
fn the_same_seed_gives_the_same_game() {
    for golden in games() {
        let text = fs::read_to_string(path(&format!("{}.ochre.json", golden.file))).unwrap();
        assert_eq!(play(&golden).record(true).to_json(), text, "{}", golden.file);
    }
}

/// A record in which one outcome was dealt otherwise does not verify.
#[test]
fn a_forged_deal_is_found() {
    let golden = &games()[0];
    let text = play(golden).record(true).to_json();
    let forged = text.replacen("\"first s3\"", "\"first s1\"", 1);
    assert_ne!(forged, text);
    let game = catalog::find(golden.game).unwrap().boxed();
    let error = game.verify(&Record::from_json(&forged).unwrap()).unwrap_err();
    assert!(matches!(error, RecordError::Dealing { event: 0, .. }), "{error}");
}

/// The contributions of a record are as little open to change as its outcomes.
#[test]
fn contributions_decide_the_deal_and_cannot_be_changed_afterwards() {
    let games = games();
    let golden = games.iter().find(|golden| golden.contributions > 0).unwrap();
    let game = catalog::find(golden.game).unwrap().boxed();
    let record = play(golden).record(true);
    assert_eq!((record.format, record.contributions().count()), (2, 3));
    assert_eq!(game.verify(&record).unwrap().contributions.len(), 3);

    let changed = |change: &dyn Fn(&mut Vec<Event>)| {
        let mut events = record.events.clone();
        change(&mut events);
        game.verify(&record.clone().with_events(events)).unwrap_err().to_string()
    };
    let other = Contribution { seat: Seat::new(0), entropy: Entropy([9; 32]) };
    for message in [
        changed(&|events| events[0] = Event::Contribute(other)),
        changed(&|events| drop(events.remove(1))),
        changed(&|events| events.swap(0, 1)),
        changed(&|events| events.insert(3, Event::Contribute(other))),
    ] {
        assert!(message.contains("the seed deals"), "{message}");
    }
    assert!(changed(&|events| events.insert(4, Event::Contribute(other))).contains("before the deal"));
    let stranger = Contribution { seat: Seat::new(3), ..other };
    assert!(changed(&|events| events.insert(0, Event::Contribute(stranger))).contains("no seat 4"));
    let old = Record { format: 1, ..record };
    assert!(game.verify(&old).unwrap_err().to_string().contains("format 1 has no contributions"));
}

/// A table takes contributions until its opening is dealt, and goes on dealing from them after it was saved.
#[test]
fn a_table_takes_contributions_until_it_is_dealt() {
    let seed = Some(Seed::from_number(1));
    let opening = Opening { seed, deal: OpeningDeal::Later, ..Opening::default() };
    let game = catalog::find("rise-of-tribes").unwrap().boxed();
    let mut table = game.open(&opening).unwrap();
    let contribution = Contribution { seat: Seat::new(1), entropy: Entropy([7; 32]) };
    table.contribute(contribution).unwrap();
    // Saved and loaded before the deal, it is still to be dealt.
    let saved = Record::from_json(&table.record(true).to_json()).unwrap();
    let mut loaded = game.replay(&saved, None).unwrap();
    assert!(loaded.awaits_opening() && loaded.contributions() == [contribution]);
    loaded.start();
    table.start();
    assert_eq!(loaded.record(true), table.record(true));
    assert_eq!(table.contribute(contribution), Err(ContributionError::Dealt));
    // The next outcomes follow from the same seed, before and after another load.
    let mut again = game.replay(&table.record(true), None).unwrap();
    for table in [&mut table, &mut again] {
        while let (Turn::Choose(seat), true) = (table.turn(), table.version() < 60) {
            let action = table.choices()[0].action.clone();
            table.play(seat, &action, None).unwrap();
        }
    }
    assert_eq!(again.record(true), table.record(true));
    game.verify(&table.record(true)).unwrap();
    let plain = game.open(&Opening { seed, ..Opening::default() }).unwrap();
    assert_ne!(
        plain.position(),
        game.replay(&saved.clone().with_events(table.record(true).events[..2].to_vec()), None)
            .unwrap()
            .position()
    );
}
