//! The owners of tables.

use store::{Host, Occupant, Seating, StoreError};

use crate::{
    common::{TestDatabase, host, new_table, seat, summary},
    guest, id, load,
};

both![
    the_decisions_of_an_owner_are_kept,
    an_ended_table_is_in_no_public_list,
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

async fn unfinished_tables_are_counted_by_owner(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    let bots = vec![seat(0, Occupant::Bot), seat(1, Occupant::Bot)];
    let mixed = vec![seat(0, Occupant::Bot), seat(1, Occupant::Person(oona))];
    let over = store::Summary { over: true, ..summary(1) };
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
