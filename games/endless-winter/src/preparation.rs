//! The Preparation phase (EW-PREP).

use table::{journal::Journal, pile::Knowers, sets::Set};

use crate::{
    EndlessWinter,
    ids::Culture,
    note::Note,
    state::{DISPLAY, Figures, HAND, Stage, State},
    wide::Wide,
};

impl EndlessWinter {
    /// Goes through the phase. `true` if chance must deal something.
    #[inline(never)]
    pub(crate) fn prepare(&self, state: &mut State, journal: &mut impl Journal<Note>) -> bool {
        match state.open.stage {
            Stage::FillHunt => {
                if self.animal_missing(state) {
                    return true;
                }
                self.begin_display(state, journal);
            }
            Stage::FillDisplay => {
                if self.culture_missing(state) {
                    return true;
                }
                state.open.stage = Stage::Refresh;
                (state.open.at, state.open.count) = (0, 0);
            }
            _ => {
                if self.refresh(state, journal) {
                    return true;
                }
                if self.has_rest_tokens() {
                    self.begin_token(state);
                } else {
                    self.begin_round(state, journal);
                }
            }
        }
        false
    }

    /// Steps 1 and 2: the marker moves on, the figures come home.
    pub(crate) fn begin_preparation(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let open = &mut state.open;
        open.round += 1;
        journal.note(Note::Preparation(open.round));
        open.claimed = Set::EMPTY;
        for player in &mut open.players {
            player.figures = Figures::default();
        }
        journal.note(Note::FiguresReturn);
        self.rafts_return(state, journal);
        let open = &mut state.open;
        open.stage = Stage::FillHunt;
    }

    /// EW-PREP-04, EW-RULING-56: is an Animal missing that the deck still has?
    pub(crate) fn animal_missing(&self, state: &State) -> bool {
        (state.open.area.total() as usize) < self.seats + 1 && !state.open.animals.is_empty()
    }

    /// EW-PREP-07: at the end of round 2 the whole display leaves the game.
    #[inline(never)]
    pub(crate) fn begin_display(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let open = &mut state.open;
        if open.round == 2 {
            journal.note(Note::DisplayRemoved(open.display));
            open.removed = open.removed.or(&open.display);
            open.display = Wide::EMPTY;
        }
        open.stage = Stage::FillDisplay;
    }

    /// The deck the display is filled from: Era I before round 3, Era II from then on (EW-PREP-05..08).
    pub(crate) fn era_deck(&self, state: &State) -> Wide<Culture, 1> {
        let era = usize::from(state.open.round >= 2);
        state.open.culture_deck.and(&self.tables.eras[era])
    }

    pub(crate) fn culture_missing(&self, state: &State) -> bool {
        state.open.display.len() < DISPLAY && !self.era_deck(state).is_empty()
    }

    /// EW-PREP-09: five cards each, in turn order; a pile is shuffled when a card is needed. Is one?
    #[inline(never)]
    pub(crate) fn refresh(&self, state: &mut State, journal: &mut impl Journal<Note>) -> bool {
        while usize::from(state.open.at) < self.seats {
            if usize::from(state.open.count) < HAND && self.can_draw(state) {
                self.ready_pile(state, journal);
                return true;
            }
            state.open.at += 1;
            state.open.count = 0;
        }
        state.open.at = 0;
        false
    }

    /// EW-RESTTOK-10, EW-RESTTOK-11: what still lies open goes under the pile, then the top one is turned up.
    #[inline(never)]
    pub(crate) fn begin_token(&self, state: &mut State) {
        let rest = &mut state.open.rest;
        if let Some(token) = rest.open.take() {
            rest.pile.put_under(token, Knowers::EVERYBODY);
        }
        state.open.stage = Stage::TurnToken;
    }
}
