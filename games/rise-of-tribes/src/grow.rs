//! GROW: members come to the map. RT-GROW

use table::journal::Journal;

use crate::{
    action::Action,
    content::PowerEffect,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, Deed, HexSet, Level},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    pub(crate) fn begin_grow<J: Journal<Note>>(&self, state: &mut State, level: Level, j: &mut J) {
        let seat = state.active;
        let racks = self.ability(state, seat, Ability::ExtraMember);
        let winter = self.mild_winter(state, j);
        state.push(Frame::Grow {
            left: self.strength(Deed::Grow, level) + racks + winter,
            outposts: self.ability(state, seat, Ability::Outpost),
            shared: match self.power(state, seat) {
                Some(PowerEffect::SharedChild { members }) => members,
                _ => 0,
            },
            home: state.field.on(seat),
        });
    }

    /// The hexes the next member may come to. RT-GROW-02
    #[inline]
    fn grow_sites(&self, left: u8, outposts: u8, home: HexSet) -> HexSet {
        if left == 0 {
            return HexSet::EMPTY;
        }
        if outposts == 0 { home } else { home.or(self.board.near_any(home)) }
    }

    /// The hexes an extra member of Exogamy may come to. RT-CHIEF-13
    fn wed_sites(state: &State, shared: u8) -> HexSet {
        if shared == 0 {
            return HexSet::EMPTY;
        }
        let seat = state.active;
        state.field.on(seat).and(state.field.on_of_others(seat))
    }

    /// May one more member be hidden on the player board? RT-CHIEF-20
    fn may_hide(&self, state: &State, left: u8) -> bool {
        match self.power(state, state.active) {
            Some(PowerEffect::Ambush { most }) => left > 0 && state.player(state.active).hidden < most,
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn can_grow(&self, state: &State, left: u8, outposts: u8, shared: u8, home: HexSet) -> bool {
        // RT-RULING-09: the reserve is the limit.
        state.player(state.active).reserve > 0
            && (!self.grow_sites(left, outposts, home).is_empty()
                || !Self::wed_sites(state, shared).is_empty()
                || self.may_hide(state, left))
    }

    #[inline]
    pub(crate) fn list_grow(
        &self,
        state: &State,
        left: u8,
        outposts: u8,
        shared: u8,
        home: HexSet,
        out: &mut Vec<Action>,
    ) {
        out.extend(self.grow_sites(left, outposts, home).iter().map(Action::Grow));
        out.extend(Self::wed_sites(state, shared).iter().map(Action::Wed));
        if self.may_hide(state, left) {
            out.push(Action::Hide);
        }
        out.push(Action::Done);
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of one frame")]
    pub(crate) fn play_grow<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        outposts: u8,
        shared: u8,
        home: HexSet,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        let mut next = (left, outposts, shared);
        match action {
            Action::Done => {
                state.pop();
                return Ok(());
            }
            Action::Grow(hex) => {
                ensure(left > 0, Refusal::NoMoreMembers)?;
                ensure(self.grow_sites(left, outposts, home).has(hex), Refusal::GrowElsewhere)?;
                next.0 -= 1;
                if !home.has(hex) {
                    next.1 -= 1;
                }
                state.field.put(seat, hex, 1);
                j.note(Note::Grows(seat, hex));
            }
            Action::Wed(hex) => {
                ensure(Self::wed_sites(state, shared).has(hex), Refusal::NotShared)?;
                next.2 -= 1;
                state.field.put(seat, hex, 1);
                j.note(Note::Grows(seat, hex));
            }
            Action::Hide => {
                ensure(self.may_hide(state, left), Refusal::BoardFull)?;
                next.0 -= 1;
                state.player_mut(seat).hidden += 1;
                j.note(Note::Hides(seat));
            }
            _ => return Err(Refusal::NotNow),
        }
        state.player_mut(seat).reserve -= 1;
        state.replace(Frame::Grow { left: next.0, outposts: next.1, shared: next.2, home });
        Ok(())
    }
}
