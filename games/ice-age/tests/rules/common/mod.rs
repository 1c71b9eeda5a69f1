//! Scenes: positions set up by hand, and games played from them in notation.
//!
//! A [`Scene`] moves pieces, never makes them: hunters come from the reserve, clubs and mammoths from the supply,
//! cards from the piles, stones from whatever was not spoken of. So every scene passes `check`, and so does every
//! position of a [`Game`] played from it.

#![allow(
    missing_docs,
    unreachable_pub,
    clippy::wrong_self_convention,
    clippy::needless_pass_by_value,
    reason = "a kit for tests"
)]

mod game;
pub mod random;

pub use game::Game;
use ice_age::{Arms, Card, Colour, Content, IceAge, Options, Region, State, Step};
pub use table::scenario::Scenario;
use table::{Rules, Seat, pile::Knowers, sets::Indexed};

pub const S1: Seat = Seat::new(0);
pub const S2: Seat = Seat::new(1);
pub const S3: Seat = Seat::new(2);
pub const S4: Seat = Seat::new(3);
pub const S5: Seat = Seat::new(4);

/// The region with this printed number.
pub fn region(number: u64) -> Region {
    Region::from_number(number).unwrap()
}

/// Ice Age with these seats and the standard content.
pub fn ice_age(seats: u8) -> IceAge {
    rules(Options { seats, ..Options::default() }, &Content::standard())
}

pub fn rules(options: Options, content: &Content) -> IceAge {
    IceAge::new(&options, content).unwrap()
}

