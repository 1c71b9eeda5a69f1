//! Rules, gallery, verification of the dealing, and error pages.

use maud::Markup;
use table::{Seat, faces::Face};
use words::{Coverage, Language};

use super::Exclusion;
use crate::primer::Primer;

/// `GET /rules/GAME`
#[derive(Clone, Debug)]
pub struct PrimerPage {
    /// The game's name in links.
    pub game: &'static str,
    /// Its screens: [`AnyBoard::primer`](crate::AnyBoard::primer).
    pub primer: Primer,
    /// Does the game have a guided start?
    pub guided: bool,
}

/// `GET /rules/GAME/index`
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// The game's name in links.
    pub game: &'static str,
    /// The rule indexes of the box and its expansions, as [`AnyBoard::rulebook`](crate::AnyBoard::rulebook) gives them.
    pub documents: &'static [&'static str],
    /// The language of the indexes, which not every reader's language has.
    pub language: Language,
    /// The rules that the primer explains, each with the id of its paragraph: [`Primer::explained`].
    pub explained: Vec<(&'static str, String)>,
}

/// `GET /translations`
#[derive(Clone, Debug)]
pub struct TranslationsPage {
    /// Every folder of message files.
    pub folders: Vec<TranslatedFolder>,
    /// The rule index of every game.
    pub rules: Vec<TranslatedRules>,
}

/// How far the messages of a folder are translated.
#[derive(Clone, Debug)]
pub struct TranslatedFolder {
    /// The folder, as the sources of the program name it.
    pub path: String,
    /// What there is in each language.
    pub languages: Vec<(Language, Coverage)>,
}

/// The languages of a rule index.
#[derive(Clone, Debug)]
pub struct TranslatedRules {
    /// The game's name in links.
    pub game: &'static str,
    /// The languages it is translated into.
    pub languages: Vec<Language>,
}

/// `GET /gallery/GAME`, and `GET /table/ID/gallery`.
#[derive(Clone, Debug)]
pub struct Gallery {
    /// The game's name in links.
    pub game: &'static str,
    /// The name of the box, if it is not the game's own content.
    pub content: Option<String>,
    /// Every face, sorted by kind.
    pub items: Vec<GalleryItem>,
}

/// A face with its drawing.
#[derive(Clone, Debug)]
pub struct GalleryItem {
    /// The card, tile or token.
    pub face: Face,
    /// Its drawing: [`AnyBoard::face`](crate::AnyBoard::face).
    pub drawing: Markup,
}

/// `GET /table/ID/verify`
#[derive(Clone, Debug)]
pub struct VerifyPage {
    /// The table's id.
    pub id: String,
    /// The commitment made when the table was opened.
    pub commitment: String,
    /// The result of the verification.
    pub verdict: Verdict,
}

/// The result of verifying the dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The seed matches the commitment and produces every outcome.
    Fair {
        /// The seed in hexadecimal.
        seed: String,
        /// What the seats added to the seed, in order.
        contributions: Vec<Contribution>,
        /// The number of events replayed.
        events: usize,
        /// The number of outcomes compared.
        draws: u64,
    },
    /// The game is not over, so the seed is still secret.
    NotYet,
    /// The record does not match its commitment or seed, for this reason.
    Broken(String),
}

/// What a seat added to the seed before the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The seat.
    pub seat: Seat,
    /// The name of its player.
    pub name: String,
    /// 64 hexadecimal digits.
    pub entropy: String,
}

/// Why a request failed, with the HTTP status. The page has a message for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// 404: there is no such page.
    NoPage,
    /// 404: there is no such table.
    NoTable,
    /// 404: there is no such game.
    NoGame,
    /// 403: the seat belongs to somebody else, or the request has no session.
    NotYours,
    /// 403: the reader is banned.
    Banned(Exclusion),
    /// 403: the request came from another site.
    CrossOrigin,
    /// 400: the form or the address is not valid, for this reason, in English: no form of a page sends such a thing.
    Unreadable(Option<String>),
    /// 409: not possible in the current state of the table, for this reason.
    NotNow(String),
    /// 413: the request is too large.
    TooLarge,
    /// 429: too many requests.
    TooMany,
    /// 503: the server is shutting down or overloaded.
    Busy,
    /// 500: internal error.
    Broken,
}
