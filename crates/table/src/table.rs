//! One table: a game being played, its log, its undo.

use std::sync::Arc;

use serde::Deserialize;

use crate::{
    Rules, Seat, Turn, Viewer,
    any::overlaid,
    content::fingerprint,
    dealer::{Seed, draw_point},
    journal::{Entry, Notes},
    odds::Odds,
    record::{ContentUsed, DealEvent, Event, FORMAT, Overlay, PlayEvent, Record, RecordError, UndoEvent},
    refusal::Flaw,
    text::Phrase,
    view::View,
};

/// Who answers for chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealing {
    /// The table, from its seed, at once.
    Seeded(Seed),
    /// Somebody outside, with real dice and cards or an experiment in mind.
    ByHand,
}

/// Why undo reaches no further back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    /// Nothing has been chosen yet.
    Start,
    /// Chance spoke: something hidden became known.
    Chance,
    /// Another seat has chosen since.
    OtherSeat,
    /// The game is over.
    Over,
}

/// What a table does not accept.
#[derive(Debug, thiserror::Error)]
pub enum TableError<F: std::error::Error + 'static> {
    /// Somebody else, or nobody, must choose.
    #[error("it is not the turn of seat {}", .seat.number())]
    OutOfTurn {
        /// Who tried.
        seat: Seat,
        /// What must happen instead.
        turn: Turn,
    },
    /// The game refuses the action or the outcome.
    #[error(transparent)]
    Refused(F),
    /// No decision of this seat can be taken back.
    #[error("nothing to take back")]
    NoUndo {
        /// Why not.
        barrier: Barrier,
    },
}

/// One thing that happened at the table.
#[derive(Debug)]
enum Happened<R: Rules> {
    Played { seat: Seat, action: R::Action, dealt: Vec<R::Outcome> },
    Undone { seat: Seat },
    Dealt(Vec<R::Outcome>),
}

impl<R: Rules> Clone for Happened<R> {
    fn clone(&self) -> Self {
        match self {
            Self::Played { seat, action, dealt } => {
                Self::Played { seat: *seat, action: *action, dealt: dealt.clone() }
            }
            Self::Undone { seat } => Self::Undone { seat: *seat },
            Self::Dealt(dealt) => Self::Dealt(dealt.clone()),
        }
    }
}

/// A decision that can still be taken back.
#[derive(Debug)]
struct Step<R: Rules> {
    seat: Seat,
    before: R::State,
    entries: usize,
}

impl<R: Rules> Clone for Step<R> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

/// A game in progress. All changes go through [`Table::play`], [`Table::deal`] and [`Table::undo`]; each appends
/// to the log, and the state is the fold of that log.
#[derive(Debug)]
pub struct Table<R: Rules> {
    /// Shared between forks.
    rules: Arc<R>,
    overlay: Option<Overlay>,
    dealing: Dealing,
    first: Option<R::State>,
    state: R::State,
    log: Vec<Happened<R>>,
    draws: u64,
    open_steps: Vec<Step<R>>,
    barrier: Barrier,
    /// Shared between forks: entries never change.
    story: Vec<Arc<Entry>>,
}

impl<R: Rules> Clone for Table<R> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            overlay: self.overlay.clone(),
            log: self.log.clone(),
            open_steps: self.open_steps.clone(),
            story: self.story.clone(),
            ..*self
        }
    }
}

impl<R: Rules> Table<R> {
    /// Opens a table. With a seed, the opening is dealt at once.
    pub fn open(rules: R, overlay: Option<Overlay>, dealing: Dealing) -> Self {
        let state = rules.start();
        let mut table = Self::bare(rules, overlay, dealing, state);
        table.deal_opening();
        table
    }

    /// Opens a table at a position set up by hand.
    pub fn open_at(
        rules: R,
        overlay: Option<Overlay>,
        dealing: Dealing,
        position: R::State,
    ) -> Result<Self, Flaw> {
        rules.check(&position)?;
        let mut table = Self::bare(rules, overlay, dealing, position);
        table.first = Some(position);
        table.deal_opening();
        Ok(table)
    }

    fn bare(rules: R, overlay: Option<Overlay>, dealing: Dealing, state: R::State) -> Self {
        Self {
            rules: Arc::new(rules),
            overlay,
            dealing,
            first: None,
            state,
            log: Vec::new(),
            draws: 0,
            open_steps: Vec::new(),
            barrier: Barrier::Start,
            story: Vec::new(),
        }
    }

