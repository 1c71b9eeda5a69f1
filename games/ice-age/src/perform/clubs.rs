//! Clubs: taking one, keeping it, putting it under a hunter.

use table::{Seat, Turn, journal::Journal, refusal::InvalidPosition, sets::Indexed, text::Phrase};

use super::usable;
use crate::{
    action::Action,
    board::Region,
    card::Effect,
    check::require,
    decision::{Area, Decision, Stage},
    game::IceAge,
    note::Note,
    refusal::Refusal,
    state::{Arms, Landed, State, Step},
};

impl IceAge {
    /// IA-CLUB-01, IA-CLUB-02
    pub(crate) fn take_club(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let performer = state.task.performer;
        if state.club_supply == 0 {
            journal.note(Note::NothingToDo(performer));
            return self.end_performer(state, journal);
        }
        state.club_supply -= 1;
        state.players[performer.index()].clubs += 1;
        journal.note(Note::ClubTaken(performer));
        if usable(state, &state.task, performer, Arms::Bare).is_empty() {
            journal.note(Note::ClubKept(performer));
            self.end_performer(state, journal);
        } else {
            state.step = Step::ClubNow;
        }
    }

    /// Puts a club from stock under a hunter of the performer.
    fn arm(state: &mut State, region: Region, journal: &mut impl Journal<Note>) {
        let performer = state.task.performer;
        state.players[performer.index()].clubs -= 1;
        let band = &mut state.board.bands[performer.index()][region.index()];
        band.remove(Arms::Bare);
        band.add(Arms::Club);
        journal.note(Note::Armed(performer, region));
    }

    /// Whether this hunter, just placed or moved by the performer, may be armed (IA-CLUB-03, IA-RULING-28).
    pub(super) fn may_arm(state: &State, owner: Seat, arms: Arms) -> bool {
        owner == state.task.performer && arms == Arms::Bare && state.player(owner).clubs > 0
    }

    /// After a swap, each of the performer's own hunters may be armed in turn: the region of the next one.
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

/// The performer has taken a club and may put it under a hunter (IA-DEC-09).
#[derive(Clone, Copy)]
pub(crate) struct PlaceClub;

impl Decision for PlaceClub {
    const STAGE: Stage = Stage::Perform;
    const AREA: Option<Area> = Some(Area::Map);
    const CARDS_PLAYED: u32 = 1;

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.task.performer)
    }

    fn legal_actions(self, _: &IceAge, state: &State, out: &mut Vec<Action>) {
        let task = &state.task;
        out.extend(usable(state, task, task.performer, Arms::Bare).iter().map(Action::Arm));
        out.push(Action::KeepClub);
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match action {
            Action::KeepClub => journal.note(Note::ClubKept(state.task.performer)),
            Action::Arm(region) => {
                if state.band(state.task.performer, region).of(Arms::Bare) == 0 {
                    return Err(Refusal::CannotArm);
                }
                IceAge::arm(state, region, journal);
            }
            _ => return Err(Refusal::NotNow),
        }
        game.end_performer(state, journal);
        Ok(())
    }

    fn question(self, _: &IceAge, _: &State) -> Phrase {
        Phrase::new("ice-age-ask-club-now")
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let club = state.player(state.task.performer).clubs > 0;
        let taken = game.effect(&state.task) == Effect::Club;
        require(taken && club, "IA-CLUB-01", "no club has just been taken")
    }
}

/// The performer has placed or moved an own hunter and may arm it (IA-DEC-10).
#[derive(Clone, Copy)]
pub(crate) struct ArmHunter {
    /// Where the hunter stands.
    pub(crate) region: Region,
}

impl Decision for ArmHunter {
    const STAGE: Stage = Stage::Perform;
    const AREA: Option<Area> = Some(Area::Map);
    const CARDS_PLAYED: u32 = 1;

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.task.performer)
    }

    fn legal_actions(self, _: &IceAge, _: &State, out: &mut Vec<Action>) {
        out.extend([Action::Arm(self.region), Action::KeepClub]);
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match action {
            Action::KeepClub => {}
            Action::Arm(region) if region == self.region => {
                let performer = state.task.performer;
                IceAge::arm(state, region, journal);
                // The hunter that landed is the armed one from now on.
                let bare = Landed::new(performer, region, Arms::Bare);
                if let Some(landed) =
                    state.task.landed.as_mut_slice().iter_mut().rev().find(|landed| **landed == bare)
                {
                    *landed = Landed::new(performer, region, Arms::Club);
                }
            }
            Action::Arm(_) => return Err(Refusal::NotThisHunter),
            _ => return Err(Refusal::NotNow),
        }
        game.go_on(state, journal);
        Ok(())
    }

    fn question(self, _: &IceAge, _: &State) -> Phrase {
        Phrase::new("ice-age-ask-arm").number("region", self.region.number())
    }

    fn check(self, _: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let performer = state.task.performer;
        let hunter = state.band(performer, self.region).of(Arms::Bare) > 0;
        let club = state.player(performer).clubs > 0;
        require(hunter && club, "IA-RULING-27", "there is no hunter to arm, or no club in stock")
    }
}
