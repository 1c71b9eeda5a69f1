//! The other player: acts at an own table and measures how long each action takes.

use std::{
    fmt,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::{Failure, client::Client};

/// A player who knows the game takes about this long for a decision.
const PAUSE: Duration = Duration::from_millis(150);

/// How long actions took until they were durable.
pub(crate) struct Waits(Vec<Duration>);

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |part: f64| {
            let last = self.0.len().saturating_sub(1);
            let at = (self.0.len() as f64 * part) as usize;
            self.0.get(at.min(last)).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
        };
        let (median, p99, longest) = (part(0.5), part(0.99), part(1.0));
        write!(f, "{} actions, median {median:.1} ms, p99 {p99:.1} ms, longest {longest:.1} ms", self.0.len())
    }
}

/// Plays for a while at tables for two people, both of whom are the player.
pub(crate) async fn play(player: &Client, time: Duration) -> Result<Waits, Failure> {
    let begin = Instant::now();
    let (mut waits, mut table) = (Vec::new(), None);
    while begin.elapsed() < time {
        let id = match table.take() {
            Some(id) => id,
            None => {
                let seats = json!([{ "me": "Ada" }, { "me": "Ada too" }]);
                player.open("rise-of-tribes", seats).await?.ok_or("the player may open a table")?
            }
        };
        let Some(turn) = player.get(&format!("/tables/{id}")).await?["turn"].as_u64() else { continue };
        let view = player.get(&format!("/tables/{id}?as={turn}")).await?;
        let (Some(action), version) = (view["choices"][0]["action"].as_str(), &view["version"]) else {
            continue;
        };
        let client = format!("{}-{}", waits.len(), version);
        let body = json!({ "seat": turn, "version": version, "client": client, "action": action });
        let sent = Instant::now();
        let (status, answer) = player.post(&format!("/tables/{id}/play"), &body).await?;
        if !status.is_success() {
            return Err(format!("the player's action failed: {status} {answer}").into());
        }
        waits.push(sent.elapsed());
        table = Some(id);
        tokio::time::sleep(PAUSE).await;
    }
    waits.sort_unstable();
    Ok(Waits(waits))
}
