//! A bar that moves while something long is done.

use std::{
    io::{self, IsTerminal},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Does something long while a bar on the terminal shows how much of it is done: `done` of `total` things called `what`.
pub(crate) fn watched<T>(
    done: &AtomicU64,
    stop: &AtomicBool,
    total: u64,
    what: &str,
    deed: impl FnOnce() -> T,
) -> T {
    thread::scope(|scope| {
        let watcher = scope.spawn(|| watch(done, stop, total, what));
        let outcome = deed();
        stop.store(true, Ordering::Relaxed);
        let _ = watcher.join();
        outcome
    })
}

/// Moves a bar on the terminal until `stop`.
fn watch(done: &AtomicU64, stop: &AtomicBool, total: u64, what: &str) {
    let target =
        if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(total), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}, {per_sec}, {eta} to go") {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    while !stop.load(Ordering::Relaxed) {
        bar.set_position(done.load(Ordering::Relaxed));
        thread::sleep(Duration::from_millis(50));
    }
    bar.finish_and_clear();
}
