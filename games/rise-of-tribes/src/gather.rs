//! GATHER: hexes give goods. RT-GATHER

use serde::{Deserialize, Serialize};
use table::{
    Seat,
    journal::Journal,
    sets::{Indexed, Set},
    text::Phrase,
};

use crate::{
    action::Action,
    content::TileEffect,
    crafts::{Basketry, Pottery},
    decision::{Area, Decision, Flow, is_count},
    evaluate::Expectation,
    events::Plenty,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Ability, Good, Hex, HexSet, Land, Level},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    words::{self, message},
};

/// The most goods a hex can give to a GATHER.
const MOST_EACH: u8 = 50;

/// Hexes are chosen for goods. RT-DEC-11
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Gather {
    /// Hexes still to choose.
    pub left: u8,
    /// Choices that may repeat a hex (Oxen).
    pub repeats: u8,
    /// Goods from each hex.
    pub each: u8,
    /// Hexes chosen.
    pub chosen: HexSet,
    /// Lakes that gave food.
    pub fed: HexSet,
    /// Kinds that Basketry can add to.
    pub kinds: Set<Good>,
}

impl RiseOfTribes {
    pub(crate) fn begin_gather(&self, state: &mut State, level: Level) {
        let [hexes, each] = self.tables.gather[level.index()];
        let oxen = self.ability(state, state.active, Ability::ExtraHex);
        state.push(Gather {
            left: hexes + oxen,
            repeats: oxen,
            each,
            chosen: HexSet::EMPTY,
            fed: HexSet::EMPTY,
            kinds: Set::EMPTY,
        });
    }

    /// May `seat` gather on `hex` at all?
    #[inline]
    pub(crate) fn may_gather(&self, state: &State, seat: Seat, hex: Hex) -> Result<(), Refusal> {
        ensure(state.field.on(seat).has(hex), Refusal::NotGatherable)?;
        ensure(state.events.invaders_on(hex) == 0, Refusal::NoGatherAmongInvaders)?;
        match self.effect_at(state, hex) {
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
        ensure(!self.is_wild(state, hex), Refusal::WildOnce)?;
        ensure(state.ground.glacier != Some(hex), Refusal::GlacierOnce)
    }

    /// The kinds of goods a hex can give. RT-EVENT-51, RT-TERRAIN-07
    #[inline]
    pub(crate) fn kinds_at(&self, state: &State, hex: Hex) -> Set<Good> {
        let mut kinds = native_kinds(state, hex);
        if let Some(place) = state.events.volcano
            && self.board.beside(place).has(hex)
        {
            kinds.insert(Good::Stone);
        }
        kinds
    }

    /// The kinds of goods the hexes of `seat` can give.
    pub(crate) fn produces(&self, state: &State, seat: Seat) -> Set<Good> {
        let on = state.field.on(seat);
        on.iter().fold(Set::EMPTY, |kinds, hex| kinds.or(self.kinds_at(state, hex)))
    }

    fn is_wild(&self, state: &State, hex: Hex) -> bool {
        self.effect_at(state, hex) == Some(TileEffect::Wild)
    }

    /// The hexes where `seat` meets members of other tribes.
    pub(crate) fn shared_hexes(state: &State, seat: Seat) -> HexSet {
        state.field.on(seat).and(state.field.on_of_others(seat))
    }
}

/// The kinds of goods of a hex's own terrain. RT-GATHER-03..05
#[inline]
pub(crate) fn native_kinds(state: &State, hex: Hex) -> Set<Good> {
    let mut kinds = Set::EMPTY;
    for &land in Land::ALL {
        if state.ground.of(land).has(hex) {
            kinds.insert(land.good());
        }
    }
    kinds
}

impl Gather {
    #[inline]
    fn may_choose(self, rules: &RiseOfTribes, state: &State, hex: Hex) -> Result<(), Refusal> {
        if self.chosen.has(hex) {
            rules.may_repeat(state, hex, self.repeats)?;
        }
        rules.may_gather(state, state.active, hex)
    }

    /// The hexes that can be chosen now.
    #[inline]
    fn hexes(self, rules: &RiseOfTribes, state: &State) -> HexSet {
        let mut hexes = if self.left == 0 { HexSet::EMPTY } else { state.field.on(state.active) };
        if self.repeats == 0 {
            hexes = hexes.without(self.chosen);
        }
        for hex in hexes {
            if self.may_choose(rules, state, hex).is_err() {
                hexes.remove(hex);
            }
        }
        hexes
    }

    /// The next hex if every hex gives one kind and all of them can be chosen. RT-GATHER-01
    pub(crate) fn obvious(self, actions: &[Action]) -> Option<Action> {
        let mut hexes = HexSet::EMPTY;
        for action in actions {
            if let Action::Gather(hex, _) = action {
                hexes.insert(*hex);
            }
        }
        // The last action is to stop.
        let one_kind_each = hexes.len() + 1 == actions.len();
        let all_fit = self.repeats == 0 && hexes.len() <= usize::from(self.left);
        actions.first().copied().filter(|_| one_kind_each && all_fit)
    }

    /// What a choice of `hex` gives: a repeated hex gives the base yield only.
    fn amount(self, rules: &RiseOfTribes, state: &State, hex: Hex) -> u8 {
        if self.chosen.has(hex) { self.each } else { rules.yield_of(state, hex, self.each) }
    }

