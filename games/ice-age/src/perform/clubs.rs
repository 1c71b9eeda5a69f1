//! Clubs: taken, kept, put under hunters.

use table::{Seat, journal::Journal, sets::Indexed};

use super::usable;
use crate::{
    action::Action,
    game::IceAge,
    map::Region,
    note::Note,
    refusal::Refusal,
    state::{Arms, Landed, State, Step},
};

impl IceAge {
    /// IA-CLUB-01, IA-CLUB-02
    pub(crate) fn take_club(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let performer = state.task.performer;
        if state.club_supply == 0 {
            return self.end_performer(state, journal);
        }
        state.club_supply -= 1;
        state.players[performer.index()].clubs += 1;
        journal.note(Note::ClubTaken(performer));
        if usable(state, &state.task, performer, Arms::Bare).is_empty() {
            self.end_performer(state, journal);
        } else {
            state.step = Step::ClubNow;
        }
    }

    pub(crate) fn list_club_now(state: &State, out: &mut Vec<Action>) {
        let task = &state.task;
        out.extend(usable(state, task, task.performer, Arms::Bare).iter().map(Action::Arm));
        out.push(Action::KeepClub);
    }

    pub(crate) fn play_club_now(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match action {
            Action::KeepClub => {}
            Action::Arm(region) => {
                if state.band(state.task.performer, region).of(Arms::Bare) == 0 {
                    return Err(Refusal::CannotArm);
                }
                Self::arm(state, region, journal);
            }
            _ => return Err(Refusal::NotNow),
        }
        self.end_performer(state, journal);
        Ok(())
    }

    pub(crate) fn play_arm(
        &self,
        state: &mut State,
        region: Region,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match action {
            Action::KeepClub => {}
            Action::Arm(here) if here == region => {
                let performer = state.task.performer;
                Self::arm(state, region, journal);
                // The hunter that landed is the armed one from now on.
                let bare = Landed::new(performer, region, Arms::Bare);
                if let Some(landed) =
                    state.task.landed.as_mut_slice().iter_mut().rev().find(|landed| **landed == bare)
                {
                    *landed = Landed::new(performer, region, Arms::Club);
                }
            }
            Action::Arm(_) => return Err(Refusal::CannotArm),
            _ => return Err(Refusal::NotNow),
        }
        self.go_on(state, journal);
        Ok(())
    }

    fn arm(state: &mut State, region: Region, journal: &mut impl Journal<Note>) {
        let performer = state.task.performer;
        state.players[performer.index()].clubs -= 1;
        let band = &mut state.board.bands[performer.index()][region.index()];
        band.remove(Arms::Bare);
        band.add(Arms::Club);
        journal.note(Note::Armed(performer, region));
    }

    /// May this hunter, just put somewhere by the performer, be armed (IA-CLUB-03, IA-RULING-28)?
    pub(super) fn may_arm(state: &State, owner: Seat, arms: Arms) -> bool {
        owner == state.task.performer && arms == Arms::Bare && state.player(owner).clubs > 0
    }

    /// After a swap, each hunter of the performer's own may be armed in turn: the next one, if there is one.
    pub(super) fn next_swapped(state: &mut State) -> Option<Region> {
        while !state.task.landed.is_empty() && state.task.hunters > 0 {
            state.task.hunters -= 1;
            let landed = *state.task.landed.as_slice().get(usize::from(state.task.hunters))?;
            if Self::may_arm(state, landed.seat(), landed.arms()) {
                return Some(landed.region());
            }
        }
        None
    }
}
