//! The first turns of a newcomer, explained.

use pages::Guide;

/// A game of three on a fixed seed.
pub(crate) const GUIDE: Guide = Guide {
    options: r#"{"seats":3}"#,
    seed: "0000000000000000000000000000000000000000000000000000000000000000",
    steps: &[],
};
