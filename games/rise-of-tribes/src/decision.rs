//! The trait of a waiting decision, and the dispatch of an enum of decisions.
//!
//! Every decision is a type of its own and implements [`Decision`] in the file of its rule. [`decisions!`] declares the
//! enums [`Frame`](crate::Frame) and [`Step`](crate::Step) and is the only dispatch.

use table::{Seat, Turn, journal::Journal, odds::Odds, text::Phrase};

use crate::{
    action::{Action, Outcome},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    note::Note,
    refusal::Refusal,
    state::State,
    words::message,
};

/// Does the decision on top wait for somebody?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It waits for a seat or for chance.
    Wait,
    /// It changed the position; the new top must be asked.
    Continue,
}

/// Which losses wait until a decision is settled. RT-RULING-28
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Deferral {
    /// None.
    Nothing,
    /// The tamed mammoth may stand alone.
    Mammoth,
    /// Villages and the tamed mammoth may stand alone.
    All,
}

/// The part of the table a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The hexes.
    Map,
    /// The action board with its dice.
    Actions,
    /// The event cards.
    Events,
    /// The conflicts.
    Conflicts,
    /// What the choosing seat owns.
    Own,
}

/// The longest count any decision can hold.
const LONGEST: u8 = 200;

/// Is it a count that can occur?
pub(crate) const fn is_count(left: u8) -> bool {
    left <= LONGEST
}

/// A decision, or a step of the procedure, that waits on the stack of a position.
///
/// `self` is the decision on top of the stack, except in `may_wait_on`, `is_valid`, `expected` and
/// `defers`, which are asked for every decision of the stack. The defaults describe a decision of the active player about
/// the map.
pub(crate) trait Decision: Copy {
    /// Who must act.
    #[inline]
    fn turn(self, _: &RiseOfTribes, state: &State) -> Turn {
        Turn::Choose(state.active)
    }

    /// Does what needs nobody's choice.
    #[inline]
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, _: &mut State, _: &mut J) -> Flow {
        Flow::Wait
    }

    /// Adds every action of the choosing seat.
    #[inline]
    fn legal_actions(self, _: &RiseOfTribes, _: &State, _: &mut Vec<Action>) {}

    /// Plays an action, or refuses it before anything changes.
    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        _: &mut State,
        action: Action,
        _: &mut J,
    ) -> Result<(), Refusal> {
        Err(Refusal::unexpected(action))
    }

    /// Adds every outcome of chance with its weight.
    fn outcomes(self, _: &RiseOfTribes, _: &State, _: &mut Odds<Outcome>) {}

    /// Applies an outcome of chance, or refuses it before anything changes.
    fn deal<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        _: &mut State,
        _: Outcome,
        _: &mut J,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotTheOutcome)
    }

    /// May it wait directly above `below`? `None` is the bottom of the stack.
    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below.is_none()
    }

    /// Can it wait in this position?
    fn is_valid(self, _: &RiseOfTribes, _: &State) -> bool {
        true
    }

    /// What is checked only when it is settled. RT-RULING-28
    fn defers(self) -> Deferral {
        Deferral::Nothing
    }

    /// What the choosing seat is asked.
    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-chance")
    }

    /// What an action means here, where it differs from its usual words.
    fn describe_action(self, _: &RiseOfTribes, _: &State, _: Action) -> Option<Phrase> {
        None
    }

    /// Points the decision is still expected to bring to a seat.
    #[inline]
    fn expected(self, _: &Expectation<'_>) -> f32 {
        0.0
    }

    /// The part of the table it is about.
    fn area(self) -> Area {
        Area::Map
    }
}

