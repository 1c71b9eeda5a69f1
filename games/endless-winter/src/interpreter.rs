//! Carries benefits out: one stack of pending effects, depth first, in the order the player chooses.

use table::journal::Journal;

use crate::{
    EndlessWinter,
    icons::{Bound, Effect, Gains, Icon, Per, Price},
    ids::{Animal, Card, Spot},
    note::Note,
    refusal::Refusal,
    state::{ChiefSkill, Due, Frame, HUNT_AREA, Scored, Source, Stage, State},
};
use table::sets::{Indexed, Set};

/// Skills may be used in the middle of a benefit (EW-RULING-31) while the stack has this much or less on it, so that what
/// they bring always finds room.
const DEEPEST_FOR_SKILLS: usize = 4;

/// The ladder of lower benefits from the bottom (EW-GOLD-03); an extra Megalith stands on the same rung as any other.
const RUNGS: [Icon; 6] =
    [Icon::Food, Icon::Tool, Icon::Idol, Icon::Draw, Icon::Megalith, Icon::ExtraMegalith];
const LADDER: u32 = Icon::Food.bit()
    | Icon::Tool.bit()
    | Icon::Idol.bit()
    | Icon::Draw.bit()
    | Icon::Megalith.bit()
    | Icon::ExtraMegalith.bit();
/// Booked whenever they turn up (EW-RULING-70).
const BOOKED_AT_ONCE: u32 = Icon::Point.bit() | Icon::Labor.bit() | Icon::HalfLabor.bit() | Icon::Food.bit();
/// Looked at before anybody is asked.
const BOOKED: u32 = BOOKED_AT_ONCE | Icon::FillFood.bit();
/// There is always something to do with these.
const ALWAYS_POSSIBLE: u32 = Icon::Tool.bit()
    | Icon::Idol.bit()
    | Icon::Draw.bit()
    | Icon::Megalith.bit()
    | Icon::TribeToHand.bit()
    | Icon::TribeToDiscard.bit()
    | Icon::TakeDeckAnimal.bit();

/// How an action is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// With an icon of the benefit on top of the stack.
    Icon(Icon),
    /// With the price of a section of the column.
    Paid(Section),
}

/// A section of a column where something can be done, with what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    /// Any number of times (EW-TURN-16).
    Top {
        /// Tools.
        tools: u8,
        /// Labor in half points.
        labor: u8,
    },
    /// Once (EW-TURN-18).
    Middle {
        /// Food.
        food: u8,
    },
}

