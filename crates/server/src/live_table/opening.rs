//! The opening deal, and what seats add to the seed before it.

use std::sync::Arc;

use store::{Occupant, PersonId};
use table::{
    Seat,
    any::AnyTable,
    entropy::{Contribution, Entropy},
};

use super::{LiveTable, Snapshot, Stage, seats::own_row};
use crate::{app::App, errors::Error};

/// Reads a contribution from a request; `None` if the field is empty.
pub(crate) fn read_entropy(text: &str) -> Result<Option<Entropy>, Error> {
    match text {
        "" => Ok(None),
        digits => Entropy::from_hex(digits).map(Some).ok_or(Error::InvalidEntropy),
    }
}

impl LiveTable {
    /// A player adds to the seed. If no seat is open, the cards are dealt once everybody at the table has done so.
    pub(crate) async fn contribute(
        &self,
        app: &App,
        person: PersonId,
        seat: Seat,
        entropy: Entropy,
    ) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        own_row(&snapshot, person, seat)?;
        let mut table = snapshot.table.fork();
        table.contribute(Contribution { seat, entropy })?;
        if !snapshot.has_open_seat() && everybody_contributed(&snapshot, table.as_ref()) {
            table.start();
        }
        self.append(app, &mut history, &snapshot, table.into(), None).await
    }

    /// A player has the cards dealt without waiting for further contributions.
    pub(crate) async fn start(&self, app: &App, person: PersonId) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        if snapshot.seats_of(person).is_empty() {
            return Err(Error::NotAtTable);
        }
        match snapshot.stage() {
            Stage::Waiting if snapshot.has_open_seat() => return Err(Error::NotStarted),
            Stage::Waiting => {}
            Stage::Playing(_) | Stage::Over => return Err(Error::AlreadyStarted),
            Stage::Ended => return Err(Error::TableEnded),
        }
        let mut table = snapshot.table.fork();
        table.start();
        self.append(app, &mut history, &snapshot, table.into(), None).await
    }
}

/// The table after its seats have changed: with the contribution of a new player, and dealt if that was the last open seat.
/// A table that was dealt before its seats were taken takes no contribution; the player sees that it is not in the list.
pub(super) fn after_seats(
    before: &Snapshot,
    next: &Snapshot,
    contribution: Option<Contribution>,
) -> Arc<dyn AnyTable> {
    if !before.table.awaits_opening() {
        return Arc::clone(&before.table);
    }
    let mut table = before.table.fork();
    if let Some(contribution) = contribution
        && let Err(error) = table.contribute(contribution)
    {
        tracing::info!(%error, "a seat is taken without a contribution");
    }
    if before.has_open_seat() && !next.has_open_seat() {
        table.start();
    }
    table.into()
}

/// Has each person with a seat contributed from one of their seats?
fn everybody_contributed(snapshot: &Snapshot, table: &dyn AnyTable) -> bool {
    snapshot.seats.iter().all(|row| match row.occupant {
        Occupant::Open | Occupant::Bot => true,
        Occupant::Person(person) => {
            let seats = snapshot.seats_of(person);
            table.contributions().iter().any(|contribution| seats.contains(&contribution.seat))
        }
    })
}
