//! The value of a position for each seat.

use crate::Seat;

/// An estimate of a position: the points each seat is expected to end with, and how certain that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// Expected final points by seat. What stands after the last seat of the table means nothing.
    pub points: [f32; Seat::LIMIT],
    /// A lead of so many points makes victory 2.7 times as likely as the rival's. Shrinks as the game runs out.
    pub spread: f32,
}

impl Evaluation {
    /// How likely each of `seats` seats is to win; the shares add up to 1, and what stands after the last seat is 0.
    ///
    /// # Panics
    ///
    /// If `seats` is more than [`Seat::LIMIT`].
    #[inline]
    pub fn win_probabilities(&self, seats: usize) -> [f32; Seat::LIMIT] {
        let mut chances = [0.0; Seat::LIMIT];
        let best = self.points[..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for (chance, points) in chances.iter_mut().zip(&self.points[..seats]) {
            *chance = ((points - best) / self.spread.max(1e-3)).exp();
            sum += *chance;
        }
        chances.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }

    /// How likely `seat` is to win among `seats`.
    #[inline]
    pub fn win_probability(&self, seats: usize, seat: Seat) -> f32 {
        self.win_probabilities(seats)[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_to_one_and_follow_the_points() {
        let evaluation = Evaluation { points: [10.0, 14.0, 10.0, 99.0, 99.0, 99.0, 99.0, 99.0], spread: 4.0 };
        let chances = evaluation.win_probabilities(3);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((chances[1] / chances[0] - std::f32::consts::E).abs() < 1e-4);
        assert_eq!(chances[0], chances[2]);
        assert_eq!(chances[3], 0.0);
    }

    #[test]
    fn without_any_spread_the_leader_has_won() {
        let evaluation = Evaluation { points: [3.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], spread: 0.0 };
        assert!(evaluation.win_probability(2, Seat::new(0)) > 0.999);
    }
}
