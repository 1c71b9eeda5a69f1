//! The first turns of a newcomer, explained.

use pages::Guide;

/// Not written yet.
pub(crate) const fn guide() -> Option<Guide> {
    None
}
