//! How fast random games are with and without the river, and how a greedy bot fares on it.
//!
//! `cargo run --release -p endless-winter --example rivers -- 100`

#![allow(clippy::print_stdout, reason = "an example talks to the terminal")]

use std::time::Instant;

use bots::Level;
use endless_winter::{EndlessWinter, options::Options};
use lab::simulate::{Plan, Progress, simulate};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Rules, Turn, journal::Silent, odds::Odds};

/// Million decisions per second in random games that last so many seconds together.
fn speed(rules: &EndlessWinter, seconds: f64, seed: u64) -> f64 {
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    let mut rng = SmallRng::seed_from_u64(seed);
    let (started, mut decisions) = (Instant::now(), 0u64);
    while started.elapsed().as_secs_f64() < seconds {
        let mut state = rules.start();
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Choose(_) => {
                    actions.clear();
                    rules.legal(&state, &mut actions);
                    let pick = rng.next_u32() as usize % actions.len().max(1);
                    if rules.play(&mut state, actions[pick], &mut Silent).is_err() {
                        return 0.0;
                    }
                    decisions += 1;
                }
                Turn::Chance => {
                    odds.clear();
                    rules.outcomes(&state, &mut odds);
                    let Some(outcome) = odds.sample(&mut rng) else { return 0.0 };
                    if rules.deal(&mut state, outcome, &mut Silent).is_err() {
                        return 0.0;
                    }
                }
            }
        }
    }
    decisions as f64 / started.elapsed().as_secs_f64() / 1e6
}

fn main() {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let content = EndlessWinter::standard_content();
    let base = EndlessWinter::compile(&Options::seats(4), &content);
    let river = EndlessWinter::compile(&Options::seats(4).with_landmarks(3).with_warriors(), &content);
    let (Ok(base), Ok(river)) = (base, river) else { return };
    // Turn by turn, so that whatever else the machine does falls on both alike.
    let (mut plain, mut rafts) = (0.0, 0.0);
    for round in 0..8 {
        plain += speed(&base, 0.5, round) / 8.0;
        rafts += speed(&river, 0.5, round) / 8.0;
    }
    println!(
        "{plain:.2} million decisions per second without, {rafts:.2} with the river: {:.0} %",
        100.0 * rafts / plain
    );
    println!("state {} bytes", size_of::<endless_winter::State>());
    let plan = Plan {
        bots: vec![Level::Greedy, Level::Random, Level::Random, Level::Random],
        games,
        threads: 2,
        seed: 1,
    };
    let report = simulate(&river, &plan, &Progress::default());
    for bot in &report.bots {
        println!("{bot:?}");
    }
    println!("{:?}", report.sources);
}
