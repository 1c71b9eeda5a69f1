//! A pool of threads with read-only connections, so that queries do not block async tasks.

use std::{
    path::Path,
    sync::{Arc, Mutex},
};

use rusqlite::{Connection, OpenFlags, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::write::closed;
use crate::{StoreError, StoreFuture};

const THREADS: usize = 4;
const QUEUE: usize = 1024;

type Task = Box<dyn FnOnce(&mut Connection) + Send>;

/// A handle to the pool.
pub(super) struct Readers {
    tasks: Mutex<Option<mpsc::Sender<Task>>>,
    /// Every thread holds a sender. The channel closes when the last thread has closed its connection.
    alive: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl Readers {
    pub(super) fn start(path: &Path) -> Result<Readers, StoreError> {
        let (sender, tasks) = mpsc::channel::<Task>(QUEUE);
        let (living, alive) = mpsc::channel(1);
        let tasks = Arc::new(Mutex::new(tasks));
        for _ in 0..THREADS {
            let connection = super::connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
            let (tasks, living) = (Arc::clone(&tasks), living.clone());
            std::thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || {
                    run_queries(connection, &tasks);
                    drop(living);
                })
                .map_err(|error| StoreError::Database(format!("cannot start a thread: {error}")))?;
        }
        Ok(Readers { tasks: Some(sender).into(), alive: alive.into() })
    }

    /// Runs `query` on one of the threads, in a transaction, so that it reads one consistent state.
    pub(super) fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreFuture<'_, T> {
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            let task: Task = Box::new(move |connection| {
                let found = connection.transaction().and_then(|transaction| query(&transaction));
                // The receiver may have been dropped; a read has no effect that could be lost.
                let _ = answer.send(found);
            });
            let tasks = self.tasks.lock().map_err(|_| closed())?.clone().ok_or_else(closed)?;
            tasks.send(task).await.map_err(|_| closed())?;
            Ok(answered.await.map_err(|_| closed())??)
        })
    }

    /// Completes the queued queries and stops the threads.
    pub(super) async fn close(&self) {
        if let Ok(mut tasks) = self.tasks.lock() {
            tasks.take();
        }
        let _ = self.alive.lock().await.recv().await;
    }
}

fn run_queries(mut connection: Connection, tasks: &Mutex<mpsc::Receiver<Task>>) {
    loop {
        let task = match tasks.lock() {
            Ok(mut tasks) => tasks.blocking_recv(),
            Err(_) => return,
        };
        match task {
            Some(task) => task(&mut connection),
            None => return,
        }
    }
}
