//! Response bodies.

use std::sync::Arc;

use pages::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Occupant, Seating};
use table::{Seat, Viewer, any::AnyTable, content::Mistake, text::Words};
use utoipa::ToSchema;

use super::{super::table::author, opening::ContributionResponse};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    kept::{ScoreLine, score_lines},
    live_table::{LiveTable, Snapshot, Stage},
    settings::Pace,
};

/// An error.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ErrorResponse {
    /// What went wrong.
    error: ErrorDetail,
    /// The current table, if the request was made for an older version.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableResponse>,
}

/// What went wrong.
#[derive(Debug, Serialize, ToSchema)]
struct ErrorDetail {
    /// For programs, such as `stale-version`.
    code: &'static str,
    /// For people, in the language of the request.
    message: String,
    /// The id of the rule that forbids the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// What is wrong with an overlay file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<MistakeResponse>,
}

/// A mistake in an overlay file.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MistakeResponse {
    /// The line, from 1; 0 if it is about the file as a whole.
    line: usize,
    /// The column, from 1; 0 if it is about the file as a whole.
    column: usize,
    /// The value it is about, such as `culture.adopted-kin.skill`.
    path: Option<String>,
    /// What is wrong and how to correct it, in the language of the request.
    message: String,
}

impl MistakeResponse {
    pub(super) fn new(mistake: &Mistake, message: String) -> Self {
        let path = mistake.path.as_ref().map(ToString::to_string);
        Self { line: mistake.line, column: mistake.column, path, message }
    }
}

impl ErrorResponse {
    pub(crate) fn new(app: &App, language: Language, error: &Error) -> Self {
        let words = app.messages.plain(language, &[]);
        let rule = error.rule().map(|rule| rule.0);
        let mistakes = match error {
            Error::InvalidContent { error } => {
                error.0.iter().map(|it| MistakeResponse::new(it, words.say(&it.message))).collect()
            }
            _ => Vec::new(),
        };
        let error = ErrorDetail { code: error.code(), message: words.say(&error.phrase()), rule, mistakes };
        Self { error, table: None }
    }

    /// Adds the current table.
    pub(super) fn with(self, table: TableResponse) -> Self {
        Self { table: Some(table), ..self }
    }
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StageResponse {
    /// Seats are open, or the cards are not dealt.
    Waiting,
    /// A seat must choose.
    Playing,
    /// The game is over.
    Over,
    /// The person who opened the table has ended it.
    Ended,
}

impl From<Stage> for StageResponse {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Waiting => Self::Waiting,
            Stage::Playing(_) => Self::Playing,
            Stage::Over => Self::Over,
            Stage::Ended => Self::Ended,
        }
    }
}

/// Who may take an open seat.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SeatingResponse {
    /// Anybody who finds the table.
    Anyone,
    /// People with the invitation.
    Invited,
}

impl From<Seating> for SeatingResponse {
    fn from(seating: Seating) -> Self {
        match seating {
            Seating::Anyone => Self::Anyone,
            Seating::Invited => Self::Invited,
        }
    }
}

impl From<SeatingResponse> for Seating {
    fn from(seating: SeatingResponse) -> Self {
        match seating {
            SeatingResponse::Anyone => Self::Anyone,
            SeatingResponse::Invited => Self::Invited,
        }
    }
}

/// Who occupies a seat.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum OccupantResponse {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot,
    /// A person.
    Person,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SeatResponse {
    /// The seat number, from 1.
    seat: u64,
    /// The display name.
    name: String,
    /// Who occupies it.
    occupant: OccupantResponse,
    /// The level of the bot that plays the seat, for itself or for an absent person.
    bot: Option<String>,
    /// Whether the seat is yours.
    yours: bool,
    /// Whether its person has agreed to a rematch.
    again: bool,
}

/// A legal action.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChoiceResponse {
    /// The action in notation, to send with `play`.
    action: String,
    /// A description in words.
    words: String,
}