/// Declares an enum of decisions that is a decision itself: variants without data, then variants with data. A variant without
/// data has the name of the unit struct that decides for it.
macro_rules! decisions {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$unit_meta:meta])* $unit:ident,)+
            ---
            $($(#[$data_meta:meta])* $variant:ident($data:ty),)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub enum $name {
            $($(#[$unit_meta])* $unit,)+
            $($(#[$data_meta])* $variant($data),)+
        }

        $(
            impl From<$unit> for $name {
                #[inline]
                fn from(_: $unit) -> Self {
                    Self::$unit
                }
            }
        )+
        $(
            impl From<$data> for $name {
                #[inline]
                fn from(decision: $data) -> Self {
                    Self::$variant(decision)
                }
            }
        )+

        impl $crate::decision::Decision for $name {
            #[inline]
            fn turn(self, rules: &RiseOfTribes, state: &State) -> ::table::Turn {
                match self {
                    $(Self::$unit => $unit.turn(rules, state),)+
                    $(Self::$variant(decision) => decision.turn(rules, state),)+
                }
            }

            #[inline]
            fn advance<J: ::table::journal::Journal<$crate::note::Note>>(
                self,
                rules: &RiseOfTribes,
                state: &mut State,
                j: &mut J,
            ) -> $crate::decision::Flow {
                match self {
                    $(Self::$unit => $unit.advance(rules, state, j),)+
                    $(Self::$variant(decision) => decision.advance(rules, state, j),)+
                }
            }

            #[inline]
            fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<$crate::action::Action>) {
                match self {
                    $(Self::$unit => $unit.legal_actions(rules, state, out),)+
                    $(Self::$variant(decision) => decision.legal_actions(rules, state, out),)+
                }
            }

            #[inline]
            fn play<J: ::table::journal::Journal<$crate::note::Note>>(
                self,
                rules: &RiseOfTribes,
                state: &mut State,
                action: $crate::action::Action,
                j: &mut J,
            ) -> Result<(), $crate::refusal::Refusal> {
                match self {
                    $(Self::$unit => $unit.play(rules, state, action, j),)+
                    $(Self::$variant(decision) => decision.play(rules, state, action, j),)+
                }
            }

            fn outcomes(
                self,
                rules: &RiseOfTribes,
                state: &State,
                out: &mut ::table::odds::Odds<$crate::action::Outcome>,
            ) {
                match self {
                    $(Self::$unit => $unit.outcomes(rules, state, out),)+
                    $(Self::$variant(decision) => decision.outcomes(rules, state, out),)+
                }
            }

            #[inline]
            fn deal<J: ::table::journal::Journal<$crate::note::Note>>(
                self,
                rules: &RiseOfTribes,
                state: &mut State,
                outcome: $crate::action::Outcome,
                j: &mut J,
            ) -> Result<(), $crate::refusal::Refusal> {
                match self {
                    $(Self::$unit => $unit.deal(rules, state, outcome, j),)+
                    $(Self::$variant(decision) => decision.deal(rules, state, outcome, j),)+
                }
            }

            fn may_wait_on(self, below: Option<$crate::frame::Frame>) -> bool {
                match self {
                    $(Self::$unit => $unit.may_wait_on(below),)+
                    $(Self::$variant(decision) => decision.may_wait_on(below),)+
                }
            }

            fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
                match self {
                    $(Self::$unit => $unit.is_valid(rules, state),)+
                    $(Self::$variant(decision) => decision.is_valid(rules, state),)+
                }
            }

            fn defers(self) -> $crate::decision::Deferral {
                match self {
                    $(Self::$unit => $unit.defers(),)+
                    $(Self::$variant(decision) => decision.defers(),)+
                }
            }

            fn question(self, rules: &RiseOfTribes, state: &State) -> ::table::text::Phrase {
                match self {
                    $(Self::$unit => $unit.question(rules, state),)+
                    $(Self::$variant(decision) => decision.question(rules, state),)+
                }
            }

            fn describe_action(
                self,
                rules: &RiseOfTribes,
                state: &State,
                action: $crate::action::Action,
            ) -> Option<::table::text::Phrase> {
                match self {
                    $(Self::$unit => $unit.describe_action(rules, state, action),)+
                    $(Self::$variant(decision) => decision.describe_action(rules, state, action),)+
                }
            }

            #[inline]
            fn expected(self, tribe: &$crate::evaluate::Expectation<'_>) -> f32 {
                match self {
                    $(Self::$unit => $unit.expected(tribe),)+
                    $(Self::$variant(decision) => decision.expected(tribe),)+
                }
            }

            fn area(self) -> $crate::decision::Area {
                match self {
                    $(Self::$unit => $unit.area(),)+
                    $(Self::$variant(decision) => decision.area(),)+
                }
            }
        }
    };
}

pub(crate) use decisions;

impl RiseOfTribes {
    /// Goes on until somebody must choose, chance must decide or the game is over.
    #[inline]
    pub(crate) fn proceed<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        while state.is_open() {
            let Some(&frame) = state.frames.top() else {
                return;
            };
            if frame.advance(self, state, j) == Flow::Wait {
                return;
            }
        }
        state.frames.clear();
    }

    /// Is this the number of a seat at this table?
    pub(crate) fn is_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats
    }
}
