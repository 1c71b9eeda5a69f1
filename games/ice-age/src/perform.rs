//! Performing a card, piece by piece.
//!
//! `list` lists the actions, `may` checks one and names the rule it breaks, `act` plays it, `clubs` arms hunters. `list` and
//! `may` share the functions here: which pieces can be used, and where they can go.

mod act;
mod clubs;
mod list;
mod may;

use table::{Seat, Turn, journal::Journal, refusal::InvalidPosition, sets::Set, text::Phrase};

use crate::{
    action::Action,
    board::Region,
    card::{Colour, Effect, Where},
    check::require,
    decision::{Area, Decision, Stage},
    game::IceAge,
    note::Note,
    refusal::Refusal,
    state::{Arms, Landed, State, Task},
    words::{card_name, effect_in_words},
};

pub(crate) use clubs::{ArmHunter, PlaceClub};

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

/// Whether clubs let the performer move this hunter (IA-CLUB-06, IA-CLUB-07, IA-RULING-29).
#[inline]
fn is_free(performer: Seat, owner: Seat, arms: Arms) -> bool {
    arms == Arms::Bare || owner == performer
}

/// How many hunters of `owner` the card has already touched.
fn touched(task: &Task, owner: Seat) -> usize {
    task.landed.as_slice().iter().filter(|landed| landed.seat() == owner).count()
}

impl Effect {
    /// Hunters and mammoths it may touch.
    pub(crate) const fn allowance(self) -> (u8, u8) {
        match self {
            Self::Place { hunters, .. }
            | Self::Drive { hunters, .. }
            | Self::Banish { hunters }
            | Self::March { hunters } => (hunters, 0),
            Self::Trek { hunters } | Self::Camp { hunters } => (hunters, 1),
            Self::Swap => (2, 0),
            Self::PlaceMammoth { .. } | Self::MoveMammoth { .. } | Self::Chase => (0, 1),
            Self::Club | Self::Fire | Self::Copy => (0, 0),
        }
    }

    /// Whether it places mammoths from the supply.
    const fn places_mammoths(self) -> bool {
        matches!(self, Self::PlaceMammoth { .. } | Self::Camp { .. })
    }

    /// Whether it moves mammoths on the board, some only while the supply is empty (IA-RULING-24).
    const fn moves_mammoths(self) -> bool {
        matches!(
            self,
            Self::MoveMammoth { .. }
                | Self::Trek { .. }
                | Self::Camp { .. }
                | Self::PlaceMammoth { or_move: true }
        )
    }
}

impl Task {
    /// The start of an instruction.
    pub(crate) fn new(performer: Seat, effect: Effect) -> Self {
        let (hunters, mammoths) = effect.allowance();
        Self { performer, hunters, mammoths, ..Self::default() }
    }

    /// Whether the instruction has put a piece somewhere.
    fn has_begun(&self, effect: Effect) -> bool {
        let (_, mammoths) = effect.allowance();
        !self.landed.is_empty() || self.mammoths < mammoths
    }
}

impl IceAge {
    /// The instruction being performed.
    #[inline]
    pub(crate) fn effect(&self, task: &Task) -> Effect {
        let face = self.face(task.card);
        face.effects[usize::from(task.option)]
    }

    /// Whether the performer may do no more of the card: always with a dark card (IA-CARD-G-01); with a light one once
    /// nothing is left that it commands (IA-RULING-08).
    fn may_stop(&self, state: &State, task: &Task, effect: Effect) -> bool {
        let begun = task.has_begun(effect);
        // A move in place of a placement is a permission (IA-CARD-G-04, IA-CARD-G-05), not a command.
        let hunter_due = !begun && state.player(task.performer).reserve > 0;
        let mammoth_due = task.mammoths > 0 && state.mammoth_supply > 0;
        let due = match effect {
            Effect::Place { .. } => hunter_due,
            Effect::PlaceMammoth { .. } => mammoth_due,
            Effect::Camp { .. } => hunter_due || mammoth_due,
            Effect::Drive { .. }
            | Effect::March { .. }
            | Effect::Trek { .. }
            | Effect::Swap
            | Effect::Banish { .. }
            | Effect::MoveMammoth { .. }
            | Effect::Chase
            | Effect::Fire => !begun,
            Effect::Club | Effect::Copy => false,
        };
        task.card.colour() == Colour::Dark || !due || !self.can_act(state, task, effect)
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

/// The performer acts, piece by piece (IA-DEC-06 to IA-DEC-08).
#[derive(Clone, Copy)]
pub(crate) struct Perform;

impl Decision for Perform {
    const STAGE: Stage = Stage::Perform;
    const AREA: Option<Area> = Some(Area::Map);
    const CARDS_PLAYED: u32 = 1;

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.task.performer)
    }

    fn legal_actions(self, game: &IceAge, state: &State, out: &mut Vec<Action>) {
        let task = &state.task;
        let effect = game.effect(task);
        game.list_pieces(state, task, effect, &mut |action| {
            out.push(action);
            true
        });
        if game.may_stop(state, task, effect) {
            out.push(Action::Done);
        }
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        game.may(state, action)?;
        game.act(state, action, journal);
        Ok(())
    }

    fn question(self, game: &IceAge, state: &State) -> Phrase {
        Phrase::new("ice-age-ask-perform")
            .phrase("card", card_name(state.task.card))
            .phrase("effect", effect_in_words(game.effect(&state.task)))
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let effect = game.effect(&state.task);
        let fire_moved = effect == Effect::Fire && state.task.to.is_some();
        let pieces = !fire_moved && !matches!(effect, Effect::Club | Effect::Copy);
        require(pieces, "IA-DEC-06", "the instruction has no piece left to act with")
    }
}