    fn deal_opening(&mut self) {
        let dealt = self.settle();
        if !dealt.is_empty() {
            self.log.push(Happened::Dealt(dealt));
        }
    }

    /// The rules played by.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The full position. Secret: whoever plays gets a [`Table::view`].
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// How many events have happened. Grows with every change, undo included.
    pub const fn version(&self) -> usize {
        self.log.len()
    }

    /// Who answers for chance.
    pub const fn dealing(&self) -> &Dealing {
        &self.dealing
    }

    /// Who or what must act.
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// What `viewer` may know and do.
    pub fn view(&self, viewer: Viewer) -> View<R> {
        self.rules.view(&self.state, viewer)
    }

    /// The story so far, as `viewer` may read it.
    pub fn story(&self, viewer: Viewer) -> impl Iterator<Item = &Arc<Entry>> {
        self.story.iter().filter(move |entry| entry.audience.includes(viewer))
    }

    /// `seat` chooses `action`. With a seed, chance answers before this returns.
    pub fn play(&mut self, seat: Seat, action: R::Action) -> Result<(), TableError<R::Refusal>> {
        let turn = self.turn();
        if turn != Turn::Choose(seat) {
            return Err(TableError::OutOfTurn { seat, turn });
        }
        let before = self.state;
        let mut notes = Notes::default();
        self.rules.play(&mut self.state, action, &mut notes).map_err(TableError::Refused)?;
        if self.open_steps.last().is_some_and(|step| step.seat != seat) {
            self.open_steps.clear();
            self.barrier = Barrier::OtherSeat;
        }
        self.open_steps.push(Step { seat, before, entries: self.story.len() });
        self.write_down(self.log.len(), &notes);
        let dealt = self.settle();
        self.log.push(Happened::Played { seat, action, dealt });
        if self.turn() == Turn::Over {
            self.close_steps(Barrier::Over);
        }
        Ok(())
    }

    /// Chance speaks by hand.
    pub fn deal(&mut self, outcome: R::Outcome) -> Result<(), TableError<R::Refusal>> {
        // What chance says belongs to the choice before it, or to the deal it is part of.
        let event = match self.log.last() {
            Some(Happened::Played { .. } | Happened::Dealt(_)) => self.log.len() - 1,
            Some(Happened::Undone { .. }) | None => self.log.len(),
        };
        self.answer(event, outcome)?;
        match self.log.get_mut(event) {
            Some(Happened::Played { dealt, .. } | Happened::Dealt(dealt)) => dealt.push(outcome),
            Some(Happened::Undone { .. }) | None => self.log.push(Happened::Dealt(vec![outcome])),
        }
        if self.turn() == Turn::Over {
            self.close_steps(Barrier::Over);
        }
        Ok(())
    }

    fn answer(&mut self, event: usize, outcome: R::Outcome) -> Result<(), TableError<R::Refusal>> {
        let mut notes = Notes::default();
        self.rules.deal(&mut self.state, outcome, &mut notes).map_err(TableError::Refused)?;
        self.draws += 1;
        self.write_down(event, &notes);
        self.close_steps(Barrier::Chance);
        Ok(())
    }

    /// Lets the seed answer until a seat must choose; what it said.
    fn settle(&mut self) -> Vec<R::Outcome> {
        let mut dealt = Vec::new();
        let Dealing::Seeded(seed) = self.dealing else {
            return dealt;
        };
        let mut odds = Odds::new();
        while self.turn() == Turn::Chance {
            let Some(outcome) = self.seeded_outcome(&seed, &mut odds) else {
                break;
            };
            if self.answer(self.log.len(), outcome).is_err() {
                break;
            }
            dealt.push(outcome);
        }
        dealt
    }

    fn seeded_outcome(&self, seed: &Seed, odds: &mut Odds<R::Outcome>) -> Option<R::Outcome> {
        odds.clear();
        self.rules.outcomes(&self.state, odds);
        odds.pick(draw_point(seed, self.draws, odds.total()))
    }

    fn write_down(&mut self, event: usize, notes: &Notes<R::Note>) {
        self.story.extend(notes.0.iter().map(|(audience, note)| {
            Arc::new(Entry { event, audience: *audience, phrase: self.rules.tell(note) })
        }));
    }

    fn close_steps(&mut self, barrier: Barrier) {
        self.open_steps.clear();
        self.barrier = barrier;
    }

