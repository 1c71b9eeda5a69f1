//! A server is killed again and again while simulated people play: nothing that was acknowledged is lost, and all games go on.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this is a test")]

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use loadgen::{Browser, ClientError, Screen, ServerProcess, Stage};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use store::{Store, TableId};
use table::record::Event;
use tokio::task::JoinHandle;
use tokio_postgres::NoTls;

const OCHRE: &str = env!("CARGO_BIN_EXE_ochre");
const KILLS: u32 = 50;
/// Actions at each table that prove something.
const ENOUGH: usize = 20;
/// How long nothing may happen at a table before it counts as broken. Far beyond what a busy machine needs.
const PATIENCE: Duration = Duration::from_secs(900);

/// An action the server said is done.
struct Acknowledged {
    table: String,
    version: u64,
    client: String,
    action: String,
}

/// The players of one table and what the server acknowledged.
struct Table {
    game: &'static str,
    /// The other seats: `open` for another person.
    others: &'static [&'static str],
    seed: u64,
}

const TABLES: &[Table] = &[
    Table { game: "ice-age", others: &["open", "open"], seed: 1 },
    Table { game: "ice-age", others: &["random", "random"], seed: 2 },
    Table { game: "ice-age", others: &["open", "random"], seed: 3 },
    Table { game: "endless-winter", others: &["open"], seed: 4 },
    Table { game: "endless-winter", others: &["random"], seed: 5 },
    Table { game: "rise-of-tribes", others: &["open"], seed: 6 },
    Table { game: "rise-of-tribes", others: &["random"], seed: 7 },
    Table { game: "rise-of-tribes", others: &["open", "random"], seed: 8 },
];

#[tokio::test(flavor = "multi_thread")]
async fn fifty_kills_lose_nothing_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    survive(folder.path().join("ochre.sqlite").to_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_kills_lose_nothing_on_postgresql() {
    let server = std::env::var("OCHRE_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("OCHRE_TEST_POSTGRES is not set: run `cargo xtask test`, which starts a PostgreSQL server for the tests")
    });
    let (client, connection) = tokio_postgres::connect(&server, NoTls).await.unwrap();
    tokio::spawn(connection);
    let name = format!("ochre_crash_{}", std::process::id());
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    survive(&format!("{}/{name}", server.rsplit_once('/').unwrap().0)).await;
    client.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await.unwrap();
}

