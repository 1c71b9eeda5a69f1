//! The contract, kept.

use rand::Rng;
use table::{
    Rules, Turn, Viewer,
    content::ContentError,
    faces::Face,
    journal::Journal,
    odds::Odds,
    options::OptionSpec,
    refusal::{InvalidPosition, NotationError, OptionsError},
    standings::Standings,
    text::{Phrase, Words},
};

use crate::{
    action::{Action, Outcome},
    content::{self, Content},
    faces,
    game::RiseOfTribes,
    notation,
    note::Note,
    observation::Observation,
    options::Options,
    refusal::Refusal,
    state::State,
};

impl Rules for RiseOfTribes {
    const NAME: &'static str = "rise-of-tribes";
    const VERSION: u32 = 1;

    type Options = Options;
    type Content = Content;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Observation = Observation;
    type Note = Note;
    type Refusal = Refusal;

    fn standard_content() -> Content {
        content::standard().clone()
    }

    fn overlaid_content(file: &str, text: &str) -> Result<Content, ContentError> {
        content::overlaid(file, text)
    }

    fn faces(content: &Content) -> Vec<Face> {
        faces::faces(content)
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    fn every_options() -> Vec<Options> {
        Options::every()
    }

    fn new(options: &Options, content: &Content) -> Result<Self, OptionsError> {
        Self::compile(options, content)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content(&self) -> &Content {
        &self.content
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.whose(state)
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        self.list(state, out);
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        self.play_frame(state, action, journal)?;
        self.proceed(state, journal);
        Ok(())
    }

    fn outcomes(&self, state: &State, out: &mut Odds<Outcome>) {
        self.odds(state, out);
    }

    #[inline]
    fn deal(
        &self,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        self.deal_frame(state, outcome, journal)?;
        self.proceed(state, journal);
        Ok(())
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        Observation::new(self, state, viewer)
    }

    fn imagine(&self, observation: &Observation, _: Viewer, _: &mut impl Rng) -> State {
        observation.imagine(self)
    }

    fn standings(&self, state: &State) -> Standings {
        self.rank(state)
    }

    fn check(&self, state: &State) -> Result<(), InvalidPosition> {
        self.examine(state)
    }

    fn write_action(&self, action: Action) -> String {
        notation::write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        notation::read_action(text)
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        notation::write_outcome(outcome)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, NotationError> {
        notation::read_outcome(text)
    }

    fn question(&self, state: &State) -> Phrase {
        self.ask(state)
    }

    fn describe_action(&self, state: &State, action: Action) -> Phrase {
        self.explain(state, action)
    }

    fn describe_note(&self, note: &Note) -> Phrase {
        self.recount(note)
    }

    fn render_text(&self, observation: &Observation, viewer: Viewer, words: &dyn Words) -> String {
        self.draw_sketch(observation, viewer, words)
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }
}
