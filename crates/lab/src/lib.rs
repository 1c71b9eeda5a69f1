//! Simulations, tournaments, tuning and benchmarks of any game, written once against the contract.

pub mod bench;
pub mod ladder;
pub mod plot;
pub mod simulate;
pub mod statistics;
pub mod tune;
pub mod usage;

mod game;
