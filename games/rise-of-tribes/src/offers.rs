//! What the active player may do at any moment between two complete effects. RT-DEC-13

use table::{Seat, journal::Journal, sets::Set};

use crate::{
    action::Action,
    engine::Flow,
    frame::{Bill, Frame},
    game::RiseOfTribes,
    ids::{Ability, Goal, Good, Object, Once},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

/// A moment of the active player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Before the roll.
    BeforeRoll,
    /// Step 3.
    Actions,
    /// Step 4.
    Conflicts,
    /// Step 5.
    End,
}

impl RiseOfTribes {
    #[inline]
    pub(crate) fn list_offers(&self, state: &State, moment: Moment, out: &mut Vec<Action>) {
        if !state.events.active.is_empty() {
            out.extend(
                Object::ALL
                    .iter()
                    .copied()
                    .filter(|&object| self.may_buy(state, object).is_ok())
                    .map(Action::Buy),
            );
        }
        if self.options.powers {
            self.list_trades(state, state.active, out);
        }
        if self.options.elders && self.may_ask_elder(state).is_ok() {
            for seat in Seat::all(self.seats) {
                for goal in self.lessons(state, moment, seat) {
                    out.push(Action::Borrow(seat, goal));
                }
            }
        }
    }

    /// Plays an anytime offer; nothing if the action is none.
    pub(crate) fn play_offer<J: Journal<Note>>(
        &self,
        state: &mut State,
        moment: Moment,
        action: Action,
        j: &mut J,
    ) -> Option<Result<(), Refusal>> {
        Some(match action {
            Action::Buy(object) => self.play_buy(state, object, j),
            Action::Trade(give, get) => self.play_trade(state, state.active, give, get, j),
            Action::Borrow(seat, goal) => self.play_borrow(state, moment, seat, goal, j),
            _ => return None,
        })
    }

    /// Is the elder on the map, fresh, and able to pay? RT-ELDER-03, -04
    fn may_ask_elder(&self, state: &State) -> Result<(), Refusal> {
        let player = state.player(state.active);
        ensure(player.elder.is_some(), Refusal::NoLesson)?;
        ensure(!state.once.has(Once::Elder), Refusal::ElderTired)?;
        ensure(player.goods.total() >= u16::from(self.content.elder.gift.is), Refusal::NothingHeld)
    }

    /// The developments of `seat` the elder can learn now: not one the own tribe has, and only one that can still matter.
    fn lessons(&self, state: &State, moment: Moment, seat: Seat) -> Set<Goal> {
        if !self.is_rival(state.active, seat) {
            return Set::EMPTY;
        }
        state
            .player(seat)
            .done
            .without(state.player(state.active).done)
            .iter()
            .filter(|&goal| {
                self.is_development(goal)
                    && match moment {
                        Moment::BeforeRoll | Moment::Actions => true,
                        Moment::Conflicts => self.gives(goal, Ability::Strike),
                        Moment::End => false,
                    }
            })
            .collect()
    }

    /// Can the elder still learn something at this moment?
    pub(crate) fn may_borrow(&self, state: &State, moment: Moment) -> bool {
        self.options.elders
            && self.may_ask_elder(state).is_ok()
            && Seat::all(self.seats).any(|seat| !self.lessons(state, moment, seat).is_empty())
    }

    fn play_borrow<J: Journal<Note>>(
        &self,
        state: &mut State,
        moment: Moment,
        seat: Seat,
        goal: Goal,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(self.options.elders, Refusal::NoLesson)?;
        self.may_ask_elder(state)?;
        ensure(self.lessons(state, moment, seat).has(goal), Refusal::NoLesson)?;
        state.once.insert(Once::Elder);
        state.borrowed = Some(goal);
        j.note(Note::Borrows(state.active, seat, goal));
        state.push(Frame::Pay { left: self.content.elder.gift.is, bill: Bill::Elder { to: seat } });
        Ok(())
    }

    /// A payment without a choice is made at once; a paid bill takes effect.
    pub(crate) fn advance_pay<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        bill: Bill,
        j: &mut J,
    ) -> Flow {
        let goods = state.player(state.active).goods;
        let mut kinds = goods.kinds();
        match (left, kinds.next(), kinds.next()) {
            (0, _, _) | (_, None, _) => {
                state.pop();
                if let Bill::Cunning { hex } = bill {
                    self.declare(state, hex, j);
                }
                Flow::Go
            }
            (_, Some(only), None) => {
                self.pay_one(state, left, bill, only, j);
                Flow::Go
            }
            _ => Flow::Wait,
        }
    }

    pub(crate) fn play_pay<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        bill: Bill,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Pay(good) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(state.player(state.active).goods.has(good), Refusal::NothingHeld)?;
        self.pay_one(state, left, bill, good, j);
        Ok(())
    }

    fn pay_one<J: Journal<Note>>(&self, state: &mut State, left: u8, bill: Bill, good: Good, j: &mut J) {
        let seat = state.active;
        state.player_mut(seat).goods.take(good, 1);
        match bill {
            Bill::Elder { to } => {
                state.player_mut(to).goods.add(good, 1); // RT-RULING-61
                j.note(Note::Gives(seat, good, to));
            }
            Bill::Intimidate | Bill::Cunning { .. } => j.note(Note::Pays(seat, good)),
        }
        state.replace(Frame::Pay { left: left - 1, bill });
    }

    /// Is there anything to decide before the roll? RT-DEC-05
    pub(crate) fn waits_before_roll(&self, state: &State) -> bool {
        if self.may_foretell(state).is_ok() {
            return true;
        }
        if state.events.active.is_empty() {
            return false;
        }
        // A double could take an object away: the last moment to buy it, or to trade for it.
        Object::ALL.iter().any(|&object| {
            state.events.is_active(object.event())
                && (self.may_buy(state, object).is_ok() || self.may_exchange(state, state.active).is_ok())
        })
    }
}
