//! Effects with an arrow or a colon: what they cost, how often they count, what they bring (EW-ICON-34, EW-ICON-35).

use table::sets::Indexed;

use crate::{
    EndlessWinter,
    icons::{Condition, Effect, Gains, Noun, Repeats},
    ids::Animal,
    price::Price,
    state::{Frame, Source, State},
};

impl EndlessWinter {
    /// What the effect gives now, or what one exchange of it gives (EW-RULING-78).
    #[inline]
    pub(crate) fn gains_of(&self, state: &State, effect: &Effect) -> Gains {
        match effect.condition {
            Some(condition) if condition.repeats == Repeats::Gains => {
                effect.gains.times(self.times(state, condition))
            }
            _ => effect.gains,
        }
    }

    /// How often a condition holds now (EW-TURN-43: counted at the moment of resolving).
    #[inline(never)]
    pub(crate) fn times(&self, state: &State, condition: Condition) -> u8 {
        let count = self.count(state, condition.per.noun) / usize::from(condition.per.group).max(1);
        count.min(usize::from(condition.most)) as u8
    }

    /// How many of a thing the active player has (EW-RULING-79).
    fn count(&self, state: &State, noun: Noun) -> usize {
        let me = state.me();
        let all = |animal: Animal| usize::from(me.upright.of(animal)) + usize::from(me.tipped.of(animal));
        let tipped = |animal: Animal| usize::from(me.tipped.of(animal));
        match noun {
            Noun::Camp => usize::from(me.camps_out()),
            Noun::CampType => self.camp_types(state, state.active()),
            Noun::Village => me.villages.len(),
            Noun::Buried => state.buried(state.active()),
            Noun::Animal => Animal::each().map(all).sum(),
            Noun::AnimalType => Animal::each().filter(|&animal| all(animal) > 0).count(),
            Noun::SameAnimal => Animal::each().map(all).max().unwrap_or(0),
            Noun::AnimalOf(animal) => all(animal),
            Noun::Tipped => Animal::each().map(tipped).sum(),
            Noun::TippedType => me.tipped.iter().count(),
            Noun::SameTipped => Animal::each().map(tipped).max().unwrap_or(0),
            Noun::TippedOf(animal) => tipped(animal),
            Noun::Megalith => {
                let megaliths = &state.open.megaliths;
                megaliths.on_ground(state.active()) + megaliths.above(state.active())
            }
            Noun::Stone => me.stones.len(),
            Noun::Idol => usize::from(me.offering) + usize::from(me.honor),
        }
    }

    /// Can the price of an effect be paid?
    #[inline]
    pub(crate) fn payable(&self, state: &State, price: Price) -> bool {
        price.is_free() || self.purse(state).covers(price)
    }

    /// Would using the effect change anything now (EW-RULING-68)?
    pub(crate) fn usable(&self, state: &State, source: Source) -> bool {
        let effect = self.effect(state, source);
        let never = match effect.condition {
            Some(condition) if condition.repeats == Repeats::Exchange => self.times(state, condition) == 0,
            _ => false,
        };
        !never && self.exchangeable(state, source, &effect)
    }

    /// Can the price be paid, and would what it brings change anything now?
    #[inline]
    pub(crate) fn exchangeable(&self, state: &State, source: Source, effect: &Effect) -> bool {
        self.payable(state, effect.price)
            && self.gains_of(state, effect).iter().any(|unit| unit.icon.is_possible(self, state, source))
    }

    /// Pays for an effect and puts what it gives on the stack, after the discard if it asks for one. EW-RULING-78: if it can
    /// be paid for several times, the player is asked again.
    pub(crate) fn use_effect(&self, state: &mut State, source: Source) {
        if let Some(condition) = self.effect(state, source).condition
            && condition.repeats == Repeats::Exchange
        {
            self.push_again(state, source, self.times(state, condition).saturating_sub(1));
        }
        self.exchange(state, source);
    }

    /// The price may be paid `left` times more.
    fn push_again(&self, state: &mut State, source: Source, left: u8) {
        if left > 0 {
            self.push_frame(state, Frame::Again(source, left));
        }
    }

    /// Pays once more for an effect that was used.
    pub(crate) fn pay_again(&self, state: &mut State, source: Source, left: u8) {
        state.open.stack.pop();
        self.push_again(state, source, left.saturating_sub(1));
        self.exchange(state, source);
    }

    /// Pays for an effect once.
    fn exchange(&self, state: &mut State, source: Source) {
        let effect = self.effect(state, source);
        self.charge(state, effect.price);
        if effect.price.cards > 0 {
            // EW-RULING-76: one card after another, all of them.
            (0..effect.price.cards).for_each(|_| self.push_frame(state, Frame::Discard(source)));
        } else {
            self.push(state, source, self.gains_of(state, &effect));
        }
    }
}
