//! The object-safe interface, for programs that hold tables of many games: a server, a terminal, a protocol.

use std::{any::Any, marker::PhantomData, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Rules, Seat, Turn, Viewer,
    content::{ContentError, FaceFields, Mistake, OverlayDocument, fields},
    dealer::Seed,
    entropy::{Contribution, ContributionError},
    faces::Face,
    journal::Entry,
    odds::Odds,
    options::OptionSpec,
    record::{Event, Overlay, Record, RecordError},
    refusal::{OptionsError, ReadOptionsError, ReadPositionError, Refuses, RuleId},
    standings::Standings,
    table::{Barrier, Dealing, Imagined, Table, TableError, Verified, verify},
    text::{Phrase, Words},
};

/// Why an open table does not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Rejection {
    /// It is not the turn of this seat.
    #[error("it is not the turn of seat {}", .seat.number())]
    OutOfTurn {
        /// Who tried.
        seat: Seat,
        /// What must happen instead.
        turn: Turn,
    },
    /// Not the notation of an action or an outcome.
    #[error("{0}")]
    Unreadable(#[from] crate::refusal::NotationError),
    /// The game refuses it.
    #[error("{message} ({rule})")]
    Refused {
        /// The rule that stands in the way.
        rule: RuleId,
        /// The reason in words for a person.
        phrase: Phrase,
        /// The reason in English, for programs and logs.
        message: String,
    },
    /// No decision of this seat can be taken back.
    #[error("nothing to take back: {barrier}")]
    NoUndo {
        /// Why not.
        barrier: Barrier,
    },
    /// The table has changed since the version the choice was made for.
    #[error("made for version {made_for}, the table is at {now}")]
    Stale {
        /// The version the choice was made for.
        made_for: usize,
        /// The version of the table.
        now: usize,
    },
    /// The seed deals at this table.
    #[error("this table deals from its seed; outcomes cannot be dealt by hand")]
    NotByHand,
}

impl<F: Refuses> From<TableError<F>> for Rejection {
    fn from(error: TableError<F>) -> Self {
        match error {
            TableError::OutOfTurn { seat, turn } => Self::OutOfTurn { seat, turn },
            TableError::Refused(refusal) => {
                Self::Refused { rule: refusal.rule(), phrase: refusal.phrase(), message: refusal.to_string() }
            }
            TableError::NoUndo { barrier } => Self::NoUndo { barrier },
        }
    }
}

/// An action a seat may choose now.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// In notation.
    pub action: String,
    /// In words.
    pub phrase: Phrase,
}

/// A table of any game.
pub trait AnyTable: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats play.
    fn seats(&self) -> usize;
    /// How many events have happened.
    fn version(&self) -> usize;
    /// Who or what must act.
    fn turn(&self) -> Turn;
    /// What the choosing seat is asked.
    fn question(&self) -> Phrase;
    /// Everything the choosing seat may do.
    fn choices(&self) -> Vec<Choice>;
    /// `seat` chooses; `made_for` is the version the choice was made for, if the caller knows it.
    fn play(&mut self, seat: Seat, action: &str, made_for: Option<usize>) -> Result<(), Rejection>;
    /// The action the choosing seat would take without thinking, in notation.
    fn obvious(&self) -> Option<String>;
    /// The outcomes chance may deal, with weights.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// Deals an outcome by hand.
    fn deal(&mut self, outcome: &str) -> Result<(), Rejection>;
    /// A seat adds to the seed. Possible until the opening is dealt.
    fn contribute(&mut self, contribution: Contribution) -> Result<(), ContributionError>;
    /// What the seats added to the seed, in order.
    fn contributions(&self) -> &[Contribution];
    /// Does the table wait for its opening, so that seats may contribute to the seed?
    fn awaits_opening(&self) -> bool;
    /// Deals the opening, if the table waits for it.
    fn start(&mut self);
    /// `seat` takes its last decision back.
    fn undo(&mut self, seat: Seat) -> Result<(), Rejection>;
    /// How many decisions `seat` may take back, and what stands before them.
    fn undoable(&self, seat: Seat) -> (usize, Barrier);
    /// What `viewer` may know and do, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The full position as JSON. Secret.
    fn position(&self) -> Value;
    /// The table as the seat that must choose imagines it; `None` if none must. It follows from what that seat knows and from
    /// `seed` alone.
    fn imagined(&self, seed: u64) -> Option<Imagined>;
    /// The story so far, as `viewer` may read it.
    fn story(&self, viewer: Viewer) -> Vec<Arc<Entry>>;
    /// The number of the event from which on the story is new to `seat`: its last decision before the last one of another
    /// seat.
    fn last_turn(&self, seat: Seat) -> usize;
    /// What names the turn of `seat`, however often decisions are taken back.
    fn turn_since(&self, seat: Seat) -> usize;
    /// The seat that took the last decision, or took one back.
    fn last_to_decide(&self) -> Option<Seat>;
    /// Scores with their breakdown.
    fn standings(&self) -> Standings;
    /// The game so far as a record.
    fn record(&self, with_seed: bool) -> Record;
    /// The events of the record from number `version` on. Secret.
    fn events_since(&self, version: usize) -> Vec<Event>;
    /// This table as it was after its first `version` events, dealt by hand from there.
    fn past(&self, version: usize) -> Box<dyn AnyTable>;
    /// One more event of `ahead`, a table whose past this one is; `false` if there is none.
    fn follow(&mut self, ahead: &dyn AnyTable) -> bool;
    /// The position as a terminal shows it to `viewer`.
    fn render_text(&self, viewer: Viewer, words: &dyn Words) -> String;
    /// An independent copy of the table.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// The [`Table`] itself, for code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

