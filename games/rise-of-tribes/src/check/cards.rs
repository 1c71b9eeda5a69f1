//! Goals, events and their pieces.

use table::{
    Seat,
    pile::Knowers,
    refusal::InvalidPosition,
    sets::{Indexed, Set},
};

use super::pieces::deferred;
use crate::{
    content::EventEffect,
    decision::Deferral,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Goal, Object},
    state::{Active, State},
};

impl RiseOfTribes {
    /// Every goal of a deck is in one place. RT-COMP-04
    pub(super) fn check_goals(&self, state: &State) -> Result<(), InvalidPosition> {
        for (index, player) in state.players[..self.seats].iter().enumerate() {
            let seat = Seat::new(index);
            let deck = player.deck.cards();
            let in_deck: Set<Goal> = deck.iter().map(|(goal, _)| goal).collect();
            let sound = deck.total() as usize == in_deck.len()
                && in_deck.and(player.open).is_empty()
                && in_deck.or(player.open).and(player.done).is_empty()
                && in_deck.or(player.open).or(player.done) == self.tables.decks
                && player.deck.under().all(|known| known.to == Knowers::EVERYBODY);
            InvalidPosition::unless(sound, "RT-COMP-04", || format!("the goals of {seat} are not one deck"))?;
        }
        Ok(())
    }

    /// Every event is in one place, every piece belongs to its card. RT-COMP-03, RT-COMP-12
    pub(super) fn check_events(&self, state: &State) -> Result<(), InvalidPosition> {
        let events = &state.events;
        let owners = events.owners.iter().flatten();
        let tamer = events.mammoth.and_then(|mammoth| mammoth.owner);
        let seated = owners.chain(&tamer).all(|seat| seat.index() < self.seats);
        InvalidPosition::unless(seated, "RT-EVENT-57", || {
            "somebody who does not play owns an object".to_owned()
        })?;
        let mut places = [0_u8; Event::COUNT];
        let mut seen = |event: Event| places[event.index()] += 1;
        events.deck.iter().for_each(&mut seen);
        events.aside.iter().for_each(&mut seen);
        events.discard.iter().for_each(&mut seen);
        events.active.as_slice().iter().for_each(|active| seen(active.event));
        Object::each()
            .filter(|object| events.owners[object.index()].is_some())
            .for_each(|object| seen(object.event()));
        tamer.iter().for_each(|_| seen(Event::Mammoth));
        InvalidPosition::unless(
            places == [1; Event::COUNT] && events.active.len() <= self.tables.slots,
            "RT-COMP-03",
            || format!("the event cards are {places:?}"),
        )?;
        let late: Set<Event> = Event::LATE.into_iter().collect();
        InvalidPosition::unless(events.aside.is_empty() || events.aside == late, "RT-SETUP-12", || {
            format!("{:?} lie aside", events.aside)
        })?;
        for active in events.active.as_slice() {
            InvalidPosition::unless(self.tokens_fit(active), "RT-EVENT-03", || {
                format!("{:?} lies in a slot", active)
            })?;
        }
        self.check_event_pieces(state)
    }

    fn tokens_fit(&self, active: &Active) -> bool {
        let tokens = active.tokens;
        match self.effect(active.event) {
            EventEffect::Discovery { tokens: first } => !tokens.is_empty() && first.covers(tokens),
            EventEffect::MildWinter { food_each, .. } => {
                let most = u16::from(food_each) * self.seats as u16;
                (1..=most).contains(&tokens.total()) && tokens.total() == u16::from(tokens.0[0])
            }
            EventEffect::Plentiful { good, tokens: first, .. } => {
                (1..=first).contains(&tokens.of(good)) && tokens.total() == u16::from(tokens.of(good))
            }
            EventEffect::Knowledge { most } => tokens.total() < u16::from(most),
            EventEffect::Object { good, cost, .. } => {
                tokens.of(good) < cost && tokens.total() == u16::from(tokens.of(good))
            }
            EventEffect::Drought { .. }
            | EventEffect::SabreTooth { .. }
            | EventEffect::Invaders { .. }
            | EventEffect::Mammoth { .. }
            | EventEffect::Chieftain { .. }
            | EventEffect::AbandonedVillage { .. } => tokens.is_empty(),
            EventEffect::Volcano { .. } => false, // RT-RULING-53
        }
    }

    fn check_event_pieces(&self, state: &State) -> Result<(), InvalidPosition> {
        let events = &state.events;
        let waiting = |frame: Frame| state.frames.as_slice().contains(&frame);
        let any = |is: fn(&Frame) -> bool| state.frames.as_slice().iter().any(is);
        let on_board = |hex| self.board.all.has(hex);
        let sabre_tooth = events.is_active(Event::SabreTooth);
        let sabre_tooth_stands = match events.sabre_tooth {
            Some(hex) => sabre_tooth && on_board(hex),
            None => !sabre_tooth || waiting(Frame::PlaceSabreTooth),
        };
        let mammoth = events.is_active(Event::Mammoth);
        let mammoth_stands = match events.mammoth {
            Some(piece) => {
                let kept = piece.owner.is_none_or(|owner| state.field.of(owner, piece.hex) > 0);
                on_board(piece.hex)
                    && mammoth == piece.owner.is_none()
                    && (kept || deferred(state) >= Deferral::Mammoth)
            }
            None => !mammoth || waiting(Frame::PlaceMammoth),
        };
        let most = match self.effect(Event::Invaders) {
            EventEffect::Invaders { most, .. } => most,
            _ => 0,
        };
        let fighting = any(|frame| matches!(frame, Frame::Fight(_)));
        let invaders = events.is_active(Event::Invaders);
        let invaders_stand = match events.invaders {
            Some(piece) => {
                invaders && on_board(piece.hex) && piece.count <= most && (piece.count > 0 || fighting)
            }
            None => !invaders || waiting(Frame::PlaceInvaders),
        };
        let volcano_stands = events.volcano.is_none_or(|place| !self.board.beside(place).is_empty());
        let auction = any(|frame| matches!(frame, Frame::Auction(_) | Frame::Tribute(_)));
        let abandoned = any(|frame| matches!(frame, Frame::AbandonedVillage(_)));
        let open = state.is_open();
        InvalidPosition::unless(
            !open
                || (sabre_tooth_stands
                    && mammoth_stands
                    && invaders_stand
                    && volcano_stands
                    && auction == events.is_active(Event::Chieftain)
                    && abandoned == events.is_active(Event::AbandonedVillage)),
            "RT-COMP-12",
            || "an event card and its piece do not match".to_owned(),
        )
    }
}
