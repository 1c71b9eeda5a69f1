//! The steps of a turn. RT-TURN

use table::{Seat, counts::Counts, journal::Journal, sets::Set};

use crate::{
    action::Action,
    content::PowerEffect,
    engine::{Flow, goods_in},
    frame::{Frame, Step},
    game::{RiseOfTribes, TURN_CAP_PER_SEAT},
    ids::{Face, Good, HEXES, Hex, HexSet, Source},
    note::Note,
    refusal::{Refusal, ensure},
    state::{Ending, State},
};

impl RiseOfTribes {
    #[inline]
    pub(crate) fn advance_turn<J: Journal<Note>>(&self, state: &mut State, step: Step, j: &mut J) -> Flow {
        let next = match step {
            Step::Start => {
                if state.field.on(state.active).is_empty() {
                    Step::Return
                } else {
                    self.village_points(state, j);
                    Step::BeforeRoll
                }
            }
            Step::Return | Step::Roll | Step::End => return Flow::Wait,
            Step::BeforeRoll => {
                if self.waits_before_roll(state) {
                    return Flow::Wait;
                }
                Step::Roll
            }
            Step::AfterRoll => {
                if self.may_light(state).is_ok() {
                    return Flow::Wait;
                }
                Step::Dream
            }
            Step::Dream => {
                if self.dream_waits(state, j) {
                    return Flow::Wait;
                }
                state.foretold = None;
                if double(state).is_some() { Step::Doubles(0) } else { Step::Actions }
            }
            Step::Doubles(slot) => return self.advance_doubles(state, slot, j),
            Step::DrawEvent => {
                if self.may_draw_event(state) {
                    return Flow::Wait;
                }
                Step::Actions
            }
            Step::Actions => {
                if !state.hand.is_empty() || self.may_act_late(state) {
                    return Flow::Wait;
                }
                Step::Release
            }
            Step::Release => {
                if self.may_release(state) {
                    return Flow::Wait;
                }
                Step::Conflicts
            }
            Step::Conflicts => return self.advance_conflicts(state, j),
        };
        state.replace(Frame::Turn(next));
        Flow::Go
    }

