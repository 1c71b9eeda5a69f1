//! Advice to a person: the best choices with their chances, and why the first is better than the second.

use std::borrow::Cow;

use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Evaluate, Seat, Terms, Turn, View, odds::Odds, text::Phrase};

use crate::{
    Bot, Candidate, Origin,
    evaluate::{Judge, after, finish_turn},
};

/// Choices that are named: the best and the two next.
pub const ADVISED: usize = 3;

/// Positions sampled to compare two choices.
const SAMPLES: u32 = 12;
/// Differences below this are not worth a word, in points.
const LEAST_GAIN: f32 = 0.25;
/// Differences from here on are rounded to whole points.
const WHOLE: f32 = 0.75;
/// At most this many gains are named, and this many costs.
const GAINS: usize = 2;
const COSTS: usize = 1;

/// The term for what the other seats lose.
const OTHERS: &str = "table-term-others";

/// Advice for one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// The best choice and up to two others, best first.
    pub choices: Vec<Advised<A>>,
    /// What the best choice gains (or, below zero, costs) in comparison with the next one, in expected points at the end of
    /// the turn: the largest gains first, then the largest cost. Empty if they differ little, or if there is only one choice.
    pub reasons: Vec<Reason>,
}

/// A choice among those advised.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised<A> {
    /// The action.
    pub action: A,
    /// The chance of winning after it, from 0 to 1, as it is stated to people ([`table::Calibration`]).
    pub chance: f32,
    /// The share of the search that went to it, from 0 to 1.
    pub share: f32,
}

/// A difference between two choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The message that names the source of points, or the means.
    pub term: Cow<'static, str>,
    /// Expected points.
    pub points: f32,
}

/// A sentence that names what a choice gains and what it costs; `None` if it gains nothing that could be named. Each reason is
/// the message of a term and expected points, below zero if they are given up.
pub fn why<T: Into<Cow<'static, str>>>(reasons: impl IntoIterator<Item = (T, f32)>) -> Option<Phrase> {
    let (mut gains, mut costs) = (Vec::new(), Vec::new());
    for (term, points) in reasons {
        let term = Phrase::new(term);
        let phrase = if points.abs() < WHOLE {
            Phrase::new("table-why-half").phrase("term", term)
        } else {
            let whole = points.abs().round() as i64;
            Phrase::new("table-why-points").number("points", whole).phrase("term", term)
        };
        if points < 0.0 { &mut costs } else { &mut gains }.push(phrase);
    }
    match (gains.is_empty(), costs.is_empty()) {
        (true, _) => None,
        (false, true) => Some(Phrase::new("table-why").list("gains", gains)),
        (false, false) => Some(Phrase::new("table-why-but").list("gains", gains).list("costs", costs)),
    }
}

impl<A> Advice<A> {
    /// One sentence that says why the first choice is best.
    pub fn why(&self) -> Phrase {
        if self.choices.len() < 2 {
            return Phrase::new("table-why-only");
        }
        let reasons = self.reasons.iter().map(|reason| (reason.term.clone(), reason.points));
        why(reasons).unwrap_or_else(|| Phrase::new("table-why-later"))
    }

    /// The same advice with other names of the actions.
    pub fn map<B>(self, name: impl Fn(A) -> B) -> Advice<B> {
        let named =
            |Advised { action, chance, share }: Advised<A>| Advised { action: name(action), chance, share };
        Advice { choices: self.choices.into_iter().map(named).collect(), reasons: self.reasons }
    }
}

/// What `bot` advises the viewer to do; `None` if it is not its turn, or the bot does not rate actions. The same seed gives
/// the same reasons.
pub fn advise<R: Evaluate>(
    bot: &mut dyn Bot<R>,
    rules: &R,
    view: &View<R>,
    seed: u64,
) -> Option<Advice<R::Action>> {
    let Turn::Choose(seat) = view.turn else { return None };
    let candidates = bot.analyze(rules, view)?.candidates;
    let visits: u32 = candidates.iter().map(|candidate| candidate.visits).sum();
    let share = |candidate: &Candidate<R::Action>| candidate.visits as f32 / visits.max(1) as f32;
    let choices: Vec<Advised<R::Action>> = candidates
        .iter()
        .enumerate()
        // What the bot left out has no chance that could be named.
        .filter(|(index, candidate)| *index == 0 || candidate.value > 0.0)
        .take(ADVISED)
        .map(|(_, candidate)| Advised {
            action: candidate.action,
            chance: R::calibration().chance(candidate.value.clamp(0.0, 1.0), rules.seats()),
            share: share(candidate),
        })
        .collect();
    let reasons = match choices.as_slice() {
        [best, next, ..] => reasons(rules, Origin::known(view), seat, [best.action, next.action], seed),
        _ => Vec::new(),
    };
    Some(Advice { choices, reasons })
}

