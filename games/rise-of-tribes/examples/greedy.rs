//! How often a one-step greedy player beats random ones: `cargo run --release -p rise-of-tribes --example greedy`.

#![allow(clippy::print_stdout, reason = "it is what this program is for")]

use rand::{Rng, SeedableRng, rngs::SmallRng};
use rise_of_tribes::{Action, Options, RiseOfTribes, State};
use table::{
    Appraise, Rules, Seat, Turn, Viewer,
    journal::Silent,
    odds::{Odds, below},
};

const GAMES: u64 = 200;

fn main() {
    let content = RiseOfTribes::standard_content();
    // With an argument, only every so many combinations.
    let step = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    for options in RiseOfTribes::every_options().into_iter().rev().step_by(step) {
        if let Ok(rules) = RiseOfTribes::new(&options, &content) {
            duel(&rules, &options);
        }
    }
}

fn duel(rules: &RiseOfTribes, options: &Options) {
    let mut rng = SmallRng::seed_from_u64(7);
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    let (mut wins, mut turns) = (0, 0_u64);
    let mut sources = [0_i64; 5];
    for game in 0..GAMES {
        let clever = Seat::new(game as usize % rules.seats());
        let mut state = rules.start();
        loop {
            rules.settle(&mut state, &mut odds, &mut rng);
            let Turn::Choose(seat) = rules.turn(&state) else {
                break;
            };
            actions.clear();
            rules.legal(&state, &mut actions);
            let action = if seat == clever {
                best(rules, &state, seat, &actions, &mut rng)
            } else {
                actions[below(&mut rng, actions.len() as u32) as usize]
            };
            if rules.play(&mut state, action, &mut Silent).is_err() {
                break;
            }
        }
        turns += u64::from(state.turns);
        let standings = rules.standings(&state);
        wins += u64::from(standings.winners().eq([clever]));
        for (sum, points) in sources.iter_mut().zip(state.player(clever).points) {
            *sum += i64::from(points);
        }
    }
    println!(
        "{} seats, elders {}, powers {}, tiles {}: greedy wins {wins} of {GAMES}, {:.1} turns, points by source {:?}",
        options.seats,
        options.elders,
        options.powers,
        options.random_tiles,
        turns as f64 / GAMES as f64,
        sources.map(|sum| (sum as f64 / GAMES as f64 * 10.0).round() / 10.0),
    );
}

fn best(rules: &RiseOfTribes, state: &State, seat: Seat, actions: &[Action], rng: &mut SmallRng) -> Action {
    let viewer = Viewer::Seat(seat);
    let sight = rules.sight(state, viewer);
    let mut odds = Odds::new();
    let mut values = vec![0.0_f32; actions.len()];
    for _ in 0..2 {
        let imagined = rules.imagine(&sight, viewer, rng);
        let fate = rng.next_u64();
        for (value, &action) in values.iter_mut().zip(actions) {
            let mut next = imagined;
            if rules.play(&mut next, action, &mut Silent).is_ok() {
                rules.settle(&mut next, &mut odds, &mut SmallRng::seed_from_u64(fate));
                *value += rules.appraise(&next, seat);
            }
        }
    }
    let top = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let index = values.iter().position(|&value| value >= top).unwrap_or(0);
    actions[index]
}
