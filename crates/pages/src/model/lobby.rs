//! Before and beside the tables: the front page, the form for a new table, the account.

use table::options::OptionSpec;

use crate::form::NewTable;

/// A game on the shelf, as the pages speak of it.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// Its name in links, such as `ice-age`; its title and blurb are the messages `NAME-title` and `NAME-blurb`.
    pub name: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Has it a guided start?
    pub guided: bool,
}

/// `GET /`. Its form `GET /join?table=…` takes a table's link or id and leads there.
#[derive(Clone, Debug)]
pub struct Front {
    /// The games, in the order they are shown.
    pub games: Vec<GameCard>,
    /// The reader's tables; the page puts those first that wait for the reader.
    pub mine: Vec<TableRow>,
    /// Tables everybody may see.
    pub public: Vec<TableRow>,
}

/// A line of a list of tables.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The table's id.
    pub id: String,
    /// The game's name in links.
    pub game: &'static str,
    /// What its opener called it; may be empty.
    pub title: String,
    /// Who sits there, by seat; `None` for a seat still open.
    pub seats: Vec<Option<String>>,
    /// What is going on.
    pub state: RowState,
    /// Seconds since the last event.
    pub idle: u64,
}

/// What is going on at a table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowState {
    /// The reader must choose.
    YourTurn,
    /// Seats are open.
    Waiting,
    /// Somebody else must choose: by seat, from 0.
    Playing {
        /// Whose turn, an index into the seats of the row.
        turn: usize,
    },
    /// The game is over; the winners' names.
    Over {
        /// Who won.
        winners: Vec<String>,
    },
}

/// `GET /new?game=G`, and the answer to a form that cannot be accepted. It posts to `/tables` with `game` and the fields
/// that [`form`](crate::form) names.
#[derive(Clone, Debug)]
pub struct NewTablePage {
    /// The game.
    pub game: GameCard,
    /// The other games, for those who meant another.
    pub others: Vec<&'static str>,
    /// What can be chosen.
    pub specs: Vec<OptionSpec>,
    /// Names of bot levels, weakest first. Their titles are the messages `pages-level-NAME`.
    pub levels: Vec<&'static str>,
    /// What is filled in; [`NewTable::suggested`] for a fresh form.
    pub form: NewTable,
    /// Why it was not accepted, in words.
    pub problem: Option<String>,
}

/// `GET /account`. Its forms post to `/account/name` (`name`), `/account/new` (`login`, `password`), `/account/sign-in`
/// (`login`, `password`), `/account/sign-out` and `/account/token`.
#[derive(Clone, Debug, Default)]
pub struct AccountPage {
    /// The name of the account, if there is one.
    pub login: Option<String>,
    /// The last attempt failed, or a change was made.
    pub sign_in: SignIn,
    /// A token for programs, just made: shown this once.
    pub token: Option<ApiToken>,
}

/// What became of the last thing tried on the account page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SignIn {
    /// Nothing was tried.
    #[default]
    Fresh,
    /// Wrong name or password.
    Wrong,
    /// Another account has this name.
    Taken,
    /// The password is too short.
    Short,
    /// No usable name.
    NoName,
    /// Done.
    Saved,
}

/// A secret for a program that plays for this person.
#[derive(Clone, Debug)]
pub struct ApiToken(pub String);
