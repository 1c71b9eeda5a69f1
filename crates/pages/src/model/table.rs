//! One table: waiting for players, in play, between players on one device, over, in a replay.

use std::sync::Arc;

use table::{Seat, Viewer, standings::Standings, table::Barrier};

use super::{Contribution, Counted, StepReview};
use crate::{board_view::BoardView, chapters::Chapter, story::StoryLine};

/// What every page of a table shows, whatever its state.
#[derive(Clone, Debug)]
pub struct TableHead {
    /// Its id: the last part of its link.
    pub id: String,
    /// The game's name in links.
    pub game: &'static str,
    /// The title its creator gave it; may be empty.
    pub title: String,
    /// Its full link, to invite others.
    pub link: String,
    /// The invitation with which the reader came.
    pub invitation: Option<String>,
    /// The number of events so far.
    pub version: usize,
    /// Increases with every change, including those of seats and chat.
    pub revision: u64,
    /// Who may find it.
    pub visibility: Visibility,
    /// How long a turn may take.
    pub pace: Pace,
    /// The name of the box it is played with; `None` for the game's own content.
    pub content: Option<String>,
    /// All seats, in order.
    pub seats: Vec<SeatCard>,
    /// The viewer the page is drawn for.
    pub viewer: Viewer,
    /// The seats of the reader.
    pub mine: Vec<Seat>,
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visibility {
    /// Anyone with the link.
    #[default]
    Link,
    /// Everyone: it is listed on the front page.
    Public,
}

/// How long a turn may take before a bot takes over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// No limit.
    #[default]
    None,
    /// This many minutes.
    Minutes(u16),
    /// This many days.
    Days(u16),
}

