//! Decisions of seats and chance. Each is a type of its own, in the file of its phase; [`Step`] is the value a position holds.
//!
//! A new decision is one type, one variant of [`Step`] and one line of [`with_step`].

use table::{Seat, Turn, journal::Journal, odds::Odds, refusal::InvalidPosition, text::Phrase};

use crate::{
    action::{Action, Outcome},
    game::{HAND, IceAge},
    note::Note,
    refusal::Refusal,
    state::{State, Step},
};

/// The part of a game a step belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before the first round.
    SetUp,
    /// Migration: the active seat plays a card.
    PlayCard,
    /// Migration: the card is performed.
    Perform,
    /// Migration: the active seat puts a card away and draws.
    Draw,
    /// Conflicts.
    Conflicts,
    /// Glacier, after the round has been scored.
    Glacier,
    /// After the end.
    Over,
}

/// The part of the table a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The choosing seat's hand.
    Hand,
    /// The piles and the card in play.
    Cards,
    /// The map.
    Map,
}

/// Everything a step decides. The defaults are those of a step in which nobody chooses and nothing is drawn.
pub(crate) trait Decision: Copy {
    /// The part of the game it belongs to.
    const STAGE: Stage;
    /// The part of the table it is about; `None` if no seat chooses.
    const AREA: Option<Area> = None;
    /// Cards the active seat has played in this turn and not replaced yet.
    const CARDS_PLAYED: u32 = 0;

    /// Who acts.
    fn turn(self, state: &State) -> Turn;

    /// Adds every legal action to `out`.
    fn legal_actions(self, game: &IceAge, state: &State, out: &mut Vec<Action>) {
        let _ = (game, state, out);
    }

    /// Plays an action, or refuses it and leaves the position unchanged.
    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let _ = (game, state, action, journal);
        Err(Refusal::NotNow)
    }

    /// Adds every outcome of chance to `out`, with its weight.
    fn outcomes(self, game: &IceAge, state: &State, out: &mut Odds<Outcome>) {
        let _ = (game, state, out);
    }

    /// Applies an outcome of chance, or refuses it and leaves the position unchanged.
    fn deal(
        self,
        game: &IceAge,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let _ = (game, state, outcome, journal);
        Err(Refusal::NoChance)
    }

    /// What the seat that chooses is asked.
    fn question(self, game: &IceAge, state: &State) -> Phrase {
        let _ = (game, state);
        Phrase::new("ice-age-ask-chance")
    }

    /// Whether the position is possible in this step, beyond what holds in all steps.
    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let _ = (game, state);
        Ok(())
    }

    /// Whether `seat` can hold this many cards, if it was not short of any when this round began (IA-MIG-17).
    fn can_hold(self, game: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
        let _ = game;
        let played = if seat == state.active { Self::CARDS_PLAYED } else { 0 };
        cards + played == u32::from(HAND)
    }
}

/// Evaluates `$body` with `$step` bound to the [`Decision`] of the current [`Step`].
macro_rules! with_step {
    (@ $step:ident = $value:expr, $body:expr) => {{
        let $step = $value;
        $body
    }};
    ($current:expr, $step:ident => $body:expr) => {
        match $current {
            Step::FirstPlayer => with_step!(@ $step = $crate::setup::FirstPlayer, $body),
            Step::Settle(left) => with_step!(@ $step = $crate::setup::Settle { left }, $body),
            Step::DealHand { seat, left } => {
                with_step!(@ $step = $crate::setup::DealHand { seat, left }, $body)
            }
            Step::Play => with_step!(@ $step = $crate::migration::PlayCard, $body),
            Step::CultSource => with_step!(@ $step = $crate::migration::CultSource, $body),
            Step::Name => with_step!(@ $step = $crate::performers::NamePerformer, $body),
            Step::Option => with_step!(@ $step = $crate::performers::ChooseOption, $body),
            Step::Perform => with_step!(@ $step = $crate::perform::Perform, $body),
            Step::ClubNow => with_step!(@ $step = $crate::perform::PlaceClub, $body),
            Step::Arm(region) => with_step!(@ $step = $crate::perform::ArmHunter { region }, $body),
            Step::PutAway => with_step!(@ $step = $crate::hand::PutAway, $body),
            Step::Draw(left) => with_step!(@ $step = $crate::hand::ChoosePile { left }, $body),
            Step::Drawn { from, left } => {
                with_step!(@ $step = $crate::hand::DrawCard { from, left }, $body)
            }
            Step::Reveal(region) => with_step!(@ $step = $crate::conflicts::RevealFire { region }, $body),
            Step::GlacierLot => with_step!(@ $step = $crate::glacier::DrawLot, $body),
            Step::Glacier(seat) => with_step!(@ $step = $crate::glacier::CoverRegion { seat }, $body),
            Step::Over => with_step!(@ $step = $crate::decision::GameOver, $body),
        }
    };
}
pub(crate) use with_step;

impl Step {
    /// The part of the game it belongs to.
    pub fn stage(self) -> Stage {
        const fn stage<D: Decision>(_: D) -> Stage {
            D::STAGE
        }
        with_step!(self, step => stage(step))
    }

    /// The part of the table the choosing seat decides about; `None` if no seat chooses.
    pub fn area(self) -> Option<Area> {
        const fn area<D: Decision>(_: D) -> Option<Area> {
            D::AREA
        }
        with_step!(self, step => area(step))
    }
}

/// After the end (IA-END-01).
#[derive(Clone, Copy)]
pub(crate) struct GameOver;

impl Decision for GameOver {
    const STAGE: Stage = Stage::Over;

    #[inline]
    fn turn(self, _: &State) -> Turn {
        Turn::Over
    }

    fn play(self, _: &IceAge, _: &mut State, _: Action, _: &mut impl Journal<Note>) -> Result<(), Refusal> {
        Err(Refusal::GameOver)
    }

    fn question(self, _: &IceAge, _: &State) -> Phrase {
        Phrase::new("ice-age-ask-over")
    }

    fn can_hold(self, game: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
        can_hold_after_migration(game, state, seat, cards)
    }
}

/// IA-RULING-20, IA-RULING-22: whoever ends Migration draws no card for the one that ended it.
pub(crate) fn can_hold_after_migration(game: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
    let full = u32::from(HAND);
    let unfinished = state.ender == Some(seat) && !game.finishes_turn(state.round);
    cards == full || (unfinished && cards + 1 == full)
}
