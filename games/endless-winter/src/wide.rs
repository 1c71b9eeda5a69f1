//! Sets of more things than fit one 32-bit word.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::sets::Indexed;

/// A set of at most `64 * W` indexed things.
pub struct Wide<K, const W: usize> {
    words: [u64; W],
    of: PhantomData<K>,
}

impl<K: Indexed, const W: usize> Wide<K, W> {
    /// The set with nothing in it.
    pub const EMPTY: Self = {
        assert!(K::COUNT <= 64 * W, "a Wide set needs a bit per kind");
        Self { words: [0; W], of: PhantomData }
    };

    /// Is `member` in it?
    #[inline]
    pub fn has(&self, member: K) -> bool {
        let index = member.index();
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// Puts `member` in.
    #[inline]
    pub fn insert(&mut self, member: K) {
        let index = member.index();
        self.words[index / 64] |= 1 << (index % 64);
    }

    /// Takes `member` out; `false` if it was not there.
    #[inline]
    pub fn remove(&mut self, member: K) -> bool {
        let had = self.has(member);
        let index = member.index();
        self.words[index / 64] &= !(1 << (index % 64));
        had
    }

    /// The first 64 members as bits, least significant first.
    #[inline]
    pub const fn first_word(&self) -> u64 {
        self.words[0]
    }

    /// Nothing in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// How many are in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Members of both.
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// Members of either.
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// Members of this one that are not in `other`.
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// Is everything of this one in `other` too?
    #[inline]
    pub fn within(&self, other: &Self) -> bool {
        self.without(other).is_empty()
    }

    #[inline]
    fn zip(&self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = self.words;
        for (mine, &theirs) in words.iter_mut().zip(&other.words) {
            *mine = join(*mine, theirs);
        }
        Self { words, of: PhantomData }
    }

    /// The members, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = K> + use<K, W> {
        let mut words = self.words;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < W {
                if words[at] != 0 {
                    let index = at * 64 + words[at].trailing_zeros() as usize;
                    words[at] &= words[at] - 1;
                    return K::at(index);
                }
                at += 1;
            }
            None
        })
    }
}

impl<K, const W: usize> Clone for Wide<K, W> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K, const W: usize> Copy for Wide<K, W> {}
impl<K, const W: usize> PartialEq for Wide<K, W> {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}
impl<K, const W: usize> Eq for Wide<K, W> {}
impl<K: Indexed, const W: usize> Default for Wide<K, W> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<K: Indexed + std::fmt::Debug, const W: usize> std::fmt::Debug for Wide<K, W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<K: Indexed, const W: usize> FromIterator<K> for Wide<K, W> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}
impl<K: Indexed, const W: usize> Serialize for Wide<K, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Indexed::index))
    }
}
impl<'de, K: Indexed, const W: usize> Deserialize<'de> for Wide<K, W> {
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
