//! Migration: the active seat plays a card. `performers` and `perform` perform it, `hand` is the rest of the turn.

use table::{Turn, journal::Journal, refusal::InvalidPosition, text::Phrase};

use crate::{
    action::Action,
    card::{Card, Colour, Who},
    check::require,
    decision::{Area, Decision, Stage},
    game::IceAge,
    note::Note,
    refusal::Refusal,
    state::{State, Step, Task},
};

/// Turns in a row without a playable card after which Migration ends, so that no set of cards can stall the game
/// (IA-RULING-13). The cards of the box do not come near it.
pub(crate) const IDLE_TURNS: u8 = 40;

impl IceAge {
    /// Whether the active seat may play `card`, held or copied. For Cults: [`IceAge::may_copy`].
    fn may_perform(&self, state: &State, card: Card) -> Result<(), Refusal> {
        let face = self.face(card);
        let stones = state.player(state.active).stones;
        match card.colour() {
            // IA-MIG-07; IA-RULING-08: a payable card is a legal play, whatever it can do, unless it has several
            // options: then one must be payable and possible.
            Colour::Light if face.options == 1 => {
                if face.stones[0] <= stones {
                    Ok(())
                } else {
                    Err(Refusal::CannotPay)
                }
            }
            Colour::Light => {
                let offered = |option| self.may_choose(state, card, option, state.active).is_ok();
                let payable = |&price: &u8| price <= stones;
                if (0..face.options).any(offered) {
                    Ok(())
                } else if face.stones[..usize::from(face.options)].iter().any(payable) {
                    Err(Refusal::NoUsableOption)
                } else {
                    Err(Refusal::CannotPay)
                }
            }
            // IA-MIG-11, IA-RULING-12
            Colour::Dark if self.is_rich(state) => Err(Refusal::MustPlayLight),
            Colour::Dark => Ok(()),
        }
    }

    /// Whether a Cult of the active seat may copy the visible discard of `colour`.
    fn may_copy(&self, state: &State, colour: Colour) -> Result<(), Refusal> {
        let top = state.top(colour).ok_or(Refusal::NothingToCopy)?;
        // IA-CARD-L-14c: the colour of the Cult does not matter, that of the card it copies does.
        if colour == Colour::Dark && self.is_rich(state) {
            return Err(Refusal::MustCopyLight);
        }
        self.may_perform(state, top)
    }

    /// Whether the active seat may play `card` from its hand.
    fn may_play(&self, state: &State, card: Card) -> Result<(), Refusal> {
        if !card.is_cult() {
            return self.may_perform(state, card);
        }
        self.may_copy(state, Colour::Light).or_else(|light| {
            // Of two reasons, that of a visible card says more.
            self.may_copy(state, Colour::Dark)
                .map_err(|dark| if light == Refusal::NothingToCopy { dark } else { light })
        })
    }

    /// Whether the active seat has so many stones that it must play light (IA-MIG-11).
    fn is_rich(&self, state: &State) -> bool {
        state.player(state.active).stones >= self.numbers.rich
    }

    /// Announces Migration, which the active seat begins.
    pub(crate) fn note_migration(&self, state: &State, journal: &mut impl Journal<Note>) {
        journal.note(Note::Migration(state.active, state.dark_pool));
    }

    /// Performs `card`, played or copied by the active seat.
    fn begin_performance(&self, state: &mut State, card: Card, journal: &mut impl Journal<Note>) {
        state.task = Task { card, performer: state.active, ..Task::default() };
        match card.colour() {
            Colour::Light => self.begin_performer(state, journal),
            Colour::Dark => self.earn(state, card, journal),
        }
    }

    /// Takes the stones of a dark card (IA-MIG-09, IA-MIG-23, IA-MIG-24), then begins its performance.
    fn earn(&self, state: &mut State, card: Card, journal: &mut impl Journal<Note>) {
        let seat = state.active;
        let income = self.face(card).stones[0];
        let ends = income >= state.dark_pool;
        if ends {
            state.ender = Some(seat);
            if state.round == self.numbers.rounds {
                // IA-NEXT-10, IA-NEXT-11, IA-RULING-22
                let stones = std::mem::take(&mut state.dark_pool);
                state.light_pool += stones;
                state.task = Task::default();
                journal.note(Note::LastCard(seat, stones));
                self.begin_conflicts(state, journal);
                return;
            }
        }
        let from_dark = income.min(state.dark_pool);
        let from_light = (income - from_dark).min(state.light_pool);
        state.dark_pool -= from_dark;
        state.light_pool -= from_light;
        state.players[seat.index()].stones += from_dark + from_light;
        let earned = from_dark + from_light;
        journal.note(if from_light == 0 {
            Note::Earned(seat, earned)
        } else {
            Note::EarnedFromBoth(seat, earned, from_light)
        });
        if ends {
            journal.note(if self.finishes_turn(state.round) {
                Note::MigrationEndsWithTurn(seat)
            } else {
                Note::MigrationEndsWithCard(seat)
            });
        }
        match self.face(card).who {
            Who::OneOther => state.step = Step::Name,
            Who::EveryOther => {
                state.task.performer = seat.left(self.seats());
                self.begin_performer(state, journal);
            }
            Who::Player => self.begin_performer(state, journal),
        }
    }
}

