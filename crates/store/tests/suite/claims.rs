//! A server has its database for itself.

use std::time::{Duration, Instant};

use store::StoreError;

use crate::common::{TestDatabase, new_table, one_more};

both![a_second_server_is_refused_until_the_first_has_stopped];

async fn a_second_server_is_refused_until_the_first_has_stopped(database: TestDatabase) {
    let first = store::open_for_server(database.location()).await.unwrap();
    let error = store::open_for_server(database.location()).await.err().unwrap();
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    let message = error.to_string();
    assert!(message.contains("stop that server") && message.contains("--database"), "{message}");
    // Export and import work beside a server.
    database.open().await.create(new_table("cave", 1)).await.unwrap();
    first.append(one_more("cave", 1)).await.unwrap();
    first.close().await.unwrap();
    store::open_for_server(database.location()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_takes_its_claim_again_after_its_connections_were_lost() {
    let database = TestDatabase::postgres().await;
    let _first = store::open_for_server(database.location()).await.unwrap();
    for _ in 0..2 {
        database
            .execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            .await;
        let begin = Instant::now();
        while database.advisory_locks().await == 0 {
            assert!(begin.elapsed() < Duration::from_secs(20), "the lock is not taken again");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let error = store::open_for_server(database.location()).await.err().unwrap();
        assert!(matches!(error, StoreError::InUse(_)), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_lost_its_claim_to_another_stops_writing() {
    let database = TestDatabase::postgres().await;
    let first = store::open_for_server(database.location()).await.unwrap();
    first.create(new_table("cave", 0)).await.unwrap();
    // The rival waits for the lock, so it has it as soon as the connection of the first server is lost.
    let rival = database.take_advisory_lock_of_server().await;
    let begin = Instant::now();
    while !matches!(first.append(one_more("cave", 0)).await, Err(StoreError::InUse(_))) {
        assert!(begin.elapsed() < Duration::from_secs(20), "the first server still writes");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    drop(rival);
    // Before it noticed, it may have written the event: then the append is refused as a repetition.
    while matches!(first.append(one_more("cave", 0)).await, Err(StoreError::InUse(_))) {
        assert!(begin.elapsed() < Duration::from_secs(40), "the first server does not write again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
