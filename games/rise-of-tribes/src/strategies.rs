//! The ways to points that a specialist can favour: the sources of points.

use table::Strategy;

use crate::{ids::Source, scoring::source_key};

/// A source as a strategy.
const fn favour(source: Source, name: &'static str) -> Strategy {
    Strategy { name, key: source_key(source) }
}

/// The ways to points, in the order of [`Source::ALL`].
pub(crate) const LIST: [Strategy; 5] = [
    favour(Source::Villages, "villages"),
    favour(Source::Developments, "developments"),
    favour(Source::Achievements, "achievements"),
    favour(Source::Events, "events"),
    favour(Source::Elders, "elders"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_can_be_favoured() {
        let keys: Vec<&str> = LIST.iter().map(|strategy| strategy.key).collect();
        let sources: Vec<&str> = Source::ALL.iter().map(|&source| source_key(source)).collect();
        assert_eq!(keys, sources);
    }
}
