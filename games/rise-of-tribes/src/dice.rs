//! Dice pushed through the four actions. RT-DICE

use table::{journal::Journal, sets::Indexed};

use crate::{
    action::{Action, Prey},
    frame::{Frame, Step},
    game::RiseOfTribes,
    ids::{Deed, Face, Level},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

/// The strength that three dice give. RT-DICE-08..11
#[inline]
pub fn level(dice: [Face; 3]) -> Level {
    let count = |face| dice.iter().filter(|&&die| die == face).count();
    if count(Face::Sun) >= 2 {
        Level::High
    } else if count(Face::Moon) >= 2 {
        Level::Low
    } else {
        Level::Normal
    }
}

/// The queue after `face` is put in front: the last die drops out. RT-DICE-06
#[inline]
pub fn pushed(dice: [Face; 3], face: Face) -> [Face; 3] {
    [face, dice[0], dice[1]]
}

impl RiseOfTribes {
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        for (face, _) in state.hand.iter() {
            for deed in state.deeds.complement() {
                out.push(Action::Place(face, deed));
            }
        }
        if !state.hand.is_empty() {
            self.list_beasts(state, out);
        } else {
            out.push(Action::Done);
        }
        if self.options.powers {
            self.list_marches(state, out);
            self.list_scares(state, out);
        }
    }

    /// With both dice placed, is there still something to do in step 3?
    pub(crate) fn may_act_late(&self, state: &State) -> bool {
        self.options.powers && (self.may_march(state) || self.may_scare(state))
    }

    pub(crate) fn play_actions<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Place(face, deed) => {
                ensure(state.hand.has(face), Refusal::NoSuchDie)?;
                ensure(!state.deeds.has(deed), Refusal::DeedTaken)?;
                self.place(state, face, deed, j);
                Ok(())
            }
            Action::Hunt(Prey::Tiger, face) => self.hunt_tiger(state, face, j),
            Action::Hunt(Prey::Mammoth, face) => self.hunt_mammoth(state, face, j),
            Action::Tame(face) => self.tame_mammoth(state, face, j),
            Action::March(from, to) => self.play_march(state, from, to, j),
            Action::Scare(hex, seat) => self.play_scare(state, hex, seat),
            Action::Done => {
                ensure(state.hand.is_empty(), Refusal::DeedTaken)?;
                state.replace(Frame::Turn(Step::Release));
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn place<J: Journal<Note>>(&self, state: &mut State, face: Face, deed: Deed, j: &mut J) {
        state.hand.take(face);
        let queue = &mut state.queues[deed.index()];
        *queue = pushed(*queue, face);
        let level = level(*queue);
        state.deeds.insert(deed);
        j.note(Note::Places(state.active, face, deed, level));
        state.push(Frame::Finish(level));
        match deed {
            Deed::Grow => self.begin_grow(state, level, j),
            Deed::Move => self.begin_move(state, level),
            Deed::Gather => self.begin_gather(state, level),
            Deed::Lead => self.begin_lead(state, level),
        }
    }
}
