//! Actions and outcomes of the expansion in short readable text.

use table::sets::Indexed;

use super::{
    End, OuterTile, RiverAction, RiverOutcome,
    raft::{DELTA, HEADWATERS},
};
use crate::{
    EndlessWinter,
    ids::{Fish, Landmark, Reach, StartSpot},
    notation::{hex_of, side_of, side_word},
};

const fn end_word(end: End) -> &'static str {
    match end {
        End::West => "west",
        End::East => "east",
    }
}

const fn tile_word(tile: OuterTile) -> &'static str {
    match tile {
        OuterTile::First => "first",
        OuterTile::Second => "second",
    }
}

/// A place of the river: `headwaters`, 1 to 5 downstream, `delta`.
pub(crate) fn reach_text(reach: Reach) -> String {
    if reach == HEADWATERS {
        "headwaters".to_owned()
    } else if reach == DELTA {
        "delta".to_owned()
    } else {
        reach.index().to_string()
    }
}

impl EndlessWinter {
    /// The id of a face of the Fish tokens in notation and content.
    pub fn fish_id(&self, fish: Fish) -> &str {
        self.packed.rivers.fish.get(fish.index()).map_or("?", |face| &face.id)
    }

    /// The id of a Landmark in notation and content.
    pub fn landmark_id(&self, landmark: Landmark) -> &str {
        self.packed.rivers.landmark.get(landmark.index()).map_or("?", |face| &face.id)
    }

    /// A place for a Starting tile as the two hexes it touches: `0-3`.
    pub fn spot_text(&self, spot: StartSpot) -> String {
        let Some(course) = &self.rivers.course else {
            return spot.index().to_string();
        };
        let [a, b] = course.spot(spot).map(Indexed::index);
        format!("{a}-{b}")
    }

    pub(crate) fn river_action_text(&self, action: RiverAction) -> String {
        match action {
            RiverAction::Start(spot) => format!("start {}", self.spot_text(spot)),
            RiverAction::Raft(reach) => format!("raft {}", reach_text(reach)),
            RiverAction::CampAtRaft => "camp raft".to_owned(),
            RiverAction::VillageWithRaft(junction) => {
                format!("village {} raft", self.junction_text(junction))
            }
            RiverAction::Fish => "fish".to_owned(),
            RiverAction::Delta => "delta".to_owned(),
            RiverAction::Drive(seat, from, to) => format!("drive {seat} {}>{}", from.index(), to.index()),
        }
    }

    pub(crate) fn river_action_of(&self, words: &[&str]) -> Option<RiverAction> {
        match words {
            ["start", spot] => {
                StartSpot::each().find(|&known| self.spot_text(known) == *spot).map(RiverAction::Start)
            }
            ["raft", reach] => {
                Reach::each().find(|&known| reach_text(known) == *reach).map(RiverAction::Raft)
            }
            ["camp", "raft"] => Some(RiverAction::CampAtRaft),
            ["village", junction, "raft"] => self.junction_of(junction).map(RiverAction::VillageWithRaft),
            ["fish"] => Some(RiverAction::Fish),
            ["delta"] => Some(RiverAction::Delta),
            ["drive", seat, way] => {
                let seat = self.seat_of(seat)?;
                let (from, to) = way.split_once('>')?;
                Some(RiverAction::Drive(seat, hex_of(from)?, hex_of(to)?))
            }
            _ => None,
        }
    }

    pub(crate) fn river_outcome_text(&self, outcome: RiverOutcome) -> String {
        match outcome {
            RiverOutcome::Centre(side) => format!("river {}", side_word(side)),
            RiverOutcome::West(tile) => format!("river west {}", tile_word(tile)),
            RiverOutcome::Headwaters(end) => format!("headwaters {}", end_word(end)),
            RiverOutcome::Landmark(landmark) => format!("landmark {}", self.landmark_id(landmark)),
            RiverOutcome::Fish(fish) => format!("fish {}", self.fish_id(fish)),
        }
    }

    pub(crate) fn river_outcome_of(&self, words: &[&str]) -> Option<RiverOutcome> {
        match words {
            ["river", side] => side_of(side).map(RiverOutcome::Centre),
            ["river", "west", tile] => [OuterTile::First, OuterTile::Second]
                .into_iter()
                .find(|&known| tile_word(known) == *tile)
                .map(RiverOutcome::West),
            ["headwaters", end] => [End::West, End::East]
                .into_iter()
                .find(|&known| end_word(known) == *end)
                .map(RiverOutcome::Headwaters),
            ["landmark", id] => {
                let mut faces = self.packed.rivers.landmark.iter();
                faces
                    .position(|face| face.id == *id)
                    .map(|index| RiverOutcome::Landmark(Landmark::new(index)))
            }
            ["fish", id] => {
                let mut faces = self.packed.rivers.fish.iter();
                faces.position(|face| face.id == *id).map(|index| RiverOutcome::Fish(Fish::new(index)))
            }
            _ => None,
        }
    }
}
