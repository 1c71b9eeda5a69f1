//! Plays an action, then goes on to the next decision.

use table::journal::Journal;

use crate::{
    EndlessWinter,
    action::Action,
    icons::Icon,
    ids::Card,
    note::Note,
    refusal::Refusal,
    state::{Due, Frame, Stage, State},
};

impl EndlessWinter {
    pub(crate) fn play_action(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if state.open.due != Due::Nothing {
            return Err(Refusal::NotNow);
        }
        match action {
            Action::Side(side) => self.choose_side(state, side, journal),
            Action::DraftChief(chief, side) => self.draft_chief(state, chief, side, journal),
            Action::DraftSetup(card) => self.draft_setup(state, card, journal),
            Action::Culture(culture) => self.play_culture(state, culture, journal),
            Action::Place(figure, spot) => self.place(state, figure, spot, journal),
            Action::Tribe(tribe) => self.play_tribe(state, tribe, journal),
            Action::Eat(food) => self.eat(state, food, journal),
            Action::Skill(card) => self.use_skill(state, card, journal),
            Action::Chief => self.use_chief(state, journal),
            Action::Recruit(tribe) => self.recruit(state, tribe, journal),
            Action::Train(tribe) => self.train(state, tribe, journal),
            Action::Learn(culture) => self.learn(state, culture, journal),
            Action::Stone(stone) => self.take_stone(state, stone, journal),
            Action::Camp => self.place_camp(state, journal),
            Action::Move(from, to) => self.move_camp(state, from, to, journal),
            Action::Village(junction) => self.found_village(state, junction, journal),
            Action::Reveal => self.reveal(state, journal),
            Action::Hunt(animal) => self.hunt(state, animal, journal),
            Action::HuntNone => self.hunt_none(state, journal),
            Action::Track => self.track(state, journal),
            Action::Tip(animal) => self.tip(state, animal, journal),
            Action::Rite => self.rite(state, journal),
            Action::Bury(zone, card) => self.bury(state, zone, card, journal),
            Action::Megalith(site) => self.place_megalith(state, site, journal),
            Action::Draw => self.take_draw(state, journal),
            Action::Offering => self.offer(state, journal),
            Action::Honor => self.honor(state, journal),
            Action::Cash => self.cash(state, journal),
            Action::Tool => self.take_tool(state, journal),
            Action::Food => self.take_food(state, journal),
            Action::Fill => self.take_fill(state, journal),
            Action::Pay => self.pay_culture(state, journal),
            Action::Discard(card) => self.discard(state, card, journal),
            Action::Commit(card) => self.commit(state, card, journal),
            Action::TokenOpen | Action::TokenNext => self.choose_token(state, action, journal),
            Action::Gather(hex) => self.gather(state, hex, journal),
            Action::Done => self.done(state, journal),
            Action::River(action) => self.play_river(state, action, journal),
        }?;
        self.advance(state, journal);
        Ok(())
    }

    fn take_draw(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let icon = self.ladder_icon(state, Icon::Draw).ok_or(Refusal::NoDraw)?;
        // EW-RULING-55: with both piles empty nothing can be drawn.
        if !self.can_draw(state) {
            return Err(Refusal::NoDraw);
        }
        self.take_icon(state, icon);
        self.start_draw(state, journal);
        Ok(())
    }

    fn take_tool(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let icon = self.ladder_icon(state, Icon::Tool).ok_or(Refusal::NoGain)?;
        self.take_icon(state, icon);
        let seat = state.active();
        let me = state.me_mut();
        // EW-RULING-14: the track ends; what goes beyond is lost.
        if me.tools < self.tables.tool_limit {
            me.tools += 1;
            journal.note(Note::Gained(seat, Icon::Tool, 1));
        } else {
            journal.note(Note::Lost(seat, Icon::Tool, 1));
        }
        Ok(())
    }

    fn take_food(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        // Food alone is booked without asking, so there must be something higher to take it for.
        self.highest_rung(state).ok_or(Refusal::NoGain)?;
        let icon = self.ladder_icon(state, Icon::Food).ok_or(Refusal::NoGain)?;
        self.take_icon(state, icon);
        let seat = state.active();
        let me = state.me_mut();
        if me.food < me.food_limit() {
            me.food += 1;
            journal.note(Note::Gained(seat, Icon::Food, 1));
        } else {
            journal.note(Note::Lost(seat, Icon::Food, 1));
        }
        Ok(())
    }

    fn take_fill(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let (source, gains) = self.top_gains(state).ok_or(Refusal::NoGain)?;
        if !gains.has(Icon::FillFood) || !self.possible(state, source, Icon::FillFood) {
            return Err(Refusal::NoGain);
        }
        self.take_icon(state, Icon::FillFood);
        self.fill_food(state, journal);
        Ok(())
    }

