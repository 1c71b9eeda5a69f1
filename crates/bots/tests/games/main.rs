//! Bots at the games of the boxes, in one program: each program of tests compiles all games.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod advice;
mod common;
mod levels;
mod search;
