//! What each page shows, as plain values that the server fills in.
//!
//! Texts that people wrote (names, titles, chat) are unescaped: the page functions escape them.

mod archive;
mod boxes;
mod lobby;
mod reference;
mod review;
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
    reference::{
        Contribution, Gallery, GalleryItem, PrimerPage, Problem, RulesPage, TranslatedFolder,
        TranslatedRules, TranslationsPage, Verdict, VerifyPage,
    },
    review::{
        ChoiceGrade, Known, MarkedChoice, RatedChoice, ReviewPage, ReviewSheet, ReviewStage, ReviewSums,
        StepReview, Turned, TurningPoint, Verdict as ReviewVerdict,
    },
    table::{
        Advice, AdvisedChoice, ChatLine, Clock, Confirm, Fill, Hint, HintKind, LastTurn, LogLine, NewsLine,
        Notice, Occupant, Over, Pace, Playing, Rematch, ReplayPage, RoundScores, SeatCard, Seating, Stage,
        TableHead, TablePage, Undo, Visibility, Waiting, Watching,
    },
};