impl<R: Rules> AnyTable for Table<R> {
    fn game(&self) -> &'static str {
        R::NAME
    }
    fn seats(&self) -> usize {
        self.rules().seats()
    }
    fn version(&self) -> usize {
        self.version()
    }
    fn turn(&self) -> Turn {
        self.turn()
    }
    fn question(&self) -> Phrase {
        self.rules().question(self.state())
    }
    fn choices(&self) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.rules().legal_actions(self.state(), &mut actions);
        actions
            .into_iter()
            .map(|action| Choice {
                action: self.rules().write_action(action),
                phrase: self.rules().describe_action(self.state(), action),
            })
            .collect()
    }
    fn play(&mut self, seat: Seat, action: &str, made_for: Option<usize>) -> Result<(), Rejection> {
        if let Some(made_for) = made_for.filter(|&made_for| made_for != self.version()) {
            return Err(Rejection::Stale { made_for, now: self.version() });
        }
        let action = self.rules().read_action(action)?;
        Ok(self.play(seat, action)?)
    }
    fn obvious(&self) -> Option<String> {
        self.obvious().map(|action| self.rules().write_action(action))
    }
    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut odds = Odds::new();
        self.rules().outcomes(self.state(), &mut odds);
        odds.entries()
            .iter()
            .map(|&(outcome, weight)| (self.rules().write_outcome(outcome), weight))
            .collect()
    }
    fn deal(&mut self, outcome: &str) -> Result<(), Rejection> {
        if *self.dealing() != Dealing::ByHand {
            return Err(Rejection::NotByHand);
        }
        let outcome = self.rules().read_outcome(outcome)?;
        Ok(self.deal(outcome)?)
    }
    fn contribute(&mut self, contribution: Contribution) -> Result<(), ContributionError> {
        self.contribute(contribution)
    }
    fn contributions(&self) -> &[Contribution] {
        self.contributions()
    }
    fn awaits_opening(&self) -> bool {
        self.awaits_opening()
    }
    fn start(&mut self) {
        self.start();
    }
    fn undo(&mut self, seat: Seat) -> Result<(), Rejection> {
        Ok(self.undo(seat)?)
    }
    fn undoable(&self, seat: Seat) -> (usize, Barrier) {
        self.undoable(seat)
    }
    fn view(&self, viewer: Viewer) -> Value {
        self.view(viewer).to_json(self.rules())
    }
    fn position(&self) -> Value {
        serde_json::to_value(self.state()).expect("a position serialises to JSON")
    }
    fn imagined(&self, seed: u64) -> Option<Imagined> {
        self.imagined(seed)
    }
    fn story(&self, viewer: Viewer) -> Vec<Arc<Entry>> {
        self.story(viewer).cloned().collect()
    }
    fn last_turn(&self, seat: Seat) -> usize {
        self.last_turn(seat)
    }
    fn turn_since(&self, seat: Seat) -> usize {
        self.turn_since(seat)
    }
    fn last_to_decide(&self) -> Option<Seat> {
        self.last_to_decide()
    }
    fn standings(&self) -> Standings {
        self.rules().standings(self.state())
    }
    fn record(&self, with_seed: bool) -> Record {
        self.record(with_seed)
    }
    fn events_since(&self, version: usize) -> Vec<Event> {
        self.events_since(version)
    }
    fn past(&self, version: usize) -> Box<dyn AnyTable> {
        Box::new(self.past(version))
    }
    fn follow(&mut self, ahead: &dyn AnyTable) -> bool {
        ahead.as_any().downcast_ref::<Self>().is_some_and(|ahead| self.follow(ahead))
    }
    fn render_text(&self, viewer: Viewer, words: &dyn Words) -> String {
        self.rules().render_text(&self.view(viewer).observation, viewer, words)
    }
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Options the game does not have.
    #[error("options: {0}")]
    Options(#[from] ReadOptionsError),
    /// A broken overlay file.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// A position the game refuses.
    #[error("position: {0}")]
    Position(#[from] ReadPositionError),
}

impl From<OptionsError> for OpenError {
    fn from(error: OptionsError) -> Self {
        Self::Options(error.into())
    }
}

/// When the opening of a table is dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OpeningDeal {
    /// As soon as the table is open.
    #[default]
    AtOnce,
    /// When the table is told to start: seats may contribute to the seed before.
    Later,
}

