//! Checks a stored table as `ochre doctor` does, without a server.

use store::StoredTable;
use table::record::RecordError;

use crate::{
    live_table::LiveTable,
    transfer::{self, Ending, TransferError},
};

/// What [`check_table`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableCheck {
    /// The log was replayed, and every deal follows from the seed.
    Verified {
        /// Whether the game is over.
        ending: Ending,
        /// The number of events.
        events: usize,
    },
    /// The table was played with a game, rules or content that this program does not have. It can be read in words.
    OtherRules {
        /// Whether the game is over.
        ending: Ending,
        /// What differs.
        why: String,
    },
    /// The server cannot load the table, or shows something else than what was played.
    Broken(String),
}

/// Replays the log of a table, verifies its dealing and compares the result with what the database says about it.
pub fn check_table(stored: StoredTable) -> TableCheck {
    let events = stored.events.len();
    let (ending, ended) =
        (if stored.row.summary.over { Ending::Over } else { Ending::Open }, stored.host.ended);
    match transfer::record_of(stored.clone()).and_then(|record| transfer::check_record(&record)) {
        // The owner may end a game before it is over.
        Ok(found) if found != ending && !ended => {
            let why = "the log and the list of tables disagree whether the game is over";
            return TableCheck::Broken(why.to_owned());
        }
        Ok(_) => {}
        Err(
            error @ (TransferError::GameNotFound(_)
            | TransferError::Record(
                RecordError::Format(_) | RecordError::Rules { .. } | RecordError::Content { .. },
            )),
        ) => return TableCheck::OtherRules { ending, why: error.to_string() },
        Err(error) => return TableCheck::Broken(error.to_string()),
    }
    match LiveTable::read(stored, Vec::new(), 0) {
        Ok(_) => TableCheck::Verified { ending, events },
        Err(why) => TableCheck::Broken(why),
    }
}
