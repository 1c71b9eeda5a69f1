//! Seats around the table and who is looking.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most seats any game on the shelf has.
pub const MAX_SEATS: usize = 5;

/// One chair at the table. Counted from 0 in code, from 1 wherever a person or a file sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0. Indices past the largest table wrap to the last chair.
    #[inline]
    pub const fn new(index: usize) -> Self {
        if index < MAX_SEATS { Self(index as u8) } else { Self(MAX_SEATS as u8 - 1) }
    }

    /// The seat a person calls `number`, counted from 1.
    pub const fn from_number(number: u64) -> Option<Self> {
        if number >= 1 && number <= MAX_SEATS as u64 { Some(Self(number as u8 - 1)) } else { None }
    }

    /// Index counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Number counted from 1.
    pub const fn number(self) -> u64 {
        self.0 as u64 + 1
    }

    /// The neighbour on the left: the next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn left(self, seats: usize) -> Self {
        let next = self.0 as usize + 1;
        Self(if next >= seats { 0 } else { next as u8 })
    }

    /// Every seat of a table of `seats`, in order.
    #[inline]
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Self)
    }

    /// All `seats` seats clockwise, starting with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Self> + Clone {
        let start = self.index();
        (0..seats).map(move |step| Self(((start + step) % seats.max(1)) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.number())
    }
}

/// Reads the notation of [`Seat`]'s `Display`: `s1` to `s5`.
impl std::str::FromStr for Seat {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix('s')
            .filter(|digits| digits.len() == 1)
            .and_then(|digits| digits.parse().ok())
            .and_then(Self::from_number)
            .ok_or(())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Self::from_number(number)
            .ok_or_else(|| de::Error::custom(format_args!("seat {number} is not between 1 and {MAX_SEATS}")))
    }
}

/// Who is looking: somebody in a seat, or somebody who only watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A seat sees what is public and what is its own.
    Seat(Seat),
    /// A spectator sees only what everybody sees.
    Public,
}

impl Viewer {
    /// Is this the eye of `seat`?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// All eyes on a table of `seats`: every seat, then the public.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Public])
    }
}

/// What must happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// This seat must choose.
    Choose(Seat),
    /// The dealer must speak: a card, a die, or something hidden being turned up.
    Chance,
    /// The game has ended.
    Over,
}
