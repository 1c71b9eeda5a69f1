//! How good a choice was.

use serde::{Deserialize, Serialize};
use table::text::Phrase;

/// How good a choice was, by the chance of winning it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The best choice, or one that cannot be told from it.
    Best,
    /// Less than 2 points of chance were given away.
    Good,
    /// 2 points or more.
    Inaccuracy,
    /// 5 points or more.
    Mistake,
    /// 8 points or more.
    Blunder,
}

impl Grade {
    /// All of them, best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The chance that must be given away to get this grade, from 0 to 1.
    pub const fn threshold(self) -> f32 {
        match self {
            Self::Best | Self::Good => 0.0,
            Self::Inaccuracy => 0.02,
            Self::Mistake => 0.05,
            Self::Blunder => 0.08,
        }
    }

    /// The grade of a choice that gave away this much chance, from 0 to 1.
    pub fn of(lost: f32) -> Self {
        match lost {
            lost if lost >= Self::Blunder.threshold() => Self::Blunder,
            lost if lost >= Self::Mistake.threshold() => Self::Mistake,
            lost if lost >= Self::Inaccuracy.threshold() => Self::Inaccuracy,
            lost if lost > 0.0 => Self::Good,
            _ => Self::Best,
        }
    }

    /// Is it one to learn from?
    pub fn is_marked(self) -> bool {
        self >= Self::Inaccuracy
    }

    /// The sign of a marked choice, as in chess: `?!`, `?`, `??`.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Its name.
    pub const fn phrase(self) -> Phrase {
        Phrase {
            key: std::borrow::Cow::Borrowed(match self {
                Self::Best => "table-grade-best",
                Self::Good => "table-grade-good",
                Self::Inaccuracy => "table-grade-inaccuracy",
                Self::Mistake => "table-grade-mistake",
                Self::Blunder => "table-grade-blunder",
            }),
            with: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_grade_begins_at_its_threshold() {
        for grade in [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder] {
            assert_eq!(Grade::of(grade.threshold()), grade);
            assert!(Grade::of(grade.threshold() - 1e-4) < grade);
        }
        assert_eq!((Grade::of(0.0), Grade::of(0.001)), (Grade::Best, Grade::Good));
        assert!(!Grade::Good.is_marked() && Grade::Inaccuracy.is_marked());
    }
}
