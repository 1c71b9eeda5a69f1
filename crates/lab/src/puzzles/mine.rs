//! Mining: a short search finds a candidate, a search ten times as deep proves it, and weaker levels try it.

use std::{ops::RangeInclusive, sync::atomic::Ordering};

use bots::{Analysis, Budget, Origin, Search, reasons};
use rand::{SeedableRng, rngs::SmallRng};
use review::Reason;
use table::{
    Evaluate, Seat, Turn, View, Viewer,
    content::fingerprint,
    journal::Silent,
    odds::below,
    record::{Event, Record},
    table::{Dealing, Table},
};

use super::{Mined, Puzzle, RatedChoice, SOLVERS, Step, TRIES, Wanted, rating_of};
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
/// A puzzle begins with at least so many choices, and at most so many: more cannot be surveyed.
const CHOICES: RangeInclusive<usize> = 3..=40;
/// A line goes on with at least so many: which of two it is can be the point of a turn.
const NEXT_CHOICES: RangeInclusive<usize> = 2..=40;
/// The most choices of one solution.
const LONGEST_LINE: usize = 3;
/// Decisions looked at in one game.
const LOOKS: usize = 40;
/// Puzzles taken from one game.
const PER_GAME: usize = 2;
/// A puzzle that weaker levels miss less often is none.
const LEAST_MISSED: f32 = 0.15;
/// No theme has more than this part of the puzzles, and no kind of action more than that.
const THEME_PART: usize = 3;
const VERB_PART: usize = 5;

/// Mines games between the bots of the plan for puzzles, on one thread. No theme has more than a third of the puzzles wanted, and no
/// kind of action (the first word of its notation) more than a fifth.
pub fn mine<R: Evaluate>(rules: &R, plan: &Plan, wanted: Wanted, progress: &Progress) -> Mined {
    let mut mined = Mined::default();
    for game in 0..plan.games {
        if mined.puzzles.len() >= wanted.count || progress.stop.load(Ordering::Relaxed) {
            break;
        }
        let seed = seed_of(plan.seed, game);
        let table = play_game(rules, &plan.bots, None, seed);
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut found = 0;
        mined.games += 1;
        for look in 0..LOOKS as u64 {
            let event = below(&mut rng, table.version() as u32) as usize;
            mined.positions += 1;
            let Some(puzzle) = longest_at(&table, event, seed_of(seed, look)) else { continue };
            mined.candidates += 1;
            if puzzle.steps.len() >= wanted.least_choices && is_new(&mined.puzzles, &puzzle, wanted.count) {
                mined.puzzles.push(puzzle);
                found += 1;
            }
            if found == PER_GAME || mined.puzzles.len() == wanted.count {
                break;
            }
        }
        progress.games.fetch_add(1, Ordering::Relaxed);
    }
    mined
}

/// The longest puzzle that contains the decision after `event` events: it may begin with an earlier choice of the same seat, with
/// nothing but choices of this seat in between.
fn longest_at<R: Evaluate>(table: &Table<R>, event: usize, seed: u64) -> Option<Puzzle> {
    let past = table.past(event);
    // Cheap tests first: most positions fail one of them.
    if !is_promising(&past, seed) {
        return None;
    }
    let mut longest = puzzle_at(&past, seed)?;
    for earlier in (0..event).rev().take(LONGEST_LINE - 1) {
        let Some(before) = choice_before(table, earlier, longest.seat) else { break };
        match puzzle_at(&before, seed) {
            Some(puzzle) if puzzle.steps.len() > longest.steps.len() => longest = puzzle,
            _ => break,
        }
    }
    Some(longest)
}

/// The table before a choice of `seat` that no chance event followed.
fn choice_before<R: Evaluate>(table: &Table<R>, event: usize, seat: Seat) -> Option<Table<R>> {
    let before = table.past(event);
    let events = table.events_since(event);
    let Some(Event::Play(play)) = events.first() else { return None };
    let mut after = *before.state();
    let action = before.rules().read_action(&play.play).ok()?;
    before.rules().play(&mut after, action, &mut Silent).ok()?;
    (play.seat == seat && before.rules().turn(&after) == Turn::Choose(seat)).then_some(before)
}

