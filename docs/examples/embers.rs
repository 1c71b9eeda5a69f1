//! Embers, the example of `docs/add-a-game.md`: feed the fire, bank the pot, first to 20 wins.

use serde::{Deserialize, Serialize};
use table::{Rules, Seat, Turn, Viewer, journal::Journal, odds::Odds, text::Phrase};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    scores: [u8; 2],
    pot: u8,
    active: Seat,
    rolling: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Feed,
    Bank,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roll(pub u8);

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Note {
    Rolled(Seat, u8),
    Banked(Seat, u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("not now")]
    NotNow,
    #[error("the pot is empty")]
    EmptyPot,
}

impl table::refusal::Refuses for Refusal {
    fn rule(&self) -> table::refusal::RuleId {
        table::refusal::RuleId(match self {
            Self::NotNow => "EM-TURN-01",
            Self::EmptyPot => "EM-TURN-02",
        })
    }
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NotNow => "embers-not-now",
            Self::EmptyPot => "embers-empty-pot",
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Options {}

#[derive(Clone, Debug)]
pub struct Embers(Options, ());

const GOAL: u8 = 20;

impl Rules for Embers {
    const NAME: &'static str = "embers";
    const VERSION: u32 = 1;
    type Options = Options;
    type Content = ();
    type State = State;
    type Action = Action;
    type Outcome = Roll;
    type Observation = State;
    type Note = Note;
    type Refusal = Refusal;

    fn standard_content() {}
    fn overlaid_content(_: &str, _: &str) -> Result<(), table::content::ContentError> {
        Ok(())
    }
    fn faces((): &()) -> Vec<table::faces::Face> {
        Vec::new()
    }
    fn option_specs() -> Vec<table::options::OptionSpec> {
        Vec::new()
    }
    fn every_options() -> Vec<Options> {
        vec![Options {}]
    }
    fn new(options: &Options, _: &()) -> Result<Self, table::refusal::OptionsError> {
        Ok(Self(options.clone(), ()))
    }
    fn options(&self) -> &Options {
        &self.0
    }
    fn content(&self) -> &() {
        &self.1
    }
    fn seats(&self) -> usize {
        2
    }
    fn start(&self) -> State {
        State { scores: [0; 2], pot: 0, active: Seat::new(0), rolling: false }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.scores.iter().any(|&score| score >= GOAL) {
            Turn::Over
        } else if state.rolling {
            Turn::Chance
        } else {
            Turn::Choose(state.active)
        }
    }
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        if matches!(self.turn(state), Turn::Choose(_)) {
            out.push(Action::Feed);
            if state.pot > 0 {
                out.push(Action::Bank);
            }
        }
    }
    fn play(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if !matches!(self.turn(state), Turn::Choose(_)) {
            return Err(Refusal::NotNow);
        }
        match action {
            Action::Feed => state.rolling = true,
            Action::Bank if state.pot == 0 => return Err(Refusal::EmptyPot),
            Action::Bank => {
                journal.note(Note::Banked(state.active, state.pot));
                state.scores[state.active.index()] += std::mem::take(&mut state.pot);
                state.active = state.active.left(2);
            }
        }
        Ok(())
    }
    fn outcomes(&self, state: &State, out: &mut Odds<Roll>) {
        if self.turn(state) == Turn::Chance {
            (1..=6).for_each(|pips| out.add(Roll(pips), 1));
        }
    }
    fn deal(&self, state: &mut State, roll: Roll, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        if self.turn(state) != Turn::Chance || !(1..=6).contains(&roll.0) {
            return Err(Refusal::NotNow);
        }
        journal.note(Note::Rolled(state.active, roll.0));
        state.rolling = false;
        if roll.0 == 1 {
            state.pot = 0;
            state.active = state.active.left(2);
        } else {
            // Nobody needs more than the goal: the pot stays small however long somebody dares.
            state.pot = (state.pot + roll.0).min(GOAL);
        }
        Ok(())
    }
    fn observe(&self, state: &State, _: Viewer) -> State {
        *state
    }
    fn imagine(&self, observation: &State, _: Viewer, _: &mut impl rand::Rng) -> State {
        *observation
    }
    fn standings(&self, state: &State) -> table::standings::Standings {
        let line = |seat: Seat| table::standings::Line {
            seat,
            score: state.scores[seat.index()].into(),
            place: 0,
            sources: vec![table::standings::Part::new("embers-banked", state.scores[seat.index()])],
            tie_breaks: Vec::new(),
        };
        table::standings::Standings::rank(Seat::all(2).map(line).collect())
    }
    fn check(&self, state: &State) -> Result<(), table::refusal::InvalidPosition> {
        let fits = state.active.index() < 2
            && state.pot <= GOAL
            && state.scores.iter().all(|&score| score < 2 * GOAL)
            && state.scores.iter().filter(|&&score| score >= GOAL).count() < 2;
        table::refusal::InvalidPosition::unless(fits, "EM-POT-01", || "the numbers do not add up".to_owned())
    }
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Feed => "feed".to_owned(),
            Action::Bank => "bank".to_owned(),
        }
    }
    fn read_action(&self, text: &str) -> Result<Action, table::refusal::NotationError> {
        match text {
            "feed" => Ok(Action::Feed),
            "bank" => Ok(Action::Bank),
            _ => Err(table::refusal::NotationError::new(text, "feed or bank")),
        }
    }
    fn write_outcome(&self, roll: Roll) -> String {
        format!("roll {}", roll.0)
    }
    fn read_outcome(&self, text: &str) -> Result<Roll, table::refusal::NotationError> {
        text.strip_prefix("roll ")
            .and_then(|pips| pips.parse().ok())
            .filter(|pips| (1..=6).contains(pips))
            .map(Roll)
            .ok_or_else(|| table::refusal::NotationError::new(text, "roll 1 to roll 6"))
    }
    fn question(&self, _: &State) -> Phrase {
        Phrase::new("embers-ask")
    }
    fn describe_action(&self, state: &State, action: Action) -> Phrase {
        match action {
            Action::Feed => Phrase::new("embers-do-feed"),
            Action::Bank => Phrase::new("embers-do-bank").number("pot", state.pot),
        }
    }
    fn describe_note(&self, note: &Note) -> Phrase {
        match *note {
            Note::Rolled(seat, pips) => {
                Phrase::new("embers-note-rolled").seat("seat", seat).number("pips", pips)
            }
            Note::Banked(seat, pot) => {
                Phrase::new("embers-note-banked").seat("seat", seat).number("pot", pot)
            }
        }
    }
    fn render_text(&self, observation: &State, _: Viewer, _: &dyn table::text::Words) -> String {
        format!("{observation:?}")
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", "embers-ask = Feed the fire or bank?\n")]
    }
}
