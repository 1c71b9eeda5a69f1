//! LEAD: goal cards. RT-LEAD

use serde::{Deserialize, Serialize};
use table::{Turn, journal::Journal, odds::Odds, pile::Knowers, sets::Set, text::Phrase};

use crate::{
    action::{Action, Outcome},
    decision::{Area, Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, BoardAction, Goal, Level},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

/// The most goals that can be discarded: 12 villages, with room for other content.
const MOST_DISCARDS: u8 = 16;
/// The most cards a LEAD can draw.
const MOST_DRAWN: u8 = 36;

/// Goals may go under the deck before drawing. RT-DEC-12
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lead {
    /// Goals that may still be discarded.
    pub discards: u8,
    /// Cards to draw.
    pub draw: u8,
}

impl RiseOfTribes {
    pub(crate) fn begin_lead(&self, state: &mut State, level: Level) {
        let seat = state.active;
        let draw = self.strength(BoardAction::Lead, level);
        // RT-RULING-13: villages count at this moment.
        let discards = state.player(seat).village_count();
        let paintings = self.ability(state, seat, Ability::ExtraCard);
        let may_discard = discards > 0 && !state.player(seat).open.is_empty();
        if may_discard || paintings > 0 {
            state.push(Lead { discards, draw });
        } else {
            state.push(Draw::of(draw));
        }
    }
}

impl Decision for Lead {
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        let seat = state.active;
        if self.discards > 0 {
            out.extend(state.player(seat).open.iter().map(Action::Discard));
        }
        out.push(Action::Draw);
        if rules.ability(state, seat, Ability::ExtraCard) > 0 {
            out.push(Action::DrawMore);
        }
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
            Action::Discard(goal) => {
                let player = state.player(seat);
                ensure(!player.done.has(goal), Refusal::DiscardCompleted)?;
                ensure(player.open.has(goal), Refusal::DiscardNotOpen)?;
                ensure(self.discards > 0, Refusal::NoMoreDiscards)?;
                put_under(state, goal, j);
                let draw = self.draw + 1; // RT-LEAD-05
                state.replace(Self { discards: self.discards - 1, draw });
            }
            Action::Draw => state.replace(Draw::of(self.draw)),
            Action::DrawMore => {
                let more = rules.ability(state, seat, Ability::ExtraCard);
                ensure(more > 0, Refusal::NoExtraCard)?;
                state.replace(Draw { back: more, ..Draw::of(self.draw + more) });
            }
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_)))
    }

    fn is_valid(self, _: &RiseOfTribes, _: &State) -> bool {
        self.discards <= MOST_DISCARDS && self.draw <= MOST_DRAWN
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-lead").number("discards", self.discards).number("draw", self.draw)
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        match action {
            Action::Draw => Some(message("do-draw").number("cards", self.draw)),
            Action::DrawMore => {
                let more = rules.ability(state, state.active, Ability::ExtraCard);
                Some(message("do-draw-more").number("cards", self.draw + more).number("back", more))
            }
            _ => None,
        }
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_card * f32::from(self.draw))
    }

    fn area(self) -> Area {
        Area::Own
    }
}

/// Chance turns up goal cards. RT-LEAD-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Draw {
    /// How many.
    pub left: u8,
    /// How many of them must go back.
    pub back: u8,
    /// Cards drawn so far.
    pub drawn: Set<Goal>,
}

impl Draw {
    /// So many cards, all of them to keep.
    pub(crate) const fn of(left: u8) -> Self {
        Self { left, back: 0, drawn: Set::EMPTY }
    }
}

impl Decision for Draw {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Chance
    }

    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        if self.left > 0 && !state.player(state.active).deck.is_empty() {
            return Flow::Wait;
        }
        if self.back > 0 {
            state.replace(PutUnder { left: self.back, drawn: self.drawn });
        } else {
            state.pop();
        }
        Flow::Continue
    }

    fn outcomes(self, _: &RiseOfTribes, state: &State, out: &mut Odds<Outcome>) {
        state.player(state.active).deck.odds(out, Outcome::Goal);
    }

    fn deal<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        outcome: Outcome,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Outcome::Goal(goal) = outcome else {
            return Err(Refusal::NotTheOutcome);
        };
        let seat = state.active;
        let player = state.player_mut(seat);
        ensure(player.deck.may_draw(goal), Refusal::NotTheOutcome)?;
        player.deck.draw(goal);
        player.open.insert(goal); // RT-LEAD-02
        j.note(Note::Draws(seat, goal));
        let mut next = Self { left: self.left - 1, ..self };
        next.drawn.insert(goal);
        state.replace(next);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        match below {
            Some(Frame::Finish(_)) => true,
            // Shared Knowledge
            Some(Frame::Turn(Step::End)) => self.back == 0,
            _ => false,
        }
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        let open = state.player(state.active).open;
        is_count(self.left) && is_count(self.back) && self.drawn.without(open).is_empty()
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_card * f32::from(self.left))
    }

    fn area(self) -> Area {
        Area::Own
    }
}

/// Drawn cards go back under the deck (Ochre Paintings).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PutUnder {
    /// How many.
    pub left: u8,
    /// Among these.
    pub drawn: Set<Goal>,
}

impl Decision for PutUnder {
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(self.left > 0 && !self.drawn.is_empty())
    }

    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend(self.drawn.iter().map(Action::Under));
    }

    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Under(goal) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(self.drawn.has(goal), Refusal::NotDrawn)?;
        put_under(state, goal, j);
        let mut next = Self { left: self.left - 1, ..self };
        next.drawn.remove(goal);
        state.replace(next);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_)))
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        is_count(self.left) && self.drawn.without(state.player(state.active).open).is_empty()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-under").number("left", self.left)
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(-0.1 * f32::from(self.left))
    }

    fn area(self) -> Area {
        Area::Own
    }
}

/// A goal in progress goes under the deck. It lay face up, so everybody knows it. RT-LEAD-04
fn put_under<J: Journal<Note>>(state: &mut State, goal: Goal, j: &mut J) {
    let seat = state.active;
    let player = state.player_mut(seat);
    player.open.remove(goal);
    player.deck.put_under(goal, Knowers::EVERYBODY);
    j.note(Note::PutsUnder(seat, goal));
}
