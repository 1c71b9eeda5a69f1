//! Everything printed in a box, one face at a time, for galleries and lists.

use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::{content::Provenance, text::Phrase};

/// A sort of thing in a box: light cards, tiles of the map, tokens. A game declares its kinds as constants, so that lists
/// group by them and drawings match on them.
///
/// ```
/// use ochre_table::faces::Kind;
///
/// const LIGHT: Kind = Kind::new("light", "toy-kind-light");
/// assert_eq!(LIGHT.title().key, "toy-kind-light");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// Its name in code and files, unique within the game.
    pub id: &'static str,
    title: &'static str,
}

impl Kind {
    /// The kind with this id; `title` is the key of the message that names it.
    pub const fn new(id: &'static str, title: &'static str) -> Self {
        Self { id, title }
    }

    /// What it is called.
    pub fn title(self) -> Phrase {
        Phrase::new(self.title)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut kind = serializer.serialize_struct("Kind", 2)?;
        kind.serialize_field("id", self.id)?;
        kind.serialize_field("title", &self.title())?;
        kind.end()
    }
}

/// A card, tile, token or track as an owner of the box would lay it on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// What sort of thing it is; faces of one kind stand together.
    pub kind: Kind,
    /// Its id in the content file.
    pub id: String,
    /// What it is called.
    pub name: Phrase,
    /// How many there are of it, where that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copies: Option<u8>,
    /// What is printed on it, in the notation of the content file.
    pub icons: String,
    /// Its text, in words.
    pub words: Phrase,
    /// Where each of its values comes from.
    pub values: Vec<Value>,
}

/// A value of a face and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Value {
    /// Its key in the content file.
    pub name: &'static str,
    /// Its provenance.
    pub from: Provenance,
}

impl Value {
    /// `name` comes `from` there.
    pub const fn new(name: &'static str, from: Provenance) -> Self {
        Self { name, from }
    }
}
