//! Whether the performer may do one thing; if not, which rule stands in the way.

use table::sets::Set;

use super::{fires, herds, is_free, moves_mammoths, places_mammoths, touched, usable};
use crate::{
    action::{Action, Piece},
    card::Effect,
    game::IceAge,
    map::Region,
    refusal::Refusal,
    state::{State, Task},
};

impl IceAge {
    /// May the performer do this now? The refusal names the rule.
    pub(super) fn may(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let task = &state.task;
        let effect = self.effect(task);
        match (action, effect) {
            (Action::Done, _) => Ok(()),
            (Action::Place(to), Effect::Place { .. } | Effect::Camp { .. }) => {
                more(task.hunters)?;
                if state.player(task.performer).reserve == 0 {
                    return Err(Refusal::ReserveEmpty);
                }
                self.may_land(state, task, effect, to)
            }
            (
                Action::Move { owner, arms, from, to },
                Effect::Place { .. }
                | Effect::Camp { .. }
                | Effect::Drive { .. }
                | Effect::Trek { .. }
                | Effect::March { .. },
            ) => self.may_move(state, task, effect, Piece { owner, arms, at: from }, to),
            (Action::Swap(first, second), Effect::Swap) => self.may_swap(state, task, first, second),
            (Action::Remove(piece), Effect::Banish { .. }) => {
                more(task.hunters)?;
                if piece.owner.index() >= self.seats()
                    || state.band(piece.owner, piece.at).of(piece.arms) == 0
                {
                    return Err(Refusal::NoSuchPiece);
                }
                if touched(task, piece.owner) > 0 { Err(Refusal::OneOfEach) } else { Ok(()) }
            }
            (Action::PlaceMammoth(to), _) if places_mammoths(effect) => {
                more(task.mammoths)?;
                if state.mammoth_supply == 0 {
                    return Err(Refusal::ReserveEmpty);
                }
                self.may_land(state, task, effect, to)
            }
            (Action::MoveMammoth(from, to), _) if moves_mammoths(effect) => {
                self.may_move_mammoth(state, task, effect, from, to)
            }
            (Action::RemoveMammoth(at), Effect::Chase) => {
                more(task.mammoths)?;
                if herds(state).has(at) { Ok(()) } else { Err(Refusal::NoSuchPiece) }
            }
            (Action::MoveFire(from, to), Effect::Fire) => {
                if !fires(state).has(from) {
                    return Err(Refusal::NoSuchPiece);
                }
                land(state.open().without(Set::only(from)), state, from, to, Refusal::WrongRegion)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn may_land(&self, state: &State, task: &Task, effect: Effect, to: Region) -> Result<(), Refusal> {
        if self.targets(state, task, effect).has(to) {
            Ok(())
        } else if state.board.covered.has(to) {
            Err(Refusal::Covered)
        } else if task.to.is_some() {
            Err(Refusal::StayTogether)
        } else {
            Err(Refusal::WrongRegion)
        }
    }

    fn may_move(
        &self,
        state: &State,
        task: &Task,
        effect: Effect,
        piece: Piece,
        to: Region,
    ) -> Result<(), Refusal> {
        let Piece { owner, arms, at: from } = piece;
        more(task.hunters)?;
        let anybody = matches!(effect, Effect::Drive { .. });
        if owner != task.performer && (!anybody || owner.index() >= self.seats()) {
            return Err(Refusal::NotOwn);
        }
        let places = matches!(effect, Effect::Place { .. } | Effect::Camp { .. });
        if places && state.player(task.performer).reserve > 0 {
            return Err(Refusal::ReserveFirst);
        }
        if self.is_exhausted(task, effect, owner) {
            return Err(Refusal::TooManyOfOne);
        }
        if !is_free(task.performer, owner, arms) {
            return Err(Refusal::Protected);
        }
        if !usable(state, task, owner, arms).has(from) {
            return Err(Refusal::NoSuchPiece);
        }
        let otherwise = match effect {
            Effect::Drive { .. } => Refusal::NotNeighbours,
            Effect::Trek { .. } if task.from.is_none() => Refusal::NotNeighbours,
            Effect::Trek { .. } => Refusal::OneWay,
            Effect::Camp { .. } if task.to.is_some() => Refusal::StayTogether,
            _ => Refusal::WrongRegion,
        };
        land(self.destinations(state, task, effect, from), state, from, to, otherwise)
    }

    fn may_move_mammoth(
        &self,
        state: &State,
        task: &Task,
        effect: Effect,
        from: Region,
        to: Region,
    ) -> Result<(), Refusal> {
        more(task.mammoths)?;
        if places_mammoths(effect) && state.mammoth_supply > 0 {
            return Err(Refusal::ReserveFirst);
        }
        if matches!(effect, Effect::Trek { .. }) && task.from.is_none() {
            return Err(Refusal::HunterFirst);
        }
        if !herds(state).has(from) {
            return Err(Refusal::NoSuchPiece);
        }
        let otherwise = match effect {
            Effect::MoveMammoth { far: false } => Refusal::NotNeighbours,
            Effect::Trek { .. } => Refusal::OneWay,
            Effect::Camp { .. } => Refusal::StayTogether,
            _ => Refusal::WrongRegion,
        };
        land(self.mammoth_destinations(state, task, effect, from), state, from, to, otherwise)
    }

    fn may_swap(&self, state: &State, task: &Task, first: Piece, second: Piece) -> Result<(), Refusal> {
        if !task.landed.is_empty() {
            return Err(Refusal::NoMorePieces);
        }
        for piece in [first, second] {
            if piece.owner.index() >= self.seats() || state.band(piece.owner, piece.at).of(piece.arms) == 0 {
                return Err(Refusal::NoSuchPiece);
            }
            if !is_free(task.performer, piece.owner, piece.arms) {
                return Err(Refusal::Protected);
            }
        }
        // Each pair is written one way round only, so that notation is unique.
        if first.at >= second.at || !self.map.neighbours(first.at).has(second.at) {
            return Err(Refusal::NotNeighbours);
        }
        if Self::is_exchange(state, task, first, second) { Ok(()) } else { Err(Refusal::SameRegion) }
    }
}

fn more(left: u8) -> Result<(), Refusal> {
    if left > 0 { Ok(()) } else { Err(Refusal::NoMorePieces) }
}

/// `Ok` if `to` is among `allowed`; else why not.
fn land(
    allowed: Set<Region>,
    state: &State,
    from: Region,
    to: Region,
    otherwise: Refusal,
) -> Result<(), Refusal> {
    if allowed.has(to) {
        Ok(())
    } else if from == to {
        Err(Refusal::SameRegion)
    } else if state.board.covered.has(to) {
        Err(Refusal::Covered)
    } else {
        Err(otherwise)
    }
}
