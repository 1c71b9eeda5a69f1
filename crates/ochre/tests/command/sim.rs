//! `ochre sim`, `bench`, `games` and the bare command.

use crate::common::{Scratch, ochre};
use serde_json::Value;

fn simulate(arguments: &[&str]) -> Value {
    let out = ochre(&[&["sim", "ice-age", "--json"], arguments].concat()).good();
    serde_json::from_str(&out).unwrap()
}

/// Equal but for the last digits of sums that were added in another order.
fn alike(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(a), Value::Number(b)) => (a.as_f64().unwrap() - b.as_f64().unwrap()).abs() < 1e-9,
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(left, right)| alike(left, right))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, value)| b.get(key).is_some_and(|it| alike(value, it)))
        }
        _ => left == right,
    }
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let timeless = |threads: &str| {
        let mut report = simulate(&[
            "--games",
            "300",
            "--bots",
            "greedy,random,random",
            "--seed",
            "9",
            "--threads",
            threads,
        ]);
        for key in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
            assert!(report.as_object_mut().unwrap().remove(key).is_some(), "{key}");
        }
        report
    };
    let one = timeless("1");
    for threads in ["1", "2", "5"] {
        let many = timeless(threads);
        assert!(alike(&one, &many), "{threads} threads:\n{one:#}\n{many:#}");
    }
    let mut other = simulate(&["--games", "300", "--bots", "greedy,random,random", "--seed", "10"]);
    assert!(!alike(&one["scores"], &other["scores"].take()), "another seed gives other games");
}

#[test]
fn a_greedy_bot_beats_random_ones_clearly_from_every_seat_alike() {
    let report = simulate(&["--games", "200", "--bots", "greedy,random,random,random"]);
    let share = |line: &Value| line["wins"]["share"].as_f64().unwrap();
    let bots = report["bots"].as_array().unwrap();
    let of = |name: &str| bots.iter().find(|line| line["bot"] == name).unwrap();
    assert_eq!((&of("greedy")["count"], &of("random")["count"]), (&1.into(), &3.into()));
    assert!(share(of("greedy")) > 0.7, "{report:#}");
    assert!(of("greedy")["wins"]["low"].as_f64() > of("random")["wins"]["high"].as_f64());
    // It had each of the four seats 50 times.
    for seat in report["seats"].as_array().unwrap() {
        assert!((share(seat) - 0.25).abs() < 0.06, "{report:#}");
    }
    let scores: u64 = report["scores"].as_array().unwrap().iter().map(|pair| pair[1].as_u64().unwrap()).sum();
    assert_eq!(scores, 200 * 4, "every seat of every game has a score");
}

#[test]
fn fewer_bots_than_seats_rotate_and_a_report_can_be_printed() {
    let report = simulate(&["--games", "20", "--bots", "greedy,random", "--seats", "5"]);
    assert_eq!(report["options"]["seats"], 5);
    assert_eq!((&report["bots"][0]["count"], &report["bots"][1]["count"]), (&2.into(), &3.into()));
    let shown = ochre(&["sim", "ice-age", "--games", "20", "--seats", "3", "-o", "short=true"]).good();
    for wanted in ["ice-age: 20 games", "\"short\":true", "s3 ", "random ×3", "score distribution", "games/s"]
    {
        assert!(shown.contains(wanted), "{wanted}\n{shown}");
    }
}

#[test]
fn no_games_at_all_is_a_report_too() {
    let report = simulate(&["--games", "0"]);
    assert_eq!(report["games"], 0);
    ochre(&["sim", "ice-age", "--games", "0"]).good();
}

#[test]
fn an_impossible_simulation_is_refused_with_a_reason() {
    let sim = |arguments: &[&str]| ochre(&[&["sim"], arguments].concat());
    sim(&["chess"]).bad("there is no game 'chess'; there are ");
    sim(&["ice-age", "--bots", "random,random,random,random,random,random"])
        .bad("ice-age: seats is a number from 3 to 5, not 6");
    sim(&["ice-age", "--seats", "3", "--bots", "random,random,random,random"])
        .bad("4 bots do not fit in 3 seats");
    sim(&["ice-age", "--seats", "2"]).bad("ice-age: seats is a number from 3 to 5, not 2");
    sim(&["ice-age", "--seats", "300"]).bad("not 300");
    sim(&["ice-age", "--seats", "ana,easy,easy"]).bad("'ana' is not a bot");
    sim(&["ice-age", "-o", "fast=true"]).bad("ice-age has no option 'fast'. Its options: seats");
    sim(&["ice-age", "-o", "short=3"]).bad("ice-age: short is true or false, not 3");
    sim(&["ice-age", "-o", "short"]).bad("'short' is not NAME=VALUE, such as short=true");
    sim(&["ice-age", "--threads", "0"]).bad("--threads: choose 1 to 1024");
    sim(&["ice-age", "--threads", "1000000"]).bad("--threads: choose 1 to 1024");
    sim(&["ice-age", "--content", "no-such-file.toml"]).bad("no-such-file.toml: No such file");
    for (arguments, message) in [
        (&["ice-age", "--bots", "clever"][..], "unknown bot level 'clever': expected one of random, greedy"),
        (&["ice-age", "--games", "many"], "invalid digit"),
        (&["ice-age", "--seed", "1.5"], "invalid digit"),
        (&["ice-age", "--nonsense"], "unexpected argument"),
        (&[], "required"),
    ] {
        let run = sim(arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.err.contains(message), "{message}\n{}", run.err);
    }
}

