//! What a position may cost: bytes, allocations.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use endless_winter::{Content, EndlessWinter, Options, State};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Rules, Turn, journal::Silent, odds::Odds};

/// A position stays small enough to be copied by the million.
#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 1_536, "{} bytes", size_of::<State>());
    assert!(size_of::<endless_winter::Action>() <= 4);
}

/// Listing, playing and dealing allocate nothing once the lists are warm.
#[test]
fn a_game_allocates_nothing() {
    let rules = EndlessWinter::compile(&Options::seats(4), &Content::standard()).unwrap();
    let mut actions = Vec::with_capacity(256);
    let mut odds = Odds::new();
    let mut play = |seed: u64| {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut state = rules.start();
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Choose(_) => {
                    actions.clear();
                    rules.legal_actions(&state, &mut actions);
                    let pick = rng.next_u32() as usize % actions.len();
                    rules.play(&mut state, actions[pick], &mut Silent).unwrap();
                }
                Turn::Chance => {
                    odds.clear();
                    rules.outcomes(&state, &mut odds);
                    rules.deal(&mut state, odds.sample(&mut rng).unwrap(), &mut Silent).unwrap();
                }
            }
        }
    };
    for seed in 0..20 {
        play(seed);
    }
    let counted = allocation_counter::measure(|| (20..60).for_each(&mut play));
    assert_eq!(counted.count_total, 0);
}
