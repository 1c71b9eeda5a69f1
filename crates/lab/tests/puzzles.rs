//! Puzzles: positions with one clearly best choice.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use bots::{Budget, Level, Origin, Search};
use lab::{
    puzzles::{Puzzle, mine, read, write},
    simulate::{Plan, Progress},
};
use rise_of_tribes::RiseOfTribes;
use table::{
    Rules, Turn, Viewer,
    any::Opening,
    record::{Event, Record},
    table::Table,
};

fn mined(wanted: usize) -> Vec<Puzzle> {
    let rules: RiseOfTribes =
        Opening { options: serde_json::json!({"seats": 2}), ..Opening::default() }.rules().unwrap();
    let plan = Plan { bots: vec![Level::Medium; 2], games: 20, threads: 1, seed: 1 };
    mine(&rules, &plan, wanted, &Progress::default())
}

#[test]
fn the_solution_of_a_puzzle_is_best_and_weaker_bots_miss_it() {
    let puzzles = mined(2);
    assert_eq!(puzzles.len(), 2);
    assert_eq!(puzzles, mined(2), "the same seed mines the same puzzles");
    for puzzle in puzzles {
        assert!(puzzle.lead >= 0.06 && puzzle.missed >= 0.15, "{puzzle:?}");
        let lines = write(std::slice::from_ref(&puzzle)).unwrap();
        assert_eq!(read(&lines).unwrap(), std::slice::from_ref(&puzzle));
        // What is written reads back, and replays.
        let text = puzzle.record.to_json();
        let record = Record::from_json(&text).unwrap();
        assert_eq!(record, puzzle.record);
        let table = Table::<RiseOfTribes>::replay(&record, Some(0)).unwrap();
        assert_eq!(table.turn(), Turn::Choose(puzzle.seat));
        let Some(Event::Play(solution)) = record.events.first() else { panic!("a choice: {text}") };
        assert_eq!(puzzle.steps.len(), record.events.len());
        assert_eq!(puzzle.steps[0].choices[0].action, solution.play);
        let view = table.view(Viewer::Seat(puzzle.seat));
        let mut search = Search::<RiseOfTribes>::new(Budget::evaluations(10_000), 99);
        let best = search.rate(table.rules(), Origin::known(&view)).unwrap().best().unwrap();
        assert_eq!(table.rules().write_action(best), solution.play);
    }
}
