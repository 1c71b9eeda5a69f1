//! Better weights for a game's appraisal, found from simulated games.
//!
//! Bots play; positions of their games are kept with who won in the end. Then the weights are changed, step by step, so that
//! the appraisal of those positions foretells the winners better (gradient descent on the cross-entropy, with Adam's steps).
//! Positions the search has not learned from say whether it found something true.

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

/// What to try, and how long.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// Games to learn from.
    pub games: u64,
    /// Positions the bots that play them judge for each decision.
    pub looks: u32,
    /// One of so many positions is kept.
    pub every: u32,
    /// Steps of the descent.
    pub steps: u32,
    /// Positions looked at in each step.
    pub batch: usize,
    /// How far a weight may move in one step, as a share of its size.
    pub rate: f64,
    /// Games between new and old weights at the end.
    pub check: u64,
    /// The same seed and settings find the same weights.
    pub seed: u64,
}

/// How far it has got; also the way to stop it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Games and steps finished.
    pub done: AtomicU64,
    /// Set to stop early.
    pub stop: AtomicBool,
}

/// What was found: enough to repeat it, and to go on from it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// How it was searched for.
    pub plan: Plan,
    /// Positions learned from, and positions it was tested on.
    pub positions: [usize; 2],
    /// Mean surprise at the winners of the test positions: before, and after. Less is better.
    pub surprise: [f64; 2],
    /// Wins of the new weights against the old ones in the same search, one against all others: wins, games.
    pub wins: [f64; 2],
    /// The weights begun with.
    pub from: Value,
    /// The weights found.
    pub weights: Value,
}

impl Found {
    /// The share of wins of the new weights, with its interval.
    pub fn share(&self) -> Share {
        Share::of(self.wins[0], self.wins[1] as u64)
    }
}

/// A position and who won from it.
struct Lesson<S> {
    state: S,
    winners: [f64; Seat::LIMIT],
}

/// Why tuning cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum TuneError {
    /// The weights to begin with are not weights of this game.
    #[error("weights: {0}")]
    Weights(#[from] serde_json::Error),
    /// Nothing to learn from.
    #[error("too few games: not one position was kept")]
    Empty,
}

/// Searches for better weights, beginning with `from` or, without it, with those the game has.
pub fn tune<R: Evaluate>(
    rules: &R,
    plan: &Plan,
    from: Option<&Value>,
    progress: &Progress,
) -> Result<Found, TuneError> {
    let own = serde_json::to_value(R::Weights::default())?;
    let from = from.cloned().unwrap_or(own);
    let first = Knobs::new(&from);
    let mut rng = SmallRng::seed_from_u64(plan.seed);
    let mut lessons = play_lessons(rules, &first.weights::<R>(&first.values)?, plan, &mut rng, progress);
    // Positions of one game are alike: whole games are held back for the test, the last fifth of them.
    let tests = lessons.split_off(lessons.len() - lessons.len() / 5);
    if lessons.is_empty() {
        return Err(TuneError::Empty);
    }
    let mut descent = Descent::new(&first);
    let before = surprise::<R>(rules, &first.weights::<R>(&first.values)?, &tests);
    let mut best = (before, first.values.clone());
    for step in 0..plan.steps {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let batch: Vec<&Lesson<R::State>> = (0..plan.batch.min(lessons.len()))
            .map(|_| &lessons[below(&mut rng, lessons.len() as u32) as usize])
            .collect();
        descent.step::<R>(rules, &first, &batch, plan.rate)?;
        if step % 10 == 9 || step + 1 == plan.steps {
            let now = surprise::<R>(rules, &first.weights::<R>(&descent.values)?, &tests);
            if now < best.0 {
                best = (now, descent.values.clone());
            }
        }
        progress.done.fetch_add(1, Ordering::Relaxed);
    }
    let weights = first.weights::<R>(&best.1)?;
    let old = first.weights::<R>(&first.values)?;
    Ok(Found {
        game: R::NAME.to_owned(),
        options: serde_json::to_value(rules.options())?,
        plan: plan.clone(),
        positions: [lessons.len(), tests.len()],
        surprise: [before, best.0],
        wins: check(rules, plan, &weights, &old, progress),
        from,
        weights: serde_json::to_value(&weights)?,
    })
}

/// Bots play against themselves; some of the positions are kept.
fn play_lessons<R: Evaluate>(
    rules: &R,
    weights: &R::Weights,
    plan: &Plan,
    rng: &mut SmallRng,
    progress: &Progress,
) -> Vec<Lesson<R::State>> {
    let mut lessons = Vec::new();
    for _ in 0..plan.games {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let begun = lessons.len();
        let mut players: Vec<Search<R>> = (0..rules.seats())
            .map(|_| Search::new(Budget::looks(plan.looks), rng.next_u64()).with_weights(weights.clone()))
            .collect();
        let mut luck = SmallRng::seed_from_u64(rng.next_u64());
        let end = play_out(rules, rng, |seat, state| {
            let view = rules.view(state, Viewer::Seat(seat));
            if view.actions.len() > 1 && below(&mut luck, plan.every.max(1)) == 0 {
                lessons.push(Lesson { state: *state, winners: [0.0; Seat::LIMIT] });
            }
            players.get_mut(seat.index()).and_then(|player| player.choose(rules, &view))
        });
        let winners = win_shares(rules, &end);
        lessons[begun..].iter_mut().for_each(|lesson| lesson.winners = winners);
        progress.done.fetch_add(1, Ordering::Relaxed);
    }
    lessons
}

