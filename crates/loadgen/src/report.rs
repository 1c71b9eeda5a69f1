//! What was measured, in a table.

use std::{fmt, time::Duration};

use crate::person::Times;

/// What was measured.
pub(crate) struct Report {
    pub(crate) database: &'static str,
    pub(crate) tables: usize,
    pub(crate) people: usize,
    pub(crate) think: Duration,
    pub(crate) time: Duration,
    /// While people think before they act.
    pub(crate) calm: Times,
    /// While people act at once.
    pub(crate) rush: Times,
    /// The server's memory: empty, with all tables, with everybody watching, after play.
    pub(crate) memory: [Option<u64>; 4],
    /// Bare appends a second: one table, as many tables as were played.
    pub(crate) bare: (f64, f64),
    pub(crate) cold_page: usize,
    pub(crate) troubles: usize,
}

impl Report {
    fn rows(&self) -> Vec<(String, String)> {
        let rate = |times: &Times| times.acknowledged.len() as f64 / self.time.as_secs_f64();
        let think = self.think.as_secs_f64();
        let (calm, rush) = (rate(&self.calm), rate(&self.rush));
        let [empty, tables, watched, played] = self.memory;
        let per_table = |then: Option<u64>| match (empty, then) {
            (Some(empty), Some(then)) => {
                format!("{:.1} KB", then.saturating_sub(empty) as f64 / 1024.0 / self.tables as f64)
            }
            _ => "unknown".to_owned(),
        };
        let row = |name: &str, value: String| (name.to_owned(), value);
        vec![
            row("database", self.database.to_owned()),
            row("live tables, people with an open page", format!("{}, {}", self.tables, self.people)),
            row(&format!("people think {think:.0} s: durable actions"), format!("{calm:.0} a second")),
            row("  request to acknowledgement, p50 / p99", percentiles(&self.calm.acknowledged)),
            row("  request to the other seats' screens, p50 / p99", percentiles(&self.calm.seen)),
            row("people act at once: durable actions", format!("{rush:.0} a second")),
            row("  request to acknowledgement, p50 / p99", percentiles(&self.rush.acknowledged)),
            row("  request to the other seats' screens, p50 / p99", percentiles(&self.rush.seen)),
            row("bare durable appends, one table", format!("{:.0} a second", self.bare.0)),
            row("bare durable appends, all tables at once", format!("{:.0} a second", self.bare.1)),
            row("bare appends for each action of the whole server", format!("{:.1}", self.bare.1 / rush)),
            row("memory for each table", per_table(tables)),
            row("  with everybody watching", per_table(watched)),
            row("  after play", per_table(played)),
            row(
                "cold page of a table, compressed, all told",
                format!("{:.1} KB", self.cold_page as f64 / 1024.0),
            ),
            row("requests that failed", self.troubles.to_string()),
        ]
    }

    /// As a page of the documentation.
    pub(crate) fn page(&self) -> String {
        let mut page = format!(
            "# Load\n\nMeasured by `cargo xtask load`: {} tables with {} people, who all have the page of their table open, on one \
             machine with {} cores that the people and the server share. Each measurement took {} s.\n\n\
             An action is acknowledged when it is on disk. The other seats' screens: from sending the request to having \
             received the new board, by way of the stream. \"Bare appends\" are the same events written to the same \
             database with no server around it.\n\n| | |\n|---|---|\n",
            self.tables,
            self.people,
            std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            self.time.as_secs(),
        );
        for (name, value) in self.rows() {
            page.push_str(&format!("| {} | {value} |\n", name.replace("  ", "… ")));
        }
        page
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().iter().try_for_each(|(name, value)| writeln!(f, "{name:<52}{value}"))
    }
}

/// The median and the 99th percentile.
fn percentiles(times: &[Duration]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = |share: f64| {
        let place = (sorted.len() as f64 * share) as usize;
        sorted.get(place.min(sorted.len().saturating_sub(1))).map(|time| time.as_secs_f64() * 1000.0)
    };
    match (at(0.5), at(0.99)) {
        (Some(half), Some(most)) => format!("{half:.1} ms / {most:.1} ms"),
        _ => "nothing happened".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(percentiles(&times), "51.0 ms / 100.0 ms");
        assert_eq!(percentiles(&[]), "nothing happened");
    }
}
