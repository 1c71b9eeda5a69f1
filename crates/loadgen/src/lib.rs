//! Simulated players that use the pages of a running server.
//!
//! They send the same requests as a browser with script: forms to play, a stream for notifications, and the new `<main>` after
//! each change. Used by the load test and the crash test.

mod browser;
mod process;
mod screen;

pub use browser::{Browser, ClientError, Steps, http_client};
pub use process::{ServerProcess, Surroundings};
pub use screen::{Screen, Stage};
