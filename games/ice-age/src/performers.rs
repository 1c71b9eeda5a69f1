//! Who performs a card, and which of its options.

use table::{Seat, Turn, journal::Journal, refusal::InvalidPosition, text::Phrase};

use crate::{
    action::Action,
    card::{Card, Colour, Effect, Where, Who},
    check::require,
    decision::{Area, Decision, Stage},
    game::IceAge,
    note::Note,
    refusal::Refusal,
    state::{State, Step, Task},
    words::{card_name, effect_in_words},
};

impl IceAge {
    /// Starts the performer on the card, with the choice of an option if there are several.
    pub(crate) fn begin_performer(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        if self.face(state.task.card).options > 1 {
            state.step = Step::Option;
        } else {
            self.begin_option(state, 0, journal);
        }
    }

    /// Whether `performer` may choose this option of `card`: it can be paid, if it has a price, and do something.
    pub(crate) fn may_choose(
        &self,
        state: &State,
        card: Card,
        option: u8,
        performer: Seat,
    ) -> Result<(), Refusal> {
        let face = self.face(card);
        if option >= face.options {
            return Err(Refusal::NoSuchOption);
        }
        let option = usize::from(option);
        if card.colour() == Colour::Light && face.stones[option] > state.player(performer).stones {
            return Err(Refusal::CannotPay);
        }
        self.is_possible(state, face.effects[option], performer)
    }

    /// Whether this instruction can do anything at all.
    fn is_possible(&self, state: &State, effect: Effect, performer: Seat) -> Result<(), Refusal> {
        if effect == Effect::Club {
            return if state.club_supply > 0 { Ok(()) } else { Err(Refusal::NoClubLeft) };
        }
        let task = Task::new(performer, effect);
        if self.can_act(state, &task, effect) {
            return Ok(());
        }
        Err(match effect {
            Effect::Place { to: Where::On(terrain), .. }
                if self.map.of_terrain(terrain).and(state.open()).is_empty() =>
            {
                Refusal::TerrainCovered
            }
            Effect::PlaceMammoth { or_move: false } => Refusal::NoMammothLeft,
            _ => Refusal::NothingToDo,
        })
    }

    /// Pays for the option of a light card, and starts on it.
    fn begin_option(&self, state: &mut State, option: u8, journal: &mut impl Journal<Note>) {
        let face = self.face(state.task.card);
        let performer = state.task.performer;
        if state.task.card.colour() == Colour::Light {
            // IA-MIG-05
            let price = face.stones[usize::from(option)];
            state.players[performer.index()].stones -= price;
            state.light_pool += price;
            journal.note(Note::Paid(performer, state.task.card, option));
        } else if face.options > 1 {
            journal.note(Note::Chose(performer, state.task.card, option));
        }
        let effect = face.effects[usize::from(option)];
        state.task = Task { card: state.task.card, option, ..Task::new(performer, effect) };
        if effect == Effect::Club {
            self.take_club(state, journal);
        } else if self.can_act(state, &state.task, effect) {
            state.step = Step::Perform;
        } else {
            journal.note(Note::NothingToDo(performer));
            self.end_performer(state, journal);
        }
    }

    /// Ends the performance of the card: steps 2 and 3 of the turn follow, unless the card has ended Migration.
    pub(crate) fn end_performance(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        state.task = Task::default();
        if state.ender.is_some() && !self.finishes_turn(state.round) {
            self.begin_conflicts(state, journal);
        } else {
            state.step = Step::PutAway;
        }
    }

    /// Whether the turn that ends Migration of this round has steps 2 and 3 (IA-RULING-20, IA-RULING-22).
    pub(crate) const fn finishes_turn(&self, round: u8) -> bool {
        self.options.finish_turn && round < self.numbers.rounds
    }
}

/// The active seat names who performs a dark card (IA-DEC-05).
#[derive(Clone, Copy)]
pub(crate) struct NamePerformer;

impl Decision for NamePerformer {
    const STAGE: Stage = Stage::Perform;
    const AREA: Option<Area> = Some(Area::Cards);
    const CARDS_PLAYED: u32 = 1;

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.active)
    }

    fn legal_actions(self, game: &IceAge, state: &State, out: &mut Vec<Action>) {
        out.extend(game.everybody().filter(|&seat| seat != state.active).map(Action::Name));
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Action::Name(seat) = action else { return Err(Refusal::NotNow) };
        if seat.index() >= game.seats() {
            return Err(Refusal::NoSuchPlayer);
        }
        if seat == state.active {
            return Err(Refusal::NotAnother);
        }
        journal.note(Note::Named(state.active, seat, state.task.card));
        state.task.performer = seat;
        game.begin_performer(state, journal);
        Ok(())
    }

    fn question(self, game: &IceAge, state: &State) -> Phrase {
        Phrase::new("ice-age-ask-name")
            .phrase("card", card_name(state.task.card))
            .phrase("effect", effect_in_words(game.effect(&state.task)))
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let names = game.face(state.task.card).who == Who::OneOther;
        require(names, "IA-MIG-10", "no performer is named for this card")
    }
}

/// The performer picks an option of the card (IA-DEC-04).
#[derive(Clone, Copy)]
pub(crate) struct ChooseOption;

impl Decision for ChooseOption {
    const STAGE: Stage = Stage::Perform;
    const AREA: Option<Area> = Some(Area::Cards);
    const CARDS_PLAYED: u32 = 1;

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.task.performer)
    }

    fn legal_actions(self, game: &IceAge, state: &State, out: &mut Vec<Action>) {
        let task = &state.task;
        for option in 0..game.face(task.card).options {
            if game.may_choose(state, task.card, option, task.performer).is_ok() {
                out.push(Action::Option(option));
            }
        }
        if task.card.colour() == Colour::Dark {
            // IA-CARD-G-01
            out.push(Action::Done);
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
            Action::Option(option) => {
                game.may_choose(state, state.task.card, option, state.task.performer)?;
                game.begin_option(state, option, journal);
            }
            Action::Done if state.task.card.colour() == Colour::Dark => game.stop(state, journal),
            Action::Done => return Err(Refusal::MustPerform),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn question(self, _: &IceAge, state: &State) -> Phrase {
        Phrase::new("ice-age-ask-option").phrase("card", card_name(state.task.card))
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let task = &state.task;
        let options = game.face(task.card).options;
        // A performer of a dark card may always decline.
        let any = task.card.colour() == Colour::Dark
            || (0..options).any(|option| game.may_choose(state, task.card, option, task.performer).is_ok());
        require(options > 1 && any, "IA-DEC-04", "there is no option to choose")
    }
}
