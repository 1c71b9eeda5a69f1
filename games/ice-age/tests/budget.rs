//! Positions are small plain values, and playing them allocates nothing.

#![allow(clippy::unwrap_used, reason = "tests stop where they fail")]

use allocation_counter::measure;
use ice_age::{Action, Content, IceAge, Options, Outcome, State};
use rand::{SeedableRng, rngs::SmallRng};
use table::{
    Rules, Turn,
    journal::Silent,
    odds::{Odds, below},
};

/// A position fits into eight cache lines.
#[test]
fn a_position_is_at_most_512_bytes() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
    assert!(size_of::<Outcome>() <= 2, "{} bytes", size_of::<Outcome>());
}

/// A whole random game in lists that are reused; how many steps it took.
fn play(rules: &IceAge, seed: u64, actions: &mut Vec<Action>, odds: &mut Odds<Outcome>) -> u64 {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = rules.start();
    let mut steps = 0;
    loop {
        match rules.turn(&state) {
            Turn::Over => return steps,
            Turn::Choose(_) => {
                actions.clear();
                rules.legal_actions(&state, actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                rules.play(&mut state, action, &mut Silent).unwrap();
            }
            Turn::Chance => {
                odds.clear();
                rules.outcomes(&state, odds);
                let outcome = odds.sample(&mut rng).unwrap();
                rules.deal(&mut state, outcome, &mut Silent).unwrap();
            }
        }
        steps += 1;
    }
}

/// Listing, playing and dealing take nothing from the heap, in whole games of every kind.
#[test]
fn a_game_allocates_nothing() {
    for options in Options::every() {
        let rules = IceAge::new(&options, &Content::standard()).unwrap();
        let mut actions = Vec::with_capacity(4096);
        let mut odds = Odds::new();
        let mut steps = 0;
        play(&rules, 0, &mut actions, &mut odds);
        let room = actions.capacity();
        let used = measure(|| {
            for seed in 1..=20 {
                steps += play(&rules, seed, &mut actions, &mut odds);
            }
        });
        assert!(steps > 5_000, "{steps} steps");
        assert_eq!((used.count_total, used.bytes_total), (0, 0), "{options:?}");
        assert_eq!(actions.capacity(), room, "the list was large enough");
    }
}

/// The measure itself sees an allocation on this thread.
#[test]
fn an_allocation_would_be_seen() {
    let used = measure(|| {
        std::hint::black_box(vec![1u8; 100]);
    });
    assert_eq!((used.count_total, used.bytes_total), (1, 100));
}

/// Refusing allocates nothing either.
#[test]
fn a_refusal_allocates_nothing() {
    let rules = IceAge::new(&Options { seats: 4, ..Options::default() }, &Content::standard()).unwrap();
    let mut state = rules.start();
    let action = rules.read_action("place 6").unwrap();
    let used = measure(|| {
        assert!(rules.play(&mut state, action, &mut Silent).is_err());
    });
    assert_eq!(used.count_total, 0);
}
