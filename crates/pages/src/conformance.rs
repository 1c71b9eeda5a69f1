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
pub use table::conformance::Finding;
pub use walk::{Plan, full_scene, random_game};
