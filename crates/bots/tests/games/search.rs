//! Search: deterministic, bounded, blind to hidden information.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use crate::common::{copy, game, rules, view_with_choices};
use bots::{Bot, Budget, Clock, Level, Limits, Origin, Search};
use endless_winter::EndlessWinter;
use ice_age::IceAge;
use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::RiseOfTribes;
use serde_json::json;
use table::{Evaluate, Rules, Turn, View, Viewer};

fn the_same_seed_and_budget_choose_the_same<R: Evaluate>(options: serde_json::Value) {
    let rules = rules::<R>(options);
    let choices = |seed: u64, threads: usize| {
        let budget = Budget { threads, ..Budget::evaluations(200) };
        let mut bot = Search::<R>::new(budget, seed);
        let mut other = Level::Random.bot(3);
        let mut list = Vec::new();
        game(&rules, 9, |seat, view| {
            let player = if seat.index() == 0 { &mut bot as &mut dyn Bot<R> } else { other.as_mut() };
            let action = player.choose(&rules, view).unwrap();
            list.push(rules.write_action(action));
            action
        });
        list
    };
    assert_eq!(choices(1, 1), choices(1, 1));
    assert_eq!(choices(1, 2), choices(1, 2));
    assert_ne!(choices(1, 1), choices(2, 1), "the seed is not used");
}

#[test]
fn the_same_seed_and_budget_choose_the_same_in_every_game() {
    the_same_seed_and_budget_choose_the_same::<IceAge>(json!({"seats": 3, "short": true}));
    the_same_seed_and_budget_choose_the_same::<EndlessWinter>(
        json!({"seats": 2, "rivers": true, "warriors": true}),
    );
    the_same_seed_and_budget_choose_the_same::<RiseOfTribes>(
        json!({"seats": 2, "powers": true, "elders": true}),
    );
}

/// A choice is a function of the view: any position with the same view gives the same choice.
#[test]
fn a_search_chooses_the_same_in_every_position_with_the_same_view() {
    let rules = rules::<IceAge>(json!({"seats": 4}));
    let mut rng = SmallRng::seed_from_u64(4);
    let mut compared = 0;
    let mut other = Level::Greedy.bot(1);
    game(&rules, 2, |seat, view| {
        if view.actions.len() > 1 && compared < 40 {
            compared += 1;
            let imagined = rules.imagine(&view.observation, view.viewer, &mut rng);
            let same_view = rules.view(&imagined, Viewer::Seat(seat));
            let here = Search::<IceAge>::new(Budget::evaluations(200), 6).choose(&rules, view);
            let there = Search::<IceAge>::new(Budget::evaluations(200), 6).choose(&rules, &same_view);
            assert_eq!(here, there);
        }
        other.choose(&rules, view).unwrap()
    });
    assert_eq!(compared, 40);
}

#[test]
fn a_search_does_not_analyze_for_a_seat_whose_turn_it_is_not() {
    let rules = rules::<RiseOfTribes>(json!({"seats": 2}));
    let view = view_with_choices(&rules, 2);
    let Turn::Choose(seat) = view.turn else { panic!("a seat must choose") };
    let other_seat = View { viewer: Viewer::Seat(seat.left(2)), ..copy(&view) };
    let mut bot = Level::Hard.bot::<RiseOfTribes>(1);
    assert!(bot.analyze(&rules, &other_seat).is_none());
    assert!(bot.analyze(&rules, &View { turn: Turn::Over, actions: Vec::new(), ..view }).is_none());
}

#[test]
fn an_analysis_covers_the_list_best_first_with_probabilities() {
    let rules = rules::<EndlessWinter>(json!({"seats": 3}));
    let view = view_with_choices(&rules, 4);
    let analysis = Search::new(Budget::evaluations(2_000), 1).analyze(&rules, &view).unwrap();
    assert_eq!(analysis.candidates.len(), view.actions.len());
    assert!(analysis.candidates.is_sorted_by(|one, other| one.visits >= other.visits));
    assert!(analysis.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.value)));
    assert!(analysis.candidates.iter().map(|candidate| candidate.visits).sum::<u32>() > 10);
    assert_eq!(analysis.best(), Some(analysis.candidates[0].action));
}

