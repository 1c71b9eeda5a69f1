//! Tuning the weights of a game's evaluation function on simulated games.
//!
//! Bots play against themselves; a sample of the positions is labelled with the winners of the game. Gradient descent (Adam)
//! then minimises the log loss of the predicted win probabilities. Held-out games measure the improvement.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Bot, Budget, Search};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Evaluate, Seat, Viewer, odds::below};

use crate::{
    game::{play_out, win_shares},
    statistics::Share,
};

/// The settings of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// Games to train on.
    pub games: u64,
    /// Positions the bots evaluate for each decision.
    pub evaluations: u32,
    /// One in this many positions is sampled.
    pub every: u32,
    /// Steps of the gradient descent.
    pub steps: u32,
    /// Positions in the batch of a step.
    pub batch: usize,
    /// The learning rate: how far a weight may move in one step, relative to its size.
    pub rate: f64,
    /// Games between the new and the old weights at the end.
    pub check: u64,
    /// The same seed and settings give the same weights.
    pub seed: u64,
}

/// The progress of a run, and a way to stop it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Games and steps finished.
    pub done: AtomicU64,
    /// Set to stop early.
    pub stop: AtomicBool,
}

/// The result of a run, with everything needed to repeat or continue it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Tuned {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// The settings.
    pub plan: Plan,
    /// Positions trained on, and positions held out.
    pub positions: [usize; 2],
    /// Log loss on the held-out positions: before, and after. Lower is better.
    pub log_loss: [f64; 2],
    /// Wins of one seat with the new weights against all others with the old ones, in the same search: wins, games.
    pub wins: [f64; 2],
    /// The weights at the start.
    pub from: Value,
    /// The tuned weights.
    pub weights: Value,
}

impl Tuned {
    /// The share of wins of the new weights.
    pub fn share(&self) -> Share {
        Share::of(self.wins[0], self.wins[1] as u64)
    }
}

/// A position labelled with the winners of its game.
struct Sample<S> {
    state: S,
    winners: [f64; Seat::LIMIT],
}

