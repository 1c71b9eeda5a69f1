//! Simulated players that use the pages of a running server, and the processes under test.
//!
//! Players send the same requests as a browser with script: forms to play, and a stream for the parts of the page that change.
//! Used by the load test, the crash test and the chaos test; `cargo xtask cluster` uses the processes alone.

mod browser;
mod cluster;
mod process;
mod receiver;
mod screen;
mod services;

pub use browser::{Browser, ClientError, Update, Updates, http_client};
pub use cluster::{Cluster, ClusterPlan};
pub use process::{Pace, RateLimits, ServerProcess, Surroundings, WorkerProcess, cpu_time};
pub use receiver::{Received, Receiver};
pub use screen::{Mismatch, Screen, Stage};
pub use services::{Balancer, Nats, free_port};
