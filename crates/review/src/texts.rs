//! The words of a review: what its choices do, as the games describe them.

use std::collections::BTreeMap;

use table::{any::AnyTable, text::Phrase};

use crate::Review;

/// What was played in an event, and what would have been better.
#[derive(Clone, Debug)]
pub struct Texts {
    /// What was played.
    pub played: Phrase,
    /// What would have been better.
    pub better: Option<Phrase>,
    /// The rated actions, best first, in the order of [`Decision::rated`](crate::Decision::rated).
    pub rated: Vec<Phrase>,
}

/// The words for each marked choice, by event.
pub fn texts(table: &dyn AnyTable, review: &Review) -> BTreeMap<usize, Texts> {
    let mut past = table.past(0);
    let mut texts = BTreeMap::new();
    for decision in review.decisions.iter().filter(|decision| decision.grade.is_marked()) {
        while past.version() < decision.event && past.follow(table) {}
        let choices = past.choices();
        let find = |action: &str| {
            choices.iter().find(|choice| choice.action == action).map(|choice| choice.phrase.clone())
        };
        if let Some(played) = find(&decision.played) {
            let better = decision.better.as_deref().and_then(find);
            let rated = decision.rated.iter().filter_map(|rated| find(&rated.action)).collect();
            texts.insert(decision.event, Texts { played, better, rated });
        }
    }
    texts
}
