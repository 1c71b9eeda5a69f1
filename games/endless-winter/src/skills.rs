//! Skills of cards and Chiefs, and what else may be used at any moment of step 2 (EW-TURN-32..44).

use table::{journal::Journal, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    cards::Cards,
    icons::{Bound, Effect},
    ids::{CultureSkill, Skill, Spot},
    interpreter::DEEPEST_FOR_SKILLS,
    names::effect,
    note::Note,
    refusal::Refusal,
    state::{ChiefSkill, Frame, Source, Stage, State},
};

impl EndlessWinter {
    /// Is it a moment of step 2 in which Tribe cards and skills may be used (EW-RULING-31)?
    #[inline]
    pub(crate) fn skills_open(&self, state: &State) -> bool {
        matches!(state.open.stage, Stage::Top | Stage::Middle | Stage::Closing)
            && state.open.stack.len() <= DEEPEST_FOR_SKILLS
            && state.open.stack.top().is_none_or(|frame| matches!(frame, Frame::Gains { .. }))
    }

    /// What stands in the way of Tribe cards and skills; `otherwise` outside step 2.
    #[cold]
    pub(crate) fn why_closed(&self, state: &State, otherwise: Refusal) -> Refusal {
        match state.open.stage {
            Stage::Top | Stage::Middle | Stage::Closing => match state.open.stack.top() {
                Some(Frame::Pay(_) | Frame::Discard(_) | Frame::Fee(_) | Frame::Again(..)) => {
                    Refusal::PayFirst
                }
                Some(Frame::Gains { .. } | Frame::Further(_)) | None => Refusal::FinishFirst,
            },
            _ => otherwise,
        }
    }

    /// A skill of a Culture card; no effect if the card has none at that place.
    #[inline]
    pub fn culture_skill(&self, skill: CultureSkill) -> Effect {
        self.tables.cultures[skill.culture().index()].skills.at(skill.place())
    }

    /// Does the Culture card have this skill?
    #[inline]
    pub(crate) fn is_printed(&self, skill: CultureSkill) -> bool {
        !self.culture_skill(skill).is_none()
    }

    /// A skill as it would be used now: the Eclipse skill of a Tribe card in step B of the Eclipse.
    fn skill_source(&self, state: &State, skill: Skill) -> Source {
        match (state.open.stage, skill) {
            (Stage::Skills, Skill::Tribe(tribe)) if state.open.stack.is_empty() => {
                Source::EclipseSkill(tribe)
            }
            (_, Skill::Tribe(tribe)) => Source::Skill(tribe),
            (_, Skill::Culture(skill)) => Source::Culture(skill),
        }
    }

    /// EW-TURN-35, EW-TURN-39: may this skill be used now?
    fn may_use_skill(&self, state: &State, skill: Skill, source: Source) -> bool {
        let open = match source {
            Source::EclipseSkill(_) => true,
            _ => self.skills_open(state) && self.in_place(state, self.effect(state, source).bound),
        };
        open && state.open.moment.ready.has(skill) && self.usable(state, source)
    }

    #[cold]
    fn why_no_skill(&self, state: &State, skill: Skill, source: Source) -> Refusal {
        if !matches!(source, Source::EclipseSkill(_)) {
            if self.in_eclipse(state) {
                return Refusal::SkillNotInEclipse;
            }
            if !self.skills_open(state) {
                return self.why_closed(state, Refusal::SkillNotPlayed);
            }
            if !state.open.moment.above.has(skill.card()) {
                return Refusal::SkillNotPlayed;
            }
            // EW-RULING-70: Labor alone is no skill to use, so what is asked for is the Eclipse skill.
            if let Skill::Tribe(tribe) = skill {
                let face = &self.tables.tribes[tribe.index()];
                if (face.skill.is_none() || face.skill.is_free_labor()) && !face.eclipse.is_none() {
                    return Refusal::EclipseOnly;
                }
            }
            if !self.effect(state, source).is_none()
                && !self.in_place(state, self.effect(state, source).bound)
            {
                return Refusal::SkillElsewhere;
            }
        }
        if state.open.moment.ready.has(skill) { self.why_useless(state, source) } else { Refusal::SkillUsed }
    }

    /// Why an effect that could be used is not usable.
    #[cold]
    fn why_useless(&self, state: &State, source: Source) -> Refusal {
        if self.payable(state, self.effect(state, source).price) {
            Refusal::SkillUseless
        } else {
            Refusal::SkillUnpaid
        }
    }

    /// EW-TURN-36, EW-RULING-32: from the placing of the Chief to the end of the turn, step 4 included.
    fn chief_open(&self, state: &State) -> bool {
        self.skills_open(state) || (state.open.stage == Stage::Commit && state.open.stack.is_empty())
    }