    /// How many of its own last decisions `seat` may take back now, and what stands before them.
    pub fn undoable(&self, seat: Seat) -> (usize, Barrier) {
        match self.open_steps.last() {
            Some(step) if step.seat == seat => (self.open_steps.len(), self.barrier),
            Some(_) => (0, Barrier::OtherSeat),
            None => (0, self.barrier),
        }
    }

    /// `seat` takes its last decision back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), TableError<R::Refusal>> {
        let (steps, barrier) = self.undoable(seat);
        let Some(step) = (if steps > 0 { self.open_steps.pop() } else { None }) else {
            return Err(TableError::NoUndo { barrier });
        };
        self.state = step.before;
        self.story.truncate(step.entries);
        self.log.push(Happened::Undone { seat });
        Ok(())
    }

    /// The game so far as a record. `with_seed` only for its keeper, or once the game is over.
    pub fn record(&self, with_seed: bool) -> Record {
        let seed = match self.dealing {
            Dealing::Seeded(seed) => Some(seed),
            Dealing::ByHand => None,
        };
        Record {
            format: FORMAT,
            game: R::NAME.to_owned(),
            rules: R::VERSION,
            content: ContentUsed {
                fingerprint: fingerprint(self.rules.content()),
                overlay: self.overlay.clone(),
            },
            options: serde_json::to_value(self.rules.options()).unwrap_or_default(),
            commitment: seed.map(|seed| seed.commitment()),
            seed: seed.filter(|_| with_seed),
            position: self.first.map(|first| serde_json::to_value(first).unwrap_or_default()),
            players: Vec::new(),
            events: self.events_since(0),
        }
    }

    /// The events of the record from number `version` on. As secret as the position: they say what was dealt.
    pub fn events_since(&self, version: usize) -> Vec<Event> {
        let outcomes = |dealt: &[R::Outcome]| {
            dealt.iter().map(|&outcome| self.rules.write_outcome(outcome)).collect::<Vec<_>>()
        };
        let event = |happened: &Happened<R>| match happened {
            Happened::Played { seat, action, dealt } => Event::Play(PlayEvent {
                seat: *seat,
                play: self.rules.write_action(*action),
                dealt: outcomes(dealt),
            }),
            Happened::Undone { seat } => Event::Undo(UndoEvent { seat: *seat, undo: true }),
            Happened::Dealt(dealt) => Event::Deal(DealEvent { dealt: outcomes(dealt) }),
        };
        self.log.iter().skip(version).map(event).collect()
    }

    /// This table as it was after its first `version` events, dealt by hand from there.
    pub fn past(&self, version: usize) -> Self {
        let state = self.first.unwrap_or_else(|| self.rules.start());
        let mut past = Self {
            rules: Arc::clone(&self.rules),
            overlay: self.overlay.clone(),
            dealing: Dealing::ByHand,
            first: self.first,
            state,
            log: Vec::new(),
            draws: 0,
            open_steps: Vec::new(),
            barrier: Barrier::Start,
            story: Vec::new(),
        };
        while past.version() < version && past.follow(self) {}
        past
    }

    /// One more event of `ahead`, a table whose past this one is; `false` if there is none, or if `ahead` went another
    /// way.
    pub fn follow(&mut self, ahead: &Self) -> bool {
        if self.dealing != Dealing::ByHand {
            return false;
        }
        let dealt = match ahead.log.get(self.log.len()) {
            None => return false,
            Some(Happened::Undone { seat }) => return self.undo(*seat).is_ok(),
            Some(Happened::Played { seat, action, dealt }) => {
                if self.play(*seat, *action).is_err() {
                    return false;
                }
                dealt
            }
            Some(Happened::Dealt(dealt)) => {
                self.log.push(Happened::Dealt(Vec::new()));
                dealt
            }
        };
        dealt.iter().all(|&outcome| self.deal(outcome).is_ok())
    }

    /// Plays a record again up to (not including) event `until`, checking every choice and, if the record holds its
    /// seed, every deal. A whole record with a seed yields a table that goes on dealing from it.
    pub fn replay(record: &Record, until: Option<usize>) -> Result<Self, RecordError> {
        let rules = rules_of::<R>(record)?;
        if let Some(seed) = &record.seed
            && record.commitment.as_ref() != Some(&seed.commitment())
        {
            return Err(RecordError::Commitment);
        }
        let start = match &record.position {
            None => rules.start(),
            Some(value) => {
                let state =
                    R::State::deserialize(value).map_err(|error| RecordError::Position(error.to_string()))?;
                rules.check(&state).map_err(|flaw| RecordError::Position(flaw.to_string()))?;
                state
            }
        };
        let mut table = Self::bare(rules, record.content.overlay.clone(), Dealing::ByHand, start);
        table.first = record.position.as_ref().map(|_| start);
        let until = until.unwrap_or(record.events.len()).min(record.events.len());
        for (index, event) in record.events[..until].iter().enumerate() {
            table.repeat(index, event, record.seed.as_ref())?;
        }
        // Cut off before its opening, a record leaves a table where chance must speak: somebody may speak for it.
        if let Some(seed) = record.seed
            && (until == record.events.len() || table.turn() != Turn::Chance)
        {
            table.dealing = Dealing::Seeded(seed);
            table.deal_opening();
        }
        Ok(table)
    }

    fn repeat(&mut self, index: usize, event: &Event, seed: Option<&Seed>) -> Result<(), RecordError> {
        let wrong = |why: String| RecordError::Event { event: index, why };
        let dealt: &[String] = match event {
            Event::Undo(UndoEvent { undo: false, .. }) => {
                return Err(wrong("'undo' is always true".to_owned()));
            }
            Event::Undo(undo) => {
                return self.undo(undo.seat).map_err(|error| wrong(error.to_string()));
            }
            Event::Play(played) => {
                let action =
                    self.rules.read_action(&played.play).map_err(|error| wrong(error.to_string()))?;
                self.play(played.seat, action).map_err(|error| wrong(error.to_string()))?;
                &played.dealt
            }
            Event::Deal(deal) => {
                if deal.dealt.is_empty() {
                    return Err(wrong("chance said nothing".to_owned()));
                }
                self.log.push(Happened::Dealt(Vec::new()));
                &deal.dealt
            }
        };
        let mut odds = Odds::new();
        for text in dealt {
            let outcome = self.rules.read_outcome(text).map_err(|error| wrong(error.to_string()))?;
            if let Some(seed) = seed {
                let expected = self.seeded_outcome(seed, &mut odds);
                if expected != Some(outcome) {
                    return Err(RecordError::Dealing {
                        event: index,
                        expected: expected
                            .map_or_else(|| "nothing".to_owned(), |it| self.rules.write_outcome(it)),
                        found: text.clone(),
                    });
                }
            }
            self.deal(outcome).map_err(|error| wrong(error.to_string()))?;
        }
        if seed.is_some() && self.turn() == Turn::Chance {
            return Err(wrong("chance had not finished speaking".to_owned()));
        }
        Ok(())
    }
}

