//! The ladder of lower benefits: what a gained rung can be taken as (EW-GOLD).

use table::{journal::Journal, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    icons::Icon,
    note::Note,
    origin::Origin,
    refusal::Refusal,
    state::{Source, State},
};

/// The rungs of the ladder of lower benefits, from the bottom (EW-GOLD-03).
const RUNGS: [Icon; 6] =
    [Icon::Food, Icon::Tool, Icon::Idol, Icon::Draw, Icon::Megalith, Icon::ExtraMegalith];

impl EndlessWinter {
    /// The pending rungs of the ladder, one bit each, the lowest first.
    #[inline]
    fn rungs(&self, state: &State) -> u32 {
        let Some((source, gains)) = self.top_gains(state) else {
            return 0;
        };
        let rungs = gains.kinds_present() & Icon::LADDER;
        let extra = Icon::ExtraMegalith.bit();
        if rungs & extra != 0 && self.arrows(state, source).is_empty() { rungs & !extra } else { rungs }
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

    /// EW-GOLD-03..05, EW-DEC-27: the highest pending rung, and everything below it.
    pub(crate) fn list_ladder(&self, state: &State, out: &mut Vec<Action>) {
        let Some(rung) = self.highest_rung(state) else {
            return;
        };
        if rung >= Icon::Megalith {
            out.extend(self.megalith_sites(state).iter().map(Action::Megalith));
        }
        if rung >= Icon::Draw && self.can_draw(state) {
            out.push(Action::Draw);
        }
        if rung >= Icon::Idol {
            out.push(if self.may_offer(state) { Action::Offering } else { Action::Cash });
            if self.may_honor(state) {
                out.push(Action::Honor);
            }
        }
        out.extend([Action::Tool, Action::Food]);
    }

    /// The benefit nobody declines and nobody takes in a lower form: a Tool, an idol that can go only one way.
    pub(crate) fn obvious_gain(&self, state: &State, actions: &[Action]) -> Option<Action> {
        let exact = |rung| self.ladder_icon(state, rung) == Some(rung);
        if exact(Icon::Tool) && actions.contains(&Action::Tool) {
            return Some(Action::Tool);
        }
        let mut ways =
            actions.iter().filter(|action| matches!(action, Action::Offering | Action::Honor | Action::Cash));
        match (ways.next(), ways.next()) {
            (Some(&only), None) if exact(Icon::Idol) => Some(only),
            _ => None,
        }
    }

    /// The phrase for gaining `rung`; `instead` if something higher is given up for it.
    pub(crate) fn describe_rung(
        &self,
        state: &State,
        rung: Icon,
        plain: &'static str,
        instead: &'static str,
    ) -> Phrase {
        let exact = self.ladder_icon(state, rung) == Some(rung);
        Phrase::new(if exact { plain } else { instead })
    }

    /// Takes `rung` of the pending benefit, at the price of `icon`. Where it comes from.
    pub(crate) fn use_rung(
        &self,
        state: &mut State,
        icon: Icon,
        rung: Icon,
        journal: &mut impl Journal<Note>,
    ) -> Origin {
        let source = self.top_gains(state).map_or(Source::default(), |(source, _)| source);
        let origin = self.origin(state, source);
        if icon != rung {
            journal.note(Note::Swapped(state.active(), icon, rung, origin));
        }
        self.take_icon(state, icon);
        origin
    }

    pub(crate) fn take_draw(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let icon = self.ladder_icon(state, Icon::Draw).ok_or(Refusal::NoDraw)?;
        if !self.can_draw(state) {
            return Err(Refusal::NoCards);
        }
        self.use_rung(state, icon, Icon::Draw, journal);
        self.start_draw(state, journal);
        Ok(())
    }

    pub(crate) fn describe_draw(&self, state: &State) -> Phrase {
        self.describe_rung(state, Icon::Draw, "endless-winter-do-draw", "endless-winter-do-draw-instead")
    }

    pub(crate) fn take_tool(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let icon = self.ladder_icon(state, Icon::Tool).ok_or(Refusal::NoGain)?;
        let origin = self.use_rung(state, icon, Icon::Tool, journal);
        let seat = state.active();
        let me = state.me_mut();
        // EW-RULING-14: the track ends; what goes beyond is lost.
        if me.tools < self.tables.tool_limit {
            me.tools += 1;
            journal.note(Note::Gained(seat, Icon::Tool, 1, origin));
        } else {
            journal.note(Note::Lost(seat, Icon::Tool, 1, origin));
        }
        Ok(())
    }

    pub(crate) fn describe_tool(&self, state: &State) -> Phrase {
        self.describe_rung(state, Icon::Tool, "endless-winter-do-tool", "endless-winter-do-tool-instead")
    }

    pub(crate) fn take_food(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        // Food alone is booked without asking, so there must be something higher to take it for.
        self.highest_rung(state).ok_or(Refusal::NoGain)?;
        let icon = self.ladder_icon(state, Icon::Food).ok_or(Refusal::NoGain)?;
        let origin = self.use_rung(state, icon, Icon::Food, journal);
        let seat = state.active();
        let me = state.me_mut();
        if me.food < me.food_limit() {
            me.food += 1;
            journal.note(Note::Gained(seat, Icon::Food, 1, origin));
        } else {
            journal.note(Note::Lost(seat, Icon::Food, 1, origin));
        }
        Ok(())
    }

    pub(crate) fn describe_food(&self, state: &State) -> Phrase {
        self.describe_rung(state, Icon::Food, "endless-winter-do-food", "endless-winter-do-food-instead")
    }

    pub(crate) fn take_fill(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if !self.is_pending(state, Icon::FillFood) {
            return Err(Refusal::NoGain);
        }
        let limit = state.me().food_limit();
        if state.me().food >= limit {
            return Err(Refusal::FoodFull { limit });
        }
        let origin = self.use_rung(state, Icon::FillFood, Icon::FillFood, journal);
        self.fill_food(state, origin, journal);
        Ok(())
    }

    pub(crate) fn describe_fill(&self, state: &State) -> Phrase {
        let room = state.me().food_limit().saturating_sub(state.me().food);
        Phrase::new("endless-winter-do-fill").number("food", room)
    }

    pub(crate) fn fill_food(&self, state: &mut State, origin: Origin, journal: &mut impl Journal<Note>) {
        let seat = state.active();
        let me = state.me_mut();
        let gained = me.food_limit().saturating_sub(me.food);
        me.food += gained;
        if gained > 0 {
            journal.note(Note::Gained(seat, Icon::Food, gained, origin));
        }
    }
}
