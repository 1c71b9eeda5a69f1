//! What a choice gave away.
//!
//! A search finds the best action. If it is not the one that was played, both are compared in a second search that gives each
//! the same number of visits, from the same sampled positions with the same random numbers. The second search is independent
//! of the first: an action that looked best by luck does not keep that advantage. A difference within two standard errors
//! counts as none.

use bots::{Analysis, Budget, Comparison, Origin, Search, reasons};
use table::{Calibration, Evaluate, View, Viewer};

use crate::{
    Decision, Grade, Knowledge, Rated, Reason, Settings,
    examine::{Purpose, seed_of},
    model::rounded,
    trace::Choice,
};

/// A difference of fewer standard errors is none.
const SIGNIFICANT: f32 = 2.0;
/// Actions listed for a marked choice, besides what was played.
const RATED: usize = 4;
/// An action is listed if it got at least this share of the visits of the best: the values of others are unreliable.
const LEAST_VISITS: f32 = 0.05;

/// How chances are stated.
#[derive(Clone, Copy)]
struct Statement {
    calibration: Calibration,
    seats: usize,
}

impl Statement {
    /// The chance to state for what a search found.
    fn chance(self, found: f32) -> f32 {
        self.calibration.chance(found.clamp(0.0, 1.0), self.seats)
    }

    /// The standard error of the stated difference: both shrink or grow alike.
    fn error(self, comparison: &Comparison) -> f32 {
        let [best, played] = comparison.chances;
        let middle = (best + played) / 2.0;
        let half = comparison.error / 2.0;
        self.chance(middle + half) - self.chance(middle - half)
    }
}

/// The judgement of a choice, and the positions evaluated for it. Differences are told from noise as the search found them, and
/// graded as they are stated.
pub(crate) fn judge<R: Evaluate>(
    rules: &R,
    choice: &Choice<R>,
    settings: &Settings,
    calibration: Calibration,
) -> (Decision, u64) {
    let statement = Statement { calibration, seats: rules.seats() };
    let view = rules.view(&choice.before, Viewer::Seat(choice.seat));
    let origin = match settings.knowledge {
        Knowledge::Seat => Origin::known(&view),
        Knowledge::All => Origin::revealed(&view, &choice.before),
    };
    let budget = Budget::evaluations(settings.evaluations);
    let search = |purpose: Purpose| Search::<R>::new(budget, seed_of(settings.seed, choice.event, purpose));
    let analysis = search(Purpose::Search).rate(rules, origin);
    let best = analysis.as_ref().and_then(|analysis| best_action(rules, &view, analysis));
    let compared = best.filter(|best| *best != choice.played).and_then(|best| {
        let comparison = search(Purpose::Compare).compare(rules, origin, [best, choice.played])?;
        Some((best, comparison))
    });
    let searched = analysis.as_ref().map_or(0, |analysis| analysis.evaluations);
    let mut decision = Decision {
        event: choice.event,
        seat: choice.seat,
        actions: view.actions.len(),
        played: rules.write_action(choice.played),
        before: 0.0,
        after: 0.0,
        lost: 0.0,
        error: 0.0,
        grade: Grade::Best,
        better: None,
        reasons: Vec::new(),
        rated: Vec::new(),
    };
    let Some((best, comparison)) = compared else {
        let chance = analysis.and_then(|analysis| value_of(&analysis, &choice.played)).unwrap_or(0.0);
        decision.after = rounded(statement.chance(chance));
        decision.before = decision.after;
        return (decision, searched);
    };
    weigh(&mut decision, &comparison, statement);
    if decision.lost > 0.0 {
        decision.better = Some(rules.write_action(best));
    }
    if decision.grade.is_marked() {
        let seed = seed_of(settings.seed, choice.event, Purpose::Reasons);
        let found = reasons(rules, origin, choice.seat, [best, choice.played], seed);
        let reason = |reason: bots::Reason| Reason {
            term: reason.term.into_owned(),
            points: (reason.points * 100.0).round() / 100.0,
        };
        decision.reasons = found.into_iter().map(reason).collect();
        decision.rated = analysis
            .map(|analysis| listed(rules, &view, &analysis, [best, choice.played], &comparison))
            .unwrap_or_default()
            .into_iter()
            .map(|(action, chance)| Rated {
                action: rules.write_action(action),
                chance: rounded(statement.chance(chance)),
            })
            .collect();
    }
    (decision, searched + comparison.evaluations)
}

/// Chances, loss and grade from a comparison of the best choice with what was played.
fn weigh(decision: &mut Decision, comparison: &Comparison, statement: Statement) {
    let [best, played] = comparison.chances.map(|found| statement.chance(found));
    let difference = comparison.difference();
    let lost = if difference > SIGNIFICANT * comparison.error { rounded(best - played) } else { 0.0 };
    decision.after = rounded(played);
    decision.before = rounded(decision.after + lost);
    decision.lost = lost;
    decision.error = rounded(statement.error(comparison));
    decision.grade = Grade::of(lost);
}

/// The action the search prefers, leaving out those without a point while there are others.
fn best_action<R: Evaluate>(rules: &R, view: &View<R>, analysis: &Analysis<R::Action>) -> Option<R::Action> {
    let sensible = analysis.candidates.iter().find(|candidate| !rules.is_pointless(view, candidate.action));
    sensible.or(analysis.candidates.first()).map(|candidate| candidate.action)
}

fn value_of<A: PartialEq>(analysis: &Analysis<A>, action: &A) -> Option<f32> {
    analysis.candidates.iter().find(|candidate| candidate.action == *action).map(|candidate| candidate.value)
}

/// The actions with reliable values, best first, as the search found them. The best and the played one have their values from the
/// comparison.
fn listed<R: Evaluate>(
    rules: &R,
    view: &View<R>,
    analysis: &Analysis<R::Action>,
    compared: [R::Action; 2],
    comparison: &Comparison,
) -> Vec<(R::Action, f32)> {
    let most = analysis.candidates.iter().map(|candidate| candidate.visits).max().unwrap_or(0);
    let least = most as f32 * LEAST_VISITS;
    // What the first search rated is comparable with itself only: shifted so that the best action has the value it was found to
    // have.
    let shift = comparison.chances[0] - value_of(analysis, &compared[0]).unwrap_or(comparison.chances[0]);
    let others = analysis
        .candidates
        .iter()
        .filter(|candidate| candidate.visits as f32 >= least && !compared.contains(&candidate.action))
        .filter(|candidate| !rules.is_pointless(view, candidate.action))
        .map(|candidate| (candidate.action, candidate.value + shift))
        // The comparison decided which action is best.
        .filter(|(_, chance)| *chance <= comparison.chances[0])
        .take(RATED - 1);
    let mut listed: Vec<_> = compared.into_iter().zip(comparison.chances).chain(others).collect();
    listed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    listed
}
