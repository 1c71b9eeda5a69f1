//! What the processes of one table hall say to each other, through NATS. The log in PostgreSQL stays the only authority: a
//! message that is lost costs time, never a move.

mod address;
mod bus;
mod connection;
pub mod jobs;

pub use bus::{Bus, Incoming};
pub use connection::{ClusterError, Connection};
