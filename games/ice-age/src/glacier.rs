//! Glacier, and the start of the next round.

use table::{
    Seat, Turn, journal::Journal, odds::Odds, refusal::InvalidPosition, sets::Indexed, text::Phrase,
};

use crate::{
    action::{Action, Outcome, Piece},
    board::Region,
    check::require,
    decision::{Area, Decision, Stage},
    game::IceAge,
    note::Note,
    refusal::Refusal,
    state::{Arms, SEATS, State, Step},
};

impl IceAge {
    /// The seats that are last: fewest points, then hunters on the board, then stones (IA-GLAC-01, IA-GLAC-06, IA-GLAC-07).
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

    #[expect(clippy::expect_used, reason = "every game has seats")]
    pub(crate) fn begin_glacier(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let mut last = self.last_placed(state);
        let seat = last.next().expect("some seat has the lowest rank");
        if last.next().is_some() {
            state.step = Step::GlacierLot;
        } else {
            self.offer_glacier(state, seat, journal);
        }
    }

    fn offer_glacier(&self, state: &mut State, seat: Seat, journal: &mut impl Journal<Note>) {
        if self.map.next_to_ice(state.board.covered).is_empty() {
            self.next_round(state, journal);
        } else {
            state.step = Step::Glacier(seat);
        }
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

    #[expect(clippy::expect_used, reason = "conflicts begin when a seat ends Migration; check() proves it")]
    fn next_round(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        state.round += 1;
        state.idle = 0;
        state.dark_pool += std::mem::take(&mut state.light_pool);
        self.top_up(state, journal);
        self.lay_fires(state);
        // IA-NEXT-08
        let ender = state.ender.take().expect("a seat has ended Migration");
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
        // With `least` from everybody the pool is full, unless all stones together are too few.
        let share = (0..least).find(|&share| state.dark_pool + gives(state, share) >= least).unwrap_or(least);
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

/// Chance decides who is last among equals (IA-GLAC-08).
#[derive(Clone, Copy)]
pub(crate) struct DrawLot;

impl Decision for DrawLot {
    const STAGE: Stage = Stage::Glacier;

    #[inline]
    fn turn(self, _: &State) -> Turn {
        Turn::Chance
    }

    fn outcomes(self, game: &IceAge, state: &State, out: &mut Odds<Outcome>) {
        for seat in game.last_placed(state) {
            out.add(Outcome::Last(seat), 1);
        }
    }

    fn deal(
        self,
        game: &IceAge,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Outcome::Last(seat) = outcome else { return Err(Refusal::NoChance) };
        if !game.last_placed(state).any(|last| last == seat) {
            return Err(Refusal::NotLastPlaced);
        }
        journal.note(Note::Lot(seat));
        game.offer_glacier(state, seat, journal);
        Ok(())
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        check_round(game, state)
    }
}

/// A seat may cover a region (IA-DEC-15).
#[derive(Clone, Copy)]
pub(crate) struct CoverRegion {
    /// Which seat.
    pub(crate) seat: Seat,
}

impl Decision for CoverRegion {
    const STAGE: Stage = Stage::Glacier;
    const AREA: Option<Area> = Some(Area::Map);

    #[inline]
    fn turn(self, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    fn legal_actions(self, game: &IceAge, state: &State, out: &mut Vec<Action>) {
        out.extend(game.map.next_to_ice(state.board.covered).iter().map(Action::Cover));
        out.push(Action::Decline);
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match action {
            // IA-GLAC-02, IA-RULING-35
            Action::Decline => journal.note(Note::NotCovered(self.seat)),
            Action::Cover(region) => {
                if state.board.covered.has(region) {
                    return Err(Refusal::AlreadyCovered);
                }
                if !game.map.next_to_ice(state.board.covered).has(region) {
                    return Err(Refusal::OutOfGlacierReach);
                }
                journal.note(Note::Covered(self.seat, region));
                game.cover(state, region);
            }
            _ => return Err(Refusal::NotNow),
        }
        game.next_round(state, journal);
        Ok(())
    }

    fn question(self, _: &IceAge, _: &State) -> Phrase {
        Phrase::new("ice-age-ask-glacier")
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        require(
            self.seat.index() < game.seats(),
            "IA-GLAC-01",
            "the seat that may cover a region is not in the game",
        )?;
        check_round(game, state)
    }
}

fn check_round(game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
    require(state.round < game.numbers.rounds, "IA-GLAC-10", "no glacier is placed in the last round")
}
