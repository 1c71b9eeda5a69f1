//! Everything printed in a box, one face at a time, for galleries and lists.

use serde::Serialize;

use crate::{content::Provenance, text::Phrase};

/// A card, tile, token or track as an owner of the box would lay it on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// What sort of thing it is; faces of one kind stand together.
    pub kind: Phrase,
    /// Its id in the content file.
    pub id: String,
    /// What it is called.
    pub name: Phrase,
    /// How many there are of it, where that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copies: Option<u8>,
    /// What is printed on it, in the notation of the content file.
    pub icons: String,
    /// What it says, in words.
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
