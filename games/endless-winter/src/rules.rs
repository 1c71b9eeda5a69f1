//! The contract, kept.

use rand::Rng;
use table::{
    Rules, Turn, Viewer,
    content::ContentError,
    faces::Face,
    journal::{Journal, Silent},
    odds::Odds,
    options::OptionSpec,
    refusal::{InvalidPosition, NotationError, OptionsError},
    standings::Standings,
    text::{Phrase, Words},
};

use crate::{
    EndlessWinter,
    action::{Action, Outcome},
    content::Content,
    note::Note,
    observation::Observation,
    options::Options,
    refusal::Refusal,
    rivers::RiverWords,
    state::{Due, State},
};

impl Rules for EndlessWinter {
    const NAME: &'static str = "endless-winter";
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
        Content::standard()
    }

    fn overlaid_content(file: &str, text: &str) -> Result<Content, ContentError> {
        Content::overlaid(file, text)
    }

    fn faces(content: &Content) -> Vec<Face> {
        crate::faces::faces(content)
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
        let mut state = self.empty_table();
        self.advance(&mut state, &mut Silent);
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.whose_turn(state)
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        self.list(state, out);
    }

    fn play(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if state.open.due != Due::Nothing {
            return Err(Refusal::NotNow);
        }
        action.play(self, state, journal)?;
        self.advance(state, journal);
        Ok(())
    }

    fn outcomes(&self, state: &State, out: &mut Odds<Outcome>) {
        self.list_outcomes(state, out);
    }

    fn deal(
        &self,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        self.deal_outcome(state, outcome, journal)
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        self.see(state, viewer)
    }

    fn imagine(&self, observation: &Observation, _: Viewer, rng: &mut impl Rng) -> State {
        self.fill_in(observation, rng)
    }

    fn standings(&self, state: &State) -> Standings {
        self.score_lines(state)
    }

    fn check(&self, state: &State) -> Result<(), InvalidPosition> {
        self.examine(state)
    }

    fn write_action(&self, action: Action) -> String {
        action.write(self)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        self.parse_action(text)
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        outcome.write(self)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, NotationError> {
        self.parse_outcome(text)
    }

    fn question(&self, state: &State) -> Phrase {
        self.at_the_river(self.ask(state))
    }

    fn describe_action(&self, state: &State, action: Action) -> Phrase {
        self.at_the_river(action.describe(self, state))
    }

    fn describe_note(&self, note: &Note) -> Phrase {
        self.at_the_river(note.describe(self))
    }

    fn render_text(&self, observation: &Observation, viewer: Viewer, words: &dyn Words) -> String {
        match self.rivers.course {
            Some(_) => self.draw_sight(observation, viewer, &RiverWords(words)),
            None => self.draw_sight(observation, viewer, words),
        }
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }
}
