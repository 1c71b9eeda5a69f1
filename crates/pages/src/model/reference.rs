//! What can be looked up: rules, faces, the dealing, and what went wrong.

use maud::Markup;
use table::faces::Face;

/// `GET /rules/GAME`
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// The game's name in links.
    pub game: &'static str,
    /// The rule indexes of the box and its expansions, as [`AnyBoard::rulebook`](crate::AnyBoard::rulebook) gives them.
    pub documents: &'static [&'static str],
}

/// `GET /gallery/GAME`
#[derive(Clone, Debug)]
pub struct Gallery {
    /// The game's name in links.
    pub game: &'static str,
    /// Every face, kinds together.
    pub samples: Vec<Sample>,
}

/// A face with its drawing.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What it is.
    pub face: Face,
    /// How it looks: [`AnyBoard::face`](crate::AnyBoard::face).
    pub drawing: Markup,
}

/// `GET /table/ID/verify`
#[derive(Clone, Debug)]
pub struct VerifyPage {
    /// The table's id.
    pub id: String,
    /// The promise made when the table was opened.
    pub commitment: String,
    /// What came of checking it.
    pub verdict: Verdict,
}

/// What came of checking the dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The seed is the promised one, and dealt every outcome.
    Fair {
        /// The seed in hexadecimal.
        seed: String,
        /// How many events were checked.
        events: usize,
        /// How many outcomes were dealt again.
        draws: u64,
    },
    /// The seed is secret while the game runs.
    NotYet,
    /// Something does not fit: what, in plain text.
    Broken(String),
}

/// Something the server cannot do, as the reader is told. The page knows the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// 404: no page has this address.
    NoPage,
    /// 404: no table has this id.
    NoTable,
    /// 404: no game has this name.
    NoGame,
    /// 403: the seat belongs to somebody else, or nobody said who asks.
    NotYours,
    /// 403: the request came from another site.
    Forged,
    /// 400: the form or the address says something we cannot read: what, in plain text.
    Unreadable(String),
    /// 409: the table cannot do that now, in words.
    NotNow(String),
    /// 413: too large.
    TooLarge,
    /// 429: too many requests.
    TooMany,
    /// 503: the server is stopping or too busy.
    Busy,
    /// 500: our fault.
    Broken,
}
