//! The front page and the form for a new table.

use table::options::OptionSpec;

use super::{ContentOffer, InvitationRow, MessageOfTheDay, PuzzleLink};
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
    /// The puzzle of the day.
    pub daily: Option<PuzzleLink>,
    /// The reader's tables; the page lists first those where it is the reader's turn.
    pub mine: Vec<TableRow>,
    /// Invitations of friends.
    pub invitations: Vec<InvitationRow>,
    /// How many people wait for an answer of the reader.
    pub requests: usize,
    /// Public tables of friends with an open seat.
    pub friends: Vec<TableRow>,
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
