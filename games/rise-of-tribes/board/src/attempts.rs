//! What a player would try now.

use pages::Attempt;
use rise_of_tribes::{Action, BoardAction, Frame, Hex, RiseOfTribes, Step, words};
use table::{Turn, View, sets::Indexed as _};

use crate::spots;

/// The boxes of the action board while dice are placed; hexes while members are added; villages and goals at the end.
pub(crate) fn attempts(rules: &RiseOfTribes, view: &View<RiseOfTribes>) -> Vec<Attempt<Action>> {
    let Turn::Choose(seat) = view.turn else { return Vec::new() };
    let state = rules.position(&view.observation);
    let at = |action: Action, name| spots::of(view, action).pop().map(|spot| Attempt { action, spot, name });
    let hex = |action: fn(Hex) -> Action| {
        let hexes = view.observation.hexes.iter().map(|seen| seen.hex);
        hexes.filter_map(|hex| at(action(hex), rules.place_name(&state, hex))).collect::<Vec<_>>()
    };
    match state.frames.top() {
        Some(Frame::Turn(Step::Actions)) => {
            let face = view.actions.iter().find_map(|action| match action {
                Action::Place(face, _) => Some(*face),
                _ => None,
            });
            let place = |action| at(Action::Place(face?, action), words::board_action(action));
            BoardAction::each().filter_map(place).collect()
        }
        Some(Frame::Grow(_)) => hex(Action::Grow),
        Some(Frame::Turn(Step::End)) => {
            let goals = state.player(seat).open;
            let goals = goals
                .iter()
                .filter_map(|goal| at(Action::Complete(goal), rules.with_names(words::goal(goal))));
            let own = state.field.on(seat);
            let villages = own.iter().filter_map(|hex| at(Action::Build(hex), rules.place_name(&state, hex)));
            goals.chain(villages).collect()
        }
        _ => Vec::new(),
    }
}
