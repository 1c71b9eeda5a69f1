//! Where a value stands in a content file.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

/// Where a value stands: its table, its face if the table holds several, its key. Written `culture.adopted-kin.skill` or
/// `numbers.rounds`.
///
/// ```
/// use ochre_table::content::Path;
///
/// let path: Path = "culture.adopted-kin.skill".parse().unwrap();
/// assert_eq!(path, Path::face("culture", "adopted-kin", "skill"));
/// assert_eq!(path.to_string(), "culture.adopted-kin.skill");
/// assert!("culture".parse::<Path>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path {
    /// The table.
    pub table: String,
    /// The face, if the table holds several.
    pub face: Option<String>,
    /// The key of the value.
    pub key: String,
}

impl Path {
    /// A value of a table that is a single face.
    pub fn one(table: impl Into<String>, key: impl Into<String>) -> Self {
        Self { table: table.into(), face: None, key: key.into() }
    }

    /// A value of one of the faces of a table.
    pub fn face(table: impl Into<String>, face: impl Into<String>, key: impl Into<String>) -> Self {
        Self { table: table.into(), face: Some(face.into()), key: key.into() }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.face {
            Some(face) => write!(f, "{}.{face}.{}", self.table, self.key),
            None => write!(f, "{}.{}", self.table, self.key),
        }
    }
}

/// Text that is not a path.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not the path of a value; write table.key or table.face.key")]
pub struct ParsePathError(String);

impl FromStr for Path {
    type Err = ParsePathError;

    fn from_str(text: &str) -> Result<Self, ParsePathError> {
        let parts: Vec<&str> = text.split('.').collect();
        match parts.as_slice() {
            _ if parts.iter().any(|part| part.is_empty()) => {}
            [table, key] => return Ok(Self::one(*table, *key)),
            [table, face, key] => return Ok(Self::face(*table, *face, *key)),
            _ => {}
        }
        Err(ParsePathError(text.chars().take(80).collect()))
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
