//! One process uses a SQLite file.

use std::time::Duration;

use super::SqliteStore;
use crate::{ClusterStore, Member, PeopleChanges, StoreError, StoreFuture};

fn refused<T: Send + 'static>() -> StoreFuture<'static, T> {
    Box::pin(async { Err(StoreError::NotShared) })
}

impl ClusterStore for SqliteStore {
    fn hall(&self) -> StoreFuture<'_, String> {
        refused()
    }

    fn beat(&self, _: Member, _: Duration) -> StoreFuture<'_, Vec<Member>> {
        refused()
    }

    fn hold(&self, _: String, _: Vec<u16>, _: Duration) -> StoreFuture<'_, Vec<u16>> {
        refused()
    }

    fn leave(&self, _: String) -> StoreFuture<'_, ()> {
        refused()
    }

    fn people_changes(&self) -> StoreFuture<'_, PeopleChanges> {
        refused()
    }
}
