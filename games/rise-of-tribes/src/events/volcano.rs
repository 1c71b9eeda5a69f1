//! Volcano: rises once, erupts with every draw. RT-EVENT-45..51

use table::{Seat, journal::Journal};

use crate::{
    action::Action,
    content::EventEffect,
    engine::Flow,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Face, Good, Hex, HexSet, Place},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::double,
};

impl RiseOfTribes {
    pub(crate) fn begin_volcano<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        if state.events.volcano.is_none() {
            state.push(Frame::Volcano);
        } else {
            self.erupt(state, j);
        }
    }

    /// A place of the layout, next to the own tribe if there is such a place. RT-EVENT-46
    pub(crate) fn volcano_may_rise(&self, state: &State, place: Place) -> bool {
        let own = state.field.on(state.active);
        let touches = |place| !self.board.beside(place).and(own).is_empty();
        !self.board.beside(place).is_empty() && (touches(place) || !self.board.places().any(touches))
    }

    pub(crate) fn play_volcano<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Volcano(place) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(self.volcano_may_rise(state, place), Refusal::NotThisPlace)?;
        state.pop();
        state.events.volcano = Some(place);
        j.note(Note::VolcanoAt(place));
        self.erupt(state, j);
        Ok(())
    }

    /// Hexes next to the volcano with members of `seat`.
    pub(crate) fn in_danger(&self, state: &State, seat: Seat) -> HexSet {
        state.events.volcano.map_or(HexSet::EMPTY, |place| self.board.beside(place).and(state.field.on(seat)))
    }

    fn losses(&self, state: &State) -> u8 {
        let EventEffect::Volcano { sun, blank, moon, .. } = self.effect(Event::Volcano) else {
            return 0;
        };
        match double(state) {
            Some(Face::Sun) => sun,
            Some(Face::Moon) => moon,
            Some(Face::Blank) | None => blank,
        }
    }

    /// Every tribe next to it gains stone, then loses members. RT-EVENT-48
    fn erupt<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        j.note(Note::Erupts);
        if let EventEffect::Volcano { stone, .. } = self.effect(Event::Volcano) {
            for seat in self.clockwise(state.active) {
                if !self.in_danger(state, seat).is_empty() && stone > 0 {
                    state.player_mut(seat).goods.add(Good::Stone, stone);
                    j.note(Note::Takes(seat, Good::Stone, stone));
                }
            }
        }
        state.push(Frame::Erupt {
            seat: state.active,
            left: self.losses(state),
            after: self.seats as u8 - 1,
        });
    }

    /// Losses without a choice are taken at once.
    pub(crate) fn advance_eruption<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        after: u8,
        j: &mut J,
    ) -> Flow {
        let danger = self.in_danger(state, seat);
        match (left, danger.len(), danger.iter().next()) {
            (0, ..) | (_, 0, _) | (_, _, None) => {
                if after == 0 {
                    state.pop();
                    self.upkeep(state, None, j);
                } else {
                    state.replace(Frame::Erupt {
                        seat: seat.left(self.seats),
                        left: self.losses(state),
                        after: after - 1,
                    });
                }
                Flow::Go
            }
            (_, 1, Some(hex)) => {
                self.burn(state, seat, left, after, hex, j);
                Flow::Go
            }
            _ => Flow::Wait,
        }
    }

    fn burn<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        after: u8,
        hex: Hex,
        j: &mut J,
    ) {
        self.remove(state, seat, hex, 1);
        j.note(Note::Falls(seat, hex, 1));
        state.replace(Frame::Erupt { seat, left: left - 1, after });
    }

    pub(crate) fn play_eruption<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        after: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Lose(hex) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(self.in_danger(state, seat).has(hex), Refusal::NoMemberHere)?;
        self.burn(state, seat, left, after, hex, j);
        Ok(())
    }
}
