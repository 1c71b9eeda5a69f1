//! What an abusive client does, all at once: streams of long logs, tables, undo storms, password guesses, pages, advice.

use std::{
    fmt,
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio::task::JoinHandle;

use crate::{Failure, client::Client};

/// More streams than an address may have.
const STREAMS: usize = 120;
/// More tables than a person may have.
const TABLES: usize = 130;
/// Requests of each kind that are under way at once.
const AT_ONCE: usize = 6;

/// How many requests of each kind were accepted, and how many refused.
#[derive(Default)]
pub(crate) struct Tally([(AtomicU64, AtomicU64); KINDS.len()]);

/// The kinds of abuse.
const KINDS: [&str; 6] =
    ["streams of a long log", "tables", "undo and play again", "password guesses", "pages", "advice"];

impl Tally {
    fn add(&self, kind: usize, status: StatusCode) {
        let (accepted, refused) = &self.0[kind];
        let counter = if status.is_success() { accepted } else { refused };
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, (accepted, refused)) in KINDS.iter().zip(&self.0) {
            let (accepted, refused) = (accepted.load(Ordering::Relaxed), refused.load(Ordering::Relaxed));
            writeln!(f, "{kind:<24} {accepted:>7} accepted {refused:>7} refused")?;
        }
        Ok(())
    }
}

/// Starts all kinds of abuse; they go on until they are stopped.
pub(crate) async fn start(
    eve: &Client,
    stop: &Arc<AtomicBool>,
    tally: &Arc<Tally>,
) -> Result<Vec<JoinHandle<()>>, Failure> {
    let long = long_log(eve).await?;
    // Tables of hard bots: as many as the server allows.
    for _ in 0..8 {
        eve.open(
            "endless-winter",
            json!([{ "bot": "hard" }, { "bot": "hard" }, { "bot": "hard" }, { "bot": "hard" }]),
        )
        .await?;
    }
    let mine = eve.open("endless-winter", json!([{ "me": "Eve" }, { "me": "Eve too" }])).await?;
    let mine = mine.ok_or("a table for the undo storm")?;
    let mut tasks = Vec::new();
    let mut repeat = |count: usize, work: Work| {
        for _ in 0..count {
            let (eve, stop, tally) = (eve.clone(), Arc::clone(stop), Arc::clone(tally));
            let (long, mine) = (long.clone(), mine.clone());
            tasks.push(tokio::spawn(async move {
                while !stop.load(Ordering::Relaxed) {
                    // A failed connection is part of the abuse.
                    let _ = work(&eve, &long, &mine, &tally).await;
                }
            }));
        }
    };
    repeat(STREAMS, |eve, long, _, tally| Box::pin(read_stream(eve, long, tally)));
    repeat(AT_ONCE, |eve, _, _, tally| Box::pin(open_table(eve, tally)));
    repeat(1, |eve, _, mine, tally| Box::pin(undo_and_play(eve, mine, tally)));
    repeat(AT_ONCE, |eve, _, _, tally| Box::pin(guess(eve, tally)));
    repeat(AT_ONCE, |eve, long, _, tally| Box::pin(read_page(eve, long, tally)));
    repeat(AT_ONCE, |eve, _, mine, tally| Box::pin(ask_advice(eve, mine, tally)));
    Ok(tasks)
}

type Work = for<'a> fn(
    &'a Client,
    &'a str,
    &'a str,
    &'a Tally,
) -> std::pin::Pin<Box<dyn Future<Output = Result<(), Failure>> + Send + 'a>>;

/// A finished game of four bots.
async fn long_log(eve: &Client) -> Result<String, Failure> {
    let seats = json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }, { "bot": "random" }]);
    let id = eve.open("endless-winter", seats).await?.ok_or("a table of bots")?;
    while eve.get(&format!("/tables/{id}")).await?["stage"] != "over" {
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    Ok(id)
}

async fn read_stream(eve: &Client, long: &str, tally: &Tally) -> Result<(), Failure> {
    let path = format!("/tables/{long}/stream?since=0");
    let mut response = eve.request(Method::GET, &path).send().await?;
    tally.add(0, response.status());
    // The stream of a finished game goes on after its last step: read for a while and begin again.
    let read = async {
        while response.chunk().await?.is_some() {}
        Ok::<_, Failure>(())
    };
    let _ = tokio::time::timeout(Duration::from_secs(4), read).await;
    Ok(())
}

async fn open_table(eve: &Client, tally: &Tally) -> Result<(), Failure> {
    let seats = json!([{ "me": "Eve" }, { "bot": "hard" }, { "bot": "hard" }]);
    let body = json!({ "game": "ice-age", "options": { "seats": 3 }, "seats": seats });
    let (status, _) = eve.post("/tables", &body).await?;
    tally.add(1, status);
    if tally.0[1].0.load(Ordering::Relaxed) as usize >= TABLES || !status.is_success() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

async fn undo_and_play(eve: &Client, mine: &str, tally: &Tally) -> Result<(), Failure> {
    let turn = eve.get(&format!("/tables/{mine}")).await?["turn"].as_u64().ok_or("a turn")?;
    let view = eve.get(&format!("/tables/{mine}?as={turn}")).await?;
    let (version, action) = (&view["version"], &view["choices"][0]["action"]);
    let play = json!({ "seat": turn, "version": version, "client": format!("p{version}"), "action": action });
    let (_, played) = eve.post(&format!("/tables/{mine}/play"), &play).await?;
    let version = &played["table"]["version"];
    let undo = json!({ "seat": turn, "version": version, "client": format!("u{version}") });
    let (status, _) = eve.post(&format!("/tables/{mine}/undo"), &undo).await?;
    tally.add(2, status);
    Ok(())
}

async fn guess(eve: &Client, tally: &Tally) -> Result<(), Failure> {
    let (status, _) = eve.post("/tokens", &json!({ "login": "ada", "password": "correct horse" })).await?;
    tally.add(3, status);
    Ok(())
}

async fn read_page(eve: &Client, long: &str, tally: &Tally) -> Result<(), Failure> {
    let response = eve.page(Method::GET, &format!("/table/{long}")).send().await?;
    tally.add(4, response.status());
    response.bytes().await?;
    Ok(())
}

async fn ask_advice(eve: &Client, mine: &str, tally: &Tally) -> Result<(), Failure> {
    let turn = eve.get(&format!("/tables/{mine}")).await?["turn"].as_u64().ok_or("a turn")?;
    let (status, _) = eve.post(&format!("/tables/{mine}/hint"), &json!({ "seat": turn })).await?;
    tally.add(5, status);
    Ok(())
}
