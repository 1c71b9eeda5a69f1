//! The calibration that fits results best.

use serde::Serialize;
use table::Calibration;

/// How well stated chances fit the results, and the calibration with which they would fit best.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fit {
    /// The log loss of the stated chances.
    pub log_loss: f64,
    /// The calibration with which the log loss is smallest.
    pub best: Calibration,
    /// That log loss.
    pub fitted_log_loss: f64,
}

/// Steps of Newton's method: it converges in a few.
const STEPS: usize = 25;
/// Results that are assumed in favour of no calibration, so that a few games, or games with one result, have a fit.
const PRIOR: f64 = 1.0;

/// The calibration that fits best, for chances that the search `found` (each with its result), and how well `stated` fits.
pub(crate) fn fit(found: &[(f64, f64)], seats: usize, stated: Calibration) -> Fit {
    let even = -((seats.max(2) - 1) as f64).ln();
    // Of each choice the distance of its chance from an even share, in log odds, and its result.
    let distances: Vec<(f64, f64)> = found
        .iter()
        .map(|&(chance, result)| {
            let chance = chance.clamp(0.002, 0.998);
            ((chance / (1.0 - chance)).ln() - even, result)
        })
        .collect();
    let chance = |confidence: f64, optimism: f64, distance: f64| {
        (1.0 / (1.0 + (-(even + confidence * distance - optimism)).exp())).clamp(1e-6, 1.0 - 1e-6)
    };
    let log_loss = |confidence: f64, optimism: f64| {
        let loss = |&(distance, result): &(f64, f64)| {
            let chance = chance(confidence, optimism, distance);
            -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
        };
        distances.iter().map(loss).sum::<f64>() / distances.len().max(1) as f64
    };
    let (mut confidence, mut optimism) = (1.0, 0.0);
    for _ in 0..STEPS {
        // The gradient and the matrix of second derivatives of the log likelihood; optimism counts negatively.
        let (mut slope, mut shift) = (PRIOR * (1.0 - confidence), PRIOR * optimism);
        let (mut slopes, mut both, mut shifts) = (PRIOR, 0.0, PRIOR);
        for &(distance, result) in &distances {
            let chance = chance(confidence, optimism, distance);
            let (miss, weight) = (result - chance, chance * (1.0 - chance));
            slope += miss * distance;
            shift += miss;
            slopes += weight * distance * distance;
            both += weight * distance;
            shifts += weight;
        }
        let determinant = slopes * shifts - both * both;
        confidence += (shifts * slope - both * shift) / determinant;
        optimism -= (slopes * shift - both * slope) / determinant;
    }
    Fit {
        log_loss: log_loss(f64::from(stated.confidence), f64::from(stated.optimism)),
        best: Calibration { confidence: confidence as f32, optimism: optimism as f32 },
        fitted_log_loss: log_loss(confidence, optimism),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(chance: f64, won: usize) -> impl Iterator<Item = (f64, f64)> {
        (0..1_000).map(move |index| (chance, f64::from(u8::from(index < won))))
    }

    /// Of the choices found at 60 %, 69.2 % were won: twice the log odds.
    #[test]
    fn chances_that_are_too_cautious_fit_better_with_more_confidence() {
        let cautious: Vec<_> = results(0.6, 692).chain(results(0.4, 308)).collect();
        let best = fit(&cautious, 2, Calibration::NONE).best;
        assert!((best.confidence - 2.0).abs() < 0.02 && best.optimism.abs() < 1e-3, "{best:?}");
        let right: Vec<_> = results(0.6, 600).chain(results(0.4, 400)).collect();
        let fitted = fit(&right, 2, Calibration::NONE);
        assert!((fitted.best.confidence - 1.0).abs() < 0.01);
        assert!((fitted.log_loss - fitted.fitted_log_loss).abs() < 1e-4);
        let even: Vec<_> = results(0.25, 250).collect();
        assert!((fit(&even, 4, Calibration::NONE).log_loss - 0.5623).abs() < 1e-3);
    }

    /// Found at 62.2 % (log odds 0.5), won in 50 %.
    #[test]
    fn a_chooser_who_is_overrated_is_found_out() {
        let found: Vec<_> = results(0.6225, 500).chain(results(0.3775, 269)).collect();
        let best = fit(&found, 2, Calibration::NONE).best;
        assert!((best.optimism - 0.5).abs() < 0.01 && (best.confidence - 1.0).abs() < 0.02, "{best:?}");
    }

    #[test]
    fn without_games_nothing_is_corrected() {
        assert_eq!(fit(&[], 3, Calibration::NONE).best, Calibration::NONE);
        let won: Vec<_> = results(0.7, 1_000).collect();
        assert!(fit(&won, 2, Calibration::NONE).best.confidence.is_finite());
    }
}
