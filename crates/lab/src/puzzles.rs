//! Puzzles: positions of games between bots in which one choice is clearly best.

use std::sync::atomic::Ordering;

use bots::{Analysis, Budget, Level, Origin, Search, reasons};
use rand::{SeedableRng, rngs::SmallRng};
use serde::{Deserialize, Serialize};
use table::{
    Evaluate, Seat, Turn, View, Viewer,
    odds::below,
    record::Record,
    table::{Dealing, Table},
};

use crate::{
    game::seed_of,
    simulate::{Plan, Progress},
    trial::play_game,
};

/// Evaluations to find a position worth a look.
const SKETCH: u32 = 4_000;
/// Evaluations to check that its best choice is best: ten times as many.
const PROOF: u32 = 10 * SKETCH;
/// The best choice leads every other by this much chance.
const LEAD: f32 = 0.06;
/// A lead counts if it is so many standard errors.
const SIGNIFICANT: f32 = 2.0;
/// Other choices compared with the best one: those with most visits, and those with the highest values.
const RIVALS: usize = 4;
/// A position has at least so many choices.
const CHOICES: usize = 3;
/// Decisions looked at in one game.
const LOOKS: usize = 40;
/// Puzzles taken from one game.
const PER_GAME: usize = 2;
/// How often each weaker level tries to solve it.
const TRIES: u64 = 16;
/// A puzzle that weaker levels miss less often is none.
const LEAST_MISSED: f32 = 0.15;

/// A position to solve.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Puzzle {
    /// Who chooses.
    pub seat: Seat,
    /// What the best choice gains most: the message of a term of the evaluation.
    pub theme: String,
    /// By how much chance the best choice leads the next one, from 0 to 1.
    pub lead: f32,
    /// How often weaker bots miss the best choice, from 0 to 1.
    pub missed: f32,
    /// The position, with the best choice as its only event.
    pub record: Record,
}

/// Mines games between the bots of the plan for puzzles, on one thread. No theme has more than a third of `wanted`.
pub fn mine<R: Evaluate>(rules: &R, plan: &Plan, wanted: usize, progress: &Progress) -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for game in 0..plan.games {
        if puzzles.len() >= wanted || progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let seed = seed_of(plan.seed, game);
        let table = play_game(rules, &plan.bots, seed);
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut found = 0;
        for look in 0..LOOKS as u64 {
            let event = below(&mut rng, table.version() as u32) as usize;
            let Some(puzzle) = puzzle_at(&table.past(event), seed_of(seed, look)) else { continue };
            let alike = puzzles.iter().filter(|known| known.theme == puzzle.theme).count();
            let known = puzzles.iter().any(|known| known.record.position == puzzle.record.position);
            if alike * 3 < wanted && !known {
                puzzles.push(puzzle);
                found += 1;
            }
            if found == PER_GAME || puzzles.len() == wanted {
                break;
            }
        }
        progress.games.fetch_add(1, Ordering::Relaxed);
    }
    puzzles
}

/// The puzzle at the present decision of `table`, if there is one.
fn puzzle_at<R: Evaluate>(table: &Table<R>, seed: u64) -> Option<Puzzle> {
    let Turn::Choose(seat) = table.turn() else { return None };
    let rules = table.rules();
    let view = table.view(Viewer::Seat(seat));
    if view.actions.len() < CHOICES {
        return None;
    }
    let origin = Origin::known(&view);
    let analysis = Search::<R>::new(Budget::evaluations(SKETCH), seed).rate(rules, origin)?;
    let best = analysis.candidates.first()?;
    if rules.is_pointless(&view, best.action) {
        return None;
    }
    let rivals = rivals(&analysis);
    let next = rivals.iter().map(|&rival| value_of(&analysis, rival)).fold(0.0, f32::max);
    if best.value - next < LEAD {
        return None;
    }
    let missed = missed(rules, &view, best.action, seed);
    if missed < LEAST_MISSED {
        return None;
    }
    let mut lead = 1.0_f32;
    for (rival, number) in rivals.iter().zip(1..) {
        let mut search = Search::<R>::new(Budget::evaluations(PROOF), seed_of(seed, number));
        let compared = search.compare(rules, origin, [best.action, *rival])?;
        if compared.difference() < LEAD.max(SIGNIFICANT * compared.error) {
            return None;
        }
        lead = lead.min(compared.difference());
    }
    let theme = reasons(rules, origin, seat, [best.action, *rivals.first()?], seed).first()?.term;
    Some(Puzzle {
        seat,
        theme: theme.to_owned(),
        lead: rounded(lead),
        missed: rounded(missed),
        record: record(table, seat, best.action)?,
    })
}

/// The actions besides the best that have most visits or the highest values.
fn rivals<A: Copy + PartialEq>(analysis: &Analysis<A>) -> Vec<A> {
    let mut others: Vec<_> = analysis.candidates.iter().skip(1).collect();
    let mut rivals: Vec<A> = others.iter().take(RIVALS).map(|candidate| candidate.action).collect();
    others.sort_by(|one, other| other.value.total_cmp(&one.value));
    for candidate in others.into_iter().take(RIVALS) {
        if !rivals.contains(&candidate.action) {
            rivals.push(candidate.action);
        }
    }
    rivals
}

fn value_of<A: PartialEq + Copy>(analysis: &Analysis<A>, action: A) -> f32 {
    let found = analysis.candidates.iter().find(|candidate| candidate.action == action);
    found.map_or(0.0, |candidate| candidate.value)
}

/// How often weaker levels choose something else.
fn missed<R: Evaluate>(rules: &R, view: &View<R>, best: R::Action, seed: u64) -> f32 {
    let levels = [Level::Greedy, Level::Easy, Level::Medium];
    let tries = levels.iter().flat_map(|&level| (0..TRIES).map(move |number| (level, number)));
    let failed = tries
        .filter(|&(level, number)| level.bot(seed_of(seed, number)).choose(rules, view) != Some(best))
        .count();
    failed as f32 / (levels.len() as u64 * TRIES) as f32
}

/// The position with the solution as its only event.
fn record<R: Evaluate>(table: &Table<R>, seat: Seat, solution: R::Action) -> Option<Record> {
    let own = R::new(table.rules().options(), table.rules().content()).ok()?;
    let mut puzzle = Table::open_at(own, None, Dealing::ByHand, *table.state()).ok()?;
    puzzle.play(seat, solution).ok()?;
    Some(puzzle.record(false))
}

/// Rounded to a hundredth of a per cent.
fn rounded(number: f32) -> f32 {
    ((f64::from(number) * 1e4).round() / 1e4) as f32
}
