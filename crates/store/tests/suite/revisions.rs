//! Revisions: every change of a table is made to the state its writer knows.

use store::{Append, HouseChange, Occupant, SeatChange, SeatRow, StoreError, TableChanges};

use crate::{
    common::{TestDatabase, event, host, new_table, one_more, seat},
    guest, id, line, load,
};

everywhere![
    every_change_raises_the_revision_by_one,
    a_writer_who_knows_an_older_revision_changes_nothing,
    of_two_writers_who_know_the_same_revision_one_succeeds,
    a_reader_gets_what_it_has_missed,
    tables_that_show_a_person_are_raised_with_the_person,
];

fn open_seat_taken_by_a_bot() -> SeatChange {
    let row = SeatRow { occupant: Occupant::Bot, bot: Some("random".to_owned()), ..seat(1, Occupant::Open) };
    SeatChange { occupant: Occupant::Open, bot: None, row }
}

async fn every_change_raises_the_revision_by_one(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("cave", 1)).await.unwrap();
    let mut known = load(&store, "cave").await.revision;
    store.append(Append { known: Some(known), ..one_more("cave", 1) }).await.unwrap();
    known += 1;
    store.set_seats(id("cave"), vec![open_seat_taken_by_a_bot()], Vec::new(), Some(known)).await.unwrap();
    known += 1;
    store.set_host(id("cave"), host(Some(oona)), Some(known)).await.unwrap();
    known += 1;
    store.post_chat(id("cave"), line(oona, "hello"), Vec::new(), Some(known)).await.unwrap();
    known += 1;
    let remove = HouseChange::RemoveLine { table: id("cave"), line: 1 };
    store.change_house(remove, store::AuditActor::Command, 1).await.unwrap();
    known += 1;
    let close = HouseChange::CloseTable { table: id("cave"), shown: "{}".to_owned() };
    store.change_house(close, store::AuditActor::Command, 1).await.unwrap();
    known += 1;
    assert_eq!(load(&store, "cave").await.revision, known);
    store.create(new_table("hill", 0)).await.unwrap();
    let mut found = store.revisions(vec![id("cave"), id("nowhere"), id("hill")]).await.unwrap();
    found.sort();
    assert_eq!(found, [(id("cave"), known), (id("hill"), load(&store, "hill").await.revision)]);
}

async fn a_writer_who_knows_an_older_revision_changes_nothing(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("cave", 1)).await.unwrap();
    let old = Some(load(&store, "cave").await.revision);
    store.post_chat(id("cave"), line(oona, "first"), Vec::new(), old).await.unwrap();
    let before = load(&store, "cave").await;
    let lines = store.chat(id("cave"), 10).await.unwrap();
    for refused in [
        store.append(Append { known: old, ..one_more("cave", 1) }).await,
        store.set_seats(id("cave"), vec![open_seat_taken_by_a_bot()], Vec::new(), old).await,
        store.set_seats(id("cave"), Vec::new(), Vec::new(), old).await,
        store.set_host(id("cave"), host(Some(oona)), old).await,
        store.post_chat(id("cave"), line(oona, "second"), Vec::new(), old).await.map(drop),
    ] {
        assert!(matches!(refused, Err(StoreError::TableChanged(_))), "{refused:?}");
    }
    assert_eq!(load(&store, "cave").await, before);
    assert_eq!(store.chat(id("cave"), 10).await.unwrap(), lines);
    // The log says more than the revision.
    let taken = store.append(Append { known: old, ..one_more("cave", 0) }).await;
    assert!(matches!(taken, Err(StoreError::SequenceTaken { .. })), "{taken:?}");
}

async fn of_two_writers_who_know_the_same_revision_one_succeeds(database: TestDatabase) {
    let (one, other) = (database.open().await, database.open().await);
    let oona = guest(&one, "Oona").await;
    one.create(new_table("cave", 0)).await.unwrap();
    for round in 0..20 {
        let known = Some(load(&one, "cave").await.revision);
        let (played, said) = tokio::join!(
            one.append(Append { known, ..one_more("cave", load(&one, "cave").await.events.len() as u64) }),
            other.post_chat(id("cave"), line(oona, &round.to_string()), Vec::new(), known),
        );
        assert_ne!(played.is_ok(), said.is_ok(), "{played:?} {said:?}");
        assert_eq!(Some(load(&one, "cave").await.revision), known.map(|known| known + 1));
    }
}

async fn a_reader_gets_what_it_has_missed(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("cave", 2)).await.unwrap();
    for number in 2..5 {
        store.append(one_more("cave", number)).await.unwrap();
    }
    for text in ["one", "two", "three"] {
        store.post_chat(id("cave"), line(oona, text), Vec::new(), None).await.unwrap();
    }
    let table = load(&store, "cave").await;
    let found = store.changes(id("cave"), 3, 2).await.unwrap().unwrap();
    let expected = TableChanges {
        revision: table.revision,
        events: vec![event(3), event(4)],
        seats: table.row.seats,
        host: table.host,
        chat: vec![(2, line(oona, "two")), (3, line(oona, "three"))],
        clock: None,
        over: false,
    };
    assert_eq!(found, expected);
    assert_eq!(store.changes(id("cave"), 5, 0).await.unwrap().unwrap().events, []);
    assert_eq!(store.changes(id("nowhere"), 0, 9).await.unwrap(), None);
}

async fn tables_that_show_a_person_are_raised_with_the_person(database: TestDatabase) {
    let store = database.open().await;
    let (visitor, account) = (guest(&store, "Visitor").await, guest(&store, "Oona").await);
    for table in ["opened", "spoken", "other"] {
        store.create(new_table(table, 1)).await.unwrap();
    }
    store.set_host(id("opened"), host(Some(visitor)), None).await.unwrap();
    store.post_chat(id("spoken"), line(visitor, "hello"), Vec::new(), None).await.unwrap();
    let mut before = Vec::new();
    for table in ["opened", "spoken", "other"] {
        before.push(load(&store, table).await.revision);
    }
    store.merge_people(visitor, account).await.unwrap();
    for (table, before) in ["opened", "spoken", "other"].into_iter().zip(before) {
        let raised = load(&store, table).await.revision - before;
        assert_eq!(raised, u64::from(table != "other"), "{table}");
    }
}
