//! The result of a table, from its log, its seats and its standings. Nothing else decides it, so it can be derived again.

use std::collections::HashSet;

use pages::Language;
use store::{Occupant, PersonId, SeatResult, SeatRow, StoredTable, TableResult};
use table::{
    Turn,
    record::{Event, Record},
};

use crate::{
    kept,
    live_table::undone,
    settings::{Origin, Settings},
    transfer,
};

/// Whether a game counts for ratings, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It counts.
    Rated,
    /// It was played with the content of somebody's own box.
    Content,
    /// It was a guided first game.
    Guided,
    /// It began in the middle of another game, whose course is known.
    Copy,
    /// Only bots played.
    Bots,
    /// One person played several seats.
    HotSeat,
    /// One person played alone against bots at a table that is not public.
    Practice,
    /// Somebody without an account played at a table that is not public.
    Guests,
}

impl Verdict {
    /// All of them.
    pub(crate) const ALL: [Self; 8] = [
        Self::Rated,
        Self::Content,
        Self::Guided,
        Self::Copy,
        Self::Bots,
        Self::HotSeat,
        Self::Practice,
        Self::Guests,
    ];

    /// Its name in the database and the API.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Rated => store::RATED,
            Self::Content => "content",
            Self::Guided => "guided",
            Self::Copy => "copy",
            Self::Bots => "bots",
            Self::HotSeat => "hot-seat",
            Self::Practice => "practice",
            Self::Guests => "guests",
        }
    }

    /// The verdict with this name.
    pub(crate) fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verdict| verdict.name() == name)
    }
}

/// Points of a seat by source: message key and points.
pub(crate) type Sources = Vec<(String, i32)>;

/// The score of a seat.
struct Score {
    points: i32,
    place: u8,
    sources: String,
}

/// The result of a stored table; `None` if the game is not over, was ended by its owner, or can neither be replayed nor read.
/// `known` is the result that was derived before: a table whose rules this program does not have keeps its points by source.
/// `accounts` are as in [`verdict`].
pub(crate) fn derive(
    stored: &StoredTable,
    accounts: &HashSet<PersonId>,
    known: Option<&TableResult>,
) -> Option<TableResult> {
    if !stored.row.summary.over || stored.host.ended {
        return None;
    }
    let record = transfer::record_of(stored.clone()).ok()?;
    let scores = replayed(&record).or_else(|| read(stored, known))?;
    let settings: Settings = serde_json::from_str(&stored.row.settings).unwrap_or_default();
    let ended = stored.events.last().map_or(stored.row.changed, |event| event.at);
    let kind = Kind {
        origin: &settings.origin,
        beginning: Beginning::of(&record),
        public: stored.row.public,
        accounts,
    };
    let seat = |(row, score): (&SeatRow, Score)| SeatResult {
        seat: row.seat,
        name: row.name.clone(),
        person: person_of(row),
        level: row.bot.clone(),
        points: score.points,
        place: score.place,
        sources: score.sources,
        change: None,
    };
    Some(TableResult {
        table: stored.row.id.clone(),
        number: 0,
        game: stored.row.game.clone(),
        verdict: verdict(&stored.row.seats, &kind).name().to_owned(),
        rules: record.rules,
        public: stored.row.public,
        choices: choices(&record.events),
        // An older program did not store when play started.
        started: stored.clock.unwrap_or(stored.row.created).min(ended),
        ended,
        seats: stored.row.seats.iter().zip(scores).map(seat).collect(),
        options: record.options.to_string(),
    })
}

pub(super) fn person_of(row: &SeatRow) -> Option<PersonId> {
    match row.occupant {
        Occupant::Person(person) => Some(person),
        Occupant::Open | Occupant::Bot => None,
    }
}

/// With what a game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beginning {
    /// With the usual one of the game.
    Usual,
    /// With a position of another game.
    Position,
    /// With the content of somebody's own box.
    Overlay,
}

impl Beginning {
    pub(super) const fn of(record: &Record) -> Self {
        if record.position.is_some() {
            Self::Position
        } else if record.content.overlay.is_some() {
            Self::Overlay
        } else {
            Self::Usual
        }
    }
}

/// What decides besides the seats whether a game counts.
pub(super) struct Kind<'a> {
    pub(super) origin: &'a Origin,
    pub(super) beginning: Beginning,
    pub(super) public: bool,
    /// Who of its people has an account, or had one. They matter only if the table is not public.
    pub(super) accounts: &'a HashSet<PersonId>,
}

/// The first reason against it decides. At a table that is not public somebody could play against guests of their own making.
pub(super) fn verdict(seats: &[SeatRow], kind: &Kind<'_>) -> Verdict {
    let Kind { origin, beginning, public, accounts } = *kind;
    let people: Vec<PersonId> = seats.iter().filter_map(person_of).collect();
    let different = people.iter().collect::<HashSet<_>>().len();
    match (origin, beginning) {
        (Origin::Guide, _) => Verdict::Guided,
        (Origin::Copy { .. }, _) | (Origin::New | Origin::Rematch { .. }, Beginning::Position) => {
            Verdict::Copy
        }
        (Origin::New | Origin::Rematch { .. }, Beginning::Overlay) => Verdict::Content,
        (Origin::New | Origin::Rematch { .. }, Beginning::Usual) => match people.len() {
            0 => Verdict::Bots,
            seats if different < seats => Verdict::HotSeat,
            _ if public => Verdict::Rated,
            1 => Verdict::Practice,
            _ if people.iter().all(|it| accounts.contains(it)) => Verdict::Rated,
            _ => Verdict::Guests,
        },
    }
}

/// The scores of each seat, by the rules; `None` if this program cannot replay the game.
fn replayed(record: &Record) -> Option<Vec<Score>> {
    let table = catalog::find(&record.game)?.boxed().replay(record, None).ok()?;
    if table.turn() != Turn::Over {
        return None;
    }
    let score = |line: &table::standings::Line| {
        let sources: Sources =
            line.sources.iter().map(|part| (part.name.key.to_string(), part.points)).collect();
        let sources = serde_json::to_string(&sources).expect("keys and numbers are JSON");
        Score { points: line.score, place: line.place, sources }
    };
    Some(table.standings().lines.iter().map(score).collect())
}

/// The scores of each seat as they were stored in words.
fn read(stored: &StoredTable, known: Option<&TableResult>) -> Option<Vec<Score>> {
    let mut lines = kept::read_standings(stored.ending.as_deref()?, Language::default(), &[])?;
    lines.sort_by_key(|line| line.seat);
    if lines.len() != stored.row.seats.len() {
        return None;
    }
    let score = |(index, line): (usize, &kept::ScoreLine)| Score {
        points: line.score,
        place: line.place,
        sources: known
            .and_then(|known| known.seats.get(index))
            .map_or_else(|| "[]".to_owned(), |seat| seat.sources.clone()),
    };
    Some(lines.iter().enumerate().map(score).collect())
}

/// The number of choices, without those that were undone.
fn choices(events: &[Event]) -> u32 {
    let undone = undone(events, 0);
    let played = events
        .iter()
        .enumerate()
        .filter(|(number, event)| matches!(event, Event::Play(_)) && !undone.contains(number));
    u32::try_from(played.count()).unwrap_or(u32::MAX)
}
