//! Which process does what only one should do.
//!
//! Tables are divided into parts by their ids. For each part, and for everything that is not about one table, the database keeps a
//! lease. All processes that are there compute the same distribution (rendezvous hashing), so a lease moves only if it has to.
//! Leases are judged by the clock of the database alone. A process that could not renew its leases stops by its own clock before
//! anybody else can take them; should two do the same thing after all, the log lets only one of them write.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use sha2::{Digest as _, Sha256};
use store::{JOBS, Member, PARTS, TableId};

/// How long a lease lasts. Who dies is replaced after this time and one [`RENEWAL`].
pub(super) const LEASE: Duration = Duration::from_secs(3);
/// How often leases are renewed.
pub(super) const RENEWAL: Duration = Duration::from_millis(750);

/// The leases of this process.
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) numbers: BTreeSet<u16>,
    /// Until when they last at least; `None` if the process has not asked for any yet.
    pub(super) until: Option<Instant>,
}

impl Held {
    pub(super) fn nothing() -> Self {
        Self { numbers: BTreeSet::new(), until: None }
    }

    fn lasts(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() < until)
    }

    pub(super) fn has(&self, number: u16) -> bool {
        self.numbers.contains(&number) && self.lasts()
    }

    /// How many they are now.
    pub(super) fn count(&self) -> usize {
        if self.lasts() { self.numbers.len() } else { 0 }
    }

    /// Whether the other processes should renew theirs at once: a process that has come wants some of them, and one that has given
    /// some away leaves them to others. A process that has none and gets none has nothing to say, or two of them would answer each
    /// other for ever.
    pub(super) fn concerns_others(&self, before: &Self) -> bool {
        before.until.is_none() || !before.numbers.is_subset(&self.numbers)
    }

    /// The leases that this process did not have just before.
    pub(super) fn gained_since(&self, before: &Self) -> BTreeSet<u16> {
        self.numbers.iter().copied().filter(|number| !before.has(*number)).collect()
    }
}

fn hash(parts: [&[u8]; 2]) -> u64 {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
        hash.update([0]);
    }
    let digest = hash.finalize();
    u64::from_be_bytes(digest[..8].try_into().expect("a SHA-256 hash has 32 bytes"))
}

/// The part to which a table belongs.
pub(super) fn part_of(table: &TableId) -> u16 {
    (hash([table.0.as_bytes(), b"table"]) % u64::from(PARTS)) as u16
}

/// The leases that `id` should have, among these processes.
pub(super) fn wanted(id: &str, members: &[Member]) -> Vec<u16> {
    let holder = |number: &u16| {
        members
            .iter()
            .map(|member| member.id.as_str())
            .max_by_key(|id| hash([id.as_bytes(), &number.to_be_bytes()]))
    };
    (0..=JOBS).filter(|number| holder(number) == Some(id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn members(ids: &[&str]) -> Vec<Member> {
        ids.iter().map(|id| Member { id: (*id).to_owned(), program: String::new() }).collect()
    }

    #[test]
    fn every_lease_has_one_holder_and_moves_only_if_it_has_to() {
        let (two, three) = (members(&["a", "b"]), members(&["a", "b", "c"]));
        let of = |id: &str, members: &[Member]| wanted(id, members).into_iter().collect::<BTreeSet<_>>();
        let all: BTreeSet<u16> = (0..=JOBS).collect();
        assert_eq!(&(&of("a", &two) | &of("b", &two)), &all);
        assert!(of("a", &two).is_disjoint(&of("b", &two)));
        for id in ["a", "b"] {
            assert!(of(id, &three).is_subset(&of(id, &two)), "the third takes, the others only give");
            assert!(of(id, &three).len() > 8, "{:?}", of(id, &three));
        }
        assert!(of("c", &three).len() > 8);
        assert_eq!(of("d", &three), BTreeSet::new());
    }

    /// Five seconds, of which one is left for what takes time besides.
    #[test]
    fn a_process_that_dies_is_replaced_in_time() {
        assert!(LEASE + RENEWAL < Duration::from_secs(4));
        // Two renewals may fail before leases lapse.
        assert!(RENEWAL * 3 < LEASE);
    }

    #[test]
    fn a_lease_that_was_not_renewed_counts_as_lost() {
        let numbers: BTreeSet<u16> = [3, 4].into();
        let lapsed = Held { numbers: numbers.clone(), until: Some(Instant::now()) };
        let held = Held { numbers, until: Some(Instant::now() + LEASE) };
        assert!(held.has(3) && !held.has(5) && !lapsed.has(3));
        assert_eq!((held.count(), lapsed.count()), (2, 0));
        assert_eq!(held.gained_since(&lapsed), [3, 4].into());
        assert_eq!(held.gained_since(&held), BTreeSet::new());
    }

    #[test]
    fn others_are_told_of_an_arrival_and_of_what_was_given_away_and_of_nothing_else() {
        let held = |numbers: &[u16]| Held {
            numbers: numbers.iter().copied().collect(),
            until: Some(Instant::now() + LEASE),
        };
        let none = held(&[]);
        assert!(none.concerns_others(&Held::nothing()), "it has come");
        assert!(!none.concerns_others(&none), "it got nothing again");
        assert!(!held(&[3]).concerns_others(&none) && !held(&[3, 4]).concerns_others(&held(&[3])));
        assert!(!held(&[3, 4]).concerns_others(&held(&[3, 4])));
        assert!(held(&[4, 5]).concerns_others(&held(&[3, 4])) && none.concerns_others(&held(&[3])));
    }

    /// Processes of which each renews when another one says so: all of them fall silent, also those that get nothing.
    #[test]
    fn processes_do_not_make_each_other_renew_for_ever() {
        let all: Vec<String> = (0..90).map(|number| format!("process {number}")).collect();
        let members = members(&all.iter().map(String::as_str).collect::<Vec<_>>());
        let shares: Vec<BTreeSet<u16>> =
            all.iter().map(|id| wanted(id, &members).into_iter().collect()).collect();
        assert!(shares.iter().filter(|share| share.is_empty()).count() > 1);
        let mut held = vec![Held::nothing(); all.len()];
        let mut messages = 0;
        loop {
            let before = messages;
            for (held, share) in held.iter_mut().zip(&shares) {
                let now = Held { numbers: share.clone(), until: Some(Instant::now() + LEASE) };
                messages += usize::from(now.concerns_others(held));
                *held = now;
            }
            if messages == before {
                break;
            }
        }
        assert_eq!(messages, all.len(), "each says once that it has come");
    }
}
