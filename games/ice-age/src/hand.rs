//! Steps 2 and 3 of a turn: put a card away, draw back to five.

use table::{
    Seat, Turn,
    journal::{Audience, Journal},
    odds::Odds,
    pile::Knowers,
    refusal::InvalidPosition,
    text::Phrase,
};

use crate::{
    action::{Action, Outcome},
    card::{Card, Colour},
    check::require,
    decision::{Area, Decision, Stage},
    game::{HAND, IceAge},
    note::Note,
    refusal::Refusal,
    state::{State, Step},
};

impl IceAge {
    /// IA-MIG-16: face down under the draw pile; only its owner knows it there.
    pub(crate) fn put_under(&self, state: &mut State, card: Card, journal: &mut impl Journal<Note>) {
        let seat = state.active;
        state.players[seat.index()].hand.take(card);
        let known = Knowers::only(seat);
        match card.colour() {
            Colour::Light => state.light_pile.put_under(card, known),
            Colour::Dark => state.dark_pile.put_under(card, known),
        }
        journal.note_for(Audience::Only(seat), Note::PutAway(card));
        journal.note_for(Audience::Except(seat), Note::PutAwayUnseen(seat, card.colour()));
    }

    /// Draws back to five cards, or ends the turn.
    pub(crate) fn begin_draw(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let missing = u32::from(HAND).saturating_sub(state.player(state.active).hand.total()) as u8;
        if missing > 0 && any_pile_left(state) {
            state.step = Step::Draw(missing);
        } else {
            self.end_turn(state, journal);
        }
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

fn any_pile_left(state: &State) -> bool {
    Colour::BOTH.into_iter().any(|colour| !state.pile_is_empty(colour))
}

/// The active seat may put a card away (IA-DEC-11).
#[derive(Clone, Copy)]
pub(crate) struct PutAway;

impl Decision for PutAway {
    const STAGE: Stage = Stage::Draw;
    const AREA: Option<Area> = Some(Area::Hand);
    const CARDS_PLAYED: u32 = 1;

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.active)
    }

    fn legal_actions(self, _: &IceAge, state: &State, out: &mut Vec<Action>) {
        out.extend(state.player(state.active).hand.iter().map(|(card, _)| Action::PutAway(card)));
        out.push(Action::KeepHand);
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match action {
            Action::KeepHand => {}
            Action::PutAway(card) => {
                if !state.player(state.active).hand.has(card) {
                    return Err(Refusal::CannotPutAway);
                }
                game.put_under(state, card, journal);
            }
            _ => return Err(Refusal::NotNow),
        }
        game.begin_draw(state, journal);
        Ok(())
    }

    fn question(self, _: &IceAge, _: &State) -> Phrase {
        Phrase::new("ice-age-ask-put-away")
    }
}

/// The active seat picks a pile to draw from (IA-DEC-12).
#[derive(Clone, Copy)]
pub(crate) struct ChoosePile {
    /// Cards to come.
    pub(crate) left: u8,
}

impl ChoosePile {
    /// IA-MIG-19, IA-RULING-18, IA-RULING-19.
    fn may_draw(self, state: &State, colour: Colour) -> Result<(), Refusal> {
        let other = colour.other();
        if state.pile_is_empty(colour) {
            return Err(Refusal::EmptyPile);
        }
        let mixed = self.left > 1 || state.player(state.active).has_colour(other);
        // IA-RULING-18: waived if the other colour cannot be drawn at all.
        if mixed || state.pile_is_empty(other) { Ok(()) } else { Err(Refusal::OneColour) }
    }
}

impl Decision for ChoosePile {
    const STAGE: Stage = Stage::Draw;
    const AREA: Option<Area> = Some(Area::Cards);

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.active)
    }

    fn legal_actions(self, _: &IceAge, state: &State, out: &mut Vec<Action>) {
        for colour in Colour::BOTH {
            if self.may_draw(state, colour).is_ok() {
                out.push(Action::Draw(colour));
            }
        }
    }

    fn play(
        self,
        _: &IceAge,
        state: &mut State,
        action: Action,
        _: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Action::Draw(from) = action else { return Err(Refusal::NotNow) };
        self.may_draw(state, from)?;
        state.step = Step::Drawn { from, left: self.left - 1 };
        Ok(())
    }

    fn question(self, _: &IceAge, _: &State) -> Phrase {
        Phrase::new("ice-age-ask-draw").number("left", self.left)
    }

    fn check(self, _: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        require(any_pile_left(state), "IA-RULING-18", "no card is left to draw")
    }

    fn can_hold(self, _: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
        let missing = if seat == state.active { u32::from(self.left) } else { 0 };
        cards + missing == u32::from(HAND) && self.left > 0
    }
}

/// Chance draws the top card of a pile.
#[derive(Clone, Copy)]
pub(crate) struct DrawCard {
    /// The pile.
    pub(crate) from: Colour,
    /// Cards to come after this one.
    pub(crate) left: u8,
}

impl Decision for DrawCard {
    const STAGE: Stage = Stage::Draw;

    #[inline]
    fn turn(self, _: &State) -> Turn {
        Turn::Chance
    }

    fn outcomes(self, _: &IceAge, state: &State, out: &mut Odds<Outcome>) {
        state.pile_odds(self.from, out);
    }

    fn deal(
        self,
        game: &IceAge,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Outcome::Card(card) = outcome else { return Err(Refusal::NoChance) };
        let seat = state.active;
        state.draw(seat, self.from, card)?;
        journal.note_for(Audience::Only(seat), Note::Drew(card));
        journal.note_for(Audience::Except(seat), Note::DrewUnseen(seat, self.from));
        state.refill(self.from, journal);
        game.begin_draw(state, journal);
        Ok(())
    }

    fn check(self, _: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let possible = self.left < HAND && !state.pile_is_empty(self.from);
        require(possible, "IA-RULING-18", "no card is left to draw")
    }

    fn can_hold(self, _: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
        let missing = if seat == state.active { u32::from(self.left) + 1 } else { 0 };
        cards + missing == u32::from(HAND)
    }
}
