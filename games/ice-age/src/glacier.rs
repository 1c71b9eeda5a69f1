//! The glacier grows, and the next round begins.

use table::{Seat, journal::Journal, odds::Odds, sets::Indexed};

use crate::{
    action::{Action, Outcome, Piece},
    game::IceAge,
    map::Region,
    note::Note,
    refusal::Refusal,
    state::{Arms, SEATS, State, Step},
};

impl IceAge {
    /// Who is last: fewest points, then hunters on the board, then stones (IA-GLAC-01, IA-GLAC-06, IA-GLAC-07).
    fn last_placed(&self, state: &State) -> impl Iterator<Item = Seat> + use<> {
        let rank = |seat: Seat| {
            (state.player(seat).score(), state.hunters_on_board(seat), state.player(seat).stones)
        };
        let lowest = self.everybody().map(rank).min();
        let mut last = [false; SEATS];
        for seat in self.everybody() {
            last[seat.index()] = Some(rank(seat)) == lowest;
        }
        Seat::all(self.seats()).filter(move |seat| last[seat.index()])
    }

    pub(crate) fn begin_glacier(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let mut last = self.last_placed(state);
        match (last.next(), last.next()) {
            (Some(_), Some(_)) => state.step = Step::GlacierLot,
            (Some(seat), None) => self.offer_glacier(state, seat, journal),
            (None, _) => self.next_round(state, journal),
        }
    }

    pub(crate) fn lot_odds(&self, state: &State, out: &mut Odds<Outcome>) {
        for seat in self.last_placed(state) {
            out.add(Outcome::Last(seat), 1);
        }
    }

    pub(crate) fn deal_lot(
        &self,
        state: &mut State,
        seat: Seat,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if !self.last_placed(state).any(|last| last == seat) {
            return Err(Refusal::Impossible);
        }
        journal.note(Note::Lot(seat));
        self.offer_glacier(state, seat, journal);
        Ok(())
    }

    fn offer_glacier(&self, state: &mut State, seat: Seat, journal: &mut impl Journal<Note>) {
        if self.map.next_to_ice(state.board.covered).is_empty() {
            self.next_round(state, journal);
        } else {
            state.step = Step::Glacier(seat);
        }
    }

    pub(crate) fn list_glacier(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.map.next_to_ice(state.board.covered).iter().map(Action::Cover));
        out.push(Action::Decline);
    }

    pub(crate) fn play_glacier(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match action {
            // IA-GLAC-02, IA-RULING-35
            Action::Decline => journal.note(Note::NotCovered(seat)),
            Action::Cover(region) => {
                if !self.map.next_to_ice(state.board.covered).has(region) {
                    let covered = state.board.covered.has(region);
                    return Err(if covered { Refusal::Covered } else { Refusal::OutOfGlacierReach });
                }
                journal.note(Note::Covered(seat, region));
                self.cover(state, region);
            }
            _ => return Err(Refusal::NotNow),
        }
        self.next_round(state, journal);
        Ok(())
    }

    /// IA-GLAC-04, IA-GLAC-05
    fn cover(&self, state: &mut State, region: Region) {
        state.board.covered.insert(region);
        state.mammoth_supply += std::mem::take(&mut state.board.mammoths[region.index()]);
        for owner in self.everybody() {
            for arms in Arms::BOTH {
                while state.band(owner, region).of(arms) > 0 {
                    self.send_home(state, Piece { owner, arms, at: region });
                }
            }
        }
    }

    // Start of the next round.

    fn next_round(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        state.round += 1;
        state.idle = 0;
        state.dark_pool += std::mem::take(&mut state.light_pool);
        self.top_up(state, journal);
        self.lay_fires(state);
        // IA-NEXT-08
        let ender = state.ender.take().unwrap_or(state.active);
        state.active = ender.left(self.seats());
        state.step = Step::Play;
        journal.note(Note::Round(state.round));
    }

    /// IA-NEXT-02 to IA-NEXT-05, IA-RULING-34: the smallest equal share that fills the dark pool.
    fn top_up(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let least = self.numbers.dark_pool_least;
        let gives = |state: &State, share: u8| -> u8 {
            self.everybody().map(|seat| state.player(seat).stones.min(share)).sum()
        };
        let share =
            (0..=least).find(|&share| state.dark_pool + gives(state, share) >= least).unwrap_or(least);
        for seat in self.everybody() {
            let given = state.player(seat).stones.min(share);
            if given > 0 {
                state.players[seat.index()].stones -= given;
                state.dark_pool += given;
                journal.note(Note::Gave(seat, given));
            }
        }
    }
}
