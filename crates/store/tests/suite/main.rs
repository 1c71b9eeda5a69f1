//! The contract of `Store`, tested on both databases.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this is a test")]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;
mod hosts;
mod lists;
mod log;
mod people;

use std::sync::Arc;

use store::{ChatLine, NewPerson, PersonId, Store, StoredTable, TableId};

pub(crate) fn id(text: &str) -> TableId {
    TableId(text.to_owned())
}

pub(crate) async fn load(store: &Arc<dyn Store>, table: &str) -> StoredTable {
    store.load(id(table)).await.unwrap().unwrap()
}

pub(crate) async fn guest(store: &Arc<dyn Store>, name: &str) -> PersonId {
    store.add_person(NewPerson { name: name.to_owned(), at: 1 }).await.unwrap().id
}

pub(crate) fn ids(rows: &[store::TableRow]) -> Vec<&str> {
    rows.iter().map(|row| row.id.0.as_str()).collect()
}

pub(crate) fn line(person: PersonId, text: &str) -> ChatLine {
    ChatLine { person, name: "Oona".to_owned(), text: text.to_owned(), at: 7 }
}
