//! A small game with everything the contract knows: a bag, hidden hands, chance in a row; and a switch for each flaw.
//!
//! Two seats draw stones of three kinds from a bag into their hands and show them one by one. Each kind is worth more
//! than the one before it.

use std::{
    marker::PhantomData,
    sync::atomic::{AtomicU32, Ordering},
};

use ochre_table::{
    Rules, Seat, Turn, Viewer,
    content::ContentError,
    faces::Face,
    journal::{Audience, Journal},
    odds::{Odds, below},
    options::{OptionChoice, OptionSpec, OptionSpecs},
    refusal::{InvalidPosition, NotationError, OptionsError, Refuses, RuleId},
    standings::{Line, Part, Standings},
    text::{Phrase, Words},
};
use rand::Rng;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    OptionRefused,
    WrongDefault,
    ForeignSeat,
    Panic,
    Endless,
    LostPiece,
    StrictCheck,
    Moody,
    NoAction,
    NoOutcome,
    ActionAfterOver,
    OutcomeOutOfTurn,
    ActionTwice,
    OutcomeTwice,
    ListedIllegal,
    ObviousIllegal,
    ObviousFromHidden,
    UnlistedLegal,
    ListedImpossible,
    WeightZero,
    WrongWeight,
    RefusalChanges,
    RefusalWrites,
    RefusalWithoutRule,
    SameNotation,
    OutcomeNotation,
    TwoSpellings,
    Forgetful,
    ImaginesTooMuch,
    Leak,
    ImaginesOtherwise,
    DependsOnHidden,
    Peek,
    Telltale,
    WrongAudience,
    MissingMessage,
    WrongSum,
    MissingLine,
    WrongWinner,
    ForgetfulOptions,
    LaxCheck,
    UncheckedSeat,
}

/// A variant of the game: sound, or with one flaw.
pub(crate) trait Variant: Send + Sync + std::fmt::Debug + 'static {
    const FLAW: Option<Flaw>;
}

const KINDS: usize = 3;
const SEATS: usize = 2;
/// Stones dealt before the first choice: two to each seat.
const OPENING: u8 = 4;
const BAG: Stones = [2, 3, 2];
const LONG_BAG: Stones = [3, 4, 3];

/// How many of each kind.
type Stones = [u8; KINDS];

fn count(stones: &Stones) -> u8 {
    stones.iter().sum()
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    long: bool,
    #[serde(skip)]
    second_begins: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    bag: Stones,
    hands: [Stones; SEATS],
    shown: [Stones; SEATS],
    active: Seat,
    /// Stones of the opening still to be dealt.
    opening: u8,
    drawing: bool,
    peeked: bool,
    #[serde(skip)]
    unsaved: u8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Action {
    Draw,
    Show(usize),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stone(usize);

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Note {
    Drew(Seat),
    Got(Seat, usize),
    Showed(Seat, usize),
    Holds(Seat, u8),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Observation {
    own: Option<Stones>,
    other: Option<Stones>,
    hands: [u8; SEATS],
    bag: u8,
    shown: [Stones; SEATS],
    active: Seat,
    opening: u8,
    drawing: bool,
    peeked: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("not now")]
    NotNow,
    #[error("no such stone")]
    NoSuchStone { rule: &'static str },
}

impl Refuses for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotNow => RuleId("TOY-01"),
            Self::NoSuchStone { rule } => RuleId(rule),
        }
    }
    fn phrase(&self) -> Phrase {
        Phrase::new("toy-refused")
    }
}

#[derive(Debug)]
pub(crate) struct Toy<V> {
    options: Options,
    bag: Stones,
    calls: AtomicU32,
    variant: PhantomData<V>,
}

impl<V: Variant> Toy<V> {
    fn has(flaw: Flaw) -> bool {
        V::FLAW == Some(flaw)
    }

    fn can_act(state: &State, seat: Seat) -> bool {
        count(&state.bag) + count(&state.hands[seat.index()]) > 0
    }

