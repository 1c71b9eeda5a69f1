//! Glacier, and the start of the next round.

use table::{
    Seat, Turn, journal::Journal, odds::Odds, refusal::InvalidPosition, sets::Indexed, text::Phrase,
};

use crate::{
    action::{Action, Outcome, Piece},
    board::Region,
    check::require,
    decision::{Area, Decision, Stage, can_hold_after_migration},
    game::IceAge,
    note::Note,
    refusal::Refusal,
    scoring::{Decider, Rank},
    state::{Arms, State, Step},
};

impl IceAge {
    #[expect(clippy::expect_used, reason = "every game has seats")]
    pub(crate) fn begin_glacier(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        journal.note(Note::Glacier);
        let (mut last, decider) = self.ranked(state, Rank::Last);
        let seat = last.next().expect("some seat has the lowest rank");
        match decider {
            Decider::Nothing => state.step = Step::GlacierLot,
            Decider::Points | Decider::Hunters | Decider::Stones => {
                self.offer_glacier(state, seat, decider, journal);
            }
        }
    }

    fn offer_glacier(
        &self,
        state: &mut State,
        seat: Seat,
        decider: Decider,
        journal: &mut impl Journal<Note>,
    ) {
        if self.map.next_to_ice(state.board.covered).is_empty() {
            journal.note(Note::NoGlacier);
            self.next_round(state, journal);
        } else {
            journal.note(Note::LastPlaced(seat, state.player(seat).score(), decider));
            state.step = Step::Glacier(seat);
        }
    }

    /// IA-GLAC-04, IA-GLAC-05
    fn cover(&self, state: &mut State, region: Region, journal: &mut impl Journal<Note>) {
        state.board.covered.insert(region);
        let mammoths = std::mem::take(&mut state.board.mammoths[region.index()]);
        state.mammoth_supply += mammoths;
        if mammoths > 0 {
            journal.note(Note::MammothsReturned(region, mammoths));
        }
        for owner in self.everybody() {
            let hunters = state.band(owner, region).hunters();
            if hunters > 0 {
                journal.note(Note::HuntersReturned(owner, region, hunters));
            }
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
        journal.note(Note::Round(state.round));
        let paid = std::mem::take(&mut state.light_pool);
        state.dark_pool += paid;
        if paid > 0 {
            journal.note(Note::PoolMoved(paid));
        }
        self.top_up(state, journal);
        self.lay_fires(state);
        // IA-NEXT-08
        let ender = state.ender.take().expect("a seat has ended Migration");
        state.active = ender.left(self.seats());
        state.step = Step::Play;
        self.note_migration(state, journal);
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
        for seat in game.ranked(state, Rank::Last).0 {
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
        let (mut last, decider) = game.ranked(state, Rank::Last);
        if !last.any(|last| last == seat) {
            return Err(Refusal::NotLastPlaced);
        }
        game.offer_glacier(state, seat, decider, journal);
        Ok(())
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        check_round(game, state)
    }

    fn can_hold(self, game: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
        can_hold_after_migration(game, state, seat, cards)
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
                game.cover(state, region, journal);
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

    fn can_hold(self, game: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
        can_hold_after_migration(game, state, seat, cards)
    }
}

fn check_round(game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
    require(state.round < game.numbers.rounds, "IA-GLAC-10", "no glacier is placed in the last round")
}
