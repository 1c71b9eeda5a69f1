//! How fast random games run and how they end: `cargo run --release -p rise-of-tribes --example pace`.

#![allow(clippy::print_stdout, reason = "it is what this program is for")]

use std::time::Instant;

use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::{Options, RiseOfTribes, State, state::Ending};
use table::{
    Rules, Turn,
    journal::Silent,
    odds::{Odds, below},
};

fn main() {
    println!("state {} bytes", size_of::<State>());
    let content = RiseOfTribes::standard_content();
    for options in RiseOfTribes::every_options() {
        if let Ok(rules) = RiseOfTribes::new(&options, &content) {
            run(&rules, &options, 2_000);
        }
    }
}

fn run(rules: &RiseOfTribes, options: &Options, games: u64) {
    let mut rng = SmallRng::seed_from_u64(1);
    let (mut actions, mut odds) = (Vec::with_capacity(256), Odds::new());
    let (mut choices, mut won, mut turns, mut listed) = (0_u64, 0, 0_u64, 0_u64);
    let start = Instant::now();
    for _ in 0..games {
        let mut state = rules.start();
        loop {
            rules.settle(&mut state, &mut odds, &mut rng);
            if rules.turn(&state) == Turn::Over {
                break;
            }
            actions.clear();
            rules.legal(&state, &mut actions);
            listed += actions.len() as u64;
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            if rules.play(&mut state, action, &mut Silent).is_err() {
                break;
            }
            choices += 1;
        }
        turns += u64::from(state.turns);
        won += u64::from(matches!(state.ending, Ending::Won(_)));
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} seats, elders {}, powers {}, tiles {}: {:.2} M decisions/s ({:.0} ns), {} of {games} won, {:.1} turns, {} choices and {:.1} actions each",
        options.seats,
        options.elders,
        options.powers,
        options.random_tiles,
        choices as f64 / seconds / 1e6,
        seconds * 1e9 / choices as f64,
        won,
        turns as f64 / games as f64,
        choices / games,
        listed as f64 / choices as f64,
    );
}
