//! A progress bar for long work.

use std::{
    io::{self, IsTerminal},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Runs `work` while a bar on the terminal shows `done` of `total` units called `unit`. Sets `stop` when it ends.
pub(crate) fn with_bar<T>(
    done: &AtomicU64,
    stop: &AtomicBool,
    total: u64,
    unit: &str,
    work: impl FnOnce() -> T,
) -> T {
    with_counted_bar(done, stop, &AtomicU64::new(total), unit, work)
}

/// [`with_bar`] for work that finds out only when it has begun how many units there are.
pub(crate) fn with_counted_bar<T>(
    done: &AtomicU64,
    stop: &AtomicBool,
    total: &AtomicU64,
    unit: &str,
    work: impl FnOnce() -> T,
) -> T {
    thread::scope(|scope| {
        scope.spawn(|| draw(done, stop, total, unit));
        let outcome = work();
        stop.store(true, Ordering::Relaxed);
        outcome
    })
}

/// Redraws the bar until `stop`.
#[expect(clippy::expect_used, reason = "the template is a constant")]
fn draw(done: &AtomicU64, stop: &AtomicBool, total: &AtomicU64, unit: &str) {
    let target =
        if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}, {per_sec}, {eta} to go")
        .expect("the template of the bar is valid");
    let bar = ProgressBar::with_draw_target(Some(0), target).with_style(style);
    bar.set_message(unit.to_owned());
    while !stop.load(Ordering::Relaxed) {
        bar.set_length(total.load(Ordering::Relaxed));
        bar.set_position(done.load(Ordering::Relaxed));
        thread::sleep(Duration::from_millis(50));
    }
    bar.finish_and_clear();
}
