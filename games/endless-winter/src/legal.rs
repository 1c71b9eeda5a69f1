//! Everything the choosing seat may do.

use table::Turn;

use crate::{
    EndlessWinter,
    action::Action,
    icons::Icon,
    ids::{Column, Spot},
    rivers::RiverAction,
    state::{Due, Frame, Stage, State},
};

impl EndlessWinter {
    /// Who or what must act.
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

    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        if !matches!(self.whose_turn(state), Turn::Choose(_)) {
            return;
        }
        if let Some(&frame) = state.open.stack.top() {
            return self.list_frame(state, frame, out);
        }
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

    fn list_frame(&self, state: &State, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::Pay(_) => out.extend([Action::Pay, Action::Done]),
            Frame::Discard(_) | Frame::Fee(_) => {
                let hand = state.mine().hand;
                out.extend(hand.iter().map(|(card, _)| Action::Discard(card)));
            }
            Frame::Gains { source, gains } => {
                self.list_ladder(state, out);
                for unit in gains.iter() {
                    match unit.icon {
                        Icon::FillFood => {
                            if self.possible(state, source, Icon::FillFood) {
                                out.push(Action::Fill);
                            }
                        }
                        Icon::TribeToHand => self.list_recruits(state, out),
                        Icon::TribeToDiscard => {
                            out.extend(crate::ids::Tribe::types().map(Action::Train));
                        }
                        Icon::TakeCulture => self.list_learning(state, out),
                        Icon::TakeAnimal => self.list_quarry(state, out),
                        // Listed once if both kinds of taking are pending.
                        Icon::TakeSameAnimal if gains.has(Icon::TakeAnimal) => {}
                        Icon::TakeSameAnimal => self.list_quarry(state, out),
                        Icon::TakeDeckAnimal => out.push(Action::Track),
                        Icon::RevealAnimal => self.list_reveal(state, out),
                        Icon::Tip => self.list_tips(state, out),
                        Icon::Bury => self.list_burials(state, out),
                        Icon::PlaceCamp => self.list_camps(state, out),
                        Icon::MoveCamp => self.list_moves(state, out),
                        Icon::PlaceVillage => self.list_villages(state, out),
                        Icon::TakeStone => self.list_stones(state, out),
                        Icon::Fish if self.can_fish(state) => out.push(Action::River(RiverAction::Fish)),
                        Icon::Drive => self.list_driving(state, out),
                        Icon::Food
                        | Icon::Tool
                        | Icon::Idol
                        | Icon::Draw
                        | Icon::Megalith
                        | Icon::ExtraMegalith
                        | Icon::Labor
                        | Icon::HalfLabor
                        | Icon::Point
                        | Icon::Fish => {}
                    }
                }
                self.list_free(state, out);
                out.push(Action::Done);
            }
        }
    }

    /// EW-GOLD-03..05, EW-DEC-27: the highest pending rung, and everything below it.
    fn list_ladder(&self, state: &State, out: &mut Vec<Action>) {
        let Some(rung) = self.highest_rung(state) else {
            return;
        };
        if rung >= Icon::Megalith {
            out.extend(self.megalith_sites(state).iter().map(Action::Megalith));
        }
        if rung >= Icon::Draw && self.can_draw(state) {
            out.push(Action::Draw);
        }
        if rung >= Icon::Idol {
            out.push(if self.may_offer(state) { Action::Offering } else { Action::Cash });
            if self.may_honor(state) {
                out.push(Action::Honor);
            }
        }
        out.extend([Action::Tool, Action::Food]);
    }
}
