//! Step 4: conflicts. RT-CONF

use table::{Seat, journal::Journal};

use crate::{
    action::Action,
    content::{EventEffect, PowerEffect},
    engine::Flow,
    frame::{Frame, Side, Stage, Step},
    game::RiseOfTribes,
    ids::{Ability, Event, Hex, Object, SEATS, Source},
    note::Note,
    offers::Moment,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    pub(crate) fn advance_conflicts<J: Journal<Note>>(&self, state: &mut State, j: &mut J) -> Flow {
        let crowded = self.crowded(state);
        let provocation = self.may_provoke(state);
        if provocation {
            return Flow::Wait;
        }
        let Some(first) = crowded.iter().next() else {
            self.chasm(state, j);
            state.replace(Frame::Turn(Step::End));
            return Flow::Go;
        };
        // A single conflict leaves nothing to choose, unless an elder could still fetch a bow.
        if crowded.len() > 1 || self.may_borrow(state, Moment::Conflicts) {
            return Flow::Wait;
        }
        self.declare(state, first, j);
        Flow::Go
    }

    pub(crate) fn list_conflicts(&self, state: &State, out: &mut Vec<Action>) {
        let crowded = self.crowded(state);
        out.extend(crowded.iter().map(Action::Fight));
        if self.may_provoke(state) {
            out.extend(self.provocations(state).iter().map(Action::Provoke));
        }
        if crowded.is_empty() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn play_conflicts<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Fight(hex) => {
                ensure(self.crowded(state).has(hex), Refusal::NoConflict)?;
                self.declare(state, hex, j);
                Ok(())
            }
            Action::Provoke(hex) => self.play_provoke(state, hex, j),
            Action::Done => {
                ensure(self.crowded(state).is_empty(), Refusal::ConflictsWait)?;
                self.chasm(state, j);
                state.replace(Frame::Turn(Step::End));
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn declare<J: Journal<Note>>(&self, state: &mut State, hex: Hex, j: &mut J) {
        j.note(Note::Conflict(hex));
        state.push(Frame::Fight { hex, stage: Stage::Declared, shot: None });
    }

    /// Who decides at this stage. RT-RULING-20: the active player is asked first.
    #[inline]
    pub(crate) fn fighter(&self, state: &State, hex: Hex, stage: Stage) -> Seat {
        match stage {
            Stage::Walls => self.warden(state, hex).unwrap_or(state.active),
            Stage::Declared | Stage::Bow | Stage::Fought { .. } => state.active,
        }
    }

    pub(crate) fn advance_fight<J: Journal<Note>>(
        &self,
        state: &mut State,
        hex: Hex,
        stage: Stage,
        shot: Option<Side>,
        j: &mut J,
    ) -> Flow {
        let next = match stage {
            Stage::Declared => {
                state.replace(Frame::Fight { hex, stage: Stage::Bow, shot });
                self.spring_ambush(state, hex);
                return Flow::Go;
            }
            Stage::Bow => {
                if self.may_shoot(state, hex) {
                    return Flow::Wait;
                }
                Stage::Walls
            }
            Stage::Walls => {
                if self.warden(state, hex).is_some() {
                    return Flow::Wait;
                }
                self.fight(state, hex, shot, None, j);
                return Flow::Go;
            }
            Stage::Fought { attacked } => {
                state.pop();
                self.aftermath(state, hex, attacked, j);
                return Flow::Go;
            }
        };
        state.replace(Frame::Fight { hex, stage: next, shot });
        Flow::Go
    }

    /// Bow: the active player, with a member there, against somebody there. RT-CONF-11, RT-RULING-19
    fn may_shoot(&self, state: &State, hex: Hex) -> bool {
        let seat = state.active;
        state.field.of(seat, hex) > 0
            && state.population(hex) > state.field.of(seat, hex)
            && self.ability(state, seat, Ability::Strike) > 0
    }

    fn may_shoot_at(&self, state: &State, hex: Hex, side: Side) -> bool {
        match side {
            Side::Tribe(seat) => self.is_rival(state.active, seat) && state.field.of(seat, hex) > 0,
            Side::Invaders => state.events.invaders(hex) > 0,
        }
    }

    /// The defender whose walls protect a village here against the active player's members. RT-CONF-12
    fn warden(&self, state: &State, hex: Hex) -> Option<Seat> {
        let owner = state.events.owners[Object::Walls as usize]?;
        let defends = owner != state.active
            && state.player(owner).villages.has(hex)
            && state.field.of(owner, hex) > 0
            && state.field.of(state.active, hex) > 0;
        defends.then_some(owner)
    }

    pub(crate) fn list_fight(&self, state: &State, hex: Hex, stage: Stage, out: &mut Vec<Action>) {
        match stage {
            Stage::Bow => {
                for side in self.sides() {
                    if self.may_shoot_at(state, hex, side) {
                        out.push(Action::Shoot(side));
                    }
                }
                out.push(Action::Done);
            }
            Stage::Walls => out.extend([Action::Walls, Action::Done]),
            Stage::Declared | Stage::Fought { .. } => {}
        }
    }

    fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        Seat::all(self.seats).map(Side::Tribe).chain([Side::Invaders])
    }

    pub(crate) fn play_fight<J: Journal<Note>>(
        &self,
        state: &mut State,
        hex: Hex,
        stage: Stage,
        shot: Option<Side>,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match (stage, action) {
            (Stage::Bow, Action::Shoot(side)) => {
                ensure(self.may_shoot_at(state, hex, side), Refusal::NoTarget)?;
                j.note(Note::Shoots(state.active, side, hex));
                state.replace(Frame::Fight { hex, stage: Stage::Walls, shot: Some(side) });
                Ok(())
            }
            (Stage::Bow, Action::Done) => {
                state.replace(Frame::Fight { hex, stage: Stage::Walls, shot });
                Ok(())
            }
            (Stage::Walls, Action::Walls) => {
                let warden = self.warden(state, hex).ok_or(Refusal::NotNow)?;
                j.note(Note::UsesWalls(warden, hex));
                self.fight(state, hex, shot, Some(Side::Tribe(state.active)), j);
                Ok(())
            }
            (Stage::Walls, Action::Done) => {
                self.fight(state, hex, shot, None, j);
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Bow and walls strike together, then every side loses one at a time until one is left, then the limit applies.
    /// RT-RULING-20, RT-CONF-07..10
    fn fight<J: Journal<Note>>(
        &self,
        state: &mut State,
        hex: Hex,
        shot: Option<Side>,
        walls: Option<Side>,
        j: &mut J,
    ) {
        let attacked = state.field.of(state.active, hex) > 0;
        let limit = self.limit(state, hex);
        let before: [u8; SEATS + 1] = std::array::from_fn(|side| count(state, hex, side));
        let mut left = before;
        for struck in [shot, walls].into_iter().flatten() {
            let side = &mut left[index(struck)];
            *side = side.saturating_sub(1);
        }
        let left = survivors(left, limit);
        for seat in Seat::all(self.seats) {
            let fallen = before[seat.index()] - left[seat.index()];
            if fallen > 0 {
                self.remove(state, seat, hex, fallen);
                j.note(Note::Falls(seat, hex, fallen));
            }
        }
        let fallen = before[SEATS] - left[SEATS];
        if let Some(camp) = &mut state.events.camp
            && camp.hex == hex
            && fallen > 0
        {
            camp.count -= fallen;
            j.note(Note::InvadersFall(hex, fallen));
        }
        state.replace(Frame::Fight { hex, stage: Stage::Fought { attacked }, shot: None });
        if let Some((seat, most)) = self.seat_with(state, |power| match power {
            PowerEffect::Retreat { most } => Some(most),
            _ => None,
        }) {
            let fallen = before[seat.index()] - left[seat.index()];
            if fallen > 0 {
                state.push(Frame::Evade { seat, from: hex, left: fallen.min(most), to: None });
            }
        }
    }

    /// Villages, elders, the last invader, the mammoth.
    fn aftermath<J: Journal<Note>>(&self, state: &mut State, hex: Hex, attacked: bool, j: &mut J) {
        let razer = attacked.then_some(state.active);
        self.check_villages(state, razer, j);
        if let Some(camp) = state.events.camp
            && camp.hex == hex
            && camp.count == 0
        {
            state.events.camp = None;
            self.leave_slot(state, Event::Invaders, j);
            let victor = Seat::all(self.seats).find(|&seat| state.field.of(seat, hex) > 0).or(razer);
            if let (Some(victor), EventEffect::Invaders { points, .. }) =
                (victor, self.effect(Event::Invaders))
            {
                self.score(state, victor, Source::Events, points, j);
            }
        }
        self.check_mammoth(state, j);
    }
}

/// Everybody loses one until at most one side is left, as many as the second-largest side has; what is left keeps to the
/// limit. RT-CONF-07..10
pub(crate) fn survivors(mut sides: [u8; SEATS + 1], limit: u8) -> [u8; SEATS + 1] {
    let (mut most, mut second) = (0, 0);
    for &side in &sides {
        if side >= most {
            second = most;
            most = side;
        } else {
            second = second.max(side);
        }
    }
    for side in &mut sides {
        *side = side.saturating_sub(second).min(limit);
    }
    sides
}

/// Members of the side with this index; the invaders come last.
pub(crate) fn count(state: &State, hex: Hex, side: usize) -> u8 {
    if side < SEATS { state.field.of(Seat::new(side), hex) } else { state.events.invaders(hex) }
}

const fn index(side: Side) -> usize {
    match side {
        Side::Tribe(seat) => seat.index(),
        Side::Invaders => SEATS,
    }
}
