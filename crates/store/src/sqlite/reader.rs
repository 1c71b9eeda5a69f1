//! A few threads with read-only connections, so that no question blocks the threads that serve people.

use std::{
    path::Path,
    sync::{Arc, Mutex},
};

use rusqlite::{Connection, OpenFlags, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::write::closed;
use crate::{Answer, StoreError};

const THREADS: usize = 4;
const QUEUE: usize = 1024;

type Task = Box<dyn FnOnce(&mut Connection) + Send>;

/// The threads, seen from outside.
pub(super) struct Readers {
    tasks: Mutex<Option<mpsc::Sender<Task>>>,
    /// Every thread holds a sender; it ends when the last of them has closed its connection.
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
                    answer_all(connection, &tasks);
                    drop(living);
                })
                .map_err(|error| StoreError::Database(format!("cannot start a thread: {error}")))?;
        }
        Ok(Readers { tasks: Some(sender).into(), alive: alive.into() })
    }

    /// Runs a question on one of the threads; all it asks is of one moment.
    pub(super) fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            let task: Task = Box::new(move |connection| {
                let found = connection.transaction().and_then(|moment| question(&moment));
                // Nobody waits any more? Then nobody minds.
                let _ = answer.send(found);
            });
            let tasks = self.tasks.lock().map_err(|_| closed())?.clone().ok_or_else(closed)?;
            tasks.send(task).await.map_err(|_| closed())?;
            Ok(answered.await.map_err(|_| closed())??)
        })
    }

    /// Answers what was asked, and ends.
    pub(super) async fn close(&self) {
        if let Ok(mut tasks) = self.tasks.lock() {
            tasks.take();
        }
        let _ = self.alive.lock().await.recv().await;
    }
}

fn answer_all(mut connection: Connection, tasks: &Mutex<mpsc::Receiver<Task>>) {
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
