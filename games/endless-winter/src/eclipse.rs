//! The Eclipse phase (EW-ECL).

use table::{
    Seat,
    journal::Journal,
    sets::{Indexed, Set},
    text::Phrase,
};

use crate::{
    EndlessWinter,
    action::Action,
    content::Counted,
    icons::{Gains, Icon},
    ids::{Hex, Terrain},
    migrate::land,
    note::Note,
    refusal::Refusal,
    state::{Moment, Player, ROUNDS, Ready, SEATS, Scored, Source, Stage, State},
};

impl EndlessWinter {
    /// EW-ECL-02..09: all piles are turned up, and Labor makes the new turn order.
    pub(crate) fn reveal_piles(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let mut labor = [0u8; SEATS];
        for seat in Seat::all(self.seats) {
            let pile = state.turn_up(seat);
            let cards: u8 = pile
                .tribe
                .iter()
                .map(|(tribe, count)| count.saturating_mul(self.tables.tribes[tribe.index()].eclipse_labor))
                .fold(0, u8::saturating_add);
            // EW-REST-04, EW-RULING-01.
            let resting = state.player(seat).figures.resting() * self.tables.rest_labor;
            labor[seat.index()] = cards.saturating_add(resting);
            journal.note(Note::PileRevealed(seat, pile));
            journal.note(Note::EclipseLabor(seat, labor[seat.index()]));
        }
        let open = &mut state.open;
        // EW-ECL-08: read from the last place on, equals keep that order, so the later player comes first.
        let order = &mut open.order[..self.seats];
        order.reverse();
        order.sort_by_key(|seat| std::cmp::Reverse(labor[seat.index()]));
        for (place, &seat) in order.iter().enumerate() {
            journal.note(Note::OrderGiven(seat, place as u8));
        }
        open.at = 0;
        open.stage = Stage::Track;
    }

    /// A: the benefit next to the player's marker; B and C are made ready (EW-ECL-13..15).
    #[inline(never)]
    pub(crate) fn begin_eclipse_turn(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let place = usize::from(state.open.at).min(SEATS - 1);
        let mut ready = Ready::EMPTY;
        for (tribe, count) in state.me().eclipse.tribe.iter() {
            if !self.tables.tribes[tribe.index()].eclipse.is_none() {
                ready.tribe.add_many(tribe, count);
            }
        }
        state.open.moment =
            Moment { ready, lands: self.giving_hexes(state), delta: self.delta_check(), ..Moment::default() };
        state.open.stage = Stage::Skills;
        self.grant(state, Source::TurnOrder, self.tables.track[place], journal);
    }

    /// Hexes that give anything at all.
    fn giving_hexes(&self, state: &State) -> Set<Hex> {
        self.board
            .hexes()
            .iter()
            .filter(|hex| {
                let terrain = state.open.terrain[hex.index()];
                !self.tables.terrains[terrain.index()].gives.is_none()
                    || state.open.river.landmark_on(*hex).is_some()
            })
            .collect()
    }

    /// EW-ECL-15, EW-RULING-41: each hex once, judged when it is resolved.
    pub(crate) fn may_gather(&self, state: &State, hex: Hex) -> bool {
        state.open.stage == Stage::Lands
            && state.open.stack.is_empty()
            && state.open.moment.lands.has(hex)
            && self.leads(state, hex)
            && (self.usable(state, Source::Hex(hex)) || self.points_on(state, state.active(), hex) > 0)
    }

    pub(crate) fn list_gathering(&self, state: &State, out: &mut Vec<Action>) {
        let lands = state.open.moment.lands.iter();
        out.extend(lands.filter(|&hex| self.may_gather(state, hex)).map(Action::Gather));
        self.list_race(state, out);
    }

    /// Is there a hex whose benefit the player may gain? Points alone wait for nobody (RR-RULING-33).
    #[inline(never)]
    pub(crate) fn anything_to_gather(&self, state: &State) -> bool {
        let lands = state.open.moment.lands;
        lands.iter().any(|hex| self.leads(state, hex) && self.usable(state, Source::Hex(hex)))
    }

    pub(crate) fn gather(
        &self,
        state: &mut State,
        hex: Hex,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if !self.may_gather(state, hex) {
            return Err(self.why_no_gather(state, hex));
        }
        state.open.moment.lands.remove(hex);
        journal.note(Note::Gathered(state.active(), land(state, hex)));
        self.score_landmark(state, hex, journal);
        if self.usable(state, Source::Hex(hex)) {
            self.use_effect(state, Source::Hex(hex));
        }
        Ok(())
    }