/// Does `puzzle` add something to those known?
fn is_new(known: &[Puzzle], puzzle: &Puzzle, wanted: usize) -> bool {
    let verb = |puzzle: &Puzzle| {
        let first = puzzle.solution().next().unwrap_or_default();
        first.split(' ').next().unwrap_or_default().to_owned()
    };
    let own = verb(puzzle);
    let alike = known.iter().filter(|other| other.theme == puzzle.theme).count();
    let verbs = known.iter().filter(|other| verb(other) == own).count();
    alike * THEME_PART < wanted
        && verbs * VERB_PART < wanted
        && known.iter().all(|other| other.id != puzzle.id)
}

/// A choice of a solution before weaker levels have tried it.
struct Found<A> {
    best: A,
    /// The best choice and its rivals with their chances, best first.
    choices: Vec<(A, f32)>,
    lead: f32,
    reasons: Vec<Reason>,
}

/// Does a short search find one choice ahead of every other, which weaker levels miss?
fn is_promising<R: Evaluate>(table: &Table<R>, seed: u64) -> bool {
    let Turn::Choose(seat) = table.turn() else { return false };
    let view = table.view(Viewer::Seat(seat));
    NEXT_CHOICES.contains(&view.actions.len())
        && sketch(table.rules(), &view, seed)
            .is_some_and(|best| missed(table.rules(), &view, best, seed) >= LEAST_MISSED)
}

/// The puzzle at the present decision of `table`, if there is one.
fn puzzle_at<R: Evaluate>(table: &Table<R>, seed: u64) -> Option<Puzzle> {
    let Turn::Choose(seat) = table.turn() else { return None };
    let own = R::new(table.rules().options(), table.rules().content()).ok()?;
    let mut line = Table::open_at(own, None, Dealing::ByHand, *table.state()).ok()?;
    let (mut found, mut views) = (Vec::new(), Vec::new());
    while found.len() < LONGEST_LINE && line.turn() == Turn::Choose(seat) {
        let view = line.view(Viewer::Seat(seat));
        let choices = if found.is_empty() { CHOICES } else { NEXT_CHOICES };
        if !choices.contains(&view.actions.len()) {
            break;
        }
        let Some(step) = prove(line.rules(), &view, seed_of(seed, found.len() as u64)) else { break };
        line.play(seat, step.best).ok()?;
        found.push(step);
        views.push(view);
    }
    let theme = table.rules().theme(table.state(), found.first()?.best);
    let (steps, failed) = solve(table.rules(), &views, &found, seed);
    let tries = SOLVERS.len() as u16 * TRIES;
    let missed = f32::from(failed) / f32::from(tries);
    let record: Record = line.record(false);
    (missed >= LEAST_MISSED).then(|| Puzzle {
        id: fingerprint(&(&record.options, &record.position)),
        seat,
        theme,
        lead: rounded(found.iter().map(|step| step.lead).fold(1.0, f32::min)),
        missed: rounded(missed),
        rating: rating_of(failed, tries),
        steps,
        record,
    })
}

/// The best choice, if a short search finds it ahead of every other.
fn sketch<R: Evaluate>(rules: &R, view: &View<R>, seed: u64) -> Option<R::Action> {
    let analysis = Search::<R>::new(Budget::evaluations(SKETCH), seed).rate(rules, Origin::known(view))?;
    let best = analysis.candidates.first()?;
    let next = rivals(&analysis).iter().map(|&rival| value_of(&analysis, rival)).fold(0.0, f32::max);
    (best.value - next >= LEAD && !rules.is_pointless(view, best.action)).then_some(best.action)
}