    /// Step 1. RT-TURN-02
    fn village_points<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        let seat = state.active;
        let player = state.player(seat);
        let (villages, on_map) = (player.village_count(), player.villages.len() as u8);
        if let Some(PowerEffect::VillageFood { food }) = self.power(state, seat)
            && on_map > 0
        {
            let food = food.saturating_mul(on_map);
            state.player_mut(seat).goods.add(Good::Food, food);
            j.note(Note::Takes(seat, Good::Food, food));
        }
        self.score(state, seat, Source::Villages, villages, j);
    }

    /// Where a tribe without members may return. RT-END-05
    pub(crate) fn return_sites(&self, state: &State) -> HexSet {
        let free = state.unoccupied(self.board.all);
        if free.is_empty() { self.board.all } else { free }
    }

    pub(crate) fn deal_roll<J: Journal<Note>>(&self, state: &mut State, one: Face, other: Face, j: &mut J) {
        state.hand = Counts::EMPTY;
        state.hand.add(one);
        state.hand.add(other);
        j.note(Note::Rolls(state.active, one, other));
        state.replace(Frame::Turn(Step::AfterRoll));
    }

    #[inline]
    pub(crate) fn list_turn(&self, state: &State, step: Step, out: &mut Vec<Action>) {
        match step {
            Step::Return => out.extend(self.return_sites(state).iter().map(Action::Return)),
            Step::BeforeRoll => {
                out.push(Action::Roll);
                if self.may_foretell(state).is_ok() {
                    out.extend(Face::ALL.iter().copied().map(Action::Foretell));
                }
            }
            Step::AfterRoll => out.extend([Action::Light, Action::Done]),
            Step::Dream => out.extend(goods_in(self.produces(state, state.active)).map(Action::Take)),
            Step::Actions => self.list_actions(state, out),
            Step::Release => {
                out.extend(state.field.on(state.active).iter().map(Action::Release));
                out.push(Action::Done);
            }
            Step::Conflicts => self.list_conflicts(state, out),
            Step::End => self.list_end(state, out),
            Step::Start | Step::Roll | Step::Doubles(_) | Step::DrawEvent => {}
        }
        if let Some(moment) = Self::moment(step) {
            self.list_offers(state, moment, out);
        }
    }

    pub(crate) fn play_turn<J: Journal<Note>>(
        &self,
        state: &mut State,
        step: Step,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        if let Some(moment) = Self::moment(step)
            && let Some(played) = self.play_offer(state, moment, action, j)
        {
            return played;
        }
        match (step, action) {
            (Step::Return, Action::Return(hex)) => {
                ensure(self.return_sites(state).has(hex), Refusal::ReturnToFree)?;
                self.come_back(state, hex, j);
                Ok(())
            }
            (Step::BeforeRoll, Action::Foretell(face)) => {
                self.may_foretell(state)?;
                state.foretold = Some(face);
                j.note(Note::Foretells(seat, face));
                state.replace(Frame::Turn(Step::Roll));
                Ok(())
            }
            (Step::BeforeRoll, Action::Roll) => {
                state.replace(Frame::Turn(Step::Roll));
                Ok(())
            }
            (_, Action::Foretell(_)) => Err(Refusal::TooLateToForetell),
            (Step::AfterRoll, Action::Light) => {
                self.may_light(state)?;
                state.hand.take(Face::Moon);
                state.hand.add(Face::Sun);
                j.note(Note::Lights(seat));
                state.replace(Frame::Turn(Step::Dream));
                Ok(())
            }
            (Step::AfterRoll, Action::Done) => {
                state.replace(Frame::Turn(Step::Dream));
                Ok(())
            }
            (Step::Dream, Action::Take(good)) => self.play_dream(state, good, j),
            (Step::Actions, _) => self.play_actions(state, action, j),
            (Step::Release, Action::Release(hex)) => {
                ensure(state.field.on(seat).has(hex), Refusal::GrowElsewhere)?;
                Self::release(state, seat, hex, j);
                Ok(())
            }
            (Step::Release, Action::Done) => {
                state.replace(Frame::Turn(Step::Conflicts));
                Ok(())
            }
            (Step::Conflicts, _) => self.play_conflicts(state, action, j),
            (Step::End, Action::Done) => {
                self.end_turn(state, j);
                Ok(())
            }
            (Step::End, _) => self.play_end(state, action, j),
            _ => Err(Refusal::NotNow),
        }
    }

    fn come_back<J: Journal<Note>>(&self, state: &mut State, hex: Hex, j: &mut J) {
        let seat = state.active;
        let count = self.content.rules.returning.is.min(state.player(seat).reserve);
        state.player_mut(seat).reserve -= count;
        state.field.put(seat, hex, count);
        j.note(Note::Returns(seat, hex, count));
        self.village_points(state, j);
        state.replace(Frame::Turn(Step::BeforeRoll));
    }

    /// The next player's turn begins, unless the turn cap is reached.
    fn end_turn<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        state.turns += 1;
        state.active = state.active.left(self.seats); // RT-RULING-38
        state.deeds = Set::EMPTY;
        state.once = Set::EMPTY;
        state.borrowed = None;
        state.hand = Counts::EMPTY;
        state.moved = [0; HEXES];
        state.replace(Frame::Turn(Step::Start));
        if state.turns >= self.turn_cap() {
            state.ending = Ending::Stopped; // RT-RULING-41
            j.note(Note::Stopped);
        } else {
            j.note(Note::TurnBegins(state.active, state.turns));
        }
    }

    /// Turns after which the game stops. RT-RULING-41
    pub fn turn_cap(&self) -> u16 {
        TURN_CAP_PER_SEAT * self.seats as u16
    }

    /// `seat` scores; the winning points end the game at once. RT-END-01, RT-RULING-35
    pub(crate) fn score<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        source: Source,
        points: u8,
        j: &mut J,
    ) {
        if points == 0 || !state.is_open() {
            return;
        }
        let player = state.player_mut(seat);
        let from = &mut player.points[source as usize];
        *from = from.saturating_add(points as i8);
        j.note(Note::Scores(seat, source, points));
        if player.score() >= self.tables.winning_points {
            state.ending = Ending::Won(seat);
            j.note(Note::Wins(seat));
        }
    }
}

/// The face both rolled dice show. RT-DICE-02
#[inline]
pub(crate) fn double(state: &State) -> Option<Face> {
    Face::ALL.iter().copied().find(|&face| state.hand.of(face) == 2)
}
