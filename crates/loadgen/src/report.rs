//! The results of the load test.

use std::{fmt, time::Duration};

use crate::player::Times;

/// The results of the load test.
pub(crate) struct Report {
    pub(crate) database: &'static str,
    pub(crate) tables: usize,
    pub(crate) players: usize,
    pub(crate) think: Duration,
    pub(crate) time: Duration,
    /// While players pause before each action.
    pub(crate) calm: Times,
    /// While players act without a pause.
    pub(crate) rush: Times,
    /// Memory of the server: without tables, with all tables, with all streams open, after play.
    pub(crate) memory: [Option<u64>; 4],
    /// Appends per second without a server: one table, as many tables as were played.
    pub(crate) bare: (f64, f64),
    pub(crate) cold_page: usize,
    pub(crate) errors: usize,
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
            row("live tables, players with an open page", format!("{}, {}", self.tables, self.players)),
            row(&format!("players pause {think:.0} s: durable actions"), format!("{calm:.0} per second")),
            row("  request to acknowledgement, p50 / p99", percentiles(&self.calm.acknowledged)),
            row("  request to the player's own page, p50 / p99", percentiles(&self.calm.shown)),
            row("  request to the other players' pages, p50 / p99", percentiles(&self.calm.seen)),
            row("  update on the wire, median / 95 %", sizes(&self.calm.sizes)),
            row("players do not pause: durable actions", format!("{rush:.0} per second")),
            row("  request to acknowledgement, p50 / p99", percentiles(&self.rush.acknowledged)),
            row("  request to the player's own page, p50 / p99", percentiles(&self.rush.shown)),
            row("  request to the other players' pages, p50 / p99", percentiles(&self.rush.seen)),
            row("  updates of pages for each action", updates(&self.rush)),
            row("appends without a server, one table", format!("{:.0} per second", self.bare.0)),
            row("appends without a server, all tables", format!("{:.0} per second", self.bare.1)),
            row("appends without a server for each action with it", format!("{:.1}", self.bare.1 / rush)),
            row("memory per table", per_table(tables)),
            row("  with all streams open", per_table(watched)),
            row("  after play", per_table(played)),
            row(
                "table page with static files, compressed",
                format!("{:.1} KB", self.cold_page as f64 / 1024.0),
            ),
            row("failed requests", self.errors.to_string()),
        ]
    }

    /// The report as Markdown.
    pub(crate) fn markdown(&self) -> String {
        let mut markdown = format!(
            "# Load\n\nMeasured by `cargo xtask load`: {} tables with {} players, all with an open page and stream, on a machine \
             with {} cores shared by players and server. Each measurement took {} s.\n\n\
             An action is acknowledged when it is durable. \"The other players' pages\" is the time from sending a request \
             until the page of another player has the update. \"Appends without a server\" are \
             events of the same size written to the same database directly.\n\n| | |\n|---|---|\n",
            self.tables,
            self.players,
            std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            self.time.as_secs(),
        );
        for (name, value) in self.rows() {
            markdown.push_str(&format!("| {} | {value} |\n", name.replace("  ", "… ")));
        }
        markdown
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().iter().try_for_each(|(name, value)| writeln!(f, "{name:<52}{value}"))
    }
}

/// How many updates were sent for each action.
fn updates(times: &Times) -> String {
    match times.acknowledged.len() {
        0 => "no samples".to_owned(),
        actions => format!("{:.2}", times.sizes.len() as f64 / actions as f64),
    }
}

/// The value below which this share of the others lie.
pub(crate) fn quantile<T: Copy + Ord>(values: &[T], share: f64) -> Option<T> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() as f64 * share) as usize;
    sorted.get(place.min(sorted.len().saturating_sub(1))).copied()
}

/// The median and the 99th percentile.
pub(crate) fn percentiles(times: &[Duration]) -> String {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    match (quantile(times, 0.5), quantile(times, 0.99)) {
        (Some(half), Some(most)) => format!("{:.1} ms / {:.1} ms", milliseconds(half), milliseconds(most)),
        _ => "no samples".to_owned(),
    }
}

/// The median and the 95th percentile.
fn sizes(bytes: &[usize]) -> String {
    let kilobytes = |bytes: usize| bytes as f64 / 1024.0;
    match (quantile(bytes, 0.5), quantile(bytes, 0.95)) {
        (Some(half), Some(most)) => format!("{:.1} KB / {:.1} KB", kilobytes(half), kilobytes(most)),
        _ => "no samples".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_sorted_times() {
        let times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(percentiles(&times), "51.0 ms / 100.0 ms");
        assert_eq!(percentiles(&[]), "no samples");
        assert_eq!(sizes(&[1024, 4096, 2048]), "2.0 KB / 4.0 KB");
    }
}
