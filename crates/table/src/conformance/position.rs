//! One position: lists, refusals, notation, weights, saving.

use rand::Rng;
use serde::Deserialize;

use super::{
    messages::Messages,
    mutate::mutate,
    promise::{Broken, Promise},
    secrets,
};
use crate::{
    Rules, Turn, Viewer,
    journal::{Notes, Silent},
    odds::{Odds, below},
    refusal::Refuses,
};

/// How many actions and outcomes of other positions are kept.
const KEPT: usize = 512;
/// How many of them are tried at each position.
const PROBES: usize = 12;
/// Pairs of outcomes whose order is examined.
const PAIRS: usize = 4;

/// What was seen in other positions, most of it out of place here; and the messages of the game.
pub(super) struct Pool<R: Rules> {
    pub(super) actions: Vec<R::Action>,
    outcomes: Vec<R::Outcome>,
    pub(super) messages: Messages,
}

impl<R: Rules> Pool<R> {
    pub(super) fn new() -> Self {
        Self { actions: Vec::new(), outcomes: Vec::new(), messages: Messages::of::<R>() }
    }

    fn remember(&mut self, here: &Here<'_, R>, rng: &mut impl Rng) {
        for &action in here.actions.iter().take(8) {
            keep(&mut self.actions, action, rng);
        }
        for &(outcome, _) in here.odds.entries().iter().take(8) {
            if !self.outcomes.contains(&outcome) {
                keep(&mut self.outcomes, outcome, rng);
            }
        }
    }
}

/// Adds a value, or replaces one at random when there are enough.
fn keep<T>(values: &mut Vec<T>, value: T, rng: &mut impl Rng) {
    if values.len() < KEPT {
        values.push(value);
    } else {
        values[below(rng, KEPT as u32) as usize] = value;
    }
}

/// One of the values, if there are any.
pub(super) fn any_of<T: Copy>(values: &[T], rng: &mut impl Rng) -> Option<T> {
    (!values.is_empty()).then(|| values[below(rng, values.len() as u32) as usize])
}

/// A position under examination, with its lists.
pub(super) struct Here<'a, R: Rules> {
    pub(super) rules: &'a R,
    pub(super) state: &'a R::State,
    pub(super) turn: Turn,
    pub(super) actions: Vec<R::Action>,
    pub(super) odds: Odds<R::Outcome>,
}

impl<'a, R: Rules> Here<'a, R> {
    fn new(rules: &'a R, state: &'a R::State) -> Self {
        let (mut actions, mut odds) = (Vec::new(), Odds::new());
        rules.legal_actions(state, &mut actions);
        rules.outcomes(state, &mut odds);
        Self { rules, state, turn: rules.turn(state), actions, odds }
    }

    /// The position after a listed action, and the notes.
    pub(super) fn play(&self, action: R::Action) -> Result<(R::State, Notes<R::Note>), Broken> {
        let (mut next, mut notes) = (*self.state, Notes::default());
        self.rules
            .play(&mut next, action, &mut notes)
            .map_err(Promise::ListedActionAccepted.by(format_args!("{action:?}")))?;
        Ok((next, notes))
    }

    /// The position after a listed outcome, and the notes.
    pub(super) fn deal(&self, outcome: R::Outcome) -> Result<(R::State, Notes<R::Note>), Broken> {
        let (mut next, mut notes) = (*self.state, Notes::default());
        self.rules
            .deal(&mut next, outcome, &mut notes)
            .map_err(Promise::ListedOutcomeAccepted.by(format_args!("{outcome:?}")))?;
        Ok((next, notes))
    }
}

/// Everything the contract promises of one position.
pub(super) fn examine<R: Rules>(
    rules: &R,
    state: &R::State,
    rng: &mut impl Rng,
    pool: &mut Pool<R>,
) -> Result<(), Broken> {
    let here = Here::new(rules, state);
    lists(&here)?;
    deterministic(&here, rng)?;
    listed_actions(&here, &pool.messages)?;
    listed_outcomes(&here, &pool.messages)?;
    unlisted_actions(&here, rng, pool)?;
    unlisted_outcomes(&here, rng, pool)?;
    weights(&here, rng)?;
    saving(rules, state)?;
    for viewer in Viewer::all(rules.seats()) {
        secrets::imagined(&here, viewer, rng)?;
    }
    secrets::notes(&here, rng)?;
    pool.remember(&here, rng);
    Ok(())
}

