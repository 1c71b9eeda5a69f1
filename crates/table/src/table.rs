//! A table: a game in progress, its log, its undo.

mod again;
mod imagined;
mod obvious;
mod replay;

use std::{fmt, sync::Arc};

pub use again::{Again, MOST_TIMES};
pub use imagined::Imagined;
pub use obvious::{Taken, is_reversible};
pub use replay::{Verified, rules_of, verify};

use crate::{
    Rules, Seat, Turn, Viewer,
    dealer::{Seed, draw_point},
    entropy::{Contribution, ContributionError, MAX_CONTRIBUTIONS},
    journal::{Audience, Entry, Notes},
    odds::Odds,
    record::Overlay,
    refusal::{InvalidPosition, sentence},
    text::{ENGLISH, Phrase},
    view::View,
};

/// Who deals the outcomes of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealing {
    /// The table, from its seed, as soon as chance is due.
    Seeded(Seed),
    /// The caller: from real dice and cards, or for an experiment.
    ByHand,
}

/// Why undo reaches no further back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    /// Nothing has been chosen yet.
    Start,
    /// An outcome was dealt: something hidden became known.
    Chance,
    /// Another seat has chosen since.
    OtherSeat,
    /// The game is over.
    Over,
}

/// The reason in English.
impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&sentence(ENGLISH, &self.phrase()))
    }
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

/// What a table does not accept.
#[derive(Debug, thiserror::Error)]
pub enum TableError<F: std::error::Error + 'static> {
    /// It is not the turn of this seat.
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
    #[error("nothing to take back: {barrier}")]
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
    Contributed(Contribution),
}

impl<R: Rules> Clone for Happened<R> {
    fn clone(&self) -> Self {
        match self {
            Self::Played { seat, action, dealt } => {
                Self::Played { seat: *seat, action: *action, dealt: dealt.clone() }
            }
            Self::Undone { seat } => Self::Undone { seat: *seat },
            Self::Dealt(dealt) => Self::Dealt(dealt.clone()),
            Self::Contributed(contribution) => Self::Contributed(*contribution),
        }
    }
}

impl<R: Rules> Happened<R> {
    /// The seat that took a decision, or took one back.
    fn by(&self) -> Option<Seat> {
        match self {
            Self::Played { seat, .. } | Self::Undone { seat } => Some(*seat),
            Self::Dealt(_) | Self::Contributed(_) => None,
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
    contributions: Vec<Contribution>,
    open_steps: Vec<Step<R>>,
    barrier: Barrier,
    /// Shared between forks: a line is replaced, never changed.
    story: Vec<Arc<Told<R::Note>>>,
}

/// A line of the story with the note it was made from.
#[derive(Debug)]
struct Told<N> {
    entry: Arc<Entry>,
    note: N,
}

/// How far back a note looks for one to join: a card drawn is one entry for its owner and one for all others.
const JOINED: usize = 2;

impl<R: Rules> Clone for Table<R> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            overlay: self.overlay.clone(),
            log: self.log.clone(),
            contributions: self.contributions.clone(),
            open_steps: self.open_steps.clone(),
            story: self.story.clone(),
            ..*self
        }
    }
}

impl<R: Rules> Table<R> {
    /// Opens a table. With a seed, the opening is dealt at once.
    pub fn open(rules: R, overlay: Option<Overlay>, dealing: Dealing) -> Self {
        let mut table = Self::bare(Arc::new(rules), overlay, dealing, None);
        table.deal_opening();
        table
    }

    /// Opens a table at a position set up by hand.
    pub fn open_at(
        rules: R,
        overlay: Option<Overlay>,
        dealing: Dealing,
        position: R::State,
    ) -> Result<Self, InvalidPosition> {
        rules.check(&position)?;
        let mut table = Self::bare(Arc::new(rules), overlay, dealing, Some(position));
        table.deal_opening();
        Ok(table)
    }

    /// A table where nothing has happened, at its start or at a position set up by hand.
    fn bare(rules: Arc<R>, overlay: Option<Overlay>, dealing: Dealing, first: Option<R::State>) -> Self {
        Self {
            state: first.unwrap_or_else(|| rules.start()),
            rules,
            overlay,
            dealing,
            first,
            log: Vec::new(),
            draws: 0,
            contributions: Vec::new(),
            open_steps: Vec::new(),
            barrier: Barrier::Start,
            story: Vec::new(),
        }
    }

    /// Opens a table whose opening is not dealt yet: seats may contribute to the seed until [`Table::start`].
    pub fn open_waiting(rules: R, overlay: Option<Overlay>, seed: Seed) -> Self {
        Self::bare(Arc::new(rules), overlay, Dealing::Seeded(seed), None)
    }

    /// Deals the opening, if the table waits for it.
    pub fn start(&mut self) {
        if self.awaits_opening() {
            self.deal_opening();
        }
    }

    fn deal_opening(&mut self) {
        let dealt = self.deal_from_seed();
        if !dealt.is_empty() {
            self.log.push(Happened::Dealt(dealt));
        }
    }

    /// Does the table wait for its opening, so that seats may contribute to the seed?
    pub fn awaits_opening(&self) -> bool {
        self.dealing != Dealing::ByHand && self.is_before_opening()
    }

    fn is_before_opening(&self) -> bool {
        self.log.len() == self.contributions.len() && self.turn() == Turn::Chance
    }

    /// `seat` adds to the seed. Possible until the opening is dealt.
    pub fn contribute(&mut self, contribution: Contribution) -> Result<(), ContributionError> {
        if !self.awaits_opening() {
            return Err(ContributionError::Dealt);
        }
        self.add(contribution)
    }

