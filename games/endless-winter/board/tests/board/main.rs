//! The board of Endless Winter, looked at from every seat of many games.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop where something is wrong")]

mod conformance;
mod meals;
mod pictures;
mod secrets;
