//! GATHER: hexes give goods. RT-GATHER

use table::{Seat, journal::Journal, sets::Indexed};

use crate::{
    action::Action,
    content::TileEffect,
    engine::{bit, goods_in},
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, Good, Hex, HexSet, Land, Level},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

/// All three kinds of goods, as bits.
const ANY_KIND: u8 = 0b111;

impl RiseOfTribes {
    pub(crate) fn begin_gather(&self, state: &mut State, level: Level) {
        let [hexes, each] = self.tables.gather[level.index()];
        let oxen = self.ability(state, state.active, Ability::ExtraHex);
        state.push(Frame::Gather {
            left: hexes + oxen,
            repeats: oxen,
            each,
            chosen: HexSet::EMPTY,
            fed: HexSet::EMPTY,
            kinds: 0,
        });
    }

    /// May `seat` gather on `hex` at all?
    #[inline]
    pub(crate) fn may_gather(&self, state: &State, seat: Seat, hex: Hex) -> Result<(), Refusal> {
        ensure(state.field.on(seat).has(hex), Refusal::NotGatherable)?;
        ensure(state.events.invaders(hex) == 0, Refusal::InvadersHere)?;
        match self.tile_effect(state.ground.tile(hex)) {
            // RT-TERRAIN-10
            Some(TileEffect::Thicket { members }) => {
                ensure(state.field.of(seat, hex) >= members, Refusal::NotEnoughHere)
            }
            _ => Ok(()),
        }
    }

    /// May a hex chosen before be chosen again (Oxen)?
    pub(crate) fn may_repeat(&self, state: &State, hex: Hex, repeats: u8) -> Result<(), Refusal> {
        ensure(repeats > 0, Refusal::GatheredTwice)?;
        let wild = self.tile_effect(state.ground.tile(hex)) == Some(TileEffect::Wild);
        ensure(!wild, Refusal::WildOnce)?;
        // RT-TERRAIN-19: the glacier has nothing more to give.
        ensure(state.ground.glacier != Some(hex), Refusal::GatheredTwice)
    }

    #[inline]
    fn may_choose(
        &self,
        state: &State,
        left: u8,
        repeats: u8,
        chosen: HexSet,
        hex: Hex,
    ) -> Result<(), Refusal> {
        ensure(left > 0, Refusal::NotGatherable)?;
        if chosen.has(hex) {
            self.may_repeat(state, hex, repeats)?;
        }
        self.may_gather(state, state.active, hex)
    }

    /// The hexes that can be chosen now.
    #[inline]
    pub(crate) fn gatherable(&self, state: &State, left: u8, repeats: u8, chosen: HexSet) -> HexSet {
        let mut hexes = if left == 0 { HexSet::EMPTY } else { state.field.on(state.active) };
        if repeats == 0 {
            hexes = hexes.without(chosen);
        }
        for hex in hexes {
            if self.may_choose(state, left, repeats, chosen, hex).is_err() {
                hexes.remove(hex);
            }
        }
        hexes
    }

    /// The kinds of goods a hex can give, as bits. RT-EVENT-51, RT-TERRAIN-07
    #[inline]
    pub(crate) fn kinds_at(&self, state: &State, hex: Hex) -> u8 {
        let mut kinds = 0;
        for &land in Land::ALL {
            if state.ground.of(land).has(hex) {
                kinds |= bit(land.good());
            }
        }
        if let Some(place) = state.events.volcano
            && self.board.beside(place).has(hex)
        {
            kinds |= bit(Good::Stone);
        }
        kinds
    }

    /// The kinds of goods the hexes of `seat` can give, as bits.
    pub(crate) fn produces(&self, state: &State, seat: Seat) -> u8 {
        let kinds = |kinds, hex| kinds | self.kinds_at(state, hex);
        state.field.on(seat).iter().fold(0, kinds)
    }

