//! Whole games in a real browser.
//!
//! Each test starts the server on a port and a database of its own, and drives headless Chromium through WebDriver.
//! `cargo xtask test` installs both.

#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "an unexpected page fails the test"
)]

mod accessibility;
mod accounts;
mod boxes;
mod cluster;
mod contributions;
mod experience;
mod faces;
mod film;
mod games;
mod hands;
mod house;
mod kit;
mod notices;
mod people;
#[path = "../players/mod.rs"]
mod players;
mod puzzles;
mod ratings;
mod replay;
mod review;
mod screens;
mod small_screen;
mod tables;
mod ways;
