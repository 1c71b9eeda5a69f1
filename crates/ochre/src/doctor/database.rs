//! The database and the records of all tables.

use std::sync::Arc;

use server::{Ending, TableCheck};
use store::{Examination, Store, StoreError, Usage};
use table::text::Phrase;

use super::Report;

/// How many tables of a kind to name one by one.
const NAMED: usize = 20;

/// Checks the database at `place`. Returns whether a server uses it.
pub(super) async fn check(place: &str, report: &mut Report) -> Usage {
    let found = match store::examine(place).await {
        Ok(found) => found,
        Err(error) => {
            let message = Phrase::new("ochre-doctor-unreachable").text("error", error.to_string());
            report.error("database", message, Phrase::new("ochre-doctor-unreachable-advice"));
            return Usage::Free;
        }
    };
    let Some(found) = found else {
        report.good("database", Phrase::new("ochre-doctor-no-database"));
        return Usage::Free;
    };
    let usage = found.usage;
    report.good(
        "usage",
        Phrase::new(match usage {
            Usage::InUse => "ochre-doctor-in-use",
            Usage::Free => "ochre-doctor-free",
        }),
    );
    integrity(&found, report);
    if schema(&found, report) {
        match records(place, report).await {
            Ok(()) => {}
            Err(error) => {
                let message = Phrase::new("ochre-doctor-unreachable").text("error", error.to_string());
                report.error("records", message, Phrase::new("ochre-doctor-restore-advice"));
            }
        }
    }
    usage
}

fn integrity(found: &Examination, report: &mut Report) {
    let before = report.0.len();
    let restore = || Phrase::new("ochre-doctor-restore-advice");
    for problem in &found.damage {
        let message = Phrase::new("ochre-doctor-damage").text("problem", problem);
        report.error("integrity", message, restore());
    }
    for loose in &found.loose {
        let message = Phrase::new("ochre-doctor-loose")
            .number("rows", loose.rows.cast_signed())
            .text("table", &loose.table)
            .text("column", &loose.column)
            .text("parent", &loose.parent);
        report.error("references", message, restore());
    }
    for table in &found.broken_logs {
        let message = Phrase::new("ochre-doctor-broken-log").text("table", &table.0);
        report.error("logs", message, restore());
    }
    if report.0.len() == before {
        report.good("integrity", Phrase::new("ochre-doctor-intact"));
    }
}

/// Whether the schema is that of this program.
fn schema(found: &Examination, report: &mut Report) -> bool {
    let phrase = |key: &str, version: i32| {
        Phrase::new(key.to_owned())
            .number("found", i64::from(version))
            .number("newest", i64::from(found.newest))
    };
    match found.schema {
        None => report.good("schema", Phrase::new("ochre-doctor-no-database")),
        Some(version) if version > found.newest => report.error(
            "schema",
            phrase("ochre-doctor-schema-newer", version),
            Phrase::new("ochre-doctor-schema-newer-advice"),
        ),
        Some(version) if version < found.newest => {
            let message = phrase("ochre-doctor-schema-older", version);
            report.warn("schema", message, "ochre-doctor-schema-older-advice");
        }
        Some(version) => report.good("schema", phrase("ochre-doctor-schema", version)),
    }
    found.is_current()
}

/// Replays and verifies every table.
async fn records(place: &str, report: &mut Report) -> Result<(), StoreError> {
    let store = store::open_unchanged(place).await?;
    let outcome = verify_all(&store, report).await;
    store.close().await?;
    outcome
}

async fn verify_all(store: &Arc<dyn Store>, report: &mut Report) -> Result<(), StoreError> {
    let (mut tables, mut events, mut outdated, mut named) = (0, 0, 0, 0);
    for id in store.all_tables().await? {
        let check = match store.load(id.clone()).await {
            // Nobody deletes tables; a backup may have been restored meanwhile.
            Ok(None) => continue,
            Ok(Some(stored)) => server::check_table(stored),
            Err(error) => TableCheck::Broken(error.to_string()),
        };
        let told = |key: &'static str, error: String| {
            Phrase::new(key).text("table", id.0.clone()).text("error", error)
        };
        match check {
            TableCheck::Verified { events: count, .. } => {
                tables += 1;
                events += count as i64;
            }
            TableCheck::OtherRules { ending: Ending::Over, .. } => outdated += 1,
            TableCheck::OtherRules { ending: Ending::Open, why } if named < NAMED => {
                named += 1;
                report.warn(
                    "records",
                    told("ochre-doctor-record-stuck", why),
                    "ochre-doctor-record-stuck-advice",
                );
            }
            TableCheck::OtherRules { ending: Ending::Open, .. } => {}
            TableCheck::Broken(why) => {
                let advice = Phrase::new("ochre-doctor-record-broken-advice");
                report.error("records", told("ochre-doctor-record-broken", why), advice);
            }
        }
    }
    if outdated > 0 {
        report.good("records", Phrase::new("ochre-doctor-record-outdated").number("tables", outdated));
    }
    let verified = Phrase::new("ochre-doctor-records").number("tables", tables).number("events", events);
    report.good("records", verified);
    Ok(())
}
