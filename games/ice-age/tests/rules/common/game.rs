//! A game played in notation, checked at every step.

use ice_age::{Action, Card, Colour, IceAge, Note, Observation, State, Step};
use table::scenario::{Scenario, Story};
use table::{Rules, Seat, Turn, Viewer, sets::Indexed};

use super::region;

pub struct Game {
    pub rules: IceAge,
    pub state: State,
    pub story: Story<IceAge>,
}

impl Scenario for Game {
    type Rules = IceAge;

    fn here(&self) -> (&IceAge, &State) {
        (&self.rules, &self.state)
    }

    fn onward(&mut self) -> (&IceAge, &mut State, &mut Story<IceAge>) {
        (&self.rules, &mut self.state, &mut self.story)
    }

    fn story(&self) -> &Story<IceAge> {
        &self.story
    }
}

impl Game {
    #[track_caller]
    pub fn new(rules: IceAge, state: State) -> Self {
        let game = Self { rules, state, story: Vec::new() };
        game.check();
        game
    }

    #[track_caller]
    pub fn read(&self, text: &str) -> Action {
        self.rules.read_action(text).unwrap()
    }

    /// Who must choose; `None` if chance must speak or the game is over.
    pub fn chooser(&self) -> Option<Seat> {
        match self.rules.turn(&self.state) {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Steps 2 and 3 of a turn, putting nothing away and drawing from this pile whatever comes.
    #[track_caller]
    pub fn end_turn(&mut self, colour: Colour) -> &mut Self {
        self.play("keep hand").play(&format!("draw {}", colour.id()));
        let any = self.odds().first().unwrap().0.clone();
        self.deal(&any)
    }

    /// Turns up all fires, each worth what `worth` says of its region, or else the least that is left.
    #[track_caller]
    pub fn reveal(&mut self, worth: &[(u64, u8)]) -> &mut Self {
        while let Step::Reveal(at) = self.state.step {
            let said = worth.iter().find(|&&(number, _)| region(number) == at);
            let text = said.map_or_else(|| self.odds()[0].0.clone(), |(_, worth)| format!("fire {worth}"));
            self.deal(&text);
        }
        self
    }

    pub fn stones(&self, seat: Seat) -> u8 {
        self.state.player(seat).stones
    }

    pub fn score(&self, seat: Seat) -> u32 {
        self.state.player(seat).score()
    }

    /// All hunters of a seat here.
    pub fn hunters(&self, seat: Seat, at: u64) -> u8 {
        self.state.band(seat, region(at)).hunters()
    }

    /// Hunters of a seat here that have clubs.
    pub fn armed(&self, seat: Seat, at: u64) -> u8 {
        self.state.band(seat, region(at)).of(ice_age::Arms::Club)
    }

    pub fn mammoths(&self, at: u64) -> u8 {
        self.state.board.mammoths[region(at).index()]
    }

    pub fn fires(&self, at: u64) -> u8 {
        self.state.board.fires[region(at).index()]
    }

    pub fn holds(&self, seat: Seat, card: Card) -> u8 {
        self.state.player(seat).hand.of(card)
    }

    pub fn observe(&self, viewer: Viewer) -> Observation {
        self.rules.observe(&self.state, viewer)
    }

    /// The notes so far, whoever may read them.
    pub fn notes(&self) -> impl Iterator<Item = Note> + '_ {
        self.story.iter().map(|&(_, note)| note)
    }
}
