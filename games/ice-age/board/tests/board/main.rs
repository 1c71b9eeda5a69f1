//! The board of Ice Age, looked at from every seat of many games.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop where something is wrong")]

mod conformance;
mod losses;
mod map;
mod secrets;
