//! Reports of players about a chat line or a person at a table.

use std::sync::Arc;

use store::{NewReport, Occupant, Person};
use table::Seat;

use crate::{
    app::App,
    errors::Error,
    live_table::{LiveTable, Snapshot},
    names,
};

/// What a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reported {
    /// The chat line with this number.
    Line(u64),
    /// The person in this seat.
    Seat(Seat),
}

/// What a report would keep.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    pub(crate) person: store::PersonId,
    /// The name at the table.
    pub(crate) name: String,
    pub(crate) line: Option<u64>,
    /// The chat line; empty if the report is about the person.
    pub(crate) text: String,
}

impl Reported {
    /// What is reported. Fails for bots, for lines that are not shown any more, and for the reporter's own.
    pub(crate) fn evidence(self, snapshot: &Snapshot, reporter: &Person) -> Result<Evidence, Error> {
        let evidence = match self {
            Self::Line(number) => {
                let line = snapshot.chat.iter().find(|(other, _)| *other == number);
                let (_, line) = line.filter(|(_, line)| !line.is_removed()).ok_or(Error::LineNotFound)?;
                Evidence {
                    person: line.person,
                    name: line.name.clone(),
                    line: Some(number),
                    text: line.text.clone(),
                }
            }
            Self::Seat(seat) => {
                let row = snapshot.row(seat).ok_or(Error::SeatNotFound)?;
                let Occupant::Person(person) = row.occupant else { return Err(Error::NotReportable) };
                Evidence { person, name: row.name.clone(), line: None, text: String::new() }
            }
        };
        if evidence.person == reporter.id { Err(Error::NotReportable) } else { Ok(evidence) }
    }
}

impl App {
    /// Stores a report for the administrators.
    pub(crate) async fn report(
        &self,
        live: &Arc<LiveTable>,
        reporter: &Person,
        reported: Reported,
        reason: &str,
    ) -> Result<i64, Error> {
        let reason = names::reason(reason)?;
        let Evidence { person, name, line, text } = reported.evidence(&live.snapshot(), reporter)?;
        let report = NewReport {
            reporter: reporter.id,
            person,
            name,
            table: live.id.clone(),
            line,
            text,
            reason,
            at: self.clock().now(),
        };
        Ok(self.store().add_report(report).await?)
    }
}
