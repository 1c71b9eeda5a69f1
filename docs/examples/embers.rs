//! Embers, the example of `docs/add-a-game.md`: feed the fire, bank the pot, first to 20 wins.

use serde::{Deserialize, Serialize};
use table::{
    Evaluate, NoWeights, Rules, Seat, Turn, Viewer,
    journal::Journal,
    odds::Odds,
    options::{OptionSpec, OptionSpecs},
    refusal::{InvalidPosition, NotationError, OptionsError},
    standings::{Line, Part, Standings},
    text::Phrase,
};

/// The most seats the game has.
const SEATS: usize = 4;
/// Points that win.
const GOAL: u8 = 20;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    scores: [u8; SEATS],
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

const ENGLISH: &str = "\
embers-title = Embers
embers-blurb = Feed the fire as long as you dare, and bank the pot before it goes out.
embers-option-seats-help = Embers is for 2 to 4 players.
embers-refusal-not-now = The die must be rolled first, or the game is over.
embers-refusal-empty-pot = There is nothing in the pot to bank.
embers-question = Feed the fire or bank the pot?
embers-feed = Feed the fire
embers-bank = Bank { $pot } points
embers-rolled = { $seat } rolls a { $pips }.
embers-banked = { $seat } banks { $pot } points.
embers-score = Points banked
";

const FRENCH: &str = "\
embers-title = Braises
embers-blurb = Nourrissez le feu tant que vous l’osez, et rangez le pot avant qu’il ne s’éteigne.
embers-option-seats-help = Braises se joue de 2 à 4.
embers-refusal-not-now = Il faut d’abord lancer le dé, ou la partie est terminée.
embers-refusal-empty-pot = Le pot est vide.
embers-question = Nourrir le feu ou ranger le pot ?
embers-feed = Nourrir le feu
embers-bank = Ranger { $pot } points
embers-rolled = { $seat } obtient un { $pips }.
embers-banked = { $seat } range { $pot } points.
embers-score = Points rangés
";

table::refusals! {
    /// Why an action is refused.
    pub enum Refusal, "embers-refusal-", ENGLISH;
    /// The die must be rolled first, or the game is over.
    NotNow: "EM-TURN-01", "not-now";
    /// There is nothing to bank.
    EmptyPot: "EM-TURN-02", "empty-pot";
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { seats: 2 }
    }
}

#[derive(Debug)]
pub struct Embers {
    options: Options,
    seats: usize,
}

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
    fn option_specs() -> Vec<OptionSpec> {
        OptionSpecs::new("embers", &Options::default()).seats(2..=SEATS as u8).build()
    }
    fn every_options() -> Vec<Options> {
        (2..=SEATS as u8).map(|seats| Options { seats }).collect()
    }
    fn new(options: &Options, (): &()) -> Result<Self, OptionsError> {
        let seats = usize::from(options.seats);
        if !(2..=SEATS).contains(&seats) {
            return Err(OptionsError::new("seats", format!("2 to {SEATS} can play, not {seats}")));
        }
        Ok(Self { options: options.clone(), seats })
    }
    fn options(&self) -> &Options {
        &self.options
    }
    fn content(&self) -> &() {
        &()
    }
    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        State { scores: [0; SEATS], pot: 0, active: Seat::new(0), rolling: false }
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
        if let Turn::Choose(_) = self.turn(state) {
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
        let Turn::Choose(seat) = self.turn(state) else { return Err(Refusal::NotNow) };
        match action {
            Action::Feed => state.rolling = true,
            Action::Bank if state.pot == 0 => return Err(Refusal::EmptyPot),
            Action::Bank => {
                journal.note(Note::Banked(seat, state.pot));
                state.scores[seat.index()] += std::mem::take(&mut state.pot);
                state.active = seat.left(self.seats);
            }
        }
        Ok(())
    }
    fn outcomes(&self, state: &State, out: &mut Odds<Roll>) {
        if self.turn(state) == Turn::Chance {
            (1..=6).for_each(|pips| out.add(Roll(pips), 1));
        }
    }
    fn deal(
        &self,
        state: &mut State,
        Roll(pips): Roll,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if self.turn(state) != Turn::Chance || !(1..=6).contains(&pips) {
            return Err(Refusal::NotNow);
        }
        journal.note(Note::Rolled(state.active, pips));
        state.rolling = false;
        if pips == 1 {
            state.pot = 0;
            state.active = state.active.left(self.seats);
        } else {
            // Nobody needs more than the goal, so that the pot fits its type however long a turn is.
            state.pot = (state.pot + pips).min(GOAL);
        }
        Ok(())
    }

    fn observe(&self, state: &State, _: Viewer) -> State {
        *state
    }
    fn imagine(&self, observation: &State, _: Viewer, _: &mut impl rand::Rng) -> State {
        *observation
    }
    fn standings(&self, state: &State) -> Standings {
        let line = |seat: Seat| Line::of(seat, [Part::new("embers-score", state.scores[seat.index()])]);
        Standings::rank(Seat::all(self.seats).map(line).collect())
    }
    fn check(&self, state: &State) -> Result<(), InvalidPosition> {
        let (playing, absent) = state.scores.split_at(self.seats);
        let winners = playing.iter().filter(|&&score| score >= GOAL).count();
        let fits = state.active.index() < self.seats
            && state.pot <= GOAL
            && playing.iter().all(|&score| score < 2 * GOAL)
            && absent.iter().all(|&score| score == 0)
            && (winners == 0 || (winners == 1 && state.pot == 0 && !state.rolling));
        InvalidPosition::unless(fits, "EM-POT-01", || format!("no such position: {state:?}"))
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Feed => "feed".to_owned(),
            Action::Bank => "bank".to_owned(),
        }
    }
    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        match text {
            "feed" => Ok(Action::Feed),
            "bank" => Ok(Action::Bank),
            _ => Err(NotationError::new(text, "feed or bank")),
        }
    }
    fn write_outcome(&self, Roll(pips): Roll) -> String {
        format!("roll {pips}")
    }
    fn read_outcome(&self, text: &str) -> Result<Roll, NotationError> {
        let pips = text.strip_prefix("roll ").and_then(|pips| pips.parse().ok());
        pips.filter(|pips| (1..=6).contains(pips))
            .map(Roll)
            .ok_or_else(|| NotationError::new(text, "roll 1 to roll 6"))
    }

    fn question(&self, _: &State) -> Phrase {
        Phrase::new("embers-question")
    }
    fn describe_action(&self, state: &State, action: Action) -> Phrase {
        match action {
            Action::Feed => Phrase::new("embers-feed"),
            Action::Bank => Phrase::new("embers-bank").number("pot", state.pot),
        }
    }
    fn describe_note(&self, note: &Note) -> Phrase {
        match *note {
            Note::Rolled(seat, pips) => Phrase::new("embers-rolled").seat("seat", seat).number("pips", pips),
            Note::Banked(seat, pot) => Phrase::new("embers-banked").seat("seat", seat).number("pot", pot),
        }
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", ENGLISH), ("fr", FRENCH)]
    }
}

impl Evaluate for Embers {
    type Weights = NoWeights;
}
