//! A heap of Tribe and Culture cards: a hand, a pile, a cemetery.

use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{counts::Counts, odds::below, sets::Indexed};

use crate::{
    ids::{Card, Culture, Tribe},
    wide::Wide,
};

/// How many of each Tribe card, and which Culture cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Tribe and Starting cards.
    pub tribe: Counts<Tribe, 8>,
    /// Culture cards; there is one of each.
    pub culture: Wide<Culture, 1>,
}

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self { tribe: Counts::EMPTY, culture: Wide::EMPTY };

    /// How many in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.tribe.total() as usize + self.culture.len()
    }

    /// No card at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.culture.is_empty() && self.tribe.is_empty()
    }

    /// Is there such a card?
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        match card {
            Card::Tribe(tribe) => self.tribe.has(tribe),
            Card::Culture(culture) => self.culture.has(culture),
        }
    }

    /// How many of a card there are.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        match card {
            Card::Tribe(tribe) => self.tribe.of(tribe),
            Card::Culture(culture) => u8::from(self.culture.has(culture)),
        }
    }

    /// One more.
    #[inline]
    pub fn add(&mut self, card: Card) {
        match card {
            Card::Tribe(tribe) => self.tribe.add(tribe),
            Card::Culture(culture) => self.culture.insert(culture),
        }
    }

    /// One fewer; `false`, and no change, if there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        match card {
            Card::Tribe(tribe) => self.tribe.take(tribe),
            Card::Culture(culture) => self.culture.remove(culture),
        }
    }

    /// Pours all of `other` in.
    #[inline]
    pub fn pour(&mut self, other: &Self) {
        self.tribe.pour(&other.tribe);
        self.culture = self.culture.or(&other.culture);
    }

    /// Takes out all of `other`; `false`, and no change, if something of it is missing here.
    pub fn remove_all(&mut self, other: &Self) -> bool {
        if !other.culture.within(&self.culture) || !self.tribe.remove_all(&other.tribe) {
            return false;
        }
        self.culture = self.culture.without(&other.culture);
        true
    }

    /// Takes out as much of `other` as there is.
    pub fn forget(&mut self, other: &Self) {
        for (tribe, count) in other.tribe.iter() {
            for _ in 0..count.min(self.tribe.of(tribe)) {
                self.tribe.take(tribe);
            }
        }
        self.culture = self.culture.without(&other.culture);
    }

    /// What is certainly left after one card of any kind was taken out.
    pub fn forget_one(&mut self) {
        let before = self.tribe;
        for (tribe, _) in before.iter() {
            self.tribe.take(tribe);
        }
        self.culture = Wide::EMPTY;
    }

    /// The kinds there are some of, with how many.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        let tribes = self.tribe.iter().map(|(tribe, count)| (Card::Tribe(tribe), count));
        tribes.chain(self.culture.iter().map(|culture| (Card::Culture(culture), 1)))
    }

    /// Takes out one card at random; `None` if nothing is left.
    pub fn take_random(&mut self, rng: &mut impl Rng) -> Option<Card> {
        let total = u32::try_from(self.len()).ok().filter(|&len| len > 0)?;
        let mut left = below(rng, total);
        let found = self.iter().find(|&(_, count)| {
            let here = left < u32::from(count);
            left = left.wrapping_sub(u32::from(count));
            here
        });
        let (card, _) = found?;
        self.take(card);
        Some(card)
    }

    /// Takes out `count` cards at random.
    pub fn split_random(&mut self, count: usize, rng: &mut impl Rng) -> Self {
        let mut taken = Self::EMPTY;
        for _ in 0..count {
            if let Some(card) = self.take_random(rng) {
                taken.add(card);
            }
        }
        taken
    }

    /// So many of each Tribe card, in their order.
    pub fn tribes(counts: impl IntoIterator<Item = (Tribe, u8)>) -> Self {
        let mut cards = Self::EMPTY;
        for (tribe, count) in counts {
            cards.tribe.add_many(tribe, count);
        }
        cards
    }

    /// Every kind of card there is room for.
    pub fn each_kind() -> impl Iterator<Item = Card> {
        Tribe::each().map(Card::Tribe).chain(Culture::each().map(Card::Culture))
    }
}
