//! Many tables, all seats taken.

use std::sync::Arc;

use futures_util::{StreamExt, TryStreamExt, stream};
use loadgen::{Browser, Trouble};
use reqwest::Client;

use crate::person::{Person, Sent};

/// The games played, each with as few people as it takes.
pub(crate) const GAMES: [(&str, usize); 3] = [("ice-age", 3), ("endless-winter", 2), ("rise-of-tribes", 2)];

/// How many tables are opened at once.
const AT_ONCE: usize = 16;

/// Opens tables of all games in turn; everybody who sits there.
pub(crate) async fn open(http: &Client, base: &str, tables: usize) -> Result<Vec<Person>, Trouble> {
    let opening = (0..tables).zip(GAMES.into_iter().cycle());
    let opening =
        stream::iter(opening).map(|(number, (game, seats))| open_one(http, base, number, game, seats));
    let tables: Vec<Vec<Person>> = opening.buffer_unordered(AT_ONCE).try_collect().await?;
    Ok(tables.into_iter().flatten().collect())
}

async fn open_one(
    http: &Client,
    base: &str,
    number: usize,
    game: &str,
    seats: usize,
) -> Result<Vec<Person>, Trouble> {
    let mut opener = Browser::new(http, base);
    let table = opener.open_table(game, &format!("P{number}"), &vec!["open"; seats - 1]).await?;
    let sent = Arc::new(Sent::default());
    let person = |browser, seat| Person::new(browser, table.clone(), seat, number, Arc::clone(&sent));
    let mut people = vec![person(opener, 1)];
    for seat in 2..=seats {
        let mut browser = Browser::new(http, base);
        browser.join(&table, seat, &format!("P{number}-{seat}")).await?;
        people.push(person(browser, seat));
    }
    Ok(people)
}