    /// May the Chief's skill be used now?
    pub(crate) fn may_use_chief(&self, state: &State) -> bool {
        state.open.moment.chief == ChiefSkill::Ready
            && self.chief_open(state)
            && self.in_place(state, self.chief_effect(state).bound)
            && self.usable(state, Source::Chief)
    }

    #[cold]
    fn why_no_chief(&self, state: &State) -> Refusal {
        if state.open.moment.chief != ChiefSkill::Ready {
            let placed = state.me().figures.chief.is_some();
            if placed { Refusal::ChiefUsed } else { Refusal::ChiefNotPlaced }
        } else if !self.chief_open(state) {
            self.why_closed(state, Refusal::ChiefNotPlaced)
        } else if !self.in_place(state, self.chief_effect(state).bound) {
            Refusal::SkillElsewhere
        } else {
            self.why_useless(state, Source::Chief)
        }
    }

    pub(crate) fn use_skill(
        &self,
        state: &mut State,
        skill: Skill,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let source = self.skill_source(state, skill);
        if !self.may_use_skill(state, skill, source) {
            return Err(self.why_no_skill(state, skill, source));
        }
        state.open.moment.ready.take(skill);
        journal.note(Note::SkillUsed(state.active(), skill.card()));
        self.use_effect(state, source);
        Ok(())
    }

    pub(crate) fn describe_skill(&self, state: &State, skill: Skill) -> Phrase {
        self.describe_use(state, self.skill_source(state, skill))
    }

    pub(crate) fn use_chief(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if !self.may_use_chief(state) {
            return Err(self.why_no_chief(state));
        }
        state.open.moment.chief = ChiefSkill::Spent;
        if let Some(chief) = state.me().chief {
            journal.note(Note::ChiefUsed(state.active(), chief));
        }
        self.use_effect(state, Source::Chief);
        Ok(())
    }

    pub(crate) fn describe_chief(&self, state: &State) -> Phrase {
        self.describe_use(state, Source::Chief)
    }

    /// Using an effect, in words: its bound is no news to the player who may use it.
    fn describe_use(&self, state: &State, source: Source) -> Phrase {
        let mut used = self.effect(state, source);
        used.bound = Bound::Free;
        Phrase::new("endless-winter-do-skill")
            .phrase("card", self.source_name(state, source))
            .phrase("effect", effect(&used))
    }

    /// Tribe cards, skills and the Chief, wherever they may be used.
    pub(crate) fn list_free(&self, state: &State, out: &mut Vec<Action>) {
        if !self.skills_open(state) {
            return;
        }
        if matches!(state.open.moment.spot, Some(Spot::Column(_))) {
            self.list_tribes(state, out);
        }
        if !state.open.moment.ready.is_empty() {
            self.list_skills(state, out);
        }
        if self.may_use_chief(state) {
            out.push(Action::Chief);
        }
    }

    pub(crate) fn list_skills(&self, state: &State, out: &mut Vec<Action>) {
        let ready = state.open.moment.ready;
        let usable = ready.iter().map(|(skill, _)| skill);
        out.extend(
            usable
                .filter(|&skill| self.may_use_skill(state, skill, self.skill_source(state, skill)))
                .map(Action::Skill),
        );
    }

    /// EW-ECL-12: Eclipse skills that are not used, and on to step C.
    #[inline(never)]
    pub(crate) fn leave_skills(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let mut left = Cards::EMPTY;
        for (skill, count) in state.open.moment.ready.iter() {
            if self.may_use_skill(state, skill, self.skill_source(state, skill)) {
                (0..count).for_each(|_| left.add(skill.card()));
            }
        }
        if !left.is_empty() {
            journal.note(Note::SkillsLeft(state.active(), left));
        }
        state.open.stage = Stage::Lands;
    }

    /// Can the skill of any card be used?
    pub(crate) fn any_skill(&self, state: &State) -> bool {
        let mut ready = state.open.moment.ready.iter();
        ready.any(|(skill, _)| self.may_use_skill(state, skill, self.skill_source(state, skill)))
    }

    /// Is there a card that might be played, or a skill left to use? Everybody sees whether a player is asked, so the answer
    /// depends only on what everybody knows: the number of cards in hand, not their faces.
    pub(crate) fn anything_free(&self, state: &State) -> bool {
        let playable = matches!(state.open.moment.spot, Some(Spot::Column(_))) && {
            let known = &state.me().known.tribe;
            let fresh = || state.open.moment.fresh.iter().filter(|&tribe| known.has(tribe));
            state.mine().hand.len() > fresh().count() || fresh().any(|tribe| self.has_other_use(state, tribe))
        };
        playable || self.any_skill(state) || self.may_use_chief(state)
    }
}
