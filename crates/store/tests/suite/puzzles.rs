//! What came of puzzles.

use std::sync::Arc;

use store::{PersonId, PuzzleAttempt, PuzzleDay, PuzzleOutcome, PuzzleResult, Store, StoreError};

use crate::{common::TestDatabase, guest};

everywhere![
    the_first_attempt_is_kept_and_a_solved_puzzle_stays_solved,
    a_puzzle_whose_answer_was_shown_cannot_be_solved,
    a_puzzle_that_was_given_up_can_be_solved_as_that_of_a_later_day,
    results_of_a_guest_move_to_the_account,
    only_people_have_results,
];

fn attempt(person: PersonId, puzzle: &str, outcome: PuzzleOutcome, at: i64) -> PuzzleAttempt {
    PuzzleAttempt {
        person,
        game: "ice-age".to_owned(),
        puzzle: puzzle.to_owned(),
        outcome,
        day: Some(PuzzleDay { number: at, begins: at }),
        at,
    }
}

fn result(puzzle: &str, first_at: i64, first_right: bool) -> PuzzleResult {
    PuzzleResult {
        game: "ice-age".to_owned(),
        puzzle: puzzle.to_owned(),
        first_at,
        first_right,
        tries: 1,
        shown: false,
        shown_at: None,
        solved_at: first_right.then_some(first_at),
    }
}

async fn the_first_attempt_is_kept_and_a_solved_puzzle_stays_solved(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for (outcome, at) in [
        (PuzzleOutcome::Wrong, 1),
        (PuzzleOutcome::Right, 2),
        (PuzzleOutcome::Shown, 3),
        (PuzzleOutcome::Right, 4),
    ] {
        store.note_puzzle(attempt(oona, "one", outcome, at)).await.unwrap();
    }
    let solved = PuzzleResult { tries: 3, solved_at: Some(2), ..result("one", 1, false) };
    store.note_puzzle(attempt(oona, "two", PuzzleOutcome::Right, 5)).await.unwrap();
    assert_eq!(store.puzzle_results(oona).await.unwrap(), [solved, result("two", 5, true)]);
    assert_eq!(store.puzzle_days(oona).await.unwrap(), [5, 4, 2]);
}

async fn a_puzzle_whose_answer_was_shown_cannot_be_solved(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.note_puzzle(attempt(oona, "one", PuzzleOutcome::Shown, 1)).await.unwrap();
    // On the same day, and on one that has another puzzle.
    for day in [Some(PuzzleDay { number: 1, begins: 1 }), None] {
        let right = PuzzleAttempt { day, ..attempt(oona, "one", PuzzleOutcome::Right, 2) };
        store.note_puzzle(right).await.unwrap();
    }
    let shown = PuzzleResult { tries: 2, shown: true, shown_at: Some(1), ..result("one", 1, false) };
    assert_eq!(store.puzzle_results(oona).await.unwrap(), [shown]);
    assert_eq!(store.puzzle_days(oona).await.unwrap(), [0; 0]);
}

async fn a_puzzle_that_was_given_up_can_be_solved_as_that_of_a_later_day(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for (outcome, at) in [
        (PuzzleOutcome::Shown, 1),
        (PuzzleOutcome::Shown, 5),
        (PuzzleOutcome::Right, 5),
        (PuzzleOutcome::Wrong, 8),
        (PuzzleOutcome::Right, 8),
        (PuzzleOutcome::Shown, 9),
    ] {
        store.note_puzzle(attempt(oona, "one", outcome, at)).await.unwrap();
    }
    let solved = PuzzleResult {
        tries: 3,
        shown: true,
        shown_at: Some(5),
        solved_at: Some(8),
        ..result("one", 1, false)
    };
    assert_eq!(store.puzzle_results(oona).await.unwrap(), [solved]);
    assert_eq!(store.puzzle_days(oona).await.unwrap(), [8]);
}

async fn results_of_a_guest_move_to_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (visitor, oona) = (guest(&store, "Visitor").await, guest(&store, "Oona").await);
    store.note_puzzle(attempt(oona, "both", PuzzleOutcome::Wrong, 1)).await.unwrap();
    store.note_puzzle(attempt(visitor, "both", PuzzleOutcome::Right, 2)).await.unwrap();
    store.note_puzzle(attempt(visitor, "new", PuzzleOutcome::Right, 3)).await.unwrap();
    store.merge_people(visitor, oona).await.unwrap();
    assert_eq!(
        store.puzzle_results(oona).await.unwrap(),
        [result("both", 1, false), result("new", 3, true)],
        "what the account has stays"
    );
    assert_eq!(store.puzzle_days(oona).await.unwrap(), [3, 2]);
    assert!(store.puzzle_results(visitor).await.unwrap().is_empty());
    assert!(store.puzzle_days(visitor).await.unwrap().is_empty());
}

async fn only_people_have_results(database: TestDatabase) {
    let store = database.open().await;
    let nobody = store.note_puzzle(attempt(PersonId(99), "one", PuzzleOutcome::Right, 1)).await;
    assert!(matches!(nobody, Err(StoreError::PersonNotFound)), "{nobody:?}");
    let oona = guest(&store, "Oona").await;
    let nul = store.note_puzzle(attempt(oona, "o\0ne", PuzzleOutcome::Right, 1)).await;
    assert!(matches!(nul, Err(StoreError::NulCharacter)), "{nul:?}");
}

/// Something in every table of puzzles.
pub(crate) async fn furnish(store: &Arc<dyn Store>, person: PersonId) {
    store.note_puzzle(attempt(person, "1", PuzzleOutcome::Right, 3)).await.unwrap();
}
