//! Messages and jobs over a real NATS server.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod jobs;
mod servers;
