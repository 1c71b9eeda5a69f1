//! Small sets of small things, one bit each.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Something that can be counted off: a region, a hex, a kind of card.
///
/// `index` and `at` are inverse for every index below `COUNT`.
pub trait Indexed: Copy + Eq + 'static {
    /// How many there can be.
    const COUNT: usize;
    /// Position in the order of the rulebook or the content file, from 0.
    fn index(self) -> usize;
    /// The thing at this position, if there is one.
    fn at(index: usize) -> Option<Self>;

    /// All of them, in order.
    #[inline]
    fn each() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::at)
    }
}

/// A set of at most 32 indexed things, held in one word.
pub struct Set<K> {
    bits: u32,
    of: PhantomData<K>,
}

impl<K: Indexed> Set<K> {
    /// The set with nothing in it.
    pub const EMPTY: Self = Self { bits: 0, of: PhantomData };

    /// The set whose members' bits are set in `bits`; bits past the last kind are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        let mask = if K::COUNT >= 32 { u32::MAX } else { (1 << K::COUNT) - 1 };
        Self { bits: bits & mask, of: PhantomData }
    }

    /// The members as bits, least significant first.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.bits
    }

    /// Everything of this kind.
    #[inline]
    pub const fn full() -> Self {
        Self::from_bits(u32::MAX)
    }

    /// The set of one.
    #[inline]
    pub fn only(member: K) -> Self {
        Self { bits: 1 << member.index(), of: PhantomData }
    }

    /// Is `member` in it?
    #[inline]
    pub fn has(self, member: K) -> bool {
        self.bits >> member.index() & 1 == 1
    }

    /// Puts `member` in.
    #[inline]
    pub fn insert(&mut self, member: K) {
        self.bits |= 1 << member.index();
    }

    /// Takes `member` out.
    #[inline]
    pub fn remove(&mut self, member: K) {
        self.bits &= !(1 << member.index());
    }

    /// Nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Members of both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self { bits: self.bits & other.bits, of: PhantomData }
    }

    /// Members of either.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits, of: PhantomData }
    }

    /// Members of this one that are not in `other`.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// Everything that is not in this one.
    #[inline]
    pub const fn complement(self) -> Self {
        Self::from_bits(!self.bits)
    }

    /// The members, in order.
    #[inline]
    pub fn iter(self) -> Members<K> {
        Members(self)
    }
}

/// Walks the members of a [`Set`].
pub struct Members<K>(Set<K>);

impl<K: Indexed> Iterator for Members<K> {
    type Item = K;
    #[inline]
    fn next(&mut self) -> Option<K> {
        if self.0.bits == 0 {
            return None;
        }
        let index = self.0.bits.trailing_zeros() as usize;
        self.0.bits &= self.0.bits - 1;
        K::at(index)
    }
}

impl<K: Indexed> IntoIterator for Set<K> {
    type Item = K;
    type IntoIter = Members<K>;
    #[inline]
    fn into_iter(self) -> Members<K> {
        self.iter()
    }
}

impl<K: Indexed> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

// Derives would ask `K` for the same traits; a set needs none of them from its members.
impl<K> Clone for Set<K> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for Set<K> {}
impl<K> PartialEq for Set<K> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<K> Eq for Set<K> {}
impl<K: Indexed> Default for Set<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<K: Indexed + std::fmt::Debug> std::fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<K: Indexed> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Indexed::index))
    }
}
impl<'de, K: Indexed> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for index in Vec::<usize>::deserialize(deserializer)? {
            let member = K::at(index)
                .ok_or_else(|| de::Error::custom(format_args!("index {index} is not below {}", K::COUNT)))?;
            if set.has(member) {
                return Err(de::Error::custom(format_args!("index {index} stands twice in a set")));
            }
            set.insert(member);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Day(u8);
    impl Indexed for Day {
        const COUNT: usize = 7;
        fn index(self) -> usize {
            self.0 as usize
        }
        fn at(index: usize) -> Option<Self> {
            (index < 7).then_some(Self(index as u8))
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_nothing_else() {
        let mut set = Set::EMPTY;
        set.insert(Day(2));
        set.insert(Day(5));
        set.remove(Day(2));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Day(5)]);
        assert_eq!(set.complement().len(), 6);
        assert!(Set::<Day>::full().without(set).and(set).is_empty());
    }

    #[test]
    fn json_names_members_by_index_and_refuses_strangers() {
        let set: Set<Day> = [Day(1), Day(6)].into_iter().collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[1,6]");
        assert_eq!(serde_json::from_str::<Set<Day>>(&text).unwrap(), set);
        assert!(serde_json::from_str::<Set<Day>>("[7]").is_err());
        assert!(serde_json::from_str::<Set<Day>>("[1,1]").is_err());
    }
}
