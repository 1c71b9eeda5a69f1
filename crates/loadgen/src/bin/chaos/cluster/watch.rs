//! A spectator of a table, who follows the stream of the API from one process to the next.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use reqwest::{Client, StatusCode};

/// How long a stream may take to bring the end of a game.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a spectator waits before connecting again.
const PAUSE: Duration = Duration::from_millis(200);

/// What a spectator has seen.
#[derive(Debug, Default)]
struct Seen {
    /// The id of the last step.
    last: Option<u64>,
    connections: u64,
    /// What is not as it should be.
    problems: Vec<String>,
}

impl Seen {
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
}

/// A spectator. Watching ends with this value.
pub(crate) struct Spectator {
    seen: Arc<Mutex<Seen>>,
    task: tokio::task::JoinHandle<()>,
}

impl Spectator {
    /// Begins to watch.
    pub(crate) fn watch(http: &Client, base: &str, table: &str) -> Spectator {
        let seen = Arc::new(Mutex::new(Seen::default()));
        let url = format!("{base}/api/v1/tables/{table}/stream");
        let task = tokio::spawn(follow(http.clone(), url, Arc::clone(&seen)));
        Spectator { seen, task }
    }

    /// Waits until the spectator has seen the last version, and ends watching.
    pub(crate) async fn end(self, version: u64) -> Watched {
        let begin = Instant::now();
        while lock(&self.seen).last.unwrap_or_default() < version && begin.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut seen = std::mem::take(&mut *lock(&self.seen));
        if seen.last.unwrap_or_default() < version {
            seen.problems.push(format!("the stream ends at {:?}, the game at {version}", seen.last));
        }
        Watched { resumed: seen.connections.saturating_sub(1), problems: seen.problems }
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
async fn follow(http: Client, url: String, seen: Arc<Mutex<Seen>>) {
    loop {
        let mut request = http.get(&url);
        if let Some(last) = lock(&seen).last {
            request = request.header("last-event-id", last.to_string());
        }
        if let Ok(response) = request.send().await {
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
    let mut text = String::new();
    while let Ok(Some(chunk)) = response.chunk().await {
        text.push_str(&String::from_utf8_lossy(&chunk));
        while let Some(end) = text.find("\n\n") {
            let event: String = text.drain(..end + 2).collect();
            let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
            // Only steps have ids.
            if let Some(id) = field("id: ").and_then(|id| id.parse().ok()) {
                lock(seen).step(id);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_repetitions_are_problems() {
        let mut seen = Seen::default();
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
