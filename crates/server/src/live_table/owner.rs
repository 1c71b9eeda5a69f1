//! What the person who opened a table decides: who may join, who must leave, when bots fill it, when it ends.

use pages::Language;
use store::{Host, Occupant, PersonId, SeatRow, Seating};
use table::{Seat, entropy::Entropy};

use super::{LiveTable, Snapshot, Stage, seat_names};
use crate::{app::App, errors::Error, ids, messages::Messages, names};

/// After this time everybody at the table may fill it with bots: the owner may have forgotten it.
const OWNER_ALONE: i64 = 10 * MINUTE;
const MINUTE: i64 = 60_000;

/// A request for a seat.
#[derive(Clone, Debug)]
pub(crate) struct Joining {
    pub(crate) person: PersonId,
    /// The name shown at this table.
    pub(crate) name: String,
    /// The seat; `None` for the first open one.
    pub(crate) seat: Option<Seat>,
    /// The secret of the invitation link; may be empty.
    pub(crate) invitation: String,
    /// What the person adds to the seed.
    pub(crate) entropy: Option<Entropy>,
}

impl Snapshot {
    /// Whether this person opened the table.
    pub(crate) fn is_owner(&self, person: PersonId) -> bool {
        self.host.owner == Some(person)
    }

    /// Whether this person may take a seat. An imported table has no owner and admits everybody.
    pub(crate) fn may_join(&self, person: Option<PersonId>, invitation: Option<&str>) -> Result<(), Error> {
        if self.host.ended {
            return Err(Error::TableEnded);
        }
        if self.host.owner.is_none() || self.host.owner == person {
            return Ok(());
        }
        if person.is_some_and(|person| !self.seats_of(person).is_empty()) {
            return Err(Error::OneSeat);
        }
        match self.host.seating {
            Seating::Invited if invitation != Some(&self.host.invitation) => Err(Error::NotInvited),
            Seating::Invited | Seating::Anyone => Ok(()),
        }
    }

    /// Whether a request for a seat is accepted: the person may join, and nobody else has the name.
    pub(super) fn admit(&self, joining: &Joining, messages: &Messages) -> Result<(), Error> {
        self.may_join(Some(joining.person), Some(&joining.invitation))?;
        let wanted = names::key(&joining.name);
        let others = |row: &&SeatRow| {
            !matches!(row.occupant, Occupant::Open) && row.occupant != Occupant::Person(joining.person)
        };
        // The name of a bot depends on the language of the reader.
        let taken = Language::ALL.into_iter().any(|language| {
            let shown = seat_names(&self.seats, messages, language);
            let mut others = self.seats.iter().filter(others);
            others.any(|row| {
                [&row.name, &shown[usize::from(row.seat)]].iter().any(|it| names::key(it) == wanted)
            })
        });
        if taken { Err(Error::NameTaken) } else { Ok(()) }
    }
}

impl LiveTable {
    /// Whether this person may fill the open seats with bots at `now`.
    pub(crate) fn may_fill(&self, snapshot: &Snapshot, person: PersonId, now: i64) -> Result<(), Error> {
        if snapshot.stage() == Stage::Ended {
            return Err(Error::TableEnded);
        }
        if snapshot.is_owner(person) {
            return Ok(());
        }
        if snapshot.seats_of(person).is_empty() {
            return Err(Error::NotAtTable);
        }
        let left = self.created + OWNER_ALONE - now;
        if snapshot.host.owner.is_none() || left <= 0 {
            return Ok(());
        }
        Err(Error::FillTooEarly { minutes: (left.unsigned_abs()).div_ceil(MINUTE.unsigned_abs()) })
    }

    /// The owner removes a person before play starts. The open seats are closed to everybody without the new invitation, so
    /// that the person does not return by the old link.
    pub(crate) async fn remove(&self, app: &App, owner: PersonId, seat: Seat) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        let row = snapshot.row(seat).ok_or(Error::SeatNotFound)?;
        require_owner(&snapshot, owner)?;
        match (snapshot.stage(), row.occupant) {
            (Stage::Waiting, Occupant::Person(_)) => {}
            (Stage::Waiting, Occupant::Open | Occupant::Bot) => return Err(Error::NotYourSeat),
            (Stage::Playing(_), _) => return Err(Error::AlreadyStarted),
            (Stage::Over, _) => return Err(Error::GameOver),
            (Stage::Ended, _) => return Err(Error::TableEnded),
        }
        let open = SeatRow { name: String::new(), occupant: Occupant::Open, bot: None, ..row.clone() };
        let host =
            Host { seating: Seating::Invited, invitation: ids::invitation()?, ..snapshot.host.clone() };
        let snapshot = self.change_host(app, &snapshot, host).await?;
        self.change_seats(app, &mut history, &snapshot, vec![open], None).await
    }

    /// The owner decides who may take an open seat.
    pub(crate) async fn set_seating(
        &self,
        app: &App,
        owner: PersonId,
        seating: Seating,
    ) -> Result<(), Error> {
        let _history = self.history.lock().await;
        let snapshot = self.snapshot();
        require_owner(&snapshot, owner)?;
        match snapshot.stage() {
            Stage::Waiting => {}
            Stage::Playing(_) | Stage::Over => return Err(Error::AlreadyStarted),
            Stage::Ended => return Err(Error::TableEnded),
        }
        let next = self.change_host(app, &snapshot, Host { seating, ..snapshot.host.clone() }).await?;
        self.publish(next);
        Ok(())
    }

    /// The owner ends the table: before play starts, or while nobody else plays. To end a game that counts for ratings is to resign
    /// it: bots play to the end, and the owner comes last.
    pub(crate) async fn end(&self, app: &App, owner: PersonId) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        require_owner(&snapshot, owner)?;
        let is_other = |row: &SeatRow| {
            matches!(row.occupant, Occupant::Person(person) if person != owner) && row.bot.is_none()
        };
        match snapshot.stage() {
            Stage::Over => return Err(Error::GameOver),
            Stage::Ended => return Err(Error::TableEnded),
            Stage::Playing(_) if snapshot.seats.iter().any(is_other) => return Err(Error::OthersArePlaying),
            Stage::Playing(_) if app.counts(self, &snapshot).await? => {
                return self.resign(app, &mut history, &snapshot, owner).await;
            }
            Stage::Playing(_) | Stage::Waiting => {}
        }
        self.finish(app, &snapshot).await
    }

    /// Ends the table.
    pub(super) async fn finish(&self, app: &App, snapshot: &Snapshot) -> Result<(), Error> {
        let host = Host { ended: true, ..snapshot.host.clone() };
        let next = Snapshot { host: host.clone(), ..snapshot.clone() };
        let (summary, known) = (next.summary(self.game), Some(snapshot.stored()));
        if let Err(error) = app.store().end_table(self.id.clone(), host, summary, known).await {
            return Err(self.write_failed(app, error));
        }
        self.publish(next.stored_once_more());
        Ok(())
    }

    /// Stores a decision of the owner and returns the snapshot with it.
    pub(super) async fn change_host(
        &self,
        app: &App,
        snapshot: &Snapshot,
        host: Host,
    ) -> Result<Snapshot, Error> {
        match app.store().set_host(self.id.clone(), host.clone(), Some(snapshot.stored())).await {
            Ok(()) => Ok(Snapshot { host, ..snapshot.clone() }.stored_once_more()),
            Err(error) => Err(self.write_failed(app, error)),
        }
    }
}

fn require_owner(snapshot: &Snapshot, person: PersonId) -> Result<(), Error> {
    if snapshot.is_owner(person) { Ok(()) } else { Err(Error::NotOwner) }
}
