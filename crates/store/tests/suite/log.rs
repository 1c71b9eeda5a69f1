//! Tables and their event logs.

use std::sync::Arc;

use store::{Append, NewPerson, Occupant, StoreError, StoredEvent, Summary};

use crate::{
    common::{TestDatabase, account, event, new_table, one_more, seat, summary},
    guest, id, line, load,
};

everywhere![
    a_table_comes_back_as_it_was_written,
    an_id_in_use_is_taken,
    appended_events_stand_in_order_and_the_summary_follows,
    an_append_without_events_changes_only_the_summary,
    a_number_that_is_taken_is_refused_and_nothing_changes,
    a_gap_is_refused,
    an_unknown_table_is_named,
    of_many_writers_of_one_number_exactly_one_succeeds,
    many_tables_are_written_at_once,
    a_refused_write_fails_alone_among_many,
    texts_of_all_scripts_come_back_unchanged,
    nul_is_refused_in_writing_and_found_nowhere,
    a_huge_log_comes_back_whole,
    a_store_opened_again_holds_everything,
    a_closed_store_has_finished_everything_and_refuses_more,
    story_clock_and_ending_are_kept,
];

async fn a_table_comes_back_as_it_was_written(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    let mut new = new_table("cave", 3);
    new.seats[1] = seat(1, Occupant::Person(oona));
    store.create(new.clone()).await.unwrap();
    let table = load(&store, "cave").await;
    assert_eq!(table.head, new.head);
    assert_eq!(table.events, new.events);
    assert_eq!(table.row.id, new.id);
    assert_eq!(table.row.game, new.game);
    assert_eq!(table.row.settings, new.settings);
    assert_eq!(table.row.seats, new.seats);
    assert_eq!(table.row.summary, new.summary);
    assert!(table.row.public);
    assert_eq!((table.row.created, table.row.changed), (1_000, 2_002));
    assert_eq!(store.load(id("nowhere")).await.unwrap(), None);
}

async fn an_id_in_use_is_taken(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 1)).await.unwrap();
    let error = store.create(new_table("cave", 2)).await.unwrap_err();
    assert!(matches!(error, StoreError::SequenceTaken { .. }), "{error}");
    assert_eq!(load(&store, "cave").await.events.len(), 1);
}

async fn appended_events_stand_in_order_and_the_summary_follows(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 1)).await.unwrap();
    let after =
        Summary { turn: None, over: true, bot: false, version: 4, shown: r#"{"round":3}"#.to_owned() };
    let events = vec![event(1), StoredEvent { client: None, ..event(2) }, event(3)];
    let append = Append {
        table: id("cave"),
        first: 1,
        known: None,
        events,
        summary: after.clone(),
        clock: None,
        ending: None,
        outbox: Vec::new(),
    };
    store.append(append.clone()).await.unwrap();
    let table = load(&store, "cave").await;
    assert_eq!(table.events[0], event(0));
    assert_eq!(table.events[1..], append.events);
    assert_eq!(table.row.summary, after);
    assert_eq!(table.row.changed, event(3).at);
}

async fn an_append_without_events_changes_only_the_summary(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 2)).await.unwrap();
    let after = Summary { bot: true, ..summary(2) };
    let append = Append {
        table: id("cave"),
        first: 2,
        known: None,
        events: Vec::new(),
        summary: after.clone(),
        clock: None,
        ending: None,
        outbox: Vec::new(),
    };
    store.append(append).await.unwrap();
    let table = load(&store, "cave").await;
    assert_eq!(table.events.len(), 2);
    assert_eq!(table.row.summary, after);
    assert_eq!(table.row.changed, event(1).at);
}

async fn a_number_that_is_taken_is_refused_and_nothing_changes(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 3)).await.unwrap();
    let before = load(&store, "cave").await;
    for first in 0..3 {
        let mut append = one_more("cave", first);
        append.events.push(event(99));
        let error = store.append(append).await.unwrap_err();
        assert!(
            matches!(&error, StoreError::SequenceTaken { sequence, .. } if *sequence == first),
            "{error}"
        );
    }
    assert_eq!(load(&store, "cave").await, before);
}

