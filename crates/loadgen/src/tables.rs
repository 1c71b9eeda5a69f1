//! Creation of the tables.

use std::sync::Arc;

use futures_util::{StreamExt, TryStreamExt, stream};
use loadgen::{Browser, ClientError};
use reqwest::Client;

use crate::player::{Player, Sent};

/// The games, each with its minimum number of players.
pub(crate) const GAMES: [(&str, usize); 3] = [("ice-age", 3), ("endless-winter", 2), ("rise-of-tribes", 2)];

/// How many tables are created concurrently.
const CONCURRENCY: usize = 16;

/// Creates tables of all games in turn and returns their players and spectators. If there are several servers, the players of a table are at
/// different ones.
pub(crate) async fn open(
    http: &Client,
    bases: &[String],
    tables: usize,
    watchers: usize,
) -> Result<Vec<Player>, ClientError> {
    let opening = (0..tables).zip(GAMES.into_iter().cycle());
    let opening = stream::iter(opening)
        .map(|(number, (game, seats))| open_one(http, bases, number, (game, seats), watchers));
    let tables: Vec<Vec<Player>> = opening.buffer_unordered(CONCURRENCY).try_collect().await?;
    Ok(tables.into_iter().flatten().collect())
}

async fn open_one(
    http: &Client,
    bases: &[String],
    number: usize,
    (game, seats): (&str, usize),
    watchers: usize,
) -> Result<Vec<Player>, ClientError> {
    let browser = |seat: usize| Browser::new(http, &bases[(number + seat) % bases.len()]);
    let mut opener = browser(1);
    let table = opener.open_table(game, &format!("P{number}"), &vec!["open"; seats - 1]).await?;
    let sent = Arc::new(Sent::default());
    let player = |browser, seat| Player::new(browser, table.clone(), seat, number, Arc::clone(&sent));
    let mut players = vec![player(opener, 1)];
    for seat in 2..=seats {
        let mut browser = browser(seat);
        browser.join(&table, seat, &format!("P{number}-{seat}")).await?;
        players.push(player(browser, seat));
    }
    // A spectator has no seat, and never an action to choose.
    for watcher in 1..=watchers {
        let mut browser = browser(seats + watcher);
        browser.introduce(&format!("W{number}-{watcher}")).await?;
        players.push(player(browser, 0));
    }
    Ok(players)
}
