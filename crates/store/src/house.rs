//! What administrators decide: who administrates, who is banned, who may register, what the house announces. Reports of players,
//! the audit log, and what is deleted after a while.
//!
//! These requests are rare and their SQL is the same in both dialects, so each database only executes statements
//! ([`Statements`]); everything else is written once.

mod changes;
mod forget;
mod reads;
mod statements;

use crate::{Person, PersonId, StoreError, StoreFuture, TableId, TableRow};

pub use changes::{HouseChange, NewInvitation};
pub(crate) use statements::{Cell, Statements, Step};

/// Who may create an account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// People with an invitation.
    Invitation,
    /// Nobody.
    Closed,
}

impl Registration {
    /// All, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Open, Self::Invitation, Self::Closed];

    /// Its name in the database, in forms and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Invitation => "invitation",
            Self::Closed => "closed",
        }
    }

    /// The one with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// Whom a ban is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BanTarget {
    /// A person, with or without an account.
    Person(Person),
    /// A range of addresses in CIDR notation.
    Network(String),
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Its id.
    pub id: i64,
    /// Whom it is about.
    pub target: BanTarget,
    /// Why; those who are banned read it.
    pub reason: String,
    /// Since when.
    pub at: i64,
    /// When it ends; `None` if it does not.
    pub expires: Option<i64>,
}

/// An invitation to create accounts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseInvitation {
    /// The secret of its link.
    pub code: String,
    /// Whom it is for, for administrators.
    pub note: String,
    /// How many accounts can be created with it.
    pub uses: i64,
    /// How many were.
    pub used: i64,
    /// When it was created.
    pub created: i64,
    /// When it ends; `None` if it does not.
    pub expires: Option<i64>,
}

/// A message of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The language tag; empty for readers without a message in their language.
    pub language: String,
    /// The text.
    pub text: String,
}

/// What requests are judged by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct House {
    /// The number of the last audit entry before the rest was read.
    pub audit: i64,
    /// Who may administrate, by id.
    pub administrators: Vec<Person>,
    /// All bans, also those that have ended, newest first.
    pub bans: Vec<Ban>,
    /// Who may create an account.
    pub registration: Registration,
    /// The messages of the day.
    pub notices: Vec<Notice>,
}

/// A report by a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// Who reports.
    pub reporter: PersonId,
    /// Who is reported.
    pub person: PersonId,
    /// Their name at the table.
    pub name: String,
    /// Where it happened.
    pub table: TableId,
    /// The number of the chat line; `None` if the report is about the person.
    pub line: Option<u64>,
    /// The chat line as it read; empty if the report is about the person.
    pub text: String,
    /// What the reporter writes.
    pub reason: String,
    /// When.
    pub at: i64,
}

/// A stored report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its id.
    pub id: i64,
    /// What was reported.
    pub report: NewReport,
    /// Who reported it.
    pub reporter: Person,
    /// Who was reported.
    pub person: Person,
    /// When an administrator resolved it.
    pub resolved: Option<i64>,
}

/// Who did something of the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditActor {
    /// An administrator, by login.
    Person(String),
    /// Somebody on the command line.
    Command,
    /// The server itself.
    Server,
}

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// Its number.
    pub number: i64,
    /// When.
    pub at: i64,
    /// Who.
    pub actor: AuditActor,
    /// What, as [`HouseChange::action`] names it.
    pub action: String,
    /// To whom or what.
    pub subject: String,
    /// More about it.
    pub detail: String,
}

/// A person as administrators see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Who.
    pub person: Person,
    /// When they came.
    pub created: i64,
    /// When a session or token of theirs was last used, to the day; `None` if all have ended.
    pub used: Option<i64>,
    /// At how many tables they have seats.
    pub tables: i64,
}

/// Storage of what administrators decide. Every write completes only after the data is durable.
pub trait HouseStore: Send + Sync + 'static {
    /// Carries out a change and adds it to the audit log, both or neither. Returns the id of a new ban, otherwise 0. Fails with
    /// [`StoreError::EntryNotFound`] if there is nothing to change.
    fn change_house(&self, change: HouseChange, actor: AuditActor, at: i64) -> StoreFuture<'_, i64>;
    /// What requests are judged by.
    fn house(&self) -> StoreFuture<'_, House>;
    /// The number of the last audit entry; 0 without one. It grows with every change of the house, also by other processes.
    fn last_audit(&self) -> StoreFuture<'_, i64>;
    /// Entries of the audit log with numbers below `before`, newest first.
    fn audit(&self, before: Option<i64>, limit: u32) -> StoreFuture<'_, Vec<AuditEntry>>;
    /// The entries after a number, oldest first.
    fn audit_since(&self, number: i64) -> StoreFuture<'_, Vec<AuditEntry>>;
    /// All invitations, newest first.
    fn invitations(&self) -> StoreFuture<'_, Vec<HouseInvitation>>;
    /// Counts a use of an invitation. Fails with [`StoreError::InvitationNotValid`] if it is unknown, used up or has ended.
    fn use_invitation(&self, code: String, now: i64) -> StoreFuture<'_, ()>;
    /// Takes back a use, because no account was created.
    fn return_invitation(&self, code: String) -> StoreFuture<'_, ()>;
    /// Stores a report. Fails with [`StoreError::ReportedBefore`] if the reporter has reported the same at this table.
    fn add_report(&self, report: NewReport) -> StoreFuture<'_, i64>;
    /// Reports: open ones first, newest first.
    fn reports(&self, limit: u32) -> StoreFuture<'_, Vec<Report>>;
    /// All reports by a person, oldest first.
    fn reports_by(&self, reporter: PersonId) -> StoreFuture<'_, Vec<Report>>;
    /// People whose name or login contains `search`, or whose id it is (`#12`), newest first, with ids below `before`.
    fn find_people(&self, search: String, before: Option<i64>, limit: u32)
    -> StoreFuture<'_, Vec<PersonRow>>;
    /// Tables with this id or with a player whose name contains `search`, most recently changed first, before a time.
    fn find_tables(&self, search: String, before: Option<i64>, limit: u32) -> StoreFuture<'_, Vec<TableRow>>;
    /// Unfinished tables of guests only whose game has not changed since `before`, the oldest first.
    fn idle_guest_tables(&self, before: i64, limit: u32) -> StoreFuture<'_, Vec<TableId>>;
    /// Deletes a table with everything at it, if it is still one of [`HouseStore::idle_guest_tables`]; otherwise fails with
    /// [`StoreError::EntryNotFound`].
    fn forget_table(&self, table: TableId, before: i64) -> StoreFuture<'_, ()>;
    /// Guests with ids above `after` whom nothing refers to any more and who were not seen since `before`, by id.
    fn idle_guests(&self, before: i64, after: PersonId, limit: u32) -> StoreFuture<'_, Vec<PersonId>>;
    /// Deletes a guest with all tokens, if still one of [`HouseStore::idle_guests`]; otherwise fails with
    /// [`StoreError::EntryNotFound`].
    fn forget_guest(&self, guest: PersonId, before: i64) -> StoreFuture<'_, ()>;
}

/// A person in words: the login or the name, and the id.
pub(crate) fn in_words(person: &Person) -> String {
    format!("{} #{}", person.login.as_ref().unwrap_or(&person.name), person.id.0)
}

fn invalid(column: &'static str, value: impl Into<String>) -> StoreError {
    StoreError::InvalidValue { column, value: value.into() }
}
