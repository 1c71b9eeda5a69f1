//! Checks that a river is possible: every piece of the expansion is in one place.

use table::{
    Seat,
    refusal::InvalidPosition,
    sets::{Indexed, Set},
};

use super::{DeltaCheck, River, RiverStep};
use crate::{
    EndlessWinter,
    check::require,
    ids::{Fish, Hex, Reach, StartSpot},
    setup::SetupStep,
    state::{SEATS, Stage, State},
};

impl EndlessWinter {
    /// How far a step of the river can have come before it is done.
    pub(crate) fn river_step_most(&self, step: RiverStep) -> usize {
        match step {
            RiverStep::Centre | RiverStep::Ends | RiverStep::Headwaters => 0,
            RiverStep::Landmarks => self.options.landmarks() - 1,
            RiverStep::Starts => self.seats - 1,
        }
    }

    pub(crate) fn check_river(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let river = &open.river;
        for fish in Fish::each() {
            let found = u32::from(river.supply.of(fish)) + u32::from(river.discard.of(fish));
            let wanted = u32::from(self.rivers.fish[fish.index()].copies);
            require(found == wanted, "RR-COMP-08", "Fish tokens are missing or too many")?;
        }
        let open_race = open.moment.delta == DeltaCheck::Closed || self.delta_check() == DeltaCheck::Open;
        require(open_race, "RR-DELTA-01", "a race without a river")?;
        let Some(course) = &self.rivers.course else {
            return require(*river == River::default(), "RR-COMP-05", "a river without the expansion");
        };
        let past = |step| self.past(state, SetupStep::River(step));
        let blank = River::default();
        let undecided = (past(RiverStep::Centre) || river.side == blank.side)
            && (past(RiverStep::Ends) || river.west == blank.west)
            && (past(RiverStep::Headwaters) || river.headwaters == blank.headwaters);
        require(undecided, "RR-SETUP-03", "a River tile is laid too early")?;
        let afloat = matches!(open.stage, Stage::Setup)
            || matches!(open.stage, Stage::FillHunt | Stage::FillDisplay | Stage::Refresh | Stage::TurnToken);
        let home = river.rafts.iter().all(|&reach| reach == Reach::default());
        require(!afloat || home, "RR-RAFT-05", "a Raft has left the Headwaters too early")?;
        let nobody = river.rafts[self.seats..].iter().all(|&reach| reach == Reach::default())
            && river.starts[self.seats..].iter().all(Option::is_none);
        require(nobody, "RR-COMP-07", "a Raft or Starting tile of nobody")?;
        self.check_landmarks(state)?;
        let placed = self.starts_placed(state);
        let mut taken: Set<StartSpot> = Set::EMPTY;
        for (place, &seat) in open.order[..self.seats].iter().rev().enumerate() {
            let start = river.starts[seat.index() & (SEATS - 1)];
            // Before turn order is known all seats read alike, and no tile lies.
            require(
                start.is_some() == (place < placed),
                "RR-SETUP-23",
                "a Starting tile too many or too few",
            )?;
            if let Some(spot) = start {
                let apart = !taken.has(spot) && course.beside(spot).and(taken).is_empty();
                require(apart, "RR-SETUP-26", "two Starting tiles next to each other")?;
                taken.insert(spot);
            }
        }
        require(
            placed > 0 || river.starts.iter().all(Option::is_none),
            "RR-SETUP-23",
            "a Starting tile came too early",
        )
    }

    fn check_landmarks(&self, state: &State) -> Result<(), InvalidPosition> {
        let river = &state.open.river;
        let hexes = self.landmark_hexes(state);
        let placed = if self.past(state, SetupStep::River(RiverStep::Landmarks)) {
            hexes.len()
        } else if self.setup_step(state) == Some(SetupStep::River(RiverStep::Landmarks)) {
            usize::from(state.open.count)
        } else {
            0
        };
        let mut covered: Set<Hex> = Set::EMPTY;
        for (index, at) in river.landmarks.iter().enumerate() {
            let Some(hex) = *at else { continue };
            let known = index < self.rivers.landmarks.len();
            require(known && !covered.has(hex), "RR-COMP-01", "an unknown Landmark, or two on one hex")?;
            covered.insert(hex);
        }
        let wanted: Set<Hex> = hexes.iter().take(placed).collect();
        require(covered == wanted, "RR-SETUP-15", "a Landmark is missing or stands where none may")
    }

    /// The River hex of a seat's Raft, for pages and text.
    pub(crate) fn raft_at(&self, open: &crate::state::Open, seat: usize) -> Option<Hex> {
        let course = self.rivers.course.as_ref()?;
        course.hex(open.river.rafts[Seat::new(seat).index() & (SEATS - 1)], open.river.headwaters)
    }
}
