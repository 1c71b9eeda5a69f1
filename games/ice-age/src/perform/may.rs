//! Whether the performer may take one action; if not, which rule it breaks.

use table::sets::Set;

use super::{fires, herds, is_free, touched, usable};
use crate::{
    action::{Action, Piece},
    board::Region,
    card::{Card, Colour, Effect},
    game::IceAge,
    refusal::Refusal,
    state::{State, Task},
};

impl IceAge {
    /// `Ok` if the performer may take this action now.
    pub(super) fn may(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let task = &state.task;
        let effect = self.effect(task);
        match (action, effect) {
            (Action::Done, _) if self.may_stop(state, task, effect) => Ok(()),
            (Action::Done, _) => Err(Refusal::MustPerform),
            (Action::Place(to), Effect::Place { .. } | Effect::Camp { .. }) => {
                more_hunters(task, effect)?;
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
            ) => self.may_move(state, task, Piece { owner, arms, at: from }, to),
            (Action::Swap(first, second), Effect::Swap) => self.may_swap(state, task, first, second),
            (Action::Remove(piece), Effect::Banish { .. }) => {
                more_hunters(task, effect)?;
                if !self.stands(state, piece) {
                    return Err(Refusal::NoHunterToRemove);
                }
                if touched(task, piece.owner) > 0 { Err(Refusal::OneOfEach) } else { Ok(()) }
            }
            (Action::PlaceMammoth(to), _) if effect.places_mammoths() => {
                more_mammoths(task, effect)?;
                if state.mammoth_supply == 0 {
                    return Err(Refusal::SupplyEmpty);
                }
                self.may_land(state, task, effect, to)
            }
            (Action::MoveMammoth(from, to), _) if effect.moves_mammoths() => {
                self.may_move_mammoth(state, task, from, to)
            }
            (Action::RemoveMammoth(at), Effect::Chase) => {
                more_mammoths(task, effect)?;
                if herds(state).has(at) { Ok(()) } else { Err(Refusal::NoMammothToRemove) }
            }
            (Action::MoveFire(from, to), Effect::Fire) => may_move_fire(state, task.card, from, to),
            (
                Action::Place(_)
                | Action::Move { .. }
                | Action::Swap(..)
                | Action::Remove(_)
                | Action::PlaceMammoth(_)
                | Action::MoveMammoth(..)
                | Action::RemoveMammoth(_)
                | Action::MoveFire(..),
                _,
            ) => Err(by_colour(task.card, Refusal::NotThisLightCard, Refusal::NotThisDarkCard)),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether there is such a hunter.
    fn stands(&self, state: &State, piece: Piece) -> bool {
        piece.owner.index() < self.seats() && state.band(piece.owner, piece.at).of(piece.arms) > 0
    }

    /// Whether a piece from the reserve may go to `to`.
    fn may_land(&self, state: &State, task: &Task, effect: Effect, to: Region) -> Result<(), Refusal> {
        if self.targets(state, task, effect).has(to) {
            Ok(())
        } else if state.board.covered.has(to) {
            Err(Refusal::Covered)
        } else if task.to.is_some() {
            Err(Refusal::StayTogether)
        } else {
            Err(Refusal::WrongTerrain)
        }
    }

    fn may_move(&self, state: &State, task: &Task, piece: Piece, to: Region) -> Result<(), Refusal> {
        let effect = self.effect(task);
        let Piece { owner, arms, at: from } = piece;
        more_hunters(task, effect)?;
        let substitutes = matches!(effect, Effect::Place { .. } | Effect::Camp { .. });
        if substitutes && state.player(task.performer).reserve > 0 {
            return Err(Refusal::ReserveFirst);
        }
        if owner != task.performer {
            match effect {
                Effect::Drive { .. } => {}
                Effect::Trek { .. } => return Err(Refusal::NotOwnBand),
                Effect::March { .. } => return Err(Refusal::NotOwnMarch),
                _ => return Err(Refusal::NotOwnSubstitute),
            }
        }
        if !self.stands(state, piece) {
            return Err(Refusal::NoPieceToMove);
        }
        if self.is_exhausted(task, effect, owner) {
            return Err(Refusal::TooManyOfOne);
        }
        if !is_free(task.performer, owner, arms) {
            return Err(Refusal::Protected);
        }
        if !usable(state, task, owner, arms).has(from) {
            return Err(if substitutes { Refusal::PlacedByThisCard } else { Refusal::AlreadyMoved });
        }
        let otherwise = match effect {
            Effect::Drive { .. } => Refusal::DriveTooFar,
            Effect::Trek { .. } => match task.from {
                None => Refusal::BandTooFar,
                Some(start) if start == from => Refusal::OneDestination,
                Some(_) => Refusal::OneOrigin,
            },
            Effect::Camp { .. } if task.to.is_some() => Refusal::StayTogether,
            _ => Refusal::WrongSubstitute,
        };
        arrive(self.destinations(state, task, effect, from), state, from, to, otherwise)
    }

    fn may_move_mammoth(&self, state: &State, task: &Task, from: Region, to: Region) -> Result<(), Refusal> {
        let effect = self.effect(task);
        more_mammoths(task, effect)?;
        if effect.places_mammoths() && state.mammoth_supply > 0 {
            return Err(Refusal::ReserveFirst);
        }
        if matches!(effect, Effect::Trek { .. }) && task.from.is_none() {
            return Err(Refusal::HunterFirst);
        }
        if !herds(state).has(from) {
            return Err(Refusal::NoPieceToMove);
        }
        let otherwise = match effect {
            Effect::MoveMammoth { far: false } => Refusal::MammothTooFar,
            Effect::Trek { .. } if task.from == Some(from) => Refusal::OneDestination,
            Effect::Trek { .. } => Refusal::MammothElsewhere,
            // Other instructions reach every open region, until a camp has been begun.
            _ => Refusal::StayTogether,
        };
        arrive(self.mammoth_destinations(state, task, effect, from), state, from, to, otherwise)
    }

    fn may_swap(&self, state: &State, task: &Task, first: Piece, second: Piece) -> Result<(), Refusal> {
        if !task.landed.is_empty() {
            return Err(Refusal::NoMorePieces);
        }
        for piece in [first, second] {
            if !self.stands(state, piece) {
                return Err(Refusal::NoPieceToMove);
            }
            if !is_free(task.performer, piece.owner, piece.arms) {
                return Err(Refusal::Protected);
            }
        }
        if !self.map.neighbours(first.at).has(second.at) {
            return Err(Refusal::SwapTooFar);
        }
        // Each pair is written one way round only, so that notation is unique.
        if first.at > second.at {
            return Err(Refusal::SwapOrder);
        }
        if Self::is_exchange(state, task, first, second) { Ok(()) } else { Err(Refusal::LookAlike) }
    }
}

/// Light and dark cards have rules of their own.
const fn by_colour(card: Card, light: Refusal, dark: Refusal) -> Refusal {
    match card.colour() {
        Colour::Light => light,
        Colour::Dark => dark,
    }
}

fn may_move_fire(state: &State, card: Card, from: Region, to: Region) -> Result<(), Refusal> {
    if !fires(state).has(from) {
        Err(by_colour(card, Refusal::NoFireToMove, Refusal::NoEmberToMove))
    } else if from == to {
        Err(Refusal::SameRegion)
    } else if state.board.covered.has(to) {
        Err(Refusal::FireOnIce)
    } else {
        Ok(())
    }
}

fn more_hunters(task: &Task, effect: Effect) -> Result<(), Refusal> {
    match effect {
        _ if task.hunters > 0 => Ok(()),
        Effect::Trek { .. } => Err(Refusal::BandIsComplete),
        Effect::Camp { .. } => Err(Refusal::CampIsComplete),
        _ => Err(Refusal::NoMorePieces),
    }
}

fn more_mammoths(task: &Task, effect: Effect) -> Result<(), Refusal> {
    match effect {
        _ if task.mammoths > 0 => Ok(()),
        Effect::Trek { .. } => Err(Refusal::OneMammoth),
        Effect::Camp { .. } => Err(Refusal::CampIsComplete),
        _ => Err(Refusal::NoMorePieces),
    }
}

/// `Ok` if `to` is among `allowed`; `otherwise` if neither ice nor the start of the move is the reason.
fn arrive(
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
