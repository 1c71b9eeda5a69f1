//! Conflicts: fire tokens are turned up, then regions with too many hunters lose some.

use table::{Seat, Turn, journal::Journal, odds::Odds, refusal::InvalidPosition, sets::Indexed};

use crate::{
    action::{Outcome, Piece},
    board::Region,
    check::require,
    decision::{Decision, Stage, can_hold_after_migration},
    game::IceAge,
    note::{Crowd, Note},
    refusal::Refusal,
    state::{Arms, Band, SEATS, State, Step},
};

impl IceAge {
    /// Ends Migration (IA-CONF-01).
    pub(crate) fn begin_conflicts(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        journal.note(Note::Conflicts);
        self.turn_up_fires(state, journal);
    }

    fn turn_up_fires(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        match first_fire(state) {
            Some(region) => state.step = Step::Reveal(region),
            None => self.resolve_conflicts(state, journal),
        }
    }

    /// Hunters `region` feeds, with the fire tokens turned up so far.
    pub(crate) fn capacity(&self, state: &State, region: Region) -> u8 {
        let index = region.index();
        self.feeds(state.board.mammoths[index], state.board.warmth[index])
    }

    /// Hunters a region with these mammoths and fires worth `warmth` feeds: IA-CONF-03 to IA-CONF-05.
    pub const fn feeds(&self, mammoths: u8, warmth: u8) -> u8 {
        self.numbers.capacity + mammoths + warmth
    }

    /// IA-CONF-02; then the board is cleared of fires and clubs (IA-CONF-16, IA-CONF-17) and scored.
    fn resolve_conflicts(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let mut conflicts = 0;
        for region in state.open() {
            conflicts += u8::from(self.resolve_conflict(state, region, journal));
        }
        if conflicts == 0 {
            journal.note(Note::NoConflict);
        }
        state.board.warmth = Default::default();
        state.board.unknown_fires = self.numbers.fires;
        let clubs_before = state.club_supply;
        for seat in self.everybody() {
            for band in &mut state.board.bands[seat.index()] {
                while band.of(Arms::Club) > 0 {
                    band.remove(Arms::Club);
                    band.add(Arms::Bare);
                    state.club_supply += 1;
                }
            }
        }
        if state.club_supply > clubs_before {
            journal.note(Note::ClubsReturned(state.club_supply - clubs_before));
        }
        self.score(state, journal);
    }

    /// Resolves the conflict in a region; `false` if there is none.
    fn resolve_conflict(&self, state: &mut State, region: Region, journal: &mut impl Journal<Note>) -> bool {
        let capacity = self.capacity(state, region);
        let bands: [Band; SEATS] = std::array::from_fn(|seat| state.board.bands[seat][region.index()]);
        let total: u8 = bands.iter().map(|band| band.hunters()).sum();
        if total <= capacity {
            return false;
        }
        journal.note(Note::Conflict(Crowd {
            region,
            hunters: total,
            mammoths: state.board.mammoths[region.index()],
            warmth: state.board.warmth[region.index()],
            capacity,
        }));
        for seat in self.everybody() {
            let clubs = bands[seat.index()].of(Arms::Club);
            if clubs > 0 {
                journal.note(Note::Protected(seat, region, clubs));
            }
        }
        let left = self.survivors(bands, capacity);
        for seat in self.everybody() {
            let lost = bands[seat.index()].hunters() - left[seat.index()].hunters();
            for _ in 0..lost {
                self.send_home(state, Piece { owner: seat, arms: Arms::Bare, at: region });
            }
            if lost > 0 {
                journal.note(Note::Lost(seat, region, lost));
            }
        }
        let staying = left.iter().map(|band| band.hunters()).sum();
        if staying > capacity {
            // IA-RULING-33
            journal.note(Note::SavedByClubs(region, staying, capacity));
        }
        true
    }

    /// The bands left in a region that feeds `capacity` hunters (IA-CONF-06 to IA-CONF-13).
    pub fn survivors(&self, mut bands: [Band; SEATS], capacity: u8) -> [Band; SEATS] {
        // IA-RULING-31: order and groups are fixed by the counts at the start, clubs included.
        let starting = bands.map(Band::hunters);
        let mut total: u8 = starting.iter().sum();
        while total > capacity {
            let before = total;
            for size in 1..=self.numbers.hunters {
                for (band, _) in bands.iter_mut().zip(starting).filter(|&(_, starting)| starting == size) {
                    // IA-CLUB-05, IA-RULING-32
                    if band.of(Arms::Bare) > 0 {
                        band.remove(Arms::Bare);
                        total -= 1;
                    }
                }
                if total <= capacity {
                    break;
                }
            }
            if total == before {
                // IA-RULING-33: only clubs are left.
                break;
            }
        }
        bands
    }
}

/// The first region with a face-down fire token.
fn first_fire(state: &State) -> Option<Region> {
    Region::each().find(|region| state.board.fires[region.index()] > 0)
}

/// Chance turns up a fire token (IA-CONF-01).
#[derive(Clone, Copy)]
pub(crate) struct RevealFire {
    /// In this region.
    pub(crate) region: Region,
}

impl Decision for RevealFire {
    const STAGE: Stage = Stage::Conflicts;

    #[inline]
    fn turn(self, _: &State) -> Turn {
        Turn::Chance
    }

    fn outcomes(self, _: &IceAge, state: &State, out: &mut Odds<Outcome>) {
        for (worth, &count) in (0..).zip(&state.board.unknown_fires) {
            out.add(Outcome::Fire(worth), u32::from(count));
        }
    }

    fn deal(
        self,
        game: &IceAge,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Outcome::Fire(worth) = outcome else { return Err(Refusal::NoChance) };
        let unknown = state.board.unknown_fires.get_mut(usize::from(worth)).ok_or(Refusal::NoSuchFire)?;
        *unknown = unknown.checked_sub(1).ok_or(Refusal::NoSuchFire)?;
        state.board.fires[self.region.index()] -= 1;
        state.board.warmth[self.region.index()] += worth;
        journal.note(Note::FireShown(self.region, worth));
        game.turn_up_fires(state, journal);
        Ok(())
    }

    fn check(self, _: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let next = first_fire(state) == Some(self.region);
        require(next, "IA-CONF-01", "fire tokens are turned up in the order of the regions")
    }

    fn can_hold(self, game: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
        can_hold_after_migration(game, state, seat, cards)
    }
}
