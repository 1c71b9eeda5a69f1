//! What is true of a table between two changes.

use std::sync::Arc;

use catalog::Game;
use pages::Language;
use serde_json::json;
use store::{ChatLine, PersonId, SeatRow, Sitter, Summary};
use table::{
    Seat, Turn,
    any::AnyTable,
    text::{Phrase, Words},
};

use crate::{settings::Pace, speech::Library};

/// What is true of a table between two changes. It never changes: the next one takes its place.
#[derive(Clone)]
pub(crate) struct Moment {
    pub(crate) table: Arc<dyn AnyTable>,
    pub(crate) seats: Vec<SeatRow>,
    /// Grows with every change, those of seats and chat included.
    pub(crate) revision: u64,
    /// The last lines, oldest first.
    pub(crate) chat: Arc<Vec<(u64, ChatLine)>>,
    /// When the turn began.
    pub(crate) since: i64,
    /// Has the newcomer had enough of the guide?
    pub(crate) guide_skipped: bool,
}

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Seats are open.
    Waiting,
    /// A seat must choose.
    Playing(Seat),
    /// The game has ended.
    Over,
}

impl Moment {
    /// A table nobody has played at yet.
    pub(crate) fn first(table: Arc<dyn AnyTable>, seats: Vec<SeatRow>, since: i64) -> Self {
        Self { table, seats, revision: 0, chat: Arc::default(), since, guide_skipped: false }
    }

    pub(crate) fn version(&self) -> usize {
        self.table.version()
    }

    pub(crate) fn stage(&self) -> Stage {
        if self.seats.iter().any(|row| row.sitter == Sitter::Open) {
            return Stage::Waiting;
        }
        match self.table.turn() {
            Turn::Choose(seat) => Stage::Playing(seat),
            // The seed answers for chance at once.
            Turn::Chance | Turn::Over => Stage::Over,
        }
    }

    /// Who sits in `seat`.
    pub(crate) fn row(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        let owned = self.seats.iter().filter(|row| row.sitter == Sitter::Person(person));
        owned.map(|row| Seat::new(usize::from(row.seat))).collect()
    }

    /// The seat a bot must choose for, with the name of its level.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let Stage::Playing(seat) = self.stage() else { return None };
        self.row(seat)?.bot.as_deref().map(|level| (seat, level))
    }

    /// When the turn runs out, if a person must choose and there is a limit.
    pub(crate) fn deadline(&self, pace: Pace) -> Option<i64> {
        let Stage::Playing(seat) = self.stage() else { return None };
        let limit = pace.limit()?;
        self.row(seat).filter(|row| row.bot.is_none())?;
        Some(self.since + limit)
    }

    /// What a list of tables shows.
    pub(crate) fn summary(&self, game: &dyn Game) -> Summary {
        let stage = self.stage();
        let over = stage == Stage::Over;
        // Scores may rest on what is hidden: only a finished game has winners.
        let winners: Vec<u64> =
            if over { self.table.standings().winners().map(Seat::number).collect() } else { Vec::new() };
        let shown = json!({ "round": game.board().round(self.table.as_ref()), "winners": winners });
        Summary {
            turn: match stage {
                Stage::Playing(seat) => u8::try_from(seat.index()).ok(),
                Stage::Waiting | Stage::Over => None,
            },
            over,
            bot: self.bot_to_act().is_some(),
            version: self.version() as u64,
            shown: shown.to_string(),
        }
    }

    /// What each seat is called in `language`.
    pub(crate) fn names(&self, library: &Library, language: Language) -> Vec<String> {
        names(&self.seats, library, language)
    }
}

/// What each seat is called: people by their name, with the number of the seat if two share it, bots by their number.
pub(crate) fn names(seats: &[SeatRow], library: &Library, language: Language) -> Vec<String> {
    let words = library.speaker(language, &[]);
    let twice = |name: &str| seats.iter().filter(|other| other.name == name).count() > 1;
    let name = |row: &SeatRow| {
        let number = i64::from(row.seat) + 1;
        match row.sitter {
            Sitter::Open => words.say(&Phrase::new("server-open-seat").number("number", number)),
            Sitter::Bot => words.say(&Phrase::new("server-bot").number("number", number)),
            Sitter::Person(_) if twice(&row.name) => format!("{} {number}", row.name),
            Sitter::Person(_) => row.name.clone(),
        }
    };
    seats.iter().map(name).collect()
}
