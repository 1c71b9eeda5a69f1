//! The immutable state of a table between two changes.

use std::sync::Arc;

use catalog::Game;
use pages::Language;
use serde::{Deserialize, Serialize};
use store::{ChatLine, Host, Occupant, PersonId, SeatRow, Summary};
use table::{
    Seat, Turn,
    any::AnyTable,
    text::{Phrase, Words},
};

use super::News;
use crate::{bot_pool::Level, messages::Messages, settings::Pace};

/// The immutable state of a table between two changes. A change replaces it by the next one.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) table: Arc<dyn AnyTable>,
    /// One row for each seat, in order.
    pub(crate) seats: Vec<SeatRow>,
    /// Who opened the table, and what they decided about it.
    pub(crate) host: Host,
    /// Grows with every change: the revision of the stored table, followed by the number of changes since then that are not
    /// stored. Every process gives the same stored state the same number, so pages can go from one to another.
    pub(crate) revision: u64,
    /// The last chat lines with their numbers, oldest first.
    pub(crate) chat: Arc<Vec<(u64, ChatLine)>>,
    /// What people did lately, oldest first.
    pub(crate) news: Arc<Vec<News>>,
    /// When the current turn started.
    pub(crate) turn_started: i64,
}

/// The bits of a revision that count what is not stored. The whole must be exact as a number of JavaScript (53 bits).
const UNSTORED_BITS: u32 = 20;

/// The revision of a table that is as it is stored.
pub(crate) const fn revision_of(stored: u64) -> u64 {
    stored << UNSTORED_BITS
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Seats are open, or the opening is not dealt.
    Waiting,
    /// This seat must choose.
    Playing(Seat),
    /// The game is over.
    Over,
    /// The owner has ended the table.
    Ended,
}

/// The part of a [`Summary`] that only the server reads.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ShownSummary {
    pub(crate) round: Option<u32>,
    pub(crate) winners: Vec<Seat>,
    /// Whether the owner has ended the table.
    #[serde(default)]
    pub(crate) ended: bool,
}

impl Snapshot {
    /// The first snapshot of a table.
    pub(crate) fn first(
        table: Arc<dyn AnyTable>,
        seats: Vec<SeatRow>,
        host: Host,
        turn_started: i64,
    ) -> Self {
        Self { table, seats, host, revision: 0, chat: Arc::default(), news: Arc::default(), turn_started }
    }

    /// The revision of the table in the store.
    pub(crate) const fn stored(&self) -> u64 {
        self.revision >> UNSTORED_BITS
    }

    /// The same after one more change was stored.
    #[must_use]
    pub(crate) fn stored_once_more(self) -> Self {
        Self { revision: revision_of(self.stored() + 1), ..self }
    }

    /// The revision after one more change that is not stored. If there have been a million of them, pages wait for one that is.
    pub(super) const fn next_in_memory(&self) -> u64 {
        let next = self.revision + 1;
        if next >> UNSTORED_BITS == self.stored() { next } else { self.revision }
    }

    /// The number of events.
    pub(crate) fn version(&self) -> usize {
        self.table.version()
    }

    pub(crate) fn stage(&self) -> Stage {
        if self.host.ended {
            return Stage::Ended;
        }
        if self.has_open_seat() {
            return Stage::Waiting;
        }
        match self.table.turn() {
            Turn::Choose(seat) => Stage::Playing(seat),
            Turn::Over => Stage::Over,
            // The opening is not dealt yet. Loading and commands reject every other pending deal.
            Turn::Chance => Stage::Waiting,
        }
    }

    /// Whether a seat is open.
    pub(crate) fn has_open_seat(&self) -> bool {
        self.seats.iter().any(|row| row.occupant == Occupant::Open)
    }

    /// The row of `seat`; `None` if the table has fewer seats.
    pub(crate) fn row(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        let owned = self.seats.iter().filter(|row| row.occupant == Occupant::Person(person));
        owned.map(|row| Seat::new(usize::from(row.seat))).collect()
    }

