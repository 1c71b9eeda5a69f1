//! What programs are told.

use std::sync::Arc;

use pages::Language;
use serde::Serialize;
use serde_json::Value;
use store::Sitter;
use table::{
    Seat, Viewer,
    any::AnyTable,
    standings::{Part, Standings},
    text::Words,
};
use utoipa::ToSchema;

use crate::{
    errors::Fault,
    hall::Hall,
    room::{Moment, Room, Stage},
    settings::Pace,
    visitor::Visitor,
};

/// Why a request was not done.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Refusal {
    error: Reason,
    /// The fresh table, if the request was made for an older one.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableAnswer>,
}

/// The reason.
#[derive(Debug, Serialize, ToSchema)]
struct Reason {
    /// For programs, such as `stale`.
    code: &'static str,
    /// For people.
    message: String,
    /// The rule of the game that refuses, by id.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl Refusal {
    pub(crate) fn new(hall: &Hall, language: Language, fault: &Fault) -> Self {
        let message = hall.library.speaker(language, &[]).say(&fault.phrase());
        let rule = fault.rule().map(|rule| rule.0);
        Self { error: Reason { code: fault.code(), message, rule }, table: None }
    }

    /// The same with the table as it is now.
    pub(super) fn with(self, table: TableAnswer) -> Self {
        Self { table: Some(table), ..self }
    }
}

/// What a table is doing.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StageAnswer {
    /// Seats are open.
    Waiting,
    /// Somebody must choose.
    Playing,
    /// The game has ended.
    Over,
}

impl From<Stage> for StageAnswer {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Waiting => Self::Waiting,
            Stage::Playing(_) => Self::Playing,
            Stage::Over => Self::Over,
        }
    }
}

/// Who owns a seat.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SitterAnswer {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot,
    /// A person.
    Person,
}

/// A seat and who sits in it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SeatAnswer {
    /// Its number, from 1.
    seat: u64,
    /// What it is called.
    name: String,
    /// Who owns it.
    sitter: SitterAnswer,
    /// The level of the bot that plays it now, for a bot or for a person who is away.
    bot: Option<String>,
    /// Is it yours?
    yours: bool,
}

/// An action you may choose now.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChoiceAnswer {
    /// In notation: send this.
    action: String,
    /// In words.
    words: String,
}

/// What you may take back.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct UndoAnswer {
    /// How many decisions.
    steps: usize,
    /// Why no more, in words.
    why: String,
}

/// A named number.
#[derive(Debug, Serialize, ToSchema)]
struct PartAnswer {
    /// What it counts.
    name: String,
    /// How much.
    points: i32,
}

/// A seat's result.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LineAnswer {
    /// Its number, from 1.
    seat: u64,
    /// Its place, from 1; equals share one.
    place: u8,
    /// Points in all.
    score: i32,
    /// Where they came from.
    sources: Vec<PartAnswer>,
    /// What decided a tie, strongest first.
    tie_breaks: Vec<PartAnswer>,
}

/// A table as one seat sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TableAnswer {
    /// What its link ends with.
    id: String,
    /// The game's name.
    game: &'static str,
    /// What its opener called it.
    title: String,
    /// What it is doing.
    stage: StageAnswer,
    /// Does it stand on the front page?
    public: bool,
    /// How many events have happened.
    version: usize,
    /// How fast people must decide.
    pace: Pace,
    /// When the turn runs out, in milliseconds since 1970.
    deadline: Option<i64>,
    /// The options of the game.
    #[schema(value_type = Object)]
    options: Value,
    /// Everybody.
    seats: Vec<SeatAnswer>,
    /// The seat this is seen from; none for a spectator.
    seen_from: Option<u64>,
    /// Who must choose.
    turn: Option<u64>,
    /// What they are asked.
    question: Option<String>,
    /// What you may do, if you must choose.
    choices: Vec<ChoiceAnswer>,
    /// What you may take back.
    undo: Option<UndoAnswer>,
    /// What may be known of the position, as the game shows it; none before play begins.
    #[schema(value_type = Option<Object>)]
    view: Option<Value>,
    /// SHA-256 of the seed, promised when the table was opened.
    commitment: Option<String>,
    /// The seed, once the game is over.
    seed: Option<String>,
    /// The result, once the game is over.
    standings: Option<Vec<LineAnswer>>,
}

/// A line of the story.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StoryLine {
    /// The event it belongs to, from 0.
    event: usize,
    /// In words.
    text: String,
}

/// A line of chat.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChatAnswer {
    /// Its number at this table.
    pub(super) number: u64,
    /// The writer's name.
    pub(super) name: String,
    /// As written.
    pub(super) text: String,
    /// When, in milliseconds since 1970.
    pub(super) at: i64,
}

