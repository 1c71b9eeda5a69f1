//! Sets of seats.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::Seat;

/// Some of the seats of a table, held in one byte. Saved as a list of seat numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SeatSet {
    bits: u8,
}

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self { bits: 0 };

    /// Is `seat` in the set?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.bits & Self::bit(seat) != 0
    }

    /// The set with `seat` added.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self { bits: self.bits | Self::bit(seat) }
    }

    /// Is no seat in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Are all members seats of a table of `seats`?
    #[inline]
    pub const fn is_within(self, seats: usize) -> bool {
        seats >= Seat::LIMIT || self.bits >> seats == 0
    }

    /// The members, lowest seat first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::LIMIT).filter(move |&seat| self.has(seat))
    }

    const fn bit(seat: Seat) -> u8 {
        const { assert!(Seat::LIMIT <= u8::BITS as usize, "a set has a bit for each seat") };
        1 << seat.index()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for seat in Vec::<Seat>::deserialize(deserializer)? {
            if set.has(seat) {
                return Err(de::Error::custom(format_args!("seat {} is listed twice", seat.number())));
            }
            set = set.with(seat);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_is_saved_by_seat_number_and_refuses_duplicates() {
        let set = SeatSet::EMPTY.with(Seat::new(0)).with(Seat::new(2));
        assert!(set.has(Seat::new(2)) && !set.has(Seat::new(1)));
        assert!(set.is_within(3) && !set.is_within(2));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,1]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[1,1]").is_err());
    }
}