    /// Whether a person plays at the table, and not only bots in their place.
    pub(crate) fn has_active_person(&self) -> bool {
        self.seats.iter().any(|row| matches!(row.occupant, Occupant::Person(_)) && row.bot.is_none())
    }

    /// Whether a person can still take back the last decision.
    pub(crate) fn person_may_undo(&self) -> bool {
        let person = |row: &&SeatRow| matches!(row.occupant, Occupant::Person(_)) && row.bot.is_none();
        let may_undo = |row: &SeatRow| self.table.undoable(Seat::new(usize::from(row.seat))).0 > 0;
        self.seats.iter().filter(person).any(may_undo)
    }

    /// The seat whose turn it is and the level of the bot that plays it; `None` if it is a person's turn.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let Stage::Playing(seat) = self.stage() else { return None };
        Some((seat, bot_level(self.row(seat)?)?))
    }

    /// When the current turn expires: if it is a person's turn and the table has a time limit.
    pub(crate) fn deadline(&self, pace: Pace) -> Option<i64> {
        let Stage::Playing(seat) = self.stage() else { return None };
        let limit = pace.limit()?;
        self.row(seat).filter(|row| row.bot.is_none())?;
        Some(self.turn_started + limit)
    }

    /// What lists of tables show.
    pub(crate) fn summary(&self, game: &dyn Game) -> Summary {
        let stage = self.stage();
        let over = matches!(stage, Stage::Over | Stage::Ended);
        // Scores may depend on hidden information, so only a finished game has winners.
        let winners =
            if stage == Stage::Over { self.table.standings().winners().collect() } else { Vec::new() };
        let ended = stage == Stage::Ended;
        let shown = ShownSummary { round: game.board().round(self.table.as_ref()), winners, ended };
        Summary {
            turn: match stage {
                Stage::Playing(seat) => {
                    Some(u8::try_from(seat.index()).expect("a table has fewer than 256 seats"))
                }
                Stage::Waiting | Stage::Over | Stage::Ended => None,
            },
            over,
            bot: self.bot_to_act().is_some(),
            version: self.version() as u64,
            shown: serde_json::to_string(&shown).expect("a summary has only string keys"),
        }
    }

    /// The display name of each seat in `language`.
    pub(crate) fn names(&self, messages: &Messages, language: Language) -> Vec<String> {
        seat_names(&self.seats, messages, language)
    }
}

/// What lists show of a table that was ended before the end of its game, as the store keeps it.
pub fn ended_summary() -> String {
    let shown = ShownSummary { round: None, winners: Vec::new(), ended: true };
    serde_json::to_string(&shown).expect("a summary has only string keys")
}

/// The level of the bot that plays a seat; `None` for a person or an open seat.
pub(crate) fn bot_level(row: &SeatRow) -> Option<Level> {
    row.bot.as_deref().map(|name| name.parse().expect("levels are checked when a table is created or loaded"))
}

/// What somebody is called who has deleted the account.
pub(crate) fn former_player(words: &dyn Words) -> String {
    words.say(&Phrase::new("server-former-player"))
}

/// The display name of each seat: the name of the person, with the seat number if two share it, or the number of the bot.
pub(crate) fn seat_names(seats: &[SeatRow], messages: &Messages, language: Language) -> Vec<String> {
    let words = messages.localizer(language, &[]);
    let is_person = |row: &&SeatRow| matches!(row.occupant, Occupant::Person(_));
    let is_shared =
        |name: &str| seats.iter().filter(is_person).filter(|other| other.name == name).count() > 1;
    let name = |row: &SeatRow| {
        let number = i64::from(row.seat) + 1;
        match row.occupant {
            Occupant::Open => words.say(&Phrase::new("server-open-seat").number("number", number)),
            Occupant::Bot => words.say(&Phrase::new("server-bot").number("number", number)),
            Occupant::Person(_) if row.name.is_empty() && !is_shared("") => former_player(&words),
            Occupant::Person(_) if row.name.is_empty() => format!("{} {number}", former_player(&words)),
            Occupant::Person(_) if is_shared(&row.name) => format!("{} {number}", row.name),
            Occupant::Person(_) => row.name.clone(),
        }
    };
    seats.iter().map(name).collect()
}
