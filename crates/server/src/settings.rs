//! Settings of a table, stored as JSON.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::boxes::UsedBox;

/// The time limit of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pace {
    /// No limit.
    #[default]
    None,
    /// Minutes.
    Minutes(u16),
    /// Days.
    Days(u16),
}

impl Pace {
    /// The limit in milliseconds.
    pub(crate) fn limit(self) -> Option<i64> {
        const MINUTE: i64 = 60_000;
        match self {
            Self::None => None,
            Self::Minutes(minutes) => Some(i64::from(minutes) * MINUTE),
            Self::Days(days) => Some(i64::from(days) * 24 * 60 * MINUTE),
        }
    }

    /// Whether the limit is in the supported range.
    pub(crate) fn is_valid(self) -> bool {
        match self {
            Self::None => true,
            Self::Minutes(minutes) => (1..=1440).contains(&minutes),
            Self::Days(days) => (1..=60).contains(&days),
        }
    }
}

/// How a table was created.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Origin {
    /// As a new game.
    #[default]
    New,
    /// As a guided first game.
    Guide,
    /// As a copy of another table at one step.
    Copy {
        /// The other table.
        of: String,
        /// The number of events before the copy.
        step: usize,
    },
    /// As a rematch of another table.
    Rematch {
        /// The other table.
        of: String,
    },
}

/// Settings that are fixed when a table is created.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// The title; may be empty.
    #[serde(default)]
    pub(crate) title: String,
    /// The time limit of a turn.
    #[serde(default)]
    pub(crate) pace: Pace,
    /// The level of bots that play for absent people; empty for the default.
    #[serde(default)]
    pub(crate) stand_in: String,
    /// How it was created.
    #[serde(default)]
    pub(crate) origin: Origin,
    /// The box it was opened with; `None` for the game's own content.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) content: Option<UsedBox>,
}

impl Settings {
    /// As stored.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("settings have only string keys")
    }
}
