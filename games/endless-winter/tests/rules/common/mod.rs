//! Scenes: positions set up by hand, and games played from them in notation.
//!
//! A [`Game`] starts after a set-up dealt in content order, with seat 1 to act. Its setters move pieces, never make them: what a
//! hand needs comes from the draw pile, the decks or the display, Animals come from the deck. Every action played is
//! followed by `check`.

#![allow(
    missing_docs,
    unreachable_pub,
    clippy::needless_pass_by_value,
    clippy::wrong_self_convention,
    reason = "a kit for tests"
)]

mod game;
mod scene;

use endless_winter::{
    Action, Animal, Card, Content, Culture, EndlessWinter, Hex, Options, Outcome, Site, State, Stone,
    Terrain, Tribe,
};
use table::{Rules, Seat};

pub use table::scenario::Scenario;

pub const S1: Seat = Seat::new(0);
pub const S2: Seat = Seat::new(1);
pub const S3: Seat = Seat::new(2);
pub const S4: Seat = Seat::new(3);

pub struct Game {
    pub rules: EndlessWinter,
    pub state: State,
    pub story: table::scenario::Story<EndlessWinter>,
    /// Hexes whose terrain the scene has settled.
    settled: Vec<Hex>,
}

/// A game of so many seats, set up, seat 1 to act.
pub fn game(seats: u8) -> Game {
    Game::of(Options::seats(seats))
}

impl Game {
    pub fn of(options: Options) -> Self {
        Self::with(options, &Content::standard())
    }

    pub fn with(options: Options, content: &Content) -> Self {
        let mut game = Self::fresh_with(options, content);
        game.set_up();
        game
    }

    /// Before anything is dealt.
    pub fn fresh(options: Options) -> Self {
        Self::fresh_with(options, &Content::standard())
    }

    pub fn fresh_with(options: Options, content: &Content) -> Self {
        let rules = EndlessWinter::compile(&options, content).unwrap();
        let state = rules.start();
        rules.check(&state).unwrap();
        Self { rules, state, story: Vec::new(), settled: Vec::new() }
    }

    pub fn card(&self, id: &str) -> Card {
        match self.rules.read_outcome(&format!("draw {id}")) {
            Ok(Outcome::Card(card)) => card,
            other => panic!("{id}: {other:?}"),
        }
    }

    pub fn animal(&self, id: &str) -> Animal {
        match self.rules.read_outcome(&format!("animal {id}")) {
            Ok(Outcome::Animal(animal)) => animal,
            other => panic!("{id}: {other:?}"),
        }
    }

    pub fn tribe(&self, id: &str) -> Tribe {
        match self.card(id) {
            Card::Tribe(tribe) => tribe,
            Card::Culture(_) => panic!("{id} is a Culture card"),
        }
    }

    pub fn culture(&self, id: &str) -> Culture {
        match self.card(id) {
            Card::Culture(culture) => culture,
            Card::Tribe(_) => panic!("{id} is a Tribe card"),
        }
    }

    pub fn stone(&self, id: &str) -> Stone {
        match self.rules.read_outcome(&format!("stone {id}")) {
            Ok(Outcome::Stone(stone)) => stone,
            other => panic!("{id}: {other:?}"),
        }
    }

    pub fn site(&self, text: &str) -> Site {
        match self.rules.read_action(&format!("megalith {text}")) {
            Ok(Action::Megalith(site)) => site,
            other => panic!("{text}: {other:?}"),
        }
    }

    pub fn terrain_id(&self, id: &str) -> Terrain {
        match self.rules.read_outcome(&format!("terrain {id}")) {
            Ok(Outcome::Terrain(terrain)) => terrain,
            other => panic!("{id}: {other:?}"),
        }
    }
}

/// The ids of what is listed, in order, for comparing with a list of names.
pub fn sorted(ids: &[&str]) -> Vec<String> {
    let mut ids: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
    ids.sort();
    ids
}
