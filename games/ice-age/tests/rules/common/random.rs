//! Whole games of random choices.

use ice_age::{Action, IceAge, Note, Outcome, State};
use rand::{SeedableRng, rngs::SmallRng};
use table::{
    Rules, Turn,
    journal::{Audience, Notes},
    odds::{Odds, below},
};

/// What happened between two positions.
pub enum Event {
    Played(Action),
    Dealt(Outcome),
}

/// Plays a random game and shows every position, the event that led from it, and the next position.
pub fn walk(
    rules: &IceAge,
    seed: u64,
    mut look: impl FnMut(&State, &Event, &State, &[(Audience, Note)]),
) -> State {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = rules.start();
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    loop {
        let before = state;
        let mut notes = Notes::default();
        let event = match rules.turn(&state) {
            Turn::Over => return state,
            Turn::Choose(_) => {
                actions.clear();
                rules.legal_actions(&state, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                rules.play(&mut state, action, &mut notes).unwrap();
                Event::Played(action)
            }
            Turn::Chance => {
                odds.clear();
                rules.outcomes(&state, &mut odds);
                let outcome = odds.sample(&mut rng).unwrap();
                rules.deal(&mut state, outcome, &mut notes).unwrap();
                Event::Dealt(outcome)
            }
        };
        look(&before, &event, &state, &notes.0);
    }
}
