//! What statistics count: Chiefs, cards, stones, columns, and what is built and done.

use table::{Manner, NamedSubject, Occurrence, Subject, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    ids::{Animal, Chief, Culture, SetupCard, Side, Spot, Stone, Tribe},
    names::spot_name,
    note::Note,
    options::Draft,
    rivers::RiverAction,
    setup::SetupStep,
    state::State,
};

const CHIEFS: &str = "endless-winter-counted-chiefs";
const SETUPS: &str = "endless-winter-counted-setups";
const SPOTS: &str = "endless-winter-counted-spots";
const TRIBES: &str = "endless-winter-counted-tribes";
const CULTURES: &str = "endless-winter-counted-cultures";
const STONES: &str = "endless-winter-counted-stones";
const ANIMALS: &str = "endless-winter-counted-animals";
const DEEDS: &str = "endless-winter-counted-deeds";

/// What is counted without a card.
#[derive(Clone, Copy)]
enum Deed {
    Camp,
    Village,
    Megalith,
    Burial,
    Honor,
    Offering,
    Tip,
}

impl Deed {
    const ALL: [Self; 7] =
        [Self::Camp, Self::Village, Self::Megalith, Self::Burial, Self::Honor, Self::Offering, Self::Tip];

    const fn id(self) -> &'static str {
        match self {
            Self::Camp => "camp",
            Self::Village => "village",
            Self::Megalith => "megalith",
            Self::Burial => "burial",
            Self::Honor => "honor",
            Self::Offering => "offering",
            Self::Tip => "tip",
        }
    }
}

const fn of_chief(chief: usize, side: Side) -> Subject {
    Subject::new(CHIEFS, chief * 2 + side as usize)
}

const fn of_deed(deed: Deed) -> Subject {
    Subject::new(DEEDS, deed as usize)
}

fn of_spot(spot: Spot) -> Subject {
    let number = match spot {
        Spot::Column(column) => column.index(),
        Spot::Rest => Spot::ALL.len() - 1,
    };
    Subject::new(SPOTS, number)
}

impl EndlessWinter {
    /// Everything that is counted.
    pub(crate) fn counted_subjects(&self) -> Vec<NamedSubject> {
        let named = |subject, id: &str, name| NamedSubject { subject, id: id.to_owned(), name };
        let mut all = Vec::new();
        for (number, face) in self.packed.chief.iter().enumerate().take(Chief::COUNT) {
            for side in [Side::A, Side::B] {
                let name = Phrase::new("endless-winter-counted-chief")
                    .phrase("chief", self.chief_name(Chief::new(number)))
                    .text("side", side.word().to_uppercase());
                all.push(named(of_chief(number, side), &format!("{} {}", face.id, side.word()), name));
            }
        }
        for (number, face) in self.packed.setup.iter().enumerate().take(SetupCard::COUNT) {
            let name = self.setup_name(SetupCard::new(number));
            all.push(named(Subject::new(SETUPS, number), &face.id, name));
        }
        for spot in Spot::ALL {
            all.push(named(of_spot(spot), spot.word(), spot_name(spot)));
        }
        for tribe in Tribe::types() {
            let id = &self.tribe_face(tribe).id;
            all.push(named(Subject::new(TRIBES, tribe.index()), id, self.tribe_name(tribe)));
        }
        for (number, face) in self.packed.culture.iter().enumerate().take(Culture::COUNT) {
            let name = self.culture_name(Culture::new(number));
            all.push(named(Subject::new(CULTURES, number), &face.id, name));
        }
        for (number, face) in self.packed.stone.iter().enumerate().take(Stone::COUNT) {
            let name = self.stone_name(Stone::new(number));
            all.push(named(Subject::new(STONES, number), &face.id, name));
        }
        for (number, face) in self.packed.animal.iter().enumerate().take(Animal::COUNT) {
            let name = self.animal_name(Animal::new(number));
            all.push(named(Subject::new(ANIMALS, number), &face.id, name));
        }
        for deed in Deed::ALL {
            let name = Phrase::new(format!("endless-winter-counted-{}", deed.id()));
            all.push(named(of_deed(deed), deed.id(), name));
        }
        all
    }

    /// What an action takes.
    pub(crate) fn subject_of(&self, state: &State, action: Action) -> Option<Subject> {
        Some(match action {
            Action::Side(side) => {
                let seat = self.chooser(state, SetupStep::Sides)?;
                of_chief(state.player(seat).chief?.index(), side)
            }
            Action::DraftChief(chief, side) => of_chief(chief.index(), side),
            Action::DraftSetup(card) => Subject::new(SETUPS, card.index()),
            Action::Place(_, spot) => of_spot(spot),
            Action::Recruit(tribe) | Action::Train(tribe) => Subject::new(TRIBES, tribe.index()),
            Action::Learn(culture) => Subject::new(CULTURES, culture.index()),
            Action::Stone(stone) => Subject::new(STONES, stone.index()),
            Action::Hunt(animal) => Subject::new(ANIMALS, animal.index()),
            Action::Camp | Action::River(RiverAction::CampAtRaft) => of_deed(Deed::Camp),
            Action::Village(_) | Action::River(RiverAction::VillageWithRaft(_)) => of_deed(Deed::Village),
            Action::Megalith(_) => of_deed(Deed::Megalith),
            Action::Bury(..) => of_deed(Deed::Burial),
            Action::Honor => of_deed(Deed::Honor),
            Action::Offering => of_deed(Deed::Offering),
            Action::Tip(_) => of_deed(Deed::Tip),
            Action::Culture(_)
            | Action::Tribe(_)
            | Action::Eat(_)
            | Action::Chief
            | Action::Skill(_)
            | Action::Move(..)
            | Action::Reveal
            | Action::HuntNone
            | Action::Track
            | Action::Rite
            | Action::Draw
            | Action::Cash
            | Action::Tool
            | Action::Food
            | Action::Fill
            | Action::Pay
            | Action::Discard(_)
            | Action::Commit(_)
            | Action::TokenOpen
            | Action::TokenNext
            | Action::Gather(_)
            | Action::Done
            | Action::River(_) => return None,
        })
    }

    /// What a note tells of a subject that nobody chose: a set-up card that was dealt, the top Animal of the deck.
    pub(crate) fn occurrence_of(&self, note: &Note) -> Option<Occurrence> {
        let (seat, subject) = match *note {
            Note::SetupGiven(seat, card) if self.options.draft == Draft::None => {
                (seat, Subject::new(SETUPS, card.index()))
            }
            Note::Caught(seat, animal) => (seat, Subject::new(ANIMALS, animal.index())),
            _ => return None,
        };
        Some(Occurrence { seat, subject, manner: Manner::Taken })
    }
}
