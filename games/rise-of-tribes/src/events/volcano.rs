//! Volcano: rises once, erupts with every draw. RT-EVENT-45..51

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::EventEffect,
    decision::{Decision, Flow, is_count},
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Face, Good, Hex, HexSet, Place},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    turn::{Step, double},
    words::message,
};

/// The active player places the volcano. RT-EVENT-45
#[derive(Clone, Copy)]
pub(crate) struct PlaceVolcano;

impl PlaceVolcano {
    /// A place of the layout, next to the active tribe if there is such a place. RT-EVENT-46
    fn may_rise(rules: &RiseOfTribes, state: &State, place: Place) -> bool {
        let own = state.field.on(state.active);
        let touches = |place| !rules.board.beside(place).and(own).is_empty();
        touches(place) || !rules.board.places().any(touches)
    }
}

impl Decision for PlaceVolcano {
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        let places = rules.board.places().filter(|&place| Self::may_rise(rules, state, place));
        out.extend(places.map(Action::PlaceVolcano));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::PlaceVolcano(place) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(!rules.board.beside(place).is_empty(), Refusal::NoSuchPlace)?;
        ensure(Self::may_rise(rules, state, place), Refusal::NotNextToTribe)?;
        state.pop();
        state.events.volcano = Some(place);
        j.note(Note::VolcanoAt(place));
        rules.erupt(state, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    /// The dice of the double that drew the card decide how many members are lost.
    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        state.events.volcano.is_none() && double(state).is_some()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-volcano")
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        let Action::PlaceVolcano(place) = action else { return None };
        let beside = rules.board.beside(place).iter().map(|hex| rules.place_name(state, hex));
        Some(message("do-volcano").text("place", place.to_string()).list("hexes", beside.collect()))
    }
}

/// The tribes next to the volcano lose members, one tribe after the other. RT-EVENT-48
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Erupt {
    /// Whose members.
    pub seat: Seat,
    /// Members still to lose.
    pub left: u8,
    /// How many tribes come after this one.
    pub after: u8,
}

impl Erupt {
    fn lose<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, hex: Hex, j: &mut J) {
        rules.remove(state, self.seat, hex, 1);
        j.note(Note::Buried(self.seat, hex));
        state.replace(Self { left: self.left - 1, ..self });
        rules.upkeep(state, None, j);
    }
}

impl Decision for Erupt {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    /// Losses without a choice are taken at once.
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        let danger = rules.in_danger(state, self.seat);
        match (self.left, danger.len(), danger.iter().next()) {
            (0, ..) | (_, 0, _) | (_, _, None) => {
                if self.after == 0 {
                    state.pop();
                } else {
                    let seat = self.seat.left(rules.seats);
                    state.replace(Self { seat, left: rules.losses(state), after: self.after - 1 });
                }
                Flow::Continue
            }
            (_, 1, Some(hex)) => {
                self.lose(rules, state, hex, j);
                Flow::Continue
            }
            _ => Flow::Wait,
        }
    }

    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(rules.in_danger(state, self.seat).iter().map(Action::Lose));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Lose(hex) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(rules.in_danger(state, self.seat).has(hex), Refusal::NotInDanger)?;
        self.lose(rules, state, hex, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.is_seat(self.seat)
            && is_count(self.left)
            && usize::from(self.after) < rules.seats
            && double(state).is_some()
            && state.events.volcano.is_some()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-erupt").number("left", self.left)
    }
}

impl RiseOfTribes {
    pub(super) fn begin_volcano<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        if state.events.volcano.is_none() {
            state.push(PlaceVolcano);
        } else {
            self.erupt(state, j);
        }
    }

    /// Hexes next to the volcano with members of `seat`.
    fn in_danger(&self, state: &State, seat: Seat) -> HexSet {
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
                    j.note(Note::Takes(seat, Good::Stone, stone, Cause::Event(Event::Volcano)));
                }
            }
        }
        state.push(Erupt { seat: state.active, left: self.losses(state), after: self.seats as u8 - 1 });
    }
}
