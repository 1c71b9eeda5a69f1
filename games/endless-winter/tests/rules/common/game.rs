//! Playing in notation, and looking at what came of it.

use endless_winter::{Card, Cards, EndlessWinter, Outcome, Player, Stage, State};
use table::scenario::{Scenario, Story};
use table::{Rules, Seat, Turn, Viewer, odds::Odds};

use super::Game;

impl Scenario for Game {
    type Rules = EndlessWinter;

    fn here(&self) -> (&EndlessWinter, &State) {
        (&self.rules, &self.state)
    }

    fn onward(&mut self) -> (&EndlessWinter, &mut State, &mut Story<EndlessWinter>) {
        (&self.rules, &mut self.state, &mut self.story)
    }

    fn story(&self) -> &Story<EndlessWinter> {
        &self.story
    }
}

impl Game {
    pub fn set_up(&mut self) {
        while self.state.open.stage == Stage::Setup {
            match self.turn() {
                Turn::Chance => self.fate_once(),
                _ => {
                    let first = self.legal_actions()[0].clone();
                    self.play(&first);
                }
            }
        }
    }

    pub fn outcomes(&self) -> Vec<(Outcome, u32)> {
        let mut odds = Odds::new();
        self.rules.outcomes(&self.state, &mut odds);
        odds.entries().to_vec()
    }

    fn fate_once(&mut self) {
        let (outcome, _) = self.outcomes()[0];
        let text = self.rules.write_outcome(outcome);
        self.deal(&text);
    }

    /// Chance says the first thing it can, until a seat must choose.
    pub fn fate(&mut self) -> &mut Self {
        while self.turn() == Turn::Chance {
            self.fate_once();
        }
        self
    }

    /// What is offered that begins with `word`, without it.
    pub fn offered(&self, word: &str) -> Vec<String> {
        let mut found = self.legal_after(&format!("{word} "));
        found.sort();
        found
    }

    /// Says `done` until somebody else's turn, or another phase, begins.
    pub fn end_turn(&mut self) -> &mut Self {
        let (round, lap, at) = self.clock();
        let turns = |stage| !matches!(stage, Stage::Reveal | Stage::Plan);
        while self.clock() == (round, lap, at) && turns(self.state.open.stage) {
            self.fate();
            self.play("done");
        }
        self
    }

    fn clock(&self) -> (u8, u8, u8) {
        (self.state.open.round, self.state.open.lap, self.state.open.at)
    }

    /// The active player takes a turn without doing anything.
    pub fn idle(&mut self, place: &str) -> &mut Self {
        let figure = if self.legal_actions().iter().any(|offer| offer.starts_with("place tribe")) {
            "tribe"
        } else {
            "chief"
        };
        self.play(&format!("place {figure} {place}"));
        self.end_turn()
    }

    /// Everybody idles in Initiate until the Eclipse piles are about to be revealed.
    pub fn to_reveal(&mut self) -> &mut Self {
        while self.state.open.stage != Stage::Reveal {
            self.idle("initiate");
        }
        self
    }

    /// Declines everything until cards may be committed to the Eclipse.
    pub fn to_commit(&mut self) -> &mut Self {
        while self.state.open.stage != Stage::Commit {
            self.fate();
            self.play("done");
        }
        self
    }

    /// Declines everything in the Eclipse until this seat acts.
    pub fn until(&mut self, seat: Seat) -> &mut Self {
        while self.state.active() != seat {
            self.fate();
            self.play("done");
        }
        self
    }

    /// Declines everything until the next round begins, or the game ends.
    pub fn to_next_round(&mut self) -> &mut Self {
        let round = self.state.open.round;
        loop {
            self.fate();
            let over = self.turn() == Turn::Over;
            if over || (self.state.open.round > round && self.state.open.stage == Stage::Plan) {
                return self;
            }
            self.play("done");
        }
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state.open.players[seat.index()]
    }

    pub fn me(&self) -> &Player {
        self.state.me()
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.player(seat).score_now()
    }

    pub fn labor(&self) -> f32 {
        f32::from(self.state.open.moment.labor) / 2.0
    }

    pub fn standing(&self, seat: Seat, source: &str) -> i32 {
        let key = format!("endless-winter-score-{source}");
        let standings = self.rules.standings(&self.state);
        let line = standings.of(seat).unwrap();
        line.sources.iter().find(|part| part.name.key == key).unwrap().points
    }

    pub fn total(&self, seat: Seat) -> i32 {
        self.rules.standings(&self.state).of(seat).unwrap().score
    }

    pub fn observe(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.rules.observe(&self.state, viewer)).unwrap()
    }

    pub fn names(&self, cards: &Cards) -> Vec<String> {
        let mut names = Vec::new();
        for (card, count) in cards.iter() {
            for _ in 0..count {
                names.push(self.id(card));
            }
        }
        names.sort();
        names
    }

    fn id(&self, card: Card) -> String {
        self.rules.write_outcome(Outcome::Card(card)).trim_start_matches("draw ").to_owned()
    }

    pub fn hand_of(&self, seat: Seat) -> Vec<String> {
        self.names(&self.state.secret[seat.index()].hand)
    }

    pub fn discard_of(&self, seat: Seat) -> Vec<String> {
        self.names(&self.player(seat).discard)
    }
}
