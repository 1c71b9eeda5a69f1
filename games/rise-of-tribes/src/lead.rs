//! LEAD: goal cards. RT-LEAD

use table::{journal::Journal, pile::Knowers, sets::Set};

use crate::{
    action::Action,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, Deed, Goal, Level},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    pub(crate) fn begin_lead(&self, state: &mut State, level: Level) {
        let seat = state.active;
        let draw = self.strength(Deed::Lead, level);
        // RT-RULING-13: villages count at this moment.
        let discards = state.player(seat).village_count();
        let paintings = self.ability(state, seat, Ability::ExtraCard);
        let may_discard = discards > 0 && !state.player(seat).open.is_empty();
        if may_discard || paintings > 0 {
            state.push(Frame::Lead { discards, draw });
        } else {
            state.push(draw_cards(draw, 0));
        }
    }

    pub(crate) fn list_lead(&self, state: &State, discards: u8, out: &mut Vec<Action>) {
        let seat = state.active;
        if discards > 0 {
            out.extend(state.player(seat).open.iter().map(Action::Discard));
        }
        out.push(Action::Draw);
        if self.ability(state, seat, Ability::ExtraCard) > 0 {
            out.push(Action::DrawMore);
        }
    }

    pub(crate) fn play_lead<J: Journal<Note>>(
        &self,
        state: &mut State,
        discards: u8,
        draw: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        match action {
            Action::Discard(goal) => {
                ensure(state.player(seat).open.has(goal), Refusal::GoalNotOpen)?;
                ensure(discards > 0, Refusal::NoMoreDiscards)?;
                put_under(state, goal, j);
                state.replace(Frame::Lead {
                    discards: discards - 1,
                    draw: draw + 1, // RT-LEAD-05
                });
                Ok(())
            }
            Action::Draw => {
                state.replace(draw_cards(draw, 0));
                Ok(())
            }
            Action::DrawMore => {
                let more = self.ability(state, seat, Ability::ExtraCard);
                ensure(more > 0, Refusal::NotNow)?;
                state.replace(draw_cards(draw + more, more));
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn deal_goal<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        back: u8,
        drawn: Set<Goal>,
        goal: Goal,
        j: &mut J,
    ) {
        let seat = state.active;
        let player = state.player_mut(seat);
        player.deck.draw(goal);
        player.open.insert(goal); // RT-LEAD-02
        j.note(Note::Draws(seat, goal));
        let mut drawn = drawn;
        drawn.insert(goal);
        state.replace(Frame::Draw { left: left - 1, back, drawn });
    }

    pub(crate) fn end_draw(&self, state: &mut State, back: u8, drawn: Set<Goal>) {
        if back > 0 {
            state.replace(Frame::PutUnder { left: back, drawn });
        } else {
            state.pop();
        }
    }

    pub(crate) fn play_under<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        drawn: Set<Goal>,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Under(goal) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(drawn.has(goal), Refusal::NotDrawn)?;
        put_under(state, goal, j);
        let mut drawn = drawn;
        drawn.remove(goal);
        state.replace(Frame::PutUnder { left: left - 1, drawn });
        Ok(())
    }
}

pub(crate) const fn draw_cards(left: u8, back: u8) -> Frame {
    Frame::Draw { left, back, drawn: Set::EMPTY }
}

/// A goal in progress goes under the deck. It lay face up, so everybody knows it. RT-LEAD-04
fn put_under<J: Journal<Note>>(state: &mut State, goal: Goal, j: &mut J) {
    let seat = state.active;
    let player = state.player_mut(seat);
    player.open.remove(goal);
    player.deck.put_under(goal, Knowers::EVERYBODY);
    j.note(Note::PutsUnder(seat, goal));
}
