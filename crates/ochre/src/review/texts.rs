//! The words of a review: what its choices do, as the games describe them.

use std::collections::BTreeMap;

use review::Review;
use table::{any::AnyTable, text::Phrase};

/// What was played in an event, and what would have been better.
pub(crate) struct Texts {
    pub(crate) played: Phrase,
    pub(crate) better: Option<Phrase>,
}

/// The words for each marked choice, by event.
pub(crate) fn texts(table: &dyn AnyTable, review: &Review) -> BTreeMap<usize, Texts> {
    let mut past = table.past(0);
    let mut texts = BTreeMap::new();
    for decision in review.decisions.iter().filter(|decision| decision.grade.is_marked()) {
        while past.version() < decision.event && past.follow(table) {}
        let choices = past.choices();
        let find = |action: &str| {
            choices.iter().find(|choice| choice.action == action).map(|choice| choice.phrase.clone())
        };
        if let Some(played) = find(&decision.played) {
            texts.insert(decision.event, Texts { played, better: decision.better.as_deref().and_then(find) });
        }
    }
    texts
}
