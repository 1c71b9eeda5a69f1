//! The draw piles and discard piles.

use table::{Seat, counts::Counts, journal::Journal, odds::Odds};

use crate::{
    action::Outcome,
    card::{Card, Colour},
    note::Note,
    refusal::Refusal,
    state::State,
};

impl State {
    /// The cards that may be on top of a draw pile.
    pub(crate) fn pile_odds(&self, colour: Colour, out: &mut Odds<Outcome>) {
        match colour {
            Colour::Light => self.light_pile.odds(out, Outcome::Card),
            Colour::Dark => self.dark_pile.odds(out, Outcome::Card),
        }
    }

    /// Moves `card` from the top of a draw pile to the hand of `seat`; refused if it cannot be on top.
    pub(crate) fn draw(&mut self, seat: Seat, colour: Colour, card: Card) -> Result<(), Refusal> {
        let drawn = match colour {
            Colour::Light => self.light_pile.draw(card),
            Colour::Dark => self.dark_pile.draw(card),
        };
        if !drawn {
            return Err(Refusal::NotInPile);
        }
        self.players[seat.index()].hand.add(card);
        Ok(())
    }

    /// IA-MIG-04; a Cult goes to the bottom and is never visible (IA-CARD-L-14e).
    pub(crate) fn discard(&mut self, card: Card, journal: &mut impl Journal<Note>) {
        if card.is_cult() {
            self.discarded.add(card);
        } else if let Some(covered) = self.tops[card.colour() as usize].replace(card) {
            self.discarded.add(covered);
        }
        self.refill(card.colour(), journal);
    }

    /// IA-MIG-20, IA-MIG-21, IA-RULING-17: shuffles the discards below the visible one into an empty draw pile.
    pub(crate) fn refill(&mut self, colour: Colour, journal: &mut impl Journal<Note>) {
        if !self.pile_is_empty(colour) {
            return;
        }
        let mut cards = Counts::EMPTY;
        for (card, count) in self.discarded.iter().filter(|(card, _)| card.colour() == colour) {
            cards.add_many(card, count);
        }
        if cards.is_empty() {
            return;
        }
        self.discarded.remove_all(&cards);
        match colour {
            Colour::Light => self.light_pile.shuffle_in(&cards),
            Colour::Dark => self.dark_pile.shuffle_in(&cards),
        }
        journal.note(Note::Reshuffled(colour));
    }
}
