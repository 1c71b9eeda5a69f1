//! A log that somebody made long by playing and taking back, and its readers.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use table::{
    Turn,
    any::{AnyTable, Opening},
    dealer::Seed,
};

use crate::kit::{ApiClient, TestServer};

/// A table of Endless Winter where one decision was made and taken back until the log had at least `events` events.
fn stormy_table(events: usize) -> Box<dyn AnyTable> {
    let game = catalog::find("endless-winter").unwrap().boxed();
    let opening =
        Opening { seed: Some(Seed::from_number(7)), options: json!({"seats": 2}), ..Opening::default() };
    let mut table = game.open(&opening).unwrap();
    while table.version() < events {
        let Turn::Choose(seat) = table.turn() else { panic!("the game ends") };
        let action = table.choices()[0].action.clone();
        table.play(seat, &action, None).unwrap();
        while table.version() > 60 && table.undoable(seat).0 > 0 {
            table.undo(seat).unwrap();
        }
    }
    table
}

/// Stores the table. Its players are Ada and Bob.
async fn stored(server: &TestServer, events: usize) -> (String, [ApiClient; 2]) {
    let record = stormy_table(events).record(true);
    let id = server::import_table(server.store().await.as_ref(), record, 1).await.unwrap().0;
    let players = [server.client("Ada").await, server.client("Bob").await];
    for player in &players {
        let (status, answer) = player.post(&format!("/tables/{id}/seats"), json!({})).await;
        assert_eq!(status, 200, "{answer}");
    }
    (id, players)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_of_a_long_log_gets_what_still_counts() {
    let server = TestServer::start().await;
    let (id, [ada, _]) = stored(&server, 3_000).await;
    let now = ada.table_as(&id, 1).await;
    let last = now["version"].as_u64().unwrap();
    let mut stream = ada.stream(&format!("/tables/{id}/stream?as=1"), Some(0)).await;
    let mut versions = Vec::new();
    let view = loop {
        let step = stream.next_of("step").await;
        versions.push(step.id.unwrap());
        if step.id == Some(last) {
            break step.data["view"].clone();
        }
    };
    assert_eq!(view, now["view"]);
    assert!(versions.is_sorted() && (40..100).contains(&versions.len()), "{versions:?}");
    // The record keeps everything and can be verified.
    let record = server::export_table(server.store().await.as_ref(), &id).await.unwrap();
    assert_eq!(record.events.len() as u64, last);
    server::check_record(&record).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_is_limited_in_rate_and_number() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("endless-winter", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let (action, mut table) = loop {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        let table = ada.table_as(&id, turn).await;
        let action = table["choices"][0]["action"].as_str().unwrap().to_owned();
        let (_, answer) = ada.play(&table, &action).await;
        if answer["table"]["undo"]["steps"].as_u64().unwrap() > 0 {
            break (action, answer["table"].clone());
        }
    };
    for _ in 0..120 {
        let (status, undone) = ada.undo(&table, "undo").await;
        assert_eq!(status, 200, "{undone}");
        table = ada.play(&undone["table"], &action).await.1["table"].clone();
    }
    let (status, refused) = ada.undo(&table, "undo").await;
    assert_eq!((status, &refused["error"]["code"]), (429, &json!("too-many-requests")), "{refused}");
    server.clock.advance(Duration::from_secs(60));
    assert_eq!(ada.undo(&table, "undo").await.0, 200);

    // A log that has grown long takes no more of it.
    let (long, players) = stored(&server, 3_000).await;
    let turn = ada.table(&long).await["turn"].as_u64().unwrap();
    let player = &players[turn as usize - 1];
    let table = player.table_as(&long, turn).await;
    let (_, answer) = player.play(&table, table["choices"][0]["action"].as_str().unwrap()).await;
    let (status, refused) = player.undo(&answer["table"], "undo").await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("undo-exhausted")), "{refused}");
}

/// The largest amount of memory this process has used, in megabytes.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<u64>().unwrap() / 1024
}

/// Measures how long another player waits, and the memory, while 24 streams read a log of 11,000 events from its start:
/// `cargo test -p server --test web storm -- --ignored --nocapture`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn many_readers_of_a_long_log_measured() {
    let server = TestServer::start().await;
    let (long, [eve, _]) = stored(&server, 11_000).await;
    let ada = server.client("Ada").await;
    let mut other = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let before = peak_memory();
    let done = Arc::new(AtomicBool::new(false));
    let readers: Vec<_> = (0..24)
        .map(|_| {
            let (eve, path) = (eve.clone(), format!("/tables/{long}/stream?as=1&since=0"));
            let done = Arc::clone(&done);
            tokio::spawn(async move {
                let mut bytes = 0;
                let Ok(mut response) = eve.request(reqwest::Method::GET, &path).send().await else {
                    return bytes;
                };
                while !done.load(Ordering::Relaxed) {
                    let chunk = tokio::time::timeout(Duration::from_millis(200), response.chunk()).await;
                    match chunk {
                        Ok(Ok(Some(chunk))) => bytes += chunk.len(),
                        Ok(Ok(None) | Err(_)) => break,
                        Err(_) => {}
                    }
                }
                bytes
            })
        })
        .collect();
    let begin = Instant::now();
    let mut waits = Vec::new();
    while begin.elapsed() < Duration::from_secs(20) || waits.len() < 20 {
        let Some(turn) = ada.table(&other).await["turn"].as_u64() else {
            other = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
            continue;
        };
        let table: Value = ada.table_as(&other, turn).await;
        let sent = Instant::now();
        assert_eq!(ada.play_on(&table).await.0, 200);
        waits.push(sent.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    done.store(true, Ordering::Relaxed);
    let mut bytes = 0;
    for reader in readers {
        bytes += reader.await.unwrap();
    }
    waits.sort();
    let rank = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    println!(
        "{} actions: median {:?}, p99 {:?}, longest {:?}; {} MB received; memory {before} -> {} MB",
        waits.len(),
        rank(0.5),
        rank(0.99),
        rank(1.0),
        bytes / 1_000_000,
        peak_memory(),
    );
}
