//! Seats, viewers, turns.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A seat at the table: counted from 0 in code, from 1 wherever a person or a file sees it.
///
/// The type does not depend on a game: the notation of a game and its
/// [`check`](crate::Rules::check) refuse the seats it does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a game of this library can have. It bounds what is stored per seat without allocation, such as an
    /// [`Evaluation`](crate::Evaluation).
    pub const LIMIT: usize = 8;

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`Seat::LIMIT`]. Use [`Seat::from_index`] for an index that comes from outside.
    #[inline]
    #[track_caller]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::LIMIT, "a seat's index is below Seat::LIMIT");
        Self(index as u8)
    }

    /// The seat with this index, counted from 0; `None` from [`Seat::LIMIT`] on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::LIMIT { Some(Self(index as u8)) } else { None }
    }

    /// The seat with this number, counted from 1; `None` for 0 and past [`Seat::LIMIT`].
    pub const fn from_number(number: u64) -> Option<Self> {
        if number >= 1 && number <= Self::LIMIT as u64 { Some(Self(number as u8 - 1)) } else { None }
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
    ///
    /// # Panics
    ///
    /// If `seats` is more than [`Seat::LIMIT`].
    #[inline]
    #[track_caller]
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        assert!(seats <= Self::LIMIT, "a table has at most Seat::LIMIT seats");
        (0..seats as u8).map(Self)
    }

    /// All `seats` seats clockwise, starting with this one.
    ///
    /// # Panics
    ///
    /// If `seats` is more than [`Seat::LIMIT`].
    #[track_caller]
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Self> + Clone {
        assert!(seats <= Self::LIMIT, "a table has at most Seat::LIMIT seats");
        let start = self.index();
        (0..seats).map(move |step| Self(((start + step) % seats) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.number())
    }
}

/// The text is not a seat: `s` and a number from 1 to [`Seat::LIMIT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is written s1 to s{}", Seat::LIMIT)]
pub struct ParseSeatError;

/// Reads what `Display` writes, and nothing else: `s1`, `s2` and so on.
impl std::str::FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, ParseSeatError> {
        text.strip_prefix('s')
            .filter(|digits| !digits.starts_with(['0', '+']))
            .and_then(|digits| digits.parse().ok())
            .and_then(Self::from_number)
            .ok_or(ParseSeatError)
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
        Self::from_number(number).ok_or_else(|| {
            de::Error::custom(format_args!("seat {number} is not between 1 and {}", Self::LIMIT))
        })
    }
}

/// For whom an observation is made: a seat, or the spectators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A seat sees what is public and what is its own.
    Seat(Seat),
    /// A spectator sees only what everybody sees.
    Public,
}

impl Viewer {
    /// Is this `seat`?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// All viewers of a table of `seats`: every seat, then the public.
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
    /// An outcome must be dealt: a card, a die, or something hidden that is revealed.
    Chance,
    /// The game has ended.
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_reads_back_from_text_and_from_json() {
        for seat in Seat::all(Seat::LIMIT) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
            let json = serde_json::to_string(&seat).unwrap();
            assert_eq!(serde_json::from_str::<Seat>(&json).unwrap(), seat);
        }
        for text in ["", "s", "1", "s0", "s01", "s+1", "s9", "s10", "s257", "S1", "s1 ", "s-1"] {
            assert_eq!(text.parse::<Seat>(), Err(ParseSeatError), "{text}");
        }
        for json in ["0", "9", "257", "-1", "1.0", "\"1\"", "null"] {
            assert!(serde_json::from_str::<Seat>(json).is_err(), "{json}");
        }
    }

    #[test]
    fn an_index_past_the_limit_is_no_seat() {
        assert_eq!(Seat::from_index(Seat::LIMIT - 1), Some(Seat::new(7)));
        assert_eq!(Seat::from_index(Seat::LIMIT), None);
        assert!(std::panic::catch_unwind(|| Seat::new(Seat::LIMIT)).is_err());
    }

    #[test]
    fn seats_go_round_clockwise() {
        let numbers = |first| Seat::new(first).clockwise(3).map(Seat::number).collect::<Vec<_>>();
        assert_eq!(numbers(0), [1, 2, 3]);
        assert_eq!(numbers(2), [3, 1, 2]);
        assert_eq!(Seat::new(2).left(3), Seat::new(0));
    }
}
