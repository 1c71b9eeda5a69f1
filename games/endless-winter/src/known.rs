//! What everybody knows of a hand: the cards that were seen going there (section 25 of the rule index).
//!
//! A card stays known until it is shown again, or until a card leaves the hand face down for good and nobody can tell which.
//! The face-down Eclipse pile is no such place: it is turned up, and until then a known card lies in hand or in the pile.

use table::Seat;

use crate::{
    cards::Cards,
    ids::Card,
    state::{SEATS, State},
};

impl State {
    /// A card that everybody sees goes to hand.
    #[inline]
    pub(crate) fn take_to_hand(&mut self, seat: Seat, card: Card) {
        let seat = seat.index() & (SEATS - 1);
        self.secret[seat].hand.add(card);
        self.open.players[seat].known.add(card);
    }

    /// The active player shows a card of the hand and parts with it.
    #[inline]
    pub(crate) fn show_from_hand(&mut self, card: Card) {
        self.mine_mut().hand.take(card);
        let kept = match card {
            // The card of this turn's top action stays in hand while another one like it is shown.
            Card::Tribe(tribe) => self.open.moment.fresh.has(tribe),
            Card::Culture(_) => false,
        };
        let known = &mut self.me_mut().known;
        if !kept || known.count(card) > 1 {
            known.take(card);
        }
    }

    /// The active player parts with a card of the hand, face down: it may have been any of them.
    pub(crate) fn hide_from_hand(&mut self, card: Card) {
        self.mine_mut().hand.take(card);
        self.me_mut().known.forget_one();
    }

    /// EW-ECL-02, EW-ECL-05: a pile is turned up. Its Culture cards go back to hand in sight of everybody.
    pub(crate) fn turn_up(&mut self, seat: Seat) -> Cards {
        let seat = seat.index() & (SEATS - 1);
        let pile = std::mem::take(&mut self.secret[seat].eclipse);
        let returned = Cards { culture: pile.culture, ..Cards::EMPTY };
        self.secret[seat].hand.pour(&returned);
        let player = &mut self.open.players[seat];
        player.eclipse = Cards { tribe: pile.tribe, ..Cards::EMPTY };
        player.known.forget(&player.eclipse);
        player.known.pour(&returned);
        pile
    }
}
