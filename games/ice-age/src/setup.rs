//! Set-up: first player, first hunters, first hands.

use std::cmp::Ordering;

use table::{
    Seat, Turn,
    counts::Counts,
    journal::{Audience, Journal},
    odds::Odds,
    pile::Pile,
    refusal::InvalidPosition,
    sets::Indexed,
    text::Phrase,
};

use crate::{
    action::{Action, Outcome},
    board::Region,
    card::{Card, Colour},
    check::require,
    decision::{Area, Decision, Stage},
    game::{HAND, IceAge},
    note::Note,
    refusal::Refusal,
    state::{Arms, Board, Player, State, Step, Task},
};

impl IceAge {
    /// The position before the first player is drawn.
    pub(crate) fn initial_state(&self) -> State {
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
}

/// Chance picks the first player (IA-RULING-01).
#[derive(Clone, Copy)]
pub(crate) struct FirstPlayer;

impl Decision for FirstPlayer {
    const STAGE: Stage = Stage::SetUp;

    #[inline]
    fn turn(self, _: &State) -> Turn {
        Turn::Chance
    }

    fn outcomes(self, game: &IceAge, _: &State, out: &mut Odds<Outcome>) {
        for seat in game.everybody() {
            out.add(Outcome::First(seat), 1);
        }
    }

    fn deal(
        self,
        game: &IceAge,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Outcome::First(first) = outcome else { return Err(Refusal::NoChance) };
        if first.index() >= game.seats() {
            return Err(Refusal::NoSuchFirstPlayer);
        }
        journal.note(Note::SetUp(first, game.numbers.settlers));
        state.active = first;
        state.step = Step::Settle(game.numbers.settlers * game.options.seats);
        Ok(())
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let nobody = game.everybody().all(|seat| state.hunters_on_board(seat) == 0);
        require(nobody, "IA-SETUP-26", "hunters are on the board before the first placement")
    }

    fn can_hold(self, _: &IceAge, _: &State, _: Seat, cards: u32) -> bool {
        cards == 0
    }
}

/// The active seat places a hunter (IA-DEC-01).
#[derive(Clone, Copy)]
pub(crate) struct Settle {
    /// Hunters still to be placed by all seats.
    pub(crate) left: u8,
}

impl Decision for Settle {
    const STAGE: Stage = Stage::SetUp;
    const AREA: Option<Area> = Some(Area::Map);

    #[inline]
    fn turn(self, state: &State) -> Turn {
        Turn::Choose(state.active)
    }

    fn legal_actions(self, _: &IceAge, state: &State, out: &mut Vec<Action>) {
        out.extend(state.open().iter().map(Action::Place));
    }

    fn play(
        self,
        game: &IceAge,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Action::Place(region) = action else { return Err(Refusal::NotNow) };
        if state.board.covered.has(region) {
            return Err(Refusal::Covered);
        }
        let seat = state.active;
        state.players[seat.index()].reserve -= 1;
        state.board.bands[seat.index()][region.index()].add(Arms::Bare);
        journal.note(Note::Placed(seat, region));
        state.active = seat.left(game.seats());
        state.step = if self.left > 1 {
            Step::Settle(self.left - 1)
        } else {
            // IA-SETUP-29: the order of the deal does not matter.
            Step::DealHand { seat: state.active, left: HAND }
        };
        Ok(())
    }

    fn question(self, game: &IceAge, _: &State) -> Phrase {
        Phrase::new("ice-age-ask-settle").number("left", self.left.div_ceil(game.options.seats))
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        let seats = game.options.seats;
        // Clockwise from the active seat, everybody has one placement in each full round left and one in the part round.
        let to_place = |turn: u8| self.left / seats + u8::from(turn < self.left % seats);
        let even = (0..).zip(state.active.clockwise(game.seats())).all(|(turn, seat)| {
            state.hunters_on_board(seat).checked_add(to_place(turn)) == Some(game.numbers.settlers)
        });
        require(self.left > 0 && even, "IA-SETUP-27", "the hunters still to be placed do not add up")
    }

    fn can_hold(self, _: &IceAge, _: &State, _: Seat, cards: u32) -> bool {
        cards == 0
    }
}

/// Chance deals an opening hand, card by card (IA-SETUP-29).
#[derive(Clone, Copy)]
pub(crate) struct DealHand {
    /// To whom.
    pub(crate) seat: Seat,
    /// Cards still to come.
    pub(crate) left: u8,
}

impl DealHand {
    /// The colour of the next card: light ones first.
    const fn colour(self, game: &IceAge) -> Colour {
        if self.left > game.numbers.opening_dark { Colour::Light } else { Colour::Dark }
    }
}

impl Decision for DealHand {
    const STAGE: Stage = Stage::SetUp;

    #[inline]
    fn turn(self, _: &State) -> Turn {
        Turn::Chance
    }

    fn outcomes(self, game: &IceAge, state: &State, out: &mut Odds<Outcome>) {
        state.pile_odds(self.colour(game), out);
    }

    fn deal(
        self,
        game: &IceAge,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let Self { seat, left } = self;
        let Outcome::Card(card) = outcome else { return Err(Refusal::NoChance) };
        state.draw(seat, self.colour(game), card)?;
        if left == 1 {
            journal.note_for(Audience::Only(seat), Note::HandDealt(state.player(seat).hand));
            journal.note_for(Audience::Except(seat), Note::HandDealtUnseen(seat));
        }
        let next = seat.left(game.seats());
        state.step = if left > 1 {
            Step::DealHand { seat, left: left - 1 }
        } else if next != state.active {
            Step::DealHand { seat: next, left: HAND }
        } else {
            journal.note(Note::Round(1));
            game.note_migration(state, journal);
            Step::Play
        };
        Ok(())
    }

    fn check(self, game: &IceAge, state: &State) -> Result<(), InvalidPosition> {
        require(
            self.seat.index() < game.seats(),
            "IA-SETUP-29",
            "the hand is dealt to a seat not in the game",
        )?;
        require((1..=HAND).contains(&self.left), "IA-SETUP-29", "a hand has five cards")?;
        require(!state.pile_is_empty(self.colour(game)), "IA-SETUP-29", "no card is left to deal")
    }

    fn can_hold(self, game: &IceAge, state: &State, seat: Seat, cards: u32) -> bool {
        let turn = |seat: Seat| state.active.clockwise(game.seats()).position(|other| other == seat);
        let full = u32::from(HAND);
        match turn(seat).cmp(&turn(self.seat)) {
            Ordering::Less => cards == full,
            Ordering::Equal => cards + u32::from(self.left) == full,
            Ordering::Greater => cards == 0,
        }
    }
}
