//! Connections that are lost during a commit, and processes that stand still in the middle of a transaction.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use store::{Store, StoreError};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use crate::{
    common::{TestDatabase, event, new_table, one_more},
    load,
};

/// When a proxy cuts the connection that sends the next COMMIT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cut {
    Never,
    /// The database does not receive it.
    Before,
    /// The database carries it out, but the answer is lost.
    After,
    /// The database carries it out, but the answer is lost, and the database cannot be reached any more.
    ForEver,
    /// Nothing is sent on before the database ends the connection, which the client hears first.
    Frozen,
}

/// A proxy before the database. Returns the location of the database through it.
async fn proxy(database: &TestDatabase) -> (String, Arc<Mutex<Cut>>) {
    let (user, rest) = database.location().split_once('@').unwrap();
    let (server, name) = rest.split_once('/').unwrap();
    let server = server.to_owned();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let location = format!("{user}@{}/{name}", listener.local_addr().unwrap());
    let cut = Arc::new(Mutex::new(Cut::Never));
    let mode = Arc::clone(&cut);
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            if *mode.lock().unwrap() == Cut::ForEver {
                continue;
            }
            let server = TcpStream::connect(&server).await.unwrap();
            tokio::spawn(forward(client, server, Arc::clone(&mode)));
        }
    });
    (location, cut)
}

async fn forward(client: TcpStream, server: TcpStream, mode: Arc<Mutex<Cut>>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let (mut sent, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    let (mut deaf, mut frozen) = (false, false);
    loop {
        tokio::select! {
            read = from_client.read(&mut sent) => {
                let Ok(length @ 1..) = read else { return };
                if sent[..length].windows(6).any(|bytes| bytes == b"COMMIT") {
                    let mut mode = mode.lock().unwrap();
                    match *mode {
                        Cut::Never => {}
                        Cut::Before => {
                            *mode = Cut::Never;
                            return;
                        }
                        Cut::After => {
                            *mode = Cut::Never;
                            deaf = true;
                        }
                        Cut::ForEver => deaf = true,
                        Cut::Frozen => {
                            *mode = Cut::Never;
                            frozen = true;
                        }
                    }
                }
                if frozen {
                    let mut last = Vec::new();
                    let _ = from_server.read_to_end(&mut last).await;
                    let _ = to_client.write_all(&last).await;
                    return;
                }
                if to_server.write_all(&sent[..length]).await.is_err() { return }
            }
            read = from_server.read(&mut answered) => {
                let Ok(length @ 1..) = read else { return };
                if deaf || to_client.write_all(&answered[..length]).await.is_err() { return }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_took_place_succeeds_although_its_answer_was_lost() {
    let database = TestDatabase::postgres().await;
    let (location, cut) = proxy(&database).await;
    let store = store::open(&location).await.unwrap();
    store.create(new_table("cave", 0)).await.unwrap();
    for number in 0..3 {
        *cut.lock().unwrap() = Cut::After;
        store.append(one_more("cave", number)).await.unwrap();
        assert_eq!(*cut.lock().unwrap(), Cut::Never, "the connection was cut");
    }
    assert_eq!(load(&store, "cave").await.events, [event(0), event(1), event(2)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_did_not_take_place_fails_and_can_be_repeated() {
    let database = TestDatabase::postgres().await;
    let (location, cut) = proxy(&database).await;
    let store: Arc<dyn Store> = store::open(&location).await.unwrap();
    store.create(new_table("cave", 0)).await.unwrap();
    *cut.lock().unwrap() = Cut::Before;
    let error = store.append(one_more("cave", 0)).await.unwrap_err();
    assert!(matches!(error, StoreError::Database(_)), "{error}");
    assert!(load(&store, "cave").await.events.is_empty());
    store.append(one_more("cave", 0)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_database_the_outcome_of_a_commit_is_unknown() {
    let database = TestDatabase::postgres().await;
    let (location, cut) = proxy(&database).await;
    let store = store::open(&location).await.unwrap();
    store.create(new_table("cave", 0)).await.unwrap();
    *cut.lock().unwrap() = Cut::ForEver;
    let error = store.append(one_more("cave", 0)).await.unwrap_err();
    assert!(matches!(error, StoreError::OutcomeUnknown(_)), "{error}");
    assert_eq!(load(&database.open().await, "cave").await.events, [event(0)], "here, it took place");
}

/// Turns a wait that would never end into a failure.
const HANG: Duration = Duration::from_secs(300);

/// Waits until a transaction is open whose process does nothing.
async fn wait_until_idle_in_transaction(database: &TestDatabase) {
    let asking = async {
        let check = "DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_stat_activity
                         WHERE datname = current_database() AND state = 'idle in transaction')
                     THEN RAISE 'not yet'; END IF; END $$";
        while database.try_execute(check).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(HANG, asking).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stands_still_in_a_transaction_does_not_stop_the_others() {
    let database = TestDatabase::postgres().await;
    let (location, cut) = proxy(&database).await;
    let (frozen, other) = (store::open(&location).await.unwrap(), database.open().await);
    frozen.create(new_table("cave", 0)).await.unwrap();
    *cut.lock().unwrap() = Cut::Frozen;
    let writing = {
        let frozen = Arc::clone(&frozen);
        tokio::spawn(async move { frozen.append(one_more("cave", 0)).await })
    };
    wait_until_idle_in_transaction(&database).await;
    // Nobody ends the first transaction but the database.
    tokio::time::timeout(HANG, other.append(one_more("cave", 0))).await.unwrap().unwrap();
    let error = tokio::time::timeout(HANG, writing).await.unwrap().unwrap().unwrap_err();
    assert!(matches!(error, StoreError::Database(_)), "it has not taken place, which is known: {error}");
    let error = frozen.append(one_more("cave", 0)).await.unwrap_err();
    assert!(matches!(error, StoreError::SequenceTaken { .. }), "{error}");
    frozen.append(one_more("cave", 1)).await.unwrap();
    assert_eq!(load(&frozen, "cave").await.events, [event(0), event(1)]);
}

/// How long that is: the setting of the connection that writes.
#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_may_stand_still_for_three_seconds() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    store.create(new_table("cave", 0)).await.unwrap();
    database
        .execute(
            "CREATE TABLE noted (time TEXT);
             CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                 INSERT INTO noted VALUES (current_setting('idle_in_transaction_session_timeout'));
                 RETURN NULL; END $$;
             CREATE TRIGGER note AFTER INSERT ON events FOR EACH STATEMENT EXECUTE FUNCTION note()",
        )
        .await;
    store.append(one_more("cave", 0)).await.unwrap();
    let check = "DO $$ BEGIN IF (SELECT time FROM noted) <> '3s' THEN RAISE 'another time'; END IF; END $$";
    database.try_execute(check).await.unwrap();
}
