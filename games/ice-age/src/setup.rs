//! Set-up: first player, first hunters, first hands.

use table::{
    Seat,
    counts::Counts,
    journal::{Audience, Journal},
    odds::Odds,
    pile::Pile,
    sets::Indexed,
};

use crate::{
    action::{Action, Outcome},
    card::{Card, Colour},
    game::{HAND, IceAge},
    map::Region,
    note::Note,
    refusal::Refusal,
    state::{Arms, Board, Player, State, Step, Task},
};

impl IceAge {
    /// The table laid out, before anybody has done anything.
    pub(crate) fn lay_out(&self) -> State {
        let numbers = &self.numbers;
        let mut board = Board { covered: self.covered, unknown_fires: numbers.fires, ..Board::default() };
        for region in self.mammoths {
            board.mammoths[region.index()] += 1;
        }
        let mut state = State {
            board,
            players: Default::default(),
            light_pile: Pile::shuffled(self.deck(Colour::Light)),
            dark_pile: Pile::shuffled(self.deck(Colour::Dark)),
            discarded: Counts::EMPTY,
            tops: [None; 2],
            light_pool: 0,
            dark_pool: self.dark_pool,
            club_supply: numbers.clubs,
            mammoth_supply: self.mammoth_supply,
            round: 1,
            active: Seat::default(),
            ender: None,
            idle: 0,
            step: Step::FirstPlayer,
            task: Task::default(),
        };
        for seat in self.everybody() {
            state.players[seat.index()] =
                Player { reserve: numbers.hunters, stones: numbers.stones, ..Player::default() };
        }
        self.lay_fires(&mut state);
        state
    }

    /// All cards of a colour.
    pub(crate) fn deck(&self, colour: Colour) -> Counts<Card, { crate::card::CARDS }> {
        let mut deck = Counts::EMPTY;
        for card in Card::ALL.into_iter().filter(|card| card.colour() == colour) {
            deck.add_many(card, self.face(card).copies);
        }
        deck
    }

    /// IA-SETUP-22, IA-NEXT-07: one face-down fire token in every open region.
    pub(crate) fn lay_fires(&self, state: &mut State) {
        for region in Region::each() {
            state.board.fires[region.index()] = u8::from(state.open().has(region));
        }
    }

    pub(crate) fn list_settle(state: &State, out: &mut Vec<Action>) {
        out.extend(state.open().iter().map(Action::Place));
    }

    pub(crate) fn play_settle(
        &self,
        state: &mut State,
        left: u8,
        region: Region,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if state.board.covered.has(region) {
            return Err(Refusal::Covered);
        }
        let seat = state.active;
        state.players[seat.index()].reserve -= 1;
        state.board.bands[seat.index()][region.index()].add(Arms::Bare);
        journal.note(Note::Placed(seat, region));
        state.active = seat.left(self.seats());
        state.step = if left > 1 {
            Step::Settle(left - 1)
        } else {
            // IA-SETUP-29: the first player is dealt the first hand; all hands are alike in the end.
            Step::DealHand { seat: state.active, left: HAND }
        };
        Ok(())
    }

    pub(crate) fn first_player_odds(&self, out: &mut Odds<Outcome>) {
        for seat in self.everybody() {
            out.add(Outcome::First(seat), 1);
        }
    }

    pub(crate) fn deal_first_player(
        &self,
        state: &mut State,
        first: Seat,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        if first.index() >= self.seats() {
            return Err(Refusal::Impossible);
        }
        journal.note(Note::First(first));
        state.active = first;
        state.step = Step::Settle(self.numbers.settlers * self.options.seats);
        Ok(())
    }

    /// The colour of the next card of an opening hand: light ones first.
    pub(crate) fn opening_colour(&self, left: u8) -> Colour {
        if left > self.numbers.opening_dark { Colour::Light } else { Colour::Dark }
    }

    pub(crate) fn deal_opening_card(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        card: Card,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        Self::take_from_pile(state, seat, self.opening_colour(left), card)?;
        journal.note_for(Audience::Only(seat), Note::Drew(seat, card));
        if left == 1 {
            journal.note_for(Audience::Except(seat), Note::HandDealt(seat));
        }
        let next = seat.left(self.seats());
        state.step = if left > 1 {
            Step::DealHand { seat, left: left - 1 }
        } else if next != state.active {
            Step::DealHand { seat: next, left: HAND }
        } else {
            journal.note(Note::Round(1));
            Step::Play
        };
        Ok(())
    }

    /// The top card of a pile, `card`, goes to the hand of `seat`.
    pub(crate) fn take_from_pile(
        state: &mut State,
        seat: Seat,
        colour: Colour,
        card: Card,
    ) -> Result<(), Refusal> {
        let drawn = match colour {
            Colour::Light => state.light_pile.draw(card),
            Colour::Dark => state.dark_pile.draw(card),
        };
        if !drawn {
            return Err(Refusal::Impossible);
        }
        state.players[seat.index()].hand.add(card);
        Ok(())
    }

    /// IA-MIG-20, IA-MIG-21, IA-RULING-17: an empty draw pile is made anew from the discards below the visible one.
    pub(crate) fn refill(&self, state: &mut State, colour: Colour, journal: &mut impl Journal<Note>) {
        if !state.pile_is_empty(colour) {
            return;
        }
        let mut cards = Counts::EMPTY;
        for (card, count) in state.discarded.iter().filter(|(card, _)| card.colour() == colour) {
            cards.add_many(card, count);
        }
        if cards.is_empty() {
            return;
        }
        state.discarded.remove_all(&cards);
        match colour {
            Colour::Light => state.light_pile.shuffle_in(&cards),
            Colour::Dark => state.dark_pile.shuffle_in(&cards),
        }
        journal.note(Note::Reshuffled(colour));
    }
}
