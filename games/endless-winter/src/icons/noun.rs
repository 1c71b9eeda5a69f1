//! What stands before a colon: things of the player that can be counted (EW-ICON-35).

use std::fmt;

use crate::ids::Animal;

/// What a colon counts: full groups of so many of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Per {
    /// What is counted.
    pub noun: Noun,
    /// How many make one.
    pub group: u8,
}

/// A thing of the player that can be counted. The icon page has a noun for each (EW-ICON-03, 07, 08, 19, 23, 31, 32, 36, 37,
/// 44); what exactly counts is EW-RULING-79.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// Camps on the Terrain board.
    Camp,
    /// Different terrain types with a Camp.
    CampType,
    /// Villages on the Terrain board.
    Village,
    /// Buried cards.
    Buried,
    /// Animals, upright or tipped.
    Animal,
    /// Different types among Animals.
    AnimalType,
    /// Animals of one type, the one with most.
    SameAnimal,
    /// Animals of this type.
    AnimalOf(Animal),
    /// Tipped Animals.
    Tipped,
    /// Different types among tipped Animals.
    TippedType,
    /// Tipped Animals of one type, the one with most.
    SameTipped,
    /// Tipped Animals of this type.
    TippedOf(Animal),
    /// Megaliths of the player's colour on the Megalith board.
    Megalith,
    /// Sacred Stones.
    Stone,
    /// Levels climbed on both idol tracks.
    Idol,
}

/// Between the token of a noun and the id of an Animal: `X.rhino`.
const OF: char = '.';

impl Noun {
    /// Those that name no Animal.
    pub const PLAIN: [Self; 13] = [
        Self::Camp,
        Self::CampType,
        Self::Village,
        Self::Buried,
        Self::Animal,
        Self::AnimalType,
        Self::SameAnimal,
        Self::Tipped,
        Self::TippedType,
        Self::SameTipped,
        Self::Megalith,
        Self::Stone,
        Self::Idol,
    ];

    /// Those that name this Animal.
    pub const fn of(animal: Animal) -> [Self; 2] {
        [Self::AnimalOf(animal), Self::TippedOf(animal)]
    }

    /// How it is written, without the Animal, and its word in keys of messages.
    const fn row(self) -> (&'static str, &'static str) {
        match self {
            Self::Camp => ("C", "camp"),
            Self::CampType => ("C/", "camp-type"),
            Self::Village => ("V", "village"),
            Self::Buried => ("G", "buried"),
            Self::Animal => ("A", "animal"),
            Self::AnimalType => ("A/", "animal-type"),
            Self::SameAnimal => ("A=", "same-animal"),
            Self::AnimalOf(_) => ("A", "animal-of"),
            Self::Tipped => ("X", "tipped"),
            Self::TippedType => ("X/", "tipped-type"),
            Self::SameTipped => ("X=", "same-tipped"),
            Self::TippedOf(_) => ("X", "tipped-of"),
            Self::Megalith => ("M", "megalith"),
            Self::Stone => ("S", "stone"),
            Self::Idol => ("I", "idol"),
        }
    }

    /// Its word in keys of messages.
    pub const fn word(self) -> &'static str {
        self.row().1
    }

    /// The Animal it names.
    pub const fn animal(self) -> Option<Animal> {
        match self {
            Self::AnimalOf(animal) | Self::TippedOf(animal) => Some(animal),
            _ => None,
        }
    }

    /// The noun with this token.
    pub fn with_token(token: &str) -> Option<Self> {
        let Some((kind, id)) = token.split_once(OF) else {
            return Self::PLAIN.into_iter().find(|noun| noun.row().0 == token);
        };
        Self::of(Animal::with_id(id)?).into_iter().find(|noun| noun.row().0 == kind)
    }

    /// Every token, for a reader who wrote something else.
    pub(super) fn known() -> String {
        let plain: Vec<&str> = Self::PLAIN.iter().map(|noun| noun.row().0).collect();
        let one = Self::of(Animal::default()).map(|noun| noun.to_string());
        format!("{} {}", plain.join(" "), one.join(" "))
    }
}

/// Its token in the notation of content files.
impl fmt::Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().0)?;
        match self.animal() {
            Some(animal) => write!(f, "{OF}{}", animal.id()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Per {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.group {
            1 => write!(f, "{}", self.noun),
            group => write!(f, "{group}{}", self.noun),
        }
    }
}