/// The best choice of a decision with its rivals, proved with ten times the evaluations.
fn prove<R: Evaluate>(rules: &R, view: &View<R>, seed: u64) -> Option<Found<R::Action>> {
    let Turn::Choose(seat) = view.turn else { return None };
    let best = sketch(rules, view, seed)?;
    let origin = Origin::known(view);
    let deep = |number: u64| Search::<R>::new(Budget::evaluations(PROOF), seed_of(seed, number));
    let analysis = deep(0).rate(rules, origin)?;
    if analysis.best() != Some(best) {
        return None;
    }
    let mut others = rivals(&analysis);
    if let Some(tempting) = tempting(rules, view, best, seed).filter(|action| !others.contains(action)) {
        others.push(tempting);
    }
    let chance = value_of(&analysis, best);
    let mut choices = vec![(best, chance)];
    let mut lead = 1.0_f32;
    for (&rival, number) in others.iter().zip(1..) {
        let compared = deep(number).compare(rules, origin, [best, rival])?;
        if compared.difference() < LEAD.max(SIGNIFICANT * compared.error) {
            return None;
        }
        lead = lead.min(compared.difference());
        choices.push((rival, (chance - compared.difference()).max(0.0)));
    }
    choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let next = choices.get(1)?.0;
    let reason = |reason: bots::Reason| Reason {
        term: reason.term.into_owned(),
        points: (reason.points * 100.0).round() / 100.0,
    };
    let reasons = reasons(rules, origin, seat, [best, next], seed).into_iter().map(reason).collect();
    Some(Found { best, choices, lead, reasons })
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

/// What each of the weaker levels chooses in each of its tries.
fn attempts<R: Evaluate>(rules: &R, view: &View<R>, seed: u64) -> Vec<(usize, u16, Option<R::Action>)> {
    let tries = (0..SOLVERS.len()).flat_map(|solver| (0..TRIES).map(move |number| (solver, number)));
    let choose = |(solver, number): (usize, u16)| {
        let chosen = SOLVERS[solver].bot(seed_of(seed, u64::from(number))).choose(rules, view);
        (solver, number, chosen)
    };
    tries.map(choose).collect()
}

/// How often weaker levels choose something else.
fn missed<R: Evaluate>(rules: &R, view: &View<R>, best: R::Action, seed: u64) -> f32 {
    let tried = attempts(rules, view, seed);
    let failed = tried.iter().filter(|(.., chosen)| *chosen != Some(best)).count();
    failed as f32 / tried.len() as f32
}

/// What weaker levels choose most often instead of the best.
fn tempting<R: Evaluate>(rules: &R, view: &View<R>, best: R::Action, seed: u64) -> Option<R::Action> {
    let wrong: Vec<R::Action> = attempts(rules, view, seed)
        .into_iter()
        .filter_map(|(.., chosen)| chosen)
        .filter(|&chosen| chosen != best)
        .collect();
    wrong.iter().copied().max_by_key(|action| wrong.iter().filter(|other| *other == action).count())
}

/// The steps with what weaker levels chose in each, and how many tries failed at any.
fn solve<R: Evaluate>(
    rules: &R,
    views: &[View<R>],
    found: &[Found<R::Action>],
    seed: u64,
) -> (Vec<Step>, u16) {
    let mut out = Vec::new();
    let steps = views.iter().zip(found).zip(0_u64..).map(|((view, step), number)| {
        let tried = attempts(rules, view, seed_of(seed, number));
        let chosen = |action: R::Action| {
            let mut counts = [0; SOLVERS.len()];
            for (solver, ..) in tried.iter().filter(|(.., chosen)| *chosen == Some(action)) {
                counts[*solver] += 1;
            }
            counts
        };
        let failed = tried.iter().filter(|(.., chosen)| *chosen != Some(step.best));
        out.extend(failed.map(|&(solver, number, _)| (solver, number)));
        let choices = step.choices.iter().map(|&(action, chance)| RatedChoice {
            action: rules.write_action(action),
            chance: rounded(chance),
            chosen: chosen(action),
        });
        Step { choices: choices.collect(), reasons: step.reasons.clone() }
    });
    let steps = steps.collect();
    out.sort_unstable();
    out.dedup();
    (steps, out.len() as u16)
}

/// Rounded to a hundredth of a per cent.
fn rounded(number: f32) -> f32 {
    ((f64::from(number) * 1e4).round() / 1e4) as f32
}
