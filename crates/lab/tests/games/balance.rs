//! Measurements of what wins: interrupted, continued, added, and the same for every game.

use std::collections::BTreeSet;

use bots::Level;
use endless_winter::EndlessWinter;
use ice_age::IceAge;
use lab::{
    balance::{AddError, Balance, Contestant, Plan},
    simulate::Progress,
};
use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::RiseOfTribes;
use table::{Evaluate, Rules, Seat, Turn, Viewer, journal::Silent, odds::Odds};

fn rules<R: Rules>() -> R {
    R::new(&R::Options::default(), &R::standard_content()).unwrap()
}

fn play<R: Evaluate>(rules: &R, measured: &mut Balance, seed: u64, games: u64, threads: usize) {
    let contestants = vec![Contestant::plain(Level::Random); rules.seats()];
    let progress = Progress::default();
    let plan = Plan { contestants: &contestants, seed, games, threads, progress: &progress };
    measured.play(rules, &plan, &mut |_| ());
}

fn measured<R: Evaluate>(rules: &R, seed: u64, games: u64, threads: usize) -> Balance {
    let mut measured = Balance::new(rules, &vec![Contestant::plain(Level::Random); rules.seats()]);
    play(rules, &mut measured, seed, games, threads);
    measured
}

#[test]
fn a_run_that_was_interrupted_and_continued_equals_one_in_one_piece() {
    let rules: IceAge = rules();
    let whole = measured(&rules, 5, 20, 1);
    let mut parts = measured(&rules, 5, 7, 3);
    // What a file keeps is all it takes.
    parts = serde_json::from_str(&serde_json::to_string(&parts).unwrap()).unwrap();
    play(&rules, &mut parts, 5, 13, 2);
    play(&rules, &mut parts, 5, 20, 1);
    assert_eq!(parts, whole);
    assert_eq!(whole.tally.games, 20);
}

#[test]
fn runs_with_two_seeds_can_be_added_but_the_same_games_count_once() {
    let rules: IceAge = rules();
    let (one, other) = (measured(&rules, 1, 6, 1), measured(&rules, 2, 6, 1));
    let mut sum = one.clone();
    sum.add(&other).unwrap();
    let mut continued = one.clone();
    play(&rules, &mut continued, 2, 6, 2);
    assert_eq!(sum, continued);
    assert_eq!(sum.clone().add(&one), Err(AddError::SameSeed { seed: 1 }));
    let greedy = Balance::new(&rules, &[Contestant::plain(Level::Greedy); 4]);
    assert_eq!(sum.add(&greedy), Err(AddError::Different));
}

#[test]
fn a_stop_leaves_no_gap_between_the_games_counted() {
    let rules: IceAge = rules();
    let contestants = vec![Contestant::plain(Level::Random); rules.seats()];
    let progress = Progress::default();
    let plan = Plan { contestants: &contestants, seed: 9, games: 1_000, threads: 2, progress: &progress };
    let mut stopped = Balance::new(&rules, &contestants);
    stopped.play(&rules, &plan, &mut |measured| {
        if measured.tally.games >= 8 {
            progress.stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    });
    assert_eq!(stopped.games_of(9), stopped.tally.games);
    assert!((8..1_000).contains(&stopped.tally.games));
    assert_eq!(stopped, measured(&rules, 9, stopped.tally.games, 1));
}

/// Every subject has one name, everything that can be chosen is listed, and shares come out of the counts.
fn counts_are_sound<R: Evaluate>() {
    let rules: R = rules();
    let subjects = rules.subjects();
    let listed: BTreeSet<_> = subjects.iter().map(|named| named.subject).collect();
    let names: BTreeSet<_> = subjects.iter().map(|named| (named.subject.kind, &named.id)).collect();
    assert!(!subjects.is_empty());
    assert_eq!((listed.len(), names.len()), (subjects.len(), subjects.len()));

    let report = measured(&rules, 3, 8, 2).report(&rules);
    assert_eq!(report.games, 8);
    assert!((report.seats.iter().map(|line| line.wins.share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!((report.sources.iter().map(|line| line.all).sum::<f64>() - 1.0).abs() < 1e-9);
    assert_eq!(report.kinds.iter().map(|kind| kind.subjects.len()).sum::<usize>(), subjects.len());
    for kind in &report.kinds {
        for line in &kind.subjects {
            let counted = &line.counted;
            assert!(counted.chosen <= counted.chances, "{} {line:?}", kind.kind);
            assert!(counted.seats <= counted.taken && counted.first <= counted.seats, "{line:?}");
            assert!(counted.taken_games <= report.games, "{line:?}");
        }
    }
    assert!(report.kinds.iter().any(|kind| kind.subjects.iter().any(|line| line.picked.is_some())));
    assert!(!report.maps.is_empty());
}

#[test]
fn every_game_counts_soundly() {
    counts_are_sound::<IceAge>();
    counts_are_sound::<EndlessWinter>();
    counts_are_sound::<RiseOfTribes>();
}

/// Marks the ways that have a value for some seat at some time of a game between bots that look one step ahead.
fn mark_valued<R: Evaluate>(rules: &R, seed: u64, valued: &mut [bool]) {
    let weights = R::Weights::default();
    let (mut state, mut odds) = (rules.start(), Odds::new());
    let mut dealer = SmallRng::seed_from_u64(seed);
    let mut bot = Level::Easy.bot::<R>(seed);
    loop {
        rules.resolve_chance(&mut state, &mut odds, &mut dealer);
        let Turn::Choose(seat) = rules.turn(&state) else { break };
        for (index, valued) in valued.iter_mut().enumerate() {
            for seat in Seat::all(rules.seats()) {
                let points = rules.strategy_points(&weights, &state, seat, index);
                assert!(points.is_finite());
                *valued |= points > 0.0;
            }
        }
        let action = bot.choose(rules, &rules.view(&state, Viewer::Seat(seat))).unwrap();
        rules.play(&mut state, action, &mut Silent).unwrap();
    }
    assert_eq!(rules.strategy_points(&weights, &state, Seat::new(0), valued.len()), 0.0);
}

/// Every way to points has a value somewhere in some game, and a name of its own. Elders come with an option only.
fn strategies_have_points<R: Evaluate>() {
    let rules: R = rules();
    let strategies = R::strategies();
    let names: BTreeSet<_> = strategies.iter().map(|strategy| strategy.name).collect();
    assert!(!names.is_empty() && names.len() == strategies.len());
    let mut valued: Vec<bool> = strategies.iter().map(|strategy| strategy.name == "elders").collect();
    for seed in 0..40 {
        if valued.contains(&false) {
            mark_valued(&rules, seed, &mut valued);
        }
    }
    assert!(!valued.contains(&false), "{} {strategies:?} {valued:?}", R::NAME);
}

#[test]
fn every_way_to_points_is_evaluated() {
    strategies_have_points::<IceAge>();
    strategies_have_points::<EndlessWinter>();
    strategies_have_points::<RiseOfTribes>();
}

#[test]
fn a_specialist_is_named_and_an_unknown_way_refused() {
    let specialist = Contestant::specialist::<EndlessWinter>(Level::Hard, "megaliths", 0.5).unwrap();
    assert_eq!(specialist.name::<EndlessWinter>(), "hard megaliths +0.5");
    let unknown = Contestant::specialist::<IceAge>(Level::Hard, "megaliths", 0.5).unwrap_err();
    assert_eq!(
        unknown.to_string(),
        "ice-age has no way to points called 'megaliths'; it has herds, sparse, clubs"
    );
}