#[test]
fn an_overlay_changes_the_games_simulated() {
    let scratch = Scratch::new("sim-overlay");
    let file = scratch.write("box.toml", "[numbers]\nrounds = { is = 2 }\n");
    let plain = simulate(&["--games", "50"]);
    let short = simulate(&["--games", "50", "--content", &file]);
    let length = |report: &Value| report["decisions"]["mean"].as_f64().unwrap();
    assert!(length(&short) < length(&plain) * 0.7, "two rounds are shorter than four");
}

#[test]
fn a_bench_measures_every_seat_count_and_counts_no_allocations() {
    let rows: Value =
        serde_json::from_str(&ochre(&["bench", "ice-age", "--seconds", "0.05", "--json"]).good()).unwrap();
    let seats: Vec<&Value> = rows.as_array().unwrap().iter().map(|row| &row["seats"]).collect();
    assert_eq!(seats, [3, 4, 5]);
    for row in rows.as_array().unwrap() {
        assert_eq!(row["allocations_per_decision"], Value::Null, "{row:#}");
    }
    for seats in [&["--seats", "4"], &["-o", "seats=4"]] {
        let shown = ochre(&[&["bench", "ice-age", "--seconds", "0.05"], &seats[..]].concat()).good();
        assert!(shown.contains("decisions/s") && shown.contains("cargo xtask bench"), "{shown}");
        assert_eq!(shown.matches("ice-age").count(), 2, "one row of rules and one of search: {shown}");
    }
    ochre(&["bench", "ice-age", "--seats", "you,easy"]).bad("this command needs a number of seats");
    ochre(&["bench", "chess"]).bad("there is no game 'chess'");
    for seconds in ["0", "1e9", "NaN"] {
        ochre(&["bench", "ice-age", "--seconds", seconds]).bad("--seconds: choose 0.05 to 600");
    }
}

#[test]
fn the_games_are_listed_on_request() {
    let shown = ochre(&["games"]).good();
    assert!(shown.contains("ice-age") && shown.contains("Ice Age"), "{shown}");
    assert!(!shown.contains('⟨'), "every game has a title and a blurb: {shown}");
}

#[test]
fn the_options_of_every_game_are_listed_with_values_and_defaults() {
    let shown = ochre(&["games", "ice-age"]).good();
    for wanted in ["Options of Ice Age", "  seats", "3 to 5 (default: 4)", "true or false (default: false)"] {
        assert!(shown.contains(wanted), "{wanted}\n{shown}");
    }
    for game in catalog::all() {
        let name = game.boxed().name();
        let shown = ochre(&["games", name]).good();
        assert!(!shown.contains('⟨'), "{shown}");
        for spec in game.boxed().option_specs() {
            assert!(shown.contains(&format!("\n  {} ", spec.name)), "{name} {}\n{shown}", spec.name);
        }
    }
    ochre(&["games", "chess"]).bad("there is no game 'chess'");
}

#[test]
fn seats_of_a_simulation_can_be_named_one_by_one() {
    let report = simulate(&["--games", "6", "--seats", "greedy,random,random"]);
    let counts = ["greedy", "random"].map(|name| {
        let bots = report["bots"].as_array().unwrap();
        bots.iter().find(|line| line["bot"] == name).unwrap()["count"].clone()
    });
    assert_eq!((&report["options"]["seats"], counts), (&3.into(), [1.into(), 2.into()]));
}

#[test]
fn colours_are_shown_on_request_and_never_in_files() {
    for arguments in
        [&["games"][..], &["games", "ice-age"], &["sim", "ice-age", "--games", "2"], &["cards", "ice-age"]]
    {
        let coloured = ochre(&[arguments, &["--color", "always"]].concat()).good();
        assert!(coloured.contains("\u{1b}["), "{arguments:?}");
        for choice in ["auto", "never"] {
            let plain = ochre(&[arguments, &["--color", choice]].concat()).good();
            assert!(!plain.contains('\u{1b}'), "{arguments:?} --color {choice}");
        }
    }
}
