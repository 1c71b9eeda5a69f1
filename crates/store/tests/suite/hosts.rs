//! The owners of tables.

use store::{Host, Occupant, Seating, StoreError, Summary};

use crate::{
    common::{TestDatabase, host, new_table, seat, summary},
    guest, id, load,
};

everywhere![
    the_decisions_of_an_owner_are_kept,
    an_ended_table_is_in_no_public_list,
    a_table_ends_with_its_summary_or_not_at_all,
    unfinished_tables_are_counted_by_owner,
    a_probe_writes,
];

async fn the_decisions_of_an_owner_are_kept(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(store::NewTable { host: host(Some(oona)), ..new_table("cave", 1) }).await.unwrap();
    assert_eq!(load(&store, "cave").await.host, host(Some(oona)));
    let closed = Host { invitation: "other".to_owned(), seating: Seating::Invited, ..host(Some(oona)) };
    store.set_host(id("cave"), closed.clone(), None).await.unwrap();
    assert_eq!(load(&store, "cave").await.host, closed);
    let error = store.set_host(id("nowhere"), closed, None).await.unwrap_err();
    assert!(matches!(error, StoreError::TableNotFound(_)), "{error}");
}

async fn an_ended_table_is_in_no_public_list(database: TestDatabase) {
    let store = database.open().await;
    for table in ["cave", "hut"] {
        store.create(new_table(table, 1)).await.unwrap();
    }
    store.set_host(id("cave"), Host { ended: true, ..host(None) }, None).await.unwrap();
    assert_eq!(crate::ids(&store.public_tables(9, None).await.unwrap()), ["hut"]);
    assert!(load(&store, "cave").await.host.ended);
}

async fn a_table_ends_with_its_summary_or_not_at_all(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 1)).await.unwrap();
    let before = load(&store, "cave").await;
    let ended = Host { ended: true, ..host(None) };
    let over = Summary { over: true, turn: None, shown: "over".to_owned(), ..summary(1) };
    let end = async |known: u64| store.end_table(id("cave"), ended.clone(), over.clone(), Some(known)).await;
    let error = end(before.revision + 1).await.unwrap_err();
    assert!(matches!(error, StoreError::TableChanged(_)), "{error}");
    let now = load(&store, "cave").await;
    assert!(!now.host.ended && now.row.summary == before.row.summary, "{now:?}");
    end(before.revision).await.unwrap();
    let now = load(&store, "cave").await;
    assert!(now.host.ended);
    assert_eq!((now.revision, now.row.summary), (before.revision + 1, over));
    assert!(matches!(
        store.end_table(id("nowhere"), host(None), summary(1), None).await,
        Err(StoreError::TableNotFound(_))
    ));
}

async fn unfinished_tables_are_counted_by_owner(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    let bots = vec![seat(0, Occupant::Bot), seat(1, Occupant::Bot)];
    let mixed = vec![seat(0, Occupant::Bot), seat(1, Occupant::Person(oona))];
    let over = Summary { over: true, ..summary(1) };
    for (table, owner, seats, summary) in [
        ("a", oona, &bots, summary(1)),
        ("b", oona, &bots, over.clone()),
        ("c", oona, &mixed, summary(1)),
        ("d", brak, &bots, summary(1)),
    ] {
        let host = host(Some(owner));
        let new = store::NewTable { seats: seats.clone(), summary, host, ..new_table(table, 1) };
        store.create(new).await.unwrap();
    }
    assert_eq!(store.open_tables_of(oona).await.unwrap(), (2, 1));
    assert_eq!(store.open_tables_of(brak).await.unwrap(), (1, 1));
    assert_eq!(store.open_tables_of(guest(&store, "Nobody").await).await.unwrap(), (0, 0));
}

async fn a_probe_writes(database: TestDatabase) {
    let store = database.open().await;
    store.probe(7).await.unwrap();
    // Whatever keeps the database from writing is reported.
    database.execute("DROP TABLE health").await;
    assert!(matches!(store.probe(8).await, Err(StoreError::Database(_))));
    store.ping().await.unwrap();
}
