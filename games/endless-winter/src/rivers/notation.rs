//! Words of the expansion in notation.

use table::sets::Indexed;

use super::{
    End, OuterTile,
    raft::{DELTA, HEADWATERS},
};
use crate::{
    EndlessWinter,
    ids::{Fish, Landmark, Reach, StartSpot},
    notation::{Word, named_by_id, worded},
};

named_by_id! {
    Fish: fish_id, rivers.fish;
    Landmark: landmark_id, rivers.landmark;
}

worded! {
    End: [End::West, End::East], End::word;
    OuterTile: [OuterTile::First, OuterTile::Second], OuterTile::word;
}

/// A place of the river: `headwaters`, 1 to 5 downstream, `delta`.
impl Word for Reach {
    fn write(self, _: &EndlessWinter) -> String {
        match self {
            HEADWATERS => "headwaters".to_owned(),
            DELTA => "delta".to_owned(),
            reach => reach.index().to_string(),
        }
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        Self::each().find(|&reach| reach.write(rules) == text)
    }
}

/// A place for a Starting tile as the two hexes it touches: `0-3`. Without a river there is none.
impl Word for StartSpot {
    fn write(self, rules: &EndlessWinter) -> String {
        rules.spot_text(self)
    }
    fn read(rules: &EndlessWinter, text: &str) -> Option<Self> {
        rules.course()?;
        Self::each().find(|&spot| spot.write(rules) == text)
    }
}

impl EndlessWinter {
    /// A place for a Starting tile in notation: `0-3`.
    ///
    /// # Panics
    /// Without the river, which alone has such places.
    #[expect(clippy::expect_used, reason = "the message names the invariant")]
    pub fn spot_text(&self, spot: StartSpot) -> String {
        let course = self.rivers.course.as_ref().expect("Starting tiles come with the river");
        let [a, b] = course.spot(spot).map(Indexed::index);
        format!("{a}-{b}")
    }
}
