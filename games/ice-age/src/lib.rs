//! Ice Age (Eiszeit, Mammoth Hunters): 3 to 5 seats, four rounds, one map that freezes over.
//!
//! Files follow the rulebook: `setup`, `migration` with `performers`, `perform` and `hand`, `conflicts`, `scoring`, `glacier`.
//! Each holds the types of its steps (see `decision`). The rule index is `docs/rules/ice-age.md`; comments cite its IDs.

pub mod kind;

mod action;
mod board;
mod card;
mod check;
mod conflicts;
mod content;
mod decision;
mod evaluate;
mod faces;
mod game;
mod glacier;
mod hand;
mod migration;
mod notation;
mod note;
mod observation;
mod options;
mod outlook;
mod perform;
mod performers;
mod piles;
mod refusal;
mod render_text;
mod rules;
mod scoring;
mod setup;
mod state;
mod strategies;
mod subjects;
mod weights;
mod words;

pub use action::{Action, Outcome, Piece};
pub use board::{Map, Region, Terrain};
pub use card::{Card, Colour, Effect, Where, Who};
pub use content::{CardFace, Content, MapFace, Setup};
pub use decision::{Area, Stage};
pub use game::IceAge;
pub use note::{Crowd, Note};
pub use observation::{DeckObservation, Observation, PlayerObservation, RegionObservation};
pub use options::Options;
pub use refusal::Refusal;
pub use scoring::Decider;
pub use state::{Arms, Band, BandTooLarge, Board, Landed, Player, SEATS, State, Step, Task};
pub use weights::{CardWeights, Weights};
pub use words::{card_name, colour_name, effect_in_words};
