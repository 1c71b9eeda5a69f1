//! `ochre replay` and `ochre verify`: what they show, and what they do not let pass.

use crate::common::{Engine, Scratch, finished_game, ochre};
use serde_json::{Value, json};

/// A record with one change, in a file.
fn changed(scratch: &Scratch, record: &Value, change: impl FnOnce(&mut Value)) -> String {
    let mut record = record.clone();
    change(&mut record);
    scratch.write("changed.json", record.to_string())
}

/// Position of the first event for which this holds.
fn find(record: &Value, holds: impl Fn(&Value) -> bool) -> usize {
    record["events"].as_array().unwrap().iter().position(holds).unwrap()
}

#[test]
fn an_honest_record_is_verified() {
    let scratch = Scratch::new("records-honest");
    let game = finished_game(4, 1);
    let file = scratch.write("game.json", game.to_string());
    let draws: usize = game["events"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|event| event["dealt"].as_array())
        .map(Vec::len)
        .sum();
    let shown = ochre(&["verify", &file]).good();
    assert!(
        shown.contains(&format!("The seed matches the commitment {}.", game["commitment"].as_str().unwrap()))
    );
    let events = game["events"].as_array().unwrap().len();
    assert!(
        shown.contains(&format!("All {draws} outcomes in {events} events follow from the seed")),
        "{shown}"
    );
}

#[test]
fn no_tampering_with_a_record_passes_unseen() {
    let scratch = Scratch::new("records-tampered");
    let game = finished_game(3, 2);
    let verify = |change: &dyn Fn(&mut Value)| ochre(&["verify", &changed(&scratch, &game, change)]);

    let drawn = find(&game, |event| event["dealt"][0].as_str().is_some_and(|it| it.starts_with("card ")));
    let other = if game["events"][drawn]["dealt"][0] == "card L-ice" { "card L-mtn" } else { "card L-ice" };
    verify(&|it| it["events"][drawn]["dealt"][0] = other.into())
        .bad(&format!("event {drawn}: the seed deals '"));
    verify(&|it| it["events"][0]["dealt"] = json!(["first s9"])).bad("event 0: cannot read 'first s9'");
    verify(&|it| drop(it["events"][drawn]["dealt"].as_array_mut().unwrap().pop()))
        .bad("outcomes are missing at its end");
    verify(&|it| it["events"][drawn]["dealt"].as_array_mut().unwrap().push("card L-ice".into()))
        .bad("chance deals nothing more, but the record has 'card L-ice'");

    verify(&|it| it["seed"] = "ab".repeat(32).into()).bad("the seed does not match the commitment");
    verify(&|it| it["commitment"] = "ab".repeat(32).into()).bad("the seed does not match the commitment");
    verify(&|it| it["seed"] = "luck".into()).bad("a seed is 64 hex digits");
    verify(&|it| drop(it.as_object_mut().unwrap().remove("seed"))).bad("the record holds no seed yet");
    verify(&|it| drop(it.as_object_mut().unwrap().remove("commitment")))
        .bad("the seed does not match the commitment");

    let placed = find(&game, |event| event["play"].as_str().is_some_and(|it| it.starts_with("place ")));
    verify(&|it| it["events"][placed]["play"] = "place 1".into()).bad(&format!("event {placed}: "));
    verify(&|it| it["events"][placed]["play"] = "dance".into()).bad("cannot read 'dance'");
    verify(&|it| {
        it["events"][placed]["seat"] = (1 + it["events"][placed]["seat"].as_u64().unwrap() % 3).into();
    })
    .bad("it is not the turn of seat");
    verify(&|it| it["events"][placed] = json!({"seat": 1, "undo": true})).bad("nothing to take back");
    verify(&|it| it["events"][placed] = json!({"seat": 1, "undo": false})).bad("'undo' is always true");
    verify(&|it| it["events"][placed] = json!({"dealt": []})).bad("a deal has at least one outcome");
    verify(&|it| it["events"][placed] = json!({"pass": 1}))
        .bad("an event is a 'play', an 'undo' or an 'entropy'");
    verify(&|it| drop(it["events"].as_array_mut().unwrap().remove(placed))).bad("event ");

    verify(&|it| it["rules"] = 1.into())
        .bad("recorded with rules 1 of this game, this program plays rules 2");
    verify(&|it| it["content"]["fingerprint"] = "0123456789abcdef".into())
        .bad("recorded with content 0123456789abcdef");
    verify(&|it| {
        it["content"]["overlay"] = json!({"file": "x.toml", "text": "[numbers]\nclubs = { is = 99 }"});
    })
    .bad("the overlay in this record is broken: x.toml:2: numbers.clubs: Expected a whole number from 0");
    verify(&|it| it["options"]["seats"] = 4.into()).bad("event ");
    verify(&|it| it["options"]["speed"] = 4.into()).bad("unknown field `speed`");
    verify(&|it| it["format"] = 0.into()).bad("this file has format 0");
    verify(&|it| it["game"] = "chess".into()).bad("there is no game 'chess'");
    verify(&|it| it["note"] = "hello".into()).bad("unknown field `note`");
}

