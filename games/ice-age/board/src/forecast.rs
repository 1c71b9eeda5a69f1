//! The points of a region if the round ended now, computed from public information.

use ice_age::{Arms, Band, IceAge, Observation, RegionObservation, SEATS};
use table::Seat;

/// A region after the fires are turned up, for each worth they may have.
pub(crate) struct Forecast {
    /// Hunters that stand there.
    pub(crate) standing: u8,
    /// What a hunter there earns.
    pub(crate) each: u8,
    /// Hunters it feeds, how likely that is, and who stays.
    cases: Vec<Case>,
}

/// There is a case for each worth of the fire tokens.
const SOME_CASE: &str = "the fire tokens have some worth";

struct Case {
    feeds: u8,
    weight: f32,
    left: [Band; SEATS],
}

/// Points as far as they can be known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Points {
    pub(crate) least: u8,
    pub(crate) most: u8,
    pub(crate) mean: f32,
}

/// Whether there will be a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crowd {
    /// No, whatever the fire tokens are worth.
    Fed,
    /// It depends on the fire tokens.
    Perhaps,
    /// Yes, whatever the fire tokens are worth.
    TooMany,
}

impl Forecast {
    pub(crate) fn new(rules: &IceAge, observation: &Observation, region: &RegionObservation) -> Self {
        let mut bands = [Band::default(); SEATS];
        for (band, seen) in bands.iter_mut().zip(&region.hunters) {
            *band = *seen;
        }
        let cases = worths(observation.unknown_fires, region.fires)
            .into_iter()
            .map(|(worth, weight)| {
                let feeds = rules.feeds(region.mammoths, region.warmth + worth);
                Case { feeds, weight, left: rules.survivors(bands, feeds) }
            })
            .collect();
        Self {
            standing: bands.iter().map(|band| band.hunters()).sum(),
            each: IceAge::points_per_hunter(region.mammoths),
            cases,
        }
    }

    /// Fewest and most hunters the region may feed.
    #[expect(clippy::expect_used, reason = "check() proves that enough fire tokens are left")]
    pub(crate) fn feeds(&self) -> (u8, u8) {
        let feeds = || self.cases.iter().map(|case| case.feeds);
        (feeds().min().expect(SOME_CASE), feeds().max().expect(SOME_CASE))
    }

    pub(crate) fn crowd(&self) -> Crowd {
        let (least, most) = self.feeds();
        match self.standing {
            standing if standing > most => Crowd::TooMany,
            standing if standing > least => Crowd::Perhaps,
            _ => Crowd::Fed,
        }
    }

    /// What a seat would earn here.
    #[expect(clippy::expect_used, reason = "check() proves that enough fire tokens are left")]
    pub(crate) fn points(&self, seat: Seat) -> Points {
        let earned = |case: &Case| {
            let band = case.left[seat.index()];
            (band.of(Arms::Bare) + band.of(Arms::Club)) * self.each
        };
        Points {
            least: self.cases.iter().map(earned).min().expect(SOME_CASE),
            most: self.cases.iter().map(earned).max().expect(SOME_CASE),
            mean: self.cases.iter().map(|case| case.weight * f32::from(earned(case))).sum(),
        }
    }
}

/// What a seat would earn in all regions.
pub(crate) fn total(rules: &IceAge, observation: &Observation, seat: Seat) -> Points {
    let open = observation.regions.iter().filter(|region| !region.covered);
    open.map(|region| Forecast::new(rules, observation, region).points(seat)).fold(
        Points::default(),
        |sum, here| Points {
            least: sum.least + here.least,
            most: sum.most + here.most,
            mean: sum.mean + here.mean,
        },
    )
}

/// What `tokens` face-down fires may be worth together, with probabilities: they are drawn from the `unknown` ones.
fn worths(unknown: [u8; 3], tokens: u8) -> Vec<(u8, f32)> {
    let [zeros, ones, twos] = unknown;
    let mut ways = vec![0.0; usize::from(tokens) * 2 + 1];
    for two in 0..=tokens.min(twos) {
        for one in 0..=(tokens - two).min(ones) {
            let zero = tokens - two - one;
            if zero <= zeros {
                ways[usize::from(one + 2 * two)] +=
                    choose(twos, two) * choose(ones, one) * choose(zeros, zero);
            }
        }
    }
    let all: f32 = ways.iter().sum();
    (0..).zip(ways).filter(|&(_, ways)| ways > 0.0).map(|(worth, ways)| (worth, ways / all)).collect()
}

/// How many ways to pick `k` of `n`.
fn choose(n: u8, k: u8) -> f32 {
    (0..k).map(|i| f32::from(n - i) / f32::from(i + 1)).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_fire_is_worth_what_the_tokens_say() {
        let worths = worths([4, 5, 5], 1);
        assert_eq!(worths.len(), 3);
        assert!((worths[0].1 - 4.0 / 14.0).abs() < 1e-6);
        assert!((worths[2].1 - 5.0 / 14.0).abs() < 1e-6);
    }

    #[test]
    fn two_fires_are_drawn_without_putting_back() {
        let worths = worths([1, 1, 0], 2);
        assert_eq!(worths, [(1, 1.0)]);
    }

    #[test]
    fn no_fire_is_worth_nothing() {
        assert_eq!(worths([4, 5, 5], 0), [(0, 1.0)]);
    }
}
