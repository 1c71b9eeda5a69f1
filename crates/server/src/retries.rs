//! When to try again what has failed.

use std::{
    collections::HashMap,
    hash::Hash,
    time::{Duration, Instant},
};

/// The pause after the first failure. It doubles with each of the next ones.
const FIRST: Duration = Duration::from_secs(5);
/// The longest pause.
const LONGEST: Duration = Duration::from_secs(60 * 60);

/// What has failed, and when it is tried again.
#[derive(Debug)]
pub(crate) struct Failures<K>(HashMap<K, Failure>);

#[derive(Debug)]
struct Failure {
    pause: Duration,
    again: Instant,
}

impl<K> Default for Failures<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Eq + Hash> Failures<K> {
    /// Whether this may be tried at `now`.
    pub(crate) fn may_try(&self, key: &K, now: Instant) -> bool {
        self.0.get(key).is_none_or(|failure| failure.again <= now)
    }

    /// It has failed at `now`.
    pub(crate) fn note(&mut self, key: K, now: Instant) {
        let pause = self.0.get(&key).map_or(FIRST, |failure| (failure.pause * 2).min(LONGEST));
        self.0.insert(key, Failure { pause, again: now + pause });
    }

    /// Forgets all but those that still fail or wait to be tried.
    pub(crate) fn keep(&mut self, waits: impl Fn(&K) -> bool) {
        self.0.retain(|key, _| waits(key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_keeps_failing_is_tried_less_and_less_often() {
        let (mut failures, begin) = (Failures::default(), Instant::now());
        assert!(failures.may_try(&"a", begin));
        failures.note("a", begin);
        assert!(!failures.may_try(&"a", begin) && failures.may_try(&"b", begin));
        let mut now = begin + FIRST;
        assert!(failures.may_try(&"a", now));
        failures.note("a", now);
        assert!(!failures.may_try(&"a", now + FIRST) && failures.may_try(&"a", now + FIRST * 2));
        for _ in 0..20 {
            failures.note("a", now);
            now += LONGEST;
            assert!(failures.may_try(&"a", now));
        }
        failures.keep(|key| *key != "a");
        failures.note("a", now);
        assert!(failures.may_try(&"a", now + FIRST), "it begins again with a short pause");
    }
}
