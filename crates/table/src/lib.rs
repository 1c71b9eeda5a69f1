//! The contract every game on the Ochre table keeps, and what all games share.
//!
//! * [`Rules`] is the contract: decisions, chance, views, scores.
//! * [`sets`], [`counts`], [`pile`], [`stack`] are the plain data positions are made of.
//! * [`dealer`], [`record`], [`table`] play a game fairly, write it down, replay and verify it.
//! * [`any`] holds tables of any game behind one object-safe face.
//! * [`conformance`] proves that a game keeps the contract.
//!
//! This crate knows no game.

#![allow(
    clippy::expect_used,
    reason = "each message names the promise of the contract that a game has broken"
)]

pub mod any;
pub mod conformance;
pub mod content;
pub mod counts;
pub mod dealer;
pub mod faces;
pub mod journal;
pub mod odds;
pub mod options;
pub mod pile;
pub mod record;
pub mod refusal;
pub mod sets;
pub mod stack;
pub mod standings;
pub mod table;
pub mod text;

mod evaluation;
mod rules;
mod seat;
mod seat_set;
mod view;

pub use evaluation::Evaluation;
pub use rules::{Evaluate, Rules};
pub use seat::{ParseSeatError, Seat, Turn, Viewer};
pub use seat_set::SeatSet;
pub use view::View;