impl From<&(u64, store::ChatLine)> for ChatAnswer {
    fn from((number, line): &(u64, store::ChatLine)) -> Self {
        Self { number: *number, name: line.name.clone(), text: line.text.clone(), at: line.at }
    }
}

/// Whose eyes a program asks with: a seat of its own, its only seat, or the public's.
pub(super) fn viewer(now: &Moment, visitor: &Visitor, wished: Option<Seat>) -> Result<Viewer, Fault> {
    let mine = visitor.person.as_ref().map(|person| now.seats_of(person.id)).unwrap_or_default();
    match (wished, mine.as_slice()) {
        (Some(seat), _) if now.row(seat).is_none() => Err(Fault::NoSeat),
        (Some(seat), mine) if mine.contains(&seat) => Ok(Viewer::Seat(seat)),
        (Some(_), _) => Err(Fault::NotYourSeat),
        (None, [only]) => Ok(Viewer::Seat(*only)),
        (None, _) => Ok(Viewer::Public),
    }
}

/// Everybody at a table.
pub(super) fn seats(hall: &Hall, now: &Moment, visitor: &Visitor) -> Vec<SeatAnswer> {
    let names = now.names(&hall.library, visitor.language);
    let me = visitor.person.as_ref().map(|person| person.id);
    let seat = |(row, name): (&store::SeatRow, String)| SeatAnswer {
        seat: u64::from(row.seat) + 1,
        name,
        sitter: match row.sitter {
            Sitter::Open => SitterAnswer::Open,
            Sitter::Bot => SitterAnswer::Bot,
            Sitter::Person(_) => SitterAnswer::Person,
        },
        bot: row.bot.clone(),
        yours: me.is_some_and(|me| row.sitter == Sitter::Person(me)),
    };
    now.seats.iter().zip(names).map(seat).collect()
}

/// A table as `viewer` sees it.
pub(super) fn table(hall: &Arc<Hall>, room: &Arc<Room>, visitor: &Visitor, viewer: Viewer) -> TableAnswer {
    let now = room.now();
    let stage = now.stage();
    let names = now.names(&hall.library, visitor.language);
    let words = hall.library.speaker(visitor.language, &names);
    let turn = match stage {
        Stage::Playing(seat) => Some(seat),
        Stage::Waiting | Stage::Over => None,
    };
    let seen_from = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    // The list of actions says what is in a hand: it is for the seat that chooses and nobody else.
    let choices = match (turn, seen_from) {
        (Some(turn), Some(seat)) if turn == seat => now.table.choices(),
        _ => Vec::new(),
    };
    let undo = seen_from.filter(|_| turn.is_some()).map(|seat| {
        let (steps, barrier) = now.table.undoable(seat);
        UndoAnswer { steps, why: words.say(&barrier.phrase()) }
    });
    TableAnswer {
        id: room.id.0.clone(),
        game: room.game.boxed().name(),
        title: room.settings.title.clone(),
        stage: stage.into(),
        public: room.public,
        version: now.version(),
        pace: room.settings.pace,
        deadline: now.deadline(room.settings.pace),
        options: room.options.clone(),
        seats: seats(hall, &now, visitor),
        seen_from: seen_from.map(Seat::number),
        turn: turn.map(Seat::number),
        question: turn.map(|_| words.say(&now.table.question())),
        choices: choices
            .into_iter()
            .map(|choice| ChoiceAnswer { words: words.say(&choice.phrase), action: choice.action })
            .collect(),
        undo,
        // Before play begins nobody sees what was dealt: who sits down must not choose by it.
        view: (stage != Stage::Waiting).then(|| now.table.view(viewer)),
        commitment: room.commitment.clone(),
        seed: room.seed().map(table::dealer::Seed::to_hex),
        standings: (stage == Stage::Over).then(|| standings(&now.table.standings(), &words)),
    }
}

fn standings(standings: &Standings, words: &dyn Words) -> Vec<LineAnswer> {
    let parts = |parts: &[Part]| {
        parts.iter().map(|part| PartAnswer { name: words.say(&part.name), points: part.points }).collect()
    };
    let line = |line: &table::standings::Line| LineAnswer {
        seat: line.seat.number(),
        place: line.place,
        score: line.score,
        sources: parts(&line.sources),
        tie_breaks: parts(&line.tie_breaks),
    };
    standings.lines.iter().map(line).collect()
}

/// The story of `table` from event `since` on, as `viewer` may read it.
pub(super) fn story(table: &dyn AnyTable, viewer: Viewer, since: usize, words: &dyn Words) -> Vec<StoryLine> {
    let entries = table.story(viewer);
    let new = entries.iter().filter(|entry| entry.event >= since);
    new.map(|entry| StoryLine { event: entry.event, text: words.say(&entry.phrase) }).collect()
}
