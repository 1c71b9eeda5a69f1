//! Walls, the Dugout Canoe and the Altar: bought from a card and kept. RT-EVENT-52..57

use table::{journal::Journal, sets::Indexed, text::Phrase};

use super::{discard, free_slot};
use crate::{
    action::{Action, Offering},
    content::EventEffect,
    decision::Decision,
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, Good, Object},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    words::{self, message},
};

impl RiseOfTribes {
    /// What an object costs now, if it is for sale. RT-EVENT-53
    pub(crate) fn price(&self, state: &State, object: Object) -> Result<(Good, u8), Refusal> {
        let event = object.event();
        ensure(state.events.owners[object.index()].is_none(), Refusal::Sold)?;
        ensure(state.events.is_active(event), Refusal::NotForSale)?;
        match self.effect(event) {
            EventEffect::Object { good, cost, .. } => {
                let tokens = Self::tokens_on(state, event).of(good);
                Ok((good, cost.saturating_sub(tokens)))
            }
            _ => Err(Refusal::NotForSale),
        }
    }

    /// Can the active player buy it now? RT-EVENT-55
    #[inline]
    pub(crate) fn may_buy(&self, state: &State, object: Object) -> Result<(Good, u8), Refusal> {
        let (good, price) = self.price(state, object)?;
        ensure(state.player(state.active).goods.of(good) >= price, Refusal::ObjectCost)?;
        Ok((good, price))
    }

    pub(crate) fn play_buy<J: Journal<Note>>(
        &self,
        state: &mut State,
        object: Object,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let (good, price) = self.may_buy(state, object)?;
        let seat = state.active;
        state.player_mut(seat).goods.take(good, price);
        free_slot(state, object.event());
        state.events.owners[object.index()] = Some(seat); // RT-EVENT-57
        j.note(Note::Buys(seat, object, good, price));
        Ok(())
    }

    /// A double puts a token on the card; a price of nothing discards it. RT-EVENT-53, -54
    #[expect(clippy::expect_used, reason = "only objects on active cards get cheaper")]
    pub(super) fn cheapen<J: Journal<Note>>(&self, state: &mut State, object: Object, j: &mut J) {
        let slot = state.events.slot(object.event()).expect("the object is for sale");
        let (good, price) = self.price(state, object).expect("an object for sale has a price");
        state.events.active.as_mut_slice()[slot].tokens.add(good, 1);
        let price = price.saturating_sub(1);
        if price == 0 {
            discard(state, object.event());
            j.note(Note::Unsold(object));
        } else {
            j.note(Note::Cheaper(object, good, price));
        }
    }

    /// What an offering costs. RT-GOAL-17
    fn offering_cost(&self, offering: Offering) -> Goods {
        match offering {
            Offering::Equal(good) => Goods::of_kind(good, self.content.altar.equal.is),
            Offering::Mixed => self.content.altar.mixed.is,
        }
    }

    /// The offerings these goods can pay.
    fn offerings(&self, goods: Goods) -> impl Iterator<Item = Offering> + '_ {
        let all = Good::ALL.iter().copied().map(Offering::Equal).chain([Offering::Mixed]);
        all.filter(move |&offering| goods.covers(self.offering_cost(offering)))
    }

    /// The owner of the Altar, with a member on the map. RT-EVENT-56
    fn may_offer(&self, state: &State) -> Result<(), Refusal> {
        let seat = state.active;
        ensure(state.events.owns(seat, Object::Altar), Refusal::NoAltar)?;
        ensure(!state.field.on(seat).is_empty(), Refusal::NoMemberToSacrifice)
    }

    pub(crate) fn list_offerings(&self, state: &State, out: &mut Vec<Action>) {
        if self.may_offer(state).is_ok() {
            out.extend(self.offerings(state.player(state.active).goods).map(Action::Offer));
        }
    }

    /// Could the active player make an offering now, if need be after buying the Altar?
    pub(crate) fn may_use_altar(&self, state: &State) -> bool {
        let seat = state.active;
        let mut goods = state.player(seat).goods;
        if !state.events.owns(seat, Object::Altar) {
            let Ok((good, price)) = self.may_buy(state, Object::Altar) else {
                return false;
            };
            goods.take(good, price);
        }
        !state.field.on(seat).is_empty() && self.offerings(goods).next().is_some()
    }

    /// Could the active player buy or use an object before a double changes it, if need be after an exchange?
    pub(crate) fn may_act_before_events(&self, state: &State) -> bool {
        let within_reach =
            |object| self.may_buy(state, object).is_ok() || self.may_exchange(state, state.active).is_ok();
        state.events.for_sale().any(within_reach) || self.may_use_altar(state)
    }

    pub(crate) fn play_offering<J: Journal<Note>>(
        &self,
        state: &mut State,
        offering: Offering,
        j: &mut J,
    ) -> Result<(), Refusal> {
        self.may_offer(state)?;
        let seat = state.active;
        let cost = self.offering_cost(offering);
        ensure(state.player(seat).goods.covers(cost), Refusal::OfferingCost)?;
        state.player_mut(seat).goods.pay(cost);
        j.note(Note::Pays(seat, cost, Cause::Event(Event::Altar)));
        state.push(Sacrifice);
        Ok(())
    }

    pub(crate) fn describe_offering(&self, offering: Offering) -> Phrase {
        message("do-offer")
            .phrase("cost", words::goods(self.offering_cost(offering)))
            .number("points", self.content.altar.points.is)
    }
}

/// A member is given to the Altar. RT-GOAL-16
#[derive(Clone, Copy)]
pub(crate) struct Sacrifice;

impl Decision for Sacrifice {
    fn legal_actions(self, _: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(state.field.on(state.active).iter().map(Action::Sacrifice));
    }

    /// The member may come from any hex. RT-RULING-32
    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Sacrifice(hex) = action else {
            return Err(Refusal::unexpected(action));
        };
        let seat = state.active;
        ensure(state.field.on(seat).has(hex), Refusal::NoMemberToSacrifice)?;
        state.pop();
        rules.remove(state, seat, hex, 1);
        j.note(Note::Sacrifices(seat, hex));
        rules.score(state, seat, Cause::Event(Event::Altar), rules.content.altar.points.is, j);
        rules.upkeep(state, None, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Turn(step)) if step.has_offers())
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-sacrifice")
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(1.0 - tribe.weights().late_member)
    }
}
