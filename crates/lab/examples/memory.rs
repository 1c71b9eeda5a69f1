//! What remembering revealed cards is worth to a bot of Endless Winter (EW-RULING-74).
//!
//! Two bots of the level "hard" play each other with two seats. One gets its view as it is; the other gets a view in which nothing is
//! known of the opponent's hand, as if it had forgotten every card it saw. Games come in pairs with the same deal and changed
//! seats. Prints the share of the games the remembering bot won, with its 95 % interval, and the mean difference of points.
//!
//! ```sh
//! cargo run --release -p lab --example memory -- GAMES EVALUATIONS SEED THREADS
//! cargo run --release -p lab --example memory -- 400 12000 1 2
//! ```

#![allow(clippy::print_stdout, clippy::expect_used, reason = "a program for the terminal")]

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use bots::{Bot, Budget, Search};
use endless_winter::{Cards, EndlessWinter, Options};
use lab::statistics::{Accumulator, Share};
use rand::{SeedableRng, rngs::SmallRng};
use table::{Rules, Seat, Turn, View, Viewer, journal::Silent, odds::Odds};

/// What a bot keeps of what it saw.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Memory {
    Kept,
    Lost,
}

/// A game: wins of the remembering bot, and by how many points it leads.
struct Played {
    won: f64,
    lead: f64,
}

fn view(
    rules: &EndlessWinter,
    state: &endless_winter::State,
    seat: Seat,
    memory: Memory,
) -> View<EndlessWinter> {
    let mut view = rules.view(state, Viewer::Seat(seat));
    if memory == Memory::Lost {
        for other in Seat::all(rules.seats()).filter(|&other| other != seat) {
            view.observation.open.players[other.index()].known = Cards::EMPTY;
        }
    }
    view
}

/// Game number `game`: the deal changes with every pair, the seats with every game.
fn play(rules: &EndlessWinter, game: u64, evaluations: u32, seed: u64) -> Played {
    let remembering = Seat::new((game % 2) as usize);
    let mut dealer = SmallRng::seed_from_u64(seed.wrapping_add(game / 2));
    let mut bots = [0, 1].map(|seat| Search::new(Budget::evaluations(evaluations), seed ^ (game * 2 + seat)));
    let (mut state, mut odds) = (rules.start(), Odds::new());
    loop {
        rules.resolve_chance(&mut state, &mut odds, &mut dealer);
        let Turn::Choose(seat) = rules.turn(&state) else { break };
        let memory = if seat == remembering { Memory::Kept } else { Memory::Lost };
        let view = view(rules, &state, seat, memory);
        let action = bots[seat.index()].choose(rules, &view).expect("a seat that must choose has an action");
        rules.play(&mut state, action, &mut Silent).expect("bots choose legal actions");
    }
    let standings = rules.standings(&state);
    let score = |seat| f64::from(standings.of(seat).expect("every seat has a line").score);
    let share = 1.0 / standings.winners().count() as f64;
    let won = if standings.winners().any(|seat| seat == remembering) { share } else { 0.0 };
    Played { won, lead: score(remembering) - score(Seat::new(1 - remembering.index())) }
}

fn main() {
    let mut arguments =
        std::env::args().skip(1).map(|text| text.parse::<u64>().expect("arguments are numbers"));
    let mut argument = |otherwise| arguments.next().unwrap_or(otherwise);
    let (games, evaluations, seed, threads) = (argument(400), argument(12_000), argument(1), argument(2));
    let rules = EndlessWinter::new(&Options::seats(2), &EndlessWinter::standard_content())
        .expect("two seats are a game");
    let (next, totals) = (AtomicU64::new(0), Mutex::new((0.0, Accumulator::default())));
    let started = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        return;
                    }
                    let played = play(&rules, game, evaluations as u32, seed);
                    let mut totals = totals.lock().expect("no thread panics with the lock");
                    totals.0 += played.won;
                    totals.1.add(played.lead);
                }
            });
        }
    });
    let (won, lead) = totals.into_inner().expect("no thread panics with the lock");
    let (share, lead) = (Share::of(won, games), lead.summary());
    println!(
        "{games} games, {evaluations} evaluations, seed {seed}: the remembering bot wins {:.1} % ({:.1} % to {:.1} %), \
         leads by {:.2} ± {:.2} points; {:.1} s a game and thread",
        100.0 * share.share,
        100.0 * share.low,
        100.0 * share.high,
        lead.mean,
        1.96 * lead.error,
        started.elapsed().as_secs_f64() * threads as f64 / games as f64,
    );
}
