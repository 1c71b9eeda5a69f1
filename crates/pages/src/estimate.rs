//! Scores as one viewer can estimate them.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use table::{Rules, Seat, View, standings::Standings};

/// The score of a seat as one viewer can estimate it: a item over positions that are consistent with the viewer's
/// observation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean of the item.
    pub average: f32,
    /// The lowest score of the item.
    pub least: i32,
    /// The highest score of the item.
    pub most: i32,
}

/// The number of positions sampled for an [`Estimate`].
const SAMPLES: u64 = 8;

/// The estimate for each seat. It depends on `view` alone, so it cannot reveal anything hidden.
#[expect(clippy::expect_used, reason = "a game ranks every seat")]
pub(crate) fn estimate<R: Rules>(rules: &R, view: &View<R>) -> Vec<Estimate> {
    // Fixed seeds, so that the estimate changes only when the view does.
    let imagined: Vec<Standings> = (0..SAMPLES)
        .map(|number| {
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            rules.standings(&rules.imagine(&view.observation, view.viewer, &mut rng))
        })
        .collect();
    Seat::all(rules.seats())
        .map(|seat| {
            let scores =
                imagined.iter().map(|standings| standings.of(seat).expect("a line for every seat").score);
            Estimate {
                average: scores.clone().sum::<i32>() as f32 / SAMPLES as f32,
                least: scores.clone().min().expect("at least one item"),
                most: scores.max().expect("at least one item"),
            }
        })
        .collect()
}
