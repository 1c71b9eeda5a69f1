//! The value of a position for each seat.

use crate::Seat;

/// An estimate of the final points of each seat, and how certain it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// Expected final points by seat. Entries beyond the last seat of the table are ignored.
    pub points: [f32; Seat::LIMIT],
    /// The lead in points that makes a seat e (2.7) times as likely to win. Shrinks towards the end of the game.
    pub scale: f32,
}

impl Evaluation {
    /// The probability of each of `seats` seats to win; they add up to 1, and entries beyond the last seat are 0.
    ///
    /// # Panics
    ///
    /// If `seats` is more than [`Seat::LIMIT`].
    #[inline]
    pub fn win_probabilities(&self, seats: usize) -> [f32; Seat::LIMIT] {
        let mut probabilities = [0.0; Seat::LIMIT];
        let best = self.points[..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for (probability, points) in probabilities.iter_mut().zip(&self.points[..seats]) {
            *probability = ((points - best) / self.scale.max(1e-3)).exp();
            sum += *probability;
        }
        probabilities.iter_mut().for_each(|probability| *probability /= sum);
        probabilities
    }

    /// The probability of `seat` to win among `seats`.
    #[inline]
    pub fn win_probability(&self, seats: usize, seat: Seat) -> f32 {
        self.win_probabilities(seats)[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_add_up_to_one_and_follow_the_points() {
        let evaluation = Evaluation { points: [10.0, 14.0, 10.0, 99.0, 99.0, 99.0, 99.0, 99.0], scale: 4.0 };
        let probabilities = evaluation.win_probabilities(3);
        assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((probabilities[1] / probabilities[0] - std::f32::consts::E).abs() < 1e-4);
        assert_eq!(probabilities[0], probabilities[2]);
        assert_eq!(probabilities[3], 0.0);
    }

    #[test]
    fn with_scale_zero_the_leader_has_won() {
        let evaluation = Evaluation { points: [3.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], scale: 0.0 };
        assert!(evaluation.win_probability(2, Seat::new(0)) > 0.999);
    }
}
