//! The Initiate column: Tribe cards and burials (EW-INIT).

use table::{
    journal::{Audience, Journal},
    sets::Indexed,
    text::Phrase,
};

use crate::{
    EndlessWinter,
    action::Action,
    cards::Cards,
    icons::{Gains, Icon},
    ids::{Card, Tribe, Zone},
    interpreter::Way,
    note::Note,
    price::{Offer, Price},
    refusal::Refusal,
    state::{Ready, Scored, Source, Stage, State},
};

impl EndlessWinter {
    pub(crate) fn list_initiate(&self, state: &State, out: &mut Vec<Action>) {
        self.list_recruits(state, out);
        if self.rite_way(state).is_ok() {
            out.push(Action::Rite);
        }
    }

    pub(crate) fn list_recruits(&self, state: &State, out: &mut Vec<Action>) {
        if let Some(way) = self.find_way(state, Offer::Recruit).or_else(|| self.typed_recruit(state)) {
            let open = Tribe::types().filter(|&tribe| self.may_ask(state, way, tribe).is_ok());
            out.extend(open.map(Action::Recruit));
        }
    }

    /// How Tribe cards of one type, or of different types, can be taken to hand.
    fn typed_recruit(&self, state: &State) -> Option<Way> {
        self.typed_way(state, Icon::TribeToHand, [Icon::SameTribeToHand, Icon::OtherTribeToHand])
    }

    /// How a Tribe card can be taken to the discard pile.
    fn train_way(&self, state: &State) -> Option<Way> {
        let icon = Icon::TribeToDiscard;
        if self.is_pending(state, icon) {
            return Some(Way::Benefit(icon, Price::FREE));
        }
        self.typed_way(state, icon, [Icon::SameTribeToDiscard, Icon::OtherTribeToDiscard])
    }

    pub(crate) fn list_training(&self, state: &State, out: &mut Vec<Action>) {
        if let Some(way) = self.train_way(state) {
            let open = Tribe::types().filter(|&tribe| self.may_ask(state, way, tribe).is_ok());
            out.extend(open.map(Action::Train));
        }
    }

    /// EW-INIT-02: the top action brings each type once per turn; other sources do not count (EW-RULING-30).
    fn may_ask(&self, state: &State, way: Way, tribe: Tribe) -> Result<(), Refusal> {
        let open = || self.top_gains(state).is_some_and(|(source, _)| self.open_decks(source).has(tribe));
        match way {
            _ if !tribe.has_deck() => Err(Refusal::NoDeck),
            Way::Column(..) if state.open.moment.asked.has(tribe) => Err(Refusal::SameType),
            Way::Benefit(Icon::SameTribeToHand | Icon::SameTribeToDiscard, _) if !open() => {
                Err(Refusal::OtherTribe)
            }
            Way::Benefit(Icon::OtherTribeToHand | Icon::OtherTribeToDiscard, _) if !open() => {
                Err(Refusal::TribeTaken)
            }
            Way::Column(..) | Way::Benefit(..) => Ok(()),
        }
    }

    pub(crate) fn recruit(
        &self,
        state: &mut State,
        tribe: Tribe,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = match self.typed_recruit(state) {
            Some(way) => way,
            None => self.way(state, Offer::Recruit)?,
        };
        self.may_ask(state, way, tribe)?;
        self.pay_for_type(state, way, tribe);
        let came = self.take_tribe(state, tribe, Zone::Hand, journal);
        if let Way::Column(..) = way {
            state.open.moment.asked.insert(tribe);
            if came {
                state.open.moment.fresh.insert(tribe);
            }
        }
        Ok(())
    }

    pub(crate) fn describe_recruit(&self, state: &State, tribe: Tribe) -> Phrase {
        let key = if state.open.decks.has(tribe) { "recruit" } else { "recruit-empty" };
        self.describe_offer(state, Offer::Recruit, key).phrase("tribe", self.tribe_name(tribe))
    }

    pub(crate) fn train(
        &self,
        state: &mut State,
        tribe: Tribe,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.train_way(state).ok_or(Refusal::NoTraining)?;
        self.may_ask(state, way, tribe)?;
        self.pay_for_type(state, way, tribe);
        self.take_tribe(state, tribe, Zone::Discard, journal);
        Ok(())
    }

    pub(crate) fn describe_train(&self, state: &State, tribe: Tribe) -> Phrase {
        Phrase::new(if state.open.decks.has(tribe) {
            "endless-winter-do-train"
        } else {
            "endless-winter-do-recruit-empty"
        })
        .phrase("tribe", self.tribe_name(tribe))
    }