/// What you can undo.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct UndoResponse {
    /// The number of decisions.
    steps: usize,
    /// Why no more, in words.
    why: String,
}

/// A table as one seat sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TableResponse {
    /// The id, as in the URL.
    id: String,
    /// The game's name.
    game: &'static str,
    /// The title; may be empty.
    title: String,
    /// The stage.
    stage: StageResponse,
    /// Whether the table is listed publicly.
    public: bool,
    /// The number of events.
    version: usize,
    /// The time limit of a turn.
    pace: Pace,
    /// When the current turn expires, in milliseconds since 1970 UTC.
    deadline: Option<i64>,
    /// The options of the game.
    #[schema(value_type = Object)]
    options: Value,
    /// Who may take an open seat.
    seating: SeatingResponse,
    /// Whether you opened the table.
    owner: bool,
    /// The invitation, if you opened the table. People who send it may take an open seat even if `seating` is `invited`.
    #[serde(skip_serializing_if = "Option::is_none")]
    invitation: Option<String>,
    /// The seats.
    seats: Vec<SeatResponse>,
    /// The seat of the viewer; null for a spectator.
    seen_from: Option<u64>,
    /// The seat whose turn it is.
    turn: Option<u64>,
    /// The question to that seat.
    question: Option<String>,
    /// The legal actions, if it is your turn.
    choices: Vec<ChoiceResponse>,
    /// What you can undo.
    undo: Option<UndoResponse>,
    /// The view of the position; null before play starts.
    #[schema(value_type = Option<Object>)]
    view: Option<Value>,
    /// The SHA-256 commitment to the seed.
    commitment: Option<String>,
    /// What the seats added to the seed, in order. Check that yours is among them.
    contributions: Vec<ContributionResponse>,
    /// The seed, once the game is over.
    seed: Option<String>,
    /// The result, once the game is over.
    standings: Option<Vec<ScoreLine>>,
}

/// A line of the game log.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StoryLine {
    /// The event that it describes, from 0.
    pub(super) event: usize,
    /// A description in words.
    pub(super) text: String,
}

/// A chat line.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChatResponse {
    /// The number within the table, from 1.
    pub(super) number: u64,
    /// The name of the author.
    pub(super) name: String,
    /// The text; empty if an administrator removed it.
    pub(super) text: String,
    /// Whether an administrator removed the text.
    pub(super) removed: bool,
    /// The time, in milliseconds since 1970 UTC.
    pub(super) at: i64,
}

impl ChatResponse {
    /// A chat line as the caller reads it; `None` if its author is blocked.
    pub(super) fn of(app: &App, caller: &Caller, (number, line): &(u64, store::ChatLine)) -> Option<Self> {
        let name = author(line, &app.messages.localizer(caller.language, &[]));
        let shown = || Self {
            number: *number,
            name,
            text: line.text.clone(),
            removed: line.is_removed(),
            at: line.at,
        };
        (!caller.blocked.contains(line.person)).then(shown)
    }

    /// The last chat lines of a table as the caller reads them.
    pub(super) fn all(app: &App, caller: &Caller, snapshot: &Snapshot) -> Vec<Self> {
        snapshot.chat.iter().filter_map(|line| Self::of(app, caller, line)).collect()
    }
}

/// The viewer of a request: the requested seat, the caller's only seat, or the public.
pub(super) fn viewer(snapshot: &Snapshot, caller: &Caller, requested: Option<Seat>) -> Result<Viewer, Error> {
    let mine = caller.person.as_ref().map(|person| snapshot.seats_of(person.id)).unwrap_or_default();
    match (requested, mine.as_slice()) {
        (Some(seat), _) if snapshot.row(seat).is_none() => Err(Error::SeatNotFound),
        (Some(seat), mine) if mine.contains(&seat) => Ok(Viewer::Seat(seat)),
        (Some(_), _) => Err(Error::NotYourSeat),
        (None, [only]) => Ok(Viewer::Seat(*only)),
        (None, _) => Ok(Viewer::Public),
    }
}