    fn over(state: &State) -> bool {
        Seat::all(SEATS).all(|seat| !Self::can_act(state, seat))
    }

    /// Who receives the next stone.
    fn receiver(state: &State) -> Seat {
        if state.opening > 0 { Seat::new(usize::from(OPENING - state.opening) / 2) } else { state.active }
    }

    fn pass_on(state: &mut State) {
        let next = state.active.left(SEATS);
        if Self::can_act(state, next) || Self::has(Flaw::NoAction) {
            state.active = next;
        }
    }

    fn show(state: &mut State, kind: usize, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let rule = if Self::has(Flaw::RefusalWithoutRule) { "" } else { "TOY-02" };
        let (seat, other) = (state.active, state.active.left(SEATS));
        let hand = &mut state.hands[seat.index()];
        if Self::has(Flaw::RefusalChanges) && hand[kind] == 0 {
            state.active = other;
            return Err(Refusal::NoSuchStone { rule });
        }
        if Self::has(Flaw::RefusalWrites) {
            journal.note(Note::Showed(seat, kind));
        }
        if hand[kind] == 0 {
            return Err(Refusal::NoSuchStone { rule });
        }
        assert!(!Self::has(Flaw::Panic) || kind != 2, "the third kind is too hot to hold");
        if !Self::has(Flaw::Endless) {
            hand[kind] -= 1;
            state.shown[seat.index()][kind] += u8::from(!Self::has(Flaw::LostPiece));
        }
        state.peeked = Self::has(Flaw::Peek);
        state.unsaved = u8::from(Self::has(Flaw::Forgetful));
        journal.note(Note::Showed(seat, kind));
        if Self::has(Flaw::Telltale) {
            journal.note_for(Audience::Only(seat), Note::Holds(other, state.hands[other.index()][0]));
        }
        Self::pass_on(state);
        Ok(())
    }
}

impl<V: Variant> Rules for Toy<V> {
    const NAME: &'static str = "toy";
    const VERSION: u32 = 1;
    type Options = Options;
    type Content = ();
    type State = State;
    type Action = Action;
    type Outcome = Stone;
    type Observation = Observation;
    type Note = Note;
    type Refusal = Refusal;

    fn standard_content() {}
    fn overlaid_content(_: &str, _: &str) -> Result<(), ContentError> {
        Ok(())
    }
    fn faces((): &()) -> Vec<Face> {
        Vec::new()
    }
    fn option_specs() -> Vec<OptionSpec> {
        let mut specs = OptionSpecs::new("toy", &Options::default()).switch("long").build();
        if Self::has(Flaw::WrongDefault) {
            specs[0].choice = OptionChoice::Switch { default: true };
        }
        specs
    }
    fn every_options() -> Vec<Options> {
        vec![Options { long: false, second_begins: Self::has(Flaw::ForgetfulOptions) }]
    }
    fn new(options: &Options, (): &()) -> Result<Self, OptionsError> {
        if options.long && Self::has(Flaw::OptionRefused) {
            return Err(OptionsError::new("long", "no time today"));
        }
        let bag = if options.long { LONG_BAG } else { BAG };
        Ok(Self { options: options.clone(), bag, calls: AtomicU32::new(0), variant: PhantomData })
    }
    fn options(&self) -> &Options {
        &self.options
    }
    fn content(&self) -> &() {
        &()
    }
    fn seats(&self) -> usize {
        SEATS
    }

