//! Stages of the game, while no decision is pending: who acts, what can be done, what is asked, and how play goes on.

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

impl Stage {
    /// Who or what must act, with nothing pending.
    #[inline]
    pub(crate) fn turn(self, rules: &EndlessWinter, state: &State) -> Turn {
        match self {
            Self::Over => Turn::Over,
            Self::Setup => rules.setup_turn(state),
            Self::Reveal
            | Self::FillHunt
            | Self::FillDisplay
            | Self::Refresh
            | Self::TurnToken
            | Self::Count => Turn::Chance,
            Self::Plan
            | Self::RestToken
            | Self::Top
            | Self::Middle
            | Self::Closing
            | Self::Commit
            | Self::Track
            | Self::Skills
            | Self::Lands
            | Self::Board
            | Self::Stones => Turn::Choose(state.active()),
        }
    }

    /// What the choosing seat may do.
    pub(crate) fn legal_actions(self, rules: &EndlessWinter, state: &State, out: &mut Vec<Action>) {
        match self {
            Self::Setup => rules.list_setup(state, out),
            Self::Plan => rules.list_plan(state, out),
            Self::RestToken => out.extend([Action::TokenOpen, Action::TokenNext]),
            Self::Top => {
                match state.open.moment.spot {
                    Some(Spot::Column(Column::Initiate)) => rules.list_initiate(state, out),
                    Some(Spot::Column(Column::Develop)) => rules.list_develop(state, out),
                    Some(Spot::Column(Column::Migrate)) => rules.list_migrate(state, out),
                    Some(Spot::Column(Column::Hunt)) => rules.list_hunt(state, out),
                    Some(Spot::Rest) | None => {}
                }
                rules.list_free(state, out);
                out.extend((1..=state.me().food).map(Action::Eat));
                out.push(Action::Done);
            }
            Self::Closing => {
                rules.list_free(state, out);
                out.push(Action::Done);
            }
            Self::Commit => {
                let hand = state.mine().hand;
                out.extend(hand.iter().map(|(card, _)| Action::Commit(card)));
                if rules.may_use_chief(state) {
                    out.push(Action::Chief);
                }
                out.push(Action::Done);
            }
            Self::Skills => {
                rules.list_skills(state, out);
                out.push(Action::Done);
            }
            Self::Lands => {
                rules.list_gathering(state, out);
                out.push(Action::Done);
            }
            // Nobody chooses in these.
            Self::Middle
            | Self::Reveal
            | Self::Track
            | Self::Board
            | Self::Stones
            | Self::FillHunt
            | Self::FillDisplay
            | Self::Refresh
            | Self::TurnToken
            | Self::Count
            | Self::Over => {}
        }
    }

    /// The question the choosing seat has to answer.
    pub(crate) fn question(self, rules: &EndlessWinter, state: &State) -> Phrase {
        let open = &state.open;
        match self {
            Self::Setup => rules.ask_setup(state),
            Self::Plan => Phrase::new("endless-winter-ask-plan").number("turn", open.lap + 1),
            Self::RestToken => Phrase::new("endless-winter-ask-token"),
            Self::Top => Phrase::new("endless-winter-ask-top")
                .phrase("column", spot_name(state.spot()))
                .text("labor", labor_text(open.moment.labor))
                .number("tools", state.me().tools)
                .number("food", state.me().food),
            Self::Commit => {
                Phrase::new("endless-winter-ask-commit").number("count", state.mine().eclipse.len() as i64)
            }
            Self::Skills => Phrase::new("endless-winter-ask-skills"),
            Self::Lands => Phrase::new("endless-winter-ask-lands"),
            Self::Middle
            | Self::Closing
            | Self::Reveal
            | Self::Track
            | Self::Board
            | Self::Stones
            | Self::FillHunt
            | Self::FillDisplay
            | Self::Refresh
            | Self::TurnToken
            | Self::Count
            | Self::Over => Phrase::new("endless-winter-ask-closing"),
        }
    }

