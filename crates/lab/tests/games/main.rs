//! Simulations, tournaments, tuning, puzzles and trials with the games of the boxes, in one program: each program of tests compiles all games.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod balance;
mod ladder;
mod puzzles;
mod trial;