#[test]
fn a_tree_never_grows_past_its_limit() {
    let rules = rules::<RiseOfTribes>(json!({"seats": 2}));
    let budget = |max_edges| Budget { max_edges, ..Budget::evaluations(20_000) };
    let mut other = Level::Random.bot(3);
    let (mut small, mut large) = (Search::new(budget(64), 1), Search::new(budget(1_000_000), 1));
    let (mut most_small, mut most_large, mut compared) = (0, 0, 0);
    game(&rules, 8, |_, view| {
        if compared < 30 && view.actions.len() > 1 {
            compared += 1;
            small.choose(&rules, view).unwrap();
            large.choose(&rules, view).unwrap();
            most_small = most_small.max(small.reusable_edges());
            most_large = most_large.max(large.reusable_edges());
        }
        other.choose(&rules, view).unwrap()
    });
    assert!(most_small <= 64, "{most_small}");
    assert!(most_large > 640, "{most_large}");
}

/// Each reading of this clock is a millisecond later than the one before.
#[derive(Default)]
struct CountingClock(AtomicU64);

impl Clock for CountingClock {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// The clock is read once before the first iteration and once after each, on each thread.
#[test]
fn a_time_limit_ends_a_search_before_its_evaluations_are_used_up() {
    let rules = rules::<IceAge>(json!({"seats": 5}));
    let view = view_with_choices(&rules, 4);
    for threads in [1, 2] {
        let clock = Arc::new(CountingClock::default());
        let mut bot = Search::<IceAge>::new(Budget::evaluations(1), 1).with_clock(clock.clone());
        let time = Some(Duration::from_millis(30));
        bot.limit(&Limits { time, evaluations: Some(u32::MAX), threads: Some(threads) });
        let analysis = bot.analyze(&rules, &view).unwrap();
        let iterations: u32 = analysis.candidates.iter().map(|candidate| candidate.visits).sum();
        // Threads may each read the clock once more after the deadline.
        assert!((30..=30 + threads as u32).contains(&iterations), "{iterations} iterations");
        assert!(analysis.time >= Duration::from_millis(30));
    }
}

#[test]
fn the_tree_is_reused_for_the_rest_of_the_turn() {
    let rules = rules::<EndlessWinter>(json!({"seats": 2}));
    let mut bot = Search::new(Budget::evaluations(1_000), 1);
    let mut kept = 0;
    game(&rules, 3, |seat, view| {
        if seat.index() > 0 {
            return view.actions[0];
        }
        let action = bot.choose(&rules, view).unwrap();
        kept += usize::from(bot.reusable_edges() > 0);
        action
    });
    assert!(kept > 20, "{kept}");
}

/// The first view in which a search finds one action far worse than another: the view, the best and the worst action.
fn view_with_a_blunder<R: Evaluate>(rules: &R) -> (View<R>, [R::Action; 2]) {
    let mut found = None;
    let mut player = Level::Easy.bot(1);
    game(rules, 5, |_, view| {
        if found.is_none() && view.actions.len() > 2 {
            let search = &mut Search::<R>::new(Budget::evaluations(500), 8);
            let candidates = search.rate(rules, Origin::known(view)).unwrap().candidates;
            let worst = candidates.iter().min_by(|one, other| one.value.total_cmp(&other.value)).unwrap();
            if candidates[0].value - worst.value > 0.15 {
                found = Some((copy(view), [candidates[0].action, worst.action]));
            }
        }
        player.choose(rules, view).unwrap()
    });
    found.unwrap()
}

fn compares_with_equal_effort<R: Evaluate>(options: serde_json::Value) {
    let rules = rules::<R>(options);
    let (view, [best, worst]) = view_with_a_blunder(&rules);
    let compare = |actions: [R::Action; 2]| {
        let search = &mut Search::<R>::new(Budget::evaluations(2_000), 8);
        search.compare(&rules, Origin::known(&view), actions).unwrap()
    };
    let compared = compare([best, worst]);
    assert!(compared.difference() > 2.0 * compared.error, "{compared:?}");
    assert!(compared.error > 0.0 && compared.error < 0.1, "{compared:?}");
    assert!(compared.evaluations >= 2_000);
    assert_eq!(compare([best, worst]), compared);
    // Which of the two is named first hardly matters.
    let turned = compare([worst, best]);
    assert!((turned.difference() + compared.difference()).abs() < 0.05, "{turned:?} {compared:?}");
}

#[test]
fn two_actions_are_compared_with_equal_effort_in_every_game() {
    compares_with_equal_effort::<IceAge>(json!({"seats": 3}));
    compares_with_equal_effort::<EndlessWinter>(json!({"seats": 2}));
    compares_with_equal_effort::<RiseOfTribes>(json!({"seats": 2}));
}
