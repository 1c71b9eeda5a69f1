//! Notes about what happens in a game, each for those who may read it.

use serde::Serialize;

use crate::{Seat, Viewer, text::Phrase};

/// Who may read an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// One seat.
    Only(Seat),
    /// Everybody but one seat (who gets a fuller entry of its own).
    Except(Seat),
}

impl Audience {
    /// May this viewer read it?
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer.is(seat),
            Self::Except(seat) => !viewer.is(seat),
        }
    }

    /// Does nobody read both?
    pub(crate) fn is_apart_from(self, other: Self) -> bool {
        match (self, other) {
            (Self::Only(one), Self::Only(another)) => one != another,
            (Self::Only(one), Self::Except(another)) | (Self::Except(another), Self::Only(one)) => {
                one == another
            }
            (Self::All, _) | (_, Self::All) | (Self::Except(_), Self::Except(_)) => false,
        }
    }
}

/// Where rules write down what happens. `N` is the game's note type.
///
/// It is a type parameter of `play` and `deal`, so that [`Silent`] costs nothing in search.
pub trait Journal<N> {
    /// Something happened that `audience` may know.
    fn note_for(&mut self, audience: Audience, note: N);

    /// Something happened that all may know.
    #[inline]
    fn note(&mut self, note: N) {
        self.note_for(Audience::All, note);
    }
}

/// Writes nothing down.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<N> Journal<N> for Silent {
    #[inline]
    fn note_for(&mut self, _: Audience, _: N) {}
}

/// Keeps every note, in order.
#[derive(Clone, Debug)]
pub struct Notes<N>(pub Vec<(Audience, N)>);

impl<N> Default for Notes<N> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<N> Journal<N> for Notes<N> {
    fn note_for(&mut self, audience: Audience, note: N) {
        self.0.push((audience, note));
    }
}

/// One line of the story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The event it belongs to: its index in the record.
    pub event: usize,
    /// Who may read it.
    #[serde(skip)]
    pub audience: Audience,
    /// The message.
    pub phrase: Phrase,
}
