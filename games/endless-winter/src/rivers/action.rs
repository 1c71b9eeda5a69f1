//! What a seat can choose, what chance can say and what can happen with the expansion.

use table::Seat;

use super::{End, OuterTile};
use crate::{
    ids::{Fish, Hex, Junction, Landmark, Reach, Side, StartSpot, Terrain},
    note::Land,
};

/// A choice of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RiverAction {
    /// Set-up: put the own Starting tile here.
    Start(StartSpot),
    /// Move the own Raft in place of a Camp.
    Raft(Reach),
    /// Place a Camp where the own Raft is.
    CampAtRaft,
    /// Found a Village with the Raft as one of the three.
    VillageWithRaft(Junction),
    /// Draw a Fish token.
    Fish,
    /// Score for the race to the Delta.
    Delta,
    /// Move a Camp of an opponent.
    Drive(Seat, Hex, Hex),
}

/// An answer of chance with the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RiverOutcome {
    /// The side of the Central River tile that is up.
    Centre(Side),
    /// The River tile in the west.
    West(OuterTile),
    /// The end where the Headwaters are.
    Headwaters(End),
    /// The Landmark on the next Landmark hex.
    Landmark(Landmark),
    /// A Fish token.
    Fish(Fish),
}

/// Something that happened with the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RiverNote {
    /// A hex of a River tile.
    HexLaid(Hex, Terrain),
    /// The Headwaters and the Delta.
    HeadwatersLaid(End),
    /// A Landmark on a hex.
    LandmarkPlaced(Landmark, Hex),
    /// A Starting tile.
    StartPlaced(Seat, StartSpot),
    /// A Raft moved.
    RaftMoved(Seat, Reach, Reach),
    /// The Raft was part of a new Village and is back on the Headwaters.
    RaftSpent(Seat),
    /// All Rafts go back to the Headwaters.
    RaftsReturn,
    /// A Camp of the second seat moved by the first.
    Driven(Seat, Seat, Land, Land),
    /// A Fish token drawn.
    FishDrawn(Seat, Fish),
    /// All discarded Fish tokens are mixed into the supply.
    FishMixed,
    /// A Landmark scores.
    LandmarkScored(Seat, Landmark, u8),
    /// The race to the Delta scores.
    DeltaScored(Seat, u8),
}
