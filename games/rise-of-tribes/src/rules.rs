//! The contract of the table. The decision on top of the stack answers.

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
    content::{self, Content},
    decision::Decision,
    faces,
    frame::Frame,
    game::RiseOfTribes,
    note::Note,
    observation::Observation,
    options::Options,
    refusal::Refusal,
    state::State,
    turn::Step,
    words::message,
};

impl Rules for RiseOfTribes {
    const NAME: &'static str = "rise-of-tribes";
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
        content::standard().clone()
    }

    fn overlaid_content(file: &str, text: &str) -> Result<Content, ContentError> {
        content::overlaid(file, text)
    }

    fn schema() -> Option<&'static Schema> {
        Some(content::schema())
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
        self.start_position()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        state.frames.top().map_or(Turn::Over, |frame| frame.turn(self, state))
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        if let Some(frame) = state.frames.top() {
            frame.legal_actions(self, state, out);
        }
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let &frame = state.frames.top().ok_or(Refusal::Over)?;
        frame.play(self, state, action, journal)?;
        self.proceed(state, journal);
        Ok(())
    }

    fn outcomes(&self, state: &State, out: &mut Odds<Outcome>) {
        if let Some(frame) = state.frames.top() {
            frame.outcomes(self, state, out);
        }
    }

    #[inline]
    fn deal(
        &self,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let &frame = state.frames.top().ok_or(Refusal::Over)?;
        frame.deal(self, state, outcome, journal)?;
        self.proceed(state, journal);
        Ok(())
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        Observation::new(self, state, viewer)
    }

    fn imagine(&self, observation: &Observation, _: Viewer, _: &mut impl Rng) -> State {
        observation.imagine(self)
    }

    fn obvious(&self, state: &State, actions: &[Action]) -> Option<Action> {
        match state.frames.top()? {
            // RT-EVENT-21: the extra goods of a card cost nothing.
            Frame::Plenty(_) => Some(Action::Extra),
            // RT-GROW-02: all members come to the only hex.
            Frame::Grow(_) => match actions[..] {
                [only @ Action::Grow(_), Action::Done] => Some(only),
                _ => None,
            },
            Frame::Gather(gather) => gather.obvious(actions),
            _ => None,
        }
    }
    fn ends_turn(&self, state: &State, action: Action) -> bool {
        action == Action::Done && matches!(state.frames.top(), Some(Frame::Turn(Step::End)))
    }
    fn standings(&self, state: &State) -> Standings {
        self.scores(state)
    }

    fn check(&self, state: &State) -> Result<(), InvalidPosition> {
        self.check_position(state)
    }

    fn write_action(&self, action: Action) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        text.parse().map_err(|()| NotationError::new(text, "not an action of Rise of Tribes"))
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        outcome.to_string()
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, NotationError> {
        text.parse().map_err(|()| NotationError::new(text, "not an outcome of Rise of Tribes"))
    }

    fn question(&self, state: &State) -> Phrase {
        let question =
            state.frames.top().map_or_else(|| message("ask-over"), |frame| frame.question(self, state));
        self.with_names(question)
    }

    fn describe_action(&self, state: &State, action: Action) -> Phrase {
        self.with_names(self.action_in_words(state, action))
    }

    fn describe_note(&self, note: &Note) -> Phrase {
        self.with_names(note.describe(self))
    }

    fn render_text(&self, observation: &Observation, viewer: Viewer, words: &dyn Words) -> String {
        self.board_in_text(observation, viewer, words)
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        table::locales!()
    }
}
