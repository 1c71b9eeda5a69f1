//! Where a search begins.

use rand::Rng;
use table::{Rules, View};

/// A decision to be examined: the view of the seat that chooses and, to look back at a finished game with full knowledge, the
/// position behind it. Whoever plays has only the view.
#[derive(Debug)]
pub struct Origin<'a, R: Rules> {
    view: &'a View<R>,
    position: Option<&'a R::State>,
}

impl<R: Rules> Clone for Origin<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Origin<'_, R> {}

impl<'a, R: Rules> Origin<'a, R> {
    /// What the viewer knows, and nothing else.
    pub const fn known(view: &'a View<R>) -> Self {
        Self { view, position: None }
    }

    /// The position itself, with everything that is hidden from the viewer.
    pub const fn revealed(view: &'a View<R>, position: &'a R::State) -> Self {
        Self { view, position: Some(position) }
    }

    /// The view of the seat that chooses.
    pub const fn view(&self) -> &'a View<R> {
        self.view
    }

    /// A position to look ahead from.
    #[inline]
    pub(crate) fn sample(&self, rules: &R, rng: &mut impl Rng) -> R::State {
        match self.position {
            Some(position) => *position,
            None => rules.imagine(&self.view.observation, self.view.viewer, rng),
        }
    }
}
