//! The whole server, over real connections and a real database.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may fail loudly")]

mod account;
mod after;
mod clock;
mod document;
mod guard;
mod house;
mod pages;
mod play;
mod restart;
mod seats;
mod secrets;
mod stream;
