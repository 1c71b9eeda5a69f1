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