    fn add(&mut self, contribution: Contribution) -> Result<(), ContributionError> {
        if contribution.seat.index() >= self.rules.seats() {
            return Err(ContributionError::NoSeat(contribution.seat));
        }
        if !self.is_before_opening() {
            return Err(ContributionError::Dealt);
        }
        if self.contributions.len() >= MAX_CONTRIBUTIONS {
            return Err(ContributionError::TooMany);
        }
        self.contributions.push(contribution);
        self.log.push(Happened::Contributed(contribution));
        Ok(())
    }

    /// What the seats added to the seed, in order.
    pub fn contributions(&self) -> &[Contribution] {
        &self.contributions
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

    /// Who deals the outcomes of chance.
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
        self.told(viewer).map(|(entry, _)| entry)
    }

    /// The story so far, as `viewer` may read it: each line with the note it was made from.
    pub fn told(&self, viewer: Viewer) -> impl Iterator<Item = (&Arc<Entry>, &R::Note)> {
        let readable = self.story.iter().filter(move |told| told.entry.audience.includes(viewer));
        readable.map(|told| (&told.entry, &told.note))
    }

    /// The number of the event from which on the story is new to `seat`: its last decision before the last decision of
    /// another seat. While `seat` takes several decisions in a row, it does not change.
    pub fn last_turn(&self, seat: Seat) -> usize {
        let is_other = |event: &Happened<R>| event.by().is_some_and(|by| by != seat);
        let Some(other) = self.log.iter().rposition(is_other) else {
            return self.log.len();
        };
        self.log[..other].iter().rposition(|event| event.by() == Some(seat)).unwrap_or(0)
    }

    /// What names the turn of `seat`, while it chooses and before: the place in the log, from 1, of the first decision in a row
    /// of whoever decided before `seat`; 0 if nobody has. It does not change when `seat` or whoever came before takes decisions
    /// back and plays again.
    pub fn turn_since(&self, seat: Seat) -> usize {
        let decisions = self.log.iter().enumerate().rev();
        let mut decisions = decisions.filter_map(|(event, happened)| Some((event + 1, happened.by()?)));
        let Some((last, before)) = decisions.find(|(_, by)| *by != seat) else { return 0 };
        decisions.take_while(|(_, by)| *by == before).last().map_or(last, |(first, _)| first)
    }

    /// The seat that took the last decision, or took one back.
    pub fn last_to_decide(&self) -> Option<Seat> {
        self.log.iter().rev().find_map(Happened::by)
    }

    /// `seat` chooses `action`. With a seed, the outcomes that follow are dealt before this returns.
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
        let dealt = self.deal_from_seed();
        self.log.push(Happened::Played { seat, action, dealt });
        if self.turn() == Turn::Over {
            self.close_steps(Barrier::Over);
        }
        Ok(())
    }

    /// Deals an outcome by hand.
    pub fn deal(&mut self, outcome: R::Outcome) -> Result<(), TableError<R::Refusal>> {
        // An outcome belongs to the choice before it, or to the deal it is part of.
        let event = match self.log.last() {
            Some(Happened::Played { .. } | Happened::Dealt(_)) => self.log.len() - 1,
            Some(Happened::Undone { .. } | Happened::Contributed(_)) | None => self.log.len(),
        };
        self.answer(event, outcome)?;
        match self.log.get_mut(event) {
            Some(Happened::Played { dealt, .. } | Happened::Dealt(dealt)) => dealt.push(outcome),
            Some(Happened::Undone { .. } | Happened::Contributed(_)) | None => {
                self.log.push(Happened::Dealt(vec![outcome]));
            }
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

    /// Deals from the seed until a seat must choose; the outcomes.
    fn deal_from_seed(&mut self) -> Vec<R::Outcome> {
        let mut dealt = Vec::new();
        let Dealing::Seeded(seed) = self.dealing else {
            return dealt;
        };
        let seed = seed.with(&self.contributions);
        let mut odds = Odds::new();
        while self.turn() == Turn::Chance {
            let outcome = self.seeded_outcome(&seed, &mut odds);
            self.answer(self.log.len(), outcome).expect("a listed outcome is accepted");
            dealt.push(outcome);
        }
        dealt
    }

    /// What the seed, with all contributions, deals next. Chance must be due.
    fn seeded_outcome(&self, seed: &Seed, odds: &mut Odds<R::Outcome>) -> R::Outcome {
        odds.clear();
        self.rules.outcomes(&self.state, odds);
        assert!(odds.total() > 0, "chance has an outcome whenever it is due: {:?}", self.state);
        odds.pick(draw_point(seed, self.draws, odds.total())).expect("a point below the total has an outcome")
    }

    fn write_down(&mut self, event: usize, notes: &Notes<R::Note>) {
        for &(audience, note) in &notes.0 {
            let told = |note: R::Note| {
                let entry = Entry { event, audience, phrase: self.rules.describe_note(&note) };
                Arc::new(Told { entry: Arc::new(entry), note })
            };
            match self.joined(event, audience, &note) {
                Some((back, joined)) => {
                    let joined = told(joined);
                    let at = self.story.len() - 1 - back;
                    self.story[at] = joined;
                }
                None => {
                    let line = told(note);
                    self.story.push(line);
                }
            }
        }
    }

    /// The line that `note` can be told with, counted from the end, and the note for both. Lines in between are for other
    /// readers.
    fn joined(&self, event: usize, audience: Audience, note: &R::Note) -> Option<(usize, R::Note)> {
        for (back, told) in self.story.iter().rev().take(JOINED).enumerate() {
            if told.entry.event != event {
                return None;
            }
            if told.entry.audience == audience {
                return R::join_notes(&told.note, note).map(|joined| (back, joined));
            }
            if !told.entry.audience.is_apart_from(audience) {
                return None;
            }
        }
        None
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
}
