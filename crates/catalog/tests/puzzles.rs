//! The puzzles that ship with the games.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use catalog::{DailyPuzzle, SOLVERS, TRIES, daily_puzzle, puzzles};
use table::Turn;

/// Each position passes the check of its game (reading a record does that), its solution is legal, and what is said of it fits.
#[test]
fn every_puzzle_that_ships_is_sound() {
    for game in catalog::all() {
        let name = game.boxed().name();
        let mut ids = BTreeSet::new();
        for (puzzle, number) in puzzles(name).iter().zip(1..) {
            let place = format!("{name} {number}");
            assert!(ids.insert(&puzzle.id), "{place} comes twice");
            assert_eq!(puzzle.record.game, name, "{place}");
            let solution: Vec<&str> = puzzle.solution().collect();
            assert_eq!(solution.len(), puzzle.record.events.len(), "{place}: only choices");
            assert_eq!(solution.len(), puzzle.steps.len(), "{place}");
            assert!((0.06..=1.0).contains(&puzzle.lead) && (0.15..=1.0).contains(&puzzle.missed), "{place}");
            let tries = SOLVERS.len() as u16 * TRIES;
            let failed = (puzzle.missed * f32::from(tries)).round() as u16;
            assert_eq!(puzzle.rating, lab::puzzles::rating_of(failed, tries), "{place}");
            for (index, (step, solution)) in puzzle.steps.iter().zip(&solution).enumerate() {
                let table = game.boxed().replay(&puzzle.record, Some(index)).unwrap();
                assert_eq!(table.turn(), Turn::Choose(puzzle.seat), "{place}");
                let legal: Vec<String> = table.choices().into_iter().map(|choice| choice.action).collect();
                let least = if index == 0 { 3 } else { 2 };
                assert!(legal.len() >= least && step.choices.len() >= 2, "{place}");
                assert_eq!(step.choices[0].action, *solution, "{place}");
                for choice in &step.choices {
                    assert!(legal.contains(&choice.action), "{place}: {}", choice.action);
                    assert!(choice.chance <= step.choices[0].chance, "{place}");
                    assert!(choice.chosen.iter().all(|&count| count <= TRIES), "{place}");
                }
            }
            game.boxed().replay(&puzzle.record, None).unwrap();
        }
    }
}

#[test]
fn every_box_has_sixty_puzzles_of_several_themes_and_grades() {
    for game in catalog::all() {
        let name = game.boxed().name();
        assert!(puzzles(name).len() >= 60, "{name} has {}", puzzles(name).len());
        let themes: BTreeSet<_> = puzzles(name).iter().map(|puzzle| puzzle.theme).collect();
        let ratings: BTreeSet<u16> = puzzles(name).iter().map(|puzzle| puzzle.rating).collect();
        assert!(themes.len() >= 4, "{name}: {themes:?}");
        assert!(ratings.first().unwrap() + 300 < *ratings.last().unwrap(), "{name}: {ratings:?}");
    }
}

#[test]
fn the_games_take_turns_and_no_puzzle_comes_again_before_all_others_of_its_game() {
    let lists = || {
        catalog::all().iter().map(|game| puzzles(game.boxed().name()).len() as u64).filter(|&count| count > 0)
    };
    let (games, shortest) = (lists().count() as u64, lists().min().unwrap_or(0));
    let seen: Vec<DailyPuzzle> =
        (20_000 * games..20_000 * games + games * shortest).filter_map(daily_puzzle).collect();
    assert_eq!(seen.len() as u64, games * shortest);
    for (index, puzzle) in seen.iter().enumerate() {
        assert!((1..=puzzles(puzzle.game).len()).contains(&puzzle.number));
        assert!(!seen[..index].contains(puzzle), "{puzzle:?} comes twice");
        assert!(games == 1 || index == 0 || seen[index - 1].game != puzzle.game);
    }
}
