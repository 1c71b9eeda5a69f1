//! Somebody who follows the stream of the API from one process to the next: a spectator, or a seat.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use loadgen::Browser;
use memchr::memmem;
use reqwest::StatusCode;
use table::Viewer;

use crate::secrets::Overheard;

/// How long a stream may take to bring the end of a game.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a spectator waits before connecting again.
const PAUSE: Duration = Duration::from_millis(200);

/// What somebody has seen.
#[derive(Debug)]
struct Seen {
    /// The id of the last step.
    last: Option<u64>,
    connections: u64,
    /// What is not as it should be.
    problems: Vec<String>,
    overheard: Overheard,
}

impl Seen {
    fn by(viewer: Viewer) -> Self {
        Self { last: None, connections: 0, problems: Vec::new(), overheard: Overheard::by(viewer) }
    }

    /// Reads an event of the stream.
    fn event(&mut self, event: &str) {
        let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
        // Nothing in a stream says the seed, not even after the game.
        self.overheard.hear(event);
        // Only steps have ids.
        if let Some(id) = field("id: ").and_then(|id| id.parse().ok()) {
            self.step(id);
            if let Some(data) = field("data: ") {
                self.overheard.see(id, data);
            }
        }
    }

    /// Ids of steps follow each other. Nobody undoes anything here, which would skip some.
    fn step(&mut self, id: u64) {
        if let Some(last) = self.last
            && id != last + 1
        {
            let what = if id > last { "a gap" } else { "a repeated step" };
            self.problems.push(format!("{what}: step {id} after step {last}"));
        }
        self.last = Some(id);
    }
}

/// The result of watching one table.
pub(crate) struct Watched {
    /// How often the stream was opened again.
    pub(crate) resumed: u64,
    pub(crate) problems: Vec<String>,
    pub(crate) overheard: Overheard,
}

/// A spectator, or somebody who sits at the table. Watching ends with this value.
pub(crate) struct Spectator {
    seen: Arc<Mutex<Seen>>,
    task: tokio::task::JoinHandle<()>,
}

impl Spectator {
    /// Begins to watch with the eyes of a browser.
    pub(crate) fn watch(browser: &Browser, table: &str, viewer: Viewer) -> Spectator {
        let seen = Arc::new(Mutex::new(Seen::by(viewer)));
        let task = tokio::spawn(follow(browser.clone(), table.to_owned(), Arc::clone(&seen)));
        Spectator { seen, task }
    }

    /// Waits until the spectator has seen the last version, and ends watching.
    pub(crate) async fn end(self, version: u64) -> Watched {
        let begin = Instant::now();
        while lock(&self.seen).last.unwrap_or_default() < version && begin.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let viewer = lock(&self.seen).overheard.viewer();
        let mut seen = std::mem::replace(&mut *lock(&self.seen), Seen::by(viewer));
        if seen.last.unwrap_or_default() < version {
            seen.problems.push(format!("the stream ends at {:?}, the game at {version}", seen.last));
        }
        let Seen { connections, problems, overheard, .. } = seen;
        Watched { resumed: connections.saturating_sub(1), problems, overheard }
    }
}

impl Drop for Spectator {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn lock(seen: &Mutex<Seen>) -> std::sync::MutexGuard<'_, Seen> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Opens the stream again whenever it ends, after the last step that arrived.
async fn follow(browser: Browser, table: String, seen: Arc<Mutex<Seen>>) {
    loop {
        let last = lock(&seen).last;
        if let Ok(response) = browser.steps(&table, last).await {
            match response.status() {
                StatusCode::OK => read(response, &seen).await,
                // Faults, and a proxy without servers.
                status if status.is_server_error() => {}
                status => {
                    let mut seen = lock(&seen);
                    let last = seen.last;
                    seen.problems.push(format!("the stream answers {status} after step {last:?}"));
                }
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn read(mut response: reqwest::Response, seen: &Mutex<Seen>) {
    lock(seen).connections += 1;
    let mut bytes = Vec::new();
    while let Ok(Some(chunk)) = response.chunk().await {
        bytes.extend_from_slice(&chunk);
        while let Some(end) = memmem::find(&bytes, b"\n\n") {
            let event: Vec<u8> = bytes.drain(..end + 2).collect();
            lock(seen).event(&String::from_utf8_lossy(&event));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_repetitions_are_problems() {
        let mut seen = Seen::by(Viewer::Public);
        for id in [4, 5, 6] {
            seen.step(id);
        }
        assert!(seen.problems.is_empty());
        seen.step(8);
        seen.step(8);
        seen.step(9);
        assert_eq!(seen.problems, ["a gap: step 8 after step 6", "a repeated step: step 8 after step 8"]);
    }
}