    fn pay_culture(&self, state: &mut State, _: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let Some(&Frame::Pay(culture)) = state.open.stack.top() else {
            return Err(Refusal::NoPay);
        };
        state.open.stack.pop();
        self.use_effect(state, crate::state::Source::Culture(culture));
        Ok(())
    }

    fn discard(
        &self,
        state: &mut State,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let frame = match state.open.stack.top() {
            Some(&frame @ (Frame::Discard(_) | Frame::Fee(_))) => frame,
            _ => return Err(Refusal::NoDiscard),
        };
        if !state.mine().hand.has(card) {
            return Err(Refusal::NoDiscard);
        }
        state.open.stack.pop();
        self.leave_hand(state, card);
        state.me_mut().discard.add(card);
        journal.note(Note::Discarded(state.active(), card));
        match frame {
            Frame::Discard(source) => {
                let effect = self.effect(state, source);
                let gains = self.gains_of(state, &effect);
                self.push(state, source, gains);
            }
            Frame::Fee(culture) => self.resolve_culture(state, culture),
            Frame::Gains { .. } | Frame::Pay(_) => {}
        }
        Ok(())
    }

    /// Declines the rest of a benefit, or leaves the section, the step, the turn.
    fn done(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        match state.open.stack.top() {
            Some(Frame::Gains { .. } | Frame::Pay(_)) => {
                state.open.stack.pop();
                return Ok(());
            }
            Some(Frame::Discard(_) | Frame::Fee(_)) => return Err(Refusal::NotDone),
            None => {}
        }
        match state.open.stage {
            Stage::Top => self.leave_top(state, journal),
            Stage::Closing => self.end_turn(state, journal),
            Stage::Commit => self.next_turn(state, journal),
            Stage::Skills => state.open.stage = Stage::Lands,
            Stage::Lands => state.open.stage = Stage::Board,
            Stage::Setup
            | Stage::Plan
            | Stage::RestToken
            | Stage::Middle
            | Stage::Reveal
            | Stage::Track
            | Stage::Board
            | Stage::Stones
            | Stage::FillHunt
            | Stage::FillDisplay
            | Stage::Refresh
            | Stage::TurnToken
            | Stage::Count
            | Stage::Over => return Err(Refusal::NotDone),
        }
        Ok(())
    }

    /// Goes on until somebody must choose or chance must speak. Most calls find that somebody must; what comes between
    /// phases is kept out of line, so that those calls stay short.
    pub(crate) fn advance(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        loop {
            if state.open.due != Due::Nothing {
                return;
            }
            if !state.open.stack.is_empty() {
                if self.settle_stack(state, journal) {
                    return;
                }
                continue;
            }
            match state.open.stage {
                Stage::Setup => {
                    if self.settle_setup(state, journal) {
                        return;
                    }
                }
                Stage::Plan
                | Stage::RestToken
                | Stage::Top
                | Stage::Reveal
                | Stage::TurnToken
                | Stage::Count
                | Stage::Over => {
                    if state.open.stage == Stage::TurnToken && state.open.rest.open.is_some() {
                        self.begin_round(state, journal);
                    }
                    return;
                }
                Stage::Middle => self.reach_bottom(state),
                Stage::Closing => {
                    if self.anything_free(state) {
                        return;
                    }
                    self.end_turn(state, journal);
                }
                Stage::Commit => {
                    // EW-EDGE-44: nothing to commit from an empty hand.
                    if !state.mine().hand.is_empty() {
                        return;
                    }
                    self.next_turn(state, journal);
                }
                Stage::Track => self.begin_eclipse_turn(state),
                Stage::Skills => {
                    let ready = state.open.moment.ready;
                    let any = ready.iter().any(|(card, _)| self.may_use_skill(state, card).is_ok());
                    if any {
                        return;
                    }
                    state.open.stage = Stage::Lands;
                }
                Stage::Lands => {
                    if self.anything_to_gather(state) {
                        return;
                    }
                    state.open.stage = Stage::Board;
                }
                Stage::Board => self.board_benefits(state),
                Stage::Stones => {
                    self.score_stones(state, journal);
                    self.end_eclipse_turn(state, journal);
                }
                Stage::FillHunt => {
                    if self.animal_missing(state) {
                        return;
                    }
                    self.begin_display(state);
                }
                Stage::FillDisplay => {
                    if self.culture_missing(state) {
                        return;
                    }
                    state.open.stage = Stage::Refresh;
                    (state.open.at, state.open.count) = (0, 0);
                }
                Stage::Refresh => {
                    if self.refresh(state, journal) {
                        return;
                    }
                    if self.has_rest_tokens() {
                        self.begin_token(state);
                    } else {
                        self.begin_round(state, journal);
                    }
                }
            }
        }
    }
}
