//! What statistics count: things of the box, and ways to points.

use crate::{Seat, text::Phrase};

/// A thing of the box that seats can take or are given, such as a card, a power or a column of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Subject {
    /// The message that names its kind: things of one kind are compared with each other.
    pub kind: &'static str,
    /// Its number among those of its kind.
    pub number: u16,
}

impl Subject {
    /// Number `number` of this kind.
    pub const fn new(kind: &'static str, number: usize) -> Self {
        Self { kind, number: number as u16 }
    }
}

/// A [`Subject`] with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedSubject {
    /// Which.
    pub subject: Subject,
    /// Its name in files, the only one of its kind.
    pub id: String,
    /// Its name in words.
    pub name: Phrase,
}

/// Something that happened to a subject, besides being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// To whom.
    pub seat: Seat,
    /// What.
    pub subject: Subject,
    /// How.
    pub manner: Manner,
}

/// How a subject came to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// The seat can take it from now on.
    Offered,
    /// The seat has it.
    Taken,
}

/// A way to points that a player can favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// Its name in commands and files, such as `megaliths`.
    pub name: &'static str,
    /// The message that names it.
    pub key: &'static str,
}
