//! The Actions phase: a turn from its first Culture card to the Eclipse pile (EW-TURN, EW-REST).

use table::{
    journal::{Audience, Journal},
    pile::Knowers,
    sets::Indexed,
    text::Phrase,
};

use crate::{
    EndlessWinter,
    action::Action,
    cards::Cards,
    icons::{Bound, Gains},
    ids::{Card, Culture, CultureSkill, Figure, RestToken, Spot, Tribe},
    names::{effect, gains, labor_text, spot_name},
    note::Note,
    options::Module,
    refusal::Refusal,
    state::{ChiefSkill, Due, Frame, LAPS, Moment, Source, Stage, State},
};

impl EndlessWinter {
    /// Step 1 and the placing of the figure, which ends it.
    pub(crate) fn list_plan(&self, state: &State, out: &mut Vec<Action>) {
        let hand = &state.mine().hand;
        if self.may_pay_fee(state) {
            out.extend(hand.culture.iter().map(Action::Culture));
        }
        for figure in [Figure::Chief, Figure::Tribe] {
            if state.me().figures.available(figure) {
                out.extend(Spot::ALL.map(|spot| Action::Place(figure, spot)));
            }
        }
    }

    /// EW-TURN-07, EW-TURN-08, EW-RULING-28: from the second Culture card on, another hand card must be discarded.
    fn may_pay_fee(&self, state: &State) -> bool {
        state.open.moment.cultures == 0 || state.mine().hand.len() > 1
    }

    pub(crate) fn play_culture(
        &self,
        state: &mut State,
        culture: Culture,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match state.open.stage {
            Stage::Plan if !state.open.stack.is_empty() => return Err(Refusal::CultureUnresolved),
            Stage::Plan => {}
            Stage::Top | Stage::Middle | Stage::Closing => return Err(Refusal::CultureTooLate),
            _ => return Err(Refusal::NotNow),
        }
        if !state.mine().hand.culture.has(culture) {
            return Err(Refusal::NoCulture);
        }
        if !self.may_pay_fee(state) {
            return Err(Refusal::NoFee);
        }
        state.show_from_hand(Card::Culture(culture));
        let first = state.open.moment.cultures == 0;
        state.open.moment.cultures += 1;
        state.open.moment.above.culture.insert(culture);
        journal.note(Note::CulturePlayed(state.active(), culture));
        if first {
            self.resolve_skill(state, CultureSkill::of(culture, 0));
        } else {
            self.push_frame(state, Frame::Fee(culture));
        }
        Ok(())
    }

    pub(crate) fn describe_culture(&self, state: &State, culture: Culture) -> Phrase {
        Phrase::new(if state.open.moment.cultures == 0 {
            "endless-winter-do-culture"
        } else {
            "endless-winter-do-culture-again"
        })
        .phrase("card", self.culture_name(culture))
        .phrase("effect", self.culture_words(culture))
    }

    /// EW-TURN-09, EW-TURN-34: at once, unless the figure must stand somewhere first (EW-RULING-33). EW-TURN-45: the next
    /// skill of the card follows when this one is done.
    pub(crate) fn resolve_skill(&self, state: &mut State, skill: CultureSkill) {
        if let Some(next) = skill.next().filter(|&next| self.is_printed(next)) {
            self.push_frame(state, Frame::Further(next));
        }
        let source = Source::Culture(skill);
        let effect = self.effect(state, source);
        if effect.bound != Bound::Free {
            state.open.moment.ready.culture.insert(skill);
        } else if effect.price.is_free() {
            let gains = self.gains_of(state, &effect);
            self.push(state, source, gains);
        } else if self.usable(state, source) {
            self.push_frame(state, Frame::Pay(skill));
        }
    }

    /// EW-TURN-45: the next skill of the Culture card, unless the card has left the board (EW-EDGE-40).
    #[inline(never)]
    pub(crate) fn go_on_with(&self, state: &mut State, skill: CultureSkill) {
        state.open.stack.pop();
        if state.open.moment.above.culture.has(skill.culture()) {
            self.resolve_skill(state, skill);
        }
    }

