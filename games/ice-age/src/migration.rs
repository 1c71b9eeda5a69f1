//! Migration: the active seat plays a card. What the card does is in `perform`, the rest of the turn in `hand`.

use table::{Seat, journal::Journal};

use crate::{
    action::Action,
    card::{Card, Colour, Effect, Who},
    game::IceAge,
    note::Note,
    refusal::Refusal,
    state::{State, Step, Task},
};

/// Turns in a row without a playable card after which Migration ends, so that no odd set of cards can stall the
/// game (IA-RULING-13). With the cards of the box it does not come near.
pub(crate) const IDLE_TURNS: u8 = 40;

impl IceAge {
    /// May the active seat play `card` (held or copied) as things stand? Cults: [`IceAge::may_copy`].
    fn may_perform(&self, state: &State, card: Card, rich_rule: RichRule) -> Result<(), Refusal> {
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
                if (0..face.options).any(offered) { Ok(()) } else { Err(Refusal::CannotPay) }
            }
            // IA-MIG-11
            Colour::Dark => match rich_rule {
                RichRule::Applies => Err(Refusal::MustPlayLight),
                RichRule::DoesNot => Ok(()),
            },
        }
    }

    /// May a Cult of the active seat copy the visible discard of `colour`?
    fn may_copy(&self, state: &State, colour: Colour, rich_rule: RichRule) -> Result<(), Refusal> {
        let top = state.top(colour).ok_or(Refusal::NothingToCopy)?;
        self.may_perform(state, top, rich_rule)
    }

    fn may_play(&self, state: &State, card: Card, rich_rule: RichRule) -> Result<(), Refusal> {
        if !card.is_cult() {
            return self.may_perform(state, card, rich_rule);
        }
        // IA-MIG-12: the colour of the Cult does not matter, that of the card it copies does.
        self.may_copy(state, Colour::Light, rich_rule)
            .or_else(|refusal| self.may_copy(state, Colour::Dark, rich_rule).map_err(|_| refusal))
    }

    /// Must the active seat play light? IA-MIG-11, waived by IA-RULING-12 if nothing light can be played.
    fn rich_rule(&self, state: &State) -> RichRule {
        let player = state.player(state.active);
        if player.stones < self.numbers.rich {
            return RichRule::DoesNot;
        }
        let light = player.hand.iter().any(|(card, _)| self.may_play(state, card, RichRule::Applies).is_ok());
        if light || self.cult_is_open(state) { RichRule::Applies } else { RichRule::DoesNot }
    }

    /// A Cult has been played and the light discard can be copied.
    fn cult_is_open(&self, state: &State) -> bool {
        state.step == Step::CultSource && self.may_copy(state, Colour::Light, RichRule::Applies).is_ok()
    }

    pub(crate) fn list_plays(&self, state: &State, out: &mut Vec<Action>) {
        let before = out.len();
        let rich_rule = self.rich_rule(state);
        let hand = &state.player(state.active).hand;
        for (card, _) in hand.iter() {
            if self.may_play(state, card, rich_rule).is_ok() {
                out.push(Action::Play(card));
            }
        }
        if out.len() == before {
            // IA-RULING-13
            out.extend(hand.iter().map(|(card, _)| Action::PutAway(card)));
        }
    }

    pub(crate) fn play_card(
        &self,
        state: &mut State,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        if !state.player(seat).hand.has(card) {
            return Err(Refusal::NotInHand);
        }
        self.may_play(state, card, self.rich_rule(state))?;
        state.idle = 0;
        state.players[seat.index()].hand.take(card);
        journal.note(Note::Played(seat, card));
        self.discard(state, card, journal);
        if card.is_cult() {
            state.step = Step::CultSource;
        } else {
            self.resolve(state, card, journal);
        }
        Ok(())
    }

    /// IA-MIG-04; a Cult goes to the bottom and is never visible (IA-CARD-L-14e).
    fn discard(&self, state: &mut State, card: Card, journal: &mut impl Journal<Note>) {
        if card.is_cult() {
            state.discarded.add(card);
        } else if let Some(covered) = state.tops[card.colour() as usize].replace(card) {
            state.discarded.add(covered);
        }
        self.refill(state, card.colour(), journal);
    }

    /// IA-RULING-13: nothing can be played, so a card goes under its pile and the turn ends with the draw.
    pub(crate) fn play_nothing(
        &self,
        state: &mut State,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        if !state.player(seat).hand.has(card) {
            return Err(Refusal::NotInHand);
        }
        let rich_rule = self.rich_rule(state);
        let playable = |card| self.may_play(state, card, rich_rule).is_ok();
        if state.player(seat).hand.iter().any(|(card, _)| playable(card)) {
            return Err(Refusal::MustPlay);
        }
        journal.note(Note::NoPlay(seat));
        state.idle += 1;
        if state.idle >= IDLE_TURNS {
            state.ender = Some(seat);
            journal.note(Note::MigrationEnds(seat));
        }
        self.lay_under(state, card, journal);
        self.begin_draw(state, journal);
        Ok(())
    }

    pub(crate) fn list_cult_sources(&self, state: &State, out: &mut Vec<Action>) {
        let rich_rule = self.rich_rule(state);
        for colour in Colour::BOTH {
            if self.may_copy(state, colour, rich_rule).is_ok() {
                out.push(Action::Copy(colour));
            }
        }
    }

    pub(crate) fn play_copy(
        &self,
        state: &mut State,
        colour: Colour,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        self.may_copy(state, colour, self.rich_rule(state))?;
        let top = state.top(colour).ok_or(Refusal::NothingToCopy)?;
        journal.note(Note::Copied(state.active, top));
        // IA-CARD-L-14b, IA-CARD-L-14d: the copied card stays where it is.
        self.resolve(state, top, journal);
        Ok(())
    }

    /// `card` takes effect for the active seat.
    fn resolve(&self, state: &mut State, card: Card, journal: &mut impl Journal<Note>) {
        state.task = Task { card, performer: state.active, ..Task::default() };
        match card.colour() {
            Colour::Light => self.begin_performer(state, journal),
            Colour::Dark => self.earn(state, card, journal),
        }
    }

    /// IA-MIG-09, IA-MIG-23, IA-MIG-24.
    fn earn(&self, state: &mut State, card: Card, journal: &mut impl Journal<Note>) {
        let seat = state.active;
        let income = self.face(card).stones[0];
        let ends = income >= state.dark_pool;
        if ends {
            state.ender = Some(seat);
            if state.round == self.numbers.rounds {
                // IA-NEXT-10, IA-NEXT-11, IA-RULING-22
                state.light_pool += std::mem::take(&mut state.dark_pool);
                state.task = Task::default();
                journal.note(Note::LastCard(seat));
                self.begin_conflicts(state, journal);
                return;
            }
        }
        let from_dark = income.min(state.dark_pool);
        let from_light = (income - from_dark).min(state.light_pool);
        state.dark_pool -= from_dark;
        state.light_pool -= from_light;
        state.players[seat.index()].stones += from_dark + from_light;
        journal.note(Note::Earned(seat, from_dark + from_light));
        if ends {
            journal.note(Note::MigrationEnds(seat));
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

    // Naming a performer and choosing an option.

    pub(crate) fn list_names(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.everybody().filter(|&seat| seat != state.active).map(Action::Name));
    }

    pub(crate) fn play_name(
        &self,
        state: &mut State,
        seat: Seat,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if seat == state.active || seat.index() >= self.seats() {
            return Err(Refusal::NotAnother);
        }
        journal.note(Note::Named(state.active, seat));
        state.task.performer = seat;
        self.begin_performer(state, journal);
        Ok(())
    }

    /// The performer starts on the card, picking an option first if there are several.
    pub(crate) fn begin_performer(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        if self.face(state.task.card).options > 1 {
            state.step = Step::Option;
        } else {
            self.begin_option(state, 0, journal);
        }
    }

    /// May `performer` choose this option of `card`: payable, if it has a price, and possible?
    fn may_choose(&self, state: &State, card: Card, option: u8, performer: Seat) -> Result<(), Refusal> {
        let face = self.face(card);
        if option >= face.options {
            return Err(Refusal::NoSuchOption);
        }
        if card.colour() == Colour::Light && face.stones[usize::from(option)] > state.player(performer).stones
        {
            return Err(Refusal::CannotPay);
        }
        if self.is_possible(state, face.effects[usize::from(option)], performer) {
            Ok(())
        } else {
            Err(Refusal::NoSuchOption)
        }
    }

    /// Could this instruction do anything at all (IA-RULING-09, IA-RULING-42, IA-CARD-L-08b)?
    fn is_possible(&self, state: &State, effect: Effect, performer: Seat) -> bool {
        if effect == Effect::Club {
            return state.club_supply > 0;
        }
        let mut task = Task { performer, ..Task::default() };
        Self::load(&mut task, effect);
        self.can_act(state, &task, effect)
    }

    pub(crate) fn list_options(&self, state: &State, out: &mut Vec<Action>) {
        let task = &state.task;
        for option in 0..self.face(task.card).options {
            if self.may_choose(state, task.card, option, task.performer).is_ok() {
                out.push(Action::Option(option));
            }
        }
        if task.card.colour() == Colour::Dark {
            // IA-CARD-G-01
            out.push(Action::Done);
        }
    }

    pub(crate) fn play_option(
        &self,
        state: &mut State,
        option: u8,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        self.may_choose(state, state.task.card, option, state.task.performer)?;
        self.begin_option(state, option, journal);
        Ok(())
    }

    /// Pays for the option, if it is of a light card, and starts on it.
    fn begin_option(&self, state: &mut State, option: u8, journal: &mut impl Journal<Note>) {
        let face = self.face(state.task.card);
        let performer = state.task.performer;
        if state.task.card.colour() == Colour::Light {
            // IA-MIG-05
            let price = face.stones[usize::from(option)];
            state.players[performer.index()].stones -= price;
            state.light_pool += price;
            journal.note(Note::Paid(performer, price));
        }
        let effect = face.effects[usize::from(option)];
        state.task.option = option;
        Self::load(&mut state.task, effect);
        if effect == Effect::Club {
            self.take_club(state, journal);
        } else {
            self.go_on(state, journal);
        }
    }

    /// The card has been performed by everybody who was to: steps 2 and 3 follow.
    pub(crate) fn end_performance(&self, state: &mut State) {
        state.task = Task::default();
        state.step = Step::PutAway;
    }
}

/// Does IA-MIG-11 force a light card?
#[derive(Clone, Copy, PartialEq, Eq)]
enum RichRule {
    Applies,
    DoesNot,
}
