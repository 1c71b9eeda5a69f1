//! Content files: what is printed in a box, where each value comes from, and how its owner changes it.
//!
//! A game declares its content once: [`printed!`](crate::printed) lists the values of a face with the [`Shape`] of each, a
//! [`Schema`] lists the tables of the file. Reading, checking, the editor's [`Field`]s and the [`OverlayDocument`] all follow
//! from that.
//!
//! * [`path`] names a value: `culture.adopted-kin.skill`.
//! * [`shape`] says what can be written for it; [`mod@check`] says what is wrong with what was written.
//! * [`schema`] lists tables and keys; [`sheet`] holds the values of a file, laid over those of another.
//! * [`examiner`] collects mistakes; [`document`] edits an overlay; [`fields`] lists what can be edited.

pub mod check;
pub mod document;
pub mod examiner;
pub mod fields;
pub mod path;
pub mod schema;
pub mod shape;
pub mod sheet;

mod gather;
mod syntax;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use document::OverlayDocument;
pub use examiner::{ContentError, Examiner, Mistake};
pub use fields::{FaceFields, Field};
#[cfg(feature = "conformance")]
pub(crate) use gather::is_structural;
pub use path::{ParsePathError, Path};
pub use schema::{Holds, KeySpec, Place, Schema, TableSpec};
pub use shape::{Case, Choice, Compose, Palette, Part, Shape, Token, TokenGroup};
pub use sheet::{Cell, Sheet};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Stated in a rulebook.
    Rulebook,
    /// Seen in a public source.
    Source,
    /// Follows by logic from the rulebook or a source.
    Inferred,
    /// Designed by us, because the rulebook shows it only as a picture.
    House,
    /// Changed by the owner of the box with an overlay file.
    Overlay,
}

impl Provenance {
    /// Every provenance with its word in content files.
    pub const WORDS: [(Self, &'static str); 5] = [
        (Self::Rulebook, "rulebook"),
        (Self::Source, "source"),
        (Self::Inferred, "inferred"),
        (Self::House, "house"),
        (Self::Overlay, "overlay"),
    ];

    /// Its word in content files.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize].1
    }

    /// The provenance with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::WORDS.into_iter().find(|&(_, known)| known == word).map(|(from, _)| from)
    }
}

/// A value of a content file and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sourced<T> {
    /// The value.
    pub is: T,
    /// Its provenance.
    pub from: Provenance,
}

/// A short fingerprint of content: the first 16 hex digits of the SHA-256 of its canonical JSON.
///
/// # Panics
///
/// If the content does not serialise to JSON.
pub fn fingerprint(content: &impl Serialize) -> String {
    let bytes = serde_json::to_vec(content).expect("content serialises to JSON");
    hex(&Sha256::digest(bytes)[..8])
}

/// Bytes as lower-case hex.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
