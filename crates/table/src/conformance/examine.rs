//! The awkward questions: refusals, saving, notation, secrets, undo, replay.

use rand::{Rng, SeedableRng, rngs::SmallRng};
use serde::Deserialize;

use crate::{
    Rules, Turn, Viewer,
    dealer::Seed,
    journal::{Notes, Silent},
    odds::{Odds, below},
    record::Record,
    refusal::Refuses,
    table::{Dealing, Table, verify},
    text::{Phrase, Words},
};

/// Actions and outcomes seen in other positions: most of them are out of place here.
pub struct Pool<R: Rules> {
    actions: Vec<R::Action>,
    outcomes: Vec<R::Outcome>,
}

impl<R: Rules> Default for Pool<R> {
    fn default() -> Self {
        Self { actions: Vec::new(), outcomes: Vec::new() }
    }
}

const POOL: usize = 512;
const PROBES: usize = 12;

impl<R: Rules> Pool<R> {
    fn remember(&mut self, actions: &[R::Action], odds: &Odds<R::Outcome>, rng: &mut impl Rng) {
        for &action in actions.iter().take(8) {
            keep(&mut self.actions, action, rng);
        }
        for &(outcome, _) in odds.entries().iter().take(8) {
            if !self.outcomes.contains(&outcome) {
                keep(&mut self.outcomes, outcome, rng);
            }
        }
    }
}

/// Adds a value, or replaces one at random when there are enough.
fn keep<T>(values: &mut Vec<T>, value: T, rng: &mut impl Rng) {
    if values.len() < POOL {
        values.push(value);
    } else {
        values[below(rng, POOL as u32) as usize] = value;
    }
}

fn any_of<T: Copy>(values: &[T], rng: &mut impl Rng) -> Option<T> {
    let len = u32::try_from(values.len()).ok().filter(|&len| len > 0)?;
    values.get(below(rng, len) as usize).copied()
}

/// Says keys instead of words.
pub(super) struct Keys;
impl Words for Keys {
    fn say(&self, phrase: &Phrase) -> String {
        phrase.key.to_string()
    }
}

/// Everything the contract promises of one position.
pub(super) fn position<R: Rules>(
    rules: &R,
    state: &R::State,
    rng: &mut impl Rng,
    pool: &mut Pool<R>,
) -> Result<(), String> {
    let mut actions = Vec::new();
    let mut odds = Odds::new();
    rules.legal_actions(state, &mut actions);
    rules.outcomes(state, &mut odds);
    let turn = rules.turn(state);
    if !matches!(turn, Turn::Choose(_)) && !actions.is_empty() {
        return Err("actions are listed though nobody must choose".to_owned());
    }
    if turn != Turn::Chance && !odds.entries().is_empty() {
        return Err("outcomes are listed though chance must not speak".to_owned());
    }
    listed_is_accepted(rules, state, &actions, &odds)?;
    unlisted_is_refused(rules, state, &actions, &odds, rng, pool)?;
    saving(rules, state)?;
    for viewer in Viewer::all(rules.seats()) {
        secrets(rules, state, viewer, &actions, rng)?;
    }
    pool.remember(&actions, &odds, rng);
    Ok(())
}

fn listed_is_accepted<R: Rules>(
    rules: &R,
    state: &R::State,
    actions: &[R::Action],
    odds: &Odds<R::Outcome>,
) -> Result<(), String> {
    for (index, &action) in actions.iter().enumerate() {
        if actions[..index].contains(&action) {
            return Err(format!("action {action:?} is listed twice"));
        }
        let mut next = *state;
        rules
            .play(&mut next, action, &mut Silent)
            .map_err(|refusal| format!("listed action {action:?} is refused: {refusal}"))?;
        rules.check(&next).map_err(|flaw| format!("after {action:?} pieces are not conserved: {flaw}"))?;
        let text = rules.write_action(action);
        match rules.read_action(&text) {
            Ok(read) if read == action => {}
            other => return Err(format!("'{text}' reads as {other:?}, not {action:?}")),
        }
        rules.describe_action(state, action);
    }
    for (index, &(outcome, _)) in odds.entries().iter().enumerate() {
        if odds.entries()[..index].iter().any(|&(other, _)| other == outcome) {
            return Err(format!("outcome {outcome:?} is listed twice"));
        }
        let mut next = *state;
        rules
            .deal(&mut next, outcome, &mut Silent)
            .map_err(|refusal| format!("listed outcome {outcome:?} is refused: {refusal}"))?;
        rules.check(&next).map_err(|flaw| format!("after {outcome:?} pieces are not conserved: {flaw}"))?;
        let text = rules.write_outcome(outcome);
        match rules.read_outcome(&text) {
            Ok(read) if read == outcome => {}
            other => return Err(format!("'{text}' reads as {other:?}, not {outcome:?}")),
        }
    }
    Ok(())
}

