//! A table as a seat imagines it, for whoever decides in its place somewhere else.

use rand::{SeedableRng, rngs::SmallRng};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Table;
use crate::{Rules, Turn, Viewer, any::Opening, record::Overlay};

/// The table of a seat that must choose: everything the seat knows, and in place of what it does not know something that it
/// cannot tell from it. A table opened from this gives that seat the same view. It contains nothing that is hidden from the seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imagined {
    /// The options of the table.
    pub options: Value,
    /// The content file of the box's owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overlay: Option<Overlay>,
    /// A position that is drawn from the observation of the seat.
    pub position: Value,
}

impl From<Imagined> for Opening {
    /// Opens it, with chance dealt by hand.
    fn from(imagined: Imagined) -> Self {
        let Imagined { options, overlay, position } = imagined;
        Self { options, overlay, position: Some(position), ..Self::default() }
    }
}

impl<R: Rules> Table<R> {
    /// The table as the seat that must choose imagines it; `None` if none must. It follows from the view of that seat and from
    /// `seed` alone.
    pub fn imagined(&self, seed: u64) -> Option<Imagined> {
        const WRITES: &str = "options and positions serialise to JSON";
        let Turn::Choose(seat) = self.turn() else { return None };
        let viewer = Viewer::Seat(seat);
        let observation = self.rules.observe(&self.state, viewer);
        let position = self.rules.imagine(&observation, viewer, &mut SmallRng::seed_from_u64(seed));
        Some(Imagined {
            options: serde_json::to_value(self.rules.options()).expect(WRITES),
            overlay: self.overlay.clone(),
            position: serde_json::to_value(position).expect(WRITES),
        })
    }
}