/// A position in the making: round 1, nobody on the board, everything else as set up.
pub struct Scene {
    rules: IceAge,
    state: State,
    stones: [Option<u8>; 5],
    light_pool: Option<u8>,
    dark_pool: Option<u8>,
    /// What a draw pile is to hold, if it matters; its other cards then go below the visible discard.
    piles: [Option<Vec<Card>>; 2],
    herds_moved: bool,
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::of(ice_age(seats))
    }

    /// A game of three rounds.
    pub fn short(seats: u8) -> Self {
        Self::of(rules(Options { seats, short: true, ..Options::default() }, &Content::standard()))
    }

    pub fn of(rules: IceAge) -> Self {
        let state = rules.start();
        Self {
            rules,
            state,
            stones: [None; 5],
            light_pool: None,
            dark_pool: None,
            piles: [None, None],
            herds_moved: false,
        }
    }

    pub fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    pub fn last_round(self) -> Self {
        let last = self.rules.rounds();
        self.round(last)
    }

    /// Further regions under ice, with nothing on them.
    pub fn covered(mut self, numbers: impl IntoIterator<Item = u64>) -> Self {
        for number in numbers {
            self.state.board.covered.insert(region(number));
            self.state.board.fires[region(number).index()] = 0;
        }
        self
    }

    pub fn hunters(mut self, seat: Seat, at: u64, count: u8) -> Self {
        self.state.players[seat.index()].reserve -= count;
        for _ in 0..count {
            self.state.board.bands[seat.index()][region(at).index()].add(Arms::Bare);
        }
        self
    }

    /// Hunters with clubs under them.
    pub fn armed(mut self, seat: Seat, at: u64, count: u8) -> Self {
        self.state.players[seat.index()].reserve -= count;
        self.state.club_supply -= count;
        for _ in 0..count {
            self.state.board.bands[seat.index()][region(at).index()].add(Arms::Club);
        }
        self
    }

    /// Clubs kept in stock.
    pub fn clubs(mut self, seat: Seat, count: u8) -> Self {
        self.state.club_supply -= count;
        self.state.players[seat.index()].clubs += count;
        self
    }

    /// All mammoths in the supply.
    pub fn no_mammoths(mut self) -> Self {
        if !self.herds_moved {
            self.herds_moved = true;
            for herd in &mut self.state.board.mammoths {
                self.state.mammoth_supply += std::mem::take(herd);
            }
        }
        self
    }

    /// So many mammoths here; those not spoken of are in the supply.
    pub fn mammoths(mut self, at: u64, count: u8) -> Self {
        self = self.no_mammoths();
        self.state.mammoth_supply -= count;
        self.state.board.mammoths[region(at).index()] = count;
        self
    }

    pub fn no_fires(mut self) -> Self {
        self.state.board.fires = Default::default();
        self
    }

    pub fn fires(mut self, at: u64, count: u8) -> Self {
        self.state.board.fires[region(at).index()] = count;
        self
    }

    /// Points of the rounds before, so this is round 2 at least.
    pub fn points(mut self, seat: Seat, points: u8) -> Self {
        self.state.round = self.state.round.max(2);
        self.state.players[seat.index()].points = [points, 0, 0];
        self
    }

    pub fn stones(mut self, seat: Seat, stones: u8) -> Self {
        self.stones[seat.index()] = Some(stones);
        self
    }

    pub fn light_pool(mut self, stones: u8) -> Self {
        self.light_pool = Some(stones);
        self
    }

    pub fn dark_pool(mut self, stones: u8) -> Self {
        self.dark_pool = Some(stones);
        self
    }

    /// Cards in a hand; fewer than five are filled up, so that both colours are there.
    pub fn hand(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        for card in cards {
            self.take(card);
            self.state.players[seat.index()].hand.add(card);
        }
        self
    }

    /// The visible discard of its colour.
    pub fn discard(mut self, card: Card) -> Self {
        self.take(card);
        self.state.tops[card.colour() as usize] = Some(card);
        self
    }

    /// Cards below a visible discard.
    pub fn below(mut self, cards: impl IntoIterator<Item = Card>) -> Self {
        for card in cards {
            self.take(card);
            self.state.discarded.add(card);
        }
        self
    }

    /// A draw pile of exactly these cards; the others of the colour that nobody holds are discards.
    pub fn pile(mut self, colour: Colour, cards: impl IntoIterator<Item = Card>) -> Self {
        let cards: Vec<Card> = cards.into_iter().collect();
        cards.iter().for_each(|&card| self.take(card));
        self.piles[colour as usize] = Some(cards);
        self
    }

    /// A card that `seat` has put under its draw pile.
    pub fn under(mut self, seat: Seat, card: Card) -> Self {
        self.take(card);
        match card.colour() {
            Colour::Light => self.state.light_pile.put_under(card, Knowers::only(seat)),
            Colour::Dark => self.state.dark_pile.put_under(card, Knowers::only(seat)),
        }
        self
    }

    /// It is the turn of `seat` to play a card.
    #[track_caller]
    pub fn to_play(self, seat: Seat) -> Game {
        self.build(seat, Step::Play, 5)
    }

    /// `seat` has played and may put one of its four cards away.
    #[track_caller]
    pub fn to_put_away(self, seat: Seat) -> Game {
        self.build(seat, Step::PutAway, 4)
    }

    /// `seat` has so many cards to draw.
    #[track_caller]
    pub fn to_draw(self, seat: Seat, left: u8) -> Game {
        self.build(seat, Step::Draw(left), u32::from(5 - left))
    }

    /// `ender` took the last stone and has drawn back to five: fires are turned up, if there are any.
    #[track_caller]
    pub fn to_conflicts(mut self, ender: Seat) -> Game {
        self.state.ender = Some(ender);
        let mut game = self.build(ender, Step::Drawn { from: Colour::Dark, left: 0 }, 4);
        let any = game.odds().first().unwrap().0.clone();
        game.deal(&any);
        game
    }

    #[track_caller]
    fn build(mut self, active: Seat, step: Step, cards: u32) -> Game {
        self.state.active = active;
        self.state.step = step;
        for seat in Seat::all(self.rules.seats()) {
            self.fill_hand(seat, if seat == active { cards } else { 5 });
        }
        self.lay_piles();
        self.share_stones();
        Game::new(self.rules, self.state)
    }

    fn take(&mut self, card: Card) {
        let loose = match card.colour() {
            Colour::Light => &mut self.state.light_pile.loose,
            Colour::Dark => &mut self.state.dark_pile.loose,
        };
        assert!(loose.take(card), "the scene needs more copies of {card} than the box has");
    }

    fn fill_hand(&mut self, seat: Seat, cards: u32) {
        while self.state.player(seat).hand.total() < cards {
            let colour =
                if self.state.player(seat).cards(Colour::Light) < 2 { Colour::Light } else { Colour::Dark };
            let loose = match colour {
                Colour::Light => &self.state.light_pile.loose,
                Colour::Dark => &self.state.dark_pile.loose,
            };
            // The last kinds of a colour, Cults apart: the rarer ones of the tests.
            let filler = loose.iter().map(|(card, _)| card).filter(|card| !card.is_cult()).last();
            let filler = filler.expect("no card is left to fill a hand");
            self.take(filler);
            self.state.players[seat.index()].hand.add(filler);
        }
    }

    fn lay_piles(&mut self) {
        for (colour, wanted) in Colour::BOTH.into_iter().zip(&self.piles) {
            let Some(wanted) = wanted else { continue };
            let loose = match colour {
                Colour::Light => &mut self.state.light_pile.loose,
                Colour::Dark => &mut self.state.dark_pile.loose,
            };
            self.state.discarded.pour(loose);
            *loose = wanted.iter().copied().collect();
        }
    }

    /// Everybody not spoken of has 4 stones. What does not add up is made up by the dark pool, or, if that was spoken
    /// of, by the last seat that was not.
    fn share_stones(&mut self) {
        let start = self.rules.start();
        let seats = self.rules.seats();
        let all = start.dark_pool + start.players.iter().map(|player| player.stones).sum::<u8>();
        for seat in Seat::all(seats) {
            self.state.players[seat.index()].stones = self.stones[seat.index()].unwrap_or(4);
        }
        self.state.light_pool = self.light_pool.unwrap_or(0);
        self.state.dark_pool = self.dark_pool.unwrap_or(0);
        let held = |state: &State| -> u8 { state.players.iter().map(|player| player.stones).sum() };
        if self.dark_pool.is_none() {
            self.state.dark_pool = all - held(&self.state) - self.state.light_pool;
        } else if let Some(last) = Seat::all(seats).rev().find(|seat| self.stones[seat.index()].is_none()) {
            self.state.players[last.index()].stones = 0;
            let rest = all - held(&self.state) - self.state.light_pool - self.state.dark_pool;
            self.state.players[last.index()].stones = rest;
        }
    }
}
