//! Rise of Tribes, base and advanced game.
//!
//! A turn is five steps (`turn.rs`): village points, the roll, two actions with dice pushed through four queues (`dice.rs`,
//! `grow.rs`, `movement.rs`, `gather.rs`, `lead.rs`), conflicts (`conflict.rs`), villages and goals (`villages.rs`,
//! `goals.rs`). Events (`events/`), chief powers (`powers/`) and special terrain (`terrain.rs`) are content plus one small
//! effect each. Whatever must be decided waits as a [`frame::Frame`] on a stack inside the [`state::State`].
//!
//! Nothing is hidden from anybody but the order of the goal decks and of the event deck, and that order is nowhere in the
//! position: chance names each card when it is turned up.

pub mod action;
pub mod board;
pub mod content;
pub mod dice;
pub mod field;
pub mod frame;
pub mod goods;
pub mod ids;
pub mod kind;
pub mod observation;
pub mod options;
pub mod outlook;
pub mod refusal;
pub mod state;
pub mod words;

mod check;
mod conflict;
mod engine;
mod evaluate;
mod events;
mod faces;
mod game;
mod gather;
mod goals;
mod grow;
mod lead;
mod movement;
mod notation;
mod note;
mod offers;
mod powers;
mod render_text;
mod rules;
mod setup;
mod standings;
mod terrain;
mod turn;
mod upkeep;
mod villages;
mod weights;

pub use action::{Action, Outcome};
pub use content::Content;
pub use game::{RiseOfTribes, TURN_CAP_PER_SEAT};
pub use note::Note;
pub use observation::Observation;
pub use options::{GatherShape, Options};
pub use refusal::Refusal;
pub use state::State;
pub use weights::Weights;
