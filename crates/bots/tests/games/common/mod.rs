//! Games played with nothing but views.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may panic")]

use rand::{SeedableRng, rngs::SmallRng};
use table::{Evaluate, Rules, Seat, Turn, View, Viewer, any::Opening, journal::Silent, odds::Odds};

pub(crate) fn rules<R: Rules>(options: serde_json::Value) -> R {
    Opening { options, ..Opening::default() }.rules().unwrap()
}

/// Plays a game to its end; `choose` receives each view and returns an action, which must be legal.
pub(crate) fn game<R: Evaluate>(
    rules: &R,
    seed: u64,
    mut choose: impl FnMut(Seat, &View<R>) -> R::Action,
) -> R::State {
    let mut dealer = SmallRng::seed_from_u64(seed);
    let (mut state, mut odds) = (rules.start(), Odds::new());
    loop {
        rules.resolve_chance(&mut state, &mut odds, &mut dealer);
        let Turn::Choose(seat) = rules.turn(&state) else { return state };
        let view = rules.view(&state, Viewer::Seat(seat));
        let action = choose(seat, &view);
        assert!(view.actions.contains(&action), "{action:?} is not on the list");
        rules.play(&mut state, action, &mut Silent).unwrap();
    }
}

pub(crate) fn copy<R: Evaluate>(view: &View<R>) -> View<R> {
    View {
        viewer: view.viewer,
        turn: view.turn,
        observation: view.observation.clone(),
        actions: view.actions.clone(),
    }
}

/// The first view with more than `least` actions.
pub(crate) fn view_with_choices<R: Evaluate>(rules: &R, least: usize) -> View<R> {
    let mut found = None;
    game(rules, 5, |_, view| {
        if found.is_none() && view.actions.len() > least {
            found = Some(copy(view));
        }
        *view.actions.last().unwrap()
    });
    found.unwrap()
}
