//! One table: waiting, in play, being handed over, over, replayed.

use table::{Seat, Viewer, standings::Standings, table::Barrier};

use crate::board::Scene;

/// What is true of a table in all its states.
#[derive(Clone, Debug)]
pub struct TableHead {
    /// Its id: what its link ends with.
    pub id: String,
    /// The game's name in links.
    pub game: &'static str,
    /// What its opener called it; may be empty.
    pub title: String,
    /// Its whole link, to be sent to others.
    pub link: String,
    /// The number of events so far.
    pub version: usize,
    /// Grows with every change, those of seats and chat included.
    pub revision: u64,
    /// Who may find it.
    pub visibility: Visibility,
    /// How long a turn may take.
    pub pace: Pace,
    /// Everybody around the table.
    pub seats: Vec<SeatCard>,
    /// Whose eyes the page is for.
    pub viewer: Viewer,
    /// The seats of the person who reads.
    pub mine: Vec<Seat>,
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visibility {
    /// Whoever has the link.
    #[default]
    Link,
    /// Everybody: it stands on the front page.
    Public,
}

/// How long a turn may take before a bot plays on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As long as it takes.
    #[default]
    None,
    /// So many minutes.
    Minutes(u16),
    /// So many days.
    Days(u16),
}

/// A seat and who sits in it.
#[derive(Clone, Debug)]
pub struct SeatCard {
    /// Which.
    pub seat: Seat,
    /// The name shown; empty if the seat is open.
    pub name: String,
    /// Who plays it.
    pub sitting: Sitting,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitting {
    /// Nobody yet.
    Open,
    /// A person, here or not.
    Person {
        /// Has the person a page of this table open?
        here: bool,
    },
    /// A bot of this level.
    Bot(&'static str),
    /// A bot of this level for a person who left, resigned or ran out of time; the person may come back.
    StandIn(&'static str),
}

/// `GET /table/ID`, and its `<main>` alone for `/fragment`.
///
/// Its forms post below `/table/ID/`: `play` (`seat`, `version`, `client`, `action`, and `sure` once something lost was
/// agreed to), `undo`, `restart`, `resign`, `leave`, `return`, `hint` (`seat`, `version`, `client`), `guide` (ends the guided
/// start), `join` (`seat`, `name`), `fill` (`level`), `chat` (`text`, `as`), `rematch`, `fork` (`step`). The script posts the
/// same forms with the header `X-Ochre: fragment` and takes the `<main>` of whatever page answers.
#[derive(Debug)]
pub struct TablePage {
    /// The table.
    pub head: TableHead,
    /// What state it is in.
    pub stage: Stage,
    /// The story as this viewer may read it, oldest first.
    pub log: Vec<LogLine>,
    /// The last lines of chat, oldest first.
    pub chat: Vec<ChatLine>,
    /// An answer to what the reader just tried.
    pub notice: Option<Notice>,
}

/// What state a table is in.
#[derive(Debug)]
pub enum Stage {
    /// Seats are open.
    Waiting(Waiting),
    /// In play, and the reader sees what `head.viewer` may see.
    Playing(Box<Playing>),
    /// The acting seat is the reader's too, but not the one shown last: nothing hidden may be on this page.
    HandOver {
        /// Who has to take the device.
        to: Seat,
    },
    /// The game is over.
    Over(Box<Over>),
}

/// A table that waits for people.
#[derive(Clone, Debug, Default)]
pub struct Waiting {
    /// The options of the game that differ from the usual: title and value, in words.
    pub options: Vec<(String, String)>,
    /// May the reader fill the open seats with bots, and with which levels?
    pub fill: Vec<&'static str>,
}

/// A table in play.
#[derive(Debug)]
pub struct Playing {
    /// The position as the viewer may see it.
    pub scene: Scene,
    /// Who must choose.
    pub turn: Option<Seat>,
    /// Spots the reader touched, when the page works without script.
    pub touched: Vec<String>,
    /// What the viewer's seat may take back.
    pub undo: Option<Undo>,
    /// The time left for this turn.
    pub clock: Option<Clock>,
    /// An explanation of what to do now.
    pub hint: Option<Hint>,
    /// The client id of the form: any text that was not used before at this table.
    pub client: String,
    /// The promise of the dealer, shown while the seed is secret.
    pub commitment: Option<String>,
}

/// What a seat may take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// How many decisions.
    pub steps: usize,
    /// Why no more.
    pub barrier: Barrier,
}

/// Time that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Seconds left.
    pub left: u64,
}

/// An explanation of what to do now.
#[derive(Clone, Debug)]
pub struct Hint {
    /// Who gives it.
    pub kind: HintKind,
    /// What it says, in words.
    pub text: String,
    /// The action it speaks of, in notation: the page marks it.
    pub action: Option<String>,
}

/// Who gives a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintKind {
    /// The guided start, at this step of so many, from 1. Skipped with `POST /table/ID/guide`.
    Guide {
        /// This step.
        step: usize,
        /// Of so many.
        of: usize,
    },
    /// A bot that was asked with `POST /table/ID/hint`.
    Bot,
}

/// A table whose game is over.
#[derive(Debug)]
pub struct Over {
    /// The last position.
    pub scene: Scene,
    /// The result.
    pub standings: Standings,
    /// Scores after each round, oldest first: [`history`](crate::history()).
    pub rounds: Vec<RoundScores>,
    /// The promise of the dealer.
    pub commitment: Option<String>,
    /// The seed, secret no longer.
    pub seed: Option<String>,
    /// The number of steps of the replay.
    pub steps: usize,
}

/// The scores at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundScores {
    /// Which round.
    pub round: u32,
    /// By seat.
    pub scores: Vec<i32>,
}

/// A line of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The event it belongs to: its index in the record.
    pub event: usize,
    /// In words.
    pub text: String,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table.
    pub number: u64,
    /// Where the writer sits, if anywhere.
    pub seat: Option<Seat>,
    /// The writer's name.
    pub name: String,
    /// As written.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// An answer to what the reader just tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The game refuses the action.
    Refused {
        /// Why, in words.
        reason: String,
        /// The rule, by id.
        rule: String,
    },
    /// The table has moved on since; this is the fresh view.
    Stale,
    /// It is not the reader's turn.
    OutOfTurn,
    /// Nothing can be taken back.
    NoUndo(Barrier),
    /// Something else, in words.
    Said(String),
}

/// `GET /table/ID/replay/STEP?as=SEAT`
#[derive(Debug)]
pub struct ReplayPage {
    /// The table; `head.viewer` is the seat looked from.
    pub head: TableHead,
    /// The position after so many events.
    pub scene: Scene,
    /// So many events: `STEP`.
    pub step: usize,
    /// The last step there is.
    pub last: usize,
    /// The story up to this step.
    pub log: Vec<LogLine>,
}

/// Asks before something is lost, when there is no script to ask: the answer to `POST /table/ID/play` with an action that
/// loses something and without the field `sure`.
#[derive(Clone, Debug)]
pub struct Confirm {
    /// The table's id.
    pub id: String,
    /// Who chooses.
    pub seat: Seat,
    /// The version the action was made for.
    pub version: usize,
    /// The client id of the form.
    pub client: String,
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub words: String,
    /// What would be lost.
    pub loses: String,
}
