//! Endless Winter: rules, content, words.
//!
//! * [`icons`] is the icon page of the rulebook: the instruction set all faces are written in.
//! * [`content`] holds the faces, `tables` what the rules read of them.
//! * [`state`] is a position; [`board`] and [`megaliths`] are the geometry it stands on.
//! * `interpreter` carries benefits out; `turns`, `eclipse`, `preparation` and the four columns are the phases of a round.

pub mod action;
pub mod board;
pub mod cards;
pub mod content;
pub mod faces;
pub mod icons;
pub mod ids;
pub mod kind;
pub mod megaliths;
pub mod names;
pub mod note;
pub mod observation;
pub mod options;
pub mod outlook;
pub mod price;
pub mod refusal;
pub mod rivers;
pub mod state;
pub mod wide;

mod chance;
mod check;
mod decision;
mod develop;
mod eclipse;
mod engine;
mod evaluate;
mod game;
mod hunt;
mod idols;
mod imagine;
mod initiate;
mod interpreter;
mod ladder;
mod megalith_board;
mod migrate;
mod notation;
mod preparation;
mod render_text;
mod rules;
mod scoring;
mod setup;
mod skills;
mod tables;
mod turns;
mod weights;

pub use action::{Action, Outcome};
pub use game::EndlessWinter;
pub use note::Note;
pub use refusal::Refusal;
pub use state::State;
pub use weights::{IconWeights, Weights};
