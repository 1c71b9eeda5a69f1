//! Set-up of the river (RR-SETUP).

use table::{
    Seat, Turn,
    counts::Counts,
    journal::Journal,
    sets::{Indexed, Set},
    text::Phrase,
};

use super::{End, OuterTile, River, RiverAction, RiverNote, RiverOutcome};
use crate::{
    EndlessWinter,
    action::{Action, Outcome},
    content::Role,
    ids::{Hex, Side, StartSpot, Stone, Terrain},
    note::Note,
    options::Module,
    refusal::Refusal,
    setup::SetupStep,
    state::{OnHex, SEATS, State},
};

/// A step of the set-up that the river adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RiverStep {
    /// The Central River tile (RR-SETUP-03).
    Centre,
    /// The two other River tiles (RR-SETUP-05).
    Ends,
    /// Headwaters and Delta (RR-SETUP-06, RR-SETUP-07).
    Headwaters,
    /// A Landmark on each Landmark hex (RR-SETUP-15).
    Landmarks,
    /// Starting tiles, the last in turn order first (RR-SETUP-23).
    Starts,
}

/// The steps of a game with the river: the board is laid before all else (RR-SETUP-20), because the stones depend on it
/// (RR-SETUP-19); Starting tiles and Camps come last (RR-SETUP-22, RR-SETUP-27).
pub(crate) fn with_river(base: &[SetupStep]) -> Vec<SetupStep> {
    let river = |step| SetupStep::River(step);
    let mut steps = vec![
        river(RiverStep::Centre),
        river(RiverStep::Ends),
        river(RiverStep::Headwaters),
        SetupStep::Land,
        SetupStep::Terrain,
        river(RiverStep::Landmarks),
    ];
    let moved = [SetupStep::Land, SetupStep::Terrain, SetupStep::Camps];
    steps.extend(base.iter().filter(|step| !moved.contains(step)));
    steps.extend([river(RiverStep::Starts), SetupStep::Camps]);
    steps
}

impl EndlessWinter {
    /// RR-SETUP-17: the Fish tokens before anything is dealt.
    pub(crate) fn blank_river(&self) -> River {
        River { supply: Counts::new(self.rivers.fish.map(|face| face.copies)), ..River::default() }
    }

    /// Hexes that are printed on the River tiles laid so far.
    pub(crate) fn printed(&self, state: &State) -> impl Iterator<Item = (Hex, Terrain)> {
        let river = &state.open.river;
        let centre = self.past(state, SetupStep::River(RiverStep::Centre));
        let ends = self.past(state, SetupStep::River(RiverStep::Ends));
        let course = self.rivers.course.as_ref();
        let middle = course.filter(|_| centre).map(|course| course.centre(river.side));
        let others = course.filter(|_| ends).map(|course| course.ends(river.side, river.west));
        middle.into_iter().flatten().chain(others.into_iter().flatten())
    }

    /// RR-BOARD-01: the Landmark hexes.
    pub(crate) fn landmark_hexes(&self, state: &State) -> Set<Hex> {
        let landmark = self.rivers.landmark;
        self.printed(state).filter(|&(_, terrain)| Some(terrain) == landmark).map(|(hex, _)| hex).collect()
    }

    /// RR-SETUP-19, RR-RULING-17: the stones of an era that can be dealt.
    pub(crate) fn stone_pool(&self, state: &State, era: usize) -> Set<Stone> {
        let mut pool = self.tables.stone_eras[era];
        for &(stone, terrain) in &self.rivers.scarce {
            let hexes =
                self.board.hexes().iter().filter(|hex| Some(state.open.terrain[hex.index()]) == terrain);
            if hexes.count() < 2 {
                pool.remove(stone);
            }
        }
        pool
    }

    /// RR-SETUP-18: the stones the next one is dealt from; those that must be in play come first.
    pub(crate) fn next_stones(&self, state: &State, era: usize) -> Set<Stone> {
        let left = self.stone_pool(state, era).without(state.open.stones);
        let certain = left.and(self.rivers.certain);
        if certain.is_empty() { left } else { certain }
    }

    pub(crate) fn river_step_done(&self, state: &State, step: RiverStep) -> bool {
        let count = usize::from(state.open.count);
        match step {
            RiverStep::Centre | RiverStep::Ends | RiverStep::Headwaters => count > 0,
            RiverStep::Landmarks => count >= self.landmark_hexes(state).len(),
            RiverStep::Starts => count >= self.seats,
        }
    }

    /// RR-SETUP-23, RR-RULING-32: Starting tiles in reverse turn order.
    pub(crate) fn river_turn(&self, state: &State, step: RiverStep) -> Turn {
        match step {
            RiverStep::Starts => {
                let place = (self.seats - 1).saturating_sub(usize::from(state.open.count));
                Turn::Choose(state.open.order[place & 3])
            }
            RiverStep::Centre | RiverStep::Ends | RiverStep::Headwaters | RiverStep::Landmarks => {
                Turn::Chance
            }
        }
    }

