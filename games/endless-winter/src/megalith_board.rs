//! Placing Megaliths (EW-MEGA).

use table::{Seat, journal::Journal, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    icons::{Gains, Icon},
    ids::Site,
    megaliths::{Colour, SPACES, Sites, on_ground},
    names::gains,
    note::Note,
    refusal::Refusal,
    state::{OWN_MEGALITHS, Scored, Source, State},
};

impl EndlessWinter {
    /// The colour of the next Megalith of the reserve (EW-MEGA-02).
    pub(crate) fn next_megalith(&self, state: &State) -> Option<Colour> {
        match state.me().megaliths {
            0 => None,
            left if left > OWN_MEGALITHS => Some(Colour::Neutral),
            _ => Some(Colour::Own),
        }
    }

    /// Free spaces the arrows of this start space point to.
    pub(crate) fn arrows(&self, state: &State, source: Source) -> Sites {
        match source {
            Source::Space(start) if start.index() % SPACES == 0 && on_ground(start.index()) => {
                self.layout.arrows(start, &state.open.megaliths.occupied())
            }
            _ => Sites::EMPTY,
        }
    }

    /// Where the pending benefit lets the next Megalith be placed.
    pub(crate) fn megalith_sites(&self, state: &State) -> Sites {
        let (Some((source, gains)), Some(colour)) = (self.top_gains(state), self.next_megalith(state)) else {
            return Sites::EMPTY;
        };
        let mut sites = Sites::EMPTY;
        if gains.has(Icon::Megalith) {
            let occupied = state.open.megaliths.occupied();
            sites = self.layout.open_sites(&occupied, colour);
        }
        if gains.has(Icon::ExtraMegalith) {
            sites = sites.or(&self.arrows(state, source));
        }
        sites
    }

    pub(crate) fn place_megalith(
        &self,
        state: &mut State,
        site: Site,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let (source, gains) = self.top_gains(state).ok_or(Refusal::NoMegalith)?;
        let colour = self.next_megalith(state).ok_or(Refusal::NoMegalithLeft)?;
        if !self.megalith_sites(state).has(site) {
            return Err(self.why_no_megalith(state, site, colour));
        }
        let extra = gains.has(Icon::ExtraMegalith) && self.arrows(state, source).has(site);
        self.take_icon(state, if extra { Icon::ExtraMegalith } else { Icon::Megalith });
        let seat = state.active();
        state.me_mut().megaliths -= 1;
        match colour {
            Colour::Neutral => {
                state.open.megaliths.neutral.insert(site);
                journal.note(Note::NeutralPlaced(seat, site));
            }
            Colour::Own => state.open.megaliths.own[seat.index() & 3].insert(site),
        }
        if on_ground(site.index()) {
            if colour == Colour::Own {
                journal.note(Note::MegalithPlaced(seat, site));
            }
            // EW-MEGA-09: the space it covers gives its benefit at once.
            self.push(state, Source::Space(site), self.space(state, site));
        } else {
            self.score_raised(state, site, journal);
        }
        Ok(())
    }

    /// Why a Megalith of this colour cannot be placed on a site.
    #[cold]
    fn why_no_megalith(&self, state: &State, site: Site, colour: Colour) -> Refusal {
        let start = on_ground(site.index()) && site.index().is_multiple_of(SPACES);
        if !self.is_pending(state, Icon::Megalith) {
            let extra = self.is_pending(state, Icon::ExtraMegalith);
            if extra { Refusal::NotAtArrow } else { Refusal::NoMegalith }
        } else if state.open.megaliths.occupied().has(site) {
            Refusal::SiteTaken
        } else if !on_ground(site.index()) {
            match colour {
                Colour::Neutral => Refusal::NeutralOnTop,
                Colour::Own => Refusal::NoSquare,
            }
        } else if start && colour == Colour::Own {
            Refusal::StartSpace
        } else {
            Refusal::NotNextToMegalith
        }
    }

    pub(crate) fn describe_megalith(&self, state: &State, site: Site) -> Phrase {
        if on_ground(site.index()) {
            Phrase::new("endless-winter-do-megalith")
                .phrase("site", self.site_name(site))
                .phrase("gains", gains(&self.space(state, site)))
        } else {
            Phrase::new("endless-winter-do-megalith-raised").phrase("site", self.site_name(site))
        }
    }

    /// What a space on the ground gives.
    fn space(&self, state: &State, site: Site) -> Gains {
        let tile = state.open.tiles[site.index() / SPACES];
        self.tables.spaces[tile.index()][site.index() % SPACES]
    }

    /// EW-MEGA-10..12: a Megalith on four others scores for its owner, and for the owners of those below.
    fn score_raised(&self, state: &mut State, site: Site, journal: &mut impl Journal<Note>) {
        let seat = state.active();
        let mut own = 0;
        let mut others = [0u8; 4];
        for below in self.layout.below(site) {
            own += 1;
            match state.open.megaliths.owner(below) {
                Some(owner) if owner == seat => own += 1,
                Some(owner) => others[owner.index() & 3] += 1,
                None => {}
            }
        }
        state.me_mut().score(Scored::Megaliths, u16::from(own));
        journal.note(Note::MegalithRaised(seat, site, own));
        for other in Seat::all(self.seats) {
            let points = others[other.index() & 3];
            if points > 0 {
                state.open.players[other.index() & 3].score(Scored::Megaliths, u16::from(points));
                journal.note(Note::BuiltUpon(other, points));
            }
        }
    }
}
