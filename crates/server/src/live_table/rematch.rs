//! The offer of a rematch: it begins when everybody at the table has agreed, or when whoever offered it does not wait.

use store::{Occupant, PersonId, SeatRow};
use table::Seat;

use super::{Deed, LiveTable, Snapshot, Stage};
use crate::{app::App, errors::Error};

/// The time stored for people without whom a rematch began.
const WITHOUT: i64 = 0;

/// Who has agreed to a rematch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rematch {
    /// The seats whose people agreed, in the order in which they did: the first offered it.
    pub(crate) agreed: Vec<Seat>,
    /// The seats whose people were asked and have not answered.
    pub(crate) missing: Vec<Seat>,
}

impl Rematch {
    /// Has it begun?
    pub(crate) fn is_ready(&self) -> bool {
        !self.agreed.is_empty() && self.missing.is_empty()
    }
}

/// When a rematch begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// When everybody has agreed.
    Together,
    /// Now, with bots for those who have not agreed. Only whoever offered it may say so.
    Now,
}

impl Snapshot {
    /// Who has agreed to a rematch. People for whom a bot played to the end are not asked.
    pub(crate) fn rematch(&self) -> Rematch {
        let seat = |row: &SeatRow| Seat::new(usize::from(row.seat));
        let people = || self.seats.iter().filter(|row| matches!(row.occupant, Occupant::Person(_)));
        let mut agreed: Vec<(i64, Seat)> =
            people().filter_map(|row| Some((row.again.filter(|&at| at != WITHOUT)?, seat(row)))).collect();
        agreed.sort();
        let missing = people().filter(|row| row.again.is_none() && row.bot.is_none()).map(seat);
        Rematch { agreed: agreed.into_iter().map(|(_, seat)| seat).collect(), missing: missing.collect() }
    }

    /// Did the person of this row agree to a rematch?
    pub(crate) fn plays_again(row: &SeatRow) -> bool {
        row.again.is_some_and(|at| at != WITHOUT)
    }

    /// The people who agreed to a rematch, in the order in which they did.
    fn agreed_people(&self) -> Vec<PersonId> {
        let mut people = Vec::new();
        for seat in self.rematch().agreed {
            match self.row(seat).map(|row| row.occupant) {
                Some(Occupant::Person(person)) if !people.contains(&person) => people.push(person),
                Some(Occupant::Person(_) | Occupant::Bot | Occupant::Open) | None => {}
            }
        }
        people
    }
}

impl LiveTable {
    /// People with a block between them are not seated together at public tables: whoever agrees first plays.
    async fn may_play_again(&self, app: &App, snapshot: &Snapshot, person: PersonId) -> Result<(), Error> {
        if !self.public {
            return Ok(());
        }
        for other in snapshot.agreed_people() {
            if other != person && app.are_separated(person, other).await? {
                return Err(Error::RematchRefused);
            }
        }
        Ok(())
    }

    /// The people who play a rematch: those who agreed, without those who have come apart from an earlier one since.
    pub(crate) async fn people_of_rematch(
        &self,
        app: &App,
        snapshot: &Snapshot,
    ) -> Result<Vec<PersonId>, Error> {
        let mut people: Vec<PersonId> = Vec::new();
        for person in snapshot.agreed_people() {
            let mut is_apart = false;
            for other in people.iter().filter(|_| self.public) {
                is_apart |= app.are_separated(person, *other).await?;
            }
            if !is_apart {
                people.push(person);
            }
        }
        Ok(people)
    }

    /// Who owns a rematch of these people: the owner of this table, unless they have come apart from one of them; then whoever
    /// agreed first. `None` if this table has no owner.
    pub(crate) async fn owner_of_rematch(
        &self,
        app: &App,
        snapshot: &Snapshot,
        people: &[PersonId],
    ) -> Result<Option<PersonId>, Error> {
        let Some(owner) = snapshot.host.owner else { return Ok(None) };
        for other in people.iter().filter(|other| self.public && **other != owner) {
            if app.are_separated(owner, *other).await? {
                return Ok(people.first().copied());
            }
        }
        Ok(Some(owner))
    }

    /// A player agrees to a rematch, for all of their seats, and perhaps does not wait for the others.
    pub(crate) async fn agree_to_rematch(
        &self,
        app: &App,
        person: PersonId,
        start: Start,
    ) -> Result<(), Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        if snapshot.stage() != Stage::Over {
            return Err(Error::NotOver);
        }
        let own = snapshot.seats_of(person);
        let Some(&seat) = own.first() else { return Err(Error::NotAtTable) };
        let offer = snapshot.rematch();
        self.may_play_again(app, &snapshot, person).await?;
        let may_start = offer.agreed.first().is_none_or(|first| own.contains(first));
        // Later than whoever agreed before: the order decides who plays, and a clock may show the same time twice.
        let latest = snapshot.seats.iter().filter_map(|row| row.again).max().unwrap_or(WITHOUT);
        let now = app.clock().now().max(latest + 1);
        let changed = |row: &SeatRow| {
            let again = match row.occupant {
                _ if row.again.is_some() => return None,
                Occupant::Person(other) if other == person => now,
                Occupant::Person(_) if start == Start::Now && may_start => WITHOUT,
                Occupant::Person(_) | Occupant::Bot | Occupant::Open => return None,
            };
            Some(SeatRow { again: Some(again), ..row.clone() })
        };
        let rows: Vec<SeatRow> = snapshot.seats.iter().filter_map(changed).collect();
        if rows.is_empty() {
            return Ok(());
        }
        let deed = if offer.agreed.is_empty() { Deed::OfferedRematch } else { Deed::AgreedToRematch };
        let told = if offer.agreed.iter().any(|seat| own.contains(seat)) {
            Snapshot::clone(&snapshot)
        } else {
            snapshot.told(now, seat, deed)
        };
        self.change_seats(app, &mut history, &told, rows, None).await
    }
}
