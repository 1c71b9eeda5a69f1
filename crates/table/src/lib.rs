#![doc = include_str!("../README.md")]
//! ## Modules
//!
//! * [`Rules`] is the contract; [`Evaluate`] adds what bots need.
//! * [`sets`], [`counts`], [`pile`], [`stack`] are the plain data positions are made of.
//! * [`journal`], [`standings`], [`text`], [`refusal`] are what a game reports: notes, scores, messages, refusals.
//! * [`options`], [`content`], [`faces`] describe what can be chosen before a game and what is printed in its box.
//! * [`dealer`], [`entropy`], [`record`], [`table`] deal fairly, write a game down, replay and verify it.
//! * [`any`] is the object-safe interface.
//! * With the feature `conformance`: `conformance` and `scenario` test games.

#![allow(
    clippy::expect_used,
    reason = "each message names the promise of the contract that a game has broken"
)]

pub mod any;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod content;
pub mod counts;
pub mod dealer;
pub mod entropy;
pub mod faces;
pub mod journal;
pub mod odds;
pub mod options;
pub mod pile;
pub mod record;
pub mod refusal;
#[cfg(feature = "conformance")]
pub mod scenario;
pub mod sets;
pub mod stack;
pub mod standings;
pub mod table;
pub mod text;

mod calibration;
mod evaluation;
mod rules;
mod seat;
mod seat_set;
mod subject;
mod theme;
mod view;

pub use calibration::Calibration;
pub use evaluation::{Evaluation, Term, Terms};
pub use rules::{Evaluate, NoWeights, Rules};
pub use seat::{ParseSeatError, Seat, Turn, Viewer};
pub use seat_set::SeatSet;
pub use subject::{Manner, NamedSubject, Occurrence, Strategy, Subject};
pub use theme::Theme;
pub use view::View;
