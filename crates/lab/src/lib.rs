//! Simulations, tournaments, tuning, benchmarks and trials of reviews, generic over the game.

pub mod balance;
pub mod bench;
pub mod calibration;
pub mod ladder;
pub mod plot;
pub mod puzzles;
pub mod simulate;
pub mod statistics;
pub mod trial;
pub mod tune;
pub mod usage;

mod fit;
mod game;
