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

/// Declares what can happen in a game: an enum whose variants read as messages.
///
/// The header names the enum, the prefix of its message keys, and the rules the arguments may refer to. Each line is a
/// variant, the rest of the message key, and the arguments of the message: a field by its name, or a name with a value.
///
/// ```
/// use ochre_table::{Seat, text::Phrase};
///
/// struct Toy { goal: u8 }
///
/// ochre_table::notes! {
///     /// Something that happened.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Note, "toy-note-", toy: Toy;
///     /// Stones are taken.
///     Took(seat: Seat, stones: u8) = "took" { seat, stones, left: toy.goal - stones };
/// }
///
/// let note = Note::Took(Seat::new(0), 2).describe(&Toy { goal: 5 });
/// assert_eq!(note, Phrase::new("toy-note-took").seat("seat", Seat::new(0)).number("stones", 2).number("left", 3));
/// ```
#[macro_export]
macro_rules! notes {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident, $prefix:literal, $rules:ident: $game:ty;
        $(
            $(#[$doc:meta])*
            $variant:ident $(($($field:ident: $type:ty),+))? = $key:literal { $($arg:ident $(: $value:expr)?),* };
        )+
    ) => {
        $(#[$meta])*
        $visibility enum $name {
            $($(#[$doc])* $variant $(($($type),+))?,)+
        }

        impl $name {
            /// The note in words.
            $visibility fn describe(self, $rules: &$game) -> $crate::text::Phrase {
                match self {
                    $(Self::$variant $(($($field),+))? => {
                        $crate::text::Phrase::new(concat!($prefix, $key))
                            $(.with(stringify!($arg), $crate::notes!(@value $arg $($value)?)))*
                    })+
                }
            }
        }
    };
}
