//! What statistics count: the cards.

use table::{NamedSubject, Subject, sets::Indexed};

use crate::{action::Action, card::Card, card::Colour, game::IceAge, words::card_name};

const fn kind(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "ice-age-counted-light",
        Colour::Dark => "ice-age-counted-dark",
    }
}

fn of(card: Card) -> Subject {
    Subject::new(kind(card.colour()), card.index())
}

impl IceAge {
    /// Everything that is counted.
    pub(crate) fn counted_subjects() -> Vec<NamedSubject> {
        let named = |&card: &Card| NamedSubject {
            subject: of(card),
            id: card.id().to_owned(),
            name: card_name(card),
        };
        Card::ALL.iter().map(named).collect()
    }

    /// What an action takes.
    pub(crate) fn subject_of(action: Action) -> Option<Subject> {
        match action {
            Action::Play(card) => Some(of(card)),
            _ => None,
        }
    }
}
