//! Steps 2 and 3 of a turn: put a card away, draw back to five.

use table::{
    journal::{Audience, Journal},
    odds::Odds,
    pile::Knowers,
};

use crate::{
    action::{Action, Outcome},
    card::{Card, Colour},
    game::{HAND, IceAge},
    note::Note,
    refusal::Refusal,
    state::{State, Step},
};

impl IceAge {
    pub(crate) fn list_put_away(state: &State, out: &mut Vec<Action>) {
        out.extend(state.player(state.active).hand.iter().map(|(card, _)| Action::PutAway(card)));
        out.push(Action::KeepHand);
    }

    pub(crate) fn play_put_away(
        &self,
        state: &mut State,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if !state.player(state.active).hand.has(card) {
            return Err(Refusal::NotInHand);
        }
        self.lay_under(state, card, journal);
        self.begin_draw(state, journal);
        Ok(())
    }

    /// IA-MIG-16: face down under the draw pile; only its owner knows it there.
    pub(crate) fn lay_under(&self, state: &mut State, card: Card, journal: &mut impl Journal<Note>) {
        let seat = state.active;
        state.players[seat.index()].hand.take(card);
        let known = Knowers::only(seat);
        match card.colour() {
            Colour::Light => state.light_pile.put_under(card, known),
            Colour::Dark => state.dark_pile.put_under(card, known),
        }
        journal.note_for(Audience::Only(seat), Note::PutAway(seat, card));
        journal.note_for(Audience::Except(seat), Note::PutAwayUnseen(seat, card.colour()));
    }

    pub(crate) fn begin_draw(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let missing = u32::from(HAND).saturating_sub(state.player(state.active).hand.total()) as u8;
        let piles_left = Colour::BOTH.into_iter().any(|colour| !state.pile_is_empty(colour));
        if missing > 0 && piles_left {
            state.step = Step::Draw(missing);
        } else {
            self.end_turn(state, journal);
        }
    }

    /// May the active seat draw this colour with `left` cards to come? IA-MIG-19, IA-RULING-18, IA-RULING-19.
    fn may_draw(state: &State, colour: Colour, left: u8) -> Result<(), Refusal> {
        let other = colour.other();
        if state.pile_is_empty(colour) {
            return Err(Refusal::EmptyPile);
        }
        let mixed = left > 1 || state.player(state.active).has_colour(other);
        // Waived if the other colour cannot be had at all.
        if mixed || state.pile_is_empty(other) { Ok(()) } else { Err(Refusal::OneColour) }
    }

    pub(crate) fn list_draws(state: &State, left: u8, out: &mut Vec<Action>) {
        for colour in Colour::BOTH {
            if Self::may_draw(state, colour, left).is_ok() {
                out.push(Action::Draw(colour));
            }
        }
    }

    pub(crate) fn play_draw(state: &mut State, colour: Colour, left: u8) -> Result<(), Refusal> {
        Self::may_draw(state, colour, left)?;
        state.step = Step::Drawn { from: colour, left: left - 1 };
        Ok(())
    }

    pub(crate) fn pile_odds(state: &State, colour: Colour, out: &mut Odds<Outcome>) {
        match colour {
            Colour::Light => state.light_pile.odds(out, Outcome::Card),
            Colour::Dark => state.dark_pile.odds(out, Outcome::Card),
        }
    }

    pub(crate) fn deal_drawn(
        &self,
        state: &mut State,
        from: Colour,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        Self::take_from_pile(state, seat, from, card)?;
        journal.note_for(Audience::Only(seat), Note::Drew(seat, card));
        journal.note_for(Audience::Except(seat), Note::DrewUnseen(seat, from));
        self.refill(state, from, journal);
        self.begin_draw(state, journal);
        Ok(())
    }

    /// IA-MIG-01, IA-MIG-26.
    fn end_turn(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        if state.ender.is_some() {
            self.begin_conflicts(state, journal);
        } else {
            state.active = state.active.left(self.seats());
            state.step = Step::Play;
        }
    }
}
