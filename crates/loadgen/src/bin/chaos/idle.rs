//! How long tables stood still.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

/// A time in which a table did not change.
#[derive(Clone, Debug)]
pub(crate) struct Gap {
    pub(crate) table: String,
    pub(crate) from: Instant,
    pub(crate) to: Instant,
}

/// Times in which nothing can happen, such as while the database is down.
pub(crate) type Outages = [(Instant, Instant)];

impl Gap {
    /// Its length without outages.
    pub(crate) fn length(&self, outages: &Outages) -> Duration {
        let excused: Duration = outages
            .iter()
            .map(|(from, to)| (*to).min(self.to).saturating_duration_since((*from).max(self.from)))
            .sum();
        (self.to - self.from).saturating_sub(excused)
    }
}

/// The changes of all tables, as players see them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Idle {
    /// The last version of each table that is played at, and since when.
    tables: BTreeMap<String, (u64, Instant)>,
    /// Those that are worth a look.
    gaps: Vec<Gap>,
}

/// Shorter gaps are not remembered.
const WORTH_A_LOOK: Duration = Duration::from_secs(2);

impl Idle {
    /// A player sees this version of a table.
    pub(crate) fn seen(&mut self, table: &str, version: u64, now: Instant) {
        match self.tables.get(table).copied() {
            None => {
                self.tables.insert(table.to_owned(), (version, now));
            }
            Some((known, since)) if version > known => {
                self.tables.insert(table.to_owned(), (version, now));
                self.remember(table, since, now);
            }
            Some(_) => {}
        }
    }

    /// The game is over, or nobody plays on.
    pub(crate) fn done(&mut self, table: &str, now: Instant) {
        if let Some((_, since)) = self.tables.remove(table) {
            self.remember(table, since, now);
        }
    }

    /// How many tables are played at.
    pub(crate) fn tables(&self) -> usize {
        self.tables.len()
    }

    fn remember(&mut self, table: &str, from: Instant, to: Instant) {
        if to - from >= WORTH_A_LOOK {
            self.gaps.push(Gap { table: table.to_owned(), from, to });
        }
    }

    /// All gaps so far, also those that last, the longest first.
    pub(crate) fn gaps(&self, outages: &Outages, now: Instant) -> Vec<(Duration, Gap)> {
        let open =
            self.tables.iter().map(|(table, (_, from))| Gap { table: table.clone(), from: *from, to: now });
        let mut gaps: Vec<(Duration, Gap)> =
            self.gaps.iter().cloned().chain(open).map(|gap| (gap.length(outages), gap)).collect();
        gaps.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
        gaps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_stands_still_is_found_and_an_outage_excuses_it() {
        let begin = Instant::now();
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        let mut idle = Idle::default();
        idle.seen("a", 1, at(0));
        idle.seen("b", 1, at(0));
        idle.seen("a", 1, at(5));
        idle.seen("a", 2, at(12));
        idle.seen("b", 2, at(1));
        idle.done("b", at(4));
        let lengths = |outages: &Outages| -> Vec<(u64, String)> {
            idle.gaps(outages, at(13))
                .into_iter()
                .map(|(length, gap)| (length.as_secs(), gap.table))
                .collect()
        };
        let of = |table: &str| table.to_owned();
        assert_eq!(lengths(&[]), [(12, of("a")), (3, of("b")), (1, of("a"))]);
        assert_eq!(lengths(&[(at(2), at(10)), (at(11), at(40))])[0], (3, of("a")));
    }
}
