//! Expected survivors of a conflict, before the fire tokens are turned up.

use table::sets::Indexed;

use crate::{
    board::Region,
    game::IceAge,
    state::{Arms, SEATS, State},
};

/// The most fire tokens of a region that are computed exactly. With more, the capacity is almost certainly enough.
const MOST_FIRES: u8 = 4;
/// Distinct capacities of a region: fire tokens are worth up to 2 each, and newcomers may be a fraction.
const CASES: usize = 2 * MOST_FIRES as usize + 2;

/// The probability distribution of the capacity of a region.
struct Capacity {
    /// The smallest capacity. Newcomers may make it negative.
    fewest: i16,
    /// The probability of a capacity of at least `fewest` plus the index.
    at_least: [f32; CASES],
}

impl Capacity {
    /// `sure` plus the worth of `fires` tokens drawn from the `unknown` ones, minus `newcomers`.
    fn new(sure: u8, fires: u8, unknown: [u8; 3], newcomers: f32) -> Self {
        let whole = newcomers as u8;
        let part = newcomers - f32::from(whole);
        // The probability of each capacity; the fraction of a newcomer comes first.
        let mut likely = [0.0; CASES];
        (likely[0], likely[1]) = (part, 1.0 - part);
        let all = f32::from(unknown.iter().sum::<u8>()).max(1.0);
        let [cold, warm, hot] = unknown.map(|count| f32::from(count) / all);
        for fire in 0..usize::from(fires.min(MOST_FIRES)) {
            for case in (0..2 * fire + 4).rev() {
                let below = |by: usize| case.checked_sub(by).map_or(0.0, |case| likely[case]);
                likely[case] = cold * likely[case] + warm * below(1) + hot * below(2);
            }
        }
        let mut at_least = likely;
        for case in (0..CASES - 1).rev() {
            at_least[case] += at_least[case + 1];
        }
        Self { fewest: i16::from(sure) - i16::from(whole) - 1, at_least }
    }

    /// The probability that it feeds `hunters`.
    fn feeds(&self, hunters: u8) -> f32 {
        match usize::try_from(i16::from(hunters) - self.fewest) {
            Ok(case) => self.at_least.get(case).copied().unwrap_or(0.0),
            Err(_) => 1.0,
        }
    }
}

impl IceAge {
    /// The expected number of hunters of each seat left in `region` after the conflict, if `newcomers` more hunters arrive.
    pub(crate) fn expected_survivors(&self, state: &State, region: Region, newcomers: f32) -> [f32; SEATS] {
        let index = region.index();
        let bands: [_; SEATS] = std::array::from_fn(|seat| state.board.bands[seat][index]);
        let starting = bands.map(|band| band.hunters());
        let mut total: u8 = starting.iter().sum();
        let sure = self.capacity(state, region);
        if f32::from(total) + newcomers <= f32::from(sure) {
            return starting.map(f32::from);
        }
        let capacity = Capacity::new(sure, state.board.fires[index], state.board.unknown_fires, newcomers);
        let mut fed = capacity.feeds(total);
        let mut expected = starting.map(|hunters| fed * f32::from(hunters));
        let (mut left, mut bare) = (starting, bands.map(|band| band.of(Arms::Bare)));
        let mut sizes = starting;
        sizes.sort_unstable();
        // The steps of IA-CONF-08 to IA-CONF-13 until nobody is left: after each, the conflict ends for some capacities.
        while fed < 1.0 {
            let before = total;
            let mut last_size = 0;
            for size in sizes {
                if size == last_size {
                    continue;
                }
                last_size = size;
                for seat in 0..SEATS {
                    if starting[seat] == size && bare[seat] > 0 {
                        bare[seat] -= 1;
                        left[seat] -= 1;
                        total -= 1;
                    }
                }
                let ends = capacity.feeds(total) - fed;
                if ends > 0.0 {
                    fed += ends;
                    for (expected, hunters) in expected.iter_mut().zip(left) {
                        *expected += ends * f32::from(hunters);
                    }
                }
            }
            if total == before || total == 0 {
                // IA-RULING-33: only clubs are left, or nobody.
                for (expected, hunters) in expected.iter_mut().zip(left) {
                    *expected += (1.0 - fed) * f32::from(hunters);
                }
                break;
            }
        }
        expected
    }
}

#[cfg(test)]
mod tests {
    use table::Rules;

    use super::*;
    use crate::{content::Content, options::Options, state::Band};

    fn crowd(rules: &IceAge, bands: [(u8, u8); 3], mammoths: u8, fires: u8) -> (State, Region) {
        let mut state = rules.start();
        let region = Region::at(8).unwrap();
        for (seat, band) in bands.into_iter().enumerate() {
            state.board.bands[seat][region.index()] = Band::try_from(band).unwrap();
        }
        state.board.mammoths[region.index()] = mammoths;
        state.board.fires[region.index()] = fires;
        (state, region)
    }

    /// IA-CONF-05 to IA-CONF-13: the expectation is the mean over the worths of the fire tokens.
    #[test]
    fn expected_survivors_are_the_mean_over_the_fires() {
        let rules = IceAge::new(&Options { seats: 3, ..Options::default() }, &Content::standard()).unwrap();
        for bands in [
            [(2, 0), (3, 0), (4, 0)],
            [(2, 0), (2, 0), (2, 0)],
            [(1, 2), (3, 0), (0, 4)],
            [(7, 0), (0, 0), (1, 1)],
            [(1, 0), (1, 0), (1, 0)],
        ] {
            for (mammoths, fires) in [(0, 0), (0, 1), (1, 1), (2, 0), (0, 2)] {
                let (state, region) = crowd(&rules, bands, mammoths, fires);
                let unknown = state.board.unknown_fires;
                let all = f32::from(unknown.iter().sum::<u8>());
                let mut mean = [0.0; SEATS];
                let tokens = |drawn: bool| if drawn { 0..3 } else { 0..1 };
                for (first, second) in
                    tokens(fires > 0).flat_map(|first| tokens(fires > 1).map(move |second| (first, second)))
                {
                    let chance = |token: usize, drawn: bool| {
                        if drawn { f32::from(unknown[token]) / all } else { 1.0 }
                    };
                    let likely = chance(first, fires > 0) * chance(second, fires > 1);
                    let bands = std::array::from_fn(|seat| state.board.bands[seat][region.index()]);
                    let left = rules.survivors(bands, rules.feeds(mammoths, (first + second) as u8));
                    for (mean, band) in mean.iter_mut().zip(left) {
                        *mean += likely * f32::from(band.hunters());
                    }
                }
                let expected = rules.expected_survivors(&state, region, 0.0);
                for (expected, mean) in expected.iter().zip(mean) {
                    assert!((expected - mean).abs() < 1e-4, "{bands:?} {fires}: {expected} is not {mean}");
                }
            }
        }
    }

    #[test]
    fn newcomers_cost_the_small_band_its_place() {
        let rules = IceAge::new(&Options { seats: 3, ..Options::default() }, &Content::standard()).unwrap();
        let (state, region) = crowd(&rules, [(1, 0), (2, 0), (0, 0)], 0, 0);
        assert_eq!(rules.expected_survivors(&state, region, 0.0)[..2], [1.0, 2.0]);
        assert_eq!(rules.expected_survivors(&state, region, 0.5)[..2], [0.5, 2.0]);
        assert_eq!(rules.expected_survivors(&state, region, 1.0)[..2], [0.0, 2.0]);
    }
}
