//! A server process and browsers for the tests.

mod browser;
mod page;
mod pointer;
mod server;

use std::time::Duration;

pub use browser::{Browser, Device};
pub use server::Server;

/// The longest wait for anything on a page. Turns a wait that would never end into a failure; far beyond what a busy machine
/// needs.
const PATIENCE: Duration = Duration::from_secs(300);
