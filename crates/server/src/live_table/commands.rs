//! Commands: play an action, undo, restart the turn.

use std::{sync::Arc, time::Instant};

use store::{Append, Occupant, PersonId, StoreError, StoredEvent};
use table::{Seat, Turn, any::AnyTable, record::Event};

use super::{History, LiveTable, Snapshot, Stage};
use crate::{app::App, errors::Error, kept, notices};

/// Who executes a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Actor {
    /// A person, in their own seat.
    Person(PersonId),
    /// A bot, in a seat it plays.
    Bot,
}

impl Actor {
    /// The name in metrics.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Person(_) => "person",
            Self::Bot => "bot",
        }
    }
}

/// What a seat does.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    /// Play an action, in notation.
    Play(String),
    /// Play an action this many times, as far as it goes.
    Repeat(String, usize),
    /// Undo the last decision, an obvious one, and play this action instead of it.
    Instead(String),
    /// Undo the last decision.
    Undo,
    /// Undo all decisions that can be undone.
    Restart,
}

/// A command for one version of a table.
#[derive(Clone, Debug)]
pub(crate) struct Submission {
    pub(crate) seat: Seat,
    /// The version of the table for which the command was chosen.
    pub(crate) version: usize,
    /// The idempotency key: a command with a known key is not applied again.
    pub(crate) client: Option<String>,
    pub(crate) command: Command,
    /// Are the obvious decisions that follow it taken at once?
    pub(crate) obvious: bool,
}

/// When a command was applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Applied {
    /// By this request.
    Now,
    /// By an earlier request with the same idempotency key.
    Before,
}

impl LiveTable {
    /// Applies a command once and durably. On error nothing has changed.
    pub(crate) async fn apply(
        &self,
        app: &App,
        actor: Actor,
        submission: Submission,
    ) -> Result<Applied, Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        let row = snapshot.row(submission.seat).ok_or(Error::SeatNotFound)?;
        match actor {
            Actor::Person(person) if row.occupant != Occupant::Person(person) => {
                return Err(Error::NotYourSeat);
            }
            Actor::Person(_) | Actor::Bot => {}
        }
        let client = submission.client.as_deref().map(|client| History::client(submission.seat, client));
        if let Some(place) = client.as_deref().and_then(|client| history.place(client)) {
            // Another command for the same version may have come first, by a process whose answer was lost: it is not this one
            // that was applied.
            let other = place == submission.version && !is_done(snapshot.table.as_ref(), &submission);
            return if other { Err(Error::StaleVersion) } else { Ok(Applied::Before) };
        }
        match (actor, &row.bot) {
            (Actor::Person(_), Some(_)) => return Err(Error::BotIsPlaying),
            // The player returned while the bot was deciding.
            (Actor::Bot, None) => return Err(Error::StaleVersion),
            (Actor::Person(_), None) | (Actor::Bot, Some(_)) => {}
        }
        match snapshot.stage() {
            Stage::Waiting => return Err(Error::NotStarted),
            Stage::Ended => return Err(Error::TableEnded),
            Stage::Playing(_) | Stage::Over => {}
        }
        if submission.version != snapshot.version() {
            return Err(Error::StaleVersion);
        }
        match (actor, &submission.command) {
            (Actor::Person(person), Command::Undo | Command::Restart | Command::Instead(_)) => {
                history.may_undo(&snapshot.seats_of(person), app.clock().now())?;
            }
            (Actor::Person(_), Command::Play(_) | Command::Repeat(..)) | (Actor::Bot, _) => {}
        }
        let mut table = snapshot.table.fork();
        execute(table.as_mut(), submission.seat, &submission.command)?;
        // A guide explains every decision.
        let guided = self.guide.is_some() && !snapshot.host.guide_skipped;
        if submission.obvious && !guided {
            take_obvious(table.as_mut(), submission.seat);
        }
        if table.turn() == Turn::Chance {
            tracing::error!(table = %self.id, command = ?submission.command, "the seed did not deal; nothing is written");
            return Err(Error::Internal);
        }
        self.append(app, &mut history, &snapshot, table.into(), client).await?;
        Ok(Applied::Now)
    }

    /// Appends the new events of `table` to the log, then publishes them.
    pub(super) async fn append(
        &self,
        app: &App,
        history: &mut History,
        snapshot: &Snapshot,
        table: Arc<dyn AnyTable>,
        mut client: Option<String>,
    ) -> Result<(), Error> {
        let at = app.clock().now();
        let events = table.events_since(snapshot.version());
        let mut stories = kept::write_stories(table.as_ref(), snapshot.version(), &app.messages);
        let numbered = (snapshot.version()..).zip(&events);
        let stored: Vec<StoredEvent> = numbered
            .map(|(number, event)| stored_event(event, client.take(), at, stories.remove(&number)))
            .collect();
        let mut next = Snapshot { table, ..snapshot.clone() };
        let over = next.stage() == Stage::Over;
        if let Stage::Playing(seat) = next.stage() {
            next.turn_started = history.turn_started_after(&events, at, seat);
        }
        let append = Append {
            table: self.id.clone(),
            first: snapshot.version() as u64,
            known: Some(snapshot.stored()),
            events: stored.clone(),
            summary: next.summary(self.game),
            clock: None,
            ending: over.then(|| kept::write_standings(next.table.as_ref(), &app.messages)),
            outbox: notices::of_change(&app.config().notices, self.settings.pace, Some(snapshot), &next, at),
        };
        let tells = !append.outbox.is_empty();
        let started = Instant::now();
        if let Err(error) = app.store().append(append).await {
            return Err(self.write_failed(app, error));
        }
        app.metrics().append_seconds.observe(started.elapsed().as_secs_f64());
        if tells {
            app.wake_notices();
        }
        for (stored, event) in stored.iter().zip(&events) {
            history.add(stored, event);
        }
        self.publish(next.stored_once_more());
        Ok(())
    }

    /// What follows from a failed write. If another process has changed the table, [`App::change`] catches up and tries again.
    /// After any other failure the table is unloaded: only the store knows whether the write was committed.
    pub(super) fn write_failed(&self, app: &App, error: StoreError) -> Error {
        if let StoreError::SequenceTaken { .. } | StoreError::TableChanged(_) | StoreError::SeatChanged(_) =
            error
        {
            app.metrics().conflicts.inc();
            return Error::TableChanged;
        }
        tracing::error!(table = %self.id, %error, "a write failed; the table is loaded again");
        app.metrics().store_errors.inc();
        app.unload(&self.id);
        error.into()
    }
}

