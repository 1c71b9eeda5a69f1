//! Decisions on the stack: what each kind of [`Frame`] offers, asks, gives up when declined, and how it can be possible.

use table::{journal::Journal, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    ids::{Card, CultureSkill},
    names::{effect, gains},
    note::Note,
    refusal::Refusal,
    state::{Due, Frame, Source, Stage, State},
};

impl Frame {
    /// What the active player may do about it.
    pub(crate) fn legal_actions(self, rules: &EndlessWinter, state: &State, out: &mut Vec<Action>) {
        match self {
            Self::Gains { gains, .. } => {
                rules.list_ladder(state, out);
                for unit in gains.iter() {
                    unit.icon.list(rules, state, out);
                }
                rules.list_free(state, out);
                out.push(Action::Done);
            }
            Self::Pay(_) | Self::Again(..) => out.extend([Action::Pay, Action::Done]),
            Self::Discard(_) | Self::Fee(_) => {
                let hand = state.mine().hand;
                out.extend(hand.iter().map(|(card, _)| Action::Discard(card)));
            }
            // It waits for chance; nobody is asked.
            Self::Further(_) => {}
        }
    }

    /// What is noted when it is declined. Costs of what was chosen may not be (EW-RULING-09).
    pub(crate) fn decline(self, rules: &EndlessWinter, state: &State) -> Result<Note, Refusal> {
        match self {
            Self::Gains { source, gains } => {
                Ok(Note::Declined(state.active(), gains, rules.origin(state, source)))
            }
            Self::Pay(skill) => Ok(Note::NotPaid(state.active(), skill.culture())),
            Self::Again(source, _) => {
                let gains = rules.effect(state, source).gains;
                Ok(Note::Declined(state.active(), gains, rules.origin(state, source)))
            }
            Self::Discard(_) => Err(Refusal::DiscardDue),
            Self::Fee(_) => Err(Refusal::FeeDue),
            Self::Further(_) => Err(Refusal::NotNow),
        }
    }

    /// The question it puts to the active player.
    pub(crate) fn question(self, rules: &EndlessWinter, state: &State) -> Phrase {
        match self {
            Self::Gains { source, gains: left } => Phrase::new("endless-winter-ask-gains")
                .phrase("source", rules.source_name(state, source))
                .phrase("gains", gains(&left)),
            Self::Pay(skill) | Self::Further(skill) => {
                Phrase::new("endless-winter-ask-pay").phrase("card", rules.culture_name(skill.culture()))
            }
            Self::Again(source, left) => Phrase::new("endless-winter-ask-again")
                .phrase("source", rules.source_name(state, source))
                .number("left", left),
            Self::Discard(source) => {
                Phrase::new("endless-winter-ask-discard").phrase("source", rules.source_name(state, source))
            }
            Self::Fee(culture) => {
                Phrase::new("endless-winter-ask-fee").phrase("card", rules.culture_name(culture))
            }
        }
    }

    /// The phrase for declining it.
    pub(crate) fn describe_decline(self) -> Phrase {
        Phrase::new(match self {
            Self::Pay(_) | Self::Again(..) => "endless-winter-do-done-pay",
            Self::Gains { .. } | Self::Discard(_) | Self::Fee(_) | Self::Further(_) => {
                "endless-winter-do-done"
            }
        })
    }

    /// Can it be at this place of the stack? `below` is how many frames it covers.
    pub(crate) fn is_sound(self, rules: &EndlessWinter, state: &State, below: usize) -> bool {
        let top = below + 1 == state.open.stack.len();
        match self {
            Self::Gains { source, gains } => !gains.is_empty() && rules.is_sound_source(source),
            Self::Pay(skill) => {
                let price = rules.culture_skill(skill).price;
                top && state.open.stage == Stage::Plan && rules.payable(state, price)
            }
            // One for each card of the price, on top of everything else.
            Self::Discard(_) => {
                let frames = &state.open.stack.as_slice()[below..];
                frames.iter().all(|&frame| frame == self) && frames.len() <= state.mine().hand.len()
            }
            // What the skill before it gives lies on top, or chance is asked for the last of it.
            Self::Further(skill) => {
                let waits = !top || state.open.due != Due::Nothing;
                waits && below == 0 && state.open.stage == Stage::Plan && rules.is_printed(skill)
            }
            Self::Again(source, left) => {
                left > 0 && rules.is_sound_source(source) && rules.effect(state, source).repeats_exchange()
            }
            Self::Fee(_) => {
                top && below == 0 && state.open.stage == Stage::Plan && !state.mine().hand.is_empty()
            }
        }
    }
}

impl EndlessWinter {
    pub(crate) fn pay_culture(&self, state: &mut State, _: &mut impl Journal<Note>) -> Result<(), Refusal> {
        match state.open.stack.top() {
            Some(&Frame::Pay(skill)) => {
                state.open.stack.pop();
                self.use_effect(state, Source::Culture(skill));
            }
            Some(&Frame::Again(source, left)) => self.pay_again(state, source, left),
            _ => return Err(Refusal::NoPay),
        }
        Ok(())
    }

    pub(crate) fn describe_pay(&self, state: &State) -> Phrase {
        match state.open.stack.top() {
            Some(&Frame::Pay(skill)) => {
                let price = effect(&self.culture_skill(skill));
                Phrase::new("endless-winter-do-pay").phrase("effect", price)
            }
            Some(&Frame::Again(source, _)) => Phrase::new("endless-winter-do-pay-again")
                .phrase("effect", effect(&self.effect(state, source).once())),
            _ => Phrase::new("endless-winter-do-done"),
        }
    }

    pub(crate) fn discard(
        &self,
        state: &mut State,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Some(&frame @ (Frame::Discard(_) | Frame::Fee(_))) = state.open.stack.top() else {
            return Err(Refusal::NoDiscard);
        };
        if !state.mine().hand.has(card) {
            return Err(Refusal::NotInHand);
        }
        state.open.stack.pop();
        self.discard_from_hand(state, card);
        journal.note(Note::Discarded(state.active(), card));
        match frame {
            // Another card is due.
            Frame::Discard(_) if state.open.stack.top() == Some(&frame) => {}
            Frame::Discard(source) => {
                let gained = self.gains_of(state, &self.effect(state, source));
                self.push(state, source, gained);
            }
            Frame::Fee(culture) => self.resolve_skill(state, CultureSkill::of(culture, 0)),
            Frame::Gains { .. } | Frame::Pay(_) | Frame::Further(_) | Frame::Again(..) => {}
        }
        Ok(())
    }

    pub(crate) fn describe_discard(&self, _: &State, card: Card) -> Phrase {
        Phrase::new("endless-winter-do-discard").phrase("card", self.card_name(card))
    }
}
