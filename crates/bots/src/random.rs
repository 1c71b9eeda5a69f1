//! Random play.

use rand::{SeedableRng, rngs::SmallRng};
use table::{Rules, View, odds::below};

use crate::Bot;

/// Chooses any action, all equally likely.
pub struct Random(SmallRng);

impl Random {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self(SmallRng::seed_from_u64(seed))
    }
}

impl<R: Rules> Bot<R> for Random {
    fn choose(&mut self, _: &R, view: &View<R>) -> Option<R::Action> {
        Bot::<R>::choose_without_view(self, &view.actions)
    }

    #[inline]
    fn choose_without_view(&mut self, actions: &[R::Action]) -> Option<R::Action> {
        let count = u32::try_from(actions.len()).ok().filter(|&count| count > 0)?;
        actions.get(below(&mut self.0, count) as usize).copied()
    }
}