    /// EW-TURN-12, EW-TURN-13: exactly one figure, in a column or on Rest.
    pub(crate) fn place(
        &self,
        state: &mut State,
        figure: Figure,
        spot: Spot,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match state.open.stage {
            Stage::Plan if !state.open.stack.is_empty() => return Err(Refusal::CultureUnresolved),
            Stage::Plan => {}
            Stage::Top | Stage::Middle | Stage::Closing => return Err(Refusal::FigurePlaced),
            _ => return Err(Refusal::NotNow),
        }
        if !state.me().figures.available(figure) {
            return Err(Refusal::NoFigure);
        }
        let seat = state.active();
        state.me_mut().figures.place(figure, spot);
        state.open.moment.spot = Some(spot);
        journal.note(Note::Placed(seat, figure, spot));
        self.settle_bound_cultures(state, journal);
        if figure == Figure::Chief {
            state.open.moment.chief = ChiefSkill::Ready;
            let effect = self.chief_effect(state);
            let column = matches!(spot, Spot::Column(_));
            if column && effect.is_free_labor() && self.in_place(state, effect.bound) {
                state.open.moment.chief = ChiefSkill::Spent;
                if let Some(chief) = state.me().chief {
                    journal.note(Note::ChiefUsed(seat, chief));
                }
                self.gain_labor(state, effect.gains.half_labor(), Source::Chief, journal);
            }
        }
        match spot {
            Spot::Column(_) => state.open.stage = Stage::Top,
            // EW-RESTTOK-02, EW-RESTTOK-09: the first Rest of the round finds a token.
            Spot::Rest if state.open.rest.open.is_some() => state.open.stage = Stage::RestToken,
            Spot::Rest => self.rest(state),
        }
        Ok(())
    }

    pub(crate) fn describe_place(&self, state: &State, figure: Figure, spot: Spot) -> Phrase {
        Phrase::new(match (figure, spot) {
            (Figure::Chief, Spot::Rest) => "endless-winter-do-rest-chief",
            (Figure::Chief, Spot::Column(_)) => "endless-winter-do-place-chief",
            (Figure::Tribe, Spot::Rest) => "endless-winter-do-rest-tribe",
            (Figure::Tribe, Spot::Column(_)) => "endless-winter-do-place-tribe",
        })
        .phrase("spot", spot_name(spot))
        .phrase("bottom", self.bottom_words(state, spot))
    }

    /// What the first figure gains at the end of a column, or what Rest gives, in words.
    pub(crate) fn bottom_words(&self, state: &State, spot: Spot) -> Phrase {
        match spot {
            Spot::Column(column) if !state.open.claimed.has(column) => {
                Phrase::new("endless-winter-bottom-free")
                    .phrase("gains", gains(&self.tables.bottoms[column.index()]))
            }
            Spot::Column(_) => Phrase::new("endless-winter-bottom-taken"),
            Spot::Rest => gains(&self.tables.rest),
        }
    }

    /// EW-RULING-33: bound Culture skills of this column become usable, the others are lost.
    fn settle_bound_cultures(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        for skill in state.open.moment.ready.culture.iter() {
            let effect = self.culture_skill(skill);
            let here = self.in_place(state, effect.bound);
            if !here || effect.is_free_labor() {
                state.open.moment.ready.culture.remove(skill);
            }
            if here && effect.is_free_labor() {
                let seat = state.active();
                journal.note(Note::SkillUsed(seat, Card::Culture(skill.culture())));
                self.gain_labor(state, effect.gains.half_labor(), Source::Culture(skill), journal);
            }
        }
    }

    /// EW-REST-02, EW-REST-03, EW-RESTTOK-06: draw, tip, and what the token shows, in any order.
    fn rest(&self, state: &mut State) {
        let mut gains = self.tables.rest;
        if let Some(token) = state.open.moment.token {
            gains.join(&self.tables.rest_tokens[token.index()]);
        }
        self.push(state, Source::Rest, gains);
        state.open.stage = Stage::Closing;
    }

    /// EW-RESTTOK-04: the token that lies open.
    pub(crate) fn take_open_token(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let token = self.open_token(state)?;
        state.open.rest.open = None;
        self.take_token(state, token, journal);
        Ok(())
    }

    pub(crate) fn describe_open_token(&self, state: &State) -> Phrase {
        let given = state.open.rest.open.map(|token| self.tables.rest_tokens[token.index()]);
        Phrase::new("endless-winter-do-token-open").phrase("gains", gains(&given.unwrap_or(Gains::NONE)))
    }

    /// EW-RESTTOK-05: under the pile with it, then the next one.
    pub(crate) fn take_next_token(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let token = self.open_token(state)?;
        state.open.rest.open = None;
        journal.note(Note::TokenDeclined(state.active(), token));
        state.open.rest.pile.put_under(token, Knowers::EVERYBODY);
        state.open.due = Due::RestToken;
        Ok(())
    }

    pub(crate) fn describe_next_token(&self, _: &State) -> Phrase {
        Phrase::new("endless-winter-do-token-next")
    }

    fn open_token(&self, state: &State) -> Result<RestToken, Refusal> {
        match (state.open.stage, state.open.rest.open) {
            (Stage::RestToken, Some(token)) => Ok(token),
            _ => Err(Refusal::NoToken),
        }
    }

    pub(crate) fn take_token(&self, state: &mut State, token: RestToken, journal: &mut impl Journal<Note>) {
        state.open.moment.token = Some(token);
        journal.note(Note::TokenTaken(state.active(), token));
        self.rest(state);
    }

