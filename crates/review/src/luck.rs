//! What chance gave and took.
//!
//! What was dealt is compared with everything that could have been dealt in its place, from the same full position and by the
//! same estimate. On average over all outcomes luck is therefore zero, and at any moment the luck of all seats adds up to zero.

use bots::{WinProbabilities, outlook};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Seat, odds::Odds};

use crate::{
    Chance, Settings,
    examine::{Purpose, seed_of},
    model::rounded,
    trace::Dealt,
};

/// Evaluations of a decision for each deal that is sampled.
const EVALUATIONS_PER_SAMPLE: u32 = 100;
/// Luck below this is left out.
const LEAST: f32 = 5e-4;

/// What one event of chance did to each seat; `None` if it changed nothing.
pub(crate) fn luck<R: Evaluate>(rules: &R, dealt: &Dealt<R>, settings: &Settings) -> Option<Chance> {
    let samples = (settings.evaluations / EVALUATIONS_PER_SAMPLE).clamp(8, 100);
    let mut rng = SmallRng::seed_from_u64(seed_of(settings.seed, dealt.event, Purpose::Luck));
    let mut odds = Odds::new();
    let mut sums: WinProbabilities = [0.0; Seat::LIMIT];
    for _ in 0..samples {
        let mut other = dealt.before;
        rules.resolve_chance(&mut other, &mut odds, &mut rng);
        let seed = rng.next_u64();
        // The same deal again has the same outlook.
        if other == dealt.after {
            continue;
        }
        let stated = |state: &R::State| R::calibration().chances(outlook(rules, state, seed), rules.seats());
        let (actual, other) = (stated(&dealt.after), stated(&other));
        for (sum, (actual, other)) in sums.iter_mut().zip(actual.into_iter().zip(other)) {
            *sum += actual - other;
        }
    }
    let luck: Vec<f32> = sums[..rules.seats()].iter().map(|sum| rounded(sum / samples as f32)).collect();
    luck.iter().any(|luck| luck.abs() >= LEAST).then_some(Chance { event: dealt.event, luck })
}
