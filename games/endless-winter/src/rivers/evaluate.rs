//! What Rafts, the river and Landmarks promise.

use table::Seat;

use super::raft::DELTA;
use crate::{
    EndlessWinter,
    evaluate::Horizon,
    ids::Hex,
    state::{SEATS, State},
};

/// A lead that nobody can take.
const SAFE: f32 = 1.0;

impl EndlessWinter {
    /// Rafts count for the next Eclipse only, for they all go back after it. A Starting tile counts by the land before it.
    pub(crate) fn worth_of_river(&self, state: &State, seat: Seat, horizon: &Horizon<'_>) -> f32 {
        let Some(course) = &self.rivers.course else {
            return 0.0;
        };
        let weights = horizon.weights;
        let soon = horizon.eclipses.min(1.0);
        let own = self.raft(state, seat);
        let rivals = Seat::all(self.seats).filter(|&other| other != seat);
        let best = rivals.map(|other| self.raft(state, other)).max().unwrap_or_default();
        let hold = match own.cmp(&best) {
            _ if own == DELTA => SAFE,
            std::cmp::Ordering::Greater => weights.raft_ahead,
            std::cmp::Ordering::Equal => weights.raft_level,
            std::cmp::Ordering::Less => weights.raft_behind,
        };
        let mut value = soon * hold * f32::from(self.delta_points(state, seat));
        if let Some(hex) = self.raft_hex(state, seat)
            && self.settled_influence(state, seat, hex) == 0
        {
            value += soon * self.hold(state, seat, hex, horizon) * self.hex_worth(state, seat, hex, horizon);
        }
        if let Some(spot) = state.open.river.starts[seat.index() & (SEATS - 1)] {
            let near = course.touching(spot);
            let far = near.iter().fold(near, |far, hex| far.or(self.board.neighbours(hex))).without(near);
            let sum = |hexes: table::sets::Set<Hex>| -> f32 {
                hexes.iter().map(|hex| self.hex_worth(state, seat, hex, horizon).max(0.3)).sum()
            };
            value += horizon.left * (weights.river_near * sum(near) + weights.river_far * sum(far));
        }
        value
    }

    /// Influence that stays when the Rafts go back.
    fn settled_influence(&self, state: &State, seat: Seat, hex: Hex) -> usize {
        let raft = self.raft_hex(state, seat) == Some(hex);
        self.influence(state, seat, hex) - usize::from(raft)
    }
}
