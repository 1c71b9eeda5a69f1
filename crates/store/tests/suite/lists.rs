//! Lists of tables.

use store::{Append, Occupant, PersonId, Summary};

use crate::{
    common::{TestDatabase, new_table, one_more, seat, summary},
    guest, id, ids, load, take_seat,
};

everywhere![
    public_tables_are_paged_with_the_latest_first,
    pages_lose_nothing_when_tables_change_in_the_same_millisecond,
    tables_of_a_person_are_those_with_a_seat,
    paced_tables_are_those_with_a_time_limit_that_are_not_over,
    abandoned_tables_are_those_where_a_person_must_act_without_a_time_limit,
    tables_awaiting_bots_are_found_until_the_bot_has_acted,
];

async fn public_tables_are_paged_with_the_latest_first(database: TestDatabase) {
    let store = database.open().await;
    for number in 0..7 {
        let mut new = new_table(&format!("t{number}"), 0);
        new.public = number != 3;
        new.at = 100 + number;
        store.create(new).await.unwrap();
    }
    store.append(one_more("t1", 0)).await.unwrap();
    let first = store.public_tables(3, None).await.unwrap();
    assert_eq!(ids(&first), ["t1", "t6", "t5"]);
    assert_eq!(first[0].seats, [seat(0, Occupant::Bot), seat(1, Occupant::Open)]);
    let second = store.public_tables(3, Some(first[2].changed)).await.unwrap();
    assert_eq!(ids(&second), ["t4", "t2", "t0"]);
    assert!(store.public_tables(3, Some(second[2].changed)).await.unwrap().is_empty());
    assert!(store.public_tables(0, None).await.unwrap().is_empty());
}

async fn pages_lose_nothing_when_tables_change_in_the_same_millisecond(database: TestDatabase) {
    let store = database.open().await;
    for (name, at) in [("a", 1), ("b", 2), ("c", 2), ("d", 2), ("e", 3)] {
        let mut new = new_table(name, 0);
        new.at = at;
        store.create(new).await.unwrap();
    }
    let first = store.public_tables(2, None).await.unwrap();
    assert_eq!(ids(&first), ["e", "d", "c", "b"]);
    assert_eq!(ids(&store.public_tables(2, Some(2)).await.unwrap()), ["a"]);
}

async fn tables_of_a_person_are_those_with_a_seat(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    for (number, name) in (0..).zip(["a", "b", "c", "d"]) {
        let mut new = new_table(name, 0);
        new.at = number;
        new.public = false;
        store.create(new).await.unwrap();
    }
    for (table, number, person) in
        [("a", 0, oona), ("a", 1, oona), ("b", 1, brak), ("c", 0, oona), ("c", 1, brak)]
    {
        take_seat(&store, table, seat(number, Occupant::Person(person))).await.unwrap();
    }
    let rows = store.tables_of(oona, 10).await.unwrap();
    assert_eq!(ids(&rows), ["c", "a"]);
    assert_eq!(rows[0].seats, [seat(0, Occupant::Person(oona)), seat(1, Occupant::Person(brak))]);
    assert_eq!(ids(&store.tables_of(oona, 1).await.unwrap()), ["c"]);
    assert!(store.tables_of(PersonId(-4), 10).await.unwrap().is_empty());
}

async fn paced_tables_are_those_with_a_time_limit_that_are_not_over(database: TestDatabase) {
    let store = database.open().await;
    for (name, paced) in [("fast", true), ("calm", false), ("done", true)] {
        let mut new = new_table(name, 0);
        new.paced = paced;
        store.create(new).await.unwrap();
    }
    assert_eq!(store.paced_tables().await.unwrap(), [id("fast"), id("done")]);
    let over = Append { summary: Summary { over: true, ..summary(1) }, ..one_more("done", 0) };
    store.append(over).await.unwrap();
    assert_eq!(store.paced_tables().await.unwrap(), [id("fast")]);
}

async fn abandoned_tables_are_those_where_a_person_must_act_without_a_time_limit(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for (name, paced, bot, over) in [
        ("calm", false, false, false),
        ("fast", true, false, false),
        ("bots", false, true, false),
        ("done", false, false, true),
        ("empty", false, false, false),
    ] {
        let mut new = new_table(name, 1);
        new.paced = paced;
        new.summary = Summary { turn: Some(0), bot, over, ..summary(1) };
        store.create(new).await.unwrap();
        if name != "empty" {
            take_seat(&store, name, seat(1, Occupant::Person(oona))).await.unwrap();
        }
    }
    let last = load(&store, "calm").await.events.last().unwrap().at;
    assert_eq!(store.abandoned_tables(last + 1).await.unwrap(), [id("calm")]);
    assert!(store.abandoned_tables(last).await.unwrap().is_empty());
}

async fn tables_awaiting_bots_are_found_until_the_bot_has_acted(database: TestDatabase) {
    let store = database.open().await;
    for (name, bot, over) in [("bots", true, false), ("people", false, false), ("over", true, true)] {
        let mut new = new_table(name, 0);
        new.summary = Summary { bot, over, ..summary(0) };
        store.create(new).await.unwrap();
    }
    assert_eq!(store.tables_awaiting_bots().await.unwrap(), [id("bots")]);
    store.append(one_more("bots", 0)).await.unwrap();
    assert!(store.tables_awaiting_bots().await.unwrap().is_empty());
}
