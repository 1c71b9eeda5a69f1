//! From the win probabilities of a search to the chances that people are told.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// How the win probabilities that a search finds are stated (Platt scaling). A search knows its evaluation function, not how games
/// end: it may be too sure of itself, and it assumes that the choosing seat will go on as planned. Both are measured over many games
/// (`ochre sim GAME --calibrate FILE`), and what is stated to people is corrected for it. Search and play are not: the correction
/// keeps the order of choices.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Calibration {
    /// The factor on the distance from an even share, in log odds. Below 1, the search is too sure.
    pub confidence: f32,
    /// By how much the search overrates the seat that chooses, in log odds.
    pub optimism: f32,
}

/// Probabilities nearer to 0 or 1 have no useful log odds.
const LEAST: f32 = 1e-6;

impl Calibration {
    /// States what the search found.
    pub const NONE: Self = Self { confidence: 1.0, optimism: 0.0 };

    /// The chance to state for a probability that a search found for the seat that chooses, one of `seats`. Certainty stays certain.
    pub fn chance(self, probability: f32, seats: usize) -> f32 {
        if !(LEAST..=1.0 - LEAST).contains(&probability) {
            return probability;
        }
        let even = -((seats.max(2) - 1) as f32).ln();
        let found = (probability / (1.0 - probability)).ln();
        let stated = even + self.confidence * (found - even) - self.optimism;
        1.0 / (1.0 + (-stated).exp())
    }

    /// The chances to state for the probabilities of all `seats` between two turns. They add up to 1, as the probabilities do.
    ///
    /// # Panics
    ///
    /// If `seats` is more than [`Seat::LIMIT`].
    pub fn chances(self, probabilities: [f32; Seat::LIMIT], seats: usize) -> [f32; Seat::LIMIT] {
        let mut chances = [0.0; Seat::LIMIT];
        let mut sum = 0.0;
        for (chance, probability) in chances.iter_mut().zip(&probabilities[..seats]) {
            *chance = probability.max(0.0).powf(self.confidence);
            sum += *chance;
        }
        chances.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAREFUL: Calibration = Calibration { confidence: 0.5, optimism: 0.0 };

    #[test]
    fn less_confidence_moves_a_chance_towards_an_even_share() {
        assert!((CAREFUL.chance(0.9, 2) - 0.75).abs() < 1e-6);
        assert!((CAREFUL.chance(0.25, 4) - 0.25).abs() < 1e-6, "an even share stays");
        assert!(CAREFUL.chance(0.1, 4) > 0.1);
        assert!((Calibration { optimism: 1.0, ..CAREFUL }.chance(0.5, 2) - 0.2689).abs() < 1e-4);
        assert_eq!((CAREFUL.chance(0.0, 3), CAREFUL.chance(1.0, 3)), (0.0, 1.0));
        assert!((Calibration::NONE.chance(0.37, 3) - 0.37).abs() < 1e-6);
    }

    #[test]
    fn chances_of_all_seats_add_up_and_agree_with_that_of_one() {
        let found = [0.64, 0.18, 0.18, 0.0, 0.0, 0.0, 0.0, 0.0];
        let stated = CAREFUL.chances(found, 3);
        assert!((stated.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((stated[0] - CAREFUL.chance(0.64, 3)).abs() < 1e-6, "the others share the rest equally");
        assert_eq!(CAREFUL.chances([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 2)[..2], [1.0, 0.0]);
    }
}
