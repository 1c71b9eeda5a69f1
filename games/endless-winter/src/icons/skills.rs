//! Several skills on one card.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Effect, IconError};
use crate::ids::MOST_SKILLS;

/// The word between two skills.
pub(crate) const THEN: &str = "then";

/// The skills of a Culture card, in the order they are used (EW-TURN-45): `T -> M then F`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Skills {
    printed: [Effect; MOST_SKILLS],
}

impl Skills {
    /// One after another.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &Effect> {
        self.printed.iter().take_while(|effect| !effect.is_none())
    }

    /// The skill at this place, from 0; no effect if there is none.
    #[inline]
    pub fn at(&self, place: usize) -> Effect {
        self.printed.get(place).copied().unwrap_or_default()
    }

    /// More than one?
    pub fn are_several(&self) -> bool {
        !self.at(1).is_none()
    }
}

impl FromStr for Skills {
    type Err = IconError;

    fn from_str(text: &str) -> Result<Self, IconError> {
        let mut skills = Self::default();
        let words: Vec<&str> = text.split_whitespace().collect();
        let parts: Vec<String> = words.split(|word| *word == THEN).map(|part| part.join(" ")).collect();
        if parts.len() > MOST_SKILLS {
            return Err(IconError::TooManySkills);
        }
        for (skill, part) in skills.printed.iter_mut().zip(&parts) {
            *skill = part.parse()?;
            if skill.is_none() && parts.len() > 1 {
                return Err(IconError::NoSkill);
            }
        }
        Ok(skills)
    }
}

impl fmt::Display for Skills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, effect) in self.iter().enumerate() {
            if place > 0 {
                write!(f, " {THEN} ")?;
            }
            write!(f, "{effect}")?;
        }
        Ok(())
    }
}

impl Serialize for Skills {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Skills {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
