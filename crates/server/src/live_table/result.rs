//! The result of a table that is over, once it is recorded and rated.

use std::sync::{Arc, PoisonError, atomic::Ordering};

use store::TableResult;

use super::{LiveTable, Stage};

impl LiveTable {
    /// Whether the game is over and nobody has begun to record its result. The caller does so now.
    pub(crate) fn begin_result(&self) -> bool {
        self.snapshot().stage() == Stage::Over && !self.result_begun.swap(true, Ordering::Relaxed)
    }

    /// The result, if it is recorded.
    pub(crate) fn result(&self) -> Option<Arc<TableResult>> {
        self.result.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Keeps a recorded result with the table.
    pub(crate) fn keep_result(&self, result: TableResult) {
        self.result_begun.store(true, Ordering::Relaxed);
        *self.result.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(result));
    }
}
