//! Labor: Tribe cards played for it, and Food spent (EW-WORK).

use table::{journal::Journal, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    ids::{Card, Spot, Tribe},
    names::{effect, labor_text},
    note::Note,
    refusal::Refusal,
    state::{Stage, State},
};

impl EndlessWinter {
    /// EW-TURN-23, EW-REST-05, EW-RULING-29: a Tribe card from hand; one that came by the top action of this turn only for a
    /// skill that gives no Labor.
    fn may_play_tribe(&self, state: &State, tribe: Tribe) -> Result<(), Refusal> {
        if !self.skills_open(state) {
            return Err(self.why_closed(state, Refusal::TribeTooEarly));
        }
        if !matches!(state.open.moment.spot, Some(Spot::Column(_))) {
            return Err(Refusal::Resting);
        }
        let held = state.mine().hand.tribe.of(tribe);
        if held == 0 {
            Err(Refusal::NoTribe)
        } else if !self.is_playable(state, tribe, held) {
            Err(Refusal::Fresh)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn is_playable(&self, state: &State, tribe: Tribe, held: u8) -> bool {
        gives_labor(state, tribe, held) || self.has_other_use(state, tribe)
    }

    /// EW-INIT-04, EW-RULING-29: a card that may give no Labor this turn can still be played for another skill.
    pub(crate) fn has_other_use(&self, state: &State, tribe: Tribe) -> bool {
        let skill = &self.tables.tribes[tribe.index()].skill;
        !skill.is_none() && skill.gains.half_labor() == 0 && self.in_place(state, skill.bound)
    }

    pub(crate) fn list_tribes(&self, state: &State, out: &mut Vec<Action>) {
        let hand = state.mine().hand.tribe.iter();
        let playable = hand.filter(|&(tribe, held)| self.is_playable(state, tribe, held));
        out.extend(playable.map(|(tribe, _)| Action::Tribe(tribe)));
    }

    pub(crate) fn play_tribe(
        &self,
        state: &mut State,
        tribe: Tribe,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        self.may_play_tribe(state, tribe)?;
        let half = self.labor_now(state, tribe);
        if half == 0 {
            state.open.moment.fresh.remove(tribe);
        }
        state.show_from_hand(Card::Tribe(tribe));
        state.open.moment.above.tribe.add(tribe);
        let skill = &self.tables.tribes[tribe.index()].skill;
        // EW-RULING-70: a skill that only adds Labor is used by itself where it counts.
        if !skill.is_none() && !skill.is_free_labor() {
            state.open.moment.ready.tribe.add(tribe);
        }
        state.open.moment.labor = state.open.moment.labor.saturating_add(half);
        journal.note(Note::TribePlayed(state.active(), tribe, half));
        Ok(())
    }

    pub(crate) fn describe_tribe(&self, state: &State, tribe: Tribe) -> Phrase {
        let skill = &self.tables.tribes[tribe.index()].skill;
        let half = self.labor_now(state, tribe);
        Phrase::new(if half == 0 {
            "endless-winter-do-tribe-new"
        } else if skill.is_none() || skill.is_free_labor() {
            "endless-winter-do-tribe"
        } else {
            "endless-winter-do-tribe-skill"
        })
        .phrase("card", self.tribe_name(tribe))
        .text("labor", labor_text(half))
        .phrase("effect", effect(skill))
    }

    /// The half Labor a card from hand gives now; of two alike, the one that gives Labor is played first.
    fn labor_now(&self, state: &State, tribe: Tribe) -> u8 {
        let held = state.mine().hand.tribe.of(tribe);
        if gives_labor(state, tribe, held) { self.labor_at(tribe, state.open.moment.spot) } else { 0 }
    }

    /// EW-WORK-05: any amount of Food, while there is something to spend Labor on (EW-RULING-70).
    pub(crate) fn eat(
        &self,
        state: &mut State,
        food: u8,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match state.open.stage {
            Stage::Top if state.open.stack.is_empty() => {}
            Stage::Top => return Err(Refusal::FinishFirst),
            _ if self.in_eclipse(state) => return Err(Refusal::EatInEclipse),
            _ => return Err(Refusal::EatNotNow),
        }
        let had = state.me().food;
        if food == 0 || food > had {
            return Err(Refusal::NoFood { needed: food, available: had });
        }
        let labor = self.tables.labor_for_food(had, had - food);
        let seat = state.active();
        state.me_mut().food -= food;
        state.open.moment.labor = state.open.moment.labor.saturating_add(labor * 2);
        journal.note(Note::Ate(seat, food, labor));
        Ok(())
    }

    pub(crate) fn describe_eat(&self, state: &State, food: u8) -> Phrase {
        let had = state.me().food;
        let labor = self.tables.labor_for_food(had, had.saturating_sub(food));
        Phrase::new("endless-winter-do-eat").number("food", food).number("labor", labor)
    }
}

/// EW-INIT-04: of the cards held, the one the top action brought this turn gives no Labor.
#[inline]
fn gives_labor(state: &State, tribe: Tribe, held: u8) -> bool {
    held > u8::from(state.open.moment.fresh.has(tribe))
}
