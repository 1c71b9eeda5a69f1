//! The boxes of people: the printed values of a game as their owner entered them.

use std::fmt;

use crate::{PersonId, StoreError, StoreFuture};

/// The id of a box, as in its URL: letters and digits, hard to guess.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoxId(pub String);

impl fmt::Display for BoxId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How much one person may keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxLimits {
    /// The number of boxes.
    pub boxes: u32,
    /// The number of versions that are kept of each box. A new one replaces the oldest.
    pub versions: u32,
    /// The bytes of all kept versions of all boxes together.
    pub bytes: u64,
}

/// A box to create.
#[derive(Clone, Debug)]
pub struct NewBox {
    /// Its id.
    pub id: BoxId,
    /// Whose it is.
    pub owner: PersonId,
    /// The game's name.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The overlay file.
    pub text: String,
    /// The time of creation.
    pub at: i64,
}

/// What an owner decides about a box besides its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxLabel {
    /// What its owner calls it.
    pub name: String,
    /// Whether whoever knows the id may read and use it.
    pub shared: bool,
}

/// A new version of a box.
#[derive(Clone, Debug)]
pub struct BoxSave {
    /// The box.
    pub id: BoxId,
    /// The version that the writer knew.
    pub known: u64,
    /// The overlay file.
    pub text: String,
    /// The face whose draft it contains, if any. The draft is deleted.
    pub face: Option<String>,
    /// The time of the change.
    pub at: i64,
}

/// A box as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxRow {
    /// Its id.
    pub id: BoxId,
    /// Whose it is.
    pub owner: PersonId,
    /// The display name of the owner.
    pub owner_name: String,
    /// The game's name.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// Whether whoever knows the id may read and use it.
    pub shared: bool,
    /// The number of its newest version, from 1.
    pub version: u64,
    /// The time of creation.
    pub created: i64,
    /// The time of the newest version.
    pub changed: i64,
}

/// A box with its newest text and its drafts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredBox {
    /// What lists show.
    pub row: BoxRow,
    /// The overlay file.
    pub text: String,
    /// What was begun and not saved: face and draft, in the order of the faces' names.
    pub drafts: Vec<(String, String)>,
}

/// A version of a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxVersion {
    /// Its number.
    pub number: u64,
    /// When it was saved.
    pub at: i64,
    /// The bytes of its text.
    pub bytes: u64,
}

/// Storage of boxes. Every write completes only after the data is durable.
pub trait BoxStore: Send + Sync + 'static {
    /// Creates a box with its first version. Fails with [`StoreError::TooManyBoxes`] or [`StoreError::BoxesTooLarge`] if the
    /// owner keeps too much already.
    fn create_box(&self, new: NewBox, limits: BoxLimits) -> StoreFuture<'_, ()>;
    /// Adds a version and deletes the oldest ones beyond the limit. Fails with [`StoreError::BoxChanged`] if the newest version is
    /// not the one the writer knew, and with [`StoreError::BoxesTooLarge`].
    fn save_box(&self, save: BoxSave, limits: BoxLimits) -> StoreFuture<'_, ()>;
    /// Changes the name of a box and whether it is shared.
    fn describe_box(&self, id: BoxId, label: BoxLabel) -> StoreFuture<'_, ()>;
    /// Deletes a box with its versions and drafts. Succeeds if it does not exist. Tables keep what they were opened with.
    fn delete_box(&self, id: BoxId) -> StoreFuture<'_, ()>;
    /// Replaces the draft of a face; `None` deletes it.
    fn set_draft(&self, id: BoxId, face: String, draft: Option<String>) -> StoreFuture<'_, ()>;
    /// Notes that a person opened a table with a box of somebody else.
    fn note_use(&self, person: PersonId, id: BoxId, at: i64) -> StoreFuture<'_, ()>;
    /// The boxes of a person, by game and name.
    fn boxes_of(&self, owner: PersonId) -> StoreFuture<'_, Vec<BoxRow>>;
    /// The boxes of others that a person used and that are still shared, last used first.
    fn boxes_used(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<BoxRow>>;
    /// A box; `None` if the id is unknown.
    fn load_box(&self, id: BoxId) -> StoreFuture<'_, Option<StoredBox>>;
    /// The kept versions of a box, newest first.
    fn box_versions(&self, id: BoxId) -> StoreFuture<'_, Vec<BoxVersion>>;
    /// The text of a version; `None` if it is not kept.
    fn box_text(&self, id: BoxId, version: u64) -> StoreFuture<'_, Option<String>>;
}

/// Checks how much a person keeps, after a write.
pub(crate) fn check_limits(limits: BoxLimits, boxes: i64, bytes: i64) -> Result<(), StoreError> {
    if boxes.cast_unsigned() > u64::from(limits.boxes) {
        Err(StoreError::TooManyBoxes)
    } else if bytes.cast_unsigned() > limits.bytes {
        Err(StoreError::BoxesTooLarge)
    } else {
        Ok(())
    }
}
