//! Puzzles: positions with one clearly best choice.

use bots::{Budget, Level, Origin, Search};
use lab::{
    puzzles::{Mined, Wanted, mine, read, write},
    simulate::{Plan, Progress},
};
use rise_of_tribes::RiseOfTribes;
use table::{
    Rules, Turn, Viewer,
    any::Opening,
    record::{Event, Record},
    table::Table,
};

fn mined(count: usize, least_choices: usize) -> Mined {
    let rules: RiseOfTribes =
        Opening { options: serde_json::json!({"seats": 2}), ..Opening::default() }.rules().unwrap();
    let plan = Plan { bots: vec![Level::Medium; 2], games: 20, threads: 1, seed: 1 };
    mine(&rules, &plan, Wanted { count, least_choices }, &Progress::default())
}

#[test]
fn the_solution_of_a_puzzle_is_best_and_weaker_bots_miss_it() {
    let found = mined(2, 1);
    assert_eq!(found.puzzles.len(), 2);
    assert_eq!(found, mined(2, 1), "the same seed mines the same puzzles");
    for puzzle in found.puzzles {
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

#[test]
fn lines_are_mined_by_themselves() {
    let found = mined(1, 2);
    assert_eq!(found.puzzles.len(), 1, "{} positions of {} games", found.positions, found.games);
    let puzzle = &found.puzzles[0];
    assert!((2..=3).contains(&puzzle.steps.len()), "{puzzle:?}");
    assert_eq!(puzzle.solution().count(), puzzle.steps.len());
    assert!(found.candidates >= 1 && found.positions >= found.candidates);
    // Every choice of the line is the choice of one seat, and leads.
    let mut table = Table::<RiseOfTribes>::replay(&puzzle.record, Some(0)).unwrap();
    for step in &puzzle.steps {
        assert_eq!(table.turn(), Turn::Choose(puzzle.seat));
        let action = table.rules().read_action(&step.choices[0].action).unwrap();
        assert!(step.choices[0].chance - step.choices[1].chance >= 0.0599, "{step:?}");
        table.play(puzzle.seat, action).unwrap();
    }
}
