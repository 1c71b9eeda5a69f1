//! What a viewer must not learn: from its observation, from its actions, from notes.

use rand::Rng;

use super::{
    messages::Keys,
    position::Here,
    promise::{Broken, Promise},
};
use crate::{Rules, Turn, Viewer, journal::Notes, odds::below, text::Phrase};

/// Actions or outcomes of a position that are compared with each other.
const COMPARED: usize = 6;

/// A viewer cannot tell the real position from an imagined one: not by looking, not by what it may do, not by what it
/// learns when it acts.
pub(super) fn imagined<R: Rules>(
    here: &Here<'_, R>,
    viewer: Viewer,
    rng: &mut impl Rng,
) -> Result<(), Broken> {
    let Here { rules, state, .. } = *here;
    let observation = rules.observe(state, viewer);
    rules.render_text(&observation, viewer, &Keys);
    let imagined = rules.imagine(&observation, viewer, rng);
    rules.check(&imagined).map_err(Promise::ImaginedIsValid.by(format_args!("{viewer:?}")))?;
    looks_the_same(rules, [state, &imagined], viewer, Promise::ImaginedLooksTheSame, "")?;
    let (real, fancied) = (choice(rules, state, viewer), choice(rules, &imagined, viewer));
    Promise::ActionsFollowFromObservation
        .unless(real == fancied, || format!("{viewer:?}:\n{real:?}\n{fancied:?}"))?;
    match here.turn {
        Turn::Choose(seat) if viewer.is(seat) => {}
        Turn::Choose(_) | Turn::Chance | Turn::Over => return Ok(()),
    }
    let action = here.actions[below(rng, here.actions.len() as u32) as usize];
    let (real, real_notes) = here.play(action)?;
    let mut fancied = imagined;
    let mut fancied_notes = Notes::default();
    rules.play(&mut fancied, action, &mut fancied_notes).map_err(
        Promise::ActionsFollowFromObservation
            .by(format_args!("{action:?} is refused in an imagined position")),
    )?;
    let heard = [&real_notes, &fancied_notes].map(|notes| read_by(rules, notes, viewer));
    Promise::NotesKeepSecrets
        .unless(heard[0] == heard[1], || format!("{viewer:?} reads {heard:?} after {action:?}"))?;
    let after = format!(" after {action:?}");
    looks_the_same(rules, [&real, &fancied], viewer, Promise::NothingRevealedWithoutChance, &after)?;
    let (real, fancied) = (choice(rules, &real, viewer), choice(rules, &fancied, viewer));
    Promise::NothingRevealedWithoutChance
        .unless(real == fancied, || format!("{viewer:?}{after}:\n{real:?}\n{fancied:?}"))
}

fn looks_the_same<R: Rules>(
    rules: &R,
    states: [&R::State; 2],
    viewer: Viewer,
    promise: Promise,
    after: &str,
) -> Result<(), Broken> {
    let [real, fancied] = states.map(|state| rules.observe(state, viewer));
    promise.unless(real == fancied, || format!("{viewer:?}{after} observes\n{real:?}\n{fancied:?}"))?;
    // Equal values that are written differently would tell them apart on the wire.
    let [real, fancied] = states.map(|state| rules.view(state, viewer).to_json(rules)["observation"].take());
    promise.unless(real == fancied, || format!("{viewer:?}{after} receives\n{real}\n{fancied}"))
}

/// Whose turn it is, and for the choosing seat what it is asked and may do.
#[derive(Debug, PartialEq)]
struct Choice {
    turn: Turn,
    question: Option<Phrase>,
    actions: Vec<(String, Phrase)>,
    obvious: Option<String>,
    /// The actions that end the turn.
    endings: Vec<String>,
}

fn choice<R: Rules>(rules: &R, state: &R::State, viewer: Viewer) -> Choice {
    let view = rules.view(state, viewer);
    let mine = matches!(view.turn, Turn::Choose(seat) if viewer.is(seat));
    let obvious = if mine { rules.obvious(state, &view.actions) } else { None };
    let endings = view.actions.iter().filter(|&&action| rules.ends_turn(state, action));
    Choice {
        obvious: obvious.map(|action| rules.write_action(action)),
        endings: endings.map(|&action| rules.write_action(action)).collect(),
        turn: view.turn,
        question: mine.then(|| rules.question(state)),
        actions: view
            .actions
            .iter()
            .map(|&action| (rules.write_action(action), rules.describe_action(state, action)))
            .collect(),
    }
}

fn read_by<R: Rules>(rules: &R, notes: &Notes<R::Note>, viewer: Viewer) -> Vec<Phrase> {
    let mine = notes.0.iter().filter(|(audience, _)| audience.includes(viewer));
    mine.map(|(_, note)| rules.describe_note(note)).collect()
}

/// Two things that can happen here and look the same to a viewer are told the same way. Otherwise the notes contain
/// what the observation hides.
pub(super) fn notes<R: Rules>(here: &Here<'_, R>, rng: &mut impl Rng) -> Result<(), Broken> {
    let Here { rules, ref actions, ref odds, .. } = *here;
    let some = |count: usize, rng: &mut _| {
        let from = if count > COMPARED { below(rng, (count - COMPARED) as u32) as usize } else { 0 };
        from..count.min(from + COMPARED)
    };
    let mut next = Vec::new();
    for &action in &actions[some(actions.len(), rng)] {
        next.push(here.play(action)?);
    }
    for &(outcome, _) in &odds.entries()[some(odds.entries().len(), rng)] {
        next.push(here.deal(outcome)?);
    }
    for viewer in Viewer::all(rules.seats()) {
        // Whoever acts knows what it does.
        if matches!(here.turn, Turn::Choose(seat) if viewer.is(seat)) {
            continue;
        }
        let told: Vec<_> = next
            .iter()
            .map(|(state, notes)| (state, rules.observe(state, viewer), read_by(rules, notes, viewer)))
            .collect();
        for (index, (state, observed, read)) in told.iter().enumerate() {
            for (other, other_observed, other_read) in &told[..index] {
                let alike = state != other && observed == other_observed;
                Promise::NotesKeepSecrets.unless(!alike || read == other_read, || {
                    format!("{viewer:?} observes the same and reads {read:?} or {other_read:?}")
                })?;
            }
        }
    }
    Ok(())
}
