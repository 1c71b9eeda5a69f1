//! Carries benefits out: one stack of pending effects, depth first, in the order the player chooses.

use table::{
    journal::Journal,
    sets::{Indexed, Set},
};

use crate::{
    EndlessWinter,
    icons::{Bound, Effect, Gains, Icon},
    ids::{Animal, Spot},
    note::Note,
    price::{Offer, Price, Section},
    refusal::Refusal,
    state::{Due, Frame, Scored, Source, Stage, State},
};

/// Skills may be used in the middle of a benefit (EW-RULING-31) while the stack has this much or less on it, so that what
/// they bring always finds room.
pub(crate) const DEEPEST_FOR_SKILLS: usize = 4;

/// How an action is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// With an icon of the benefit on top of the stack, and the rest of the price.
    Benefit(Icon, Price),
    /// In a section of the column where the figure stands.
    Column(Section, Price),
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

    /// Is this icon part of the benefit on top of the stack?
    #[inline]
    pub(crate) fn is_pending(&self, state: &State, icon: Icon) -> bool {
        self.top_gains(state).is_some_and(|(_, gains)| gains.has(icon))
    }

    /// How the active player can have `offer` now: as a benefit if one is pending, else in its column.
    #[inline]
    pub(crate) fn way(&self, state: &State, offer: Offer) -> Result<Way, Refusal> {
        self.find_way(state, offer).ok_or_else(|| self.no_way(state, offer))
    }

    /// [`Self::way`] for lists of actions, which need no reason. Inlined, since price, column and icon of the offer are
    /// then constants.
    #[inline(always)]
    pub(crate) fn find_way(&self, state: &State, offer: Offer) -> Option<Way> {
        if !state.open.stack.is_empty() {
            let icon = offer.icon();
            if !self.is_pending(state, icon) {
                return None;
            }
            // EW-DEV-07: the slot of a stone is paid for even if the stone is a benefit.
            let price = if offer == Offer::Stone { self.price(offer, state.me()) } else { Price::FREE };
            return self.affords(state, price).then_some(Way::Benefit(icon, price));
        }
        if state.open.stage != Stage::Top || state.open.moment.spot != Some(Spot::Column(offer.column())) {
            return None;
        }
        let price = self.price(offer, state.me());
        self.affords(state, price).then_some(Way::Column(offer.section(), price))
    }

    /// Why there is no way to have `offer`.
    #[cold]
    fn no_way(&self, state: &State, offer: Offer) -> Refusal {
        let benefit = !state.open.stack.is_empty();
        let in_column = state.open.moment.spot == Some(Spot::Column(offer.column()));
        if benefit && !self.is_pending(state, offer.icon()) {
            Refusal::FinishFirst
        } else if benefit || (state.open.stage == Stage::Top && in_column) {
            offer.too_expensive(self.price(offer, state.me()), self.purse(state))
        } else {
            self.out_of_place(state, offer)
        }
    }

    /// Why `offer` is not for sale.
    fn out_of_place(&self, state: &State, offer: Offer) -> Refusal {
        let in_column = state.open.moment.spot == Some(Spot::Column(offer.column()));
        match (state.open.stage, offer.section()) {
            (Stage::Closing, _) if in_column => Refusal::TopOver,
            (Stage::Top | Stage::Closing, Section::Top) => Refusal::OtherColumn,
            (Stage::Top | Stage::Closing, Section::Middle) => Refusal::OtherMiddle,
            _ => Refusal::NotNow,
        }
    }

    /// Pays for something the way that was found.
    pub(crate) fn pay(&self, state: &mut State, way: Way) {
        match way {
            Way::Benefit(icon, price) => {
                self.charge(state, price);
                self.take_icon(state, icon);
            }
            Way::Column(section, price) => {
                self.charge(state, price);
                if section == Section::Middle {
                    // EW-RULING-64: the figure only moves down.
                    state.open.stage = Stage::Middle;
                }
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
            self.push_frame(state, Frame::Gains { source, gains });
        }
    }

    /// Puts a benefit on the stack that no other note tells of.
    pub(crate) fn grant(
        &self,
        state: &mut State,
        source: Source,
        gains: Gains,
        journal: &mut impl Journal<Note>,
    ) {
        if !gains.is_empty() {
            journal.note(Note::Benefit(state.active(), self.origin(state, source), gains));
            self.push(state, source, gains);
        }
    }

    /// The effect behind a source that has a price or a condition.
    pub(crate) fn effect(&self, state: &State, source: Source) -> Effect {
        match source {
            Source::Culture(skill) => self.culture_skill(skill),
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
            | Source::OtherAnimals(_)
            | Source::Kin(_)
            | Source::OtherTribes(_)
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

    /// Does the column condition hold (EW-TURN-37)?
    #[inline]
    pub(crate) fn in_place(&self, state: &State, bound: Bound) -> bool {
        bound.holds_at(state.open.moment.spot)
    }

    /// Books what needs no decision and drops what can no longer be done. `true` if a decision is left.
    pub(crate) fn settle_stack(&self, state: &mut State, journal: &mut impl Journal<Note>) -> bool {
        let (source, gains) = match state.open.stack.top() {
            Some(&Frame::Gains { source, gains }) => (source, gains),
            Some(&Frame::Further(skill)) => {
                self.go_on_with(state, skill);
                return false;
            }
            Some(&Frame::Again(source, _)) => {
                let open = self.exchangeable(state, source, &self.effect(state, source));
                if !open {
                    state.open.stack.pop();
                }
                return open;
            }
            _ => return true,
        };
        let kinds = gains.kinds_present();
        if kinds & (Icon::BOOKED | Icon::FillFood.bit()) != 0 && !self.book(state, source, gains, journal) {
            return false;
        }
        if kinds & Icon::Fish.bit() != 0 && self.fish_at_once(state, journal) {
            return false;
        }
        let live = kinds & Icon::ALWAYS != 0
            || gains.iter().any(|unit| {
                unit.icon.bit() & Icon::BOOKED == 0 && unit.icon.is_possible(self, state, source)
            });
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
        let origin = self.origin(state, source);
        let points = gains.take_up_to(Icon::Point, u8::MAX);
        if points > 0 {
            state.me_mut().score(Scored::Benefits, u16::from(points));
            journal.note(Note::Gained(seat, Icon::Point, points, origin));
        }
        let half = gains.half_labor();
        if half > 0 {
            gains.take_up_to(Icon::Labor, u8::MAX);
            gains.take_up_to(Icon::HalfLabor, u8::MAX);
            self.gain_labor(state, half, source, journal);
        }
        let room = state.me().food_limit().saturating_sub(state.me().food);
        let food = gains.take_up_to(Icon::Food, room);
        if food > 0 {
            state.me_mut().food += food;
            journal.note(Note::Gained(seat, Icon::Food, food, origin));
        }
        if gains.kinds_present() & !(Icon::Food.bit() | Icon::FillFood.bit()) != 0 {
            if let Some(frame) = state.open.stack.top_mut() {
                *frame = Frame::Gains { source, gains };
            }
            return true;
        }
        if gains.has(Icon::FillFood) {
            self.fill_food(state, origin, journal);
        }
        let lost = gains.count(Icon::Food);
        if lost > 0 {
            journal.note(Note::Lost(seat, Icon::Food, lost, origin));
        }
        state.open.stack.pop();
        false
    }

    pub(crate) fn gain_labor(
        &self,
        state: &mut State,
        half: u8,
        source: Source,
        journal: &mut impl Journal<Note>,
    ) {
        state.open.moment.labor = state.open.moment.labor.saturating_add(half);
        journal.note(Note::LaborGained(state.active(), half, self.origin(state, source)));
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

    /// The Animals that may be taken now: all of the area, or those whose type fits what was taken before.
    pub(crate) fn quarry(&self, state: &State) -> Set<Animal> {
        let source = self.top_gains(state).map_or(Source::default(), |(source, _)| source);
        self.open_types(source, state.open.area.iter())
    }
}
