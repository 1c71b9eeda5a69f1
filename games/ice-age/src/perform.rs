//! Performing a card, piece by piece.
//!
//! `list` says what may be done, `may` whether one thing may be done and which rule says no, `act` does it, `clubs` arms
//! hunters. Listing and permitting stand on the same few questions, asked here: which pieces are usable, and where
//! they may go.

mod act;
mod clubs;
mod list;
mod may;

use table::{Seat, sets::Set};

use crate::{
    card::{Effect, Where},
    game::IceAge,
    map::Region,
    state::{Arms, Landed, State, Task},
};

/// Regions with a hunter of `owner` that the card has not put there itself (IA-RULING-23, IA-RULING-25).
#[inline]
fn usable(state: &State, task: &Task, owner: Seat, arms: Arms) -> Set<Region> {
    let mut bits = 0;
    for (index, band) in state.board.bands[owner.index()].iter().enumerate() {
        bits |= u32::from(band.of(arms) > 0) << index;
    }
    let mut regions = Set::from_bits(bits);
    for landed in task.landed.as_slice() {
        if landed.seat() == owner && landed.arms() == arms {
            let region = landed.region();
            let here = Landed::new(owner, region, arms);
            let count = task.landed.as_slice().iter().filter(|&&other| other == here).count();
            if usize::from(state.band(owner, region).of(arms)) <= count {
                regions.remove(region);
            }
        }
    }
    regions
}

/// Regions with a mammoth.
#[inline]
fn herds(state: &State) -> Set<Region> {
    let mut bits = 0;
    for (index, &mammoths) in state.board.mammoths.iter().enumerate() {
        bits |= u32::from(mammoths > 0) << index;
    }
    Set::from_bits(bits)
}

/// Regions with a fire token.
#[inline]
fn fires(state: &State) -> Set<Region> {
    let mut bits = 0;
    for (index, &tokens) in state.board.fires.iter().enumerate() {
        bits |= u32::from(tokens > 0) << index;
    }
    Set::from_bits(bits)
}

/// May the performer move this hunter, as far as clubs go (IA-CLUB-06, IA-CLUB-07, IA-RULING-29)?
#[inline]
fn is_free(performer: Seat, owner: Seat, arms: Arms) -> bool {
    arms == Arms::Bare || owner == performer
}

/// How many hunters of `owner` the card has already touched.
fn touched(task: &Task, owner: Seat) -> usize {
    task.landed.as_slice().iter().filter(|landed| landed.seat() == owner).count()
}

/// Does the instruction place mammoths from the supply?
const fn places_mammoths(effect: Effect) -> bool {
    matches!(effect, Effect::PlaceMammoth { .. } | Effect::Camp { .. })
}

/// Does the instruction move mammoths of the board (some only when the supply is empty, IA-RULING-24)?
const fn moves_mammoths(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::MoveMammoth { .. }
            | Effect::Trek { .. }
            | Effect::Camp { .. }
            | Effect::PlaceMammoth { or_move: true }
    )
}

impl IceAge {
    /// What the card allows at its start.
    pub(crate) fn load(task: &mut Task, effect: Effect) {
        (task.hunters, task.mammoths) = match effect {
            Effect::Place { hunters, .. }
            | Effect::Drive { hunters, .. }
            | Effect::Banish { hunters }
            | Effect::March { hunters } => (hunters, 0),
            Effect::Trek { hunters } | Effect::Camp { hunters } => (hunters, 1),
            Effect::Swap => (2, 0),
            Effect::PlaceMammoth { .. } | Effect::MoveMammoth { .. } | Effect::Chase => (0, 1),
            Effect::Club | Effect::Fire | Effect::Copy => (0, 0),
        };
    }

    /// The instruction being performed.
    #[inline]
    pub(crate) fn effect(&self, task: &Task) -> Effect {
        let face = self.face(task.card);
        face.effects[usize::from(task.option).min(face.effects.len() - 1)]
    }

    /// Where hunters placed by this instruction may go.
    #[inline]
    fn targets(&self, state: &State, task: &Task, effect: Effect) -> Set<Region> {
        let open = state.open();
        match (effect, task.to) {
            (Effect::Place { to: Where::On(terrain), .. }, _) => open.and(self.map.of_terrain(terrain)),
            (Effect::Camp { .. }, Some(to)) => open.and(Set::only(to)),
            _ => open,
        }
    }

    /// Where a hunter in `from` may be moved.
    #[inline]
    fn destinations(&self, state: &State, task: &Task, effect: Effect, from: Region) -> Set<Region> {
        let reach = match effect {
            Effect::Drive { .. } => self.map.neighbours(from),
            Effect::Trek { .. } => match (task.from, task.to) {
                (Some(start), Some(to)) if start == from => Set::only(to),
                (None, _) => self.map.neighbours(from),
                _ => Set::EMPTY,
            },
            _ => self.targets(state, task, effect),
        };
        reach.and(state.open()).without(Set::only(from))
    }

    /// Where a mammoth in `from` may be moved.
    #[inline]
    fn mammoth_destinations(&self, state: &State, task: &Task, effect: Effect, from: Region) -> Set<Region> {
        let reach = match effect {
            Effect::MoveMammoth { far: false } => self.map.neighbours(from),
            Effect::MoveMammoth { far: true } | Effect::PlaceMammoth { .. } => Set::full(),
            Effect::Camp { .. } => self.targets(state, task, effect),
            Effect::Trek { .. } if task.from == Some(from) => task.to.map_or(Set::EMPTY, Set::only),
            _ => Set::EMPTY,
        };
        reach.and(state.open()).without(Set::only(from))
    }
}