    /// EW-TURN-19..21, EW-RULING-17: the first figure of the round takes the symbol, and what is shown there.
    #[inline(never)]
    pub(crate) fn reach_bottom(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        state.open.stage = Stage::Closing;
        if let Some(Spot::Column(column)) = state.open.moment.spot
            && !state.open.claimed.has(column)
        {
            state.open.claimed.insert(column);
            self.grant(state, Source::Bottom(column), self.tables.bottoms[column.index()], journal);
        }
    }

    /// From the top section straight down; without a bottom benefit nothing is left to do.
    pub(crate) fn leave_top(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let claimed = match state.open.moment.spot {
            Some(Spot::Column(column)) => state.open.claimed.has(column),
            _ => true,
        };
        self.reach_bottom(state, journal);
        if claimed {
            self.end_turn(state, journal);
        }
    }

    /// Step 3, then step 4 if it is the third turn of the round (EW-TURN-24..26).
    #[inline(never)]
    pub(crate) fn end_turn(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let above = state.open.moment.above;
        state.me_mut().discard.pour(&above);
        // EW-RESTTOK-08: the token goes under the pile, used or not.
        if let Some(token) = state.open.moment.token {
            state.open.rest.pile.put_under(token, Knowers::EVERYBODY);
        }
        let Moment { spot, chief, .. } = std::mem::take(&mut state.open.moment);
        if state.open.lap + 1 == LAPS {
            state.open.stage = Stage::Commit;
            // EW-RULING-32: the Chief's skill outlasts step 3, and with it where the Chief stands.
            if chief == ChiefSkill::Ready {
                state.open.moment = Moment { spot, chief, ..Moment::default() };
            }
        } else {
            self.next_turn(state, journal);
        }
    }

    /// EW-TURN-27..29: any card of the hand, face down.
    pub(crate) fn commit(
        &self,
        state: &mut State,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if state.open.stage != Stage::Commit {
            return Err(Refusal::CommitTooEarly);
        }
        // The Chief's skill may be under way (EW-RULING-32).
        if !state.open.stack.is_empty() {
            return Err(Refusal::FinishFirst);
        }
        if !state.mine().hand.has(card) {
            return Err(Refusal::NoCommit);
        }
        let seat = state.active();
        let mine = state.mine_mut();
        mine.hand.take(card);
        mine.eclipse.add(card);
        journal.note_for(Audience::Only(seat), Note::Committed(seat, Some(card)));
        journal.note_for(Audience::Except(seat), Note::Committed(seat, None));
        Ok(())
    }

    pub(crate) fn describe_commit(&self, _: &State, card: Card) -> Phrase {
        match card {
            Card::Tribe(tribe) => {
                let face = &self.tables.tribes[tribe.index()];
                Phrase::new(if face.eclipse.is_none() {
                    "endless-winter-do-commit"
                } else {
                    "endless-winter-do-commit-skill"
                })
                .phrase("card", self.tribe_name(tribe))
                .text("labor", labor_text(face.eclipse_labor))
                .phrase("effect", effect(&face.eclipse))
            }
            Card::Culture(culture) => {
                Phrase::new("endless-winter-do-commit-culture").phrase("card", self.culture_name(culture))
            }
        }
    }

    /// EW-TURN-04: the next player, the next lap, or the Eclipse.
    #[inline(never)]
    pub(crate) fn next_turn(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let open = &mut state.open;
        open.moment = Moment::default();
        open.at += 1;
        if usize::from(open.at) == self.seats {
            open.at = 0;
            open.lap += 1;
        }
        if open.lap == LAPS {
            open.lap = 0;
            open.stage = Stage::Reveal;
            journal.note(Note::Eclipse(open.round));
        } else {
            open.stage = Stage::Plan;
            let lap = open.lap;
            journal.note(Note::Turn(state.active(), lap));
        }
    }

    #[inline(never)]
    pub(crate) fn begin_round(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let open = &mut state.open;
        (open.step, open.count, open.lap, open.at) = (0, 0, 0, 0);
        open.stage = Stage::Plan;
        open.moment = Moment::default();
        journal.note(Note::Round(open.round));
        journal.note(Note::Turn(state.active(), 0));
    }

    /// Rest tokens are in play?
    pub(crate) fn has_rest_tokens(&self) -> bool {
        self.options.rest_tokens == Module::In
    }

    /// The cards every player starts with.
    pub(crate) fn starting_cards(&self) -> Cards {
        Cards::tribes(
            Tribe::each()
                .filter(|tribe| !tribe.has_deck())
                .map(|tribe| (tribe, self.tables.tribes[tribe.index()].copies)),
        )
    }
}
