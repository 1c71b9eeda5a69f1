//! Do stated chances come true? Games between good bots, with the chance stated at a few of their choices by the judge of the review.
//!
//! A trial of whole reviews judges every choice. Choices of one game share their winner, so most of that work says nothing new; a few
//! choices of many games say more for the same time.

use std::sync::atomic::Ordering;

use bots::Level;
use rand::{SeedableRng, rngs::SmallRng};
use serde::{Deserialize, Serialize};
use table::{Calibration, Evaluate, odds::below};

use crate::{
    fit::{Fit, fit},
    game::{options_json, seed_of, win_shares},
    simulate::{Plan, Progress},
    statistics::Share,
    trial::{BINS, Bin, play_game},
};

/// Choices drawn from each game.
const DRAWN: usize = 12;
/// Draws until so many choices were found.
const ATTEMPTS: usize = 120;

/// A measurement that can be interrupted and continued. It keeps what the search found, so that it can be used to fit a
/// [`Calibration`] and to check one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Measurement {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: serde_json::Value,
    /// Who plays, by seat.
    pub bots: Vec<String>,
    /// Positions they evaluate for each choice; `None` is what their level evaluates.
    pub bot_evaluations: Option<u32>,
    /// Positions evaluated for each chance; `None` is the standard depth.
    pub evaluations: Option<u32>,
    /// The seed.
    pub seed: u64,
    /// Games so far.
    pub games: u64,
    /// For each choice that was drawn: the game, the chance that the search found and what came of it, 1 for a victory.
    pub found: Vec<(u64, f32, f32)>,
}

/// Who plays the games of a measurement, and how deep the search looks.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Positions the bots evaluate for each choice; `None` is what their level evaluates.
    pub bots: Option<u32>,
    /// Positions evaluated for each chance; `None` is the standard depth.
    pub review: Option<u32>,
}

/// What a calibration shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reliability {
    /// How often seats won after a choice with this stated chance. The intervals count games, not choices.
    pub bins: Vec<Bin>,
    /// The calibration that fits these games best.
    pub fit: Fit,
}

impl Measurement {
    /// One without games.
    pub fn new<R: Evaluate>(rules: &R, bots: &[Level], depth: Depth, seed: u64) -> Self {
        Self {
            game: R::NAME.to_owned(),
            options: options_json(rules),
            bots: bots.iter().map(|level| level.name().to_owned()).collect(),
            bot_evaluations: depth.bots,
            evaluations: depth.review,
            seed,
            games: 0,
            found: Vec::new(),
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

    /// Plays one more game and adds what the search finds at some of its choices.
    fn play_one<R: Evaluate>(&mut self, rules: &R, bots: &[Level]) {
        let seed = seed_of(self.seed, self.games);
        let table = play_game(rules, bots, self.bot_evaluations, seed);
        let results = win_shares(rules, table.state());
        let plan = review::Plan { evaluations: self.evaluations, seed, ..review::Plan::default() };
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut drawn = Vec::new();
        for _ in 0..ATTEMPTS {
            let event = below(&mut rng, table.version() as u32) as usize;
            if drawn.contains(&event) {
                continue;
            }
            if let Some(decision) = review::examine_choice(&table, event, &plan, Calibration::NONE) {
                drawn.push(event);
                self.found.push((self.games, decision.after, results[decision.seat.index()] as f32));
            }
            if drawn.len() == DRAWN {
                break;
            }
        }
        self.games += 1;
    }

    /// The seats of its table.
    fn seats(&self) -> usize {
        self.bots.len()
    }

    /// How often chances stated with this `calibration` came true, and the one that would fit best.
    pub fn reliability(&self, calibration: Calibration) -> Reliability {
        let mut bins = vec![Vec::new(); BINS];
        for &(game, found, result) in &self.found {
            let chance = calibration.chance(found, self.seats());
            bins[((chance * BINS as f32) as usize).min(BINS - 1)].push((
                game,
                f64::from(chance),
                f64::from(result),
            ));
        }
        let found: Vec<(f64, f64)> =
            self.found.iter().map(|&(_, found, result)| (f64::from(found), f64::from(result))).collect();
        let bins = bins.iter().enumerate().map(|(index, choices)| bin(index, choices)).collect();
        Reliability { bins, fit: fit(&found, self.seats(), calibration) }
    }
}

/// The choices of one range: of each its game, its chance and its result.
fn bin(index: usize, choices: &[(u64, f64, f64)]) -> Bin {
    let count = choices.len().max(1) as f64;
    let mean = |of: fn(&(u64, f64, f64)) -> f64| choices.iter().map(of).sum::<f64>() / count;
    Bin {
        from: index as f64 / BINS as f64,
        to: (index + 1) as f64 / BINS as f64,
        positions: choices.len() as u64,
        stated: mean(|choice| choice.1),
        won: share_by_game(choices, mean(|choice| choice.2)),
    }
}

/// The share that was won, with an interval for as many independent choices as would vary as much: choices of one game share its
/// winner.
fn share_by_game(choices: &[(u64, f64, f64)], won: f64) -> Share {
    // Choices of one game follow each other.
    let sums = choices
        .chunk_by(|one, other| one.0 == other.0)
        .map(|game| game.iter().map(|choice| choice.2 - won).sum::<f64>());
    let count = choices.len() as f64;
    let variance = sums.map(|sum| sum * sum).sum::<f64>() / (count * count).max(1.0);
    let games = choices.chunk_by(|one, other| one.0 == other.0).count();
    let independent = if variance > 0.0 { won * (1.0 - won) / variance } else { games as f64 };
    let independent = independent.min(count).round().max(f64::from(u8::from(count > 0.0)));
    Share::of(won * independent, independent as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measurement(found: Vec<(u64, f32, f32)>) -> Measurement {
        Measurement {
            game: "any".to_owned(),
            options: serde_json::Value::Null,
            bots: vec!["hard".to_owned(); 2],
            bot_evaluations: None,
            evaluations: None,
            seed: 1,
            games: 100,
            found,
        }
    }

    /// Two of three games are won; each is drawn once or ten times.
    #[test]
    fn ten_choices_of_one_game_say_no_more_than_one() {
        let drawn = |times: u64| {
            let choices = (0..90_u64)
                .flat_map(|game| (0..times).map(move |_| (game, 0.66, f32::from(u8::from(game % 3 != 0)))));
            measurement(choices.collect()).reliability(Calibration::NONE).bins[6]
        };
        let (once, often) = (drawn(1), drawn(10));
        assert_eq!((once.positions, often.positions), (90, 900));
        assert!((once.won.share - 2.0 / 3.0).abs() < 1e-9);
        assert!((once.won.low - often.won.low).abs() < 1e-3, "{once:?} {often:?}");
    }

    #[test]
    fn what_was_found_is_counted_as_it_is_stated() {
        let found = (0..10).map(|game| (game, 0.9, 1.0)).collect();
        let stated = measurement(found).reliability(Calibration { confidence: 0.5, optimism: 0.0 });
        assert_eq!((stated.bins[7].positions, stated.bins[9].positions), (10, 0));
    }
}
