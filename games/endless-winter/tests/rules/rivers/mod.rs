//! Scenes on the river.

#![allow(unreachable_pub, reason = "a kit for tests")]

mod conformance;
mod content;
mod eclipse;
mod rafts;
mod setup;
mod warriors;

use endless_winter::{Action, Fish, Hex, Landmark, Options, Reach, RiverAction, RiverOutcome, Stage};
use table::{Rules, Seat, Turn, counts::Counts, sets::Indexed};

use crate::{
    common::{Game, Scenario},
    kit::bare_of,
};

/// The own Starting tile, as a place for Camps.
pub const START: usize = 19;
/// Places of the river for Rafts.
pub const HEADWATERS: usize = 0;
pub const DELTA: usize = 6;

/// Seat 1 to act; everybody has one Camp on the Starting tile and nothing else. Side A of the Central tile, Headwaters in
/// the west: the Landmark hexes are 5, then 12, then 15, with Volcano, Mound and Arch.
pub fn river(seats: u8, landmarks: usize) -> Game {
    river_of(Options::seats(seats).with_landmarks(landmarks))
}

pub fn river_of(options: Options) -> Game {
    let mut game = bare_of(options);
    for seat in game.seats() {
        game.camps(seat, &[START]);
    }
    game.ready();
    game
}

impl Game {
    pub fn raft(&mut self, seat: Seat, at: usize) -> &mut Self {
        self.state.open.river.rafts[seat.index()] = Reach::new(at);
        self
    }

    pub fn raft_of(&self, seat: Seat) -> usize {
        self.state.open.river.rafts[seat.index()].index()
    }

    fn landmark_id(&self, id: &str) -> usize {
        match self.rules.read_outcome(&format!("landmark {id}")) {
            Ok(endless_winter::Outcome::River(RiverOutcome::Landmark(landmark))) => landmark.index(),
            other => panic!("{id}: {other:?}"),
        }
    }

    /// This Landmark stands on this Landmark hex; the one that stood there changes places with it.
    pub fn landmark(&mut self, hex: usize, id: &str) -> &mut Self {
        let wanted = self.landmark_id(id);
        let river = &mut self.state.open.river;
        let there: Landmark = river.landmark_on(Hex::new(hex)).unwrap();
        river.landmarks.swap(wanted, there.index());
        self
    }

    pub fn fish_id(&self, id: &str) -> Fish {
        match self.rules.read_outcome(&format!("fish {id}")) {
            Ok(endless_winter::Outcome::River(RiverOutcome::Fish(fish))) => fish,
            other => panic!("{id}: {other:?}"),
        }
    }

    /// Only these Fish tokens are left in the supply.
    pub fn supply(&mut self, ids: &[&str]) -> &mut Self {
        let supply: Counts<Fish, 16> = ids.iter().map(|id| self.fish_id(id)).collect();
        let river = &mut self.state.open.river;
        let mut all = river.supply;
        all.pour(&river.discard);
        assert!(all.remove_all(&supply), "no such Fish tokens");
        (river.supply, river.discard) = (supply, all);
        self
    }

    /// The Starting tile of the seat, by the two hexes it touches.
    pub fn start(&mut self, seat: Seat, spot: &str) -> &mut Self {
        match self.rules.read_action(&format!("start {spot}")) {
            Ok(Action::River(RiverAction::Start(spot))) => {
                self.state.open.river.starts[seat.index()] = Some(spot);
            }
            other => panic!("{spot}: {other:?}"),
        }
        self
    }

    /// Goes on until chance is asked for `word`.
    pub fn until_chance(&mut self, word: &str) -> &mut Self {
        while !self.chances().first().is_some_and(|chance| chance.starts_with(word)) {
            self.go_on();
        }
        self
    }

    /// Goes on until something is offered to a seat that begins with `word`.
    pub fn until_offer(&mut self, word: &str) -> &mut Self {
        while !self.legal_actions().first().is_some_and(|offer| offer.starts_with(word)) {
            self.go_on();
        }
        self
    }

    /// Chance says the first thing it can, or a seat chooses the first offer.
    fn go_on(&mut self) {
        match self.turn() {
            Turn::Choose(_) => {
                let first = self.legal_actions()[0].clone();
                self.play(&first);
            }
            _ => {
                let first = self.chances()[0].clone();
                self.deal(&first);
            }
        }
    }

    /// The active player declines everything before step C of the Eclipse.
    pub fn reach_lands(&mut self) -> &mut Self {
        while self.stage() != Stage::Lands {
            self.fate();
            self.play("done");
        }
        self
    }

    /// Eclipse turns go by seat number: everybody rests less than the one before. The first seat stands in step C.
    pub fn lands_in_order(&mut self) -> &mut Self {
        let seats = self.rules.seats();
        let mut order = self.seats();
        order.sort_by_key(|seat| std::cmp::Reverse(seat.index()));
        self.order(&order);
        assert_eq!(order.len(), seats);
        self.eclipsed(&[]).reach_lands()
    }

    /// This seat stands in step C, the others before it having finished.
    pub fn lands_of(&mut self, seat: Seat) -> &mut Self {
        self.fate();
        self.until(seat).reach_lands()
    }
}