async fn survive(database: &str) {
    let mut server = ServerProcess::start(Path::new(OCHRE), database).await.unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let done: Arc<[AtomicUsize]> = TABLES.iter().map(|_| AtomicUsize::new(0)).collect();
    let players: Vec<_> = (0..TABLES.len())
        .map(|place| tokio::spawn(play(place, server.base(), Arc::clone(&stop), Arc::clone(&done))))
        .collect();
    // Nothing is proved by killing a server at which nobody plays.
    everybody_has(&done, 1).await;

    let mut dice = ChaCha8Rng::seed_from_u64(99);
    for kill in 0..KILLS {
        // Killed after so much work, not after so much time.
        let before = total(&done);
        let actions = dice.random_range(1..40);
        let begin = Instant::now();
        while total(&done) < before + actions {
            assert!(!players.iter().any(JoinHandle::is_finished), "a player gave up before kill {kill}");
            assert!(begin.elapsed() < PATIENCE, "nobody can play before kill {kill}");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        server.kill().await.unwrap();
        server.restart().await.unwrap();
    }
    everybody_has(&done, ENOUGH).await;
    stop.store(true, Ordering::Relaxed);
    let mut acknowledged = Vec::new();
    for player in players {
        acknowledged.extend(player.await.unwrap());
    }
    server.kill().await.unwrap();

    let store = store::open(database).await.unwrap();
    check(store.as_ref(), &acknowledged).await;
    store.close().await.unwrap();
}

fn total(done: &[AtomicUsize]) -> usize {
    done.iter().map(|count| count.load(Ordering::Relaxed)).sum()
}

/// Waits until so many actions are acknowledged at every table.
async fn everybody_has(done: &[AtomicUsize], actions: usize) {
    let begin = Instant::now();
    while done.iter().any(|count| count.load(Ordering::Relaxed) < actions) {
        assert!(begin.elapsed() < PATIENCE, "too few actions to prove anything: {done:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Plays at one table after the other until asked to stop. Errors do not end it.
async fn play(
    place: usize,
    base: String,
    stop: Arc<AtomicBool>,
    done: Arc<[AtomicUsize]>,
) -> Vec<Acknowledged> {
    let table = &TABLES[place];
    let http = loadgen::http_client().unwrap();
    let mut dice = ChaCha8Rng::seed_from_u64(table.seed);
    let mut acknowledged = Vec::new();
    let people = 1 + table.others.iter().filter(|who| **who == "open").count();
    while !stop.load(Ordering::Relaxed) {
        let (id, browsers) = sit_down(table, people, &http, &base).await;
        let mut progress = Instant::now();
        let mut over = false;
        while !over && !stop.load(Ordering::Relaxed) {
            for (seat, browser) in (1..).zip(&browsers) {
                assert!(progress.elapsed() < PATIENCE, "{} {id}: nobody can play", table.game);
                let seen = match browser.look(&id, seat).await {
                    Ok(seen) => seen,
                    Err(error) => {
                        wait_out(&error).await;
                        continue;
                    }
                };
                over |= seen.stage == Stage::Over;
                if seen.actions.is_empty() {
                    tokio::time::sleep(Duration::from_millis(2)).await;
                    continue;
                }
                let action = seen.actions[dice.random_range(0..seen.actions.len())].clone();
                retry_until_acknowledged(browser, &id, seat, &seen, &action).await;
                acknowledged.push(Acknowledged {
                    table: id.clone(),
                    version: seen.version,
                    client: format!("{seat}:{}", seen.client),
                    action,
                });
                done[place].fetch_add(1, Ordering::Relaxed);
                progress = Instant::now();
            }
        }
    }
    acknowledged
}

/// Sends the same request until it is answered: it may have been done before the plug was pulled.
async fn retry_until_acknowledged(browser: &Browser, id: &str, seat: usize, seen: &Screen, action: &str) {
    let begin = Instant::now();
    loop {
        match browser.play(id, seat, seen, action).await {
            Ok(_) => return,
            Err(error) => {
                assert!(begin.elapsed() < PATIENCE, "{id}: '{action}' cannot be played: {error}");
                wait_out(&error).await;
            }
        }
    }
}

/// A server that is gone comes back; one that answers has to answer sensibly. It may say once that the table has moved on:
/// a database of its own may finish what the killed server had sent after the next one has looked.
async fn wait_out(error: &ClientError) {
    match error {
        ClientError::Connection(_) | ClientError::Stream(_) => {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        ClientError::Status(status) if matches!(status.as_u16(), 409 | 503) => {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        ClientError::Status(_) | ClientError::NotATablePage => panic!("{error}"),
    }
}

/// A table whose seats are taken. An attempt that the plug cut short is given up: nobody sits there yet.
async fn sit_down(
    table: &Table,
    people: usize,
    http: &reqwest::Client,
    base: &str,
) -> (String, Vec<Browser>) {
    let begin = Instant::now();
    loop {
        assert!(begin.elapsed() < PATIENCE, "no table of {} can be opened", table.game);
        match try_to_sit_down(table, people, http, base).await {
            Ok(seated) => return seated,
            Err(error) => wait_out(&error).await,
        }
    }
}

async fn try_to_sit_down(
    table: &Table,
    people: usize,
    http: &reqwest::Client,
    base: &str,
) -> Result<(String, Vec<Browser>), ClientError> {
    let mut browsers = vec![Browser::new(http, base); people];
    let id = browsers[0].open_table(table.game, "Player 1", table.others).await?;
    for (seat, browser) in (1..).zip(&mut browsers).skip(1) {
        browser.join(&id, seat, &format!("Player {seat}")).await?;
    }
    Ok((id, browsers))
}

/// Every acknowledged action stands in the log, at its place, once; every table replays and deals the same again.
async fn check(store: &dyn Store, acknowledged: &[Acknowledged]) {
    let mut ids: Vec<&str> = acknowledged.iter().map(|it| it.table.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    for id in ids {
        let stored = store.load(TableId(id.to_owned())).await.unwrap().unwrap();
        for it in acknowledged.iter().filter(|it| it.table == id) {
            let written: Vec<_> =
                stored.events.iter().filter(|event| event.client.as_ref() == Some(&it.client)).collect();
            assert_eq!(written.len(), 1, "{id}: '{}' was acknowledged once", it.action);
            assert_eq!(written[0], &stored.events[usize::try_from(it.version).unwrap()]);
            match serde_json::from_str(&written[0].body).unwrap() {
                Event::Play(event) => assert_eq!(event.play, it.action, "{id}"),
                other => panic!("{id}: {other:?} instead of '{}'", it.action),
            }
        }
        let record = server::export_table(store, id).await.unwrap();
        let verified = catalog::find(&record.game).unwrap().boxed().verify(&record);
        assert_eq!(verified.unwrap().events, stored.events.len(), "{id}");
    }
}
