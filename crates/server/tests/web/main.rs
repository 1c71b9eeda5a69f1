//! The server over HTTP, with a SQLite database.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod account;
mod clock;
mod damage;
mod document;
mod finished;
mod guard;
mod kit;
mod opening;
mod pages;
mod play;
mod restart;
mod seats;
mod secrets;
mod stream;
