//! Simulations and benchmarks of any game, written once against the contract.

pub mod bench;
pub mod simulate;
pub mod statistics;
