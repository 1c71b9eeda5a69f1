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

/// A part of the points a seat is expected to end with: a source of points, or a means to get them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// The message that names it. It reads on after "points from": "burials", "the rest of this turn".
    pub name: &'static str,
    /// Expected points from it, by seat.
    pub points: [f32; Seat::LIMIT],
}

/// The parts of an [`Evaluation`], which explain it. For each seat they add up to its expected points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Terms(Vec<Term>);

impl Terms {
    /// Adds `points` of `seat` to the term `name`.
    pub fn add(&mut self, seat: Seat, name: &'static str, points: f32) {
        let index = self.0.iter().position(|term| term.name == name).unwrap_or_else(|| {
            self.0.push(Term { name, points: [0.0; Seat::LIMIT] });
            self.0.len() - 1
        });
        self.0[index].points[seat.index()] += points;
    }

    /// The terms, each once.
    pub fn iter(&self) -> impl Iterator<Item = &Term> {
        self.0.iter()
    }

    /// All expected points of `seat`.
    pub fn sum(&self, seat: Seat) -> f32 {
        self.0.iter().map(|term| term.points[seat.index()]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_of_one_name_are_one_term() {
        let [one, other] = [Seat::new(0), Seat::new(1)];
        let mut terms = Terms::default();
        terms.add(one, "stones", 1.0);
        terms.add(other, "stones", 2.0);
        terms.add(one, "clubs", 0.5);
        terms.add(one, "stones", 1.0);
        assert_eq!(terms.iter().map(|term| term.name).collect::<Vec<_>>(), ["stones", "clubs"]);
        assert_eq!((terms.sum(one), terms.sum(other)), (2.5, 2.0));
    }

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
