//! A game played in notation, checked at every step.

use ice_age::{Action, Card, Colour, IceAge, Note, Outcome, Sight, State, Step};
use table::{
    Rules, Seat, Turn, Viewer,
    journal::{Audience, Notes},
    odds::Odds,
    refusal::Refuses,
    sets::Indexed,
};

use super::region;

pub struct Game {
    pub rules: IceAge,
    pub state: State,
    pub story: Vec<(Audience, Note)>,
}

impl Game {
    #[track_caller]
    pub fn new(rules: IceAge, state: State) -> Self {
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
        let action = self.read(text);
        if let Err(refusal) = self.rules.play(&mut self.state, action, &mut notes) {
            panic!("'{text}' is refused: {refusal}");
        }
        self.story.extend(notes.0);
        self.check();
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
        let action = self.read(text);
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

    #[track_caller]
    pub fn read(&self, text: &str) -> Action {
        self.rules.read_action(text).unwrap()
    }

    /// What may be done, in notation.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, &mut actions);
        actions.into_iter().map(|action| self.rules.write_action(action)).collect()
    }

    /// What may be done that starts like this, without that start.
    pub fn legal_after(&self, start: &str) -> Vec<String> {
        self.legal().iter().filter_map(|text| text.strip_prefix(start)).map(str::to_owned).collect()
    }

    #[track_caller]
    pub fn offers(&self, text: &str) -> bool {
        self.read(text);
        self.legal().iter().any(|listed| listed == text)
    }

    /// What chance may say, with weights.
    pub fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Odds::<Outcome>::new();
        self.rules.outcomes(&self.state, &mut odds);
        odds.entries().iter().map(|&(outcome, weight)| (self.rules.write_outcome(outcome), weight)).collect()
    }

    /// Who must choose; `None` if chance must speak or the game is over.
    pub fn chooser(&self) -> Option<Seat> {
        match self.rules.turn(&self.state) {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    #[track_caller]
    pub fn asks(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.chooser(), Some(seat), "at {:?}", self.state.step);
        self
    }

    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
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

    pub fn sight(&self, viewer: Viewer) -> Sight {
        self.rules.sight(&self.state, viewer)
    }

    /// The notes so far, whoever may read them.
    pub fn notes(&self) -> impl Iterator<Item = Note> + '_ {
        self.story.iter().map(|&(_, note)| note)
    }
}