    fn start(&self) -> State {
        State {
            bag: self.bag,
            hands: [[0; KINDS]; SEATS],
            shown: [[0; KINDS]; SEATS],
            active: Seat::new(usize::from(self.options.second_begins)),
            opening: OPENING,
            drawing: false,
            peeked: false,
            unsaved: 0,
        }
    }
    fn turn(&self, state: &State) -> Turn {
        if state.opening > 0 || state.drawing {
            Turn::Chance
        } else if Self::over(state) {
            Turn::Over
        } else if Self::has(Flaw::ForeignSeat) {
            Turn::Choose(Seat::new(SEATS))
        } else {
            Turn::Choose(state.active)
        }
    }
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        let Turn::Choose(_) = self.turn(state) else {
            if Self::has(Flaw::ActionAfterOver) && self.turn(state) == Turn::Over {
                out.push(Action::Draw);
            }
            return;
        };
        let [own, other] = [state.active, state.active.left(SEATS)].map(|seat| state.hands[seat.index()]);
        let hidden = Self::has(Flaw::UnlistedLegal) && count(&own) > 0;
        if count(&state.bag) > 0 && !hidden || Self::has(Flaw::NoOutcome) {
            out.push(Action::Draw);
        }
        for kind in 0..KINDS {
            let allowed = !Self::has(Flaw::DependsOnHidden) || other[kind] == 0 || count(&state.bag) == 0;
            if own[kind] > 0 && allowed || Self::has(Flaw::ListedIllegal) {
                out.push(Action::Show(kind));
            }
        }
        if Self::has(Flaw::ActionTwice) {
            out.push(out[0]);
        }
    }
    fn play(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Turn::Choose(_) = self.turn(state) else { return Err(Refusal::NotNow) };
        if Self::has(Flaw::Moody) && self.calls.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) {
            journal.note(Note::Holds(state.active, 0));
        }
        match action {
            Action::Draw if count(&state.bag) == 0 && !Self::has(Flaw::NoOutcome) => {
                Err(Refusal::NoSuchStone { rule: "TOY-03" })
            }
            Action::Draw => {
                state.drawing = true;
                Ok(())
            }
            Action::Show(kind) => {
                let mut offered = Vec::new();
                self.legal_actions(state, &mut offered);
                if Self::has(Flaw::DependsOnHidden) && !offered.contains(&action) {
                    return Err(Refusal::NoSuchStone { rule: "TOY-02" });
                }
                Self::show(state, kind, journal)
            }
        }
    }
    fn obvious(&self, state: &State, actions: &[Action]) -> Option<Action> {
        let other = state.hands[state.active.left(SEATS).index()];
        match actions {
            _ if Self::has(Flaw::ObviousIllegal) => Some(Action::Show(KINDS)),
            [.., last @ Action::Show(kind)] if !Self::has(Flaw::ObviousFromHidden) || other[*kind] == 0 => {
                Some(*last)
            }
            _ => None,
        }
    }
    fn outcomes(&self, state: &State, out: &mut Odds<Stone>) {
        if self.turn(state) != Turn::Chance {
            if Self::has(Flaw::OutcomeOutOfTurn) {
                out.add(Stone(0), 1);
            }
            return;
        }
        for (kind, &stones) in state.bag.iter().enumerate() {
            let weight = match stones {
                0 if Self::has(Flaw::ListedImpossible) && state.drawing => 1,
                0 => 0,
                1 if Self::has(Flaw::WeightZero) && state.drawing && count(&state.bag) > 1 => 0,
                _ if Self::has(Flaw::WrongWeight) => 1,
                _ => stones.into(),
            };
            out.add(Stone(kind), weight);
        }
        if Self::has(Flaw::OutcomeTwice)
            && let Some(&(stone, weight)) = out.entries().first()
        {
            out.add(stone, weight);
        }
    }
    fn deal(
        &self,
        state: &mut State,
        Stone(kind): Stone,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if self.turn(state) != Turn::Chance || state.bag[kind] == 0 {
            return Err(Refusal::NotNow);
        }
        let seat = Self::receiver(state);
        state.bag[kind] -= 1;
        state.hands[seat.index()][kind] += 1;
        if Self::has(Flaw::WrongAudience) {
            journal.note(Note::Got(seat, kind));
        } else {
            journal.note_for(Audience::Except(seat), Note::Drew(seat));
            journal.note_for(Audience::Only(seat), Note::Got(seat, kind));
        }
        if state.opening > 0 {
            state.opening -= 1;
        } else {
            state.drawing = false;
            Self::pass_on(state);
        }
        Ok(())
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        let own = |seat: Seat| state.hands[seat.index()];
        let (own, other) = match viewer {
            Viewer::Seat(seat) => (Some(own(seat)), Some(own(seat.left(SEATS)))),
            Viewer::Public => (None, None),
        };
        Observation {
            own,
            other: other.filter(|_| state.peeked || Self::has(Flaw::Leak)),
            hands: state.hands.map(|hand| count(&hand)),
            bag: count(&state.bag),
            shown: state.shown,
            active: state.active,
            opening: state.opening,
            drawing: state.drawing,
            peeked: state.peeked,
        }
    }
    fn imagine(&self, observation: &Observation, viewer: Viewer, rng: &mut impl Rng) -> State {
        let mut unseen = self.bag;
        let mut take = |stones: &Stones| {
            unseen.iter_mut().zip(stones).for_each(|(left, &taken)| *left -= taken);
        };
        observation.shown.iter().for_each(&mut take);
        observation.own.iter().for_each(&mut take);
        let peeked = observation.other.filter(|_| observation.peeked);
        peeked.iter().for_each(&mut take);
        let mut hands = [[0; KINDS]; SEATS];
        for seat in Seat::all(SEATS) {
            let known =
                if viewer.is(seat) { observation.own } else { peeked.filter(|_| viewer != Viewer::Public) };
            hands[seat.index()] = known.unwrap_or_else(|| {
                let mut hand = [0; KINDS];
                for _ in 0..observation.hands[seat.index()] {
                    let mut odds = Odds::new();
                    unseen.iter().enumerate().for_each(|(kind, &stones)| odds.add(kind, stones.into()));
                    let kind = odds.sample(rng).expect("enough stones are unseen");
                    unseen[kind] -= 1;
                    hand[kind] += 1;
                }
                hand
            });
        }
        if Self::has(Flaw::ImaginesTooMuch) && below(rng, 4) == 0 {
            unseen[0] += 1;
        }
        if Self::has(Flaw::ImaginesOtherwise)
            && let Viewer::Seat(seat) = viewer
            && unseen[0] > 0
            && hands[seat.index()][1] > 0
        {
            (unseen[0], unseen[1]) = (unseen[0] - 1, unseen[1] + 1);
            let hand = &mut hands[seat.index()];
            (hand[0], hand[1]) = (hand[0] + 1, hand[1] - 1);
        }
        State {
            bag: unseen,
            hands,
            shown: observation.shown,
            active: observation.active,
            opening: observation.opening,
            drawing: observation.drawing,
            peeked: observation.peeked,
            unsaved: 0,
        }
    }
    fn standings(&self, state: &State) -> Standings {
        let line = |seat: Seat| {
            let points = |kind: usize| i32::from(state.shown[seat.index()][kind]) * (kind as i32 + 1);
            let score: i32 = (0..KINDS).map(points).sum();
            Line {
                seat,
                score: score + i32::from(Self::has(Flaw::WrongSum)),
                place: 0,
                sources: (0..KINDS).map(|kind| Part::new("toy-points", points(kind))).collect(),
                tie_breaks: Vec::new(),
            }
        };
        let mut standings = Standings::rank(Seat::all(SEATS).map(line).collect());
        if Self::has(Flaw::MissingLine) {
            standings.lines.pop();
        }
        if Self::has(Flaw::WrongWinner) {
            standings.lines.iter_mut().for_each(|line| line.place = 3 - line.place);
        }
        standings
    }
    fn check(&self, state: &State) -> Result<(), InvalidPosition> {
        let lax = Self::has(Flaw::LaxCheck);
        let flaw = |holds: bool, what: &str| InvalidPosition::unless(holds, "TOY-04", || what.to_owned());
        flaw(state.active.index() < SEATS || Self::has(Flaw::UncheckedSeat), "no such seat")?;
        for kind in 0..KINDS {
            let all = state.hands.iter().chain(&state.shown).chain([&state.bag]);
            let stones: u32 = all.map(|stones| u32::from(stones[kind])).sum();
            flaw(stones == u32::from(self.bag[kind]) || lax, "stones are missing, or too many")?;
        }
        flaw(!state.peeked || Self::has(Flaw::Peek), "nobody may look")?;
        if state.opening > 0 {
            let dealt = OPENING.saturating_sub(state.opening);
            let fits = state.opening <= OPENING
                && state.hands.map(|hand| count(&hand)) == [dealt.min(2), dealt.saturating_sub(2)]
                && state.shown == [[0; KINDS]; SEATS]
                && state.active.index() == usize::from(self.options.second_begins);
            flaw(fits, "the opening is dealt in order")?;
        }
        let drawing = state.opening == 0 && count(&state.bag) > 0 || Self::has(Flaw::NoOutcome);
        flaw(!state.drawing || drawing, "nothing can be drawn")?;
        let stuck = !Self::over(state) && state.active.index() < SEATS && !Self::can_act(state, state.active);
        flaw(!stuck || lax || Self::has(Flaw::NoAction), "the active seat has nothing to do")?;
        flaw(!Self::has(Flaw::StrictCheck) || count(&state.bag) > 0, "the bag is empty")
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Draw => "draw".to_owned(),
            Action::Show(2) if Self::has(Flaw::SameNotation) => "show 1".to_owned(),
            Action::Show(kind) => format!("show {kind}"),
        }
    }
    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        if text == "draw" {
            return Ok(Action::Draw);
        }
        let kind = text.strip_prefix("show ").and_then(|kind| kind.parse::<usize>().ok());
        let kind = if Self::has(Flaw::TwoSpellings) { kind.map(|kind| kind % KINDS) } else { kind };
        kind.filter(|&kind| kind < KINDS)
            .map(Action::Show)
            .ok_or_else(|| NotationError::new(text, "draw, or show 0 to show 2"))
    }
    fn write_outcome(&self, Stone(kind): Stone) -> String {
        if Self::has(Flaw::OutcomeNotation) { "stone".to_owned() } else { format!("stone {kind}") }
    }
    fn read_outcome(&self, text: &str) -> Result<Stone, NotationError> {
        let kind = text.strip_prefix("stone ").and_then(|kind| kind.parse().ok());
        kind.filter(|&kind| kind < KINDS)
            .map(Stone)
            .ok_or_else(|| NotationError::new(text, "stone 0 to stone 2"))
    }

    fn question(&self, _: &State) -> Phrase {
        Phrase::new("toy-question")
    }
    fn describe_action(&self, _: &State, action: Action) -> Phrase {
        match action {
            Action::Draw => Phrase::new("toy-draw"),
            Action::Show(2) if Self::has(Flaw::MissingMessage) => Phrase::new("toy-show-the-third"),
            Action::Show(kind) => Phrase::new("toy-show").number("kind", kind as i64),
        }
    }
    fn describe_note(&self, note: &Note) -> Phrase {
        match *note {
            Note::Drew(seat) => Phrase::new("toy-drew").seat("seat", seat),
            Note::Got(seat, kind) => Phrase::new("toy-got").seat("seat", seat).number("kind", kind as i64),
            Note::Showed(seat, kind) => {
                Phrase::new("toy-showed").seat("seat", seat).number("kind", kind as i64)
            }
            Note::Holds(seat, count) => Phrase::new("toy-holds").seat("seat", seat).number("count", count),
        }
    }
    fn render_text(&self, observation: &Observation, _: Viewer, _: &dyn Words) -> String {
        format!("{observation:?}")
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        const ENGLISH: &str = "\
toy-title = Stones
toy-blurb = Draw stones and show them.
toy-option-long = Long game
toy-option-long-help = More stones in the bag.
toy-refused = That cannot be done now.
toy-points = Points
toy-question = Draw a stone or show one?
toy-draw = Draw a stone
toy-show = Show a stone of kind { $kind }
toy-drew = { $seat } draws a stone.
toy-got = { $seat } gets a stone of kind { $kind }.
toy-showed = { $seat } shows a stone of kind { $kind }.
toy-holds = { $seat } holds { $count }.
";
        &[("en", ENGLISH)]
    }
}
