//! What each page shows, as plain values that the server fills in.
//!
//! Texts that people wrote (names, titles, chat) are unescaped: the page functions escape them.

mod archive;
mod boxes;
mod house;
mod lobby;
mod notices;
mod people;
mod profile;
mod puzzles;
mod reference;
mod review;
mod statistics;
mod table;

pub use self::{
    archive::{ArchiveLine, ArchivePage, ArchiveReason},
    boxes::{
        BoxHead, BoxOwner, BoxProblem, BoxVersion, BoxesOfGame, BoxesPage, ChecklistPage, ContentOffer,
        EditorField, EditorPage, FaceLine, FaceState, Filter, Preview, ShownFace,
    },
    house::{
        AuditActor, AuditLine, AuditList, BanLine, Exclusion, HousePage, InvitationLine, MessageOfTheDay,
        Overview, PeopleList, PersonLine, PersonPage, Registration, RegistrationPage, ReportLine, ReportPage,
        ReportState, TableList,
    },
    lobby::{Front, GameCard, NewTablePage, RowState, TableRow},
    notices::{ChannelLine, LinkPage, NoticesSection, TableNoticesPage},
    people::{
        AccountPage, ApiToken, ConfirmAccount, DeleteAccount, FriendState, FriendsPage, InvitationRow,
        InvitePage, PasskeyRow, PersonRow, RecoverLinkPage, RecoverPage, RecoveryCodes, Session, SessionKind,
        SignIn,
    },
    profile::{
        Access, Against, Counted, GameRecord, History, HistoryFilter, LeaderLine, LeaderboardPage, Outcome,
        Path, PlayedGame, ProfilePage, Rating, Records, SeatRating, SeatsRecord, Streak, UnlistedReader,
    },
    puzzles::{
        PuzzleAnswer, PuzzleLink, PuzzleMark, PuzzlePage, PuzzleScore, PuzzleStep, PuzzleVerdict,
        PuzzlesOfGame, PuzzlesPage,
    },
    reference::{
        Contribution, Gallery, GalleryItem, PrimerPage, Problem, RulesPage, TranslatedFolder,
        TranslatedRules, TranslationsPage, Verdict, VerifyPage,
    },
    review::{
        Aftermath, BetterShown, ChoiceGrade, Drawn, Known, MarkedChoice, RatedChoice, ReviewPage,
        ReviewSheet, ReviewStage, ReviewSums, StepReview, Turned, TurningPoint, Verdict as ReviewVerdict,
    },
    statistics::{
        ByKind, HouseStatistics, LevelShares, ModuleCount, PointsBin, SeatShares, ShareEstimate, SourceMeans,
        StatisticsPage,
    },
    table::{
        Advice, AdvisedChoice, ChatLine, Clock, Confirm, Fill, Hint, HintKind, LastTurn, LogLine, NewsLine,
        Notice, Occupant, Over, Pace, Playing, Rematch, ReplayPage, RoundScores, SeatCard, Seating, Stage,
        TableHead, TablePage, Undo, Visibility, Waiting, Watching,
    },
};
