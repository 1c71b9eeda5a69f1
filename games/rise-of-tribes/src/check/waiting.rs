//! The stack of decisions: each one is possible in the position and in its place.

use table::refusal::InvalidPosition;

use crate::{decision::Decision, game::RiseOfTribes, ids::Once, state::State, turn::Step};

impl RiseOfTribes {
    pub(super) fn check_waiting(&self, state: &State) -> Result<(), InvalidPosition> {
        let frames = state.frames.as_slice();
        InvalidPosition::unless(frames.is_empty() != state.is_open(), "RT-TURN-01", || {
            format!("{} decisions wait in a game whose end is {:?}", frames.len(), state.ending)
        })?;
        for (index, &frame) in frames.iter().enumerate() {
            let below = index.checked_sub(1).map(|below| frames[below]);
            InvalidPosition::unless(frame.may_wait_on(below), "RT-TURN-01", || {
                format!("{frame:?} cannot wait above {below:?}")
            })?;
            InvalidPosition::unless(frame.is_valid(self, state), "RT-TURN-01", || {
                format!("{frame:?} cannot wait in this position")
            })?;
        }
        self.check_turn(state)
    }

    fn check_turn(&self, state: &State) -> Result<(), InvalidPosition> {
        if !state.is_open() {
            return Ok(());
        }
        let early = state.step().is_none_or(|step| {
            matches!(
                step,
                Step::Start | Step::Return | Step::BeforeRoll | Step::Roll | Step::AfterRoll | Step::Dream
            )
        });
        let foretold = state.foretold.is_none() || (early && self.foretelling(state).is_some());
        InvalidPosition::unless(foretold, "RT-CHIEF-22", || {
            "a face is foretold without Dreamtime, or after the roll was used".to_owned()
        })?;
        let borrowed = state.borrowed.is_none_or(|goal| {
            self.options.elders && state.once.has(Once::Elder) && self.is_development(goal)
        });
        InvalidPosition::unless(borrowed, "RT-ELDER-03", || {
            "a development is borrowed that no elder learned".to_owned()
        })
    }
}