    #[inline]
    pub(crate) fn list_gather(
        &self,
        state: &State,
        left: u8,
        repeats: u8,
        chosen: HexSet,
        out: &mut Vec<Action>,
    ) {
        for hex in self.gatherable(state, left, repeats, chosen) {
            for good in goods_in(self.kinds_at(state, hex)) {
                out.push(Action::Gather(hex, good));
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn play_gather<J: Journal<Note>>(
        &self,
        state: &mut State,
        frame: Frame,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Frame::Gather { left, repeats, each, mut chosen, mut fed, mut kinds } = frame else {
            return Err(Refusal::NotNow);
        };
        match action {
            Action::Gather(hex, good) => {
                self.may_choose(state, left, repeats, chosen, hex)?;
                ensure(self.kinds_at(state, hex) & bit(good) != 0, Refusal::WrongGood)?;
                let again = chosen.has(hex);
                chosen.insert(hex);
                if state.ground.glacier != Some(hex) {
                    kinds |= if self.is_wild(state, hex) { ANY_KIND } else { bit(good) };
                }
                if good == Good::Food && state.ground.of(Land::Lake).has(hex) {
                    fed.insert(hex);
                }
                state.replace(Frame::Gather {
                    left: left - 1,
                    repeats: repeats - u8::from(again),
                    each,
                    chosen,
                    fed,
                    kinds,
                });
                let amount = if again { each } else { self.yield_of(state, hex, each) };
                self.reap(state, hex, good, amount, again, j);
                Ok(())
            }
            Action::Done => {
                self.end_gather(state, chosen, fed, kinds);
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn is_wild(&self, state: &State, hex: Hex) -> bool {
        self.tile_effect(state.ground.tile(hex)) == Some(TileEffect::Wild)
    }

    /// Goods come from a hex; on the wild land only the first, the others follow in any mix.
    fn reap<J: Journal<Note>>(
        &self,
        state: &mut State,
        hex: Hex,
        good: Good,
        amount: u8,
        again: bool,
        j: &mut J,
    ) {
        let seat = state.active;
        let wild = self.is_wild(state, hex);
        let now = if wild { amount.min(1) } else { amount };
        state.player_mut(seat).goods.add(good, now);
        j.note(Note::Gathers(seat, hex, good, now));
        if again {
            return;
        }
        self.collect_melted(state, hex, j);
        let plenty = self.plenty_here(state, hex, good);
        if wild {
            state.push(Frame::Mix { hex, left: amount - now, paid: plenty });
        }
        if plenty {
            state.push(Frame::Plenty { good });
        }
    }

    pub(crate) fn play_mix<J: Journal<Note>>(
        &self,
        state: &mut State,
        hex: Hex,
        left: u8,
        paid: bool,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Take(good) = action else {
            return Err(Refusal::NotNow);
        };
        let seat = state.active;
        state.player_mut(seat).goods.add(good, 1);
        j.note(Note::Gathers(seat, hex, good, 1));
        let plenty = !paid && self.plenty_here(state, hex, good);
        state.replace(Frame::Mix { hex, left: left - 1, paid: paid || plenty });
        // Food taken from the wild land makes it a lake that gave food.
        if good == Good::Food {
            let below = state.frames.len().checked_sub(2);
            if let Some(Frame::Gather { fed, .. }) =
                below.and_then(|index| state.frames.as_mut_slice().get_mut(index))
            {
                fed.insert(hex);
            }
        }
        if plenty {
            state.push(Frame::Plenty { good });
        }
        Ok(())
    }

    /// The action is over: Basketry, Education, Pottery, then the others' share.
    pub(crate) fn end_gather(&self, state: &mut State, chosen: HexSet, fed: HexSet, kinds: u8) {
        let seat = state.active;
        state.pop();
        self.begin_bounty(state, chosen);
        if !chosen.is_empty()
            && self.ability(state, seat, Ability::Gift) > 0
            && !state.player(seat).goods.is_empty()
        {
            state.push(Frame::Pottery);
        }
        self.begin_education(state, fed);
        if kinds != 0 && self.ability(state, seat, Ability::RicherHex) > 0 {
            state.push(Frame::Basketry { kinds });
        }
    }

    pub(crate) fn play_basketry<J: Journal<Note>>(
        &self,
        state: &mut State,
        kinds: u8,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        match action {
            Action::Basket(good) => {
                ensure(kinds & bit(good) != 0, Refusal::WrongGood)?;
                let more = self.ability(state, seat, Ability::RicherHex);
                state.player_mut(seat).goods.add(good, more);
                j.note(Note::Takes(seat, good, more));
                state.pop();
                Ok(())
            }
            Action::Done => {
                state.pop();
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Every good of `giver` to every other player.
    pub(crate) fn list_gifts(&self, state: &State, giver: Seat, out: &mut Vec<Action>) {
        for good in state.player(giver).goods.kinds() {
            for seat in Seat::all(self.seats) {
                if seat != giver {
                    out.push(Action::Give(good, seat));
                }
            }
        }
    }

    /// One good changes hands.
    pub(crate) fn give<J: Journal<Note>>(
        &self,
        state: &mut State,
        giver: Seat,
        good: Good,
        to: Seat,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(self.is_rival(giver, to), Refusal::NotARival)?;
        ensure(state.player(giver).goods.has(good), Refusal::NothingHeld)?;
        state.player_mut(giver).goods.take(good, 1);
        state.player_mut(to).goods.add(good, 1);
        j.note(Note::Gives(giver, good, to));
        Ok(())
    }

    pub(crate) fn play_pottery<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        match action {
            Action::Give(good, to) => {
                self.give(state, seat, good, to, j)?;
                let left = self.ability(state, seat, Ability::Gift);
                state.replace(Frame::Pick { left });
                Ok(())
            }
            Action::Done => {
                state.pop();
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// The hexes where `seat` meets members of other tribes.
    pub(crate) fn shared_hexes(state: &State, seat: Seat) -> HexSet {
        state.field.on(seat).and(state.field.on_of_others(seat))
    }
}
