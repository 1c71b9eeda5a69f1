//! Do stated chances come true? Games between good bots, with the chance stated at a few of their choices by the judge of the review.
//!
//! A trial of whole reviews judges every choice. Choices of one game share their winner, so most of that work says nothing new; a few
//! choices of many games say more for the same time.

use std::sync::atomic::Ordering;

use bots::Level;
use rand::{SeedableRng, rngs::SmallRng};
use serde::{Deserialize, Serialize};
use table::{Evaluate, odds::below};

use crate::{
    game::{options_json, seed_of, win_shares},
    simulate::{Plan, Progress},
    statistics::Share,
    trial::{Bin, Fit, fit, play_game},
};

/// Choices drawn from each game.
const DRAWN: u64 = 6;
/// Draws until so many choices were found.
const ATTEMPTS: u64 = 60;
/// Chances are counted in tenths.
const BINS: usize = 10;

/// A measurement that can be interrupted and continued.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Calibration {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: serde_json::Value,
    /// Who plays, by seat.
    pub bots: Vec<String>,
    /// Positions evaluated for each stated chance; `None` is the standard depth.
    pub evaluations: Option<u32>,
    /// The seed.
    pub seed: u64,
    /// Games so far.
    pub games: u64,
    /// For each choice that was drawn: the game, the stated chance and what came of it, 1 for a victory.
    pub stated: Vec<(u64, f32, f32)>,
}

/// What a calibration shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reliability {
    /// How often seats won after a choice with this chance.
    pub bins: Vec<Bin>,
    /// How sure of itself the review should be.
    pub fit: Fit,
}

impl Calibration {
    /// One without games.
    pub fn new<R: Evaluate>(rules: &R, bots: &[Level], evaluations: Option<u32>, seed: u64) -> Self {
        Self {
            game: R::NAME.to_owned(),
            options: options_json(rules),
            bots: bots.iter().map(|level| level.name().to_owned()).collect(),
            evaluations,
            seed,
            games: 0,
            stated: Vec::new(),
        }
    }

    /// Plays games until there are as many as planned or it is stopped. `keep` gets the measurement after each game.
    pub fn play<R: Evaluate>(
        &mut self,
        rules: &R,
        plan: &Plan,
        progress: &Progress,
        keep: &mut dyn FnMut(&Self),
    ) {
        progress.games.store(self.games, Ordering::Relaxed);
        while self.games < plan.games && !progress.stop.load(Ordering::Relaxed) {
            self.play_one(rules, &plan.bots);
            progress.games.store(self.games, Ordering::Relaxed);
            keep(self);
        }
    }

    /// Plays one more game and adds what is stated at some of its choices.
    fn play_one<R: Evaluate>(&mut self, rules: &R, bots: &[Level]) {
        let seed = seed_of(self.seed, self.games);
        let table = play_game(rules, bots, seed);
        let results = win_shares(rules, table.state());
        let plan = review::Plan { evaluations: self.evaluations, seed, ..review::Plan::default() };
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut drawn = Vec::new();
        for _ in 0..ATTEMPTS {
            let event = below(&mut rng, table.version() as u32) as usize;
            if drawn.contains(&event) {
                continue;
            }
            if let Some(decision) = review::examine_choice(&table, event, &plan) {
                drawn.push(event);
                self.stated.push((self.games, decision.after, results[decision.seat.index()] as f32));
            }
            if drawn.len() as u64 == DRAWN {
                break;
            }
        }
        self.games += 1;
    }

    /// The seats of its table.
    fn seats(&self) -> usize {
        self.bots.len()
    }

    /// How often stated chances came true.
    pub fn reliability(&self) -> Reliability {
        let mut bins = [(0_u64, 0.0, 0.0); BINS];
        for &(_, chance, result) in &self.stated {
            let bin = &mut bins[((chance * BINS as f32) as usize).min(BINS - 1)];
            *bin = (bin.0 + 1, bin.1 + f64::from(chance), bin.2 + f64::from(result));
        }
        let bin = |(index, &(positions, stated, won)): (usize, &(u64, f64, f64))| Bin {
            from: index as f64 / BINS as f64,
            to: (index + 1) as f64 / BINS as f64,
            positions,
            stated: stated / positions.max(1) as f64,
            won: Share::of(won, positions),
        };
        let stated: Vec<(f64, f64)> =
            self.stated.iter().map(|&(_, chance, result)| (f64::from(chance), f64::from(result))).collect();
        Reliability { bins: bins.iter().enumerate().map(bin).collect(), fit: fit(&stated, self.seats()) }
    }
}
