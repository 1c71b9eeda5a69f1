//! A game played in notation, checked at every step.

use rise_of_tribes::{Ending, RiseOfTribes, State};
use table::scenario::{Scenario, Story};
use table::{Rules as _, Seat, Turn};

use super::hex;

pub struct Game {
    pub rules: RiseOfTribes,
    pub state: State,
    pub story: Story<RiseOfTribes>,
}

impl Scenario for Game {
    type Rules = RiseOfTribes;

    fn here(&self) -> (&RiseOfTribes, &State) {
        (&self.rules, &self.state)
    }

    fn onward(&mut self) -> (&RiseOfTribes, &mut State, &mut Story<RiseOfTribes>) {
        (&self.rules, &mut self.state, &mut self.story)
    }

    fn story(&self) -> &Story<RiseOfTribes> {
        &self.story
    }
}

impl Game {
    #[track_caller]
    pub fn new(rules: RiseOfTribes, state: State) -> Self {
        let game = Self { rules, state, story: Vec::new() };
        game.check();
        game
    }

    /// Chance must decide.
    #[track_caller]
    pub fn awaits_chance(&mut self) -> &mut Self {
        assert_eq!(self.turn(), Turn::Chance, "top is {:?}", self.state.frames.top());
        self
    }

    /// What can be chosen and begins with this word.
    pub fn choices(&self, word: &str) -> Vec<String> {
        self.legal_actions().into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
    }

    /// What the rules call obvious now.
    pub fn obvious(&self) -> Option<String> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.state, &mut actions);
        self.rules.obvious(&self.state, &actions).map(|action| self.rules.write_action(action))
    }

    pub fn members(&self, seat: Seat, at: usize) -> u8 {
        self.state.field.of(seat, hex(at))
    }

    pub fn goods(&self, seat: Seat) -> [u8; 3] {
        self.state.player(seat).goods.0
    }

    pub fn score(&self, seat: Seat) -> i32 {
        self.state.player(seat).score()
    }

    pub fn reserve(&self, seat: Seat) -> u8 {
        self.state.player(seat).reserve
    }

    pub fn has_village(&self, seat: Seat, at: usize) -> bool {
        self.state.player(seat).villages.has(hex(at))
    }

    pub fn is_won_by(&self, seat: Seat) -> bool {
        self.state.ending == Ending::Won(seat)
    }
}
