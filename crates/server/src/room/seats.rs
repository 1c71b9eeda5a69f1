//! Who comes, goes, and is stood in for; and what they say to each other.

use std::sync::Arc;

use store::{Append, ChatLine, Person, PersonId, SeatRow, Sitter};
use table::Seat;

use super::{Moment, Room, Stage};
use crate::{errors::Fault, hall::Hall, room::Ledger};

/// Lines of chat kept in memory.
pub(super) const CHAT_LINES: u32 = 100;

impl Room {
    /// A person takes an open seat: this one, or the first there is.
    pub(crate) async fn join(
        &self,
        hall: &Hall,
        person: &Person,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<Seat, Fault> {
        let mut ledger = self.ledger.lock().await;
        let now = self.now();
        let open = now.seats.iter().find(|row| match seat {
            Some(seat) => usize::from(row.seat) == seat.index(),
            None => row.sitter == Sitter::Open,
        });
        let row = match (open, seat) {
            (Some(row), _) if row.sitter == Sitter::Open => row.clone(),
            (None, Some(_)) => return Err(Fault::NoSeat),
            (Some(_) | None, _) => return Err(Fault::SeatTaken),
        };
        let taken = Seat::new(usize::from(row.seat));
        let row = SeatRow { name: name.to_owned(), sitter: Sitter::Person(person.id), bot: None, ..row };
        self.change_seats(hall, &mut ledger, &now, vec![row]).await?;
        Ok(taken)
    }

    /// A person leaves a seat: it is open again, or, once play has begun, a bot stands in.
    pub(crate) async fn leave(&self, hall: &Hall, person: PersonId, seat: Seat) -> Result<(), Fault> {
        let mut ledger = self.ledger.lock().await;
        let now = self.now();
        let row = own_row(&now, person, seat)?;
        let row = match now.stage() {
            Stage::Waiting => SeatRow { name: String::new(), sitter: Sitter::Open, bot: None, ..row.clone() },
            Stage::Playing(_) => SeatRow { bot: Some(self.stand_in()), ..row.clone() },
            Stage::Over => return Err(Fault::IsOver),
        };
        self.change_seats(hall, &mut ledger, &now, vec![row]).await
    }

    /// A person comes back to a seat a bot stands in for.
    pub(crate) async fn come_back(&self, hall: &Hall, person: PersonId, seat: Seat) -> Result<(), Fault> {
        let mut ledger = self.ledger.lock().await;
        let now = self.now();
        let row = own_row(&now, person, seat)?;
        if row.bot.is_none() {
            return Err(Fault::NobodyStandsIn);
        }
        let row = SeatRow { bot: None, ..row.clone() };
        self.change_seats(hall, &mut ledger, &now, vec![row]).await
    }

    /// Bots take all open seats.
    pub(crate) async fn fill(&self, hall: &Hall, person: PersonId, level: &str) -> Result<(), Fault> {
        let mut ledger = self.ledger.lock().await;
        let now = self.now();
        if now.seats_of(person).is_empty() {
            return Err(Fault::NotAtTable);
        }
        let open = now.seats.iter().filter(|row| row.sitter == Sitter::Open);
        let rows: Vec<SeatRow> = open
            .map(|row| SeatRow {
                name: String::new(),
                sitter: Sitter::Bot,
                bot: Some(level.to_owned()),
                ..row.clone()
            })
            .collect();
        if rows.is_empty() {
            return Err(Fault::HasBegun);
        }
        self.change_seats(hall, &mut ledger, &now, rows).await
    }

    /// A bot stands in for whoever let the turn run out; nothing happens if nobody did.
    pub(crate) async fn run_out(&self, hall: &Hall) -> Result<(), Fault> {
        let mut ledger = self.ledger.lock().await;
        let now = self.now();
        let late = now.deadline(self.settings.pace).is_some_and(|at| at <= hall.clock().now());
        let Stage::Playing(seat) = now.stage() else { return Ok(()) };
        let Some(row) = now.row(seat).filter(|_| late) else { return Ok(()) };
        let row = SeatRow { bot: Some(self.stand_in()), ..row.clone() };
        self.change_seats(hall, &mut ledger, &now, vec![row]).await
    }

    /// The seats of a guest have become the seats of an account.
    pub(crate) async fn merge(&self, guest: PersonId, account: PersonId) {
        let _ledger = self.ledger.lock().await;
        let now = self.now();
        if now.seats_of(guest).is_empty() {
            return;
        }
        let mut next = Moment::clone(&now);
        for row in next.seats.iter_mut().filter(|row| row.sitter == Sitter::Person(guest)) {
            row.sitter = Sitter::Person(account);
        }
        self.show(next);
    }

    /// Somebody at the table says something.
    pub(crate) async fn say(&self, hall: &Hall, person: &Person, text: String) -> Result<u64, Fault> {
        let _ledger = self.ledger.lock().await;
        let now = self.now();
        let Some(seat) = now.seats_of(person.id).first().copied() else { return Err(Fault::NotAtTable) };
        let name = now.row(seat).map_or_else(String::new, |row| row.name.clone());
        let line = ChatLine { person: person.id, name, text, at: hall.clock().now() };
        let number = hall.store().say(self.id.clone(), line.clone()).await?;
        let mut chat = Vec::clone(&now.chat);
        chat.push((number, line));
        let surplus = chat.len().saturating_sub(CHAT_LINES as usize);
        chat.drain(..surplus);
        self.show(Moment { chat: Arc::new(chat), ..Moment::clone(&now) });
        Ok(number)
    }

    /// The newcomer has had enough of the guide.
    pub(crate) async fn skip_guide(&self, person: PersonId) -> Result<(), Fault> {
        let _ledger = self.ledger.lock().await;
        let now = self.now();
        if now.seats_of(person).is_empty() {
            return Err(Fault::NotAtTable);
        }
        self.show(Moment { guide_skipped: true, ..Moment::clone(&now) });
        Ok(())
    }

    fn stand_in(&self) -> String {
        match self.settings.stand_in.as_str() {
            "" => crate::bots::DEFAULT_LEVEL.name().to_owned(),
            level => level.to_owned(),
        }
    }

    async fn change_seats(
        &self,
        hall: &Hall,
        ledger: &mut Ledger,
        now: &Moment,
        rows: Vec<SeatRow>,
    ) -> Result<(), Fault> {
        let mut next = now.clone();
        for row in &rows {
            if let Some(seat) = next.seats.get_mut(usize::from(row.seat)) {
                seat.clone_from(row);
            }
        }
        for row in rows {
            if let Err(error) = hall.store().seat(self.id.clone(), row).await {
                hall.metrics().store_errors.inc();
                hall.forget(&self.id);
                return Err(error.into());
            }
        }
        // Whoever looks for tables in which a bot must act has to find this one, or no longer.
        let summary = next.summary(self.game);
        let append =
            Append { table: self.id.clone(), first: now.version() as u64, events: Vec::new(), summary };
        if let Err(error) = hall.store().append(append).await {
            hall.metrics().store_errors.inc();
            hall.forget(&self.id);
            return Err(error.into());
        }
        if let Stage::Playing(seat) = next.stage() {
            // Play begins, or goes on with somebody who needs time to look.
            if now.stage() == Stage::Waiting || now.row(seat) != next.row(seat) {
                ledger.begin_at(hall.clock().now());
            }
            next.since = ledger.turn_began(seat);
        }
        self.show(next);
        Ok(())
    }
}

fn own_row(now: &Moment, person: PersonId, seat: Seat) -> Result<&SeatRow, Fault> {
    let row = now.row(seat).ok_or(Fault::NoSeat)?;
    if row.sitter == Sitter::Person(person) { Ok(row) } else { Err(Fault::NotYourSeat) }
}