fn unlisted_is_refused<R: Rules>(
    rules: &R,
    state: &R::State,
    actions: &[R::Action],
    odds: &Odds<R::Outcome>,
    rng: &mut impl Rng,
    pool: &Pool<R>,
) -> Result<(), String> {
    for _ in 0..PROBES {
        let Some(stale) = any_of(&pool.actions, rng) else { break };
        let mutated = mutate(rules, stale, any_of(&pool.actions, rng), rng);
        for action in [Some(stale), mutated].into_iter().flatten() {
            if actions.contains(&action) {
                continue;
            }
            let mut next = *state;
            match rules.play(&mut next, action, &mut Silent) {
                Ok(()) => return Err(format!("unlisted action {action:?} is accepted")),
                Err(refusal) if refusal.rule().0.is_empty() => {
                    return Err(format!("the refusal of {action:?} names no rule"));
                }
                Err(_) if next != *state => {
                    return Err(format!("refusing {action:?} changed the position"));
                }
                Err(_) => {}
            }
        }
    }
    for _ in 0..PROBES {
        let Some(outcome) = any_of(&pool.outcomes, rng) else { break };
        let listed = odds.entries().iter().any(|&(here, _)| here == outcome);
        let mut next = *state;
        let accepted = rules.deal(&mut next, outcome, &mut Silent).is_ok();
        if accepted != listed || (!accepted && next != *state) {
            return Err(format!("outcome {outcome:?}: listed {listed}, accepted {accepted}"));
        }
    }
    Ok(())
}

/// One random step; `false` if the game is over.
pub(super) fn advance<R: Rules>(rules: &R, state: &mut R::State, rng: &mut impl Rng) -> bool {
    match rules.turn(state) {
        Turn::Over => false,
        Turn::Choose(_) => {
            let mut actions = Vec::new();
            rules.legal_actions(state, &mut actions);
            let Some(len) = u32::try_from(actions.len()).ok().filter(|&len| len > 0) else {
                return false;
            };
            rules.play(state, actions[below(rng, len) as usize], &mut Silent).is_ok()
        }
        Turn::Chance => {
            let mut odds = Odds::new();
            rules.outcomes(state, &mut odds);
            odds.sample(rng).is_some_and(|outcome| rules.deal(state, outcome, &mut Silent).is_ok())
        }
    }
}

/// An action like `action` with one word or digit of its notation changed, if that is an action at all.
fn mutate<R: Rules>(
    rules: &R,
    action: R::Action,
    other: Option<R::Action>,
    rng: &mut impl Rng,
) -> Option<R::Action> {
    let text = rules.write_action(action);
    let changed: String = if rng.next_u32().is_multiple_of(2) {
        let digits = text.chars().filter(char::is_ascii_digit).count() as u32;
        let target = below(rng, digits.max(1)) as usize;
        let digit = char::from_digit(below(rng, 10), 10)?;
        let mut seen = 0;
        text.chars()
            .map(|letter| {
                if !letter.is_ascii_digit() {
                    return letter;
                }
                seen += 1;
                if seen == target + 1 { digit } else { letter }
            })
            .collect()
    } else {
        let donor = rules.write_action(other?);
        let mut words: Vec<&str> = text.split(' ').collect();
        let donors: Vec<&str> = donor.split(' ').collect();
        let at = below(rng, words.len() as u32) as usize;
        *words.get_mut(at)? = donors.get(at.min(donors.len() - 1))?;
        words.join(" ")
    };
    rules.read_action(&changed).ok()
}

fn saving<R: Rules>(rules: &R, state: &R::State) -> Result<(), String> {
    let text = serde_json::to_string(state).map_err(|error| format!("saving fails: {error}"))?;
    let value: serde_json::Value =
        serde_json::from_str(&text).map_err(|error| format!("saving writes bad JSON: {error}"))?;
    let loaded = R::State::deserialize(&value).map_err(|error| format!("loading fails: {error}: {text}"))?;
    if loaded != *state {
        return Err(format!("save and load changed the position: {text}"));
    }
    rules.check(&loaded).map_err(|flaw| format!("a saved position is refused: {flaw}"))
}

