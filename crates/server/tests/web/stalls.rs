//! How long something took, without the time in which the machine was busy with other things.

use std::{
    fs,
    time::{Duration, Instant},
};

/// Runs from its start. On a machine that does nothing else it is a clock; on a busy one it says less, but never more.
pub(crate) struct Stopwatch {
    begin: Instant,
    stalled: Duration,
}

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self { begin: Instant::now(), stalled: stalled() }
    }

    /// Fails if more time has passed.
    pub(crate) fn assert_within(&self, most: Duration, what: &str) {
        let (took, stalled) = (self.begin.elapsed(), stalled().saturating_sub(self.stalled));
        assert!(
            took < most + stalled,
            "{what}: after {took:?}, {stalled:?} of it without a processor or disk"
        );
    }
}

/// How long something has waited for a processor or a disk on this machine since it was started: as the kernel says of all processes or,
/// where it does not, of the threads of this one.
fn stalled() -> Duration {
    match (pressure("cpu"), pressure("io")) {
        (Some(processor), Some(disk)) => processor + disk,
        _ => run_delay(),
    }
}

fn pressure(of: &str) -> Option<Duration> {
    let text = fs::read_to_string(format!("/proc/pressure/{of}")).ok()?;
    let some = text.lines().find(|line| line.starts_with("some "))?;
    some.rsplit_once("total=")?.1.parse().ok().map(Duration::from_micros)
}

fn run_delay() -> Duration {
    let tasks = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let delay = |text: String| text.split_whitespace().nth(1)?.parse::<u64>().ok();
    let delays = tasks.filter_map(|task| delay(fs::read_to_string(task.path().join("schedstat")).ok()?));
    Duration::from_nanos(delays.sum())
}