fn lists<R: Rules>(here: &Here<'_, R>) -> Result<(), Broken> {
    if let Turn::Choose(seat) = here.turn {
        Promise::SeatsExist.unless(seat.index() < here.rules.seats(), || {
            format!("seat {} must choose, of {}", seat.number(), here.rules.seats())
        })?;
        Promise::ChoiceHasAction
            .unless(!here.actions.is_empty(), || format!("seat {} has none", seat.number()))?;
    } else if let Some(action) = here.actions.first() {
        return Promise::ListedOnlyWhenDue.broken(format!("{action:?} while the turn is {:?}", here.turn));
    }
    if let Some(action) = here.rules.obvious(here.state, &here.actions) {
        Promise::ObviousIsListed.unless(here.actions.contains(&action), || format!("{action:?}"))?;
    }
    match (here.turn, here.odds.entries().first()) {
        (Turn::Chance, None) => Promise::ChanceHasOutcome.broken(format!("{:?}", here.state)),
        (Turn::Choose(_) | Turn::Over, Some((outcome, _))) => {
            Promise::ListedOnlyWhenDue.broken(format!("{outcome:?} while the turn is {:?}", here.turn))
        }
        (Turn::Chance, Some(_)) | (Turn::Choose(_) | Turn::Over, None) => Ok(()),
    }
}

/// Chance, if it is due, has an outcome.
fn chance_is_ready<R: Rules>(rules: &R, state: &R::State) -> Result<(), Broken> {
    if rules.turn(state) != Turn::Chance {
        return Ok(());
    }
    let mut odds = Odds::new();
    rules.outcomes(state, &mut odds);
    Promise::ChanceHasOutcome.unless(odds.total() > 0, || format!("{state:?}"))
}

fn deterministic<R: Rules>(here: &Here<'_, R>, rng: &mut impl Rng) -> Result<(), Broken> {
    let again = Here::new(here.rules, here.state);
    let same = |holds, what: &str| Promise::Deterministic.unless(holds, || what.to_owned());
    same(again.turn == here.turn, "turn")?;
    same(again.actions == here.actions, "legal_actions")?;
    same(again.odds.entries() == here.odds.entries(), "outcomes")?;
    for viewer in Viewer::all(here.rules.seats()) {
        let [one, two] = [(); 2].map(|()| here.rules.observe(here.state, viewer));
        same(one == two, "observe")?;
    }
    if let Some(action) = any_of(&here.actions, rng) {
        let (one, two) = (here.play(action)?, here.play(action)?);
        same(one.0 == two.0 && one.1.0 == two.1.0, &format!("play {action:?}"))?;
    }
    if let Some((outcome, _)) = any_of(here.odds.entries(), rng) {
        let (one, two) = (here.deal(outcome)?, here.deal(outcome)?);
        same(one.0 == two.0 && one.1.0 == two.1.0, &format!("deal {outcome:?}"))?;
    }
    Ok(())
}

fn listed_actions<R: Rules>(here: &Here<'_, R>, messages: &Messages) -> Result<(), Broken> {
    let rules = here.rules;
    for (index, &action) in here.actions.iter().enumerate() {
        Promise::ActionsListedOnce
            .unless(!here.actions[..index].contains(&action), || format!("{action:?} is listed twice"))?;
        let (next, notes) = here.play(action)?;
        rules.check(&next).map_err(Promise::PositionsAreValid.by(format_args!("after {action:?}")))?;
        chance_is_ready(rules, &next)?;
        let text = rules.write_action(action);
        let read = rules.read_action(&text);
        Promise::ActionNotationReadsBack
            .unless(read.as_ref() == Ok(&action), || format!("'{text}' of {action:?} reads as {read:?}"))?;
        messages.check(&rules.describe_action(here.state, action))?;
        notes.0.iter().try_for_each(|(_, note)| messages.check(&rules.describe_note(note)))?;
    }
    if let Turn::Choose(_) = here.turn {
        messages.check(&rules.question(here.state))?;
    }
    Ok(())
}

fn listed_outcomes<R: Rules>(here: &Here<'_, R>, messages: &Messages) -> Result<(), Broken> {
    let (rules, entries) = (here.rules, here.odds.entries());
    for (index, &(outcome, _)) in entries.iter().enumerate() {
        let twice = entries[..index].iter().any(|&(other, _)| other == outcome);
        Promise::OutcomesListedOnce.unless(!twice, || format!("{outcome:?} is listed twice"))?;
        let (next, notes) = here.deal(outcome)?;
        rules.check(&next).map_err(Promise::PositionsAreValid.by(format_args!("after {outcome:?}")))?;
        chance_is_ready(rules, &next)?;
        let text = rules.write_outcome(outcome);
        let read = rules.read_outcome(&text);
        Promise::OutcomeNotationReadsBack
            .unless(read.as_ref() == Ok(&outcome), || format!("'{text}' of {outcome:?} reads as {read:?}"))?;
        notes.0.iter().try_for_each(|(_, note)| messages.check(&rules.describe_note(note)))?;
    }
    Ok(())
}

