//! Many games between bots, on several threads.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Instant,
};

use bots::{Bot, Level};
use rand::{SeedableRng, rngs::SmallRng};
use serde::Serialize;
use table::{Evaluate, Rules, Seat, Viewer};

use crate::{
    game::{WHOLE_WIN, options_json, play_out, seed_of},
    statistics::{Accumulator, Share, Summary},
};

/// The games to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// One bot for each seat. They change seats from game to game.
    pub bots: Vec<Level>,
    /// The number of games.
    pub games: u64,
    /// Threads.
    pub threads: usize,
    /// The same seed gives the same games on any number of threads.
    pub seed: u64,
}

/// The progress of a simulation, and a way to stop it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Games finished.
    pub games: AtomicU64,
    /// Set to stop early.
    pub stop: AtomicBool,
}

/// The results of a simulation.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Its options.
    pub options: serde_json::Value,
    /// Games played.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Results by seat.
    pub seats: Vec<SeatLine>,
    /// Results by level.
    pub bots: Vec<BotLine>,
    /// The distribution of final scores: score, number of seats.
    pub scores: Vec<(i32, u64)>,
    /// Mean points per seat, by source.
    pub sources: Vec<(String, f64)>,
    /// Decisions per game.
    pub decisions: Summary,
    /// Wall-clock seconds.
    pub seconds: f64,
    /// Games per second, all threads together.
    pub games_per_second: f64,
    /// Decisions per second, all threads together.
    pub decisions_per_second: f64,
    /// Threads used.
    pub threads: usize,
}

/// Results of a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// Its share of wins.
    pub wins: Share,
    /// Its scores.
    pub score: Summary,
}

/// Results of a level.
#[derive(Clone, Debug, Serialize)]
pub struct BotLine {
    /// Its name.
    pub bot: &'static str,
    /// The number of such bots in each game.
    pub count: usize,
    /// Share of wins of one such bot.
    pub wins: Share,
    /// Its scores.
    pub score: Summary,
}

/// Games played on one thread.
#[derive(Default)]
struct Tally {
    games: u64,
    /// Wins in parts of [`WHOLE_WIN`]: integers, so that sums do not depend on the order in which threads finish.
    seat_wins: [u64; Seat::LIMIT],
    seat_scores: [Accumulator; Seat::LIMIT],
    bot_wins: Vec<u64>,
    bot_scores: Vec<Accumulator>,
    scores: std::collections::BTreeMap<i32, u64>,
    sources: Vec<(String, f64)>,
    decisions: Accumulator,
}

impl Tally {
    fn new(bots: usize) -> Self {
        Self { bot_wins: vec![0; bots], bot_scores: vec![Accumulator::default(); bots], ..Self::default() }
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        for seat in 0..Seat::LIMIT {
            self.seat_wins[seat] += other.seat_wins[seat];
            self.seat_scores[seat].merge(&other.seat_scores[seat]);
        }
        for (mine, theirs) in self.bot_wins.iter_mut().zip(&other.bot_wins) {
            *mine += theirs;
        }
        for (mine, theirs) in self.bot_scores.iter_mut().zip(&other.bot_scores) {
            mine.merge(theirs);
        }
        for (&score, count) in &other.scores {
            *self.scores.entry(score).or_default() += count;
        }
        for (name, points) in &other.sources {
            self.add_source(name, *points);
        }
        self.decisions.merge(&other.decisions);
    }

    fn add_source(&mut self, name: &str, points: f64) {
        match self.sources.iter_mut().find(|(known, _)| known == name) {
            Some((_, sum)) => *sum += points,
            None => self.sources.push((name.to_owned(), points)),
        }
    }

    /// Adds a finished game; `chairs[seat]` is the index of the bot in that seat.
    fn add_game<R: Rules>(&mut self, rules: &R, state: &R::State, chairs: &[usize], decisions: u64) {
        let standings = rules.standings(state);
        let winners = standings.winners().count() as u64;
        for line in &standings.lines {
            let seat = line.seat.index();
            let bot = chairs[seat];
            let win = if line.place == 1 { WHOLE_WIN / winners } else { 0 };
            self.seat_wins[seat] += win;
            self.bot_wins[bot] += win;
            self.seat_scores[seat].add(f64::from(line.score));
            self.bot_scores[bot].add(f64::from(line.score));
            *self.scores.entry(line.score).or_default() += 1;
            for part in &line.sources {
                self.add_source(&part.name.key, f64::from(part.points));
            }
        }
        self.decisions.add(decisions as f64);
        self.games += 1;
    }
}

