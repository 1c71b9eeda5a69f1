//! Advice: the terms of an evaluation, chances, alternatives and reasons.

use std::collections::BTreeSet;

use crate::common::{game, rules, view_with_choices};
use bots::{Level, advise};
use endless_winter::EndlessWinter;
use ice_age::IceAge;
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use rise_of_tribes::RiseOfTribes;
use serde_json::{Value, json};
use table::{Evaluate, Seat, Viewer};

/// Plays random games: at every decision the terms add up to the evaluation, and each has its message in every language.
fn terms_agree<R: Evaluate>(options: &[Value]) {
    let weights = R::Weights::default();
    let mut names = BTreeSet::new();
    let mut examine = |rules: &R, state: &R::State| {
        let (evaluation, terms) = (rules.evaluate(&weights, state), rules.terms(&weights, state));
        for seat in Seat::all(rules.seats()) {
            let (whole, sum) = (evaluation.points[seat.index()], terms.sum(seat));
            assert!((whole - sum).abs() < 1e-3, "{whole} is not {sum}: {terms:?}");
        }
        names.extend(terms.iter().map(|term| term.name));
    };
    for (seed, options) in (1..).zip(options) {
        let rules = rules::<R>(options.clone());
        let mut rng = SmallRng::seed_from_u64(seed);
        let end = game(&rules, seed, |seat, view| {
            examine(&rules, &rules.imagine(&view.observation, Viewer::Seat(seat), &mut rng));
            view.actions[rng.random_range(0..view.actions.len())]
        });
        examine(&rules, &end);
    }
    for (language, messages) in R::locales() {
        for name in &names {
            assert!(messages.contains(&format!("\n{name} =")), "no '{name}' in '{language}'");
        }
    }
}

#[test]
fn terms_of_ice_age_add_up() {
    terms_agree::<IceAge>(&[json!({"seats": 3}), json!({"seats": 5}), json!({"seats": 4, "short": true})]);
}

#[test]
fn terms_of_endless_winter_add_up() {
    terms_agree::<EndlessWinter>(&[
        json!({"seats": 2}),
        json!({"seats": 4, "rivers": true}),
        json!({"seats": 3}),
    ]);
}

#[test]
fn terms_of_rise_of_tribes_add_up() {
    terms_agree::<RiseOfTribes>(&[json!({"seats": 2}), json!({"seats": 4}), json!({"seats": 3})]);
}

fn advice_is_complete<R: Evaluate>(options: Value) {
    let rules = rules::<R>(options);
    let view = view_with_choices(&rules, 5);
    let asked = || advise(Level::Medium.bot::<R>(3).as_mut(), &rules, &view, 3).unwrap();
    let advice = asked();
    assert_eq!(advice.choices.len(), 3);
    for pair in advice.choices.windows(2) {
        assert!(pair[0].share >= pair[1].share, "{advice:?}");
    }
    let shares: f32 = advice.choices.iter().map(|choice| choice.share).sum();
    assert!(shares <= 1.001 && advice.choices.iter().all(|choice| (0.0..=1.0).contains(&choice.chance)));
    // Gains first, then costs, each worth a word.
    assert!(advice.reasons.iter().all(|reason| reason.points.abs() >= 0.25), "{advice:?}");
    assert!(advice.reasons.is_sorted_by(|one, other| one.points >= other.points), "{advice:?}");
    assert_eq!(advice, asked(), "the same seed gives the same advice");
}

#[test]
fn advice_names_three_choices_and_reasons() {
    advice_is_complete::<IceAge>(json!({"seats": 3}));
    advice_is_complete::<EndlessWinter>(json!({"seats": 2}));
    advice_is_complete::<RiseOfTribes>(json!({"seats": 2}));
}