/// The active seat plays a card (IA-DEC-02).
#[derive(Clone, Copy)]
pub(crate) struct PlayCard;

impl PlayCard {
    fn play_card(
        self,
        game: &IceAge,
        state: &mut State,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        if !state.player(seat).hand.has(card) {
            return Err(Refusal::NotInHand);
        }
        game.may_play(state, card)?;
        state.idle = 0;
        state.players[seat.index()].hand.take(card);
        journal.note(Note::Played(seat, card));
        state.discard(card, journal);
        if card.is_cult() {
            state.step = Step::CultSource;
        } else {
            game.begin_performance(state, card, journal);
        }
        Ok(())
    }

    /// IA-RULING-13: nothing can be played, so a card goes under its pile and the turn ends with the draw.
    fn play_nothing(
        self,
        game: &IceAge,
        state: &mut State,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        if !state.player(seat).hand.has(card) {
            return Err(Refusal::NotInHand);
        }
        let playable = |card| game.may_play(state, card).is_ok();
        if state.player(seat).hand.iter().any(|(card, _)| playable(card)) {
            return Err(Refusal::MustPlay);
        }
        journal.note(Note::NoPlay(seat));
        state.idle += 1;
        if state.idle >= IDLE_TURNS {
            state.ender = Some(seat);
            journal.note(Note::Stalled(IDLE_TURNS));
        }
        game.put_under(state, card, journal);
        game.begin_draw(state, journal);
        Ok(())
    }
}

impl Decision for PlayCard {
    const STAGE: Stage = Stage::PlayCard;
    const AREA: Option<Area> = Some(Area::Hand);

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.active)
    }

    fn legal_actions(self, game: &IceAge, state: &State, out: &mut Vec<Action>) {
        let before = out.len();
        let hand = &state.player(state.active).hand;
        for (card, _) in hand.iter() {
            if game.may_play(state, card).is_ok() {
                out.push(Action::Play(card));
            }
        }
        if out.len() == before {
            // IA-RULING-13
            out.extend(hand.iter().map(|(card, _)| Action::PutAway(card)));
        }
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Play(card) => self.play_card(game, state, card, journal),
            Action::PutAway(card) => self.play_nothing(game, state, card, journal),
            _ => Err(Refusal::NotNow),
        }
    }

    fn question(self, _: &IceAge, state: &State) -> Phrase {
        Phrase::new("ice-age-ask-play").number("stones", state.player(state.active).stones)
    }
}

/// The active seat has played a Cult and picks the discard it copies (IA-DEC-03).
#[derive(Clone, Copy)]
pub(crate) struct CultSource;

impl Decision for CultSource {
    const STAGE: Stage = Stage::PlayCard;
    const AREA: Option<Area> = Some(Area::Cards);
    const CARDS_PLAYED: u32 = 1;

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.active)
    }

    fn legal_actions(self, game: &IceAge, state: &State, out: &mut Vec<Action>) {
        for colour in Colour::BOTH {
            if game.may_copy(state, colour).is_ok() {
                out.push(Action::Copy(colour));
            }
        }
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Action::Copy(colour) = action else { return Err(Refusal::NotNow) };
        game.may_copy(state, colour)?;
        let top = state.top(colour).ok_or(Refusal::NothingToCopy)?;
        journal.note(Note::Copied(state.active, top));
        // IA-CARD-L-14b, IA-CARD-L-14d: the copied card stays where it is.
        game.begin_performance(state, top, journal);
        Ok(())
    }

    fn question(self, _: &IceAge, _: &State) -> Phrase {
        Phrase::new("ice-age-ask-copy")
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let any = Colour::BOTH.into_iter().any(|colour| game.may_copy(state, colour).is_ok());
        require(any, "IA-RULING-14", "the Cult has nothing to copy")
    }
}
