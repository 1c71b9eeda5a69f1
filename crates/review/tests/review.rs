//! Reviews of whole games: deterministic, consistent, and refused before the end.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop where they fail")]

use std::{num::NonZeroUsize, sync::atomic::Ordering};

use bots::Level;
use endless_winter::EndlessWinter;
use ice_age::IceAge;
use review::{Grade, Knowledge, Plan, Progress, Review, ReviewError, examine, standard_evaluations};
use rise_of_tribes::RiseOfTribes;
use serde_json::json;
use table::{
    Evaluate, Rules, Turn, Viewer,
    any::Opening,
    dealer::Seed,
    table::{Dealing, Table},
};

/// A table where nobody has chosen yet.
fn opened<R: Evaluate>(options: serde_json::Value) -> Table<R> {
    let rules = Opening { options, ..Opening::default() }.rules().unwrap();
    Table::open(rules, None, Dealing::Seeded(Seed::from_number(3)))
}

/// Bots play on to the end.
fn play_on<R: Evaluate>(table: &mut Table<R>, level: Level) {
    let mut bot = level.bot::<R>(5);
    while let Turn::Choose(seat) = table.turn() {
        let action = bot.choose(table.rules(), &table.view(Viewer::Seat(seat))).unwrap();
        table.play(seat, action).unwrap();
    }
}

fn finished<R: Evaluate>(options: serde_json::Value) -> Table<R> {
    let mut table = opened(options);
    play_on(&mut table, Level::Easy);
    table
}

fn plan(evaluations: u32) -> Plan {
    Plan { evaluations: Some(evaluations), ..Plan::default() }
}

fn reviewed<R: Evaluate>(table: &Table<R>, plan: &Plan) -> Review {
    examine(table, Vec::new(), plan, &Progress::default()).unwrap()
}

/// What must hold of every review.
fn check<R: Evaluate>(table: &Table<R>, review: &Review) {
    assert!(review.decisions.is_sorted_by_key(|decision| decision.event));
    for decision in &review.decisions {
        let before = table.past(decision.event);
        assert_eq!(before.turn(), Turn::Choose(decision.seat));
        let notation = |action: &R::Action| before.rules().write_action(*action);
        let legal: Vec<_> = before.view(Viewer::Seat(decision.seat)).actions.iter().map(notation).collect();
        assert_eq!(legal.len(), decision.actions, "forced choices are left out");
        assert!(decision.actions > 1 && legal.contains(&decision.played));
        assert!((0.0..=1.0).contains(&decision.after) && (0.0..=1.0).contains(&decision.before));
        assert!((decision.before - decision.after - decision.lost).abs() < 1e-3, "{decision:?}");
        assert_eq!(decision.grade, Grade::of(decision.lost));
        assert_eq!(decision.better.is_some(), decision.lost > 0.0, "{decision:?}");
        assert_eq!(decision.why().is_some(), decision.grade.is_marked());
        if decision.grade.is_marked() {
            let better = decision.better.as_ref().unwrap();
            assert!(legal.contains(better) && *better != decision.played);
            assert_eq!(&decision.rated[0].action, better, "{decision:?}");
            assert!(decision.rated.iter().any(|rated| rated.action == decision.played));
            assert!(decision.rated.is_sorted_by(|one, other| one.chance >= other.chance));
        }
    }
    for chance in &review.chances {
        assert!(chance.luck.iter().sum::<f32>().abs() < 1e-3, "{chance:?}");
    }
    assert!(review.summaries.iter().map(|summary| summary.result).sum::<f32>() > 0.99);
    assert!((1..=5).contains(&review.turning_points.len()));
}

fn the_same_on_any_number_of_threads<R: Evaluate>(options: serde_json::Value) {
    let table = finished::<R>(options);
    let review = reviewed(&table, &plan(150));
    check(&table, &review);
    let threads = NonZeroUsize::new(3).unwrap();
    assert_eq!(reviewed(&table, &Plan { threads, ..plan(150) }), review);
    assert_ne!(reviewed(&table, &Plan { seed: 2, ..plan(150) }).decisions, review.decisions);
    let stored = serde_json::to_string(&review).unwrap();
    assert_eq!(serde_json::from_str::<Review>(&stored).unwrap(), review);
    let marked = review.decisions.iter().filter(|decision| decision.grade.is_marked()).count();
    assert!(marked > 0, "easy bots give something away");
    assert!(review.chances.iter().any(|chance| chance.luck.iter().any(|luck| *luck > 0.01)));
}