async fn story_clock_and_ending_are_kept(database: TestDatabase) {
    let store = database.open().await;
    let told = |number| StoredEvent { story: Some(format!("story of {number}")), ..event(number) };
    let mut new = new_table("cave", 0);
    (new.events, new.clock) = (vec![told(0)], Some(70));
    store.create(new).await.unwrap();
    let found = load(&store, "cave").await;
    assert_eq!((found.clock, &found.ending, &found.events), (Some(70), &None, &vec![told(0)]));
    store.append(one_more("cave", 1)).await.unwrap();
    assert_eq!(load(&store, "cave").await.clock, Some(70), "an append without a time keeps it");
    let last = Append {
        events: vec![told(2)],
        clock: Some(90),
        ending: Some("won".to_owned()),
        ..one_more("cave", 2)
    };
    store.append(last).await.unwrap();
    let found = load(&store, "cave").await;
    assert_eq!((found.clock, found.ending.as_deref()), (Some(90), Some("won")));
    assert_eq!(found.events, [told(0), event(1), told(2)]);
    let over = store::NewTable { id: id("over"), ending: Some("drawn".to_owned()), ..new_table("over", 1) };
    store.create(over).await.unwrap();
    assert_eq!(load(&store, "over").await.ending.as_deref(), Some("drawn"));
}

async fn a_gap_is_refused(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 3)).await.unwrap();
    let error = store.append(one_more("cave", 5)).await.unwrap_err();
    assert!(matches!(error, StoreError::SequenceGap { sequence: 5, version: 3, .. }), "{error}");
    assert_eq!(load(&store, "cave").await.events.len(), 3);
}

async fn an_unknown_table_is_named(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    let answers = [
        store.append(one_more("nowhere", 0)).await,
        store.set_seats(id("nowhere"), Vec::new(), Vec::new(), None).await,
        store.post_chat(id("nowhere"), line(oona, "hello?"), Vec::new(), None).await.map(drop),
    ];
    for answer in answers {
        assert!(
            matches!(&answer, Err(StoreError::TableNotFound(table)) if table.0 == "nowhere"),
            "{answer:?}"
        );
    }
}

async fn of_many_writers_of_one_number_exactly_one_succeeds(database: TestDatabase) {
    // Two stores on one database, as in two processes.
    let stores = [database.open().await, database.open().await];
    stores[0].create(new_table("cave", 0)).await.unwrap();
    for round in 0..20 {
        let writers: Vec<_> = (0..10)
            .map(|writer| {
                let store = Arc::clone(&stores[writer % 2]);
                let mut append = one_more("cave", round);
                append.events[0].client = Some(format!("{round} {writer}"));
                tokio::spawn(async move { store.append(append).await })
            })
            .collect();
        let mut winners = Vec::new();
        for (number, writer) in writers.into_iter().enumerate() {
            match writer.await.unwrap() {
                Ok(()) => winners.push(format!("{round} {number}")),
                Err(StoreError::SequenceTaken { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        }
        let events = load(&stores[1], "cave").await.events;
        assert_eq!(winners.len(), 1, "round {round}: {winners:?}");
        assert_eq!(events.last().unwrap().client.as_deref(), Some(winners[0].as_str()));
    }
}

async fn many_tables_are_written_at_once(database: TestDatabase) {
    const TABLES: usize = 300;
    const EVENTS: u64 = 5;
    let store = database.open().await;
    let players: Vec<_> = (0..TABLES)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let name = format!("table-{number}");
                store.create(new_table(&name, 0)).await.unwrap();
                for first in 0..EVENTS {
                    store.append(one_more(&name, first)).await.unwrap();
                    let seen = load(&store, &name).await.events.len();
                    assert_eq!(
                        seen,
                        usize::try_from(first).unwrap() + 1,
                        "an acknowledged event is there to read"
                    );
                }
            })
        })
        .collect();
    for player in players {
        player.await.unwrap();
    }
    for number in 0..TABLES {
        let expected: Vec<_> = (0..EVENTS).map(event).collect();
        assert_eq!(load(&store, &format!("table-{number}")).await.events, expected);
    }
}

async fn a_refused_write_fails_alone_among_many(database: TestDatabase) {
    let store = database.open().await;
    let login = account("oona", "hash");
    store.register(guest(&store, "Oona").await, login.clone()).await.unwrap();
    let imitator = guest(&store, "Imitator").await;
    for number in 0..40 {
        store.create(new_table(&format!("t{number}"), 1)).await.unwrap();
    }
    let writers: Vec<_> = (0..40)
        .map(|number| {
            let (store, login) = (Arc::clone(&store), login.clone());
            tokio::spawn(async move {
                match number % 4 {
                    0 => (number, store.append(one_more(&format!("t{number}"), 0)).await),
                    1 => (number, store.register(imitator, login).await),
                    _ => (number, store.append(one_more(&format!("t{number}"), 1)).await),
                }
            })
        })
        .collect();
    for writer in writers {
        let (number, answer) = writer.await.unwrap();
        match number % 4 {
            0 => assert!(matches!(answer, Err(StoreError::SequenceTaken { .. })), "{answer:?}"),
            1 => assert!(matches!(answer, Err(StoreError::LoginTaken(_))), "{answer:?}"),
            _ => assert!(answer.is_ok(), "{answer:?}"),
        }
        let expected = if number % 4 < 2 { 1 } else { 2 };
        assert_eq!(load(&store, &format!("t{number}")).await.events.len(), expected);
    }
}

