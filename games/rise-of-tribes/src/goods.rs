//! Amounts of food, wood and stone.

use serde::{Deserialize, Serialize};
use table::sets::Indexed;

use crate::ids::Good;

/// The most of one kind a tribe can hold. The supply itself is unlimited (RT-RULING-10); this is far beyond any game and
/// keeps numbers small.
pub const HELD_MOST: u8 = 200;

/// So much food, wood and stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(pub [u8; 3]);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; 3]);

    /// So many of one kind.
    pub fn of_kind(good: Good, amount: u8) -> Self {
        let mut goods = Self::NONE;
        goods.add(good, amount);
        goods
    }

    /// How many of this kind.
    #[inline]
    pub const fn of(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// Is there one of this kind?
    #[inline]
    pub const fn has(self, good: Good) -> bool {
        self.of(good) > 0
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().map(|&amount| u16::from(amount)).sum()
    }

    /// Nothing at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] == 0 && self.0[1] == 0 && self.0[2] == 0
    }

    /// Does it cover `cost`?
    #[inline]
    pub const fn covers(self, cost: Self) -> bool {
        self.0[0] >= cost.0[0] && self.0[1] >= cost.0[1] && self.0[2] >= cost.0[2]
    }

    /// How many goods are missing for `cost`, kind by kind.
    #[inline]
    pub fn lacks(self, cost: Self) -> u16 {
        self.0.iter().zip(cost.0).map(|(&held, asked)| u16::from(asked.saturating_sub(held))).sum()
    }

    /// `amount` more of this kind.
    #[inline]
    pub fn add(&mut self, good: Good, amount: u8) {
        let held = &mut self.0[good.index()];
        *held = held.saturating_add(amount).min(HELD_MOST);
    }

    /// `amount` fewer of this kind, as far as there are any; how many were taken.
    #[inline]
    pub fn take(&mut self, good: Good, amount: u8) -> u8 {
        let held = &mut self.0[good.index()];
        let taken = amount.min(*held);
        *held -= taken;
        taken
    }

    /// Pays `cost`, which must be covered.
    #[inline]
    pub fn pay(&mut self, cost: Self) {
        debug_assert!(self.covers(cost), "{self:?} does not cover {cost:?}");
        for (held, asked) in self.0.iter_mut().zip(cost.0) {
            *held = held.saturating_sub(asked);
        }
    }

    /// The kinds there are some of.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        Good::ALL.iter().copied().filter(move |&good| self.has(good))
    }
}
