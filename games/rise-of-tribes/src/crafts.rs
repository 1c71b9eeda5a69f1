//! What developments add to a GATHER when it ends: Basketry and Pottery.

use serde::{Deserialize, Serialize};
use table::{Seat, journal::Journal, sets::Set, text::Phrase};

use crate::{
    action::Action,
    decision::{Area, Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, Goal, Good},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    words::{self, message},
};

impl RiseOfTribes {
    /// Every good of `giver` to every other player.
    pub(crate) fn list_gifts(&self, state: &State, giver: Seat, out: &mut Vec<Action>) {
        for good in state.player(giver).goods.kinds() {
            for seat in Seat::all(self.seats) {
                if seat != giver {
                    out.push(Action::Give(good, seat));
                }
            }
        }
    }

    /// One good changes hands.
    pub(crate) fn give<J: Journal<Note>>(
        &self,
        state: &mut State,
        (giver, to): (Seat, Seat),
        good: Good,
        cause: Cause,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(self.is_rival(giver, to), Refusal::NotARival)?;
        ensure(state.player(giver).goods.has(good), Refusal::NothingHeld)?;
        state.player_mut(giver).goods.take(good, 1);
        state.player_mut(to).goods.add(good, 1);
        j.note(Note::Gives(giver, good, to, cause));
        Ok(())
    }
}

/// One more of a kind gathered (Basketry).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Basketry {
    /// The kinds to choose from.
    pub kinds: Set<Good>,
}

impl Decision for Basketry {
    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend(self.kinds.iter().map(Action::Basket));
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Basket(good) => {
                ensure(self.kinds.has(good), Refusal::KindNotGathered)?;
                let seat = state.active;
                let more = rules.ability(state, seat, Ability::RicherHex);
                state.player_mut(seat).goods.add(good, more);
                let cause = Cause::Goal(rules.card_with(state, seat, Ability::RicherHex, Goal::Basketry));
                j.note(Note::Takes(seat, good, more, cause));
            }
            Action::Done => {}
            _ => return Err(Refusal::unexpected(action)),
        }
        state.pop();
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_) | Frame::Bounty(_) | Frame::Pottery | Frame::Educate(_)))
    }

    fn is_valid(self, _: &RiseOfTribes, _: &State) -> bool {
        !self.kinds.is_empty()
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        let goal = rules.card_with(state, state.active, Ability::RicherHex, Goal::Basketry);
        message("ask-basketry").phrase("goal", words::goal(goal))
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        let Action::Basket(good) = action else { return None };
        let more = rules.ability(state, state.active, Ability::RicherHex);
        Some(message("do-basket").phrase("good", words::some(good, more)))
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_good)
    }

    fn area(self) -> Area {
        Area::Own
    }
}

/// A gift before taking goods (Pottery).
#[derive(Clone, Copy)]
pub(crate) struct Pottery;

impl Decision for Pottery {
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        rules.list_gifts(state, state.active, out);
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        match action {
            Action::Give(good, to) => {
                let cause = Cause::Goal(rules.card_with(state, seat, Ability::Gift, Goal::Pottery));
                rules.give(state, (seat, to), good, cause, j)?;
                state.replace(Pick { left: rules.ability(state, seat, Ability::Gift) });
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_) | Frame::Bounty(_)))
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        let goal = rules.card_with(state, state.active, Ability::Gift, Goal::Pottery);
        let amount = rules.ability(state, state.active, Ability::Gift);
        message("ask-pottery").phrase("goal", words::goal(goal)).number("amount", amount)
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_good)
    }

    fn area(self) -> Area {
        Area::Own
    }
}

/// Goods of any kind from the supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pick {
    /// How many.
    pub left: u8,
}

impl Decision for Pick {
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(self.left > 0)
    }

    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend(Good::ALL.iter().copied().map(Action::Take));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Take(good) = action else {
            return Err(Refusal::unexpected(action));
        };
        let seat = state.active;
        state.player_mut(seat).goods.add(good, 1);
        let cause = Cause::Goal(rules.card_with(state, seat, Ability::Gift, Goal::Pottery));
        j.note(Note::Takes(seat, good, 1, cause));
        state.replace(Self { left: self.left - 1 });
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        Pottery.may_wait_on(below)
    }

    fn is_valid(self, _: &RiseOfTribes, _: &State) -> bool {
        is_count(self.left)
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-pick").number("left", self.left)
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_good * f32::from(self.left))
    }

    fn area(self) -> Area {
        Area::Own
    }
}
