//! Reviews of finished tables.

use crate::{PersonId, StoreFuture, TableId};

/// What a review depends on: the same key gives the same review.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReviewKey {
    /// The table.
    pub table: TableId,
    /// Positions evaluated for a choice; 0 is the standard depth of the program.
    pub depth: u32,
    /// The seed of the search.
    pub seed: u64,
    /// From what choices are judged, by its name.
    pub knowledge: String,
    /// The version of the program's reviews.
    pub program: u32,
}

/// A review to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReview {
    /// What it depends on.
    pub key: ReviewKey,
    /// Who asked for it. `None` if the person no longer exists.
    pub person: Option<PersonId>,
    /// When.
    pub at: i64,
}

/// How far a review is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredReview {
    /// It is being made.
    Begun,
    /// The whole review, as JSON.
    Complete(String),
}

/// Storage of reviews. Every write completes only after the data is durable.
pub trait ReviewStore: Send + Sync + 'static {
    /// Begins a review, unless it exists. Deletes the reviews of the table that older versions of the program made; newer
    /// ones stay, as programs of both versions can run during an upgrade.
    fn begin_review(&self, review: NewReview) -> StoreFuture<'_, ()>;
    /// Keeps what was found out about the steps from number `first` on, as JSON. Findings that are kept already stay as they are.
    /// Fails with [`StoreError::ReviewNotFound`](crate::StoreError::ReviewNotFound) if the review was not begun.
    fn keep_findings(&self, key: ReviewKey, first: u64, findings: Vec<String>) -> StoreFuture<'_, ()>;
    /// Completes a review and deletes its findings. Fails with
    /// [`StoreError::ReviewNotFound`](crate::StoreError::ReviewNotFound) if it was not begun.
    fn complete_review(&self, key: ReviewKey, body: String) -> StoreFuture<'_, ()>;
    /// Deletes a review. Succeeds if it does not exist.
    fn delete_review(&self, key: ReviewKey) -> StoreFuture<'_, ()>;
    /// A review; `None` if it was not begun.
    fn review(&self, key: ReviewKey) -> StoreFuture<'_, Option<StoredReview>>;
    /// What was found out for a review that is being made, in the order of its steps.
    fn findings(&self, key: ReviewKey) -> StoreFuture<'_, Vec<String>>;
    /// The reviews that this version of the program began and has not completed, oldest first. Read at startup to resume them.
    fn unfinished_reviews(&self, program: u32) -> StoreFuture<'_, Vec<NewReview>>;
}
