//! stub
use crate::{game::RiseOfTribes, sight::Sight};
use table::{Viewer, text::Words};
impl RiseOfTribes {
    pub(crate) fn draw_sketch(&self, _: &Sight, _: Viewer, _: &dyn Words) -> String {
        String::new()
    }
}
