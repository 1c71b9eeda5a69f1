//! A program that appends is killed in the middle of it, again and again: whatever it was told is written, is written.
//!
//! This file is its own child: started with a location, it appends to many tables and prints every acknowledgement.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this is a test")]
#![allow(
    clippy::print_stdout,
    reason = "the child reports on its standard output, the parent says what it tests"
)]

mod common;

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    sync::Arc,
    time::Duration,
};

use common::{Home, event, new_table, one_more};
use store::{StoreError, TableId};

const KILLS: u32 = 8;
const TABLES: u32 = 20;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        match env::var("OCHRE_APPEND_TO") {
            Ok(location) => append_forever(&location).await,
            Err(_) => {
                acknowledged_appends_survive_sigkill("SQLite", Home::sqlite()).await;
                acknowledged_appends_survive_sigkill("PostgreSQL", Home::postgres().await).await;
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
                    Ok(()) | Err(StoreError::Taken { .. }) => {}
                    Err(error) => panic!("{error}"),
                }
                let events = store.load(TableId(name.clone())).await.unwrap().unwrap().events.len();
                for first in u64::try_from(events).unwrap().. {
                    store.append(one_more(&name, first)).await.unwrap();
                    // One write per line, so that a kill cannot leave half a line that reads like another number.
                    std::io::stdout().write_all(format!("{name} {first}.\n").as_bytes()).unwrap();
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn acknowledged_appends_survive_sigkill(database: &str, home: Home) {
    let mut acknowledged: BTreeMap<String, u64> = BTreeMap::new();
    let mut total = 0;
    for kill in 0..KILLS {
        let mut child = Command::new(env::current_exe().unwrap())
            .env("OCHRE_APPEND_TO", home.location())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = child.stdout.take().unwrap();
        let reader = std::thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).collect::<Vec<_>>()
        });
        tokio::time::sleep(Duration::from_millis(u64::from(300 + 97 * kill))).await;
        child.kill().unwrap();
        child.wait().unwrap();
        for line in reader.join().unwrap() {
            let Some((table, number)) = line.strip_suffix('.').and_then(|line| line.split_once(' ')) else {
                continue;
            };
            acknowledged.insert(table.to_owned(), number.parse().unwrap());
            total += 1;
        }
        let store = home.open().await;
        for (table, last) in &acknowledged {
            let events = store.load(TableId(table.clone())).await.unwrap().unwrap().events;
            let found = u64::try_from(events.len()).unwrap();
            assert!(found > *last, "{database}: {table} has {found} events, but {last} was acknowledged");
            assert_eq!(events, (0..found).map(event).collect::<Vec<_>>(), "{database}: {table} is broken");
        }
        store.close().await.unwrap();
    }
    assert!(total > u64::from(KILLS * TABLES), "{database}: only {total} appends, too few to prove anything");
    println!("{database}: {KILLS} kills, {total} acknowledged appends, all there");
}