fn execute(table: &mut dyn AnyTable, seat: Seat, command: &Command) -> Result<(), Error> {
    match command {
        Command::Play(action) => Ok(table.play(seat, action, None)?),
        Command::Repeat(action, times) => {
            table.play(seat, action, None)?;
            for _ in 1..*times {
                if table.turn() != Turn::Choose(seat) || table.play(seat, action, None).is_err() {
                    break;
                }
            }
            Ok(())
        }
        Command::Instead(action) => {
            table.undo(seat)?;
            Ok(table.play(seat, action, None)?)
        }
        Command::Undo => Ok(table.undo(seat)?),
        Command::Restart => {
            let (steps, barrier) = table.undoable(seat);
            if steps == 0 {
                return Err(Error::UndoBlocked { barrier });
            }
            (0..steps).try_for_each(|_| Ok(table.undo(seat)?))
        }
    }
}

/// Whether what happened after the version of a submission is what it commands.
fn is_done(table: &dyn AnyTable, submission: &Submission) -> bool {
    let first = |table: &dyn AnyTable| table.events_since(submission.version).into_iter().next();
    let mut past = table.past(submission.version);
    if execute(past.as_mut(), submission.seat, &submission.command).is_err() {
        return false;
    }
    match (first(past.as_ref()), first(table)) {
        // What was dealt afterwards is not part of the command.
        (Some(Event::Play(one)), Some(Event::Play(other))) => {
            (one.seat, one.play) == (other.seat, other.play)
        }
        (one, other) => one == other,
    }
}

/// Plays for `seat` while its decision is obvious.
fn take_obvious(table: &mut dyn AnyTable, seat: Seat) {
    while table.turn() == Turn::Choose(seat) {
        let Some(action) = table.obvious() else { return };
        if let Err(error) = table.play(seat, &action, None) {
            tracing::error!(%error, action, "an obvious action is refused; the person is asked");
            return;
        }
    }
}

/// An event as stored in the log.
pub(crate) fn stored_event(
    event: &Event,
    client: Option<String>,
    at: i64,
    story: Option<String>,
) -> StoredEvent {
    let body = serde_json::to_string(event).expect("events have only string keys");
    StoredEvent { body, client, at, story }
}
