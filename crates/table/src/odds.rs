//! Weighted outcomes of chance.

use rand::Rng;

/// A uniform number below `bound` (which must not be 0), without bias, by Lemire's multiplication.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    debug_assert!(bound > 0);
    let mut wide = u64::from(rng.next_u32()) * u64::from(bound);
    if (wide as u32) < bound {
        let reject_under = bound.wrapping_neg() % bound;
        while (wide as u32) < reject_under {
            wide = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (wide >> 32) as u32
}

/// The possible outcomes of chance, each with a positive weight.
///
/// The list is filled by the rules and reused by the caller, so that it stops allocating once it is large enough.
///
/// ```
/// use ochre_table::odds::Odds;
///
/// let mut odds = Odds::new();
/// odds.add("red", 3);
/// odds.add("blue", 1);
/// assert_eq!(odds.total(), 4);
/// assert_eq!((odds.pick(2), odds.pick(3)), (Some("red"), Some("blue")));
/// ```
#[derive(Clone, Debug)]
pub struct Odds<O> {
    entries: Vec<(O, u32)>,
    total: u32,
}

impl<O: Copy> Odds<O> {
    /// No outcomes yet.
    pub const fn new() -> Self {
        Self { entries: Vec::new(), total: 0 }
    }

    /// Removes all outcomes.
    #[inline]
    pub fn clear(&mut self) {
        self.entries.clear();
        self.total = 0;
    }

    /// Adds `outcome` with this weight. An outcome of weight 0 is not possible and is left out.
    #[inline]
    pub fn add(&mut self, outcome: O, weight: u32) {
        if weight > 0 {
            self.entries.push((outcome, weight));
            self.total += weight;
        }
    }

    /// All outcomes with their weights.
    #[inline]
    pub fn entries(&self) -> &[(O, u32)] {
        &self.entries
    }

    /// The sum of the weights.
    #[inline]
    pub const fn total(&self) -> u32 {
        self.total
    }

    /// The outcome that covers `point`, for `point` below the total.
    #[inline]
    pub fn pick(&self, point: u32) -> Option<O> {
        let mut left = point;
        for &(outcome, weight) in &self.entries {
            if left < weight {
                return Some(outcome);
            }
            left -= weight;
        }
        None
    }

    /// An outcome drawn by weight; `None` if there is none.
    #[inline]
    pub fn sample(&self, rng: &mut impl Rng) -> Option<O> {
        match self.entries.as_slice() {
            [] => None,
            [(only, _)] => Some(*only),
            _ => self.pick(below(rng, self.total)),
        }
    }
}

impl<O: Copy> Default for Odds<O> {
    fn default() -> Self {
        Self::new()
    }
}
