//! The rules of Ice Age, one module for each part of the rulebook.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop where they fail")]

mod check;
mod clubs;
mod common;
mod conflicts;
mod conformance;
mod content;
mod cult;
mod dark_cards;
mod draws;
mod end;
mod flow;
mod glacier;
mod light_cards;
mod migration;
mod moves;
mod next_round;
mod notation;
mod overlays;
mod refusals;
mod scoring;
mod setup;
mod story;
mod substitution;
mod views;
mod words;
