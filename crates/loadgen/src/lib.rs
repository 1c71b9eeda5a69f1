//! Simulated people: browsers without a face that play on a real server.
//!
//! They use the pages as a browser with its script does: a form to play, a stream to hear that something happened, the new
//! `<main>` to see it. The load program and the crash test are made of them.

mod browser;
mod process;
mod screen;

pub use browser::{Browser, Steps, Trouble, connections};
pub use process::ServerProcess;
pub use screen::{Screen, Stage};
