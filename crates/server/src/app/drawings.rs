//! Drawings for streams: off the async threads, few at a time, first for those who must act.

use std::num::NonZero;

use tokio::sync::{Semaphore, SemaphorePermit};

use super::App;
use crate::errors::Error;

/// The threads that may draw for streams at the same time.
pub(super) struct Drawings {
    threads: Semaphore,
    /// As many pages of people who watch as there are threads wait together with those of people who must act.
    watchers: Semaphore,
}

impl Drawings {
    pub(super) fn new() -> Self {
        // Requests are answered by other threads, which the system lets run beside these. One more than there are cores: a drawing
        // that is finished waits until the stream has taken it.
        let threads = std::thread::available_parallelism().map_or(1, NonZero::get) + 1;
        Self { threads: Semaphore::new(threads), watchers: Semaphore::new(threads) }
    }
}

/// A turn to draw.
pub(crate) struct DrawingTurn<'a> {
    _watcher: Option<SemaphorePermit<'a>>,
    _thread: SemaphorePermit<'a>,
}

impl App {
    /// Waits for a turn to draw a page whose reader watches. If `acts` becomes ready, the reader must act and waits no longer
    /// than others who do.
    pub(crate) async fn drawing_turn(
        &self,
        acts: impl Future<Output = ()>,
    ) -> Result<DrawingTurn<'_>, Error> {
        let watcher = tokio::select! {
            biased;
            () = acts => None,
            watcher = self.drawings.watchers.acquire() => Some(watcher.map_err(|_| Error::ShuttingDown)?),
        };
        let thread = self.drawings.threads.acquire().await.map_err(|_| Error::ShuttingDown)?;
        Ok(DrawingTurn { _watcher: watcher, _thread: thread })
    }

    /// Draws on a blocking thread.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        _turn: DrawingTurn<'_>,
        drawing: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let done = tokio::task::spawn_blocking(drawing).await;
        done.map_err(|error| Error::internal("a drawing panicked", &error))
    }
}
