//! Multisets: how many of each kind, never which one.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::sets::Indexed;

/// How many of each kind there are: a hand, a supply, the unknown part of a pile.
///
/// `N` must be `K::COUNT`; stable Rust cannot express that in the type, so [`Counts::EMPTY`] checks it at compile time.
pub struct Counts<K, const N: usize> {
    each: [u8; N],
    of: PhantomData<K>,
}

impl<K: Indexed, const N: usize> Counts<K, N> {
    /// Nothing of anything.
    pub const EMPTY: Self = {
        assert!(N == K::COUNT, "Counts<K, N> needs N == K::COUNT");
        Self { each: [0; N], of: PhantomData }
    };

    /// So many of each, in the order of `K`.
    pub const fn new(each: [u8; N]) -> Self {
        Self { each, of: PhantomData }
    }

    /// How many of `kind`.
    #[inline]
    pub fn of(&self, kind: K) -> u8 {
        self.each[kind.index()]
    }

    /// Is there at least one of `kind`?
    #[inline]
    pub fn has(&self, kind: K) -> bool {
        self.of(kind) > 0
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u32 {
        self.each.iter().map(|&count| u32::from(count)).sum()
    }

    /// How many of the kinds at these positions, for kinds that are sorted into groups.
    #[inline]
    pub fn total_of(&self, kinds: std::ops::Range<usize>) -> u32 {
        self.each.get(kinds).map_or(0, |each| each.iter().map(|&count| u32::from(count)).sum())
    }

    /// Is there any of the kinds at these positions?
    #[inline(always)]
    pub fn any_of(&self, kinds: std::ops::Range<usize>) -> bool {
        self.each.get(kinds).is_some_and(|each| each.iter().fold(0, |all, &count| all | count) > 0)
    }

    /// Nothing left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        // Without early exit: the compiler turns this into a few wide instructions.
        self.each.iter().fold(0, |all, &count| all | count) == 0
    }

    /// One more of `kind`. There are never more than 255: a position from outside may claim any number, and its check adds them up.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.add_many(kind, 1);
    }

    /// `count` more of `kind`.
    #[inline]
    pub fn add_many(&mut self, kind: K, count: u8) {
        let own = &mut self.each[kind.index()];
        *own = own.saturating_add(count);
    }

    /// One fewer of `kind`; `false`, and no change, if there is none.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        let count = &mut self.each[kind.index()];
        let had = *count > 0;
        *count -= u8::from(had);
        had
    }

    /// Pours all of `other` in.
    #[inline]
    pub fn pour(&mut self, other: &Self) {
        for (mine, theirs) in self.each.iter_mut().zip(other.each) {
            *mine = mine.saturating_add(theirs);
        }
    }

    /// Takes out all of `other`; `false`, and no change, if something of it is missing here.
    pub fn remove_all(&mut self, other: &Self) -> bool {
        let covered = self.each.iter().zip(other.each).all(|(&mine, theirs)| mine >= theirs);
        if covered {
            for (mine, theirs) in self.each.iter_mut().zip(other.each) {
                *mine -= theirs;
            }
        }
        covered
    }

    /// The kinds there are some of, with how many, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        self.each
            .iter()
            .enumerate()
            .filter(|&(_, &count)| count > 0)
            .filter_map(|(index, &count)| K::at(index).map(|kind| (kind, count)))
    }

    /// The kind of the `nth` piece when all pieces lie sorted by kind: picking one at random is picking `nth`.
    pub fn nth(&self, nth: u32) -> Option<K> {
        let mut left = nth;
        for (index, &count) in self.each.iter().enumerate() {
            if left < u32::from(count) {
                return K::at(index);
            }
            left -= u32::from(count);
        }
        None
    }

    /// Takes out one piece at random; `None` if nothing is left.
    pub fn take_random(&mut self, rng: &mut impl rand::Rng) -> Option<K> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let kind = self.nth(crate::odds::below(rng, total))?;
        self.take(kind);
        Some(kind)
    }
}

impl<K, const N: usize> Clone for Counts<K, N> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K, const N: usize> Copy for Counts<K, N> {}
impl<K, const N: usize> PartialEq for Counts<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.each == other.each
    }
}
impl<K, const N: usize> Eq for Counts<K, N> {}
impl<K: Indexed, const N: usize> Default for Counts<K, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<K: Indexed + std::fmt::Debug, const N: usize> std::fmt::Debug for Counts<K, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
impl<K: Indexed, const N: usize> FromIterator<K> for Counts<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut counts = Self::EMPTY;
        kinds.into_iter().for_each(|kind| counts.add(kind));
        counts
    }
}
impl<K, const N: usize> Serialize for Counts<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each)
    }
}
impl<'de, K, const N: usize> Deserialize<'de> for Counts<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let each = Vec::<u8>::deserialize(deserializer)?;
        let found = each.len();
        <[u8; N]>::try_from(each)
            .map(|each| Self { each, of: PhantomData })
            .map_err(|_| de::Error::custom(format_args!("expected {N} counts, found {found}")))
    }
}
