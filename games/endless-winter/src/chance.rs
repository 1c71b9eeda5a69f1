//! What chance can decide, and what follows.

use table::{
    Seat,
    journal::{Audience, Journal},
    odds::Odds,
    sets::Indexed,
};

use crate::{
    EndlessWinter,
    action::Outcome,
    cards::Cards,
    ids::{Animal, Card, Culture, RestToken},
    note::Note,
    refusal::Refusal,
    rivers::RiverOutcome,
    state::{Due, OnHex, Stage, State},
};

impl EndlessWinter {
    pub(crate) fn list_outcomes(&self, state: &State, out: &mut Odds<Outcome>) {
        match state.open.due {
            Due::Draw => return card_odds(&state.mine().draw, out),
            Due::Catch | Due::Reveal(_) => return self.animal_odds(state, out),
            Due::Glacier(_) => {
                for token in state.open.unseen_tokens {
                    out.add(Outcome::Glacier(token), 1);
                }
                return;
            }
            Due::RestToken => return state.open.rest.pile.odds(out, Outcome::Rest),
            Due::Fish => return self.fish_odds(state, out),
            Due::Nothing => {}
        }
        match state.open.stage {
            Stage::Setup => self.setup_outcomes(state, |outcome, weight| out.add(outcome, weight)),
            Stage::Reveal => out.add(Outcome::Reveal, 1),
            Stage::FillHunt => self.animal_odds(state, out),
            Stage::FillDisplay => self.display_odds(state, out),
            Stage::Refresh => card_odds(&state.mine().draw, out),
            Stage::TurnToken => state.open.rest.pile.odds(out, Outcome::Rest),
            Stage::Count => out.add(Outcome::Count, 1),
            Stage::Plan
            | Stage::RestToken
            | Stage::Top
            | Stage::Middle
            | Stage::Closing
            | Stage::Commit
            | Stage::Track
            | Stage::Skills
            | Stage::Lands
            | Stage::Board
            | Stage::Stones
            | Stage::Over => {}
        }
    }

    pub(crate) fn animal_odds(&self, state: &State, out: &mut Odds<Outcome>) {
        for (animal, count) in state.open.animals.iter() {
            out.add(Outcome::Animal(animal), u32::from(count));
        }
    }

    pub(crate) fn display_odds(&self, state: &State, out: &mut Odds<Outcome>) {
        for culture in self.era_deck(state).iter() {
            out.add(Outcome::Culture(culture), 1);
        }
    }

    /// Is this outcome possible now?
    fn may_deal(&self, state: &State, outcome: Outcome) -> bool {
        let open = &state.open;
        match (open.due, outcome) {
            (Due::Draw, Outcome::Card(card)) => return state.mine().draw.has(card),
            (Due::Catch | Due::Reveal(_), Outcome::Animal(animal)) => {
                return open.animals.has(animal);
            }
            (Due::Glacier(_), Outcome::Glacier(token)) => return open.unseen_tokens.has(token),
            (Due::RestToken, Outcome::Rest(token)) => return open.rest.pile.may_draw(token),
            (Due::Fish, Outcome::River(RiverOutcome::Fish(fish))) => return open.river.supply.has(fish),
            (Due::Nothing, _) => {}
            _ => return false,
        }
        match (open.stage, outcome) {
            (Stage::Reveal, Outcome::Reveal) | (Stage::Count, Outcome::Count) => true,
            (Stage::FillHunt, Outcome::Animal(animal)) => open.animals.has(animal),
            (Stage::FillDisplay, Outcome::Culture(culture)) => self.era_deck(state).has(culture),
            (Stage::Refresh, Outcome::Card(card)) => state.mine().draw.has(card),
            (Stage::TurnToken, Outcome::Rest(token)) => open.rest.pile.may_draw(token),
            (Stage::Setup, _) => {
                let mut listed = false;
                self.setup_outcomes(state, |other, weight| listed |= weight > 0 && other == outcome);
                listed
            }
            _ => false,
        }
    }

