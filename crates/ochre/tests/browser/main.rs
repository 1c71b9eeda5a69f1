//! Whole games in a real browser, as people play them.
//!
//! Each test starts the program itself, on a port and a file of its own, and drives headless Chromium by its WebDriver
//! (`cargo xtask test` installs both).

#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a page that is not as expected should stop the test and say so"
)]

mod accessibility;
mod games;
mod hands;
mod kit;
mod people;
mod screens;
mod tables;
mod ways;
