//! Joining, leaving and returning; chat.

use std::sync::Arc;

use store::{
    Append, ChatLine, Host, Occupant, OutboxChange, Person, PersonId, SeatChange, SeatRow, StoredEvent,
};
use table::{Seat, entropy::Contribution};

use super::{Deed, History, Joining, LiveTable, Snapshot, Stage, opening::after_seats, stored_event};
use crate::{
    app::App,
    bot_pool::{self, Level},
    bot_queue::Class,
    errors::Error,
    kept, notices,
};

/// The number of chat lines kept in memory.
const CHAT_LINES: usize = 100;

impl LiveTable {
    /// A person takes an open seat: the one asked for, or the first one.
    pub(crate) async fn join(&self, app: &App, joining: Joining) -> Result<Seat, Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        let row = match joining.seat {
            Some(seat) => snapshot.row(seat).ok_or(Error::SeatNotFound)?,
            None => {
                let open = snapshot.seats.iter().find(|row| row.occupant == Occupant::Open);
                open.ok_or(Error::SeatTaken)?
            }
        };
        if row.occupant != Occupant::Open {
            return Err(Error::SeatTaken);
        }
        snapshot.admit(&joining, &app.messages)?;
        if self.public && app.store().is_separated(joining.person, self.id.clone()).await? {
            return Err(Error::SeatRefused);
        }
        let taken = Seat::new(usize::from(row.seat));
        let row = SeatRow {
            name: joining.name,
            occupant: Occupant::Person(joining.person),
            bot: None,
            ..row.clone()
        };
        let snapshot = snapshot.told(app.clock().now(), taken, Deed::Joined);
        let contribution = joining.entropy.map(|entropy| Contribution { seat: taken, entropy });
        self.change_seats(app, &mut history, &snapshot, vec![row], contribution).await?;
        Ok(taken)
    }

    /// A person leaves a seat, or resigns (`deed`). Before play starts the seat is open again; afterwards a bot plays it.
    pub(crate) async fn leave(
        &self,
        app: &App,
        person: PersonId,
        seat: Seat,
        deed: Deed,
    ) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        let row = own_row(&snapshot, person, seat)?.clone();
        let row = match snapshot.stage() {
            Stage::Waiting => SeatRow { name: String::new(), occupant: Occupant::Open, bot: None, ..row },
            Stage::Playing(_) => SeatRow { bot: Some(self.stand_in()), ..row },
            Stage::Over => return Err(Error::GameOver),
            Stage::Ended => return Err(Error::TableEnded),
        };
        let snapshot = match snapshot.stage() {
            Stage::Playing(_) => snapshot.told(app.clock().now(), seat, deed),
            // The seat has no name any more.
            Stage::Waiting | Stage::Over | Stage::Ended => Snapshot::clone(&snapshot),
        };
        self.change_seats(app, &mut history, &snapshot, vec![row], None).await
    }

    /// A person resigns every seat that is still theirs.
    pub(super) async fn resign(
        &self,
        app: &App,
        history: &mut History,
        snapshot: &Snapshot,
        person: PersonId,
    ) -> Result<(), Error> {
        let own = |row: &&SeatRow| row.occupant == Occupant::Person(person) && row.bot.is_none();
        let rows: Vec<SeatRow> = snapshot
            .seats
            .iter()
            .filter(own)
            .map(|row| SeatRow { bot: Some(self.stand_in()), ..row.clone() })
            .collect();
        if rows.is_empty() {
            return Err(Error::GameCounts);
        }
        let now = app.clock().now();
        let told = rows.iter().fold(snapshot.clone(), |told, row| {
            told.told(now, Seat::new(usize::from(row.seat)), Deed::Resigned)
        });
        self.change_seats(app, history, &told, rows, None).await
    }

    /// A person returns to a seat that a bot plays for them.
    pub(crate) async fn return_to_seat(&self, app: &App, person: PersonId, seat: Seat) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        let row = own_row(&snapshot, person, seat)?;
        // Who has left a game that is over has left it for good: results depend on it.
        if snapshot.stage() == Stage::Over {
            return Err(Error::GameOver);
        }
        if row.bot.is_none() {
            return Err(Error::NoStandIn);
        }
        // Whoever leaves and returns has the time that was left, and none if it has run out.
        let expired = self.settings.pace.limit().map(|limit| snapshot.turn_started + limit);
        if snapshot.stage() == Stage::Playing(seat) && expired.is_some_and(|at| at <= app.clock().now()) {
            return Err(Error::TurnExpired);
        }
        let row = SeatRow { bot: None, ..row.clone() };
        let snapshot = snapshot.told(app.clock().now(), seat, Deed::Returned);
        self.change_seats(app, &mut history, &snapshot, vec![row], None).await
    }

    /// Bots of this level take all open seats.
    pub(crate) async fn fill(&self, app: &App, person: PersonId, level: Level) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        self.may_fill(&snapshot, person, app.clock().now())?;
        let open = snapshot.seats.iter().filter(|row| row.occupant == Occupant::Open);
        let rows: Vec<SeatRow> = open
            .map(|row| SeatRow {
                name: String::new(),
                occupant: Occupant::Bot,
                bot: Some(level.name().to_owned()),
                ..row.clone()
            })
            .collect();
        if rows.is_empty() {
            return Err(Error::AlreadyStarted);
        }
        if !snapshot.has_active_person() {
            app.check_tables(person, Class::Bots).await?;
        }
        self.change_seats(app, &mut history, &snapshot, rows, None).await
    }

    /// Lets a bot play for the person whose turn has expired. Does nothing if no turn has.
    pub(crate) async fn expire_turn(&self, app: &App) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        let expired = snapshot.deadline(self.settings.pace).is_some_and(|at| at <= app.clock().now());
        if expired { self.replace_late(app, &mut history, &snapshot).await } else { Ok(()) }
    }

    /// The same if the turn of a game without a time limit that counts for ratings has lasted this long. Returns whether it has.
    pub(crate) async fn abandon_turn(&self, app: &App, longest: i64) -> Result<bool, Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        let Stage::Playing(seat) = snapshot.stage() else { return Ok(false) };
        let waits = snapshot.row(seat).is_some_and(|row| row.bot.is_none());
        let late = snapshot.turn_started.saturating_add(longest) <= app.clock().now();
        if self.settings.pace.limit().is_some() || !waits || !late || !app.counts(self, &snapshot).await? {
            return Ok(false);
        }
        self.replace_late(app, &mut history, &snapshot).await?;
        Ok(true)
    }

    async fn replace_late(&self, app: &App, history: &mut History, snapshot: &Snapshot) -> Result<(), Error> {
        let Stage::Playing(seat) = snapshot.stage() else { return Ok(()) };
        let Some(row) = snapshot.row(seat) else { return Ok(()) };
        let row = SeatRow { bot: Some(self.stand_in()), ..row.clone() };
        let told = snapshot.told(app.clock().now(), seat, Deed::RanOutOfTime);
        self.change_seats(app, history, &told, vec![row], None).await
    }

    /// A player of the table posts a chat line.
    pub(crate) async fn post_chat(&self, app: &App, person: &Person, text: String) -> Result<(), Error> {
        let _history = self.history.lock().await;
        let snapshot = self.snapshot();
        let own = snapshot.seats.iter().find(|row| row.occupant == Occupant::Person(person.id));
        let name = own.ok_or(Error::NotAtTable)?.name.clone();
        let line = ChatLine { person: person.id, name, text, at: app.clock().now() };
        let spoken = (line.name.as_str(), line.text.as_str());
        let told = notices::of_chat(&app.config().notices, &snapshot, person.id, spoken, line.at);
        let told = app.unless_blocked(person.id, told).await?;
        let tells = !told.is_empty();
        let known = Some(snapshot.stored());
        let posted = app.store().post_chat(self.id.clone(), line.clone(), told, known).await;
        let number = posted.map_err(|error| self.write_failed(app, error))?;
        if tells {
            app.wake_notices();
        }
        let mut chat = Vec::clone(&snapshot.chat);
        chat.push((number, line));
        let surplus = chat.len().saturating_sub(CHAT_LINES);
        chat.drain(..surplus);
        self.publish(Snapshot { chat: Arc::new(chat), ..Snapshot::clone(&snapshot) }.stored_once_more());
        Ok(())
    }

    /// Ends the guide.
    pub(crate) async fn skip_guide(&self, app: &App, person: PersonId) -> Result<(), Error> {
        let _history = self.history.lock().await;
        let snapshot = self.snapshot();
        if snapshot.seats_of(person).is_empty() {
            return Err(Error::NotAtTable);
        }
        let host = Host { guide_skipped: true, ..snapshot.host.clone() };
        let next = self.change_host(app, &snapshot, host).await?;
        self.publish(next);
        Ok(())
    }

    /// The level of bots that play for absent people.
    fn stand_in(&self) -> String {
        match self.settings.stand_in.as_str() {
            "" => bot_pool::DEFAULT_LEVEL.name().to_owned(),
            level => level.to_owned(),
        }
    }

    pub(super) async fn change_seats(
        &self,
        app: &App,
        history: &mut History,
        snapshot: &Snapshot,
        rows: Vec<SeatRow>,
        contribution: Option<Contribution>,
    ) -> Result<(), Error> {
        let mut next = snapshot.clone();
        for row in &rows {
            next.seats[usize::from(row.seat)].clone_from(row);
        }
        next.table = after_seats(snapshot, &next, contribution);
        let at = app.clock().now();
        let events = next.table.events_since(snapshot.version());
        let mut stories = kept::write_stories(next.table.as_ref(), snapshot.version(), &app.messages);
        let stored: Vec<StoredEvent> = (snapshot.version()..)
            .zip(&events)
            .map(|(number, event)| stored_event(event, None, at, stories.remove(&number)))
            .collect();
        // The clock of the first turn starts when the last seat is taken.
        let starts = snapshot.stage() == Stage::Waiting && next.stage() != Stage::Waiting;
        let clock = starts.then_some(at);
        if let Stage::Playing(seat) = next.stage() {
            next.turn_started = clock.unwrap_or_else(|| history.turn_started_after(&events, at, seat));
        }
        // The opening is dealt before the last seat is taken: should the server fail in between, the seat is still open and
        // somebody can take it.
        let append = Append {
            table: self.id.clone(),
            first: snapshot.version() as u64,
            known: Some(snapshot.stored()),
            events: stored.clone(),
            // The summary says whether it is a bot's turn.
            summary: next.summary(self.game),
            clock,
            ending: None,
            outbox: Vec::new(),
        };
        if let Err(error) = app.store().append(append).await {
            return Err(self.write_failed(app, error));
        }
        let known = |row: SeatRow| {
            let SeatRow { occupant, bot, .. } = snapshot.seats[usize::from(row.seat)].clone();
            SeatChange { occupant, bot, row }
        };
        let changes = rows.into_iter().map(known).collect();
        let mut told =
            notices::of_change(&app.config().notices, self.settings.pace, Some(snapshot), &next, at);
        if let Some((by, offered)) = notices::of_offer(&app.config().notices, snapshot, &next, at) {
            told.extend(app.unless_blocked(by, offered).await?.into_iter().map(OutboxChange::Add));
        }
        let tells = !told.is_empty();
        let known = Some(snapshot.stored() + 1);
        if let Err(error) = app.store().set_seats(self.id.clone(), changes, told, known).await {
            return Err(self.write_failed(app, error));
        }
        if tells {
            app.wake_notices();
        }
        for (stored, event) in stored.iter().zip(&events) {
            history.add(stored, event);
        }
        if let Some(start) = clock {
            history.start_at(start);
        }
        self.publish(next.stored_once_more().stored_once_more());
        Ok(())
    }
}

pub(super) fn own_row(snapshot: &Snapshot, person: PersonId, seat: Seat) -> Result<&SeatRow, Error> {
    let row = snapshot.row(seat).ok_or(Error::SeatNotFound)?;
    if row.occupant == Occupant::Person(person) { Ok(row) } else { Err(Error::NotYourSeat) }
}
