//! How a greedy bot fares against three random ones, and how fast random games are.
//!
//! `cargo run --release -p endless-winter --example strength -- 200`

#![allow(clippy::print_stdout, reason = "an example talks to the terminal")]

use std::time::Instant;

use bots::Level;
use endless_winter::{EndlessWinter, options::Options};
use lab::simulate::{Plan, Progress, simulate};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Rules, Turn, journal::Silent, odds::Odds};

fn main() {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let Ok(rules) = EndlessWinter::compile(&Options::seats(4), &EndlessWinter::standard_content()) else {
        return;
    };
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    let mut rng = SmallRng::seed_from_u64(1);
    let (started, mut decisions, mut chances) = (Instant::now(), 0u64, 0u64);
    while started.elapsed().as_secs_f64() < 2.0 {
        let mut state = rules.start();
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Choose(_) => {
                    actions.clear();
                    rules.legal(&state, &mut actions);
                    let pick = rng.next_u32() as usize % actions.len().max(1);
                    if rules.play(&mut state, actions[pick], &mut Silent).is_err() {
                        return;
                    }
                    decisions += 1;
                }
                Turn::Chance => {
                    odds.clear();
                    rules.outcomes(&state, &mut odds);
                    let Some(outcome) = odds.sample(&mut rng) else { return };
                    if rules.deal(&mut state, outcome, &mut Silent).is_err() {
                        return;
                    }
                    chances += 1;
                }
            }
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    println!(
        "{:.2} million decisions and {:.2} million outcomes per second, state {} bytes",
        decisions as f64 / seconds / 1e6,
        chances as f64 / seconds / 1e6,
        size_of::<endless_winter::State>()
    );
    let plan = Plan {
        bots: vec![Level::Greedy, Level::Random, Level::Random, Level::Random],
        games,
        threads: 2,
        seed: 1,
    };
    let report = simulate(&rules, &plan, &Progress::default());
    for bot in &report.bots {
        println!("{bot:?}");
    }
    println!("{:?}", report.sources);
    println!("{:?}", report.decisions);
}