#[test]
fn a_review_is_the_same_on_any_number_of_threads_and_after_it_was_stored() {
    the_same_on_any_number_of_threads::<IceAge>(json!({"seats": 3, "short": true}));
    the_same_on_any_number_of_threads::<EndlessWinter>(json!({"seats": 2, "rivers": true}));
    the_same_on_any_number_of_threads::<RiseOfTribes>(json!({"seats": 2, "powers": true, "elders": true}));
}

#[test]
fn a_game_that_is_not_over_is_refused() {
    let table = finished::<IceAge>(json!({"seats": 3, "short": true}));
    for version in [0, 1, 10, table.version() - 1] {
        let refused = examine(&table.past(version), Vec::new(), &plan(10), &Progress::default());
        assert_eq!(refused.unwrap_err(), ReviewError::Unfinished);
    }
}

#[test]
fn a_review_can_be_stopped_and_tells_how_far_it_is() {
    let table = finished::<RiseOfTribes>(json!({"seats": 2}));
    let progress = Progress::default();
    progress.stop.store(true, Ordering::Relaxed);
    assert_eq!(examine(&table, Vec::new(), &plan(10), &progress).unwrap_err(), ReviewError::Stopped);
    let progress = Progress::default();
    examine(&table, Vec::new(), &plan(10), &progress).unwrap();
    let total = progress.total.load(Ordering::Relaxed);
    assert!(total > 0);
    assert_eq!(progress.done.load(Ordering::Relaxed), total);
}

#[test]
fn choices_that_were_taken_back_are_left_out() {
    let mut table = opened::<IceAge>(json!({"seats": 3, "short": true}));
    let Turn::Choose(seat) = table.turn() else { panic!("a seat chooses first") };
    let actions = table.view(Viewer::Seat(seat)).actions;
    table.play(seat, actions[0]).unwrap();
    table.undo(seat).unwrap();
    table.play(seat, actions[1]).unwrap();
    play_on(&mut table, Level::Easy);
    let review = reviewed(&table, &plan(20));
    assert_eq!(review.decisions[0].event, 3, "the opening, the choice, the undo");
    assert_eq!(review.decisions[0].played, table.rules().write_action(actions[1]));
    check(&table, &review);
}

#[test]
fn one_seat_can_be_reviewed_alone_with_the_same_result() {
    let table = finished::<RiseOfTribes>(json!({"seats": 2}));
    let whole = reviewed(&table, &plan(60));
    let seat = whole.decisions[0].seat;
    let alone = reviewed(&table, &Plan { seat: Some(seat), ..plan(60) });
    let own: Vec<_> = whole.decisions.into_iter().filter(|decision| decision.seat == seat).collect();
    assert_eq!(alone.decisions, own);
    assert_eq!(alone.chances, whole.chances);
}

#[test]
fn with_full_knowledge_chances_differ_where_something_is_hidden() {
    let table = finished::<IceAge>(json!({"seats": 3, "short": true}));
    let known = reviewed(&table, &plan(60));
    let all = reviewed(&table, &Plan { knowledge: Knowledge::All, ..plan(60) });
    check(&table, &all);
    assert_eq!(known.decisions.len(), all.decisions.len());
    assert_ne!(known.decisions, all.decisions);
    assert_eq!(known.chances, all.chances, "luck is measured on the whole position either way");
}

#[test]
fn the_standard_depth_bounds_the_work_of_a_game() {
    assert_eq!(standard_evaluations(0), standard_evaluations(1));
    assert_eq!(standard_evaluations(2_000) * 2_000, 10_000_000);
    assert_eq!(standard_evaluations(usize::MAX), 1_000);
    assert!(standard_evaluations(300) * 300 <= 10_000_000);
}
