//! The pages of administrators, reports, and what is said to people who are banned.

use super::TableRow;

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

    /// Its name in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Invitation => "invitation",
            Self::Closed => "closed",
        }
    }
}

/// What somebody who is banned reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// Why.
    pub reason: String,
    /// When the ban ends; `None` if it does not.
    pub until: Option<String>,
    /// Whether signing out helps: the ban is about the person, not about the address.
    pub can_sign_out: bool,
}

/// The message of the day. Its form posts `notice` to `/notice`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageOfTheDay {
    /// The text; lines are paragraphs.
    pub text: String,
    /// What the form sends to dismiss this text and no other.
    pub id: String,
}

/// `GET /table/ID/report?line=N` or `?seat=N`. Its form posts `line` or `seat`, and `reason`, to the same address.
#[derive(Clone, Debug)]
pub struct ReportPage {
    /// The table.
    pub table: String,
    /// The name of the person at the table.
    pub name: String,
    /// The number of the chat line and the line; `None` if the report is about the person.
    pub line: Option<(u64, String)>,
    /// The seat of the person, if the report is about the person.
    pub seat: Option<u64>,
    /// What happened to the report.
    pub state: ReportState,
    /// Whether the reader is an administrator, who can remove the line at once.
    pub may_remove: bool,
}

/// What happened to a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportState {
    /// It is being written.
    New,
    /// It was not accepted, for this reason.
    Refused(String),
    /// It was stored.
    Sent,
}

/// A page below `/admin`.
#[derive(Clone, Debug)]
pub enum HousePage {
    /// `GET /admin`
    Overview(Overview),
    /// `GET /admin/people`
    People(PeopleList),
    /// `GET /admin/people/ID`. Posts to `/admin/people/ID/ban` (`reason`, `days`) and `/admin/people/ID/sessions`.
    Person(Box<PersonPage>),
    /// `GET /admin/tables`. Posts to `/admin/tables/ID/close`.
    Tables(TableList),
    /// `GET /admin/reports`. Posts to `/admin/reports/ID/resolve` and `/admin/tables/ID/chat/LINE/remove`.
    Reports(Vec<ReportLine>),
    /// `GET /admin/bans`. Posts to `/admin/bans` (`network`, `reason`, `days`) and `/admin/bans/ID/lift`.
    Bans(Vec<BanLine>),
    /// `GET /admin/registration`. Posts to `/admin/registration` (`registration`), `/admin/invitations` (`note`, `uses`, `days`),
    /// `/admin/invitations/CODE/revoke` and `/admin/notice` (`language`, `text`).
    Registration(RegistrationPage),
    /// `GET /admin/audit`
    Audit(AuditList),
}

/// How the house is doing.
#[derive(Clone, Debug)]
pub struct Overview {
    /// The version of the program.
    pub version: String,
    /// The schema version of the database.
    pub schema: i32,
    /// Whether the database takes writes.
    pub database: bool,
    /// The megabytes of the database file, if there is one.
    pub database_size: Option<u64>,
    /// The free megabytes on its disk.
    pub free: Option<u64>,
    /// The megabytes of memory in use.
    pub memory: Option<u64>,
    /// The seconds since the start.
    pub uptime: u64,
    /// The tables in memory.
    pub tables: i64,
    /// The open streams.
    pub streams: i64,
    /// The decisions that wait for a bot.
    pub bot_queue: i64,
    /// Whether e-mails are sent.
    pub mail: bool,
    /// The notices and messages that wait to be sent.
    pub notices_waiting: i64,
    /// The attempts to send a message that failed since the start.
    pub notices_failed: u64,
    /// Failed requests to the database and caught panics since the start.
    pub failures: u64,
    /// The reports that nobody has resolved.
    pub reports: usize,
    /// The bans that have not ended.
    pub bans: usize,
    /// Who may create an account.
    pub registration: Registration,
    /// The logins of the administrators.
    pub administrators: Vec<String>,
}

/// A list of people.
#[derive(Clone, Debug)]
pub struct PeopleList {
    /// What was searched for.
    pub search: String,
    /// The people, newest first.
    pub people: Vec<PersonLine>,
    /// The id after which older people follow.
    pub older: Option<i64>,
}

/// A person in a list.
#[derive(Clone, Debug)]
pub struct PersonLine {
    /// The id.
    pub id: i64,
    /// The name.
    pub name: String,
    /// The login, if there is an account.
    pub login: Option<String>,
    /// When the person came.
    pub created: i64,
    /// When the person was last seen, to the day.
    pub used: Option<i64>,
    /// At how many tables they have seats.
    pub tables: i64,
    /// Whether they may administrate.
    pub administrator: bool,
    /// Whether they are banned.
    pub banned: bool,
}

/// A person.
#[derive(Clone, Debug)]
pub struct PersonPage {
    /// Who.
    pub person: PersonLine,
    /// The ban, if there is one.
    pub ban: Option<BanLine>,
    /// The tables where they have seats.
    pub tables: Vec<TableRow>,
}

/// A list of tables.
#[derive(Clone, Debug)]
pub struct TableList {
    /// What was searched for.
    pub search: String,
    /// The tables, most recently changed first.
    pub tables: Vec<TableRow>,
    /// The time before which older tables follow.
    pub older: Option<i64>,
}

/// A report.
#[derive(Clone, Debug)]
pub struct ReportLine {
    /// Its id.
    pub id: i64,
    /// The table.
    pub table: String,
    /// The number of the chat line; `None` if the report is about the person.
    pub line: Option<u64>,
    /// The chat line.
    pub text: String,
    /// Who is reported: id and name at the table.
    pub person: (i64, String),
    /// Who reported it: id and name.
    pub reporter: (i64, String),
    /// Why.
    pub reason: String,
    /// When.
    pub at: i64,
    /// Whether it is resolved.
    pub resolved: bool,
}

/// A ban.
#[derive(Clone, Debug)]
pub struct BanLine {
    /// Its id.
    pub id: i64,
    /// The person: id and name.
    pub person: Option<(i64, String)>,
    /// The addresses.
    pub network: Option<String>,
    /// Why.
    pub reason: String,
    /// Since when.
    pub at: i64,
    /// Until when.
    pub expires: Option<i64>,
    /// Whether it has not ended.
    pub active: bool,
}

/// Registration, invitations and the message of the day.
#[derive(Clone, Debug)]
pub struct RegistrationPage {
    /// Who may create an account.
    pub registration: Registration,
    /// The invitations, newest first.
    pub invitations: Vec<InvitationLine>,
    /// The messages of the day: language tag (empty for everybody else) and text.
    pub notices: Vec<(String, String)>,
}

/// An invitation.
#[derive(Clone, Debug)]
pub struct InvitationLine {
    /// Its code in addresses.
    pub code: String,
    /// Its link.
    pub link: String,
    /// Whom it is for.
    pub note: String,
    /// How often it was used, and how often it can be.
    pub used: (i64, i64),
    /// Until when.
    pub expires: Option<i64>,
    /// Whether it can still be used.
    pub valid: bool,
}

/// The audit log.
#[derive(Clone, Debug)]
pub struct AuditList {
    /// Entries, newest first.
    pub entries: Vec<AuditLine>,
    /// The number before which older entries follow.
    pub older: Option<i64>,
}

/// An entry of the audit log.
#[derive(Clone, Debug)]
pub struct AuditLine {
    /// When.
    pub at: i64,
    /// Who.
    pub actor: AuditActor,
    /// What: the message is `pages-house-did-ACTION`.
    pub action: String,
    /// To whom or what.
    pub subject: String,
    /// More about it.
    pub detail: String,
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
