//! The steps of a turn.

use pages::{DrawContext, PlanStep};
use rise_of_tribes::{Frame, RiseOfTribes, Step, words};
use table::View;

use crate::pen::message;

/// The first die, the second die, conflicts, the end. Nothing before the roll.
pub(crate) fn plan(view: &View<RiseOfTribes>, ctx: &DrawContext<'_>) -> Vec<PlanStep> {
    let observation = &view.observation;
    let Some(step) = observation.waiting.iter().find_map(|frame| match frame {
        Frame::Turn(step) => Some(*step),
        _ => None,
    }) else {
        return Vec::new();
    };
    let taken: Vec<_> = observation.actions_taken.iter().collect();
    let current = match step {
        // An action under way belongs to the die that was placed last.
        Step::Actions => {
            let acting = observation.waiting.len() > 1 && !taken.is_empty();
            (taken.len() - usize::from(acting)).min(1)
        }
        Step::Release | Step::Conflicts => 2,
        Step::End => 3,
        Step::Start
        | Step::Return
        | Step::BeforeRoll
        | Step::Roll
        | Step::AfterRoll
        | Step::Dream
        | Step::BeforeEvents
        | Step::DrawEvent
        | Step::Doubles(_) => return Vec::new(),
    };
    // The position does not say which of two actions came first.
    let action = match taken[..] {
        [only] => ctx.text(&words::board_action(only)),
        _ => String::new(),
    };
    let title = |key: &str| ctx.text(&message(key));
    PlanStep::sequence(
        [
            (title("plan-first"), action),
            (title("plan-second"), String::new()),
            (title("plan-conflicts"), String::new()),
            (title("plan-end"), String::new()),
        ],
        current,
    )
}
