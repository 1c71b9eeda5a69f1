//! What seats choose during set-up: sides, and the drafts (EW-VAR).

use table::{Seat, Turn, journal::Journal, sets::Indexed, text::Phrase};

use super::SetupStep;
use crate::{
    EndlessWinter,
    action::Action,
    ids::{Animal, Chief, SetupCard, Side},
    names::effect,
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

    pub(crate) fn ask_setup(&self, state: &State) -> Phrase {
        Phrase::new(match self.setup_step(state) {
            Some(SetupStep::Sides) => "endless-winter-ask-side",
            Some(SetupStep::ChiefDraft) => "endless-winter-ask-chief",
            Some(SetupStep::River(_)) => "endless-winter-ask-start",
            _ => "endless-winter-ask-setup",
        })
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

    pub(crate) fn describe_side(&self, state: &State, side: Side) -> Phrase {
        let chief = match self.setup_turn(state) {
            Turn::Choose(seat) => state.player(seat).chief,
            Turn::Chance | Turn::Over => None,
        };
        let said = Phrase::new("endless-winter-do-side");
        match chief {
            Some(chief) => self.with_side(said, chief, side),
            None => said,
        }
    }

    /// Adds a side of a Chief with its skill to a message.
    fn with_side(&self, phrase: Phrase, chief: Chief, side: Side) -> Phrase {
        phrase
            .phrase("chief", self.chief_name(chief))
            .text("side", side.word().to_uppercase())
            .phrase("effect", effect(&self.chief_skill(chief, side)))
    }

    pub(crate) fn draft_chief(
        &self,
        state: &mut State,
        chief: Chief,
        side: Side,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = self.chooser(state, SetupStep::ChiefDraft).ok_or(Refusal::NoChiefDraft)?;
        if !state.open.chief_pool.has(chief) {
            return Err(Refusal::ChiefNotOffered);
        }
        state.open.chief_pool.remove(chief);
        let player = &mut state.open.players[seat.index() & 3];
        (player.chief, player.side) = (Some(chief), Some(side));
        journal.note(Note::SideChosen(seat, chief, side));
        state.open.count += 1;
        Ok(())
    }

    pub(crate) fn describe_draft_chief(&self, _: &State, chief: Chief, side: Side) -> Phrase {
        self.with_side(Phrase::new("endless-winter-do-draft-chief"), chief, side)
    }

    pub(crate) fn draft_setup(
        &self,
        state: &mut State,
        card: SetupCard,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = self.chooser(state, SetupStep::SetupDraft).ok_or(Refusal::NoSetupDraft)?;
        if !state.open.setup_pool.has(card) {
            return Err(Refusal::SetupNotOffered);
        }
        state.open.setup_pool.remove(card);
        state.open.players[seat.index() & 3].setup = Some(card);
        journal.note(Note::SetupGiven(seat, card));
        state.open.count += 1;
        Ok(())
    }

    pub(crate) fn describe_draft_setup(&self, _: &State, card: SetupCard) -> Phrase {
        self.outfit_words(Phrase::new("endless-winter-do-draft-setup"), card)
    }

    /// Adds what a set-up card gives to a message.
    pub(crate) fn outfit_words(&self, phrase: Phrase, card: SetupCard) -> Phrase {
        let setup = &self.tables.setups[card.index()];
        let mut animals = Vec::new();
        for (animal, count) in Animal::each().zip(setup.animals) {
            animals.extend((0..count).map(|_| self.animal_name(animal)));
        }
        phrase
            .phrase("card", self.setup_name(card))
            .number("food", setup.food)
            .number("tools", setup.tools)
            .phrase("tribe", self.tribe_name(setup.tribe))
            .list("animals", animals)
            .number("camps", setup.camps)
    }
}
