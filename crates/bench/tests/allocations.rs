//! The counting program counts, and finds nothing.

use std::process::Command;

use serde_json::Value;

#[test]
fn no_decision_of_any_game_allocates() {
    let output = Command::new(env!("CARGO_BIN_EXE_ochre-bench"))
        .args(["--seconds", "0.05", "--json"])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows: Vec<Value> = serde_json::from_slice(&output.stdout).expect("the rows are JSON");
    assert!(rows.len() >= 9, "three games with three seat counts each: {rows:?}");
    for row in rows {
        assert_eq!(row["allocations_per_decision"], 0.0, "{row:#}");
    }
}

#[test]
fn the_cost_of_a_review_is_measured_with_its_memory() {
    let output = Command::new(env!("CARGO_BIN_EXE_ochre-bench"))
        .args(["rise-of-tribes", "--seats", "2", "--seconds", "0.05", "--review", "--json"])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows: Vec<Value> = serde_json::from_slice(&output.stdout).expect("the rows are JSON");
    let review = &rows[0]["review"];
    let number = |name: &str| review[name].as_f64().unwrap_or_default();
    assert!(number("decisions") > 0.0 && number("steps") > number("decisions"), "{review:#}");
    // A search for every choice, and less than a second one for each.
    let searches = number("evaluations") / number("decisions");
    assert!((10_000.0..25_000.0).contains(&searches), "{review:#}");
    assert!((0.1..50.0).contains(&number("peak_megabytes")), "{review:#}");
    assert!(number("seconds") > 0.0, "{review:#}");
}
