//! What a seat can choose and what chance can decide with the expansion.

use table::Seat;

use super::{End, OuterTile};
use crate::{
    action::choices,
    ids::{Fish, Hex, Junction, Landmark, Reach, Side, StartSpot},
    notation::notation,
};

choices! {
    /// A choice of the expansion.
    pub enum RiverAction;
    /// Set-up: put your Starting tile here.
    Start(spot: StartSpot) = ["start" spot] => place_start, describe_start;
    /// Move your Raft in place of a Camp.
    Raft(reach: Reach) = ["raft" reach] => move_raft, describe_raft;
    /// Place a Camp where your Raft is.
    CampAtRaft = ["camp" "raft"] => land_camp, describe_landing;
    /// Found a Village with the Raft as one of the three.
    VillageWithRaft(junction: Junction) = ["village" junction "raft"] => found_with_raft, describe_raft_village;
    /// Draw a Fish token.
    Fish = ["fish"] => fish, describe_fish;
    /// Score for the race to the Delta.
    Delta = ["delta"] => race, describe_race;
    /// Move a Camp of an opponent.
    Drive(seat: Seat, from: Hex, to: Hex) = ["drive" seat (from, to)] => drive, describe_drive;
}

notation! {
    /// A result of chance with the expansion.
    pub enum RiverOutcome;
    /// The side of the Central River tile that is up.
    Centre(side: Side) = ["river" side];
    /// The River tile in the west.
    West(tile: OuterTile) = ["river" "west" tile];
    /// The end where the Headwaters are.
    Headwaters(end: End) = ["headwaters" end];
    /// The Landmark on the next Landmark hex.
    Landmark(landmark: Landmark) = ["landmark" landmark];
    /// A Fish token.
    Fish(fish: Fish) = ["fish" fish];
}
