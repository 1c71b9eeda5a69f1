//! The losses of a conflict and what follows them. RT-CONF-07..15

use serde::{Deserialize, Serialize};
use table::{Seat, journal::Journal};

use super::fight::{Fight, Stage};
use crate::{
    content::{EventEffect, PowerEffect},
    game::RiseOfTribes,
    ids::{Event, Hex, SEATS},
    note::{Cause, Note},
    powers::Evade,
    state::State,
};

/// A side in a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// A player's tribe.
    Tribe(Seat),
    /// The invaders.
    Invaders,
}

impl Side {
    /// Its place among the counts of a conflict: the seats, then the invaders.
    const fn index(self) -> usize {
        match self {
            Self::Tribe(seat) => seat.index(),
            Self::Invaders => SEATS,
        }
    }
}

impl Fight {
    /// Bow and walls strike together, then every side loses one at a time until one is left, then the limit applies.
    /// RT-RULING-20, RT-CONF-07..10
    pub(super) fn resolve<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        walls: Option<Side>,
        j: &mut J,
    ) {
        let hex = self.hex;
        let attacked = state.field.of(state.active, hex) > 0 || self.shot.is_some(); // RT-RULING-62
        let limit = rules.limit(state, hex);
        let before: [u8; SEATS + 1] = std::array::from_fn(|side| count(state, hex, side));
        let mut left = before;
        for struck in [self.shot, walls].into_iter().flatten() {
            let side = &mut left[struck.index()];
            *side = side.saturating_sub(1);
        }
        let left = survivors(left, limit);
        for seat in Seat::all(rules.seats) {
            let fallen = before[seat.index()] - left[seat.index()];
            if fallen > 0 {
                rules.remove(state, seat, hex, fallen);
                j.note(Note::Falls(seat, hex, fallen));
            }
        }
        let fallen = before[SEATS] - left[SEATS];
        if let Some(invaders) = &mut state.events.invaders
            && invaders.hex == hex
            && fallen > 0
        {
            invaders.count -= fallen;
            j.note(Note::InvadersFall(hex, fallen));
        }
        state.replace(Self { hex, stage: Stage::Fought { attacked }, shot: None });
        if let Some((seat, most)) = rules.seat_with(state, |power| match power {
            PowerEffect::Retreat { most } => Some(most),
            _ => None,
        }) {
            let fallen = before[seat.index()] - left[seat.index()];
            if fallen > 0 {
                state.push(Evade { seat, from: hex, left: fallen.min(most), to: None });
            }
        }
    }

    /// Villages, elders, the last invader, the mammoth.
    pub(super) fn aftermath<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        attacked: bool,
        j: &mut J,
    ) {
        let attacker = attacked.then_some(state.active);
        rules.check_villages(state, attacker, j);
        if let Some(invaders) = state.events.invaders
            && invaders.hex == self.hex
            && invaders.count == 0
        {
            state.events.invaders = None;
            rules.leave_slot(state, Event::Invaders, j);
            let victor = Seat::all(rules.seats).find(|&seat| state.field.of(seat, self.hex) > 0).or(attacker);
            if let (Some(victor), EventEffect::Invaders { points, .. }) =
                (victor, rules.effect(Event::Invaders))
            {
                rules.score(state, victor, Cause::Event(Event::Invaders), points, j);
            }
        }
        rules.check_mammoth(state, j);
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
    if side < SEATS { state.field.of(Seat::new(side), hex) } else { state.events.invaders_on(hex) }
}
