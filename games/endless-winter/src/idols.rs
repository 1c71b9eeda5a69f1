//! The idol board: the Offering track and the queue on the Honor track (EW-IDOL).

use table::{Seat, journal::Journal, text::Phrase};

use crate::{
    EndlessWinter,
    icons::{Gains, Icon},
    names::gains,
    note::Note,
    refusal::Refusal,
    state::{Scored, Source, State},
};

impl EndlessWinter {
    /// EW-IDOL-05: one level up on the Offering track, with what the level gives.
    pub(crate) fn offer(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let icon = self.ladder_icon(state, Icon::Idol).ok_or(Refusal::NoIdol)?;
        if !self.may_offer(state) {
            return Err(Refusal::OfferingOnTop);
        }
        let origin = self.use_rung(state, icon, Icon::Idol, journal);
        let seat = state.active();
        let me = state.me_mut();
        me.offering += 1;
        let level = me.offering;
        journal.note(Note::Offered(seat, level, origin));
        self.push(state, Source::Offering(level), self.tables.offering[usize::from(level)].gives);
        Ok(())
    }

    pub(crate) fn describe_offering(&self, state: &State) -> Phrase {
        let level = state.me().offering + 1;
        let given = self.tables.offering.get(usize::from(level)).map_or(Gains::NONE, |level| level.gives);
        self.describe_rung(
            state,
            Icon::Idol,
            "endless-winter-do-offering",
            "endless-winter-do-offering-instead",
        )
        .number("level", level)
        .phrase("gains", gains(&given))
    }

    #[inline]
    pub(crate) fn may_offer(&self, state: &State) -> bool {
        state.me().offering < self.tables.offering_top()
    }

    /// EW-IDOL-12: a marker on top stays there.
    #[inline]
    pub(crate) fn may_honor(&self, state: &State) -> bool {
        state.me().honor < self.tables.honor_top()
    }

    /// EW-IDOL-08..11: one level up on the Honor track, into the leftmost free place.
    pub(crate) fn honor(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let icon = self.ladder_icon(state, Icon::Idol).ok_or(Refusal::NoIdol)?;
        if !self.may_honor(state) {
            return Err(Refusal::HonorOnTop);
        }
        let origin = self.use_rung(state, icon, Icon::Idol, journal);
        let seat = state.active();
        let (left, place) = (state.me().honor, state.me().honor_place);
        let level = left + 1;
        let mut arrived = 0;
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let player = &mut state.open.players[other.index()];
            if player.honor == left && player.honor_place > place {
                player.honor_place -= 1;
            }
            arrived += u8::from(player.honor == level);
        }
        let points = self.tables.honor[usize::from(level)];
        let me = state.me_mut();
        me.honor = level;
        me.honor_place = arrived;
        me.score(Scored::Idols, u16::from(points));
        journal.note(Note::Honored(seat, level, points, origin));
        Ok(())
    }

    pub(crate) fn describe_honor(&self, state: &State) -> Phrase {
        let level = state.me().honor + 1;
        let points = self.tables.honor.get(usize::from(level)).copied().unwrap_or(0);
        self.describe_rung(state, Icon::Idol, "endless-winter-do-honor", "endless-winter-do-honor-instead")
            .number("level", level)
            .number("points", points)
    }

    /// EW-IDOL-06: with the Offering marker on top, an Idol may be a point.
    pub(crate) fn cash(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let icon = self.ladder_icon(state, Icon::Idol).ok_or(Refusal::NoIdol)?;
        if self.may_offer(state) {
            return Err(Refusal::OfferingNotOnTop);
        }
        let origin = self.use_rung(state, icon, Icon::Idol, journal);
        let seat = state.active();
        state.me_mut().score(Scored::Idols, 1);
        journal.note(Note::Cashed(seat, origin));
        Ok(())
    }

    pub(crate) fn describe_cash(&self, _: &State) -> Phrase {
        Phrase::new("endless-winter-do-cash")
    }
}