    #[cold]
    fn why_no_gather(&self, state: &State, hex: Hex) -> Refusal {
        if state.open.stage != Stage::Lands {
            Refusal::NotLands
        } else if !state.open.stack.is_empty() {
            Refusal::FinishFirst
        } else if !self.giving_hexes(state).has(hex) {
            Refusal::HexBare
        } else if !state.open.moment.lands.has(hex) {
            Refusal::HexResolved
        } else if !self.leads(state, hex) {
            Refusal::NotLeading
        } else {
            Refusal::HexUseless
        }
    }

    pub(crate) fn describe_gather(&self, state: &State, hex: Hex) -> Phrase {
        Phrase::new("endless-winter-do-gather")
            .phrase("hex", self.hex_name(state, hex))
            .phrase("effect", self.gathered(state, hex))
    }

    /// EW-ECL-12: hexes whose benefit could be gained are passed over, and on to step D.
    pub(crate) fn leave_lands(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        self.score_left_points(state, journal);
        for hex in state.open.moment.lands {
            if self.may_gather(state, hex) {
                journal.note(Note::LandLeft(state.active(), land(state, hex)));
            }
        }
        state.open.stage = Stage::Board;
    }

    /// D: Villages draw, empty boxes give (EW-ECL-20..23, EW-RULING-44).
    #[inline(never)]
    pub(crate) fn board_benefits(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let gains = self.board_gains(state.me());
        state.open.stage = Stage::Stones;
        self.grant(state, Source::Board, gains, journal);
    }

    pub(crate) fn board_gains(&self, player: &Player) -> Gains {
        let mut gains = Gains::of(Icon::Draw, player.villages.len() as u8);
        let empty = 5 - usize::from(player.megaliths.div_ceil(2)).min(5);
        for benefit in &self.tables.boxes[..empty] {
            gains.join(benefit);
        }
        gains
    }

    /// EW-ECL-24, EW-RULING-71: every stone of the player, after all that could raise it.
    #[inline(never)]
    pub(crate) fn score_stones(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let seat = state.active();
        for stone in state.me().stones.iter() {
            let points = self.stone_points(state, seat, stone);
            state.me_mut().score(Scored::Stones, points);
            journal.note(Note::StoneScored(seat, stone, points.min(255) as u8));
        }
    }

    /// What a stone is worth to a player now (EW-STONE).
    pub(crate) fn stone_points(&self, state: &State, seat: Seat, stone: crate::ids::Stone) -> u16 {
        let (count, points) = &self.tables.stones[stone.index()];
        let player = state.player(seat);
        let megaliths = &state.open.megaliths;
        let terrain = |hex: Hex| state.open.terrain[hex.index()];
        let counted = match *count {
            Counted::Villages(wanted) => player
                .villages
                .iter()
                .filter(|&junction| {
                    let around = self.board.around(junction);
                    around.iter().any(|&hex| Some(terrain(hex)) == wanted)
                })
                .count(),
            Counted::CampTerrains => self.camp_types(state, seat),
            Counted::GroundMegaliths => megaliths.on_ground(seat),
            Counted::MegalithTiles => megaliths.tiles(seat),
            Counted::Buried => state.buried(seat),
            Counted::UpperMegaliths => megaliths.above(seat),
            Counted::IdolLevels => usize::from(player.offering) + usize::from(player.honor),
            Counted::TippedTypes => player.tipped.iter().count(),
            Counted::Tipped(kinds) => kinds.iter().map(|animal| usize::from(player.tipped.of(animal))).sum(),
        };
        points.of(counted)
    }

    /// EW-STONE-04..06: different hex types with a Camp.
    pub(crate) fn camp_types(&self, state: &State, seat: Seat) -> usize {
        let camps = state.player(seat).camps.iter();
        let outside = camps.filter(|&(hex, _)| hex != self.board.entry());
        let types: Set<Terrain> = outside.map(|(hex, _)| state.open.terrain[hex.index()]).collect();
        types.len()
    }

    /// The next player's part, or the end of the Eclipse (EW-ECL-10, EW-ECL-25).
    #[inline(never)]
    pub(crate) fn end_eclipse_turn(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        state.open.moment = Moment::default();
        state.open.at += 1;
        if usize::from(state.open.at) < self.seats {
            state.open.stage = Stage::Track;
            return;
        }
        state.open.at = 0;
        for player in &mut state.open.players[..self.seats] {
            let pile = std::mem::take(&mut player.eclipse);
            player.discard.pour(&pile);
        }
        // EW-TURN-03, EW-PREP-01.
        if state.open.round + 1 == ROUNDS {
            state.open.stage = Stage::Count;
        } else {
            self.begin_preparation(state, journal);
        }
    }
}
