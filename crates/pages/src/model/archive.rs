//! Tables that the program can no longer replay.

use table::Seat;

use super::LogLine;

/// `GET /table/ID` of a table that this program cannot load.
#[derive(Clone, Debug)]
pub struct ArchivePage {
    /// The table's id.
    pub id: String,
    /// The game's name in links.
    pub game: String,
    /// The title; may be empty.
    pub title: String,
    /// The name of the box it was played with; `None` for the game's own content.
    pub content: Option<String>,
    /// Why it cannot be loaded.
    pub reason: ArchiveReason,
    /// Whether the game is over. Then its record can be downloaded.
    pub over: bool,
    /// The players, in seat order.
    pub players: Vec<String>,
    /// The final standings, best place first; `None` if they were not stored.
    pub standings: Option<Vec<ArchiveLine>>,
    /// The seats that won, as the lists of tables know them.
    pub winners: Vec<Seat>,
    /// The game log as spectators read it, oldest line first.
    pub log: Vec<LogLine>,
}

/// Why a stored table cannot be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchiveReason {
    /// The program has no game of this name.
    NoGame,
    /// The game was played with other rules.
    Rules {
        /// The version of the rules it was played with.
        played: u32,
        /// The version this program has.
        ours: u32,
    },
    /// The game was played with other cards or tiles.
    Content,
    /// The stored data is inconsistent.
    Damaged,
}

/// The result of a seat, in the reader's language.
#[derive(Clone, Debug)]
pub struct ArchiveLine {
    /// Whose.
    pub seat: Seat,
    /// Place, from 1.
    pub place: u8,
    /// Points in all.
    pub score: i32,
    /// Points by source.
    pub sources: Vec<(String, i32)>,
}
