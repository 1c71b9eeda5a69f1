//! What each page shows, as plain values. The server fills them; the page functions draw them; nobody else decides.
//!
//! Texts that people wrote (names, titles, chat) stand here as they were written: the page functions escape them.

mod lobby;
mod reference;
mod table;

pub use self::{
    lobby::{AccountPage, ApiToken, Front, GameCard, NewTablePage, RowState, SignIn, TableRow},
    reference::{Gallery, Problem, RulesPage, Sample, Verdict, VerifyPage},
    table::{
        ChatLine, Clock, Confirm, Hint, HintKind, LogLine, Notice, Over, Pace, Playing, ReplayPage,
        RoundScores, SeatCard, Sitting, Stage, TableHead, TablePage, Undo, Visibility, Waiting,
    },
};