/// A seat and its occupant.
#[derive(Clone, Debug)]
pub struct SeatCard {
    /// The seat.
    pub seat: Seat,
    /// The name of its player; empty if the seat is open.
    pub name: String,
    /// Who plays it.
    pub occupant: Occupant,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Does the person have a page of this table open?
        here: bool,
    },
    /// A bot of this level.
    Bot(&'static str),
    /// A bot of this level for a person who left, resigned or ran out of time; the person can come back.
    StandIn(&'static str),
}

/// `GET /table/ID`, and its `<main>` alone for `/fragment`.
///
/// Its forms post below `/table/ID/`: `play` (`seat`, `version`, `client`, `action`, and `sure` after a
/// confirmation), `undo`, `restart`, `resign`, `leave`, `return`, `hint` (`seat`, `version`, `client`), `guide` (ends the guided
/// start), `join` (`seat`, `name`, `entropy`, `invitation`), `contribute` (`seat`, `entropy`), `start` (`as`), `remove` (`seat`), `seating` (`seating`), `end`, `fill` (`level`), `chat`
/// (`text`, `as`), `rematch` (`contribute`, `start`), `fork` (`step`, `seat`, `others`), `review` (`known`). The script posts the same forms with the header `X-Ochre: fragment` and shows the update that comes back.
#[derive(Debug)]
pub struct TablePage {
    /// The table.
    pub head: TableHead,
    /// Its state.
    pub stage: Stage,
    /// The game log as this viewer may read it, oldest line first.
    pub log: Vec<StoryLine>,
    /// Where tips on the board lead in the primer: [`Primer::tips`](crate::primer::Primer::tips).
    pub tips: Arc<[(&'static str, String)]>,
    /// The event from which on the log is new to the reader.
    pub since: usize,
    /// The last chat messages, oldest first.
    pub chat: Vec<ChatLine>,
    /// What people did lately, oldest first.
    pub news: Vec<NewsLine>,
    /// Who watches without a seat.
    pub watching: Watching,
    /// Why the reader's last request was not accepted.
    pub notice: Option<Notice>,
}

/// The state of a table.
#[derive(Debug)]
pub enum Stage {
    /// Seats are open, or the cards are not dealt.
    Waiting(Waiting),
    /// In play.
    Playing(Box<Playing>),
    /// The acting seat is another seat of the same reader: the page shows nothing hidden until the device was passed on.
    HandOver {
        /// The player who takes the device.
        to: Seat,
        /// The time left for this turn.
        clock: Option<Clock>,
        /// What happened before.
        last: Option<LastTurn>,
    },
    /// The game is over.
    Over(Box<Over>),
    /// The owner has ended the table before the end of the game.
    Ended,
}

/// What everybody saw of the last turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTurn {
    /// Who played.
    pub seat: Seat,
    /// The last lines of the story, as spectators read it.
    pub lines: Vec<String>,
}

/// Who may take an open seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// Anybody who finds the table.
    #[default]
    Anyone,
    /// People with an invitation.
    Invited,
}

/// Whether the reader may fill the open seats with bots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Fill {
    /// No.
    #[default]
    Never,
    /// Yes, with bots of these levels.
    Now(Vec<&'static str>),
    /// Not yet.
    In {
        /// Minutes until then.
        minutes: u64,
    },
}

/// A table with open seats, or one whose cards are not dealt.
#[derive(Clone, Debug, Default)]
pub struct Waiting {
    /// The options that differ from the default: title and value, in the reader's language.
    pub options: Vec<(String, String)>,
    /// Whether the reader may fill the open seats with bots.
    pub fill: Fill,
    /// Did the reader open the table?
    pub owner: bool,
    /// Who may take an open seat.
    pub seating: Seating,
    /// May the reader take an open seat?
    pub may_join: bool,
    /// May the reader invite friends?
    pub may_invite: bool,
    /// The SHA-256 commitment to the seed.
    pub commitment: Option<String>,
    /// What the seats added to the seed so far; `None` if the cards are dealt already.
    pub contributions: Option<Vec<Contribution>>,
}

/// A table in play.
#[derive(Debug)]
pub struct Playing {
    /// The position as the viewer may see it.
    pub view: BoardView,
    /// The seat that must choose; `None` while an outcome of chance is drawn.
    pub turn: Option<Seat>,
    /// The spots the reader selected, when the page works without script.
    pub touched: Vec<String>,
    /// How far the viewer's seat can undo; `None` for spectators.
    pub undo: Option<Undo>,
    /// The time left for this turn.
    pub clock: Option<Clock>,
    /// An explanation of what to do now.
    pub hint: Option<Hint>,
    /// The client id of the form: a text that was not used before at this table.
    pub client: String,
    /// The commitment to the seed.
    pub commitment: Option<String>,
}

/// How far a seat can undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The number of decisions.
    pub steps: usize,
    /// Why no more than that.
    pub barrier: Barrier,
}

/// The time left for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Seconds left.
    pub left: u64,
}

/// An explanation of what to do now.
#[derive(Clone, Debug)]
pub struct Hint {
    /// Where it comes from.
    pub kind: HintKind,
    /// The explanation, in the reader's language.
    pub text: String,
    /// The action it recommends, in notation; the page highlights it.
    pub action: Option<String>,
}

/// The best choices in the opinion of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The best choice and up to two others, best first.
    pub choices: Vec<AdvisedChoice>,
    /// Why the first is best, in the reader's language.
    pub why: String,
}

/// A choice among those advised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdvisedChoice {
    /// The action, in notation.
    pub action: String,
    /// In the reader's language.
    pub text: String,
    /// The spots it names.
    pub spots: Vec<String>,
    /// The chance of winning after it, in percent.
    pub chance: u8,
}

/// Where a hint comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintKind {
    /// The guided start. Skipped with `POST /table/ID/guide`.
    Guide {
        /// The step, from 1.
        step: usize,
        /// The number of steps.
        of: usize,
    },
    /// A bot that was asked with `POST /table/ID/hint`.
    Bot(Advice),
}