/// The rules a record was played by, if this program still has them.
pub fn rules_of<R: Rules>(record: &Record) -> Result<R, RecordError> {
    if record.format != FORMAT {
        return Err(RecordError::Format(record.format));
    }
    if record.game != R::NAME {
        return Err(RecordError::OtherGame { found: record.game.clone(), expected: R::NAME.to_owned() });
    }
    if record.rules != R::VERSION {
        return Err(RecordError::Rules { found: record.rules, ours: R::VERSION });
    }
    let content = overlaid::<R>(record.content.overlay.as_ref())?;
    let ours = fingerprint(&content);
    if record.content.fingerprint != ours {
        return Err(RecordError::Content { found: record.content.fingerprint.clone(), ours });
    }
    let options =
        R::Options::deserialize(&record.options).map_err(|error| RecordError::Options(error.to_string()))?;
    R::new(&options, &content).map_err(|error| RecordError::Options(error.to_string()))
}

/// What checking the dealing of a finished game found.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Verified {
    /// The promise made when the table opened.
    pub commitment: String,
    /// Outcomes dealt again from the seed, all as recorded.
    pub draws: u64,
    /// Events replayed.
    pub events: usize,
    /// Is the game over?
    pub over: bool,
}

/// Deals a record again from its seed.
pub fn verify<R: Rules>(record: &Record) -> Result<Verified, RecordError> {
    let Some(commitment) = record.commitment.clone().filter(|_| record.seed.is_some()) else {
        return Err(RecordError::NoSeed);
    };
    let table = Table::<R>::replay(record, None)?;
    Ok(Verified {
        commitment,
        draws: table.draws,
        events: record.events.len(),
        over: table.turn() == Turn::Over,
    })
}

impl Barrier {
    /// The reason in words for a person.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Start => "table-barrier-start",
            Self::Chance => "table-barrier-chance",
            Self::OtherSeat => "table-barrier-other-seat",
            Self::Over => "table-barrier-over",
        })
    }
}
