//! Ratings from results: those that are new, or all of them again. Both give the same ratings.

use std::collections::{BTreeSet, HashMap, HashSet};

use store::{
    PersonId, RatingRow, SeatRow, Settlement, Store, StoreError, StoredRating, TableId, TableResult,
};

use super::{
    bots,
    derive::{derive, person_of},
    game,
};

/// Which results of a game are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Those without ratings, or with ratings by another method; all of them if an earlier one is among them.
    New,
    /// All of them.
    All,
}

/// Which derived results are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keep {
    /// Every one: the stored result is missing or stale.
    Due,
    /// Those that differ from the stored one.
    Changed,
}

/// Derives the result of a table and stores it. Returns the result, without the number of its table; `None` if the table has none.
pub(super) async fn record(
    store: &dyn Store,
    id: &TableId,
    keep: Keep,
) -> Result<Option<TableResult>, StoreError> {
    let Some(stored) = store.load(id.clone()).await? else { return Ok(None) };
    let known = store.result(id.clone()).await?;
    let accounts = accounts(store, &stored.row.seats).await?;
    let task = tokio::task::spawn_blocking(move || {
        let derived = derive(&stored, &accounts, known.as_ref());
        (derived, known)
    });
    let (derived, known) =
        task.await.map_err(|error| StoreError::Database(format!("deriving a result panicked: {error}")))?;
    let Some(derived) = derived else { return Ok(None) };
    if keep == Keep::Due || known.is_none_or(|known| !same(&derived, known)) {
        store.record_result(derived.clone()).await?;
    }
    Ok(Some(derived))
}

/// Who at these seats has an account, or had one that was deleted.
pub(super) async fn accounts(store: &dyn Store, seats: &[SeatRow]) -> Result<HashSet<PersonId>, StoreError> {
    let mut accounts = HashSet::new();
    for id in seats.iter().filter_map(person_of) {
        // A person without a name is a former player. What their games came to stays.
        let known = store.person(id).await?;
        if known.is_some_and(|person| person.login.is_some() || person.name.is_empty()) {
            accounts.insert(id);
        }
    }
    Ok(accounts)
}

/// Derives the results again that another method rated: what counts may have changed, too. At public tables it does not depend on
/// the method.
pub(super) async fn review_verdicts(store: &dyn Store, game: &str) -> Result<(), StoreError> {
    for result in store.unsettled_results(game.to_owned(), bots::method(game)).await? {
        if !result.public {
            record(store, &result.table, Keep::Changed).await?;
        }
    }
    Ok(())
}

/// Whether a derived result is the stored one, but for what is not derived.
fn same(derived: &TableResult, mut known: TableResult) -> bool {
    known.number = derived.number;
    for (seat, derived) in known.seats.iter_mut().zip(&derived.seats) {
        seat.change = None;
        seat.name.clone_from(&derived.name);
    }
    known == *derived
}

/// The ratings of people while results are rated, in order.
struct Ratings {
    game: String,
    rows: HashMap<PersonId, RatingRow>,
    settlement: Settlement,
}

impl Ratings {
    fn rate(&mut self, result: &TableResult) {
        let current: HashMap<PersonId, StoredRating> = result
            .seats
            .iter()
            .filter_map(|seat| Some((seat.person?, self.rows.get(&seat.person?)?.rating)))
            .collect();
        for (seat, person, change) in game::changes(result, &current) {
            let games = self.rows.get(&person).map_or(0, |row| row.games) + 1;
            let row =
                RatingRow { person, game: self.game.clone(), rating: change.after, games, at: result.ended };
            self.rows.insert(person, row);
            self.settlement.changes.push((result.number, seat, change));
        }
    }

    fn finish(self) -> Settlement {
        let mut ratings: Vec<RatingRow> = self.rows.into_values().collect();
        ratings.sort_by_key(|row| row.person);
        Settlement { ratings, ..self.settlement }
    }
}

/// How often results are rated again because another process has rated some meanwhile.
const ATTEMPTS: u32 = 8;

/// Rates results of a game.
pub(super) async fn settle(store: &dyn Store, game: &str, scope: Scope) -> Result<(), StoreError> {
    for _ in 0..ATTEMPTS {
        if try_to_settle(store, game, scope).await? {
            return Ok(());
        }
    }
    tracing::warn!(game, "another process keeps rating the results of a game");
    Ok(())
}

/// The same; returns `false` if another process has rated results meanwhile.
async fn try_to_settle(store: &dyn Store, game: &str, scope: Scope) -> Result<bool, StoreError> {
    let name = || game.to_owned();
    // Asked first: whatever somebody else stores from here on counts as meanwhile.
    let last = store.last_settled(name()).await?;
    let unsettled = match scope {
        Scope::New => store.unsettled_results(name(), bots::method(game)).await?,
        Scope::All => Vec::new(),
    };
    let follows = match (unsettled.first(), last) {
        (None, _) if scope == Scope::New => return Ok(true),
        (None, _) | (_, None) => false,
        (Some(first), Some(last)) => first.order() > last,
    };
    let (results, rows) = if follows {
        let rows = current(store, game, &unsettled).await?;
        (unsettled, rows)
    } else {
        (store.rated_results(name()).await?, HashMap::new())
    };
    let settlement = Settlement {
        game: name(),
        method: bots::method(game),
        after: last,
        whole: !follows,
        ..Settlement::default()
    };
    let mut ratings = Ratings { game: name(), rows, settlement };
    for result in &results {
        ratings.rate(result);
    }
    store.settle(ratings.finish()).await
}

/// The current ratings of the people of these results.
async fn current(
    store: &dyn Store,
    game: &str,
    results: &[TableResult],
) -> Result<HashMap<PersonId, RatingRow>, StoreError> {
    let people: BTreeSet<PersonId> =
        results.iter().flat_map(|result| result.seats.iter().filter_map(|seat| seat.person)).collect();
    let mut rows = HashMap::new();
    for person in people {
        let ratings = store.ratings_of(person).await?;
        rows.extend(ratings.into_iter().filter(|row| row.game == game).map(|row| (person, row)));
    }
    Ok(rows)
}

/// What [`rebuild_ratings`] did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rebuilt {
    /// Finished games with a result.
    pub results: u64,
    /// Those of them that count for ratings.
    pub rated: u64,
    /// Finished games whose log and standings this program cannot read. A result that was stored before stays.
    pub unreadable: u64,
}

/// Derives all results again from the logs, and all ratings from the results. No server may use the store meanwhile.
pub async fn rebuild_ratings(store: &dyn Store) -> Result<Rebuilt, StoreError> {
    let mut rebuilt = Rebuilt::default();
    let mut games: BTreeSet<String> = BTreeSet::new();
    for id in store.due_results().await? {
        record(store, &id, Keep::Due).await?;
    }
    for id in store.all_tables().await? {
        match record(store, &id, Keep::Changed).await? {
            Some(result) => {
                rebuilt.results += 1;
                rebuilt.rated += u64::from(result.verdict == store::RATED);
                games.insert(result.game);
            }
            None => {
                if let Some(result) = store.result(id).await? {
                    games.insert(result.game);
                }
            }
        }
    }
    rebuilt.unreadable = store.due_results().await?.len() as u64;
    for game in games {
        settle(store, &game, Scope::All).await?;
    }
    Ok(rebuilt)
}
