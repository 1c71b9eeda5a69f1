//! The account, the ways into it, and the people one plays with.

use super::{Registration, TableRow};

/// `GET /account`. Its forms post to `/account/name` (`name`), `/account/new` (`login`, `password`, `invitation`), `/account/sign-in`
/// (`login`, `password`), `/account/login` (`login`), `/account/password` (`current`, `password`), `/account/password/remove`,
/// `/account/codes`, `/account/passkeys/remove` (`passkey`), `/account/sign-out`, `/account/token` and `/account/end`
/// (`session`; without it all other sessions end). The script posts to `/account/passkeys/…`.
#[derive(Clone, Debug, Default)]
pub struct AccountPage {
    /// The name of the account, if there is one.
    pub login: Option<String>,
    /// The sessions and tokens of the reader, last used first.
    pub sessions: Vec<Session>,
    /// The result of the last request.
    pub sign_in: SignIn,
    /// Why the last request was not accepted, in the reader's language.
    pub notice: Option<String>,
    /// An API token that was just created. It is shown only once.
    pub token: Option<ApiToken>,
    /// Does the account have a password?
    pub has_password: bool,
    /// Its passkeys, last used first.
    pub passkeys: Vec<PasskeyRow>,
    /// Do browsers have passkeys at the address of the page?
    pub offers_passkeys: bool,
    /// How many recovery codes are left.
    pub codes_left: u64,
    /// Who may create an account.
    pub registration: Registration,
    /// The code of the invitation in the address; may be empty.
    pub invitation: String,
}

/// The result of the last request on the account page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SignIn {
    /// There was none.
    #[default]
    Fresh,
    /// Wrong name or password.
    Wrong,
    /// The account name is taken.
    Taken,
    /// The password is too short.
    Short,
    /// The password is easy to guess.
    Weak,
    /// The name is empty or not allowed.
    NoName,
    /// The invitation is not valid, or there is none.
    NotInvited,
    /// Nobody can create an account.
    Closed,
    /// The change was saved.
    Saved,
    /// A lost password was replaced.
    Recovered,
}

/// A session of a browser, or a token of a program.
#[derive(Clone, Debug)]
pub struct Session {
    /// Its id in forms.
    pub id: String,
    /// What it is for.
    pub kind: SessionKind,
    /// Is it the session of this page?
    pub current: bool,
    /// Seconds since its last use.
    pub unused: u64,
    /// Seconds until it ends.
    pub left: u64,
}

/// What a session is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionKind {
    /// A browser.
    Browser,
    /// A program.
    Program,
}

/// The secret with which a program plays for an account.
#[derive(Clone, Debug)]
pub struct ApiToken(pub String);

/// A passkey of the reader.
#[derive(Clone, Debug)]
pub struct PasskeyRow {
    /// Its id in forms.
    pub id: String,
    /// What the reader calls it.
    pub name: String,
    /// Seconds since its last use.
    pub unused: u64,
}

/// `GET /account/confirm`. Posts to `/account/confirm` (`password`).
#[derive(Clone, Debug, Default)]
pub struct ConfirmAccount {
    /// Does the account have a password?
    pub has_password: bool,
    /// Does it have passkeys, and do browsers have them here?
    pub has_passkeys: bool,
    /// Why the password was not accepted.
    pub notice: Option<String>,
}

/// `GET /account/recover`. Posts to `/account/recover/code` (`login`, `code`, `password`) and `/account/recover/mail` (`login`).
#[derive(Clone, Debug, Default)]
pub struct RecoverPage {
    /// Does the server send e-mails?
    pub by_mail: bool,
    /// Why the last request was not accepted.
    pub notice: Option<String>,
}

/// `GET /account/recover/TOKEN`, the link of an e-mail. Posts to the same path (`password`).
#[derive(Clone, Debug, Default)]
pub struct RecoverLinkPage {
    /// The secret of the link.
    pub token: String,
    /// Why the last request was not accepted.
    pub notice: Option<String>,
}

/// The response to `POST /account/codes`.
#[derive(Clone, Debug, Default)]
pub struct RecoveryCodes {
    /// The codes. They are shown only once.
    pub codes: Vec<String>,
}

/// `GET /account/delete`. Posts to `/account/delete` (`login`, `password`).
#[derive(Clone, Debug, Default)]
pub struct DeleteAccount {
    /// The login, which must be typed.
    pub login: String,
    /// Does the account have a password?
    pub has_password: bool,
    /// Why the account was not deleted.
    pub notice: Option<String>,
}

/// Somebody the reader knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The id in forms.
    pub id: i64,
    /// The display name.
    pub name: String,
    /// Do they have an account?
    pub account: bool,
}

/// An invitation to a table.
#[derive(Clone, Debug)]
pub struct InvitationRow {
    /// The table.
    pub table: TableRow,
    /// Who invites.
    pub inviter: String,
    /// The secret of the invitation link.
    pub secret: String,
}

/// `GET /friends`. Its forms post to `/friends/ask` (`person` or `login`), `/friends/accept`, `/friends/remove`,
/// `/friends/block` and `/friends/unblock` (`person`), to `/friends/withdraw` (`login`), and to `/friends/decline` (`table`).
#[derive(Clone, Debug, Default)]
pub struct FriendsPage {
    /// Does the reader have an account? Guests have no friends, but can block.
    pub registered: bool,
    /// The invitations of the reader.
    pub invitations: Vec<InvitationRow>,
    /// Those who wait for an answer of the reader.
    pub asking: Vec<PersonRow>,
    /// The friends.
    pub friends: Vec<PersonRow>,
    /// Public tables of friends with an open seat.
    pub tables: Vec<TableRow>,
    /// Those whom the reader has asked.
    pub asked: Vec<PersonRow>,
    /// The logins that the reader has asked, whether or not there are such accounts.
    pub asked_logins: Vec<String>,
    /// Others with whom the reader has played.
    pub played: Vec<PersonRow>,
    /// Those whom the reader has blocked.
    pub blocked: Vec<PersonRow>,
    /// The answer to the last request.
    pub notice: Option<String>,
}

/// Whether a friend comes to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendState {
    /// Not invited yet.
    Absent,
    /// Invited.
    Invited,
    /// At the table.
    Seated,
}

/// `GET /table/ID/invite`. Posts to the same address (`person`).
#[derive(Clone, Debug)]
pub struct InvitePage {
    /// The table.
    pub table: TableRow,
    /// The friends of the reader.
    pub friends: Vec<(PersonRow, FriendState)>,
    /// Why the last request was not accepted.
    pub notice: Option<String>,
}