/// A table whose game is over.
#[derive(Debug)]
pub struct Over {
    /// The last position.
    pub view: BoardView,
    /// The final standings.
    pub standings: Standings,
    /// Scores after each round, oldest first: [`history`](crate::history()).
    pub rounds: Vec<RoundScores>,
    /// The commitment to the seed.
    pub commitment: Option<String>,
    /// What the seats added to the seed, in order.
    pub contributions: Vec<Contribution>,
    /// The seed in hexadecimal.
    pub seed: Option<String>,
    /// The number of steps of the replay.
    pub steps: usize,
    /// Who wants to play again: posted with `rematch` (`start`: `now` does not wait for the others).
    pub rematch: Rematch,
    /// Whether it counted for ratings; `None` until that is known.
    pub counted: Option<Counted>,
    /// The handles of public profiles, by seat.
    pub profiles: Vec<Option<String>>,
}

/// The scores at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundScores {
    /// The round, from 1.
    pub round: u32,
    /// By seat.
    pub scores: Vec<i32>,
}

/// A line of the game log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The event it belongs to: its index in the record.
    pub event: usize,
    /// Its text, in the reader's language.
    pub text: String,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table.
    pub number: u64,
    /// The writer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The writer's name.
    pub name: String,
    /// The message, unescaped; empty if an administrator removed it.
    pub text: String,
    /// When it was sent, in milliseconds since 1970.
    pub at: i64,
}

/// Something a person at the table did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewsLine {
    /// Its number at this table.
    pub number: u64,
    /// The person's seat.
    pub seat: Seat,
    /// In the reader's language, with the name.
    pub text: String,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
}

/// The readers who have a page of the table open and no seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watching {
    /// Their names.
    pub names: Vec<String>,
    /// How many more there are, whose names are not known.
    pub anonymous: usize,
}

/// The offer of a rematch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rematch {
    /// Who has agreed, in order: the first offered it.
    pub agreed: Vec<Seat>,
    /// Who has not answered yet.
    pub missing: Vec<Seat>,
}

/// Why a request of the reader was not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The game refuses the action.
    Refused {
        /// Why, in the reader's language.
        reason: String,
        /// The ID of the rule.
        rule: String,
    },
    /// The table has changed since the reader's page was drawn.
    Stale,
    /// It is not the reader's turn.
    OutOfTurn,
    /// Nothing can be taken back.
    NoUndo(Barrier),
    /// Another reason, in the reader's language.
    Text(String),
}

/// `GET /table/ID/replay/STEP?as=SEAT&known=KNOWN`
#[derive(Debug)]
pub struct ReplayPage {
    /// The table; `head.viewer` is the seat whose view is shown.
    pub head: TableHead,
    /// The position after `step` events.
    pub view: BoardView,
    /// The number of events replayed: `STEP`.
    pub step: usize,
    /// The last step.
    pub last: usize,
    /// The seat that must choose at this step.
    pub turn: Option<Seat>,
    /// Where the rounds and turns begin.
    pub chapters: Vec<Chapter>,
    /// May a new table be opened at this step (`POST /table/ID/fork` with `step`, `seat` and `others`: `bots` or `me`)?
    pub may_fork: bool,
    /// What the review of the game says about this step.
    pub review: Option<StepReview>,
    /// The story up to this step.
    pub log: Vec<StoryLine>,
    /// Where tips on the board lead in the primer.
    pub tips: Arc<[(&'static str, String)]>,
}

/// Asks for confirmation when there is no script to do it: the response to `POST /table/ID/play` without the field `sure` for
/// an action that loses something.
#[derive(Clone, Debug)]
pub struct Confirm {
    /// The table's id.
    pub id: String,
    /// The choosing seat.
    pub seat: Seat,
    /// The version the action was made for.
    pub version: usize,
    /// The client id of the form.
    pub client: String,
    /// The action in notation.
    pub action: String,
    /// What the action does, in the reader's language.
    pub text: String,
    /// What the player would lose.
    pub loses: String,
}
