//! Nothing is allocated while a game is played.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop where they fail")]

use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::RiseOfTribes;
use table::{
    Rules, Turn,
    journal::Silent,
    odds::{Odds, below},
};

/// With warm lists, `legal_actions`, `play`, `outcomes` and `deal` allocate nothing, at any table.
#[test]
fn playing_allocates_nothing() {
    let content = RiseOfTribes::standard_content();
    for options in RiseOfTribes::every_options() {
        let rules = RiseOfTribes::new(&options, &content).unwrap();
        let mut rng = SmallRng::seed_from_u64(3);
        let (mut actions, mut odds) = (Vec::with_capacity(1024), Odds::new());
        for game in 0..6 {
            let mut state = rules.start();
            let counted = allocation_counter::measure(|| {
                loop {
                    rules.resolve_chance(&mut state, &mut odds, &mut rng);
                    if rules.turn(&state) == Turn::Over {
                        break;
                    }
                    actions.clear();
                    rules.legal_actions(&state, &mut actions);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    rules.play(&mut state, action, &mut Silent).unwrap();
                }
            });
            // The first game warms the list of odds.
            assert!(
                game == 0 || counted.count_total == 0,
                "{} allocations at {options:?}",
                counted.count_total
            );
        }
    }
}
