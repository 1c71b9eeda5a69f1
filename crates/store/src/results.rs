//! Results of finished tables, ratings and profiles.
//!
//! A result follows from what else is stored about a table, so it can be derived again at any time. Ratings follow from the
//! results of a game in the order in which the games ended ([`TableResult::order`]).

use crate::{Person, PersonId, StoreFuture, TableId};

/// The verdict of a result that counts for ratings. Every other verdict says why it does not.
pub const RATED: &str = "rated";

/// The result of a finished table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableResult {
    /// The table.
    pub table: TableId,
    /// The number of the table, which grows with every new one. Ignored when written.
    pub number: i64,
    /// The game's name.
    pub game: String,
    /// The options of the game, as JSON.
    pub options: String,
    /// The version of its rules.
    pub rules: u32,
    /// Whether the table was listed publicly.
    pub public: bool,
    /// [`RATED`], or why it does not count for ratings.
    pub verdict: String,
    /// The number of choices, without those that were undone.
    pub choices: u32,
    /// When play started.
    pub started: i64,
    /// When it ended.
    pub ended: i64,
    /// One for each seat, in order.
    pub seats: Vec<SeatResult>,
}

impl TableResult {
    /// Results are rated in this order.
    pub fn order(&self) -> (i64, i64) {
        (self.ended, self.number)
    }
}

/// The result of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The number of the seat, from 0.
    pub seat: u8,
    /// The name shown at the table. Ignored when written.
    pub name: String,
    /// The person of the seat.
    pub person: Option<PersonId>,
    /// The level of the bot that played it at the end: its own, or the stand-in of the person.
    pub level: Option<String>,
    /// Points in all.
    pub points: i32,
    /// The place, from 1; tied seats share a place.
    pub place: u8,
    /// Points by source, as JSON.
    pub sources: String,
    /// How the rating of the person changed. Ignored when written; see [`ResultStore::settle`].
    pub change: Option<RatingChange>,
}

/// A rating, in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredRating {
    /// The estimate.
    pub rating: i64,
    /// Its standard deviation.
    pub uncertainty: i64,
}

/// A rating before and after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// Before the game.
    pub before: StoredRating,
    /// After the game.
    pub after: StoredRating,
}

/// The current rating of a person at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRow {
    /// The person.
    pub person: PersonId,
    /// The game's name.
    pub game: String,
    /// The rating.
    pub rating: StoredRating,
    /// The number of rated games.
    pub games: u64,
    /// When the last of them ended.
    pub at: i64,
}

/// Ratings that follow from results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settlement {
    /// The game's name.
    pub game: String,
    /// The name of the method that computed them.
    pub method: String,
    /// What [`ResultStore::last_settled`] returned before the ratings were computed.
    pub after: Option<(i64, i64)>,
    /// Whether all ratings of the game are replaced; otherwise only those listed change.
    pub whole: bool,
    /// By table number and seat.
    pub changes: Vec<(i64, u8, RatingChange)>,
    /// The current ratings.
    pub ratings: Vec<RatingRow>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leader {
    /// The name of the person.
    pub name: String,
    /// The handle of the public profile.
    pub handle: String,
    /// The rating.
    pub rating: RatingRow,
}

/// What a person has decided about their profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The person.
    pub person: Person,
    /// The last part of the profile's address.
    pub handle: String,
    /// Whether everybody may see it.
    pub public: bool,
}

/// Storage of results, ratings and profiles. Every write completes only after the data is durable.
pub trait ResultStore: Send + Sync + 'static {
    /// Finished tables, not ended by their owner, whose result is missing or stale; in the order in which they ended.
    fn due_results(&self) -> StoreFuture<'_, Vec<TableId>>;
    /// Stores the result of a table, or replaces it. If it replaces a rated one, the ratings of the game are
    /// removed, so that they are computed again.
    fn record_result(&self, result: TableResult) -> StoreFuture<'_, ()>;
    /// The result of a table.
    fn result(&self, table: TableId) -> StoreFuture<'_, Option<TableResult>>;
    /// The last results of a person, newest first.
    fn results_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableResult>>;
    /// The last results of public tables of a game, newest first.
    fn public_results(&self, game: String, limit: u32) -> StoreFuture<'_, Vec<TableResult>>;
    /// All rated results of a game, in order.
    fn rated_results(&self, game: String) -> StoreFuture<'_, Vec<TableResult>>;
    /// The rated results of a game whose rating changes are not known, or were computed by another method; in order.
    fn unsettled_results(&self, game: String, method: String) -> StoreFuture<'_, Vec<TableResult>>;
    /// [`TableResult::order`] of the last result of a game whose rating changes are known, by whatever method.
    fn last_settled(&self, game: String) -> StoreFuture<'_, Option<(i64, i64)>>;
    /// Stores ratings, all or none. Returns `false`, and stores none, if somebody else has stored ratings of the game meanwhile.
    fn settle(&self, settlement: Settlement) -> StoreFuture<'_, bool>;
    /// The ratings of a person, by game.
    fn ratings_of(&self, person: PersonId) -> StoreFuture<'_, Vec<RatingRow>>;
    /// The people with public profiles and at least `games` rated games, best first: by the rating less twice its uncertainty.
    fn leaders(&self, game: String, games: u64, limit: u32) -> StoreFuture<'_, Vec<Leader>>;

    /// Makes the profile of a person public or private. The handle counts only if the person has none.
    fn set_profile(&self, person: PersonId, handle: String, public: bool) -> StoreFuture<'_, ()>;
    /// The profile of a person; `None` if the person has never decided about it.
    fn profile_of(&self, person: PersonId) -> StoreFuture<'_, Option<Profile>>;
    /// The profile with this handle, public or not.
    fn profile(&self, handle: String) -> StoreFuture<'_, Option<Profile>>;
    /// The people with public profiles, and their handles.
    fn public_profiles(&self) -> StoreFuture<'_, Vec<(PersonId, String)>>;
}

/// Gathers the rows of results: one row for each seat, those of a table in a row.
pub(crate) fn gather(rows: impl IntoIterator<Item = TableResult>) -> Vec<TableResult> {
    let mut results: Vec<TableResult> = Vec::new();
    for row in rows {
        match results.last_mut() {
            Some(last) if last.number == row.number => last.seats.extend(row.seats),
            _ => results.push(row),
        }
    }
    results
}
