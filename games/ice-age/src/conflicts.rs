//! Conflicts: fires are turned up, crowded regions thin out.

use table::{journal::Journal, odds::Odds, sets::Indexed};

use crate::{
    action::{Outcome, Piece},
    game::IceAge,
    map::Region,
    note::Note,
    refusal::Refusal,
    state::{Arms, Band, SEATS, State, Step},
};

impl IceAge {
    /// Migration is over: IA-CONF-01.
    pub(crate) fn begin_conflicts(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        match Region::each().find(|region| state.board.fires[region.index()] > 0) {
            Some(region) => state.step = Step::Reveal(region),
            None => self.resolve_conflicts(state, journal),
        }
    }

    pub(crate) fn fire_odds(state: &State, out: &mut Odds<Outcome>) {
        for (worth, &count) in (0..).zip(&state.board.unknown_fires) {
            out.add(Outcome::Fire(worth), u32::from(count));
        }
    }

    pub(crate) fn deal_fire(
        &self,
        state: &mut State,
        region: Region,
        worth: u8,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let unknown = state.board.unknown_fires.get_mut(usize::from(worth)).ok_or(Refusal::Impossible)?;
        *unknown = unknown.checked_sub(1).ok_or(Refusal::Impossible)?;
        state.board.fires[region.index()] -= 1;
        state.board.warmth[region.index()] += worth;
        journal.note(Note::FireShown(region, worth));
        self.begin_conflicts(state, journal);
        Ok(())
    }

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
        for region in state.open() {
            self.resolve_conflict(state, region, journal);
        }
        state.board.warmth = Default::default();
        state.board.unknown_fires = self.numbers.fires;
        for seat in self.everybody() {
            for band in &mut state.board.bands[seat.index()] {
                while band.of(Arms::Club) > 0 {
                    band.remove(Arms::Club);
                    band.add(Arms::Bare);
                    state.club_supply += 1;
                }
            }
        }
        self.score(state, journal);
    }

    fn resolve_conflict(&self, state: &mut State, region: Region, journal: &mut impl Journal<Note>) {
        let capacity = self.capacity(state, region);
        let bands: [Band; SEATS] = std::array::from_fn(|seat| state.board.bands[seat][region.index()]);
        let total: u8 = bands.iter().map(|band| band.hunters()).sum();
        if total <= capacity {
            return;
        }
        journal.note(Note::Conflict(region, total, capacity));
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
    }

    /// Who is left of the bands of a region that feeds `capacity` (IA-CONF-06 to IA-CONF-13): the smallest group goes
    /// first, round and round.
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
