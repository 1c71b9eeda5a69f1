//! Games played in notation and checked at every step, for tests of rules.
//!
//! [`Game`] holds rules, a position and the story so far; [`Scenario`] plays it. A game with test helpers of its own implements
//! [`Scenario`] for a struct of its own. A difference from what the test expects panics at the line of the test.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that goes wrong has to fail")]

use crate::{
    Rules, Seat, Turn,
    journal::{Audience, Notes},
    odds::Odds,
    refusal::Refuses,
};

/// What happened, and who may know it.
pub type Story<R> = Vec<(Audience, <R as Rules>::Note)>;

/// A game under test, without further helpers.
#[derive(Debug)]
pub struct Game<R: Rules> {
    /// The rules.
    pub rules: R,
    /// The position.
    pub state: R::State,
    /// The story so far.
    pub story: Story<R>,
}

impl<R: Rules> Game<R> {
    /// The game at its start.
    pub fn new(rules: R) -> Self {
        Self { state: rules.start(), rules, story: Vec::new() }
    }
}

impl<R: Rules> Scenario for Game<R> {
    type Rules = R;

    fn here(&self) -> (&R, &R::State) {
        (&self.rules, &self.state)
    }

    fn onward(&mut self) -> (&R, &mut R::State, &mut Story<R>) {
        (&self.rules, &mut self.state, &mut self.story)
    }

    fn story(&self) -> &Story<R> {
        &self.story
    }
}

/// Plays a game under test in notation.
pub trait Scenario: Sized {
    /// The game.
    type Rules: Rules;

    /// The rules and the position.
    fn here(&self) -> (&Self::Rules, &<Self::Rules as Rules>::State);
    /// The same to play on, and the story so far.
    fn onward(&mut self) -> (&Self::Rules, &mut <Self::Rules as Rules>::State, &mut Story<Self::Rules>);

    /// The story so far.
    fn story(&self) -> &Story<Self::Rules>;

    /// The position is valid.
    #[track_caller]
    fn check(&self) {
        let (rules, state) = self.here();
        if let Err(flaw) = rules.check(state) {
            panic!("the position is not valid: {flaw}");
        }
    }

    /// Plays an action, which must be listed.
    #[track_caller]
    fn play(&mut self, text: &str) -> &mut Self {
        assert!(self.offers(text), "'{text}' is not offered, but {:?}", self.legal_actions());
        let mut notes = Notes::default();
        let (rules, state, story) = self.onward();
        if let Err(refusal) = rules.play(state, rules.read_action(text).unwrap(), &mut notes) {
            panic!("'{text}' is refused: {refusal}");
        }
        story.extend(notes.0);
        self.check();
        self
    }

    /// Plays several actions, separated by commas.
    #[track_caller]
    fn plays(&mut self, texts: &str) -> &mut Self {
        for text in texts.split(", ") {
            self.play(text);
        }
        self
    }

    /// Deals an outcome, which must be listed.
    #[track_caller]
    fn deal(&mut self, text: &str) -> &mut Self {
        let odds = self.odds();
        assert!(odds.iter().any(|(listed, _)| listed == text), "'{text}' cannot be dealt, but {odds:?}");
        let mut notes = Notes::default();
        let (rules, state, story) = self.onward();
        if let Err(refusal) = rules.deal(state, rules.read_outcome(text).unwrap(), &mut notes) {
            panic!("'{text}' is refused: {refusal}");
        }
        story.extend(notes.0);
        self.check();
        self
    }

    /// The rule that refuses an action, which is neither listed nor changes anything.
    #[track_caller]
    fn refusal(&self, text: &str) -> &'static str {
        assert!(!self.offers(text), "'{text}' is offered");
        let (rules, state) = self.here();
        let mut after = *state;
        let mut notes = Notes::default();
        match rules.play(&mut after, rules.read_action(text).unwrap(), &mut notes) {
            Ok(()) => panic!("'{text}' is accepted"),
            Err(refusal) => {
                assert!(after == *state, "refusing '{text}' changed the position");
                assert!(notes.0.is_empty(), "refusing '{text}' left a note");
                refusal.rule().0
            }
        }
    }

    /// The action is refused by `rule`.
    #[track_caller]
    fn refuses(&mut self, text: &str, rule: &str) -> &mut Self {
        assert_eq!(self.refusal(text), rule, "'{text}'");
        self
    }

    /// The outcome is not listed, is refused and changes nothing.
    #[track_caller]
    fn cannot_deal(&mut self, text: &str) -> &mut Self {
        assert!(!self.odds().iter().any(|(listed, _)| listed == text), "'{text}' is listed");
        let (rules, state) = self.here();
        let mut after = *state;
        let dealt = rules.deal(&mut after, rules.read_outcome(text).unwrap(), &mut Notes::default());
        assert!(dealt.is_err(), "'{text}' was dealt");
        assert!(after == *state, "'{text}' changed the position");
        self
    }

    /// Everything that can be chosen, in notation.
    fn legal_actions(&self) -> Vec<String> {
        let (rules, state) = self.here();
        let mut actions = Vec::new();
        rules.legal_actions(state, &mut actions);
        actions.into_iter().map(|action| rules.write_action(action)).collect()
    }

    /// Can this be chosen?
    #[track_caller]
    fn offers(&self, text: &str) -> bool {
        if let Err(error) = self.here().0.read_action(text) {
            panic!("'{text}' is not an action: {error}");
        }
        self.legal_actions().iter().any(|listed| listed == text)
    }

    /// What can be chosen that begins like this, without that beginning.
    fn legal_after(&self, start: &str) -> Vec<String> {
        self.legal_actions().iter().filter_map(|text| text.strip_prefix(start)).map(str::to_owned).collect()
    }

    /// Every outcome, in notation, with weights.
    fn odds(&self) -> Vec<(String, u32)> {
        let (rules, state) = self.here();
        let mut odds = Odds::new();
        rules.outcomes(state, &mut odds);
        odds.entries().iter().map(|&(outcome, weight)| (rules.write_outcome(outcome), weight)).collect()
    }

    /// Every outcome, in notation.
    fn chances(&self) -> Vec<String> {
        self.odds().into_iter().map(|(outcome, _)| outcome).collect()
    }

    /// Who or what must act.
    fn turn(&self) -> Turn {
        let (rules, state) = self.here();
        rules.turn(state)
    }

    /// It is this seat's choice.
    #[track_caller]
    fn asks(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.turn(), Turn::Choose(seat), "it can choose {:?}", self.legal_actions());
        self
    }

    /// Has this happened, whoever may know it?
    fn told(&self, note: <Self::Rules as Rules>::Note) -> bool {
        self.story().iter().any(|(_, told)| *told == note)
    }
}