    /// Leaves the section, the step, the turn.
    fn leave(
        self,
        rules: &EndlessWinter,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match self {
            Self::Top => rules.leave_top(state, journal),
            Self::Closing => rules.end_turn(state, journal),
            Self::Commit => rules.next_turn(state, journal),
            Self::Skills => rules.leave_skills(state, journal),
            Self::Lands => rules.leave_lands(state, journal),
            Self::Plan => return Err(Refusal::PlaceFirst),
            Self::RestToken => return Err(Refusal::TokenDue),
            Self::Setup
            | Self::Middle
            | Self::Reveal
            | Self::Track
            | Self::Board
            | Self::Stones
            | Self::FillHunt
            | Self::FillDisplay
            | Self::Refresh
            | Self::TurnToken
            | Self::Count
            | Self::Over => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// The phrase for leaving it.
    fn describe_leave(self, rules: &EndlessWinter, state: &State) -> Phrase {
        let said = |key: &str| Phrase::new(format!("endless-winter-do-done-{key}"));
        match self {
            Self::Top => said("top").phrase("bottom", rules.bottom_words(state, state.spot())),
            Self::Commit => said("commit"),
            Self::Skills => said("skills"),
            Self::Lands => match rules.unclaimed_points(state) {
                0 => said("lands"),
                points => said("lands-points").number("points", points),
            },
            _ => said("turn"),
        }
    }

    /// Does what the stage does by itrules. `true` if a seat or chance must act first, or the game is over.
    #[inline]
    pub(crate) fn advance(
        self,
        rules: &EndlessWinter,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> bool {
        match self {
            Self::Setup => return rules.settle_setup(state, journal),
            Self::Plan | Self::RestToken | Self::Top | Self::Reveal | Self::Count | Self::Over => {
                return true;
            }
            Self::TurnToken => {
                if state.open.rest.open.is_none() {
                    return true;
                }
                rules.begin_round(state, journal);
            }
            Self::Middle => rules.reach_bottom(state, journal),
            Self::Closing => {
                if rules.anything_free(state) {
                    return true;
                }
                rules.end_turn(state, journal);
            }
            Self::Commit => {
                // EW-EDGE-44: nothing to commit from an empty hand.
                if !state.mine().hand.is_empty() || rules.may_use_chief(state) {
                    return true;
                }
                rules.next_turn(state, journal);
            }
            Self::Track => rules.begin_eclipse_turn(state, journal),
            Self::Skills => {
                if rules.any_skill(state) {
                    return true;
                }
                state.open.stage = Self::Lands;
            }
            Self::Lands => {
                if rules.anything_to_gather(state) {
                    return true;
                }
                rules.score_left_points(state, journal);
                state.open.stage = Self::Board;
            }
            Self::Board => rules.board_benefits(state, journal),
            Self::Stones => {
                rules.score_stones(state, journal);
                rules.end_eclipse_turn(state, journal);
            }
            Self::FillHunt | Self::FillDisplay | Self::Refresh => return rules.prepare(state, journal),
        }
        false
    }
}

impl EndlessWinter {
    /// Declines the rest of a benefit, or leaves the section, the step, the turn.
    pub(crate) fn done(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        match state.open.stack.top() {
            Some(frame) => {
                let declined = frame.decline(self, state)?;
                state.open.stack.pop();
                journal.note(declined);
                Ok(())
            }
            None => state.open.stage.leave(self, state, journal),
        }
    }

    pub(crate) fn describe_done(&self, state: &State) -> Phrase {
        match state.open.stack.top() {
            Some(frame) => frame.describe_decline(),
            None => state.open.stage.describe_leave(self, state),
        }
    }

    /// Goes on until a seat must choose or chance must decide. Most calls find that a seat must; what comes between phases
    /// is kept out of line, so that those calls stay short.
    pub(crate) fn advance(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        while state.open.due == Due::Nothing {
            let waits = if state.open.stack.is_empty() {
                state.open.stage.advance(self, state, journal)
            } else {
                self.settle_stack(state, journal)
            };
            if waits {
                return;
            }
        }
    }
}