/// Cross-entropy of the appraisal with the winner of one position.
fn surprise_at<R: Evaluate>(rules: &R, weights: &R::Weights, lesson: &Lesson<R::State>) -> f64 {
    let chances = rules.evaluate(weights, &lesson.state).win_probabilities(rules.seats());
    let surprise = |(winner, chance): (&f64, &f32)| -winner * f64::from(*chance).max(1e-4).ln();
    lesson.winners.iter().zip(&chances).map(surprise).sum()
}

fn surprise<R: Evaluate>(rules: &R, weights: &R::Weights, lessons: &[Lesson<R::State>]) -> f64 {
    let sum: f64 = lessons.iter().map(|lesson| surprise_at(rules, weights, lesson)).sum();
    sum / lessons.len().max(1) as f64
}

/// Weights as a list of numbers.
struct Knobs {
    shape: Value,
    values: Vec<f64>,
}

impl Knobs {
    fn new(weights: &Value) -> Self {
        let mut values = Vec::new();
        gather(weights, &mut values);
        Self { shape: weights.clone(), values }
    }

    fn weights<R: Evaluate>(&self, values: &[f64]) -> Result<R::Weights, serde_json::Error> {
        let mut shape = self.shape.clone();
        fill(&mut shape, &mut values.iter());
        serde_json::from_value(shape)
    }
}

fn gather(value: &Value, out: &mut Vec<f64>) {
    match value {
        Value::Number(number) => out.push(number.as_f64().unwrap_or_default()),
        Value::Array(list) => list.iter().for_each(|value| gather(value, out)),
        Value::Object(fields) => fields.values().for_each(|value| gather(value, out)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

fn fill(value: &mut Value, numbers: &mut std::slice::Iter<'_, f64>) {
    match value {
        Value::Number(_) => {
            // Four digits: more would pretend to know more.
            *value = numbers.next().map(|number| (number * 1e4).round() / 1e4).into();
        }
        Value::Array(list) => list.iter_mut().for_each(|value| fill(value, numbers)),
        Value::Object(fields) => fields.values_mut().for_each(|value| fill(value, numbers)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Adam's descent, each weight in steps of its own size.
struct Descent {
    values: Vec<f64>,
    sizes: Vec<f64>,
    mean: Vec<f64>,
    square: Vec<f64>,
    steps: i32,
}

/// The smallest size a weight is given: one that is 0 must be able to move.
const LEAST_SIZE: f64 = 0.05;
/// How much each weight is changed to see what difference it makes, as a share of its size.
const NUDGE: f64 = 0.05;
const MEAN_MEMORY: f64 = 0.9;
const SQUARE_MEMORY: f64 = 0.98;

impl Descent {
    fn new(first: &Knobs) -> Self {
        let count = first.values.len();
        Self {
            values: first.values.clone(),
            sizes: first.values.iter().map(|value| value.abs().max(LEAST_SIZE)).collect(),
            mean: vec![0.0; count],
            square: vec![0.0; count],
            steps: 0,
        }
    }

    fn step<R: Evaluate>(
        &mut self,
        rules: &R,
        shape: &Knobs,
        batch: &[&Lesson<R::State>],
        rate: f64,
    ) -> Result<(), serde_json::Error> {
        self.steps += 1;
        let surprise = |values: &[f64]| -> Result<f64, serde_json::Error> {
            let weights = shape.weights::<R>(values)?;
            let sum: f64 = batch.iter().map(|lesson| surprise_at(rules, &weights, lesson)).sum();
            Ok(sum / batch.len().max(1) as f64)
        };
        let mut slopes = Vec::with_capacity(self.values.len());
        for knob in 0..self.values.len() {
            let mut nudged = self.values.clone();
            nudged[knob] += NUDGE * self.sizes[knob];
            let up = surprise(&nudged)?;
            nudged[knob] -= 2.0 * NUDGE * self.sizes[knob];
            slopes.push((up - surprise(&nudged)?) / (2.0 * NUDGE));
        }
        for (knob, slope) in slopes.into_iter().enumerate() {
            self.mean[knob] = MEAN_MEMORY * self.mean[knob] + (1.0 - MEAN_MEMORY) * slope;
            self.square[knob] = SQUARE_MEMORY * self.square[knob] + (1.0 - SQUARE_MEMORY) * slope * slope;
            let mean = self.mean[knob] / (1.0 - MEAN_MEMORY.powi(self.steps));
            let square = self.square[knob] / (1.0 - SQUARE_MEMORY.powi(self.steps));
            // The small addend keeps weights that hardly matter from wandering about.
            self.values[knob] -= rate * self.sizes[knob] * mean / (square.sqrt() + 1e-3);
        }
        Ok(())
    }
}

/// One seat with the new weights against all others with the old ones: wins, and games.
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
                Search::new(Budget::looks(plan.looks), rng.next_u64()).with_weights(weights.clone())
            })
            .collect();
        let end = play_out(rules, &mut rng, |seat, state| {
            let view = rules.view(state, Viewer::Seat(seat));
            players.get_mut(seat.index()).and_then(|player| player.choose(rules, &view))
        });
        wins += win_shares(rules, &end)[chair];
        games += 1.0;
        progress.done.fetch_add(1, Ordering::Relaxed);
    }
    [wins, games]
}
