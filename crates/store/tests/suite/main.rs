//! The contract of `Store`, tested on both databases.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this is a test")]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;
mod accounts;
mod backups;
mod boxes;
mod claims;
mod cluster;
mod commits;
mod examination;
mod friends;
mod hosts;
mod house;
mod lists;
mod log;
mod notices;
mod people;
mod puzzles;
mod results;
mod reviews;
mod revisions;

use std::sync::Arc;

use store::{ChatLine, NewPerson, PersonId, SeatChange, SeatRow, Store, StoreError, StoredTable, TableId};

pub(crate) fn id(text: &str) -> TableId {
    TableId(text.to_owned())
}

pub(crate) async fn load(store: &Arc<dyn Store>, table: &str) -> StoredTable {
    store.load(id(table)).await.unwrap().unwrap()
}

pub(crate) async fn guest(store: &Arc<dyn Store>, name: &str) -> PersonId {
    store.add_person(NewPerson { name: name.to_owned(), at: 1 }).await.unwrap().id
}

/// Replaces a seat, whoever occupies it.
pub(crate) async fn take_seat(store: &Arc<dyn Store>, table: &str, row: SeatRow) -> Result<(), StoreError> {
    let SeatRow { occupant, bot, .. } = load(store, table).await.row.seats[usize::from(row.seat)].clone();
    store.set_seats(id(table), vec![SeatChange { occupant, bot, row }], Vec::new(), None).await
}

pub(crate) fn ids(rows: &[store::TableRow]) -> Vec<&str> {
    rows.iter().map(|row| row.id.0.as_str()).collect()
}

pub(crate) fn line(person: PersonId, text: &str) -> ChatLine {
    ChatLine { person, name: "Oona".to_owned(), text: text.to_owned(), at: 7 }
}
