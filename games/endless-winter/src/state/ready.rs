//! Skills that wait to be used.

use serde::{Deserialize, Serialize};
use table::counts::Counts;

use crate::{
    cards::Cards,
    ids::{Card, Culture, CultureSkill, Skill, Tribe},
    wide::Wide,
};

/// Skills that wait to be used: one for each Tribe card, and those of Culture cards that are bound to a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// Tribe cards with a skill.
    pub tribe: Counts<Tribe, 8>,
    /// Skills of Culture cards.
    pub culture: Wide<CultureSkill, 3>,
}

impl Ready {
    /// None.
    pub const EMPTY: Self = Self { tribe: Counts::EMPTY, culture: Wide::EMPTY };

    /// None at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.culture.is_empty() && self.tribe.is_empty()
    }

    /// Is this skill ready?
    #[inline]
    pub fn has(&self, skill: Skill) -> bool {
        match skill {
            Skill::Tribe(tribe) => self.tribe.has(tribe),
            Skill::Culture(skill) => self.culture.has(skill),
        }
    }

    /// Is any skill of this card ready?
    pub fn has_card(&self, card: Card) -> bool {
        match card {
            Card::Tribe(tribe) => self.tribe.has(tribe),
            Card::Culture(culture) => CultureSkill::all(culture).any(|skill| self.culture.has(skill)),
        }
    }

    /// One fewer; `false`, and no change, if there is none.
    #[inline]
    pub fn take(&mut self, skill: Skill) -> bool {
        match skill {
            Skill::Tribe(tribe) => self.tribe.take(tribe),
            Skill::Culture(skill) => self.culture.remove(skill),
        }
    }

    /// The skills of a Culture card are gone.
    pub fn forget(&mut self, culture: Culture) {
        for skill in CultureSkill::all(culture) {
            self.culture.remove(skill);
        }
    }

    /// Each skill with how many there are of it.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Skill, u8)> + '_ {
        let tribes = self.tribe.iter().map(|(tribe, count)| (Skill::Tribe(tribe), count));
        tribes.chain(self.culture.iter().map(|skill| (Skill::Culture(skill), 1)))
    }

    /// Are all their cards among `cards`?
    pub fn within(&self, cards: &Cards) -> bool {
        let mut tribe = cards.tribe;
        tribe.remove_all(&self.tribe) && self.culture.iter().all(|skill| cards.culture.has(skill.culture()))
    }
}
