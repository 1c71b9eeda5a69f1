//! The front page, the form for a new table, the account page.

use table::options::OptionSpec;

use super::{ContentOffer, MessageOfTheDay, Registration};
use crate::form::NewTable;

/// A game of the catalog.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// Its name in links, such as `ice-age`; its title and blurb are the messages `NAME-title` and `NAME-blurb`.
    pub name: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Does it have a guided start?
    pub guided: bool,
}

/// `GET /`. Its form `GET /join?table=…` takes a table's link or id and redirects there.
#[derive(Clone, Debug)]
pub struct Front {
    /// The games, in the order they are shown.
    pub games: Vec<GameCard>,
    /// The reader's tables; the page lists first those where it is the reader's turn.
    pub mine: Vec<TableRow>,
    /// The public tables.
    pub public: Vec<TableRow>,
    /// The message of the day, unless the reader has dismissed it.
    pub notice: Option<MessageOfTheDay>,
}

/// A line of a list of tables.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The table's id.
    pub id: String,
    /// The game's name in links.
    pub game: &'static str,
    /// The title its creator gave it; may be empty.
    pub title: String,
    /// The names of its players, by seat; `None` for an open seat.
    pub seats: Vec<Option<String>>,
    /// Its state, for this reader.
    pub state: RowState,
    /// Seconds since the last event.
    pub idle: u64,
}

/// The state of a table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowState {
    /// It is the reader's turn.
    YourTurn,
    /// Seats are open.
    Waiting,
    /// It is the turn of somebody else.
    Playing {
        /// Whose turn it is: an index into the seats of the row.
        turn: usize,
    },
    /// The game is over.
    Over {
        /// The names of the winners.
        winners: Vec<String>,
    },
    /// The owner has ended the table.
    Ended,
}

/// `GET /new?game=G`, and the response to a form that was not accepted. Posts to `/tables` with `game` and the fields of
/// [`form`](crate::form).
#[derive(Clone, Debug)]
pub struct NewTablePage {
    /// The game.
    pub game: GameCard,
    /// The other games, for links to their forms.
    pub others: Vec<&'static str>,
    /// The options of the game.
    pub specs: Vec<OptionSpec>,
    /// Names of bot levels, weakest first. Their titles are the messages `pages-level-NAME`.
    pub levels: Vec<&'static str>,
    /// The boxes it can be played with.
    pub content: ContentOffer,
    /// The values filled in; [`NewTable::suggested`] for a new form.
    pub form: NewTable,
    /// Why the form was not accepted, in the reader's language.
    pub problem: Option<String>,
}

/// `GET /account`. Its forms post to `/account/name` (`name`), `/account/new` (`login`, `password`, `invitation`), `/account/sign-in`
/// (`login`, `password`), `/account/password` (`current`, `password`), `/account/sign-out`, `/account/token` and `/account/end`
/// (`session`; without it all other sessions end).
#[derive(Clone, Debug, Default)]
pub struct AccountPage {
    /// The name of the account, if there is one.
    pub login: Option<String>,
    /// The sessions and tokens of the reader, last used first.
    pub sessions: Vec<Session>,
    /// The result of the last request.
    pub sign_in: SignIn,
    /// An API token that was just created. It is shown only once.
    pub token: Option<ApiToken>,
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
