//! Proves that a board keeps its promises, by drawing random games and reading what was drawn.
//!
//! One line per property and game, for every seat count and every combination of options:
//!
//! ```ignore
//! conformance::spots::<IceAgeBoard>(&Plan::every()).unwrap();
//! ```
//!
//! Games are played to the end; the [`Plan`] says how many of their positions are drawn. Each failure names the options,
//! the seed and the decision, so that it can be repeated. What only one game promises (which cards are secret, what a
//! preview foretells) is tested in that game's folder, with the same [`Painter`] and [`random_game`].

mod elements;
mod gallery;
mod guide;
mod look;
mod messages;
mod paint;
mod rulebook;
mod spots;
mod walk;

pub use gallery::{faces, rules_named};
pub use guide::guide;
pub use look::{bystanders, focus, losses, markup, rounds, secrets, update, words};
pub use messages::messages;
pub use paint::{Painter, all_markup, all_words};
pub use rulebook::rulebook;
pub use spots::{Pointed, apart, spots, touches};
pub use walk::{Plan, full_scene, random_game};

/// A property of a board that does not hold, with what is needed to repeat it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The options of the game.
    pub options: String,
    /// The seed of the random game.
    pub seed: u64,
    /// Decisions before it showed.
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
