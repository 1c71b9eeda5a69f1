//! The `ochre` program, run as a process: one module for each command.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop where they fail")]

mod admin;
mod api;
mod backup;
mod balance;
mod cluster;
mod common;
mod dashboard;
mod delivery;
mod documents;
mod engine;
mod ladder;
mod languages;
mod play;
#[path = "../players/mod.rs"]
mod players;
mod positions;
mod ratings;
mod records;
mod references;
mod review;
mod saves;
mod secrets;
mod serve;
mod sim;
mod transfer;
mod worker;
