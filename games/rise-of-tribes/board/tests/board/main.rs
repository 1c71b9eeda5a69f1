//! The board of Rise of Tribes, seen from every seat of many games.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop where something is wrong")]

mod conformance;
mod losses;
mod powers;
mod previews;
mod secrets;
