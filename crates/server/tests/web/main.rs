//! The server over HTTP: with a SQLite database, some suites also with PostgreSQL, and as two processes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

#[macro_use]
mod place;

mod account;
mod administration;
mod boxes;
mod clock;
mod cluster;
mod damage;
mod data;
mod database;
mod document;
mod every_value;
mod finished;
mod following;
mod friends;
mod guard;
mod house;
mod kit;
mod language;
mod mail;
mod notices;
mod opening;
mod outages;
mod owner;
mod pages;
mod passkeys;
mod people;
mod play;
mod preferences;
mod puzzles;
mod ratings;
mod recovery;
mod restart;
mod review;
mod rivals;
mod seats;
mod secrets;
mod silence;
mod smtp;
mod storm;
mod stream;
mod taken_back;
mod unwanted;
mod updates;
mod workers;
