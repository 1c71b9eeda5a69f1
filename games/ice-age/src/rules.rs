//! The dispatcher: `Rules` for Ice Age. Each step of the game is a type in the file of its phase (see `decision`).

use rand::Rng;
use table::{
    Rules, Turn, Viewer,
    content::{ContentError, Schema},
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
    check,
    content::{Content, schema},
    decision::{Decision, with_step},
    faces,
    game::IceAge,
    notation,
    note::Note,
    observation::{self, Observation},
    options::Options,
    refusal::Refusal,
    render_text, scoring,
    state::{State, Step},
    words,
};

impl Rules for IceAge {
    const NAME: &'static str = "ice-age";
    const VERSION: u32 = 2;

    type Options = Options;
    type Content = Content;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Observation = Observation;
    type Note = Note;
    type Refusal = Refusal;

    fn standard_content() -> Content {
        Content::standard()
    }
    fn overlaid_content(file: &str, text: &str) -> Result<Content, ContentError> {
        Content::overlaid(file, text)
    }
    fn schema() -> Option<&'static Schema> {
        Some(schema())
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
        Self::new(options, content)
    }
    fn options(&self) -> &Options {
        &self.options
    }
    fn content(&self) -> &Content {
        &self.content
    }
    fn seats(&self) -> usize {
        self.seats()
    }
    fn start(&self) -> State {
        self.initial_state()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        with_step!(state.step, step => step.turn(state))
    }
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        with_step!(state.step, step => step.legal_actions(self, state, out));
    }
    fn play(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        with_step!(state.step, step => step.play(self, state, action, journal))
    }
    fn outcomes(&self, state: &State, out: &mut Odds<Outcome>) {
        with_step!(state.step, step => step.outcomes(self, state, out));
    }
    fn deal(
        &self,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        with_step!(state.step, step => step.deal(self, state, outcome, journal))
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        observation::observe(self, state, viewer)
    }
    fn imagine(&self, observation: &Observation, _: Viewer, rng: &mut impl Rng) -> State {
        observation::imagine(self, observation, rng)
    }
    fn standings(&self, state: &State) -> Standings {
        scoring::standings(self, state)
    }
    fn check(&self, state: &State) -> Result<(), InvalidPosition> {
        check::check(self, state)
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
        with_step!(state.step, step => step.question(self, state))
    }
    fn describe_action(&self, state: &State, action: Action) -> Phrase {
        words::describe_action(self, state, action)
    }
    fn describe_note(&self, note: &Note) -> Phrase {
        note.describe(self)
    }
    fn render_text(&self, observation: &Observation, viewer: Viewer, words: &dyn Words) -> String {
        render_text::render_text(self, observation, viewer, words)
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        table::locales!()
    }
}
