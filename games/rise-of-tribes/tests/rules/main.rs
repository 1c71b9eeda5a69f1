//! The rules of Rise of Tribes, one module for each part of the rulebook.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop where they fail")]

mod cards;
mod common;
mod conflict;
mod conformance;
mod content;
mod dice;
mod elders;
mod endings;
mod events;
mod every_refusal;
mod gather;
mod goals;
mod grow;
mod lead;
mod movement;
mod objects;
mod overlays;
mod powers;
mod refusals;
mod setup;
mod story;
mod terrain;
mod turn;
mod views;
mod villages;
mod words;
