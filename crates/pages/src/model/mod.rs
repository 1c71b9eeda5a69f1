//! What each page shows, as plain values that the server fills in.
//!
//! Texts that people wrote (names, titles, chat) are unescaped: the page functions escape them.

mod lobby;
mod reference;
mod table;

pub use self::{
    lobby::{AccountPage, ApiToken, Front, GameCard, NewTablePage, RowState, SignIn, TableRow},
    reference::{Contribution, Gallery, GalleryItem, Problem, RulesPage, Verdict, VerifyPage},
    table::{
        ChatLine, Clock, Confirm, Hint, HintKind, LogLine, Notice, Occupant, Over, Pace, Playing, ReplayPage,
        RoundScores, SeatCard, Stage, TableHead, TablePage, Undo, Visibility, Waiting,
    },
};
