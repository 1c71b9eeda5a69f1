//! The first turns of a newcomer, explained.

use pages::Guide;

pub(crate) fn guide() -> Option<Guide> {
    None
}