impl EndlessWinter {
    /// The benefit on top of the stack, if it is one to take from.
    #[inline]
    pub(crate) fn top_gains<'a>(&self, state: &'a State) -> Option<(Source, &'a Gains)> {
        match state.open.stack.top() {
            Some(Frame::Gains { source, gains }) => Some((*source, gains)),
            _ => None,
        }
    }

    /// How something can be done now: by `icon` if a benefit is pending, else in `section` of a column.
    #[inline]
    pub(crate) fn way(&self, state: &State, icon: Icon, spot: Spot, section: Section) -> Option<Way> {
        if !state.open.stack.is_empty() {
            let (_, gains) = self.top_gains(state)?;
            return gains.has(icon).then_some(Way::Icon(icon));
        }
        if state.open.stage != Stage::Top || state.open.moment.spot != Some(spot) {
            return None;
        }
        let payable = match section {
            Section::Top { tools, labor } => state.me().tools >= tools && state.open.moment.labor >= labor,
            Section::Middle { food } => state.me().food >= food,
        };
        payable.then_some(Way::Paid(section))
    }

    /// Pays for something the way that was found.
    pub(crate) fn pay(&self, state: &mut State, way: Way) {
        match way {
            Way::Icon(icon) => self.take_icon(state, icon),
            Way::Paid(Section::Top { tools, labor }) => {
                state.me_mut().tools -= tools;
                state.open.moment.labor -= labor;
            }
            Way::Paid(Section::Middle { food }) => {
                state.me_mut().food -= food;
                // EW-RULING-64: the figure only moves down.
                state.open.stage = Stage::Middle;
            }
        }
    }

    /// Takes one icon off the benefit on top; an empty benefit leaves the stack.
    pub(crate) fn take_icon(&self, state: &mut State, icon: Icon) {
        let Some(Frame::Gains { source, gains }) = state.open.stack.top_mut() else {
            return;
        };
        gains.take(icon);
        // EW-MIG-15: at the bottom of Migrate the move comes after the placing.
        if icon == Icon::MoveCamp && matches!(source, Source::Bottom(_)) {
            gains.take_up_to(Icon::PlaceCamp, u8::MAX);
        }
        if gains.is_empty() {
            state.open.stack.pop();
        }
    }

    /// Puts a benefit on the stack.
    pub(crate) fn push(&self, state: &mut State, source: Source, gains: Gains) {
        if !gains.is_empty() {
            let fits = state.open.stack.push(Frame::Gains { source, gains });
            debug_assert!(fits, "benefits nest deeper than the stack");
        }
    }

    /// The effect behind a source that has a price or a condition.
    pub(crate) fn effect(&self, state: &State, source: Source) -> Effect {
        match source {
            Source::Culture(culture) => self.tables.cultures[culture.index()].skill,
            Source::Skill(tribe) => self.tables.tribes[tribe.index()].skill,
            Source::EclipseSkill(tribe) => self.tables.tribes[tribe.index()].eclipse,
            Source::Chief => self.chief_effect(state),
            Source::Hex(hex) => {
                let terrain = state.open.terrain[hex.index()];
                self.tables.terrains[terrain.index()].gives
            }
            Source::Rest
            | Source::Rite
            | Source::Bottom(_)
            | Source::TurnOrder
            | Source::Board
            | Source::Space(_)
            | Source::Offering(_)
            | Source::Slot(_)
            | Source::Tip(_)
            | Source::Glacier(_)
            | Source::Herd(_)
            | Source::Fish(_) => Effect::default(),
        }
    }

    /// The skill of the active player's Chief.
    pub(crate) fn chief_effect(&self, state: &State) -> Effect {
        let me = state.me();
        match (me.chief, me.side) {
            (Some(chief), Some(side)) => self.tables.chiefs[chief.index()][side as usize],
            _ => Effect::default(),
        }
    }

    /// What the effect gives now (EW-TURN-43: counted at the moment of resolving).
    pub(crate) fn gains_of(&self, state: &State, effect: &Effect) -> Gains {
        let Some(condition) = effect.condition else {
            return effect.gains;
        };
        let me = state.me();
        let count = match condition.per {
            Per::Camp => usize::from(me.camps_out()),
            Per::Village => me.villages.len(),
            Per::Buried(group) => state.buried(state.active()) / usize::from(group).max(1),
            Per::TippedType => me.tipped.iter().count(),
        };
        effect.gains.times(count.min(usize::from(condition.most)) as u8)
    }

    /// Can the price be paid?
    #[inline]
    pub(crate) fn payable(&self, state: &State, price: Price) -> bool {
        let me = state.me();
        me.food >= price.food
            && me.tools >= price.tools
            && (price.discards == 0 || !state.mine().hand.is_empty())
    }

    /// Can the effect be used to any end now (EW-RULING-68)?
    pub(crate) fn usable(&self, state: &State, source: Source) -> bool {
        let effect = self.effect(state, source);
        self.payable(state, effect.price)
            && self.gains_of(state, &effect).iter().any(|unit| self.possible(state, source, unit.icon))
    }

    /// Does the column condition hold (EW-TURN-37)?
    #[inline]
    pub(crate) fn in_place(&self, state: &State, bound: Bound) -> bool {
        match bound {
            Bound::Free => true,
            Bound::Column(column) => state.open.moment.spot == Some(Spot::Column(column)),
            Bound::Eclipse => false,
        }
    }

    /// Pays Food and Tools for an effect and puts what it gives on the stack, after the discard if it asks for one.
    pub(crate) fn use_effect(&self, state: &mut State, source: Source) {
        let effect = self.effect(state, source);
        let me = state.me_mut();
        me.food -= effect.price.food;
        me.tools -= effect.price.tools;
        if effect.price.discards > 0 {
            let fits = state.open.stack.push(Frame::Discard(source));
            debug_assert!(fits, "benefits nest deeper than the stack");
        } else {
            let gains = self.gains_of(state, &effect);
            self.push(state, source, gains);
        }
    }

    /// May Tribe cards and skills be used now (EW-RULING-31, EW-RULING-32)?
    #[inline]
    pub(crate) fn skills_open(&self, state: &State) -> bool {
        let in_step_two = matches!(state.open.stage, Stage::Top | Stage::Middle | Stage::Closing);
        in_step_two
            && state.open.stack.len() <= DEEPEST_FOR_SKILLS
            && match state.open.stack.top() {
                None | Some(Frame::Gains { .. }) => true,
                Some(Frame::Pay(_) | Frame::Discard(_) | Frame::Fee(_)) => false,
            }
    }

    /// EW-TURN-35, EW-TURN-39: may the skill of this card be used now?
    pub(crate) fn may_use_skill(&self, state: &State, card: Card) -> Result<Source, Refusal> {
        let source = match (state.open.stage, card) {
            (Stage::Skills, Card::Tribe(tribe)) if state.open.stack.is_empty() => Source::EclipseSkill(tribe),
            (_, Card::Tribe(tribe)) => Source::Skill(tribe),
            (_, Card::Culture(culture)) => Source::Culture(culture),
        };
        let open = match source {
            Source::EclipseSkill(_) => true,
            _ => self.skills_open(state) && self.in_place(state, self.effect(state, source).bound),
        };
        if open && state.open.moment.ready.has(card) && self.usable(state, source) {
            Ok(source)
        } else {
            Err(Refusal::NoSkill)
        }
    }

    /// EW-TURN-36: may the Chief's skill be used now?
    pub(crate) fn may_use_chief(&self, state: &State) -> bool {
        state.open.moment.chief == ChiefSkill::Ready
            && self.skills_open(state)
            && self.in_place(state, self.chief_effect(state).bound)
            && self.usable(state, Source::Chief)
    }

    /// Can anything be done with this icon?
    pub(crate) fn possible(&self, state: &State, source: Source, icon: Icon) -> bool {
        let open = &state.open;
        match icon {
            // EW-GOLD-08: a ladder benefit can always be taken as something.
            Icon::Food
            | Icon::Tool
            | Icon::Idol
            | Icon::Draw
            | Icon::Megalith
            | Icon::Point
            | Icon::TribeToHand
            | Icon::TribeToDiscard
            | Icon::TakeDeckAnimal => true,
            // Labor is worth nothing on Rest and in the Eclipse.
            Icon::Labor | Icon::HalfLabor => {
                open.stage == Stage::Plan || matches!(open.moment.spot, Some(Spot::Column(_)))
            }
            // EW-RULING-18: with both arrow spaces occupied there is no effect and no swap.
            Icon::ExtraMegalith => !self.arrows(state, source).is_empty(),
            Icon::FillFood => state.me().food < state.me().food_limit(),
            Icon::TakeCulture => !open.display.is_empty(),
            Icon::TakeAnimal => !open.area.is_empty() || open.animals.is_empty(),
            Icon::TakeSameAnimal => match source {
                Source::Herd(animal) => open.area.has(animal),
                _ => !open.area.is_empty() || open.animals.is_empty(),
            },
            Icon::RevealAnimal => !open.animals.is_empty() && open.area.total() < HUNT_AREA,
            Icon::Tip => !state.me().upright.is_empty(),
            Icon::Bury => self.can_bury(state),
            Icon::PlaceCamp => state.me().camps_home() > 0,
            Icon::MoveCamp => state.me().camps_out() > 0 || !self.raft_targets(state).is_empty(),
            Icon::PlaceVillage => self.can_found(state),
            Icon::TakeStone => !self.stone_choices(state).is_empty(),
            Icon::Fish => self.can_fish(state),
            Icon::Drive => self.can_drive(state),
        }
    }

    /// Books what needs no decision and drops what can no longer be done. `true` if a decision is left.
    pub(crate) fn settle_stack(&self, state: &mut State, journal: &mut impl Journal<Note>) -> bool {
        let Some(&Frame::Gains { source, gains }) = state.open.stack.top() else {
            return true;
        };
        let kinds = gains.kinds_present();
        if kinds & BOOKED != 0 && !self.book(state, source, gains, journal) {
            return false;
        }
        if kinds & Icon::Fish.bit() != 0 && self.fish_at_once(state, journal) {
            return false;
        }
        let live = kinds & ALWAYS_POSSIBLE != 0
            || gains
                .iter()
                .any(|unit| unit.icon.bit() & BOOKED_AT_ONCE == 0 && self.possible(state, source, unit.icon));
        if !live {
            state.open.stack.pop();
        }
        live
    }

    /// EW-RULING-70: points, Labor and Food are never worse to have; nobody is asked. `false` if nothing else was there.
    #[inline(never)]
    fn book(
        &self,
        state: &mut State,
        source: Source,
        mut gains: Gains,
        journal: &mut impl Journal<Note>,
    ) -> bool {
        let seat = state.active();
        let points = gains.take_up_to(Icon::Point, u8::MAX);
        if points > 0 {
            state.me_mut().score(Scored::Benefits, u16::from(points));
            journal.note(Note::Gained(seat, Icon::Point, points));
        }
        let half = gains.half_labor();
        if half > 0 {
            gains.take_up_to(Icon::Labor, u8::MAX);
            gains.take_up_to(Icon::HalfLabor, u8::MAX);
            self.gain_labor(state, half, journal);
        }
        let room = state.me().food_limit().saturating_sub(state.me().food);
        let food = gains.take_up_to(Icon::Food, room);
        if food > 0 {
            state.me_mut().food += food;
            journal.note(Note::Gained(seat, Icon::Food, food));
        }
        if gains.kinds_present() & !(Icon::Food.bit() | Icon::FillFood.bit()) != 0 {
            if let Some(frame) = state.open.stack.top_mut() {
                *frame = Frame::Gains { source, gains };
            }
            return true;
        }
        if gains.has(Icon::FillFood) {
            self.fill_food(state, journal);
        }
        let lost = gains.count(Icon::Food);
        if lost > 0 {
            journal.note(Note::Lost(seat, Icon::Food, lost));
        }
        state.open.stack.pop();
        false
    }

    pub(crate) fn gain_labor(&self, state: &mut State, half: u8, journal: &mut impl Journal<Note>) {
        state.open.moment.labor = state.open.moment.labor.saturating_add(half);
        journal.note(Note::LaborGained(state.active(), half));
    }

    pub(crate) fn fill_food(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let seat = state.active();
        let me = state.me_mut();
        let gained = me.food_limit().saturating_sub(me.food);
        me.food += gained;
        if gained > 0 {
            journal.note(Note::Gained(seat, Icon::Food, gained));
        }
    }

    /// The pending rungs of the ladder, one bit each, the lowest first.
    #[inline]
    fn rungs(&self, state: &State) -> u32 {
        let Some((source, gains)) = self.top_gains(state) else {
            return 0;
        };
        let rungs = gains.kinds_present() & LADDER;
        let extra = Icon::ExtraMegalith.bit();
        if rungs & extra != 0 && !self.possible(state, source, Icon::ExtraMegalith) {
            rungs & !extra
        } else {
            rungs
        }
    }

    /// The lowest pending rung of the ladder that reaches `rung`: it loses least (EW-GOLD-03..05, EW-RULING-73).
    #[inline]
    pub(crate) fn ladder_icon(&self, state: &State, rung: Icon) -> Option<Icon> {
        let enough = self.rungs(state) & !(rung.bit() - 1);
        RUNGS.into_iter().find(|icon| enough & icon.bit() != 0)
    }

    /// The highest pending rung of the ladder above Food, which is booked without asking.
    #[inline]
    pub(crate) fn highest_rung(&self, state: &State) -> Option<Icon> {
        let rungs = self.rungs(state);
        RUNGS[1..].iter().rev().copied().find(|icon| rungs & icon.bit() != 0)
    }

    /// Draws a card for the active player, shuffling the discard pile first if it must (EW-GOLD-01, EW-GOLD-02).
    pub(crate) fn start_draw(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        self.ready_pile(state, journal);
        state.open.due = Due::Draw;
    }

    /// EW-GOLD-01: an empty draw pile is made from the discard pile, only when a card is needed.
    pub(crate) fn ready_pile(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        if state.mine().draw.is_empty() {
            let discard = std::mem::take(&mut state.me_mut().discard);
            state.mine_mut().draw = discard;
            journal.note(Note::Reshuffled(state.active()));
        }
    }

    /// Is there a card to draw?
    #[inline]
    pub(crate) fn can_draw(&self, state: &State) -> bool {
        !state.mine().draw.is_empty() || !state.me().discard.is_empty()
    }

    /// The Animals that may be taken now: all of the area, or those of the type a herd asks for.
    pub(crate) fn quarry(&self, state: &State) -> Set<Animal> {
        let area = state.open.area.iter().map(|(animal, _)| animal).collect();
        match self.top_gains(state) {
            Some((Source::Herd(animal), _)) => Set::only(animal).and(area),
            _ => area,
        }
    }
}
