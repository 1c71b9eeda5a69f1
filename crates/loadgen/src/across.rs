//! How long a move takes to the page of another process, while nothing else happens.

use std::time::{Duration, Instant};

use loadgen::{Browser, ClientError, Screen, Stage, Updates};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use reqwest::Client;

/// How soon a move should be seen, in 99 of 100 cases.
pub(crate) const GOAL: Duration = Duration::from_millis(50);
/// How many moves are timed.
const MOVES: usize = 400;
/// The pause before each move.
const PAUSE: Duration = Duration::from_millis(10);
const GAME: &str = "rise-of-tribes";

/// An open page of a player.
struct Page {
    browser: Browser,
    seat: usize,
    screen: Screen,
    updates: Updates,
}

impl Page {
    async fn open(browser: Browser, table: &str, seat: usize) -> Result<Page, ClientError> {
        let screen = browser.look(table, seat).await?;
        let updates = browser.follow(table, seat, &screen).await?;
        Ok(Page { browser, seat, screen, updates })
    }

    /// Waits until the page shows what came after a version.
    async fn shows_more_than(&mut self, table: &str, version: u64) -> Result<(), ClientError> {
        while self.screen.version <= version {
            let update = self.updates.next().await?.ok_or(ClientError::NotATablePage)?;
            if self.screen.update(&update.html).is_err() {
                self.browser.look_again(table, self.seat, &mut self.screen).await?;
            }
        }
        Ok(())
    }
}

/// Times moves of two players at different processes, each from the request to the page of the other player.
pub(crate) async fn measure(http: &Client, bases: [&str; 2]) -> Result<Vec<Duration>, ClientError> {
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    let mut times = Vec::with_capacity(MOVES);
    while times.len() < MOVES {
        play_one(http, bases, &mut dice, &mut times).await?;
    }
    Ok(times)
}

/// Plays until there are enough times or the game is over.
async fn play_one(
    http: &Client,
    bases: [&str; 2],
    dice: &mut ChaCha8Rng,
    times: &mut Vec<Duration>,
) -> Result<(), ClientError> {
    let (mut opener, mut other) = (Browser::new(http, bases[0]), Browser::new(http, bases[1]));
    let table = opener.open_table(GAME, "One", &["open"]).await?;
    other.join(&table, 2, "Other").await?;
    let (mut one, mut other) = (Page::open(opener, &table, 1).await?, Page::open(other, &table, 2).await?);
    while times.len() < MOVES && one.screen.stage != Stage::Over {
        tokio::time::sleep(PAUSE).await;
        let (actor, witness) =
            if one.screen.actions.is_empty() { (&mut other, &mut one) } else { (&mut one, &mut other) };
        let actions = &actor.screen.actions;
        if actions.is_empty() {
            return Err(ClientError::NotATablePage);
        }
        let (action, version) = (actions[dice.random_range(0..actions.len())].clone(), actor.screen.version);
        let begin = Instant::now();
        let playing = actor.browser.play_streaming(&table, actor.seat, &actor.screen, &action);
        let seeing = async {
            witness.shows_more_than(&table, version).await?;
            Ok::<_, ClientError>(begin.elapsed())
        };
        let (played, seen) = tokio::join!(playing, seeing);
        played?;
        times.push(seen?);
        actor.shows_more_than(&table, version).await?;
    }
    Ok(())
}