fn unlisted_actions<R: Rules>(here: &Here<'_, R>, rng: &mut impl Rng, pool: &Pool<R>) -> Result<(), Broken> {
    for _ in 0..PROBES {
        let Some(stale) = any_of(&pool.actions, rng) else { break };
        let mutated = mutate(here.rules, stale, any_of(&pool.actions, rng), rng)?;
        for action in [Some(stale), mutated].into_iter().flatten() {
            if !here.actions.contains(&action) {
                refused_action(here, action, &pool.messages)?;
            }
        }
    }
    Ok(())
}

fn refused_action<R: Rules>(
    here: &Here<'_, R>,
    action: R::Action,
    messages: &Messages,
) -> Result<(), Broken> {
    let (mut next, mut notes) = (*here.state, Notes::default());
    let Err(refusal) = here.rules.play(&mut next, action, &mut notes) else {
        return Promise::UnlistedActionRefused.broken(format!("{action:?} is accepted"));
    };
    Promise::RefusalChangesNothing.unless(next == *here.state, || format!("refusing {action:?}"))?;
    Promise::RefusalWritesNothing.unless(notes.0.is_empty(), || format!("refusing {action:?}"))?;
    Promise::RefusalNamesRule
        .unless(!refusal.rule().0.is_empty(), || format!("refusing {action:?}: {refusal}"))?;
    messages.check(&refusal.phrase())
}

fn unlisted_outcomes<R: Rules>(here: &Here<'_, R>, rng: &mut impl Rng, pool: &Pool<R>) -> Result<(), Broken> {
    for _ in 0..PROBES {
        let Some(outcome) = any_of(&pool.outcomes, rng) else { break };
        if here.odds.entries().iter().any(|&(listed, _)| listed == outcome) {
            continue;
        }
        let mut next = *here.state;
        let refused = here.rules.deal(&mut next, outcome, &mut Silent).is_err();
        Promise::UnlistedOutcomeRefused.unless(refused, || format!("{outcome:?} is accepted"))?;
        Promise::RefusalChangesNothing.unless(next == *here.state, || format!("refusing {outcome:?}"))?;
    }
    Ok(())
}

/// Drawing x and then y is as likely as drawing y and then x, wherever both lead to the same position.
fn weights<R: Rules>(here: &Here<'_, R>, rng: &mut impl Rng) -> Result<(), Broken> {
    let entries = here.odds.entries();
    for _ in 0..PAIRS {
        let (Some(one), Some(two)) = (any_of(entries, rng), any_of(entries, rng)) else { return Ok(()) };
        if one.0 == two.0 {
            continue;
        }
        let (Some(forth), Some(back)) = (second(here, one.0, two.0)?, second(here, two.0, one.0)?) else {
            continue;
        };
        let forth_likely = u128::from(one.1) * u128::from(forth.weight) * u128::from(back.total);
        let back_likely = u128::from(two.1) * u128::from(back.weight) * u128::from(forth.total);
        Promise::WeightsAreConsistent
            .unless(forth.state != back.state || forth_likely == back_likely, || {
                format!("{:?} and then {:?} is not as likely as the other way round", one.0, two.0)
            })?;
    }
    Ok(())
}

/// The second of two deals in a row.
struct Second<S> {
    state: S,
    weight: u32,
    total: u32,
}

fn second<R: Rules>(
    here: &Here<'_, R>,
    first: R::Outcome,
    then: R::Outcome,
) -> Result<Option<Second<R::State>>, Broken> {
    let (mut state, _) = here.deal(first)?;
    let mut odds = Odds::new();
    if here.rules.turn(&state) == Turn::Chance {
        here.rules.outcomes(&state, &mut odds);
    }
    let Some(&(_, weight)) = odds.entries().iter().find(|&&(outcome, _)| outcome == then) else {
        return Ok(None);
    };
    here.rules
        .deal(&mut state, then, &mut Silent)
        .map_err(Promise::ListedOutcomeAccepted.by(format_args!("{then:?}")))?;
    Ok(Some(Second { state, weight, total: odds.total() }))
}

fn saving<R: Rules>(rules: &R, state: &R::State) -> Result<(), Broken> {
    let promise = Promise::SaveAndLoad;
    let text = serde_json::to_string(state).map_err(promise.by("saving fails"))?;
    let value: serde_json::Value = serde_json::from_str(&text).map_err(promise.by("not JSON"))?;
    let loaded = R::State::deserialize(&value).map_err(promise.by(format_args!("loading fails: {text}")))?;
    promise.unless(loaded == *state, || format!("{text} loads as another position"))?;
    rules.check(&loaded).map_err(promise.by("a saved position is refused"))
}
