//! What the processes of one table hall share through the database: who is there, and who does what only one of them should do.

use std::time::Duration;

use crate::StoreFuture;

/// The number of parts into which tables are divided. Each part has a lease.
pub const PARTS: u16 = 64;
/// The lease of everything that is not about one table.
pub const JOBS: u16 = PARTS;

/// A process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Different for every process that ever runs.
    pub id: String,
    /// The version of its program.
    pub program: String,
}

/// How often something has changed that processes know about people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PeopleChanges {
    /// Tokens that ended, and names.
    pub people: u64,
    /// Who has blocked whom.
    pub blocks: u64,
    /// Public profiles.
    pub profiles: u64,
}

/// What processes share. Only PostgreSQL can be shared; a SQLite store fails with
/// [`StoreError::NotShared`](crate::StoreError::NotShared).
pub trait ClusterStore {
    /// The name that keeps the messages of this hall apart from those of others.
    fn hall(&self) -> StoreFuture<'_, String>;
    /// Notes that a process is there. Returns all that were there within `alive`, by the clock of the database.
    fn beat(&self, member: Member, alive: Duration) -> StoreFuture<'_, Vec<Member>>;
    /// Renews the leases of a process among those `wanted`, releases its others, and takes those of `wanted` that nobody holds.
    /// Returns the ones it holds, for the time `lease` by the clock of the database.
    fn hold(&self, member: String, wanted: Vec<u16>, lease: Duration) -> StoreFuture<'_, Vec<u16>>;
    /// Releases all leases of a process, and forgets it.
    fn leave(&self, member: String) -> StoreFuture<'_, ()>;
    /// How often something has changed that processes know about people.
    fn people_changes(&self) -> StoreFuture<'_, PeopleChanges>;
}