/// A finished game whose seats contributed to the seed.
pub(crate) fn contributed_game() -> Value {
    let file = "../catalog/tests/golden/ice-age-3-contributions.ochre.json";
    let text = std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_player_can_check_that_a_contribution_and_the_commitment_were_used() {
    let scratch = Scratch::new("records-contributions");
    let game = contributed_game();
    let file = scratch.write("game.json", game.to_string());
    let own = "02".repeat(32);
    let commitment = game["commitment"].as_str().unwrap();
    let shown = ochre(&["verify", &file, "--entropy", &own, "--commitment", commitment]).good();
    assert!(
        shown.contains(&format!("Added to the seed before the deal:\n  s1 {}", "01".repeat(32))),
        "{shown}"
    );
    assert!(shown.contains(&own), "{shown}");
    ochre(&["verify", &file, "--entropy", &"ab".repeat(32)]).bad("no seat contributed abab");
    ochre(&["verify", &file, "--entropy", "ab"]).bad("64 hex digits are expected");
    ochre(&["verify", &file, "--commitment", &own]).bad("the record has the commitment");
    let verify = |change: &dyn Fn(&mut Value)| ochre(&["verify", &changed(&scratch, &game, change)]);
    verify(&|it| it["events"][1]["entropy"] = "ab".repeat(32).into()).bad("the seed deals '");
    verify(&|it| it["events"][1]["seat"] = 3.into()).bad("the seed deals '");
    verify(&|it| it["events"][1]["entropy"] = "ab".into()).bad("an event is a 'play'");
    verify(&|it| it["format"] = 1.into()).bad("a record of format 1 has no contributions");
    verify(&|it| it["format"] = 3.into()).bad("this file has format 3, this program reads 1 to 2");
}

#[test]
fn a_record_that_ends_early_is_verified_as_far_as_it_goes_and_called_unfinished() {
    let scratch = Scratch::new("records-early");
    let game = finished_game(3, 3);
    for left in [1, 20, game["events"].as_array().unwrap().len() - 1] {
        let file = changed(&scratch, &game, |it| it["events"].as_array_mut().unwrap().truncate(left));
        let shown = ochre(&["verify", &file]).good();
        assert!(
            shown.contains("The game is not over yet.") && shown.contains(&format!("in {left} events")),
            "{shown}"
        );
    }
}

#[test]
fn a_replay_stops_at_the_given_event() {
    let scratch = Scratch::new("records-at");
    let game = finished_game(3, 4);
    let events = game["events"].as_array().unwrap().len();
    let file = scratch.write("game.json", game.to_string());
    let replay = |at: usize| ochre(&["replay", &file, "--at", &at.to_string()]);
    assert!(replay(0).good().contains("After 0 events: a chance event must be dealt."));
    assert!(replay(1).good().contains("After 1 event: seat "));
    assert!(replay(25).good().contains("After 25 events: seat "));
    let whole = ochre(&["replay", &file]).good();
    assert_eq!(replay(events).good(), whole);
    assert!(whole.contains(" wins.") || whole.contains("share the victory"), "{whole}");
    replay(events + 1).bad(&format!("the record has {events} events"));
    for seat in ["0", "4", "99"] {
        ochre(&["replay", &file, "--seat", seat]).bad("the game has seats 1 to 3");
    }
    ochre(&["replay", &scratch.path("nothing.json")]).bad("nothing.json: ");
    ochre(&["verify", &scratch.path("nothing.json")]).bad("nothing.json: ");
}

#[test]
fn a_replay_shows_the_names_of_the_game_without_control_characters() {
    let scratch = Scratch::new("records-names");
    let file = changed(&scratch, &finished_game(3, 4), |it| {
        it["players"] = json!(["you", "greedy", "\u{1b}[2JMallory"]);
    });
    let shown = ochre(&["replay", &file]).good();
    assert!(shown.contains("Player 1 places") && shown.contains("[2JMallory places"), "{shown}");
    assert!(!shown.contains('\u{1b}') && !shown.contains("you places"));
}

#[test]
fn a_replay_shows_each_event_with_what_happened_in_it() {
    let scratch = Scratch::new("records-events");
    let game = finished_game(3, 6);
    let file = scratch.write("game.json", game.to_string());
    let shown = ochre(&["replay", &file, "--at", "2"]).good();
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[0], "    0");
    assert!(lines[1].contains("goes first."), "{shown}");
    assert_eq!(lines[2], "    1");
    assert!(lines[3].contains("places a hunter in"), "{shown}");
}