/// Why a run cannot start.
#[derive(Debug, thiserror::Error)]
pub enum TuneError {
    /// The weights to start from are not weights of this game.
    #[error("weights: {0}")]
    Weights(#[from] serde_json::Error),
    /// No position was sampled.
    #[error("no position was sampled: play more games")]
    Empty,
}

/// Tunes the weights, starting from `from` or, without it, from those of the game.
pub fn tune<R: Evaluate>(
    rules: &R,
    plan: &Plan,
    from: Option<&Value>,
    progress: &Progress,
) -> Result<Tuned, TuneError> {
    let from = match from {
        Some(from) => from.clone(),
        None => serde_json::to_value(R::Weights::default())?,
    };
    let first = Flattened::new(&from);
    let mut rng = SmallRng::seed_from_u64(plan.seed);
    let mut samples = self_play(rules, &first.weights::<R>(&first.values)?, plan, &mut rng, progress);
    // The last fifth is held out. Positions of one game are alike, so at most one game is on both sides.
    let tests = samples.split_off(samples.len() - samples.len() / 5);
    if samples.is_empty() {
        return Err(TuneError::Empty);
    }
    let mut descent = Descent::new(&first);
    let before = log_loss::<R>(rules, &first.weights::<R>(&first.values)?, &tests);
    let mut best = (before, first.values.clone());
    for step in 0..plan.steps {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let batch: Vec<&Sample<R::State>> = (0..plan.batch.min(samples.len()))
            .map(|_| &samples[below(&mut rng, samples.len() as u32) as usize])
            .collect();
        descent.step::<R>(rules, &first, &batch, plan.rate)?;
        if step % 10 == 9 || step + 1 == plan.steps {
            let now = log_loss::<R>(rules, &first.weights::<R>(&descent.values)?, &tests);
            if now < best.0 {
                best = (now, descent.values.clone());
            }
        }
        progress.done.fetch_add(1, Ordering::Relaxed);
    }
    let weights = first.weights::<R>(&best.1)?;
    let old = first.weights::<R>(&first.values)?;
    Ok(Tuned {
        game: R::NAME.to_owned(),
        options: serde_json::to_value(rules.options())?,
        plan: plan.clone(),
        positions: [samples.len(), tests.len()],
        log_loss: [before, best.0],
        wins: check(rules, plan, &weights, &old, progress),
        from,
        weights: serde_json::to_value(&weights)?,
    })
}

/// Plays games between equal bots and samples positions.
fn self_play<R: Evaluate>(
    rules: &R,
    weights: &R::Weights,
    plan: &Plan,
    rng: &mut SmallRng,
    progress: &Progress,
) -> Vec<Sample<R::State>> {
    let mut samples = Vec::new();
    for _ in 0..plan.games {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let begun = samples.len();
        let mut players: Vec<Search<R>> = (0..rules.seats())
            .map(|_| {
                Search::new(Budget::evaluations(plan.evaluations), rng.next_u64())
                    .with_weights(weights.clone())
            })
            .collect();
        let mut sampler = SmallRng::seed_from_u64(rng.next_u64());
        let end = play_out(rules, rng, |seat, state| {
            let view = rules.view(state, Viewer::Seat(seat));
            if view.actions.len() > 1 && below(&mut sampler, plan.every.max(1)) == 0 {
                samples.push(Sample { state: *state, winners: [0.0; Seat::LIMIT] });
            }
            players[seat.index()].choose(rules, &view)
        });
        let winners = win_shares(rules, &end);
        samples[begun..].iter_mut().for_each(|sample| sample.winners = winners);
        progress.done.fetch_add(1, Ordering::Relaxed);
    }
    samples
}

/// Log loss of the predicted win probabilities for one position.
fn sample_loss<R: Evaluate>(rules: &R, weights: &R::Weights, sample: &Sample<R::State>) -> f64 {
    let chances = rules.evaluate(weights, &sample.state).win_probabilities(rules.seats());
    let loss = |(winner, chance): (&f64, &f32)| -winner * f64::from(*chance).max(1e-4).ln();
    sample.winners.iter().zip(&chances).map(loss).sum()
}

fn log_loss<R: Evaluate>(rules: &R, weights: &R::Weights, samples: &[Sample<R::State>]) -> f64 {
    let sum: f64 = samples.iter().map(|sample| sample_loss(rules, weights, sample)).sum();
    sum / samples.len().max(1) as f64
}

/// Weights as a list of numbers.
struct Flattened {
    shape: Value,
    values: Vec<f64>,
}

impl Flattened {
    fn new(weights: &Value) -> Self {
        let mut values = Vec::new();
        flatten(weights, &mut values);
        Self { shape: weights.clone(), values }
    }

