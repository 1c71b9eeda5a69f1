//! Members on the map: how many of which tribe stand where.

use serde::{Deserialize, Serialize};
use table::{
    Seat,
    sets::{Indexed, Set},
};

use crate::ids::{HEXES, Hex, HexSet, SEATS};

/// Counts by tribe and hex, with the hexes each tribe occupies kept at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "[[u8; HEXES]; SEATS]", into = "[[u8; HEXES]; SEATS]")]
pub struct Field {
    each: [[u8; HEXES]; SEATS],
    all: [u8; HEXES],
    on: [HexSet; SEATS],
}

impl Field {
    /// Members of `seat` on `hex`.
    #[inline]
    pub const fn of(&self, seat: Seat, hex: Hex) -> u8 {
        self.each[seat.index()][hex.to_index()]
    }

    /// Members of all tribes on `hex`.
    #[inline]
    pub const fn all(&self, hex: Hex) -> u8 {
        self.all[hex.to_index()]
    }

    /// Members of all tribes on the fullest hex.
    #[inline]
    pub fn most(&self) -> u8 {
        self.all.iter().fold(0, |most, &count| most.max(count))
    }

    /// Members of the other tribes on `hex`.
    #[inline]
    pub const fn others(&self, seat: Seat, hex: Hex) -> u8 {
        self.all(hex).saturating_sub(self.of(seat, hex))
    }

    /// The hexes `seat` occupies. RT-GOAL-11
    #[inline]
    pub const fn on(&self, seat: Seat) -> HexSet {
        self.on[seat.index()]
    }

    /// The hexes any tribe occupies.
    #[inline]
    pub const fn anywhere(&self) -> HexSet {
        self.on[0].or(self.on[1]).or(self.on[2].or(self.on[3]))
    }

    /// The hexes a tribe other than `seat` occupies.
    #[inline]
    pub fn on_of_others(&self, seat: Seat) -> HexSet {
        let mut all = Set::EMPTY;
        for (index, &on) in self.on.iter().enumerate() {
            if index != seat.index() {
                all = all.or(on);
            }
        }
        all
    }

    /// Members of `seat` on the map.
    pub fn total(&self, seat: Seat) -> u32 {
        self.each[seat.index()].iter().map(|&count| u32::from(count)).sum()
    }

    /// `count` members of `seat` come to `hex`.
    #[inline]
    pub fn put(&mut self, seat: Seat, hex: Hex, count: u8) {
        self.each[seat.index()][hex.index()] += count;
        self.all[hex.index()] += count;
        if count > 0 {
            self.on[seat.index()].insert(hex);
        }
    }

    /// Up to `count` members of `seat` leave `hex`; how many did.
    #[inline]
    pub fn take(&mut self, seat: Seat, hex: Hex, count: u8) -> u8 {
        let there = &mut self.each[seat.index()][hex.index()];
        let taken = count.min(*there);
        *there -= taken;
        if *there == 0 {
            self.on[seat.index()].remove(hex);
        }
        self.all[hex.index()] -= taken;
        taken
    }
}

impl From<[[u8; HEXES]; SEATS]> for Field {
    fn from(each: [[u8; HEXES]; SEATS]) -> Self {
        let mut field = Self { each, ..Self::default() };
        for (seat, row) in each.iter().enumerate() {
            for (hex, &count) in Hex::each().zip(row) {
                // A file may hold anything; the check of the position counts the members.
                field.all[hex.index()] = field.all[hex.index()].saturating_add(count);
                if count > 0 {
                    field.on[seat].insert(hex);
                }
            }
        }
        field
    }
}

impl From<Field> for [[u8; HEXES]; SEATS] {
    fn from(field: Field) -> Self {
        field.each
    }
}
