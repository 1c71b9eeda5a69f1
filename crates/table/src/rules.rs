//! The contract: what a game implements.

use std::fmt::Debug;

use rand::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    Calibration, Evaluation, NamedSubject, Occurrence, Seat, Strategy, Subject, Terms, Theme, Turn, Viewer,
    content::{ContentError, Mistake, Schema},
    faces::Face,
    journal::{Journal, Silent},
    odds::Odds,
    options::OptionSpec,
    refusal::{InvalidPosition, NotationError, OptionsError, Refuses},
    standings::Standings,
    text::{Phrase, Words, outline},
    view::View,
};

/// A game, set up and ready: its options and its content, compiled into tables.
///
/// Positions are values of [`Rules::State`]; everything here is a pure function of the rules and a position. Rules
/// do no I/O, read no clock and own no random source: chance is a participant like the seats, asked through
/// [`Rules::outcomes`] and applied through [`Rules::deal`].
///
/// **Nothing hidden becomes known except through chance.** Where a rule turns something up that somebody already
/// knew (a card put under a pile, the cards committed to a bid), it still passes through [`Turn::Chance`], with a
/// single possible outcome. From that alone a table knows how far back undo may reach.
pub trait Rules: Sized + Send + Sync + Debug + 'static {
    /// The game's name in commands and files, such as `ice-age`.
    const NAME: &'static str;
    /// Changes whenever a recorded game would no longer replay.
    const VERSION: u32;

    /// Seats, variants, modules. The default is what a table gets that chooses nothing.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The faces of everything in the box, with provenance.
    type Content: Clone + Debug + Serialize + Send + Sync;
    /// A position: plain data of fixed size.
    type State: Copy + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A choice of a seat.
    type Action: Copy + Debug + PartialEq + Send + Sync;
    /// An outcome of chance.
    type Outcome: Copy + Debug + PartialEq + Send + Sync;
    /// What one viewer may know of a position, built up from nothing.
    type Observation: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Something that happened, for the journal.
    type Note: Copy + Debug + PartialEq + Send + Sync;
    /// Why an action is not accepted.
    type Refusal: Refuses;

    /// The content of the box.
    fn standard_content() -> Self::Content;
    /// The standard content with a file of the box's owner laid over it. By default there is nothing to change.
    fn overlaid_content(file: &str, _text: &str) -> Result<Self::Content, ContentError> {
        Err(ContentError(vec![Mistake::whole(file, Phrase::new("table-mistake-no-content"), "")]))
    }
    /// Everything printed in the box, kind by kind. By default nothing.
    fn faces(_content: &Self::Content) -> Vec<Face> {
        Vec::new()
    }
    /// The tables of its content files: what the owner of a box can enter. By default nothing.
    fn schema() -> Option<&'static Schema> {
        None
    }
    /// What can be chosen before the game, the number of seats first. By default nothing.
    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }
    /// Every combination of options worth testing, for the conformance suite. By default the default.
    fn every_options() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }
    /// The game with these options and this content.
    fn new(options: &Self::Options, content: &Self::Content) -> Result<Self, OptionsError>;

    /// The options it was set up with.
    fn options(&self) -> &Self::Options;
    /// The content it was set up with.
    fn content(&self) -> &Self::Content;
    /// How many seats play.
    fn seats(&self) -> usize;

    /// The position before anything is dealt.
    fn start(&self) -> Self::State;
    /// Who or what must act.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Adds every action of the choosing seat to `out`; nothing unless a seat must choose.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);
    /// Plays an action of the choosing seat, or refuses it and leaves the position untouched.
    fn play(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        journal: &mut impl Journal<Self::Note>,
    ) -> Result<(), Self::Refusal>;
    /// Adds every possible outcome to `out`; nothing unless chance is due.
    fn outcomes(&self, state: &Self::State, out: &mut Odds<Self::Outcome>);
    /// Applies an outcome, or refuses one that is not possible and leaves the position untouched.
    fn deal(
        &self,
        state: &mut Self::State,
        outcome: Self::Outcome,
        journal: &mut impl Journal<Self::Note>,
    ) -> Result<(), Self::Refusal>;

    /// What `viewer` may know.
    fn observe(&self, state: &Self::State, viewer: Viewer) -> Self::Observation;
    /// The action the choosing seat would take without thinking: the full benefit where a lesser one may be taken instead. It
    /// depends only on what that seat knows. By default there is none; a single legal action needs no answer here.
    fn obvious(&self, _state: &Self::State, _actions: &[Self::Action]) -> Option<Self::Action> {
        None
    }
    /// Is it the act by which the choosing seat ends its turn? Such an act is never taken by itself.
    fn ends_turn(&self, _state: &Self::State, _action: Self::Action) -> bool {
        false
    }
    /// Does this legal action only give something up, whatever follows? Bots do not choose it while there is another, and pages
    /// show it only among all choices.
    fn is_pointless(&self, _view: &View<Self>, _action: Self::Action) -> bool {
        false
    }
    /// A full position that `viewer` cannot tell from the real one, drawn with the probability it has for the viewer.
    fn imagine(&self, observation: &Self::Observation, viewer: Viewer, rng: &mut impl Rng) -> Self::State;
    /// Scores so far, or final ones, with their breakdown.
    fn standings(&self, state: &Self::State) -> Standings;
    /// Accepts exactly the positions that can occur: all pieces accounted for, none where it may not stand. Every other
    /// function handles what this accepts without panic.
    fn check(&self, state: &Self::State) -> Result<(), InvalidPosition>;

    /// An action in short readable notation that [`Rules::read_action`] reads back.
    fn write_action(&self, action: Self::Action) -> String;
    /// Reads the notation of an action.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;
    /// An outcome in short readable notation that [`Rules::read_outcome`] reads back.
    fn write_outcome(&self, outcome: Self::Outcome) -> String;
    /// Reads the notation of an outcome.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, NotationError>;

    /// What the choosing seat is asked.
    fn question(&self, state: &Self::State) -> Phrase;
    /// What a legal action would do, in words for the seat that may choose it.
    fn describe_action(&self, state: &Self::State, action: Self::Action) -> Phrase;
    /// A note of the journal in words.
    fn describe_note(&self, note: &Self::Note) -> Phrase;
    /// One note for both, if one sentence tells them as well: cards drawn one after another. The story joins notes of one
    /// event that follow each other for the same readers.
    fn join_notes(_earlier: &Self::Note, _later: &Self::Note) -> Option<Self::Note> {
        None
    }
    /// The position in text, as a terminal shows it to the viewer whose observation this is. By default an outline of the
    /// observation, in the words of the code.
    fn render_text(&self, observation: &Self::Observation, _viewer: Viewer, _words: &dyn Words) -> String {
        outline(&serde_json::to_value(observation).expect("an observation serialises to JSON"))
    }
    /// The game's messages in each language: language tag and Fluent text. `<NAME>-title` and `<NAME>-blurb` are its name and
    /// a sentence about it.
    fn locales() -> &'static [(&'static str, &'static str)];

    /// What `viewer` may know, with what it may do.
    fn view(&self, state: &Self::State, viewer: Viewer) -> View<Self> {
        View::new(self, state, viewer)
    }

    /// Deals outcomes drawn by `rng` until a seat must choose or the game is over.
    ///
    /// # Panics
    ///
    /// If the game breaks the contract: chance is due without an outcome, or a listed outcome is refused.
    #[inline]
    fn resolve_chance(&self, state: &mut Self::State, odds: &mut Odds<Self::Outcome>, rng: &mut impl Rng) {
        while self.turn(state) == Turn::Chance {
            odds.clear();
            self.outcomes(state, odds);
            let outcome = odds.sample(rng).expect("chance has an outcome whenever it is due");
            self.deal(state, outcome, &mut Silent).expect("a listed outcome is accepted");
        }
    }
}

