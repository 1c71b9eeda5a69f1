//! What the server wants to know of a table again, beside its log.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How fast people must decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pace {
    /// As they like.
    #[default]
    None,
    /// So many minutes for a turn.
    Minutes(u16),
    /// So many days for a turn.
    Days(u16),
}

impl Pace {
    /// A turn, in milliseconds.
    pub(crate) fn limit(self) -> Option<i64> {
        const MINUTE: i64 = 60_000;
        match self {
            Self::None => None,
            Self::Minutes(minutes) => Some(i64::from(minutes) * MINUTE),
            Self::Days(days) => Some(i64::from(days) * 24 * 60 * MINUTE),
        }
    }

    /// Is it one of those offered?
    pub(crate) fn is_sensible(self) -> bool {
        match self {
            Self::None => true,
            Self::Minutes(minutes) => (1..=1440).contains(&minutes),
            Self::Days(days) => (1..=60).contains(&days),
        }
    }
}

/// Why a table was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Origin {
    /// To play.
    #[default]
    New,
    /// To show a newcomer the first turns.
    Guide,
    /// To try what would have happened from a step of another table.
    Copy {
        /// That table.
        of: String,
        /// How many of its events had happened.
        step: usize,
    },
    /// To play again after another table.
    Rematch {
        /// That table.
        of: String,
    },
}

/// What is fixed when a table is opened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// What it is called; empty for none.
    #[serde(default)]
    pub(crate) title: String,
    /// How fast people must decide.
    #[serde(default)]
    pub(crate) pace: Pace,
    /// The level of bots that stand in.
    #[serde(default)]
    pub(crate) stand_in: String,
    /// Why it was opened.
    #[serde(default)]
    pub(crate) origin: Origin,
}
