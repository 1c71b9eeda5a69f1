//! The steps of a turn of Migration.

use ice_age::{IceAge, Stage, Step, card_name};
use pages::{DrawContext, PlanStep};
use table::{View, text::Phrase};

/// Play a card, perform it, put a card away, draw. Nothing outside of Migration.
pub(crate) fn plan(view: &View<IceAge>, ctx: &DrawContext<'_>) -> Vec<PlanStep> {
    let observation = &view.observation;
    let current = match (observation.step.stage(), observation.step) {
        (Stage::PlayCard, _) => 0,
        (Stage::Perform, _) => 1,
        (Stage::Draw, Step::PutAway) => 2,
        (Stage::Draw, _) => 3,
        (Stage::SetUp | Stage::Conflicts | Stage::Glacier | Stage::Over, _) => return Vec::new(),
    };
    let card = if current == 1 { ctx.text(&card_name(observation.task.card)) } else { String::new() };
    let left = match observation.step {
        Step::Draw(left) => ctx.text(&Phrase::new("ice-age-board-plan-left").number("cards", left)),
        _ => String::new(),
    };
    let title = |key: &'static str| ctx.message(key);
    PlanStep::sequence(
        [
            (title("ice-age-board-plan-play"), String::new()),
            (title("ice-age-board-plan-perform"), card),
            (title("ice-age-board-plan-put-away"), String::new()),
            (title("ice-age-board-plan-draw"), left),
        ],
        current,
    )
}