    pub(crate) fn river_outcomes(&self, state: &State, step: RiverStep, mut each: impl FnMut(Outcome, u32)) {
        let mut even = |outcome| each(Outcome::River(outcome), 1);
        match step {
            RiverStep::Centre => [Side::A, Side::B].map(RiverOutcome::Centre).into_iter().for_each(even),
            RiverStep::Ends => {
                [OuterTile::First, OuterTile::Second].map(RiverOutcome::West).into_iter().for_each(even);
            }
            RiverStep::Headwaters => {
                [End::West, End::East].map(RiverOutcome::Headwaters).into_iter().for_each(even);
            }
            RiverStep::Landmarks => {
                for landmark in self.rivers.landmark_set() {
                    if state.open.river.landmarks[landmark.index()].is_none() {
                        even(RiverOutcome::Landmark(landmark));
                    }
                }
            }
            RiverStep::Starts => {}
        }
    }

    /// Applies an outcome about the river, which is known to be possible.
    #[expect(clippy::expect_used, reason = "the messages name the invariants")]
    pub(crate) fn deal_river(
        &self,
        state: &mut State,
        outcome: RiverOutcome,
        journal: &mut impl Journal<Note>,
    ) {
        let course = self.rivers.course.as_ref().expect("only the river has such outcomes");
        match outcome {
            RiverOutcome::Centre(side) => {
                state.open.river.side = side;
                self.print(state, &course.centre(side), journal);
            }
            RiverOutcome::West(tile) => {
                state.open.river.west = tile;
                self.print(state, &course.ends(state.open.river.side, tile), journal);
            }
            RiverOutcome::Headwaters(end) => {
                state.open.river.headwaters = end;
                journal.note(Note::River(RiverNote::HeadwatersLaid(end)));
            }
            RiverOutcome::Landmark(landmark) => {
                let mut hexes = self.landmark_hexes(state).iter();
                let hex = hexes
                    .nth(usize::from(state.open.count))
                    .expect("the step ends with the last Landmark hex");
                state.open.river.landmarks[landmark.index()] = Some(hex);
                journal.note(Note::River(RiverNote::LandmarkPlaced(landmark, hex)));
            }
            RiverOutcome::Fish(_) => return,
        }
        state.open.count += 1;
    }

    /// Lays the hexes of a River tile, with a token on a printed Glacier (RR-RULING-22).
    fn print(&self, state: &mut State, hexes: &[(Hex, Terrain)], journal: &mut impl Journal<Note>) {
        for &(hex, terrain) in hexes {
            self.lay_hex(state, hex, terrain);
            journal.note(Note::River(RiverNote::HexLaid(hex, terrain)));
        }
    }

    /// A hex gets its terrain. EW-GLACIER-02: a token on each Glacier hex.
    pub(crate) fn lay_hex(&self, state: &mut State, hex: Hex, terrain: Terrain) {
        state.open.terrain[hex.index()] = terrain;
        if self.options.glacier_tokens == Module::In
            && self.tables.terrains[terrain.index()].role == Role::Glacier
        {
            state.open.tokens[hex.index()] = OnHex::FaceDown;
        }
    }

    /// RR-SETUP-24..26, RR-RULING-03: where a Starting tile can still go.
    pub(crate) fn start_spots(&self, state: &State) -> Set<StartSpot> {
        let Some(course) = &self.rivers.course else {
            return Set::EMPTY;
        };
        let mut free: Set<StartSpot> = Set::full();
        for spot in state.open.river.starts.into_iter().flatten() {
            free.remove(spot);
            free = free.without(course.beside(spot));
        }
        free
    }

    pub(crate) fn list_starts(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.start_spots(state).iter().map(|spot| Action::River(RiverAction::Start(spot))));
    }

    pub(crate) fn place_start(
        &self,
        state: &mut State,
        spot: StartSpot,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = self.chooser(state, SetupStep::River(RiverStep::Starts)).ok_or(Refusal::NoStart)?;
        if !self.start_spots(state).has(spot) {
            return Err(Refusal::StartBesideStart);
        }
        state.open.river.starts[seat.index() & 3] = Some(spot);
        state.open.count += 1;
        journal.note(Note::River(RiverNote::StartPlaced(seat, spot)));
        Ok(())
    }

    pub(crate) fn describe_start(&self, state: &State, spot: StartSpot) -> Phrase {
        let hexes = self.rivers.course.iter().flat_map(|course| course.spot(spot));
        let names = hexes.map(|hex| self.hex_name(state, hex)).collect();
        Phrase::new("endless-winter-do-start").list("hexes", names)
    }

    /// How many Starting tiles lie, by place from the last in turn order.
    pub(crate) fn starts_placed(&self, state: &State) -> usize {
        if self.rivers.course.is_none() {
            0
        } else if self.past(state, SetupStep::River(RiverStep::Starts)) {
            self.seats
        } else if self.setup_step(state) == Some(SetupStep::River(RiverStep::Starts)) {
            usize::from(state.open.count)
        } else {
            0
        }
    }

    /// Where a Camp of `seat` on `from` can move (RR-CAMP-04..06, RR-EDGE-04).
    #[inline]
    pub(crate) fn steps(&self, state: &State, seat: Seat, from: Hex) -> Set<Hex> {
        match (state.open.river.starts[seat.index() & (SEATS - 1)], &self.rivers.course) {
            (Some(spot), Some(course)) if from == self.board.entry() => course.touching(spot),
            _ => self.board.neighbours(from),
        }
    }
}
