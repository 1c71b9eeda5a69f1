//! A game played in notation, checked at every step.

use rise_of_tribes::{Note, RiseOfTribes, State, state::Ending};
use table::{
    Rules, Seat, Turn,
    journal::{Audience, Notes},
    odds::Odds,
    refusal::Refuses,
};

use super::hex;

pub struct Game {
    pub rules: RiseOfTribes,
    pub state: State,
    pub story: Vec<(Audience, Note)>,
}

impl Game {
    #[track_caller]
    pub fn new(rules: RiseOfTribes, state: State) -> Self {
        let game = Self { rules, state, story: Vec::new() };
        game.check();
        game
    }

    #[track_caller]
    fn check(&self) {
        if let Err(flaw) = self.rules.check(&self.state) {
            panic!("the position cannot be: {flaw}");
        }
    }

    /// Plays an action, which must be listed.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Self {
        assert!(self.offers(text), "'{text}' is not offered, but {:?}", self.legal());
        let mut notes = Notes::default();
        let action = self.rules.read_action(text).unwrap();
        if let Err(refusal) = self.rules.play(&mut self.state, action, &mut notes) {
            panic!("'{text}' is refused: {refusal}");
        }
        self.story.extend(notes.0);
        self.check();
        self
    }

    /// Plays several actions in a row.
    #[track_caller]
    pub fn plays(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.play(text);
        }
        self
    }

    /// Lets chance say something it may say.
    #[track_caller]
    pub fn deal(&mut self, text: &str) -> &mut Self {
        let odds = self.odds();
        assert!(odds.iter().any(|(listed, _)| listed == text), "'{text}' cannot be dealt, but {odds:?}");
        let mut notes = Notes::default();
        let outcome = self.rules.read_outcome(text).unwrap();
        if let Err(refusal) = self.rules.deal(&mut self.state, outcome, &mut notes) {
            panic!("'{text}' is refused: {refusal}");
        }
        self.story.extend(notes.0);
        self.check();
        self
    }

    /// The action is neither listed nor accepted, the refusal names `rule`, and nothing changes.
    #[track_caller]
    pub fn refuses(&mut self, text: &str, rule: &str) -> &mut Self {
        assert!(!self.offers(text), "'{text}' is offered");
        let before = self.state;
        let mut notes = Notes::<Note>::default();
        let action = self.rules.read_action(text).unwrap();
        match self.rules.play(&mut self.state, action, &mut notes) {
            Ok(()) => panic!("'{text}' is accepted"),
            Err(refusal) => assert_eq!(refusal.rule().0, rule, "'{text}' is refused: {refusal}"),
        }
        assert_eq!(self.state, before, "refusing '{text}' changed the position");
        assert!(notes.0.is_empty(), "refusing '{text}' left a note");
        self
    }

    /// Chance cannot say this now.
    #[track_caller]
    pub fn cannot_deal(&mut self, text: &str) -> &mut Self {
        let before = self.state;
        let outcome = self.rules.read_outcome(text).unwrap();
        let dealt = self.rules.deal(&mut self.state, outcome, &mut Notes::<Note>::default());
        assert!(dealt.is_err(), "'{text}' was dealt");
        assert_eq!(self.state, before);
        assert!(!self.odds().iter().any(|(listed, _)| listed == text));
        self
    }

    /// It is this seat's choice.
    #[track_caller]
    pub fn asks(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.turn(), Turn::Choose(seat), "top is {:?}", self.state.frames.top());
        self
    }

    /// Chance must speak.
    #[track_caller]
    pub fn awaits_chance(&mut self) -> &mut Self {
        assert_eq!(self.turn(), Turn::Chance, "top is {:?}", self.state.frames.top());
        self
    }

    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// Everything that can be chosen, in notation.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, &mut actions);
        actions.into_iter().map(|action| self.rules.write_action(action)).collect()
    }

    /// What can be chosen and begins with this word.
    pub fn choices(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
    }

    pub fn offers(&self, text: &str) -> bool {
        self.legal().iter().any(|listed| listed == text)
    }

    /// Everything chance can say, in notation, with weights.
    pub fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Odds::new();
        self.rules.outcomes(&self.state, &mut odds);
        odds.entries().iter().map(|&(outcome, weight)| (self.rules.write_outcome(outcome), weight)).collect()
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

    pub fn told(&self, note: Note) -> bool {
        self.story.iter().any(|(_, told)| *told == note)
    }
}
