//! Several processes over one PostgreSQL database.

use std::time::Duration;

use store::{Member, NewAccount, StoreError, Token, TokenKind};

use crate::{common::TestDatabase, guest};

const LEASE: Duration = Duration::from_secs(60);

fn member(id: &str) -> Member {
    Member { id: id.to_owned(), program: "1".to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lease_has_one_holder_until_it_is_released_or_lapses() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    let hold = async |who: &str, wanted: &[u16], lease| {
        let mut held = store.hold(who.to_owned(), wanted.to_vec(), lease).await.unwrap();
        held.sort_unstable();
        held
    };
    assert_eq!(hold("a", &[1, 2, 3], LEASE).await, [1, 2, 3]);
    assert_eq!(hold("b", &[2, 3, 4], LEASE).await, [4]);
    assert_eq!(hold("a", &[1, 2], LEASE).await, [1, 2], "what is not wanted any more is released");
    assert_eq!(hold("b", &[2, 3, 4], Duration::ZERO).await, [3, 4]);
    assert_eq!(hold("a", &[3, 4], LEASE).await, [3, 4], "the others have lapsed");
    store.leave("a".to_owned()).await.unwrap();
    assert_eq!(hold("c", &[1, 2, 3, 4], LEASE).await, [1, 2, 3, 4]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_processes_that_want_the_same_leases_each_gets_its_own() {
    let database = TestDatabase::postgres().await;
    let mut asking = Vec::new();
    for who in 0..6 {
        let store = database.open().await;
        asking.push(tokio::spawn(async move {
            store.hold(who.to_string(), (0..=store::JOBS).collect(), LEASE).await.unwrap()
        }));
    }
    let mut held = Vec::new();
    for asked in asking {
        held.extend(asked.await.unwrap());
    }
    let all = held.len();
    held.sort_unstable();
    held.dedup();
    assert_eq!(held.len(), all, "a lease was given twice");
    // Whoever met a row that somebody else was taking has left it to them.
    let rest =
        database.open().await.hold("last".to_owned(), (0..=store::JOBS).collect(), LEASE).await.unwrap();
    assert_eq!(all + rest.len(), usize::from(store::JOBS) + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_are_there_while_they_are_seen() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    assert_eq!(store.beat(member("b"), LEASE).await.unwrap(), [member("b")]);
    assert_eq!(store.beat(member("a"), LEASE).await.unwrap(), [member("a"), member("b")]);
    assert_eq!(store.beat(member("a"), Duration::ZERO).await.unwrap(), [member("a")], "b was seen before");
    store.leave("b".to_owned()).await.unwrap();
    assert_eq!(store.beat(member("a"), LEASE).await.unwrap(), [member("a")]);
    let (hall, again) = (store.hall().await.unwrap(), database.open().await.hall().await.unwrap());
    assert!(hall == again && hall.len() == 16, "{hall}");
    assert_ne!(TestDatabase::postgres().await.open().await.hall().await.unwrap(), hall);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_processes_know_about_people_is_counted() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    let kind = TokenKind::Program;
    let token = Token { hash: [1; 32], person: oona, kind, created: 1, used: 1, expires: 9 };
    let mut before = store.people_changes().await.unwrap();
    store.add_token(token).await.unwrap();
    store.renew_token([1; 32], 2, 9).await.unwrap();
    assert_eq!(store.people_changes().await.unwrap(), before, "a new token is known to nobody");
    store.delete_token([2; 32]).await.unwrap();
    assert_eq!(store.people_changes().await.unwrap(), before, "it did not exist");
    store.delete_token([1; 32]).await.unwrap();
    before.people += 1;
    assert_eq!(store.people_changes().await.unwrap(), before);
    store.rename_person(oona, "Una".to_owned()).await.unwrap();
    before.people += 1;
    assert_eq!(store.people_changes().await.unwrap(), before);
    let account = NewAccount { login: "una".to_owned(), key: "una".to_owned(), password: "hash".to_owned() };
    store.register(oona, account).await.unwrap();
    before.people += 1;
    store.block(oona, brak, 1).await.unwrap();
    before.blocks += 1;
    store.set_profile(oona, "handle".to_owned(), true).await.unwrap();
    before.profiles += 1;
    assert_eq!(store.people_changes().await.unwrap(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_statement_counts_once_whatever_it_changes() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    let (oona, brak) = (guest(&store, "Oona").await, guest(&store, "Brak").await);
    for hash in 1..=3 {
        let kind = TokenKind::Program;
        let token = Token { hash: [hash; 32], person: oona, kind, created: 1, used: 1, expires: 9 };
        store.add_token(token).await.unwrap();
    }
    store.block(oona, brak, 1).await.unwrap();
    store.block(brak, oona, 1).await.unwrap();
    let mut before = store.people_changes().await.unwrap();
    for (statement, people, blocks) in [
        ("DELETE FROM tokens", 1, 0),
        ("DELETE FROM tokens", 0, 0),
        ("UPDATE people SET name = name || '!'", 1, 0),
        ("UPDATE people SET name = name, created = 7", 0, 0),
        ("DELETE FROM blocks", 0, 1),
        ("DELETE FROM blocks", 0, 0),
    ] {
        database.execute(statement).await;
        before.people += people;
        before.blocks += blocks;
        assert_eq!(store.people_changes().await.unwrap(), before, "{statement}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_is_not_shared() {
    let store = TestDatabase::sqlite();
    let store = store.open().await;
    assert!(matches!(store.hall().await, Err(StoreError::NotShared)));
    let held = store.hold("a".to_owned(), vec![1], LEASE).await;
    assert!(matches!(held, Err(StoreError::NotShared)));
}
