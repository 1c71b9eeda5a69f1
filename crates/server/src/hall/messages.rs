//! What processes say to each other. Nothing depends on a message: it only makes others look at once.

use serde::{Deserialize, Serialize};
use store::TableId;

use crate::{
    accounts::Purpose,
    limits::Spent,
    live_table::{Deed, Watcher},
    webauthn::Challenge,
};

/// A message and where it comes from.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Envelope {
    /// The process.
    pub(super) from: String,
    /// When it was sent, by the clock of the sender's machine, in milliseconds.
    pub(super) sent: i64,
    pub(super) message: Message,
}

/// What one process tells the others.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "kebab-case")]
pub(super) enum Message {
    /// A table was changed.
    Table(TableNews),
    /// Tokens, names, blocks or profiles were changed.
    People,
    /// An administrator has decided something.
    House,
    /// There is something new in the outbox.
    Outbox,
    /// Somebody asked for a review.
    Review,
    /// Leases are free, or a process has come.
    Leases,
    /// The sender wants to know who has tables open at the others.
    WhoIsThere,
    /// Who has these tables open at the sender.
    Presence { tables: Vec<(TableId, Vec<Watcher>)> },
    /// What clients have used of their rate limits at the sender.
    Spent { spent: Vec<Spent> },
    /// A session was confirmed.
    Confirmed { session: [u8; 32], until: i64 },
    /// A passkey may answer this challenge.
    Challenge { challenge: Challenge, purpose: Purpose, until: i64 },
    /// A challenge was answered.
    Answered { challenge: Challenge },
}

/// What a change of a table means for others.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct TableNews {
    pub(super) table: TableId,
    /// The revision of the stored table.
    pub(super) revision: u64,
    /// Whether it is the turn of a bot.
    pub(super) bot: bool,
    /// When the turn expires.
    pub(super) deadline: Option<i64>,
    /// Whether the game is over.
    pub(super) over: bool,
    /// What people did: when, the seat from 0, and what.
    pub(super) deeds: Vec<(i64, u8, Deed)>,
}
