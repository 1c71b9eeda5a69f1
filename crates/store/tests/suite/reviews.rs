//! Reviews of finished tables.

use std::sync::Arc;

use store::{NewReview, PersonId, ReviewKey, Store, StoreError, StoredReview};

use crate::{
    common::{TestDatabase, new_table},
    guest, id, load,
};

everywhere![
    a_review_is_begun_found_out_step_by_step_and_completed,
    reviews_with_other_keys_are_independent,
    unfinished_reviews_are_listed_oldest_first,
    reviews_of_an_older_version_make_room,
    reviews_of_a_guest_move_to_the_account,
    a_review_that_was_not_begun_keeps_nothing,
    names_with_the_character_nul_have_no_review,
];

fn key(table: &str) -> ReviewKey {
    ReviewKey { table: id(table), depth: 0, seed: u64::MAX, knowledge: "seat".to_owned(), program: 1 }
}

fn new(key: ReviewKey, person: PersonId, at: i64) -> NewReview {
    NewReview { key, person: Some(person), at }
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

async fn with_tables(database: &TestDatabase, tables: &[&str]) -> (Arc<dyn Store>, PersonId) {
    let store = database.open().await;
    for table in tables {
        store.create(new_table(table, 2)).await.unwrap();
    }
    let oona = guest(&store, "Oona").await;
    (store, oona)
}

async fn a_review_is_begun_found_out_step_by_step_and_completed(database: TestDatabase) {
    let (store, oona) = with_tables(&database, &["cave"]).await;
    let before = load(&store, "cave").await;
    assert_eq!(store.review(key("cave")).await.unwrap(), None);
    store.begin_review(new(key("cave"), oona, 5)).await.unwrap();
    assert_eq!(store.review(key("cave")).await.unwrap(), Some(StoredReview::Begun));
    store.keep_findings(key("cave"), 0, texts(&["a", "b"])).await.unwrap();
    // Whoever begins it again finds what was found out.
    store.begin_review(new(key("cave"), oona, 9)).await.unwrap();
    store.keep_findings(key("cave"), 1, texts(&["other", "c"])).await.unwrap();
    store.close().await.unwrap();
    let store = database.open().await;
    assert_eq!(store.findings(key("cave")).await.unwrap(), texts(&["a", "b", "c"]));
    store.complete_review(key("cave"), "whole".to_owned()).await.unwrap();
    assert_eq!(store.review(key("cave")).await.unwrap(), Some(StoredReview::Complete("whole".to_owned())));
    assert_eq!(store.findings(key("cave")).await.unwrap(), texts(&[]));
    assert_eq!(store.unfinished_reviews(1).await.unwrap(), []);
    assert_eq!(load(&store, "cave").await, before);
    for _ in 0..2 {
        store.delete_review(key("cave")).await.unwrap();
    }
    assert_eq!(store.review(key("cave")).await.unwrap(), None);
}

async fn reviews_with_other_keys_are_independent(database: TestDatabase) {
    let (store, oona) = with_tables(&database, &["cave", "hut"]).await;
    let keys = [
        key("cave"),
        key("hut"),
        ReviewKey { depth: 500, ..key("cave") },
        ReviewKey { seed: 2, ..key("cave") },
        ReviewKey { knowledge: "all".to_owned(), ..key("cave") },
    ];
    for (number, key) in keys.iter().enumerate() {
        store.begin_review(new(key.clone(), oona, 1)).await.unwrap();
        store.keep_findings(key.clone(), 0, vec![number.to_string()]).await.unwrap();
    }
    store.complete_review(keys[0].clone(), "first".to_owned()).await.unwrap();
    store.delete_review(keys[2].clone()).await.unwrap();
    for (number, key) in keys.iter().enumerate().filter(|(number, _)| ![0, 2].contains(number)) {
        assert_eq!(store.review(key.clone()).await.unwrap(), Some(StoredReview::Begun), "{key:?}");
        assert_eq!(store.findings(key.clone()).await.unwrap(), [number.to_string()], "{key:?}");
    }
    assert_eq!(store.review(keys[2].clone()).await.unwrap(), None);
    assert_eq!(store.findings(keys[2].clone()).await.unwrap(), texts(&[]));
}

async fn unfinished_reviews_are_listed_oldest_first(database: TestDatabase) {
    let (store, oona) = with_tables(&database, &["cave", "hut", "lake"]).await;
    for (table, at) in [("cave", 30), ("hut", 10), ("lake", 20)] {
        store.begin_review(new(key(table), oona, at)).await.unwrap();
    }
    store.complete_review(key("lake"), "whole".to_owned()).await.unwrap();
    let waiting = store.unfinished_reviews(1).await.unwrap();
    assert_eq!(waiting, [new(key("hut"), oona, 10), new(key("cave"), oona, 30)]);
    assert_eq!(store.unfinished_reviews(2).await.unwrap(), []);
}

async fn reviews_of_an_older_version_make_room(database: TestDatabase) {
    let (store, oona) = with_tables(&database, &["cave", "hut"]).await;
    for table in ["cave", "hut"] {
        store.begin_review(new(key(table), oona, 1)).await.unwrap();
        store.keep_findings(key(table), 0, texts(&["old"])).await.unwrap();
    }
    let newer = ReviewKey { program: 2, ..key("cave") };
    store.begin_review(new(newer.clone(), oona, 2)).await.unwrap();
    assert_eq!(store.review(key("cave")).await.unwrap(), None);
    assert_eq!(store.findings(key("cave")).await.unwrap(), texts(&[]));
    assert_eq!(store.review(newer.clone()).await.unwrap(), Some(StoredReview::Begun));
    // A program of the older version may still run.
    store.begin_review(new(key("cave"), oona, 3)).await.unwrap();
    assert_eq!(store.review(newer).await.unwrap(), Some(StoredReview::Begun));
    assert_eq!(store.review(key("cave")).await.unwrap(), Some(StoredReview::Begun));
    assert_eq!(store.findings(key("hut")).await.unwrap(), texts(&["old"]));
}

async fn reviews_of_a_guest_move_to_the_account(database: TestDatabase) {
    let (store, visitor) = with_tables(&database, &["cave"]).await;
    let oona = guest(&store, "Oona").await;
    store.begin_review(new(key("cave"), visitor, 1)).await.unwrap();
    store.merge_people(visitor, oona).await.unwrap();
    assert_eq!(store.unfinished_reviews(1).await.unwrap(), [new(key("cave"), oona, 1)]);
}

async fn a_review_that_was_not_begun_keeps_nothing(database: TestDatabase) {
    let (store, oona) = with_tables(&database, &["cave"]).await;
    for answer in [
        store.keep_findings(key("cave"), 0, texts(&["a"])).await,
        store.complete_review(key("cave"), "whole".to_owned()).await,
    ] {
        assert!(matches!(answer, Err(StoreError::ReviewNotFound(_))), "{answer:?}");
    }
    let answer = store.begin_review(new(key("lake"), oona, 1)).await;
    assert!(matches!(answer, Err(StoreError::TableNotFound(_))), "{answer:?}");
    let answer = store.begin_review(new(key("cave"), PersonId(4_711), 1)).await;
    assert!(matches!(answer, Err(StoreError::PersonNotFound)), "{answer:?}");
    assert_eq!(store.review(key("cave")).await.unwrap(), None);
}

async fn names_with_the_character_nul_have_no_review(database: TestDatabase) {
    let (store, oona) = with_tables(&database, &["cave"]).await;
    let odd = ReviewKey { knowledge: "\0".to_owned(), ..key("cave") };
    let answer = store.begin_review(new(odd.clone(), oona, 1)).await;
    assert!(matches!(answer, Err(StoreError::NulCharacter)), "{answer:?}");
    assert_eq!(store.review(odd.clone()).await.unwrap(), None);
    assert_eq!(store.findings(odd).await.unwrap(), texts(&[]));
}