    /// Takes a card of a Tribe deck; an empty deck gives a point (EW-INIT-03). Did a card come?
    fn take_tribe(
        &self,
        state: &mut State,
        tribe: Tribe,
        zone: Zone,
        journal: &mut impl Journal<Note>,
    ) -> bool {
        let seat = state.active();
        let came = state.open.decks.take(tribe);
        if came {
            match zone {
                Zone::Hand => state.take_to_hand(seat, Card::Tribe(tribe)),
                Zone::Discard | Zone::Board => state.me_mut().discard.tribe.add(tribe),
            }
            journal.note(Note::Recruited(seat, tribe, zone));
        } else {
            state.me_mut().score(Scored::Benefits, 1);
            journal.note(Note::DeckEmpty(seat, tribe));
        }
        came
    }

    /// The initiation is never a benefit, only its parts are.
    fn rite_way(&self, state: &State) -> Result<Way, Refusal> {
        match self.way(state, Offer::Rite)? {
            Way::Benefit(..) => Err(Refusal::FinishFirst),
            way @ Way::Column(..) => Ok(way),
        }
    }

    pub(crate) fn rite(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let way = self.rite_way(state)?;
        self.pay(state, way);
        journal.note(Note::RitePaid(state.active()));
        let mut gains = Gains::of(Icon::TribeToDiscard, 1);
        gains.add(Icon::Bury, 1);
        self.push(state, Source::Rite, gains);
        Ok(())
    }

    pub(crate) fn describe_rite(&self, _: &State) -> Phrase {
        Phrase::new("endless-winter-do-rite").phrase("price", self.printed_price(Offer::Rite))
    }

    /// EW-INIT-09, EW-RULING-42: the cards that can be buried from this place.
    #[inline]
    fn buriable<'a>(&self, state: &'a State, zone: Zone) -> &'a Cards {
        match zone {
            Zone::Hand => &state.mine().hand,
            Zone::Discard => &state.me().discard,
            Zone::Board if self.in_eclipse(state) => &state.me().eclipse,
            Zone::Board => &state.open.moment.above,
        }
    }

    pub(crate) fn in_eclipse(&self, state: &State) -> bool {
        matches!(state.open.stage, Stage::Track | Stage::Skills | Stage::Lands | Stage::Board | Stage::Stones)
    }

    pub(crate) fn can_bury(&self, state: &State) -> bool {
        Zone::ALL.into_iter().any(|zone| !self.buriable(state, zone).is_empty())
    }

    pub(crate) fn list_burials(&self, state: &State, out: &mut Vec<Action>) {
        for zone in Zone::ALL {
            let cards = self.buriable(state, zone);
            out.extend(cards.iter().map(|(card, _)| Action::Bury(zone, card)));
        }
    }

    pub(crate) fn bury(
        &self,
        state: &mut State,
        zone: Zone,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if !self.is_pending(state, Icon::Bury) {
            return Err(Refusal::NoBurial);
        }
        if !self.buriable(state, zone).has(card) {
            return Err(Refusal::NoBury);
        }
        self.take_icon(state, Icon::Bury);
        let seat = state.active();
        match zone {
            Zone::Hand => {
                state.hide_from_hand(card);
                state.mine_mut().buried.add(card);
                journal.note_for(Audience::Only(seat), Note::Buried(seat, zone, Some(card)));
                journal.note_for(Audience::Except(seat), Note::Buried(seat, zone, None));
                return Ok(());
            }
            Zone::Discard => {
                state.me_mut().discard.take(card);
            }
            Zone::Board if self.in_eclipse(state) => {
                state.me_mut().eclipse.take(card);
                let left = state.me().eclipse;
                limit_ready(&mut state.open.moment.ready, &left, card);
            }
            Zone::Board => {
                state.open.moment.above.take(card);
                let left = state.open.moment.above;
                limit_ready(&mut state.open.moment.ready, &left, card);
            }
        }
        state.me_mut().buried.add(card);
        journal.note(Note::Buried(seat, zone, Some(card)));
        Ok(())
    }

    pub(crate) fn describe_bury(&self, _: &State, zone: Zone, card: Card) -> Phrase {
        Phrase::new(match zone {
            Zone::Hand => "endless-winter-do-bury-hand",
            Zone::Discard => "endless-winter-do-bury-discard",
            Zone::Board => "endless-winter-do-bury-board",
        })
        .phrase("card", self.card_name(card))
    }

    /// EW-RULING-72: a card is discarded from hand. Of two alike, the one that gives no Labor this turn goes first.
    pub(crate) fn discard_from_hand(&self, state: &mut State, card: Card) {
        if let Card::Tribe(tribe) = card {
            state.open.moment.fresh.remove(tribe);
        }
        state.show_from_hand(card);
        state.me_mut().discard.add(card);
    }
}

/// EW-EDGE-40: a buried card takes its unused skill along; of two alike, the used one goes first.
fn limit_ready(ready: &mut Ready, left: &Cards, card: Card) {
    match card {
        Card::Tribe(tribe) => {
            if ready.tribe.of(tribe) > left.tribe.of(tribe) {
                ready.tribe.take(tribe);
            }
        }
        Card::Culture(culture) => {
            ready.forget(culture);
        }
    }
    debug_assert!(Tribe::each().all(|tribe| ready.tribe.of(tribe) <= left.tribe.of(tribe)));
}