/// Kinds of cards by the words for them, as the hand line of the board gives them.
fn hand(screen: &str) -> Option<&str> {
    screen.lines().find_map(|line| line.strip_prefix("Your hand: "))
}

#[test]
fn a_replay_for_a_seat_shows_its_secrets_and_no_others() {
    let scratch = Scratch::new("records-viewpoint");
    let game = finished_game(3, 7);
    let file = scratch.write("game.json", game.to_string());
    let mut engine = Engine::start();
    engine.ok(json!({"do": "replay", "record": game}));
    let look = |seat: Option<&str>| {
        let mut arguments = vec!["replay", &file];
        arguments.extend(seat.into_iter().flat_map(|seat| ["--seat", seat]));
        ochre(&arguments).good()
    };
    let spectator = look(None);
    assert_eq!(hand(&spectator), None);
    assert!(!spectator.contains("You "), "a spectator has no lines of their own");
    for (number, seat) in (1..).zip(["1", "2", "3"]) {
        let shown = look(Some(seat));
        assert!(hand(&shown).is_some() || !shown.contains("You draw"));
        // The lines of the story are the log of this seat, and the choices shown are its own.
        let log = engine.ok(json!({"do": "log", "seat": number}));
        let own = |line: &&str| line.trim_start().starts_with("You ");
        let told: Vec<&str> = shown.lines().filter(own).map(str::trim).collect();
        let logged: Vec<&str> =
            log.as_array().unwrap().iter().map(|entry| entry["text"].as_str().unwrap()).filter(own).collect();
        assert!(told.len() > 10 && told == logged, "seat {seat}");
        for other in ["s1 ", "s2 ", "s3 "].into_iter().filter(|other| !other.starts_with(&format!("s{seat}")))
        {
            let foreign = shown.lines().find(|line| {
                line.get(..7).is_some_and(|it| it.trim().parse::<usize>().is_ok())
                    && line[7..].starts_with(other)
            });
            assert_eq!(foreign, None, "a choice of another seat");
        }
    }
}
