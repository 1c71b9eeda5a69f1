//! What statistics count: tribes, chief powers, actions, goals and objects.

use table::{Manner, NamedSubject, Occurrence, Subject, sets::Indexed, text::Phrase};

use crate::{
    action::Action,
    game::RiseOfTribes,
    ids::{BoardAction, Goal, Object, Power, Tribe},
    note::Note,
    words,
};

const TRIBES: &str = "rise-of-tribes-counted-tribes";
const POWERS: &str = "rise-of-tribes-counted-powers";
const ACTIONS: &str = "rise-of-tribes-counted-actions";
const GOALS: &str = "rise-of-tribes-counted-goals";
const OBJECTS: &str = "rise-of-tribes-counted-objects";

fn of(kind: &'static str, thing: impl Indexed) -> Subject {
    Subject::new(kind, thing.index())
}

impl RiseOfTribes {
    /// Everything that is counted.
    pub(crate) fn counted_subjects() -> Vec<NamedSubject> {
        fn all<T: Indexed + Copy>(
            kind: &'static str,
            things: &[T],
            id: fn(T) -> &'static str,
            name: fn(T) -> Phrase,
        ) -> impl Iterator<Item = NamedSubject> {
            things.iter().map(move |&thing| NamedSubject {
                subject: of(kind, thing),
                id: id(thing).to_owned(),
                name: name(thing),
            })
        }
        all(TRIBES, Tribe::ALL, Tribe::id, words::tribe)
            .chain(all(POWERS, Power::ALL, Power::id, words::power))
            .chain(all(ACTIONS, BoardAction::ALL, BoardAction::id, words::board_action))
            .chain(all(GOALS, Goal::ALL, Goal::id, words::goal))
            .chain(all(OBJECTS, Object::ALL, Object::id, words::object))
            .collect()
    }

    /// What an action takes.
    pub(crate) fn subject_of(action: Action) -> Option<Subject> {
        match action {
            Action::Power(power) => Some(of(POWERS, power)),
            Action::Place(_, board_action) => Some(of(ACTIONS, board_action)),
            Action::Buy(object) => Some(of(OBJECTS, object)),
            _ => None,
        }
    }

    /// What a note tells of a subject that nobody chose: the tribe that was dealt, and goals from the draw to their completion.
    pub(crate) fn occurrence_of(note: &Note) -> Option<Occurrence> {
        let (seat, subject, manner) = match *note {
            Note::Board(seat, tribe) => (seat, of(TRIBES, tribe), Manner::Taken),
            Note::Draws(seat, goal) => (seat, of(GOALS, goal), Manner::Offered),
            Note::Completes(seat, goal) => (seat, of(GOALS, goal), Manner::Taken),
            _ => return None,
        };
        Some(Occurrence { seat, subject, manner })
    }
}
