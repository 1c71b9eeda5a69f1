//! The dispatcher: whose turn it is, what each stage of the game offers and asks, and how play goes on.

use table::{Turn, journal::Journal, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    ids::{Column, Spot},
    names::{labor_text, spot_name},
    note::Note,
    refusal::Refusal,
    state::{Due, Stage, State},
};

impl EndlessWinter {
    /// See [`Rules::turn`](table::Rules::turn).
    #[inline]
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        if state.open.due != Due::Nothing {
            return Turn::Chance;
        }
        match state.open.stage {
            Stage::Over => Turn::Over,
            Stage::Setup => self.setup_turn(state),
            Stage::Reveal
            | Stage::FillHunt
            | Stage::FillDisplay
            | Stage::Refresh
            | Stage::TurnToken
            | Stage::Count => Turn::Chance,
            Stage::Plan
            | Stage::RestToken
            | Stage::Top
            | Stage::Middle
            | Stage::Closing
            | Stage::Commit
            | Stage::Track
            | Stage::Skills
            | Stage::Lands
            | Stage::Board
            | Stage::Stones => Turn::Choose(state.active()),
        }
    }

    /// See [`Rules::legal_actions`](table::Rules::legal_actions).
    pub(crate) fn list(&self, state: &State, out: &mut Vec<Action>) {
        if !matches!(self.whose_turn(state), Turn::Choose(_)) {
            return;
        }
        match state.open.stack.top() {
            Some(frame) => frame.list(self, state, out),
            None => self.list_stage(state, out),
        }
    }

    fn list_stage(&self, state: &State, out: &mut Vec<Action>) {
        match state.open.stage {
            Stage::Setup => self.list_setup(state, out),
            Stage::Plan => self.list_plan(state, out),
            Stage::RestToken => out.extend([Action::TokenOpen, Action::TokenNext]),
            Stage::Top => {
                match state.open.moment.spot {
                    Some(Spot::Column(Column::Initiate)) => self.list_initiate(state, out),
                    Some(Spot::Column(Column::Develop)) => self.list_develop(state, out),
                    Some(Spot::Column(Column::Migrate)) => self.list_migrate(state, out),
                    Some(Spot::Column(Column::Hunt)) => self.list_hunt(state, out),
                    Some(Spot::Rest) | None => {}
                }
                self.list_free(state, out);
                out.extend((1..=state.me().food).map(Action::Eat));
                out.push(Action::Done);
            }
            Stage::Closing => {
                self.list_free(state, out);
                out.push(Action::Done);
            }
            Stage::Commit => {
                let hand = state.mine().hand;
                out.extend(hand.iter().map(|(card, _)| Action::Commit(card)));
                out.push(Action::Done);
            }
            Stage::Skills => {
                self.list_skills(state, out);
                out.push(Action::Done);
            }
            Stage::Lands => {
                self.list_gathering(state, out);
                out.push(Action::Done);
            }
            // Nobody chooses in these.
            Stage::Middle
            | Stage::Reveal
            | Stage::Track
            | Stage::Board
            | Stage::Stones
            | Stage::FillHunt
            | Stage::FillDisplay
            | Stage::Refresh
            | Stage::TurnToken
            | Stage::Count
            | Stage::Over => {}
        }
    }

    /// Declines the rest of a benefit, or leaves the section, the step, the turn.
    pub(crate) fn done(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        if let Some(frame) = state.open.stack.top() {
            frame.decline()?;
            state.open.stack.pop();
            return Ok(());
        }
        match state.open.stage {
            Stage::Top => self.leave_top(state, journal),
            Stage::Closing => self.end_turn(state, journal),
            Stage::Commit => self.next_turn(state, journal),
            Stage::Skills => state.open.stage = Stage::Lands,
            Stage::Lands => state.open.stage = Stage::Board,
            Stage::Plan => return Err(Refusal::PlaceFirst),
            Stage::RestToken => return Err(Refusal::TokenDue),
            Stage::Setup
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
            | Stage::Over => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    pub(crate) fn say_done(&self, state: &State) -> Phrase {
        if let Some(frame) = state.open.stack.top() {
            return frame.say_decline();
        }
        Phrase::new(match state.open.stage {
            Stage::Top => {
                return Phrase::new("endless-winter-do-done-top")
                    .phrase("bottom", self.bottom_words(state, state.spot()));
            }
            Stage::Commit => "endless-winter-do-done-commit",
            Stage::Skills => "endless-winter-do-done-skills",
            Stage::Lands => "endless-winter-do-done-lands",
            _ => "endless-winter-do-done-turn",
        })
    }

    /// The question the choosing seat has to answer.
    pub(crate) fn ask(&self, state: &State) -> Phrase {
        if let Some(frame) = state.open.stack.top() {
            return frame.question(self, state);
        }
        let open = &state.open;
        match open.stage {
            Stage::Setup => self.ask_setup(state),
            Stage::Plan => Phrase::new("endless-winter-ask-plan").number("turn", open.lap + 1),
            Stage::RestToken => Phrase::new("endless-winter-ask-token"),
            Stage::Top => Phrase::new("endless-winter-ask-top")
                .phrase("column", spot_name(state.spot()))
                .text("labor", labor_text(open.moment.labor))
                .number("tools", state.me().tools)
                .number("food", state.me().food),
            Stage::Commit => {
                Phrase::new("endless-winter-ask-commit").number("count", state.mine().eclipse.len() as i64)
            }
            Stage::Skills => Phrase::new("endless-winter-ask-skills"),
            Stage::Lands => Phrase::new("endless-winter-ask-lands"),
            Stage::Middle
            | Stage::Closing
            | Stage::Reveal
            | Stage::Track
            | Stage::Board
            | Stage::Stones
            | Stage::FillHunt
            | Stage::FillDisplay
            | Stage::Refresh
            | Stage::TurnToken
            | Stage::Count
            | Stage::Over => Phrase::new("endless-winter-ask-closing"),
        }
    }

    /// Goes on until a seat must choose or chance must decide. Most calls find that a seat must; what comes between phases
    /// is kept out of line, so that those calls stay short.
    pub(crate) fn advance(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        while state.open.due == Due::Nothing {
            let waits = if state.open.stack.is_empty() {
                self.advance_stage(state, journal)
            } else {
                self.settle_stack(state, journal)
            };
            if waits {
                return;
            }
        }
    }

    /// Does what the stage does by itself. `true` if a seat or chance must act first, or the game is over.
    #[inline]
    fn advance_stage(&self, state: &mut State, journal: &mut impl Journal<Note>) -> bool {
        match state.open.stage {
            Stage::Setup => return self.settle_setup(state, journal),
            Stage::Plan | Stage::RestToken | Stage::Top | Stage::Reveal | Stage::Count | Stage::Over => {
                return true;
            }
            Stage::TurnToken => {
                if state.open.rest.open.is_none() {
                    return true;
                }
                self.begin_round(state, journal);
            }
            Stage::Middle => self.reach_bottom(state),
            Stage::Closing => {
                if self.anything_free(state) {
                    return true;
                }
                self.end_turn(state, journal);
            }
            Stage::Commit => {
                // EW-EDGE-44: nothing to commit from an empty hand.
                if !state.mine().hand.is_empty() {
                    return true;
                }
                self.next_turn(state, journal);
            }
            Stage::Track => self.begin_eclipse_turn(state),
            Stage::Skills => {
                if self.any_skill(state) {
                    return true;
                }
                state.open.stage = Stage::Lands;
            }
            Stage::Lands => {
                if self.anything_to_gather(state) {
                    return true;
                }
                state.open.stage = Stage::Board;
            }
            Stage::Board => self.board_benefits(state),
            Stage::Stones => {
                self.score_stones(state, journal);
                self.end_eclipse_turn(state, journal);
            }
            Stage::FillHunt | Stage::FillDisplay | Stage::Refresh => return self.prepare(state, journal),
        }
        false
    }
}
