//! What the active player may do at any moment between two complete effects: buy, make an offering, exchange, ask the elder.
//! RT-DEC-13, RT-RULING-59

use table::{Seat, journal::Journal, sets::Indexed, sets::Set, text::Phrase};

use crate::{
    action::Action,
    game::{GoalKind, RiseOfTribes},
    ids::{Ability, Goal, Once},
    note::Note,
    payment::{Bill, Pay},
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::{self, message},
};

impl RiseOfTribes {
    #[inline]
    pub(crate) fn list_offers(&self, state: &State, step: Step, out: &mut Vec<Action>) {
        for object in state.events.for_sale() {
            if self.may_buy(state, object).is_ok() {
                out.push(Action::Buy(object));
            }
        }
        self.list_offerings(state, out);
        if self.options.powers {
            self.list_trades(state, state.active, out);
        }
        if self.options.elders && self.may_ask_elder(state).is_ok() {
            for seat in Seat::all(self.seats) {
                for goal in self.lessons(state, step, seat) {
                    out.push(Action::Borrow(seat, goal));
                }
            }
        }
    }

    /// Plays an offer in a step of the turn; every other action is refused.
    pub(crate) fn play_offer<J: Journal<Note>>(
        &self,
        state: &mut State,
        step: Step,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Buy(object) => self.play_buy(state, object, j),
            Action::Offer(offering) => self.play_offering(state, offering, j),
            Action::Trade(give, get) => self.play_trade(state, state.active, (give, get), j),
            Action::Borrow(seat, goal) => self.play_borrow(state, step, (seat, goal), j),
            _ => Err(Refusal::unexpected(action)),
        }
    }

    /// The words of an offer.
    pub(crate) fn describe_offer(&self, state: &State, action: Action) -> Option<Phrase> {
        match action {
            Action::Buy(object) => {
                let (good, price) = self.price(state, object).ok()?;
                Some(
                    message("do-buy")
                        .phrase("object", words::object(object))
                        .phrase("use", message(&format!("object-{object}-use")))
                        .phrase("cost", words::some(good, price)),
                )
            }
            Action::Offer(offering) => Some(self.describe_offering(offering)),
            Action::Borrow(seat, goal) => {
                let GoalKind::Development { ability, .. } = self.tables.goals[goal.index()].kind else {
                    return None;
                };
                Some(
                    message("do-borrow")
                        .phrase("goal", words::goal(goal))
                        .number("gift", self.content.elder.gift.is)
                        .seat("who", seat)
                        .phrase("ability", words::ability(ability)),
                )
            }
            _ => None,
        }
    }

    /// Is the elder on the map, unused this turn, and able to pay? RT-ELDER-03, -04
    fn may_ask_elder(&self, state: &State) -> Result<(), Refusal> {
        let player = state.player(state.active);
        ensure(player.elder.is_some(), Refusal::ElderAway)?;
        ensure(!state.once.has(Once::Elder), Refusal::ElderUsed)?;
        ensure(player.goods.total() >= u16::from(self.content.elder.gift.is), Refusal::NoGift)
    }

    /// The developments of `seat` the elder can learn now: not one the active player has, and only one that can still be used.
    fn lessons(&self, state: &State, step: Step, seat: Seat) -> Set<Goal> {
        if !self.is_rival(state.active, seat) {
            return Set::EMPTY;
        }
        let new = state.player(seat).done.without(state.player(state.active).done);
        let useful = |goal| match step {
            Step::Conflicts => self.gives(goal, Ability::Strike),
            Step::End => false,
            _ => true,
        };
        new.iter().filter(|&goal| self.is_development(goal) && useful(goal)).collect()
    }

    /// Can the elder still learn something in this step?
    pub(crate) fn may_borrow(&self, state: &State, step: Step) -> bool {
        self.options.elders
            && self.may_ask_elder(state).is_ok()
            && Seat::all(self.seats).any(|seat| !self.lessons(state, step, seat).is_empty())
    }

    fn play_borrow<J: Journal<Note>>(
        &self,
        state: &mut State,
        step: Step,
        (seat, goal): (Seat, Goal),
        j: &mut J,
    ) -> Result<(), Refusal> {
        self.may_ask_elder(state)?;
        ensure(self.lessons(state, step, seat).has(goal), Refusal::NoLesson)?;
        state.once.insert(Once::Elder);
        state.borrowed = Some(goal);
        j.note(Note::Borrows(state.active, seat, goal));
        state.push(Pay { left: self.content.elder.gift.is, bill: Bill::Elder { to: seat } });
        Ok(())
    }

    /// A lesson that gave this ability is used up: the elder's effect is one use. Actions end it themselves, since none is
    /// taken twice in a turn. RT-RULING-61
    pub(crate) fn spend_lesson(&self, state: &mut State, ability: Ability) {
        let own = state.player(state.active).done;
        let owned = own.iter().any(|goal| self.gives(goal, ability));
        if !owned && state.borrowed.is_some_and(|goal| self.gives(goal, ability)) {
            state.borrowed = None;
        }
    }
}