    fn weights<R: Evaluate>(&self, values: &[f64]) -> Result<R::Weights, serde_json::Error> {
        let mut shape = self.shape.clone();
        fill(&mut shape, &mut values.iter());
        serde_json::from_value(shape)
    }
}

#[expect(clippy::expect_used, reason = "only the feature arbitrary_precision has numbers that are no floats")]
fn flatten(value: &Value, out: &mut Vec<f64>) {
    match value {
        Value::Number(number) => {
            out.push(number.as_f64().expect("a JSON number is a float"));
        }
        Value::Array(list) => list.iter().for_each(|value| flatten(value, out)),
        Value::Object(fields) => fields.values().for_each(|value| flatten(value, out)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[expect(clippy::expect_used, reason = "the values were flattened from the same shape")]
fn fill(value: &mut Value, numbers: &mut std::slice::Iter<'_, f64>) {
    match value {
        Value::Number(_) => {
            // Weights are not known to more than four digits.
            let number = numbers.next().expect("as many values as numbers in the shape");
            *value = ((number * 1e4).round() / 1e4).into();
        }
        Value::Array(list) => list.iter_mut().for_each(|value| fill(value, numbers)),
        Value::Object(fields) => fields.values_mut().for_each(|value| fill(value, numbers)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Gradient descent with Adam, each weight scaled by its size.
struct Descent {
    values: Vec<f64>,
    sizes: Vec<f64>,
    mean: Vec<f64>,
    square: Vec<f64>,
    steps: i32,
}

/// The smallest size of a weight, so that one that is 0 can move.
const MIN_SIZE: f64 = 0.05;
/// The finite difference of the gradient, relative to the size of the weight.
const DIFFERENCE: f64 = 0.05;
const MEAN_DECAY: f64 = 0.9;
const SQUARE_DECAY: f64 = 0.98;

impl Descent {
    fn new(first: &Flattened) -> Self {
        let count = first.values.len();
        Self {
            values: first.values.clone(),
            sizes: first.values.iter().map(|value| value.abs().max(MIN_SIZE)).collect(),
            mean: vec![0.0; count],
            square: vec![0.0; count],
            steps: 0,
        }
    }

    fn step<R: Evaluate>(
        &mut self,
        rules: &R,
        shape: &Flattened,
        batch: &[&Sample<R::State>],
        rate: f64,
    ) -> Result<(), serde_json::Error> {
        self.steps += 1;
        let loss = |values: &[f64]| -> Result<f64, serde_json::Error> {
            let weights = shape.weights::<R>(values)?;
            let sum: f64 = batch.iter().map(|sample| sample_loss(rules, &weights, sample)).sum();
            Ok(sum / batch.len().max(1) as f64)
        };
        let mut gradients = Vec::with_capacity(self.values.len());
        for index in 0..self.values.len() {
            let mut changed = self.values.clone();
            changed[index] += DIFFERENCE * self.sizes[index];
            let up = loss(&changed)?;
            changed[index] -= 2.0 * DIFFERENCE * self.sizes[index];
            gradients.push((up - loss(&changed)?) / (2.0 * DIFFERENCE));
        }
        for (index, gradient) in gradients.into_iter().enumerate() {
            self.mean[index] = MEAN_DECAY * self.mean[index] + (1.0 - MEAN_DECAY) * gradient;
            self.square[index] =
                SQUARE_DECAY * self.square[index] + (1.0 - SQUARE_DECAY) * gradient * gradient;
            let mean = self.mean[index] / (1.0 - MEAN_DECAY.powi(self.steps));
            let square = self.square[index] / (1.0 - SQUARE_DECAY.powi(self.steps));
            // The small addend keeps weights with a tiny gradient in place.
            self.values[index] -= rate * self.sizes[index] * mean / (square.sqrt() + 1e-3);
        }
        Ok(())
    }
}

/// Plays one seat with the new weights against all others with the old ones; returns wins and games.
fn check<R: Evaluate>(
    rules: &R,
    plan: &Plan,
    new: &R::Weights,
    old: &R::Weights,
    progress: &Progress,
) -> [f64; 2] {
    let seats = rules.seats();
    let mut rng = SmallRng::seed_from_u64(plan.seed ^ 0x5eed);
    let (mut wins, mut games) = (0.0, 0.0);
    for game in 0..plan.check {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let chair = game as usize % seats;
        let mut players: Vec<Search<R>> = (0..seats)
            .map(|seat| {
                let weights = if seat == chair { new } else { old };
                Search::new(Budget::evaluations(plan.evaluations), rng.next_u64())
                    .with_weights(weights.clone())
            })
            .collect();
        let end = play_out(rules, &mut rng, |seat, state| {
            let view = rules.view(state, Viewer::Seat(seat));
            players[seat.index()].choose(rules, &view)
        });
        wins += win_shares(rules, &end)[chair];
        games += 1.0;
        progress.done.fetch_add(1, Ordering::Relaxed);
    }
    [wins, games]
}
