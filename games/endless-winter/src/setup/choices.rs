//! What seats choose during set-up: sides, and the drafts (EW-VAR).

use table::{Seat, Turn, journal::Journal};

use super::SetupStep;
use crate::{
    EndlessWinter,
    action::Action,
    ids::{Chief, SetupCard, Side},
    note::Note,
    refusal::Refusal,
    rivers::RiverStep,
    state::{Stage, State},
};

impl EndlessWinter {
    pub(crate) fn list_setup(&self, state: &State, out: &mut Vec<Action>) {
        match self.setup_step(state) {
            Some(SetupStep::Sides) => out.extend([Side::A, Side::B].map(Action::Side)),
            Some(SetupStep::ChiefDraft) => {
                for chief in state.open.chief_pool {
                    out.extend([Side::A, Side::B].map(|side| Action::DraftChief(chief, side)));
                }
            }
            Some(SetupStep::SetupDraft) => {
                out.extend(state.open.setup_pool.iter().map(Action::DraftSetup));
            }
            Some(SetupStep::River(RiverStep::Starts)) => self.list_starts(state, out),
            _ => {}
        }
    }

    pub(crate) fn chooser(&self, state: &State, step: SetupStep) -> Option<Seat> {
        match self.setup_turn(state) {
            Turn::Choose(seat)
                if state.open.stage == Stage::Setup && self.setup_step(state) == Some(step) =>
            {
                Some(seat)
            }
            _ => None,
        }
    }

    pub(crate) fn choose_side(
        &self,
        state: &mut State,
        side: Side,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = self.chooser(state, SetupStep::Sides).ok_or(Refusal::NoSide)?;
        let player = &mut state.open.players[seat.index() & 3];
        player.side = Some(side);
        if let Some(chief) = player.chief {
            journal.note(Note::SideChosen(seat, chief, side));
        }
        state.open.count += 1;
        Ok(())
    }

    pub(crate) fn draft_chief(
        &self,
        state: &mut State,
        chief: Chief,
        side: Side,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = self.chooser(state, SetupStep::ChiefDraft).ok_or(Refusal::NotInDraft)?;
        if !state.open.chief_pool.has(chief) {
            return Err(Refusal::NotInDraft);
        }
        state.open.chief_pool.remove(chief);
        let player = &mut state.open.players[seat.index() & 3];
        (player.chief, player.side) = (Some(chief), Some(side));
        journal.note(Note::SideChosen(seat, chief, side));
        state.open.count += 1;
        Ok(())
    }

    pub(crate) fn draft_setup(
        &self,
        state: &mut State,
        card: SetupCard,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = self.chooser(state, SetupStep::SetupDraft).ok_or(Refusal::NoSetupCard)?;
        if !state.open.setup_pool.has(card) {
            return Err(Refusal::NoSetupCard);
        }
        state.open.setup_pool.remove(card);
        state.open.players[seat.index() & 3].setup = Some(card);
        journal.note(Note::SetupGiven(seat, card));
        state.open.count += 1;
        Ok(())
    }
}
