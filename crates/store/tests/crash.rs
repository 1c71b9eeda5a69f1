//! Kills a process that appends, repeatedly, and checks that every acknowledged append is in the database.
//!
//! The test runs itself as the child process: with OCHRE_APPEND_TO set, it appends to many tables and prints every
//! acknowledgement.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this is a test")]
#![allow(clippy::print_stdout, reason = "the child prints acknowledgements, the parent prints results")]

mod common;

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    sync::{Arc, mpsc},
};

use common::{TestDatabase, event, new_table, one_more};
use store::{StoreError, TableId};

const KILLS: u32 = 8;
const TABLES: u32 = 20;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        match env::var("OCHRE_APPEND_TO") {
            Ok(location) => append_forever(&location).await,
            Err(_) => {
                acknowledged_appends_survive_sigkill("SQLite", TestDatabase::sqlite()).await;
                acknowledged_appends_survive_sigkill("PostgreSQL", TestDatabase::postgres().await).await;
            }
        }
    });
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
