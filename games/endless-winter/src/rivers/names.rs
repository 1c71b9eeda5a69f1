//! Names of the expansion's things.

use table::{sets::Indexed, standings::Part, text::Phrase};

use super::{
    End, LandmarkCount,
    raft::{DELTA, HEADWATERS},
};
use crate::{
    EndlessWinter,
    content::StonePoints,
    ids::{Fish, Landmark, Reach, StartSpot},
    names::{counted_words, gains, name},
    state::{Player, Scored},
};

/// What a Landmark counts and gives, in words.
pub fn landmark_words(count: LandmarkCount, points: &StonePoints) -> Phrase {
    counted_words(Phrase::new(format!("endless-winter-counts-{}", count.word())), points)
}

impl EndlessWinter {
    /// The name of a Landmark.
    pub fn landmark_name(&self, landmark: Landmark) -> Phrase {
        let face = &self.packed.rivers.landmark[landmark.index()];
        name("landmark", &face.id, &face.name)
    }

    /// What a Landmark counts and gives, in words.
    pub fn landmark_text(&self, landmark: Landmark) -> Phrase {
        let face = &self.packed.rivers.landmark[landmark.index()];
        landmark_words(face.counts.is, &face.points.is)
    }

    /// A Fish token by what it shows.
    pub(crate) fn fish_name(&self, fish: Fish) -> Phrase {
        Phrase::new("endless-winter-fish").phrase("gains", gains(&self.rivers.fish[fish.index()].gives))
    }

    /// A place of the river.
    pub fn reach_name(reach: Reach) -> Phrase {
        if reach == HEADWATERS {
            Phrase::new("endless-winter-headwaters")
        } else if reach == DELTA {
            Phrase::new("endless-winter-delta")
        } else {
            Phrase::new("endless-winter-reach").number("reach", reach.index() as i64)
        }
    }

    pub(crate) fn end_name(end: End) -> Phrase {
        Phrase::new(format!("endless-winter-{}", end.word()))
    }

    /// A place for a Starting tile by the hexes it touches.
    pub fn spot_name(&self, spot: StartSpot) -> Phrase {
        let Some(course) = &self.rivers.course else {
            return Phrase::new("endless-winter-nothing");
        };
        let [a, b] = course.spot(spot).map(|hex| hex.index() as i64);
        Phrase::new("endless-winter-start-spot").number("a", a).number("b", b)
    }

    /// The part of a score that the river brings.
    pub(crate) fn river_scores(&self, player: &Player) -> impl Iterator<Item = Part> {
        let now = |source: Scored| i32::from(player.points[source as usize]);
        let parts = self.rivers.course.is_some().then(|| {
            [
                Part::new("endless-winter-score-landmarks", now(Scored::Landmarks)),
                Part::new("endless-winter-score-delta", now(Scored::Delta)),
            ]
        });
        parts.into_iter().flatten()
    }
}
