//! What the journal can hold with the expansion.

use table::Seat;

use super::End;
use crate::{
    EndlessWinter,
    ids::{Fish, Hex, Landmark, Reach, StartSpot, Terrain},
    note::{Land, by, notes, number, told},
};

notes! {
    /// Something that happened with the expansion.
    pub enum RiverNote, rules;
    /// A hex of a River tile.
    HexLaid(hex: Hex, terrain: Terrain) = told("terrain-laid")
        .number("hex", number(hex))
        .phrase("terrain", rules.terrain_name(terrain));
    /// The Headwaters and the Delta.
    HeadwatersLaid(end: End) = told("headwaters")
        .phrase("end", EndlessWinter::end_name(end))
        .phrase("other", EndlessWinter::end_name(end.other()));
    /// A Landmark on a hex.
    LandmarkPlaced(landmark: Landmark, hex: Hex) = told("landmark-placed")
        .phrase("landmark", rules.landmark_name(landmark))
        .number("hex", number(hex))
        .phrase("words", rules.landmark_text(landmark));
    /// A Starting tile.
    StartPlaced(seat: Seat, spot: StartSpot) = by("start", seat).phrase("spot", rules.spot_name(spot));
    /// A Raft moved.
    RaftMoved(seat: Seat, from: Reach, to: Reach) = by("raft", seat)
        .phrase("from", EndlessWinter::reach_name(from))
        .phrase("to", EndlessWinter::reach_name(to));
    /// The Raft was part of a new Village and is back on the Headwaters.
    RaftSpent(seat: Seat) = by("raft-spent", seat);
    /// All Rafts go back to the Headwaters.
    RaftsReturn = told("rafts-return");
    /// A Camp of the second seat moved by the first.
    Driven(seat: Seat, rival: Seat, from: Land, to: Land) = by("driven", seat)
        .seat("rival", rival)
        .phrase("from", rules.land_name(from))
        .phrase("to", rules.land_name(to));
    /// A Fish token drawn.
    FishDrawn(seat: Seat, fish: Fish) = by("fish", seat).phrase("fish", rules.fish_name(fish));
    /// All discarded Fish tokens are mixed into the supply.
    FishMixed = told("fish-mixed");
    /// A Landmark scores.
    LandmarkScored(seat: Seat, landmark: Landmark, points: u8) = by("landmark-scored", seat)
        .phrase("landmark", rules.landmark_name(landmark))
        .number("points", points);
    /// The race to the Delta scores.
    DeltaScored(seat: Seat, points: u8) = by("delta", seat).number("points", points);
}
