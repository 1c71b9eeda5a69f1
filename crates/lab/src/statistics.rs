//! Shares and means with their uncertainty.

use serde::Serialize;

/// A share of trials with its 95 % Wilson score interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The observed share.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Share {
    /// `successes` of `trials`. Successes may be fractions: a shared win counts for each winner in part.
    pub fn of(successes: f64, trials: u64) -> Self {
        if trials == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = trials as f64;
        let z = 1.959_964;
        let share = successes / n;
        let scale = 1.0 + z * z / n;
        let centre = (share + z * z / (2.0 * n)) / scale;
        let half = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).max(0.0).sqrt();
        Self { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

/// Accumulates numbers for a [`Summary`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Accumulator {
    count: u64,
    sum: f64,
    squares: f64,
    least: f64,
    most: f64,
}

/// Mean and spread of a series of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Arithmetic mean.
    pub mean: f64,
    /// Standard deviation.
    pub deviation: f64,
    /// Standard error of the mean.
    pub error: f64,
    /// Smallest.
    pub least: f64,
    /// Largest.
    pub most: f64,
}

impl Accumulator {
    /// Adds a number.
    pub fn add(&mut self, value: f64) {
        (self.least, self.most) =
            if self.count == 0 { (value, value) } else { (self.least.min(value), self.most.max(value)) };
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds all numbers of another accumulator.
    pub fn merge(&mut self, other: &Self) {
        if other.count == 0 {
            return;
        }
        (self.least, self.most) = if self.count == 0 {
            (other.least, other.most)
        } else {
            (self.least.min(other.least), self.most.max(other.most))
        };
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The summary of all numbers added so far.
    pub fn summary(&self) -> Summary {
        let n = self.count.max(1) as f64;
        let mean = self.sum / n;
        let deviation = (self.squares / n - mean * mean).max(0.0).sqrt();
        Summary { mean, deviation, error: deviation / n.sqrt(), least: self.least, most: self.most }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_contains_its_share_and_narrows_with_trials() {
        let few = Share::of(5.0, 10);
        let many = Share::of(500.0, 1_000);
        assert!(few.low < 0.5 && 0.5 < few.high);
        assert!(many.high - many.low < few.high - few.low);
        // Known value: 5 of 10 gives 0.2366 to 0.7634.
        assert!((few.low - 0.2366).abs() < 1e-3 && (few.high - 0.7634).abs() < 1e-3);
    }

    #[test]
    fn merged_accumulators_equal_one_of_all_numbers() {
        let (mut left, mut right, mut all) =
            (Accumulator::default(), Accumulator::default(), Accumulator::default());
        for value in [3.0, 5.0, 9.0] {
            left.add(value);
            all.add(value);
        }
        for value in [-1.0, 2.0] {
            right.add(value);
            all.add(value);
        }
        left.merge(&right);
        assert_eq!(left, all);
        assert_eq!(all.summary().least, -1.0);
    }
}