/// What the first of two actions of `seat` gains (or, below zero, costs) in comparison with the second, in expected points at the
/// end of the turn: the largest gains first, then the largest cost. The same seed gives the same reasons.
pub fn reasons<R: Evaluate>(
    rules: &R,
    origin: Origin<'_, R>,
    seat: Seat,
    actions: [R::Action; 2],
    seed: u64,
) -> Vec<Reason> {
    let mut sorted = differences(rules, origin, seat, actions, seed);
    sorted.sort_by(|one, other| other.points.total_cmp(&one.points));
    let gains = sorted.iter().take_while(|reason| reason.points >= LEAST_GAIN).take(GAINS);
    let costs = sorted.iter().rev().take_while(|reason| reason.points <= -LEAST_GAIN).take(COSTS);
    gains.chain(costs).cloned().collect()
}

/// By how much each term is larger after the first action than after the second, on average over sampled positions, with the
/// turn played to its end.
fn differences<R: Evaluate>(
    rules: &R,
    origin: Origin<'_, R>,
    seat: Seat,
    actions: [R::Action; 2],
    seed: u64,
) -> Vec<Reason> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut sums: Vec<Reason> = Vec::new();
    for _ in 0..SAMPLES {
        let sampled = origin.sample(rules, &mut rng);
        // Both actions share one chance seed, so that luck does not decide between them.
        let chance_seed = rng.next_u64();
        for (action, sign) in actions.into_iter().zip([1.0, -1.0]) {
            let terms = terms_after(rules, &sampled, seat, action, chance_seed);
            add(rules, &mut sums, seat, &terms, sign / SAMPLES as f32);
        }
    }
    sums
}

/// Adds the terms of `seat`, and what the others have as one term.
fn add<R: Evaluate>(rules: &R, sums: &mut Vec<Reason>, seat: Seat, terms: &Terms, factor: f32) {
    let mut add = |term: &'static str, points: f32| match sums.iter_mut().find(|sum| sum.term == term) {
        Some(sum) => sum.points += points,
        None => sums.push(Reason { term: Cow::Borrowed(term), points }),
    };
    for term in terms.iter() {
        add(term.name, factor * term.points[seat.index()]);
    }
    let others = Seat::all(rules.seats()).filter(|&other| other != seat).map(|other| terms.sum(other));
    add(OTHERS, -factor * others.sum::<f32>() / (rules.seats() - 1).max(1) as f32);
}

/// The terms after `action` and the rest of the turn, played by the best-looking actions.
fn terms_after<R: Evaluate>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    action: R::Action,
    chance_seed: u64,
) -> Terms {
    let weights = R::Weights::default();
    let mut chance = SmallRng::seed_from_u64(chance_seed);
    let mut state = after(rules, state, action, chance.next_u64(), &mut Odds::new());
    finish_turn(Judge::new(rules, &weights), &mut state, seat, &mut chance);
    rules.terms(&weights, &state)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advised(action: u8) -> Advised<u8> {
        Advised { action, chance: 0.5, share: 0.5 }
    }

    fn reason(term: &'static str, points: f32) -> Reason {
        Reason { term: Cow::Borrowed(term), points }
    }

    #[test]
    fn the_sentence_names_gains_and_then_costs() {
        let choices = vec![advised(1), advised(2)];
        let reasons = vec![reason("stones", 2.4), reason("clubs", 0.4), reason("hand", -1.2)];
        let why = Advice { choices, reasons }.why();
        assert_eq!(why.key, "table-why-but");
        let gains = vec![
            Phrase::new("table-why-points").number("points", 2).phrase("term", Phrase::new("stones")),
            Phrase::new("table-why-half").phrase("term", Phrase::new("clubs")),
        ];
        let costs =
            vec![Phrase::new("table-why-points").number("points", 1).phrase("term", Phrase::new("hand"))];
        assert_eq!(why, Phrase::new("table-why-but").list("gains", gains).list("costs", costs));
    }

    #[test]
    fn without_a_gain_or_another_choice_it_says_so() {
        let two = vec![advised(1), advised(2)];
        assert_eq!(Advice { choices: two, reasons: vec![reason("hand", -1.0)] }.why().key, "table-why-later");
        assert_eq!(Advice { choices: vec![advised(1)], reasons: Vec::new() }.why().key, "table-why-only");
    }
}