/// Plays the plan.
///
/// # Panics
/// Panics if `plan.bots` has not one bot for each seat of `rules`.
pub fn simulate<R: Evaluate>(rules: &R, plan: &Plan, progress: &Progress) -> Report {
    assert_eq!(plan.bots.len(), rules.seats(), "one bot for each seat");
    let started = Instant::now();
    let next = AtomicU64::new(0);
    let total = Mutex::new(Tally::new(plan.bots.len()));
    let threads = plan.threads.max(1);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut tally = Tally::new(plan.bots.len());
                let mut player = Player::new(rules, plan);
                while !progress.stop.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= plan.games {
                        break;
                    }
                    player.play(game, &mut tally);
                    progress.games.fetch_add(1, Ordering::Relaxed);
                }
                total.lock().unwrap_or_else(PoisonError::into_inner).merge(&tally);
            });
        }
    });
    let total = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    report(rules, plan, &total, started.elapsed().as_secs_f64())
}

/// Plays games one after the other, reusing its buffers.
struct Player<'a, R: Evaluate> {
    rules: &'a R,
    plan: &'a Plan,
    actions: Vec<R::Action>,
}

impl<'a, R: Evaluate> Player<'a, R> {
    fn new(rules: &'a R, plan: &'a Plan) -> Self {
        Self { rules, plan, actions: Vec::new() }
    }

    fn play(&mut self, game: u64, tally: &mut Tally) {
        let seats = self.rules.seats();
        // Each bot sits in each seat equally often.
        let chairs: Vec<usize> = (0..seats).map(|seat| (seat + game as usize) % seats).collect();
        let seed = seed_of(self.plan.seed, game);
        // Bots have their own random generators: their choices do not change the deal.
        let mut players: Vec<Box<dyn Bot<R>>> = chairs
            .iter()
            .enumerate()
            .map(|(seat, &bot)| self.plan.bots[bot].bot(seed ^ (seat as u64 + 1)))
            .collect();
        let mut dealer = SmallRng::seed_from_u64(seed);
        let mut decisions = 0;
        let (rules, actions) = (self.rules, &mut self.actions);
        let end = play_out(rules, &mut dealer, |seat, state| {
            decisions += 1;
            let player = &mut players[seat.index()];
            actions.clear();
            rules.legal_actions(state, actions);
            player
                .choose_without_view(actions)
                .or_else(|| player.choose(rules, &rules.view(state, Viewer::Seat(seat))))
        });
        tally.add_game(rules, &end, &chairs, decisions);
    }
}

fn report<R: Rules>(rules: &R, plan: &Plan, total: &Tally, seconds: f64) -> Report {
    let games = total.games;
    let seats = rules.seats();
    let mut bots: Vec<BotLine> = Vec::new();
    for level in Level::ALL {
        let same: Vec<usize> =
            plan.bots.iter().enumerate().filter(|(_, bot)| **bot == level).map(|(index, _)| index).collect();
        if same.is_empty() {
            continue;
        }
        let mut score = Accumulator::default();
        same.iter().for_each(|&index| score.merge(&total.bot_scores[index]));
        let wins: u64 = same.iter().map(|&index| total.bot_wins[index]).sum();
        bots.push(BotLine {
            bot: level.name(),
            count: same.len(),
            wins: Share::of(wins as f64 / WHOLE_WIN as f64, games * same.len() as u64),
            score: score.summary(),
        });
    }
    let decisions = total.decisions.summary();
    Report {
        game: R::NAME,
        options: options_json(rules),
        games,
        seed: plan.seed,
        seats: Seat::all(seats)
            .map(|seat| SeatLine {
                seat,
                wins: Share::of(total.seat_wins[seat.index()] as f64 / WHOLE_WIN as f64, games),
                score: total.seat_scores[seat.index()].summary(),
            })
            .collect(),
        bots,
        scores: total.scores.iter().map(|(&score, &count)| (score, count)).collect(),
        sources: total
            .sources
            .iter()
            .map(|(name, sum)| (name.clone(), sum / (games.max(1) * seats as u64) as f64))
            .collect(),
        decisions,
        seconds,
        games_per_second: games as f64 / seconds.max(1e-9),
        decisions_per_second: decisions.mean * games as f64 / seconds.max(1e-9),
        threads: plan.threads.max(1),
    }
}