/// The weights of an evaluation that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoWeights {}

/// A game whose positions can be evaluated. Bots of every strength use it.
pub trait Evaluate: Rules {
    /// The numbers of the evaluation, each with a name, so that a program can search for better ones ([`NoWeights`] if there
    /// are none). The default is what bots use.
    type Weights: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The points each seat is expected to end with. The position may be an imagined one: everything in it may be used.
    ///
    /// By default the scores as they are now, which is enough for bots to play at all.
    fn evaluate(&self, _weights: &Self::Weights, state: &Self::State) -> Evaluation {
        let mut points = [0.0; Seat::LIMIT];
        for line in self.standings(state).lines {
            points[line.seat.index()] = line.score as f32;
        }
        let scale = points.iter().fold(1.0, |most: f32, points| most.max(points.abs() / 4.0));
        Evaluation { points, scale }
    }

    /// The parts of which [`evaluate`](Self::evaluate) is the sum, to explain it to people. Not for search: it allocates.
    ///
    /// By default one part, the score.
    fn terms(&self, weights: &Self::Weights, state: &Self::State) -> Terms {
        let evaluation = self.evaluate(weights, state);
        let mut terms = Terms::default();
        for seat in Seat::all(self.seats()) {
            terms.add(seat, "table-term-score", evaluation.points[seat.index()]);
        }
        terms
    }

    /// How the win probabilities of a search are stated to people. By default as they are found.
    fn calibration() -> Calibration {
        Calibration::NONE
    }

    /// What a choice with this best action is about, for puzzles. By default when to act.
    fn theme(&self, _state: &Self::State, _action: Self::Action) -> Theme {
        Theme::Timing
    }

    /// Everything in the box that statistics count, kind by kind, whether or not it is in play. By default nothing.
    fn subjects(&self) -> Vec<NamedSubject> {
        Vec::new()
    }

    /// What a legal action takes, one of [`subjects`](Self::subjects): it is offered wherever the action can be chosen. By default
    /// nothing.
    fn subject(&self, _state: &Self::State, _action: Self::Action) -> Option<Subject> {
        None
    }

    /// What a note tells of a subject that nobody chose, or that is offered long before it is taken. By default nothing.
    fn occurrence(&self, _note: &Self::Note) -> Option<Occurrence> {
        None
    }

    /// The ways to points that a specialist can favour. By default none.
    fn strategies() -> &'static [Strategy] {
        &[]
    }

    /// The part of the expected points of `seat` that comes from one of the [`strategies`](Self::strategies), by its number: what is
    /// scored and what is expected. By default nothing.
    fn strategy_points(
        &self,
        _weights: &Self::Weights,
        _state: &Self::State,
        _seat: Seat,
        _strategy: usize,
    ) -> f32 {
        0.0
    }

    /// The puzzles that ship with the game: one JSON value a line, as `ochre puzzles` writes them.
    fn puzzles() -> &'static str {
        ""
    }

    /// What `seat` maximises within its own turn. A game in which rivals hardly matter within a turn can compute it for less
    /// than the evaluation of all seats.
    fn turn_value(&self, weights: &Self::Weights, state: &Self::State, seat: Seat) -> f32 {
        self.evaluate(weights, state).win_probability(self.seats(), seat)
    }

    /// Has the turn in which `mover` last chose ended, so that positions can be compared? By default when `mover` need not
    /// choose; a game in which others choose within a turn knows better.
    fn turn_ended(&self, state: &Self::State, mover: Seat) -> bool {
        self.turn(state) != Turn::Choose(mover)
    }
}