/// How a table is to be opened.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The options; what is left out, or all if this is null, takes its default.
    #[serde(default)]
    pub options: Value,
    /// A content file of the box's owner.
    #[serde(default)]
    pub overlay: Option<Overlay>,
    /// The seed; without one, chance is dealt by hand.
    #[serde(default)]
    pub seed: Option<Seed>,
    /// A position to begin from instead of the game's own.
    #[serde(default)]
    pub position: Option<Value>,
    /// When the opening is dealt. A table without a seed, or at a given position, has no opening to wait for.
    #[serde(skip)]
    pub deal: OpeningDeal,
}

/// The content of the box, with a file laid over it if there is one.
pub(crate) fn overlaid<R: Rules>(overlay: Option<&Overlay>) -> Result<R::Content, ContentError> {
    match overlay {
        None => Ok(R::standard_content()),
        Some(overlay) => R::overlaid_content(&overlay.file, &overlay.text),
    }
}

impl Opening {
    /// The game `R`, set up as asked.
    pub fn rules<R: Rules>(&self) -> Result<R, OpenError> {
        let content = overlaid::<R>(self.overlay.as_ref())?;
        let options = match &self.options {
            Value::Null => R::Options::default(),
            given => R::Options::deserialize(given).map_err(ReadOptionsError::Malformed)?,
        };
        Ok(R::new(&options, &content)?)
    }
}

/// A game.
pub trait AnyGame: Send + Sync {
    /// Its name in commands and files.
    fn name(&self) -> &'static str;
    /// Version of its rules.
    fn version(&self) -> u32;
    /// What can be chosen before it begins.
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// Its messages in each language.
    fn locales(&self) -> &'static [(&'static str, &'static str)];
    /// Everything printed in the box, with a file of its owner laid over it if there is one.
    fn faces(&self, overlay: Option<&Overlay>) -> Result<Vec<Face>, ContentError>;
    /// Everything the owner of a box can enter, with the values of a file laid over the game's own. The values may be wrong;
    /// fails only if the file's structure cannot be read.
    fn fields(&self, overlay: Option<&Overlay>) -> Result<Vec<FaceFields>, ContentError>;
    /// An overlay file as a document that can be edited. Fails as [`AnyGame::fields`] does.
    fn document(&self, overlay: &Overlay) -> Result<OverlayDocument, ContentError>;
    /// Opens a table.
    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyTable>, OpenError>;
    /// Plays a record again, up to (not including) event `until`.
    fn replay(&self, record: &Record, until: Option<usize>) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Deals a record again from its seed.
    fn verify(&self, record: &Record) -> Result<Verified, RecordError>;
    /// Examines an overlay file.
    fn check_content(&self, file: &str, text: &str) -> Result<(), ContentError>;
}

/// The implementation of [`AnyGame`] for every game.
pub struct Boxed<R>(PhantomData<fn() -> R>);

impl<R> Boxed<R> {
    /// The game `R`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R> Default for Boxed<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> AnyGame for Boxed<R> {
    fn name(&self) -> &'static str {
        R::NAME
    }
    fn version(&self) -> u32 {
        R::VERSION
    }
    fn option_specs(&self) -> Vec<OptionSpec> {
        R::option_specs()
    }
    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        R::locales()
    }
    fn faces(&self, overlay: Option<&Overlay>) -> Result<Vec<Face>, ContentError> {
        Ok(R::faces(&overlaid::<R>(overlay)?))
    }
    fn fields(&self, overlay: Option<&Overlay>) -> Result<Vec<FaceFields>, ContentError> {
        R::schema().map_or_else(|| Ok(Vec::new()), |schema| fields::fields(schema, overlay))
    }
    fn document(&self, overlay: &Overlay) -> Result<OverlayDocument, ContentError> {
        let Overlay { file, text } = overlay;
        let none = || ContentError(vec![Mistake::whole(file, Phrase::new("table-mistake-no-content"), "")]);
        OverlayDocument::parse(R::schema().ok_or_else(none)?, file, text)
    }
    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyTable>, OpenError> {
        let rules = opening.rules::<R>()?;
        let dealing = opening.seed.map_or(Dealing::ByHand, Dealing::Seeded);
        let overlay = opening.overlay.clone();
        let table = match &opening.position {
            None => match (opening.deal, opening.seed) {
                (OpeningDeal::Later, Some(seed)) => Table::open_waiting(rules, overlay, seed),
                (OpeningDeal::Later, None) | (OpeningDeal::AtOnce, _) => Table::open(rules, overlay, dealing),
            },
            Some(position) => {
                let state = R::State::deserialize(position).map_err(ReadPositionError::Malformed)?;
                Table::open_at(rules, overlay, dealing, state).map_err(ReadPositionError::Invalid)?
            }
        };
        Ok(Box::new(table))
    }
    fn replay(&self, record: &Record, until: Option<usize>) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<R>::replay(record, until)?))
    }
    fn verify(&self, record: &Record) -> Result<Verified, RecordError> {
        verify::<R>(record)
    }
    fn check_content(&self, file: &str, text: &str) -> Result<(), ContentError> {
        R::overlaid_content(file, text).map(|_| ())
    }
}
