//! Implements [`Rules`]: the stack of decisions, or else the stage of the game, answers.

use rand::Rng;
use table::{
    Rules, Turn, View, Viewer,
    content::{ContentError, Schema},
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
    content::{Content, schema},
    note::Note,
    observation::Observation,
    options::Options,
    refusal::Refusal,
    rivers::RiverWords,
    state::{Due, State},
};

impl Rules for EndlessWinter {
    const NAME: &'static str = "endless-winter";
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
        if state.open.due == Due::Nothing { state.open.stage.turn(self, state) } else { Turn::Chance }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        if !matches!(self.turn(state), Turn::Choose(_)) {
            return;
        }
        match state.open.stack.top() {
            Some(frame) => frame.legal_actions(self, state, out),
            None => state.open.stage.legal_actions(self, state, out),
        }
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
        Observation::new(self, state, viewer)
    }

    fn imagine(&self, observation: &Observation, _: Viewer, rng: &mut impl Rng) -> State {
        observation.imagine(self, rng)
    }

    fn obvious(&self, state: &State, actions: &[Action]) -> Option<Action> {
        self.obvious_gain(state, actions)
    }
    fn ends_turn(&self, state: &State, action: Action) -> bool {
        action == Action::Done && state.open.stack.is_empty()
    }
    /// EW-EDGE-23: Food that passes no symbol gives no Labor; so many Food give no more than one less.
    fn is_pointless(&self, view: &View<Self>, action: Action) -> bool {
        let (Action::Eat(food), Turn::Choose(seat)) = (action, view.turn) else { return false };
        let had = view.observation.open.players[seat.index() & 3].food;
        let labor = |food: u8| self.labor_for_food(had, had.saturating_sub(food));
        labor(food) == labor(food.saturating_sub(1))
    }

    fn standings(&self, state: &State) -> Standings {
        self.scores(state)
    }

    fn check(&self, state: &State) -> Result<(), InvalidPosition> {
        self.check_position(state)
    }

    fn write_action(&self, action: Action) -> String {
        action.write(self)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        Action::read(self, text).ok_or_else(|| {
            let expected = "expected an action, such as 'place chief hunt', 'play brave' or 'move 9>4'";
            NotationError::new(text, expected)
        })
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        outcome.write(self)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, NotationError> {
        Outcome::read(self, text).ok_or_else(|| {
            NotationError::new(text, "expected an outcome, such as 'draw brave' or 'animal rhino'")
        })
    }

    fn question(&self, state: &State) -> Phrase {
        self.worded(match state.open.stack.top() {
            Some(frame) => frame.question(self, state),
            None => state.open.stage.question(self, state),
        })
    }

    fn describe_action(&self, state: &State, action: Action) -> Phrase {
        self.worded(action.describe(self, state))
    }

    fn describe_note(&self, note: &Note) -> Phrase {
        self.worded(note.describe(self))
    }

    fn join_notes(earlier: &Note, later: &Note) -> Option<Note> {
        earlier.join(*later)
    }

    fn render_text(&self, observation: &Observation, viewer: Viewer, words: &dyn Words) -> String {
        match self.rivers.course {
            Some(_) => self.board_in_text(observation, viewer, &RiverWords(words)),
            None => self.board_in_text(observation, viewer, words),
        }
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        table::locales!()
    }
}
