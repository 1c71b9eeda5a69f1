//! What each page shows, as plain values that the server fills in.
//!
//! Texts that people wrote (names, titles, chat) are unescaped: the page functions escape them.

mod archive;
mod boxes;
mod lobby;
mod profile;
mod reference;
mod statistics;
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
    profile::{
        Access, Against, Counted, GameRecord, History, HistoryFilter, LeaderLine, LeaderboardPage, Outcome,
        Path, PlayedGame, ProfilePage, Rating, Records, SeatRating, SeatsRecord, Streak, UnlistedReader,
    },
    reference::{
        Contribution, Gallery, GalleryItem, PrimerPage, Problem, RulesPage, TranslatedFolder,
        TranslatedRules, TranslationsPage, Verdict, VerifyPage,
    },
    statistics::{
        HouseStatistics, LevelShares, ModuleCount, PointsBin, SeatShares, ShareEstimate, SourceMeans,
        StatisticsPage,
    },
    table::{
        Advice, AdvisedChoice, ChatLine, Clock, Confirm, Fill, Hint, HintKind, LastTurn, LogLine, NewsLine,
        Notice, Occupant, Over, Pace, Playing, Rematch, ReplayPage, RoundScores, SeatCard, Seating, Stage,
        TableHead, TablePage, Undo, Visibility, Waiting, Watching,
    },
};