/// The seats of a table.
pub(super) fn seats(app: &App, snapshot: &Snapshot, caller: &Caller) -> Vec<SeatResponse> {
    let names = snapshot.names(&app.messages, caller.language);
    let me = caller.person.as_ref().map(|person| person.id);
    let seat = |(row, name): (&store::SeatRow, String)| SeatResponse {
        seat: u64::from(row.seat) + 1,
        name,
        occupant: match row.occupant {
            Occupant::Open => OccupantResponse::Open,
            Occupant::Bot => OccupantResponse::Bot,
            Occupant::Person(_) => OccupantResponse::Person,
        },
        bot: row.bot.clone(),
        yours: me.is_some_and(|me| row.occupant == Occupant::Person(me)),

        again: Snapshot::plays_again(row),
    };
    snapshot.seats.iter().zip(names).map(seat).collect()
}

/// A table as `viewer` sees it.
pub(super) fn table(app: &Arc<App>, live: &Arc<LiveTable>, caller: &Caller, viewer: Viewer) -> TableResponse {
    let snapshot = live.snapshot();
    let stage = snapshot.stage();
    let names = snapshot.names(&app.messages, caller.language);
    let words = app.messages.plain(caller.language, &names);
    let turn = match stage {
        Stage::Playing(seat) => Some(seat),
        Stage::Waiting | Stage::Over | Stage::Ended => None,
    };
    let seen_from = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    // Legal actions reveal hidden information, so only the seat that must choose sees them.
    let choices = match (turn, seen_from) {
        (Some(turn), Some(seat)) if turn == seat => snapshot.table.choices(),
        _ => Vec::new(),
    };
    let undo = seen_from.filter(|_| turn.is_some()).map(|seat| {
        let (steps, barrier) = snapshot.table.undoable(seat);
        UndoResponse { steps, why: words.say(&barrier.phrase()) }
    });
    let is_owner = caller.person.as_ref().is_some_and(|person| snapshot.is_owner(person.id));
    TableResponse {
        id: live.id.0.clone(),
        game: live.game.boxed().name(),
        title: live.settings.title.clone(),
        stage: stage.into(),
        public: live.public,
        version: snapshot.version(),
        pace: live.settings.pace,
        deadline: snapshot.deadline(live.settings.pace),
        options: live.options.clone(),
        seating: snapshot.host.seating.into(),
        owner: is_owner,
        invitation: is_owner.then(|| snapshot.host.invitation.clone()),
        seats: seats(app, &snapshot, caller),
        seen_from: seen_from.map(Seat::number),
        turn: turn.map(Seat::number),
        question: turn.map(|_| words.say(&snapshot.table.question())),
        choices: choices
            .into_iter()
            .map(|choice| ChoiceResponse { words: words.say(&choice.phrase), action: choice.action })
            .collect(),
        undo,
        // Before play starts the deal is hidden, so that nobody chooses a seat by it.
        view: matches!(stage, Stage::Playing(_) | Stage::Over).then(|| snapshot.table.view(viewer)),
        commitment: live.commitment.clone(),
        contributions: snapshot.table.contributions().iter().map(ContributionResponse::from).collect(),
        seed: live.seed().map(table::dealer::Seed::to_hex),
        standings: (stage == Stage::Over).then(|| score_lines(&snapshot.table.standings(), &words)),
    }
}

/// The log of `table` from event `since`, as `viewer` may read it.
pub(super) fn story(table: &dyn AnyTable, viewer: Viewer, since: usize, words: &dyn Words) -> Vec<StoryLine> {
    let entries = table.story(viewer);
    let new = entries.iter().filter(|entry| entry.event >= since);
    new.map(|entry| StoryLine { event: entry.event, text: words.say(&entry.phrase) }).collect()
}
