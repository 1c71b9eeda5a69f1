//! Replays of logs: off the async threads, few at a time, in the order of requests.

use std::num::NonZero;

use tokio::sync::Semaphore;

use super::App;
use crate::errors::Error;

/// The threads that may replay logs at the same time: half of the cores, so that a client who reads long logs delays nobody
/// who plays.
pub(super) fn threads() -> Semaphore {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    Semaphore::new((cores / 2).max(1))
}

impl App {
    /// Runs a part of a replay on a blocking thread. Keep the parts short: others wait for their turn.
    pub(crate) async fn replay<T: Send + 'static>(
        &self,
        part: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _turn = self.replays.acquire().await.map_err(|_| Error::ShuttingDown)?;
        let done = tokio::task::spawn_blocking(part).await;
        done.map_err(|error| Error::internal("a replay panicked", &error))
    }
}
