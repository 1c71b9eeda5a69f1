//! The position in text.
use crate::{EndlessWinter, sight::Sight};
use table::{Viewer, text::Words};
impl EndlessWinter {
    pub(crate) fn draw_sight(&self, _: &Sight, _: Viewer, _: &dyn Words) -> String {
        String::new()
    }
}