    fn choose<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        (hex, good): (Hex, Good),
        j: &mut J,
    ) -> Result<(), Refusal> {
        self.may_choose(rules, state, hex)?;
        let refusal = match good {
            Good::Food => Refusal::NoFoodHere,
            Good::Wood => Refusal::NoWoodHere,
            Good::Stone => Refusal::NoStoneHere,
        };
        ensure(rules.kinds_at(state, hex).has(good), refusal)?;
        let mut next = self;
        next.left -= 1;
        next.repeats -= u8::from(self.chosen.has(hex));
        next.chosen.insert(hex);
        // RT-TERRAIN-19: Basketry adds nothing to the glacier.
        if state.ground.glacier != Some(hex) {
            let kinds = if rules.is_wild(state, hex) { Set::full() } else { Set::only(good) };
            next.kinds = next.kinds.or(kinds);
        }
        if good == Good::Food && state.ground.of(Land::Lake).has(hex) {
            next.fed.insert(hex);
        }
        state.replace(next);
        self.take_goods(rules, state, (hex, good), j);
        Ok(())
    }

    /// Goods come from a hex; on the wild land only the first, the others follow in any mix.
    fn take_goods<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        (hex, good): (Hex, Good),
        j: &mut J,
    ) {
        let seat = state.active;
        let amount = self.amount(rules, state, hex);
        let wild = rules.is_wild(state, hex);
        let now = if wild { amount.min(1) } else { amount };
        state.player_mut(seat).goods.add(good, now);
        j.note(Note::Gathers(seat, hex, good, now));
        if self.chosen.has(hex) {
            return;
        }
        rules.collect_melted(state, hex, j);
        let plenty = rules.plenty_here(state, hex, good);
        if wild {
            state.push(Mix { hex, left: amount - now, paid: plenty });
        }
        if plenty {
            state.push(Plenty { good });
        }
    }

    /// The action is over: Basketry, Education, Pottery, then the others' share.
    fn end(self, rules: &RiseOfTribes, state: &mut State) {
        let seat = state.active;
        state.pop();
        rules.begin_bounty(state, self.chosen);
        if !self.chosen.is_empty()
            && rules.ability(state, seat, Ability::Gift) > 0
            && !state.player(seat).goods.is_empty()
        {
            state.push(Pottery);
        }
        rules.begin_education(state, self.fed);
        if !self.kinds.is_empty() && rules.ability(state, seat, Ability::RicherHex) > 0 {
            state.push(Basketry { kinds: self.kinds });
        }
    }
}

impl Decision for Gather {
    #[inline]
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        if !self.hexes(rules, state).is_empty() {
            return Flow::Wait;
        }
        self.end(rules, state);
        Flow::Continue
    }

    #[inline]
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        for hex in self.hexes(rules, state) {
            for good in rules.kinds_at(state, hex) {
                out.push(Action::Gather(hex, good));
            }
        }
        out.push(Action::Done);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Gather(hex, good) => self.choose(rules, state, (hex, good), j),
            Action::Done => {
                self.end(rules, state);
                Ok(())
            }
            _ => Err(Refusal::unexpected(action)),
        }
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Finish(_)))
    }

    fn is_valid(self, rules: &RiseOfTribes, state: &State) -> bool {
        is_count(self.left)
            && is_count(self.repeats)
            && self.each <= MOST_EACH
            && rules.board.has_all(self.chosen)
            && self.fed.without(state.ground.of(Land::Lake)).is_empty()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-gather").number("left", self.left).number("each", self.each)
    }

    fn describe_action(self, rules: &RiseOfTribes, state: &State, action: Action) -> Option<Phrase> {
        match action {
            Action::Done => Some(message("do-end-gather")),
            Action::Gather(hex, good) => Some(
                message("do-gather")
                    .phrase("hex", rules.place_name(state, hex))
                    .phrase("good", words::some(good, self.amount(rules, state, hex))),
            ),
            _ => None,
        }
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        if tribe.is_active() { tribe.harvest(self.left, self.each, self.chosen) } else { 0.0 }
    }
}

/// The rest of the wild land's goods. RT-TERRAIN-07
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mix {
    /// The wild land.
    pub hex: Hex,
    /// Goods still to take.
    pub left: u8,
    /// Has an abundance card already paid for this hex? RT-RULING-64
    pub paid: bool,
}

impl Decision for Mix {
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(self.left > 0)
    }

    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend(Good::ALL.iter().copied().map(Action::Take));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Take(good) = action else {
            return Err(Refusal::unexpected(action));
        };
        let seat = state.active;
        state.player_mut(seat).goods.add(good, 1);
        j.note(Note::Gathers(seat, self.hex, good, 1));
        let plenty = !self.paid && rules.plenty_here(state, self.hex, good);
        state.replace(Self { left: self.left - 1, paid: self.paid || plenty, ..self });
        // Food taken from the wild land makes it a lake that gave food.
        if good == Good::Food
            && let [.., Frame::Gather(gather), _] = state.frames.as_mut_slice()
        {
            gather.fed.insert(self.hex);
        }
        if plenty {
            state.push(Plenty { good });
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Gather(_)))
    }

    fn is_valid(self, rules: &RiseOfTribes, _: &State) -> bool {
        rules.board.all.has(self.hex) && is_count(self.left)
    }

    fn question(self, rules: &RiseOfTribes, state: &State) -> Phrase {
        message("ask-mix").phrase("hex", rules.place_name(state, self.hex)).number("left", self.left)
    }

    fn expected(self, tribe: &Expectation<'_>) -> f32 {
        tribe.if_active(tribe.weights().pending_good * f32::from(self.left))
    }

    fn area(self) -> Area {
        Area::Own
    }
}