async fn texts_of_all_scripts_come_back_unchanged(database: TestDatabase) {
    let store = database.open().await;
    let text = "Łoś 🦣 \u{1f9d1}\u{200d}\u{1f33e} \"'\\%_;-- \u{202e}اسم\u{0301}\u{feff}\t\u{10ffff}";
    let person = store.add_person(NewPerson { name: text.to_owned(), at: 1 }).await.unwrap();
    assert_eq!(store.person(person.id).await.unwrap().unwrap().name, text);
    let mut new = new_table("cave", 1);
    new.settings = text.to_owned();
    new.seats[0].name = text.to_owned();
    new.events[0].body = text.to_owned();
    new.events[0].client = Some(text.to_owned());
    new.summary.shown = text.to_owned();
    store.create(new.clone()).await.unwrap();
    let table = load(&store, "cave").await;
    assert_eq!((table.row.settings.as_str(), table.row.summary.shown.as_str()), (text, text));
    assert_eq!((table.row.seats, table.events), (new.seats, new.events));
    store.post_chat(id("cave"), line(person.id, text), Vec::new(), None).await.unwrap();
    assert_eq!(store.chat(id("cave"), 1).await.unwrap()[0].1.text, text);
}

async fn nul_is_refused_in_writing_and_found_nowhere(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("cave", 0)).await.unwrap();
    let mut append = one_more("cave", 0);
    append.events[0].client = Some("a\0b".to_owned());
    let answers = [
        store.append(append).await,
        store.post_chat(id("cave"), line(oona, "a\0b"), Vec::new(), None).await.map(drop),
        store.register(oona, account("a\0b", "hash")).await,
        store.create(new_table("ca\0ve", 0)).await,
    ];
    for answer in answers {
        assert!(matches!(answer, Err(StoreError::NulCharacter)), "{answer:?}");
    }
    assert_eq!(store.load(id("ca\0ve")).await.unwrap(), None);
    assert_eq!(store.account("a\0b".to_owned()).await.unwrap(), None);
    assert!(store.chat(id("ca\0ve"), 9).await.unwrap().is_empty());
}

async fn a_huge_log_comes_back_whole(database: TestDatabase) {
    let store = database.open().await;
    let mut new = new_table("cave", 20_000);
    let long = "x".repeat(3_000_000);
    new.events[77].body = long.clone();
    store.create(new).await.unwrap();
    let many = Append {
        table: id("cave"),
        first: 20_000,
        known: None,
        events: (20_000..40_000).map(event).collect(),
        summary: summary(40_000),
        clock: None,
        ending: None,
        outbox: Vec::new(),
    };
    store.append(many).await.unwrap();
    let events = load(&store, "cave").await.events;
    assert_eq!(events.len(), 40_000);
    assert_eq!(events[77].body, long);
    for (number, found) in (0..).zip(&events).filter(|(number, _)| *number != 77) {
        assert_eq!(*found, event(number));
    }
}

async fn a_store_opened_again_holds_everything(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("cave", 2)).await.unwrap();
    store.append(one_more("cave", 2)).await.unwrap();
    store.post_chat(id("cave"), line(oona, "good night"), Vec::new(), None).await.unwrap();
    let before = load(&store, "cave").await;
    store.close().await.unwrap();
    let store = database.open().await;
    assert_eq!(load(&store, "cave").await, before);
    assert_eq!(store.chat(id("cave"), 9).await.unwrap(), [(1, line(oona, "good night"))]);
    store.append(one_more("cave", 3)).await.unwrap();
}

async fn a_closed_store_has_finished_everything_and_refuses_more(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 0)).await.unwrap();
    store.ping().await.unwrap();
    let (progress, mut appended) = tokio::sync::watch::channel(0);
    let last = {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut written = 0;
            while store.append(one_more("cave", written)).await.is_ok() {
                written += 1;
                progress.send_replace(written);
            }
            written
        })
    };
    appended.wait_for(|written| *written > 3).await.unwrap();
    store.close().await.unwrap();
    store.close().await.unwrap();
    let written = last.await.unwrap();
    for answer in [store.append(one_more("cave", written)).await, store.ping().await] {
        assert!(matches!(answer, Err(StoreError::Database(_))), "{answer:?}");
    }
    let again = database.open().await;
    assert_eq!(u64::try_from(load(&again, "cave").await.events.len()).unwrap(), written);
}
