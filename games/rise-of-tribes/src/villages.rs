//! Villages: built in step 5, or on the ruins of an abandoned one. RT-VILL

use table::{Seat, journal::Journal, sets::Set};

use crate::{
    action::Action,
    content::PowerEffect,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Good, Hex, HexSet},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// Goods `seat` need not pay for a village. RT-CHIEF-11
    pub(crate) fn discount(&self, state: &State, seat: Seat) -> u8 {
        match self.power(state, seat) {
            Some(PowerEffect::CheaperVillages { less }) => less,
            _ => 0,
        }
    }

    /// Can `seat` pay this for a village?
    pub(crate) fn can_pay_village(&self, state: &State, seat: Seat, cost: Goods) -> bool {
        state.player(seat).goods.lacks(cost) <= u16::from(self.discount(state, seat))
    }

    /// Is a token left? RT-RULING-26
    pub(crate) fn token_left(&self, state: &State) -> bool {
        state.villages_built() < self.content.rules.villages.is
    }

    /// May a village of `seat` stand on `hex`?
    pub(crate) fn may_stand(&self, state: &State, seat: Seat, hex: Hex) -> Result<(), Refusal> {
        ensure(state.field.on(seat).has(hex), Refusal::NotOnOwnHex)?;
        ensure(!state.villages().has(hex), Refusal::VillageHere)?;
        ensure(state.ground.glacier != Some(hex), Refusal::NoVillageOnIce)?;
        ensure(state.events.invaders(hex) == 0, Refusal::InvadersHere)
    }

    /// The hexes on which `seat` could build, if it can pay.
    #[inline]
    pub(crate) fn village_sites(&self, state: &State, seat: Seat) -> HexSet {
        let mut sites = state.field.on(seat).without(state.villages());
        for hex in [state.ground.glacier, state.events.camp.map(|camp| camp.hex)].into_iter().flatten() {
            sites.remove(hex);
        }
        sites
    }

    /// May the own elder come with a new village? RT-RULING-61
    pub(crate) fn elder_waits(&self, state: &State, seat: Seat) -> bool {
        self.options.elders && state.player(seat).elder.is_none()
    }

    #[inline]
    pub(crate) fn list_builds(&self, state: &State, out: &mut Vec<Action>) {
        let seat = state.active;
        let cost = self.village_cost(state, seat);
        if !self.can_pay_village(state, seat, cost) || !self.token_left(state) {
            return;
        }
        let elder = self.elder_waits(state, seat);
        for hex in self.village_sites(state, seat) {
            out.push(Action::Build(hex));
            if elder {
                out.push(Action::BuildWithElder(hex));
            }
        }
        if self.may_build_hidden(state).is_ok() {
            out.push(Action::BuildHidden);
        }
    }

    /// A village on the map in step 5.
    pub(crate) fn play_build<J: Journal<Note>>(
        &self,
        state: &mut State,
        hex: Hex,
        elder: Elder,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        let cost = self.village_cost(state, seat);
        self.may_stand(state, seat, hex)?;
        self.may_raise(state, seat, elder, cost)?;
        self.raise(state, seat, hex, elder, cost, j);
        Ok(())
    }

    /// Is there a token, the cost, and the elder if he is to come?
    pub(crate) fn may_raise(
        &self,
        state: &State,
        seat: Seat,
        elder: Elder,
        cost: Goods,
    ) -> Result<(), Refusal> {
        ensure(self.token_left(state), Refusal::NoTokens)?;
        ensure(self.can_pay_village(state, seat, cost), Refusal::VillageCost)?;
        match elder {
            Elder::Comes => ensure(self.elder_waits(state, seat), Refusal::NoElder),
            Elder::Stays => Ok(()),
        }
    }

    /// Puts the village down and takes the cost.
    pub(crate) fn raise<J: Journal<Note>>(
        &self,
        state: &mut State,
        seat: Seat,
        hex: Hex,
        elder: Elder,
        cost: Goods,
        j: &mut J,
    ) {
        state.player_mut(seat).villages.insert(hex);
        j.note(Note::Builds(seat, hex));
        if elder == Elder::Comes {
            state.player_mut(seat).elder = Some(hex); // RT-ELDER-02
            j.note(Note::CallsElder(seat, hex));
        }
        self.first_village(state, j);
        self.charge(state, seat, cost);
    }

    /// The two late events join the deck with the first village. RT-VILL-06, RT-RULING-25
    pub(crate) fn first_village<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        if !state.events.aside.is_empty() {
            state.events.deck = state.events.deck.or(state.events.aside);
            state.events.aside = Set::EMPTY;
            j.note(Note::LateEvents);
        }
    }

    /// Takes the cost of a village; who builds craftily first says what to spare.
    pub(crate) fn charge(&self, state: &mut State, seat: Seat, cost: Goods) {
        let left = self.discount(state, seat);
        if left > 0 {
            state.push(Frame::Spare { seat, left, cost });
        } else {
            state.player_mut(seat).goods.pay(cost);
        }
    }

    /// May one good of this kind be spared, so that the rest can still be paid?
    pub(crate) fn may_spare(state: &State, seat: Seat, left: u8, cost: Goods, good: Good) -> bool {
        let mut rest = cost;
        rest.take(good, 1) == 1 && state.player(seat).goods.lacks(rest) < u16::from(left)
    }

    pub(crate) fn play_spare(
        state: &mut State,
        seat: Seat,
        left: u8,
        cost: Goods,
        action: Action,
    ) -> Result<(), Refusal> {
        let Action::Spare(good) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(Self::may_spare(state, seat, left, cost, good), Refusal::NothingToSpare)?;
        let mut cost = cost;
        cost.take(good, 1);
        state.replace(Frame::Spare { seat, left: left - 1, cost });
        Ok(())
    }

    pub(crate) fn pay_village(state: &mut State, seat: Seat, cost: Goods) {
        state.pop();
        state.player_mut(seat).goods.pay(cost);
    }
}

/// Does the elder come with a village?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Elder {
    /// He does.
    Comes,
    /// He does not.
    Stays,
}
