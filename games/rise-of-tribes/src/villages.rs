//! Villages: built in step 5, or on the ruins of an abandoned one. RT-VILL

use serde::{Deserialize, Serialize};
use table::{
    Seat, Turn,
    journal::Journal,
    sets::{Indexed, Set},
    text::Phrase,
};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Area, Decision, Flow, is_count},
    evaluate::Expectation,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Good, Hex, HexSet},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::{self, message},
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
        ensure(state.events.invaders_on(hex) == 0, Refusal::NoVillageAmongInvaders)
    }

    /// The hexes on which `seat` could build, if it can pay.
    #[inline]
    pub(crate) fn village_sites(&self, state: &State, seat: Seat) -> HexSet {
        let mut sites = state.field.on(seat).without(state.villages());
        for hex in
            [state.ground.glacier, state.events.invaders.map(|invaders| invaders.hex)].into_iter().flatten()
        {
            sites.remove(hex);
        }
        sites
    }

    /// May the elder of `seat` come with a new village? RT-RULING-61
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
        let site = Site { seat, hex, elder, cost: self.village_cost(state, seat) };
        self.may_stand(state, seat, hex)?;
        self.may_build(state, site)?;
        self.build(state, site, j);
        Ok(())
    }

    /// Is there a token, the cost, and the elder if he is to come?
    pub(crate) fn may_build(&self, state: &State, site: Site) -> Result<(), Refusal> {
        ensure(self.token_left(state), Refusal::NoTokens)?;
        ensure(self.can_pay_village(state, site.seat, site.cost), Refusal::VillageCost)?;
        match site.elder {
            Elder::Comes => {
                ensure(self.options.elders, Refusal::NoElders)?;
                ensure(self.elder_waits(state, site.seat), Refusal::ElderOnMap)
            }
            Elder::Stays => Ok(()),
        }
    }

    /// Puts the village down and takes the cost.
    pub(crate) fn build<J: Journal<Note>>(&self, state: &mut State, site: Site, j: &mut J) {
        let Site { seat, hex, elder, cost } = site;
        state.player_mut(seat).villages.insert(hex);
        j.note(Note::Builds(seat, hex));
        self.charge(state, seat, cost, j);
        if elder == Elder::Comes {
            state.player_mut(seat).elder = Some(hex); // RT-ELDER-02
            j.note(Note::CallsElder(seat, hex));
        }
        self.first_village(state, j);
    }

    /// The two late events join the deck with the first village. RT-VILL-06, RT-RULING-25
    pub(crate) fn first_village<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        if !state.events.aside.is_empty() {
            state.events.deck = state.events.deck.or(state.events.aside);
            state.events.aside = Set::EMPTY;
            j.note(Note::LateEvents);
        }
    }

    /// Takes the cost of a village; with Crafty Builders the builder first chooses what to save.
    pub(crate) fn charge<J: Journal<Note>>(&self, state: &mut State, seat: Seat, cost: Goods, j: &mut J) {
        let left = self.discount(state, seat);
        if left > 0 {
            state.push(Spare { seat, left, cost });
        } else {
            pay(state, seat, cost, j);
        }
    }

    /// The words of building a village for `cost`.
    pub(crate) fn describe_build(&self, state: &State, action: Action, cost: Goods) -> Option<Phrase> {
        let phrase = match action {
            Action::Build(hex) => message("do-build").phrase("hex", self.place_name(state, hex)),
            Action::BuildWithElder(hex) => {
                message("do-build-elder").phrase("hex", self.place_name(state, hex))
            }
            Action::BuildHidden => message("do-build-hidden"),
            _ => return None,
        };
        Some(phrase.phrase("cost", words::goods(cost)))
    }
}

/// Pays for a village.
fn pay<J: Journal<Note>>(state: &mut State, seat: Seat, cost: Goods, j: &mut J) {
    state.player_mut(seat).goods.pay(cost);
    j.note(Note::Pays(seat, cost, Cause::Village));
}

/// Goods of a village's cost that need not be paid (Crafty Builders). RT-CHIEF-11
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Spare {
    /// Who builds.
    pub seat: Seat,
    /// How many.
    pub left: u8,
    /// What is still asked.
    pub cost: Goods,
}

impl Spare {
    /// May one good of this kind be spared, so that the rest can still be paid?
    fn may_spare(self, state: &State, good: Good) -> bool {
        let mut rest = self.cost;
        rest.take(good, 1) == 1 && state.player(self.seat).goods.lacks(rest) < u16::from(self.left)
    }
}

impl Decision for Spare {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Choose(self.seat)
    }

    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        if self.left > 0 && !self.cost.is_empty() {
            return Flow::Wait;
        }
        state.pop();
        pay(state, self.seat, self.cost, j);
        Flow::Continue
    }

    fn legal_actions(self, _: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        let spared = Good::ALL.iter().copied().filter(|&good| self.may_spare(state, good));
        out.extend(spared.map(Action::Spare));
    }

    fn play<J: Journal<Note>>(
        self,
        _: &RiseOfTribes,
        state: &mut State,
        action: Action,
        _: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Spare(good) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(self.may_spare(state, good), Refusal::NothingToSpare)?;
        let mut next = Self { left: self.left - 1, ..self };
        next.cost.take(good, 1);
        state.replace(next);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Turn(Step::End | Step::Actions) | Frame::AbandonedVillage(_)))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        rules.is_seat(self.seat)
            && is_count(self.left)
            && Good::each().all(|good| is_count(self.cost.of(good)))
            && state.player(self.seat).goods.lacks(self.cost) <= u16::from(self.left)
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-spare").number("left", self.left).phrase("cost", words::goods(self.cost))
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        let Action::Spare(good) = action else { return None };
        Some(message("do-spare").phrase("good", words::good(good)))
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        let due = self.cost.total().saturating_sub(u16::from(self.left));
        tribe.if_seat(self.seat, -tribe.weights().needed_good * f32::from(due))
    }

    fn area(self) -> Area {
        Area::Own
    }
}

/// A village about to be built.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    /// Who builds.
    pub(crate) seat: Seat,
    /// Where.
    pub(crate) hex: Hex,
    /// Does the elder come with it?
    pub(crate) elder: Elder,
    /// For this price.
    pub(crate) cost: Goods,
}

/// Does the elder come with a village?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Elder {
    /// He does.
    Comes,
    /// He does not.
    Stays,
}
