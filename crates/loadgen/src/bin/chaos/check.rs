//! Compares the ledgers of the players with the database, and verifies every table.

use std::{path::Path, process::Command};

use store::{StoredTable, TableId};

use crate::{
    players::{Ledger, Seat, Shared},
    secrets,
};

/// The result of the comparison.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) tables: usize,
    pub(crate) actions: usize,
    pub(crate) verified: usize,
    /// Views that were sent and compared with what their reader may know.
    pub(crate) views: usize,
    /// What was acknowledged and is not there, or is there and does not verify.
    pub(crate) problems: Vec<String>,
}

/// Checks all tables. The server must not run any more.
pub(crate) async fn check(
    program: &Path,
    database: &str,
    folder: &Path,
    shared: &Shared,
) -> Result<Findings, Box<dyn std::error::Error>> {
    let store = store::open(database).await?;
    let mut findings = Findings::default();
    let ledgers = shared.ledgers();
    for (table, ledger) in &ledgers {
        findings.tables += 1;
        findings.actions += ledger.actions.len();
        match store.load(TableId(table.clone())).await? {
            Some(stored) => {
                compare(table, ledger, &stored, &mut findings.problems);
                let checked = secrets::check(&ledger.overheard, &stored);
                findings.views += checked.views;
                findings.problems.extend(checked.problems.iter().map(|what| format!("{table}: {what}")));
            }
            None => findings.problems.push(format!("{table}: the table is lost")),
        }
    }
    store.close().await?;
    for table in ledgers.keys() {
        match verify(program, database, &folder.join("record.json"), table) {
            Ok(()) => findings.verified += 1,
            Err(why) => findings.problems.push(format!("{table}: {why}")),
        }
    }
    Ok(findings)
}

/// Every acknowledged action stands in the log once, at its place; every acknowledged seat has its player and contribution.
fn compare(table: &str, ledger: &Ledger, stored: &StoredTable, problems: &mut Vec<String>) {
    for done in &ledger.actions {
        let written: Vec<usize> = (0..stored.events.len())
            .filter(|&index| stored.events[index].client.as_ref() == Some(&done.client))
            .collect();
        let body = usize::try_from(done.version).ok().filter(|place| written == [*place]);
        let as_sent = format!("\"play\":{}", json_text(&done.action));
        if !body.is_some_and(|place| stored.events[place].body.contains(&as_sent)) {
            let action = &done.action;
            problems.push(format!(
                "{table}: '{action}' was acknowledged as event {}, found at {written:?}",
                done.version
            ));
        }
    }
    for Seat { seat, name, entropy } in &ledger.seats {
        let row = stored.row.seats.iter().find(|row| usize::from(row.seat) + 1 == *seat);
        if row.is_none_or(|row| row.name != *name) {
            problems.push(format!("{table}: seat {seat} was acknowledged for {name}"));
        }
        let added =
            |entropy: &String| stored.events.iter().any(|event| event.body.contains(entropy.as_str()));
        if !entropy.as_ref().is_none_or(added) {
            problems.push(format!("{table}: the contribution of seat {seat} is lost"));
        }
    }
}

fn json_text(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Exports the table and verifies its record with the program.
fn verify(program: &Path, database: &str, file: &Path, table: &str) -> Result<(), String> {
    let run = |arguments: &[&str]| -> Result<Vec<u8>, String> {
        let output = Command::new(program).args(arguments).output().map_err(|error| error.to_string())?;
        if output.status.success() {
            Ok(output.stdout)
        } else {
            Err(format!("`ochre {}`: {}", arguments[0], String::from_utf8_lossy(&output.stderr).trim()))
        }
    };
    let record = run(&["export", table, "--database", database])?;
    std::fs::write(file, record).map_err(|error| error.to_string())?;
    run(&["verify", &file.to_string_lossy()]).map(drop)
}

#[cfg(test)]
pub(crate) mod tests {
    use store::{Host, Occupant, SeatRow, Seating, StoredEvent, Summary, TableRow};

    use super::*;
    use crate::players::Action;

    pub(crate) fn stored(events: &[(&str, Option<&str>)]) -> StoredTable {
        let event = |(body, client): &(&str, Option<&str>)| StoredEvent {
            body: (*body).to_owned(),
            client: client.map(str::to_owned),
            at: 0,
            story: None,
        };
        let seat = SeatRow {
            seat: 1,
            name: "Player 2".to_owned(),
            occupant: Occupant::Open,
            bot: None,
            again: None,
        };
        let summary = Summary { turn: None, over: false, bot: false, version: 0, shown: String::new() };
        StoredTable {
            row: TableRow {
                id: TableId("t".to_owned()),
                game: String::new(),
                settings: String::new(),
                public: false,
                seats: vec![seat],
                summary,
                created: 0,
                changed: 0,
            },
            revision: 0,
            head: String::new(),
            host: Host {
                owner: None,
                invitation: String::new(),
                rematch: String::new(),
                seating: Seating::Anyone,
                ended: false,
                guide_skipped: false,
            },
            clock: None,
            ending: None,
            events: events.iter().map(event).collect(),
        }
    }

    /// How many problems a ledger with one action and one seat has with a log.
    fn problems(events: &[(&str, Option<&str>)]) -> usize {
        let action = Action { version: 1, client: "2:c".to_owned(), action: "say \"hi\"".to_owned() };
        let seat = Seat { seat: 2, name: "Player 2".to_owned(), entropy: Some("abc".to_owned()) };
        let ledger = Ledger { seats: vec![seat], actions: vec![action], overheard: Vec::new() };
        let mut problems = Vec::new();
        compare("t", &ledger, &stored(events), &mut problems);
        problems.len()
    }

    #[test]
    fn whatever_was_acknowledged_must_be_in_the_log_once_and_at_its_place() {
        let added = (r#"{"seat":2,"entropy":"abc"}"#, None);
        let played = (r#"{"seat":2,"play":"say \"hi\""}"#, Some("2:c"));
        assert_eq!(problems(&[added, played]), 0);
        assert_eq!(problems(&[added]), 1, "the action is lost");
        assert_eq!(problems(&[(added.0, None), added, played]), 1, "it is at another place");
        assert_eq!(problems(&[added, played, played]), 1, "it was played twice");
        assert_eq!(problems(&[added, (r#"{"seat":2,"play":"go"}"#, Some("2:c"))]), 1, "it is another action");
        assert_eq!(problems(&[("{}", None), played]), 1, "the contribution is lost");
    }
}
