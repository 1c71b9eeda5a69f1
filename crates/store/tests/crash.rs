//! Kills a process that appends, repeatedly, and checks that every acknowledged append is in the database. Kills a process
//! that restores backups, repeatedly, and checks that the database holds one of them and nothing else.
//!
//! The test runs itself as the child process: with OCHRE_APPEND_TO set, it appends to many tables and prints every
//! acknowledgement; with OCHRE_RESTORE_TO set, it restores two backups in turn.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this is a test")]
#![allow(clippy::print_stdout, reason = "the child prints acknowledgements, the parent prints results")]

mod common;

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    sync::{Arc, mpsc},
};

use common::{TestDatabase, event, new_table, one_more};
use store::{Existing, StoreError, TableId};

const KILLS: u32 = 8;
const TABLES: u32 = 20;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        match (env::var("OCHRE_APPEND_TO"), env::var("OCHRE_RESTORE_TO")) {
            (Ok(location), _) => append_forever(&location).await,
            (_, Ok(location)) => restore_forever(&location).await,
            (Err(_), Err(_)) => {
                acknowledged_appends_survive_sigkill("SQLite", TestDatabase::sqlite()).await;
                acknowledged_appends_survive_sigkill("PostgreSQL", TestDatabase::postgres().await).await;
                a_killed_restore_changes_all_or_nothing("SQLite", TestDatabase::sqlite()).await;
                a_killed_restore_changes_all_or_nothing("PostgreSQL", TestDatabase::postgres().await).await;
            }
        }
    });
}

/// The backups that the child restores: how many tables each holds, and how many events each table has.
const BACKUPS: [(u64, u64); 2] = [(30, 40), (50, 10)];

async fn restore_forever(location: &str) {
    let folder = env::var("OCHRE_RESTORE_FROM").unwrap();
    for number in (0..BACKUPS.len()).cycle() {
        let file = Path::new(&folder).join(number.to_string());
        store::restore(&file, location, Existing::Replace).await.unwrap();
        std::io::stdout().write_all(b"restored\n").unwrap();
    }
}

async fn a_killed_restore_changes_all_or_nothing(name: &str, database: TestDatabase) {
    let folder = tempfile::tempdir().unwrap();
    for (number, (tables, events)) in BACKUPS.into_iter().enumerate() {
        let origin = TestDatabase::sqlite();
        let store = origin.open().await;
        for table in 0..tables {
            store.create(new_table(&format!("b{number}t{table}"), events)).await.unwrap();
        }
        let file = folder.path().join(number.to_string());
        store::back_up(origin.location(), &file, Existing::Keep).await.unwrap();
    }
    let mut found = [0; BACKUPS.len()];
    for kill in 0..KILLS {
        let mut child = Command::new(env::current_exe().unwrap())
            .env("OCHRE_RESTORE_TO", database.location())
            .env("OCHRE_RESTORE_FROM", folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // The next restore has begun by the time a line is read.
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.take(1 + kill as usize % 3).all(|line| line.is_ok()));
        child.kill().unwrap();
        child.wait().unwrap();
        // A server may open it at once: the lock has gone with the process.
        let store = store::open_for_server(database.location()).await.unwrap();
        let tables = store.all_tables().await.unwrap();
        let number = usize::from(tables[0].0.starts_with("b1"));
        let (count, events) = BACKUPS[number];
        let names: Vec<_> = (0..count).map(|table| TableId(format!("b{number}t{table}"))).collect();
        assert_eq!(tables, names, "{name}: parts of two backups");
        for table in tables {
            let stored = store.load(table).await.unwrap().unwrap();
            assert_eq!(stored.events, (0..events).map(event).collect::<Vec<_>>(), "{name}: a wrong log");
        }
        store.close().await.unwrap();
        found[number] += 1;
    }
    println!("{name}: {KILLS} kills of a restore, {found:?} times each backup was whole");
}

async fn append_forever(location: &str) {
    let store = store::open(location).await.unwrap();
    let writers: Vec<_> = (0..TABLES)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let name = format!("t{number}");
                match store.create(new_table(&name, 0)).await {
                    Ok(()) | Err(StoreError::SequenceTaken { .. }) => {}
                    Err(error) => panic!("{error}"),
                }
                let events = store.load(TableId(name.clone())).await.unwrap().unwrap().events.len();
                for first in u64::try_from(events).unwrap().. {
                    store.append(one_more(&name, first)).await.unwrap();
                    // One write per line; the final dot marks a line as complete.
                    std::io::stdout().write_all(format!("{name} {first}.\n").as_bytes()).unwrap();
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn acknowledged_appends_survive_sigkill(name: &str, database: TestDatabase) {
    let mut acknowledged: BTreeMap<String, u64> = BTreeMap::new();
    let mut total = 0;
    for kill in 0..KILLS {
        let mut child = Command::new(env::current_exe().unwrap())
            .env("OCHRE_APPEND_TO", database.location())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = child.stdout.take().unwrap();
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        // Killed after so much work, not after so much time.
        let before: Vec<String> = lines.iter().take((TABLES * (2 + kill) + 7 * kill) as usize).collect();
        child.kill().unwrap();
        child.wait().unwrap();
        for line in before.into_iter().chain(lines) {
            let Some((table, number)) = line.strip_suffix('.').and_then(|line| line.split_once(' ')) else {
                continue;
            };
            acknowledged.insert(table.to_owned(), number.parse().unwrap());
            total += 1;
        }
        let store = database.open().await;
        for (table, last) in &acknowledged {
            let events = store.load(TableId(table.clone())).await.unwrap().unwrap().events;
            let found = u64::try_from(events.len()).unwrap();
            assert!(found > *last, "{name}: {table} has {found} events, but {last} was acknowledged");
            assert_eq!(events, (0..found).map(event).collect::<Vec<_>>(), "{name}: {table} has a wrong log");
        }
        store.close().await.unwrap();
    }
    assert!(total > u64::from(KILLS * TABLES), "{name}: only {total} appends, too few to prove anything");
    println!("{name}: {KILLS} kills, {total} acknowledged appends, none lost");
}
