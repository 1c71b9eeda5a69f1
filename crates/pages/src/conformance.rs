//! Checks a board by drawing the positions of random games and inspecting the result.
//!
//! One function per property, for every seat count and every combination of options:
//!
//! ```ignore
//! conformance::spots::<IceAgeBoard>(&Plan::every()).unwrap();
//! ```
//!
//! Games are played to the end; the [`Plan`] sets how many of their positions are drawn. Each [`Finding`] names the options,
//! the seed and the decision, so that it can be reproduced. Properties of one game (which cards are secret, what a preview
//! shows) are tested in that game's folder, with the same [`Renderer`] and [`random_game`].

mod beats;
mod elements;
mod gallery;
mod guide;
mod messages;
mod positions;
mod primer;
mod render;
mod rulebook;
mod spots;
mod views;

pub use beats::beats;
pub use gallery::{faces, rules_named};
pub use guide::guide;
pub use messages::messages;
pub use positions::{Plan, random_game, sample_view};
pub use primer::primer;
pub use render::{Renderer, all_markup, all_text};
pub use rulebook::rulebook;
pub use spots::{ActionKinds, blocked, distinct_spots, spots, touches};
pub use views::{bystanders, focus, losses, markup, rounds, secrets, update_size, words};

/// A property of a board that does not hold, with what is needed to reproduce it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The options of the game.
    pub options: String,
    /// The seed of the random game.
    pub seed: u64,
    /// The number of decisions before it was found.
    pub step: u32,
    /// What does not hold.
    pub what: String,
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} [options {}, seed {}, step {}]", self.what, self.options, self.seed, self.step)
    }
}

impl std::error::Error for Finding {}