    pub(crate) fn deal_outcome(
        &self,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if !self.may_deal(state, outcome) {
            return Err(Refusal::NotByChance);
        }
        match std::mem::take(&mut state.open.due) {
            Due::Nothing => self.deal_stage(state, outcome, journal),
            Due::Draw => {
                if let Outcome::Card(card) = outcome {
                    self.draw_card(state, state.active(), card, journal);
                }
            }
            Due::Catch => {
                if let Outcome::Animal(animal) = outcome {
                    state.open.animals.take(animal);
                    state.me_mut().upright.add(animal);
                    journal.note(Note::Caught(state.active(), animal));
                }
            }
            Due::Reveal(count) => {
                if let Outcome::Animal(animal) = outcome {
                    self.lay_animal(state, animal, journal);
                    if count > 1 {
                        state.open.due = Due::Reveal(count - 1);
                    }
                }
            }
            Due::Glacier(hex) => {
                if let Outcome::Glacier(token) = outcome {
                    state.open.unseen_tokens.remove(token);
                    state.open.tokens[hex.index()] = OnHex::Up(token);
                    journal.note(Note::GlacierUp(hex, token));
                }
            }
            Due::RestToken => {
                if let Outcome::Rest(token) = outcome {
                    state.open.rest.pile.draw(token);
                    self.take_token(state, token, journal);
                }
            }
            Due::Fish => {
                if let Outcome::River(RiverOutcome::Fish(fish)) = outcome {
                    self.land_fish(state, fish, journal);
                }
            }
        }
        self.advance(state, journal);
        Ok(())
    }

    fn deal_stage(&self, state: &mut State, outcome: Outcome, journal: &mut impl Journal<Note>) {
        match (state.open.stage, outcome) {
            (Stage::Setup, _) => self.deal_setup(state, outcome, journal),
            (Stage::Reveal, _) => self.reveal_piles(state, journal),
            (Stage::FillHunt, Outcome::Animal(animal)) => self.lay_animal(state, animal, journal),
            (Stage::FillDisplay, Outcome::Culture(culture)) => {
                self.lay_culture(state, culture, journal);
            }
            (Stage::Refresh, Outcome::Card(card)) => {
                self.draw_card(state, state.active(), card, journal);
                state.open.count += 1;
            }
            (Stage::TurnToken, Outcome::Rest(token)) => self.turn_token(state, token, journal),
            (Stage::Count, _) => {
                state.open.stage = Stage::Over;
                for seat in Seat::all(self.seats) {
                    let score = self.final_score(state, seat);
                    journal.note(Note::Final(seat, score));
                }
            }
            _ => {}
        }
    }

    pub(crate) fn draw_card(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) {
        let secret = &mut state.secret[seat.index() & 3];
        secret.draw.take(card);
        secret.hand.add(card);
        let mut drawn = Cards::EMPTY;
        drawn.add(card);
        journal.note_for(Audience::Only(seat), Note::Drew(seat, drawn));
        journal.note_for(Audience::Except(seat), Note::DrewUnseen(seat, 1));
    }

    pub(crate) fn lay_animal(&self, state: &mut State, animal: Animal, journal: &mut impl Journal<Note>) {
        state.open.animals.take(animal);
        state.open.area.add(animal);
        journal.note(Note::AnimalLaid(animal));
    }

    pub(crate) fn lay_culture(&self, state: &mut State, culture: Culture, journal: &mut impl Journal<Note>) {
        state.open.culture_deck.remove(culture);
        state.open.display.insert(culture);
        journal.note(Note::CultureLaid(culture));
    }

    pub(crate) fn turn_token(&self, state: &mut State, token: RestToken, journal: &mut impl Journal<Note>) {
        state.open.rest.pile.draw(token);
        state.open.rest.open = Some(token);
        journal.note(Note::RestTokenUp(token));
    }
}

/// What the next card of a pile may be.
fn card_odds(pile: &Cards, out: &mut Odds<Outcome>) {
    for (card, count) in pile.iter() {
        out.add(Outcome::Card(card), u32::from(count));
    }
}