/// A viewer cannot tell the real position from an imagined one: not by looking, not by what it may do, not by what it
/// hears when it acts.
fn secrets<R: Rules>(
    rules: &R,
    state: &R::State,
    viewer: Viewer,
    actions: &[R::Action],
    rng: &mut impl Rng,
) -> Result<(), String> {
    let real = seen(rules, state, viewer)?;
    let observation = rules.observe(state, viewer);
    rules.render_text(&observation, viewer, &Keys);
    let imagined = rules.imagine(&observation, viewer, rng);
    rules.check(&imagined).map_err(|flaw| format!("{viewer:?} imagines an impossible position: {flaw}"))?;
    let fancied = seen(rules, &imagined, viewer)?;
    if real != fancied {
        return Err(format!(
            "{viewer:?} can tell an imagined position from the real one:\n{real}\n{fancied}"
        ));
    }
    let Turn::Choose(seat) = rules.turn(state) else {
        return Ok(());
    };
    if !viewer.is(seat) {
        return Ok(());
    }
    let action = actions[below(rng, actions.len() as u32) as usize];
    let (real, heard) = after(rules, state, action, viewer)?;
    let (fancied, fancy_heard) = after(rules, &imagined, action, viewer)?;
    if heard != fancy_heard {
        return Err(format!("what seat {} hears on {action:?} tells a secret", seat.number()));
    }
    if real != fancied {
        return Err(format!(
            "seat {} learns something by {action:?} without chance speaking:\n{real}\n{fancied}",
            seat.number()
        ));
    }
    Ok(())
}

/// All a viewer receives, as bytes would carry it.
fn seen<R: Rules>(rules: &R, state: &R::State, viewer: Viewer) -> Result<String, String> {
    let view = rules.view(state, viewer);
    let described: Vec<Phrase> =
        view.actions.iter().map(|&action| rules.describe_action(state, action)).collect();
    let question = match view.turn {
        Turn::Choose(seat) if viewer.is(seat) => Some(rules.question(state)),
        _ => None,
    };
    serde_json::to_string(&(view.to_json(rules), described, question))
        .map_err(|error| format!("a view cannot be written: {error}"))
}

/// What `viewer` sees and hears after `action`, up to where chance must speak.
fn after<R: Rules>(
    rules: &R,
    state: &R::State,
    action: R::Action,
    viewer: Viewer,
) -> Result<(String, Vec<Phrase>), String> {
    let mut next = *state;
    let mut notes = Notes::default();
    rules
        .play(&mut next, action, &mut notes)
        .map_err(|refusal| format!("{action:?} is refused in an imagined position: {refusal}"))?;
    let heard = notes
        .0
        .iter()
        .filter(|(audience, _)| audience.includes(viewer))
        .map(|(_, note)| rules.describe_note(note))
        .collect();
    Ok((seen(rules, &next, viewer)?, heard))
}

/// Scores add up and somebody is first.
pub(super) fn standings<R: Rules>(rules: &R, state: &R::State) -> Result<(), String> {
    let standings = rules.standings(state);
    if standings.lines.len() != rules.seats() || standings.winners().next().is_none() {
        return Err("the standings leave out a seat or have no winner".to_owned());
    }
    for line in &standings.lines {
        let sum: i32 = line.sources.iter().map(|part| part.points).sum();
        if sum != line.score {
            return Err(format!("seat {}: sources add up to {sum}, not {}", line.seat.number(), line.score));
        }
    }
    Ok(())
}

/// A table plays, undoes, records, replays and verifies a game.
pub(super) fn table<R: Rules>(rules: &R, seed: u64) -> Result<(), String> {
    let content = rules.content().clone();
    let fresh = R::new(rules.options(), &content).map_err(|error| error.to_string())?;
    let mut rng = SmallRng::seed_from_u64(seed ^ 0x0ca7_1e00);
    let mut table = Table::open(fresh, None, Dealing::Seeded(Seed::from_number(seed)));
    let mut actions = Vec::new();
    while let Turn::Choose(seat) = table.turn() {
        actions.clear();
        table.rules().legal_actions(table.state(), &mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let before = *table.state();
        let story = table.story(Viewer::Seat(seat)).count();
        table.play(seat, action).map_err(|error| error.to_string())?;
        let (steps, _) = table.undoable(seat);
        if steps > 0 && below(&mut rng, 4) == 0 {
            table.undo(seat).map_err(|error| format!("undo is offered and refused: {error}"))?;
            if *table.state() != before || table.story(Viewer::Seat(seat)).count() != story {
                return Err(format!("undoing {action:?} does not restore the position"));
            }
        }
    }
    let record = table.record(true);
    let text = record.to_json();
    let read = Record::from_json(&text).map_err(|error| format!("a record does not read back: {error}"))?;
    if read != record {
        return Err("a record changes when written and read".to_owned());
    }
    let replayed =
        Table::<R>::replay(&read, None).map_err(|error| format!("a record does not replay: {error}"))?;
    if replayed.state() != table.state() {
        return Err("a record replays to another position".to_owned());
    }
    let verified = verify::<R>(&read).map_err(|error| format!("honest dealing fails to verify: {error}"))?;
    if !verified.over {
        return Err("a finished game verifies as unfinished".to_owned());
    }
    let mut forged = read;
    forged.seed = Some(Seed::from_number(seed + 1));
    if verify::<R>(&forged).is_ok() {
        return Err("a forged seed verifies".to_owned());
    }
    Ok(())
}
