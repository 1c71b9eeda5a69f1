//! Simulated players that use the pages of a running server.
//!
//! They send the same requests as a browser with script: forms to play, and a stream for the parts of the page that change. Used by the load test and the crash test.

mod browser;
mod process;
mod receiver;
mod screen;

pub use browser::{Browser, ClientError, Update, Updates, http_client};
pub use process::{RateLimits, ServerProcess, Surroundings};
pub use receiver::{Received, Receiver};
pub use screen::{Mismatch, Screen, Stage};
