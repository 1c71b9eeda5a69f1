//! Simulations, tournaments, tuning and benchmarks, generic over the game.

pub mod bench;
pub mod ladder;
pub mod plot;
pub mod simulate;
pub mod statistics;
pub mod tune;
pub mod usage;

mod game;
