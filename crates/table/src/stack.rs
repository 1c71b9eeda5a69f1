//! A stack that never allocates: pending decisions live here, as plain values.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// At most `N` values, last in, first out. A state holds one; saving a game in the middle of a card is
/// saving its stack.
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    slots: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    /// Nothing pending.
    pub fn new() -> Self {
        Self { slots: [T::default(); N], len: 0 }
    }

    /// How many values are on it.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Nothing on it?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The value on top.
    #[inline]
    pub fn top(&self) -> Option<&T> {
        self.as_slice().last()
    }

    /// The value on top, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        let len = self.len();
        self.slots[..len].last_mut()
    }

    /// Puts `value` on top. A full stack drops nothing: it returns `false`, and the rules size `N` so that a
    /// legal game never sees it (the conformance suite looks).
    #[inline]
    #[must_use = "a full stack refuses the value"]
    pub fn push(&mut self, value: T) -> bool {
        let room = self.len() < N;
        if room {
            self.slots[self.len()] = value;
            self.len += 1;
        }
        room
    }

    /// Takes the top value off. The slot is wiped, so that equal stacks are equal byte for byte.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.len().checked_sub(1)?;
        self.len -= 1;
        Some(std::mem::take(&mut self.slots[top]))
    }

    /// Takes out the value at `index`, counted from the bottom, closing the gap.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        if index >= self.len() {
            return None;
        }
        let len = self.len();
        self.slots[index..len].rotate_left(1);
        self.pop()
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// Bottom to top.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.slots[..self.len()]
    }

    /// Bottom to top, to be changed in place.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.slots[..len]
    }
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::new()
    }
}
impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl<T: Copy + Default + Eq, const N: usize> Eq for Stack<T, N> {}
impl<T: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
impl<T: Copy + Default + Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}
impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut stack = Self::new();
        for value in Vec::<T>::deserialize(deserializer)? {
            if !stack.push(value) {
                return Err(de::Error::custom(format_args!("more than {N} entries")));
            }
        }
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_pushed_last_comes_off_first_and_a_full_stack_refuses() {
        let mut stack = Stack::<u8, 2>::new();
        assert!(stack.push(1) && stack.push(2));
        assert!(!stack.push(3));
        assert_eq!(stack.remove(0), Some(1));
        assert_eq!(stack.pop(), Some(2));
        assert_eq!(stack.pop(), None);
        assert_eq!(stack, Stack::new());
    }
}
