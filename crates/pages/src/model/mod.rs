//! What each page shows, as plain values that the server fills in.
//!
//! Texts that people wrote (names, titles, chat) are unescaped: the page functions escape them.

mod archive;
mod boxes;
mod lobby;
mod puzzles;
mod reference;
mod table;

pub use self::{
    archive::{ArchiveLine, ArchivePage, ArchiveReason},
    boxes::{
        BoxHead, BoxProblem, BoxVersion, BoxesOfGame, BoxesPage, ChecklistPage, ContentOffer, EditorField,
        EditorPage, FaceLine, FaceState, Filter, Preview, ShownFace,
    },
    lobby::{
        AccountPage, ApiToken, Front, GameCard, NewTablePage, RowState, Session, SessionKind, SignIn,
        TableRow,
    },
    puzzles::{
        PuzzleAnswer, PuzzleLink, PuzzleMark, PuzzlePage, PuzzleScore, PuzzleStep, PuzzleVerdict,
        PuzzlesOfGame, PuzzlesPage,
    },
    reference::{
        Contribution, Gallery, GalleryItem, PrimerPage, Problem, RulesPage, TranslatedFolder,
        TranslatedRules, TranslationsPage, Verdict, VerifyPage,
    },
    table::{
        Advice, AdvisedChoice, ChatLine, Clock, Confirm, Fill, Hint, HintKind, LastTurn, LogLine, NewsLine,
        Notice, Occupant, Over, Pace, Playing, Rematch, ReplayPage, RoundScores, SeatCard, Seating, Stage,
        TableHead, TablePage, Undo, Visibility, Waiting, Watching,
    },
};
