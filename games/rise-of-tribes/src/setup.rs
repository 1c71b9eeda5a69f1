//! The start of the game: tiles, boards, the first player. RT-SETUP

use table::{
    Seat, Turn,
    counts::Counts,
    journal::Journal,
    odds::Odds,
    pile::Pile,
    sets::{Indexed, Set},
    stack::Stack,
};

use crate::{
    action::Outcome,
    decision::{Decision, Flow},
    field::Field,
    game::RiseOfTribes,
    ids::{Event, HEXES, Hex, Land, SEATS, Special, Tile, Tribe},
    note::Note,
    refusal::{Refusal, ensure},
    settling::PlaceGlacier,
    state::{Dealing, Ending, Events, Ground, Player, State},
};

/// What chance deals before the game, in order.
enum DealStage {
    Special,
    Wild,
    Tile,
    Board,
    Token,
}

impl RiseOfTribes {
    /// The position before anything is dealt.
    pub(crate) fn start_position(&self) -> State {
        let mut bag = Counts::EMPTY;
        for land in Land::ALL {
            bag.add_many(land.tile(), self.seats as u8 + 1); // RT-SETUP-02
        }
        let mut dealing = Dealing { draws: self.options.random_tiles, bag, ..Dealing::default() };
        for &special in &self.options.tiles {
            self.swap_in(&mut dealing, special);
        }
        let player = Player {
            reserve: self.content.rules.members.is,
            deck: Pile::shuffled(self.tables.decks.iter().collect()), // RT-SETUP-07
            ..Player::default()
        };
        let mut players = [Player::default(); SEATS];
        players[..self.seats].fill(player);
        let late: Set<Event> = Event::LATE.into_iter().collect();
        let mut frames = Stack::new();
        let _ = frames.push(Deal.into());
        State {
            frames,
            ending: Ending::Open,
            active: Seat::new(0),
            first: Seat::new(0),
            turns: 0,
            dealing,
            ground: Ground::default(),
            field: Field::default(),
            moved: [0; HEXES],
            players,
            queues: [self.content.dice.start.is; 4], // RT-SETUP-14
            hand: Counts::EMPTY,
            actions_taken: Set::EMPTY,
            once: Set::EMPTY,
            borrowed: None,
            foretold: None,
            events: Events {
                deck: late.complement(), // RT-SETUP-13
                aside: late,             // RT-SETUP-12
                ..Events::default()
            },
        }
    }

    /// A piece of special terrain takes the place of an ordinary tile in the bag; the wild land waits for its turn.
    fn swap_in(&self, dealing: &mut Dealing, special: Special) {
        dealing.specials.insert(special);
        if let Some(tile) = special.tile()
            && special != Special::WildLand
            && let Some(land) = self.lands_of(tile).iter().next()
        {
            dealing.bag.take(land.tile());
            dealing.bag.add(tile);
        }
    }

    /// Does the wild land wait for the tile it replaces?
    fn wild_waits(state: &State) -> bool {
        state.dealing.specials.has(Special::WildLand) && state.dealing.wild_for.is_none()
    }

    /// What is dealt next.
    fn deal_stage(&self, state: &State) -> DealStage {
        let dealing = &state.dealing;
        if dealing.draws > 0 {
            DealStage::Special
        } else if Self::wild_waits(state) {
            DealStage::Wild
        } else if !dealing.bag.is_empty() {
            DealStage::Tile
        } else if self.boardless(state).is_some() {
            DealStage::Board
        } else {
            DealStage::Token
        }
    }

    /// The weight of an outcome now; 0 if it is impossible.
    fn deal_weight(&self, state: &State, outcome: Outcome) -> u32 {
        let dealing = &state.dealing;
        match (self.deal_stage(state), outcome) {
            (DealStage::Special, Outcome::Special(special)) => u32::from(!dealing.specials.has(special)),
            (DealStage::Wild, Outcome::Replace(land)) => {
                // RT-RULING-63: the glacier needs an ordinary mountain.
                let keep = land == Land::Mountain && dealing.specials.has(Special::Glacier);
                u32::from(dealing.bag.of(land.tile()).saturating_sub(u8::from(keep)))
            }
            (DealStage::Tile, Outcome::Tile(tile)) => u32::from(dealing.bag.of(tile)),
            (DealStage::Board, Outcome::Board(tribe)) => {
                let taken = state.players.iter().any(|player| player.tribe == Some(tribe));
                u32::from(!taken)
            }
            (DealStage::Token, Outcome::Token(token)) => {
                let there = (1..=self.content.rules.villages.is).contains(&token);
                u32::from(there && !dealing.tokens.as_slice().contains(&token))
            }
            _ => 0,
        }
    }

    fn boardless(&self, state: &State) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| state.player(seat).tribe.is_none())
    }

    #[expect(clippy::expect_used, reason = "`deal_weight` allows only what is still to be dealt")]
    fn apply_deal<J: Journal<Note>>(&self, state: &mut State, outcome: Outcome, j: &mut J) {
        match outcome {
            Outcome::Special(special) => {
                state.dealing.draws -= 1;
                self.swap_in(&mut state.dealing, special);
                j.note(Note::SpecialTerrain(special));
            }
            Outcome::Replace(land) => {
                state.dealing.wild_for = Some(land);
                state.dealing.bag.take(land.tile());
                state.dealing.bag.add(Tile::WildLand);
            }
            Outcome::Tile(tile) => {
                state.dealing.bag.take(tile);
                let hex = Hex::at(state.ground.tiles.len()).expect("the bag has a tile for each hex");
                assert!(state.ground.tiles.push(tile), "each hex has one tile");
                for land in self.lands_of(tile) {
                    state.ground.lands[land.index()].insert(hex);
                }
                j.note(Note::Laid(hex, tile));
            }
            Outcome::Board(tribe) => {
                let seat = self.boardless(state).expect("boards are dealt until every seat has one");
                state.player_mut(seat).tribe = Some(tribe);
                j.note(Note::Board(seat, tribe));
            }
            Outcome::Token(token) => {
                let seat = Seat::new(state.dealing.tokens.len());
                assert!(state.dealing.tokens.push(token), "each seat draws one token");
                j.note(Note::Token(seat, token));
            }
            Outcome::Roll(..) | Outcome::Event(_) | Outcome::Goal(_) => {}
        }
    }
}

/// Chance deals tiles, boards and village tokens. RT-SETUP
#[derive(Clone, Copy)]
pub(crate) struct Deal;

impl Decision for Deal {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Chance
    }

    /// Everything dealt? Then the first player is known. RT-SETUP-17
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        let tokens = state.dealing.tokens.as_slice();
        if tokens.len() < rules.seats {
            return Flow::Wait;
        }
        let first = Seat::all(rules.seats)
            .zip(tokens)
            .min_by_key(|&(_, token)| token)
            .map_or(Seat::new(0), |(seat, _)| seat);
        state.first = first;
        state.active = first;
        j.note(Note::First(first));
        if state.dealing.specials.has(Special::Glacier) {
            state.replace(PlaceGlacier);
        } else {
            rules.settle_next(state, 0, j);
        }
        Flow::Continue
    }

    fn outcomes(self, rules: &RiseOfTribes, state: &State, out: &mut Odds<Outcome>) {
        let mut add = |outcome| out.add(outcome, rules.deal_weight(state, outcome));
        match rules.deal_stage(state) {
            DealStage::Special => Special::each().for_each(|each| add(Outcome::Special(each))),
            DealStage::Wild => Land::each().for_each(|each| add(Outcome::Replace(each))),
            DealStage::Tile => Tile::each().for_each(|each| add(Outcome::Tile(each))),
            DealStage::Board => Tribe::each().for_each(|each| add(Outcome::Board(each))),
            DealStage::Token => {
                (1..=rules.content.rules.villages.is).for_each(|each| add(Outcome::Token(each)));
            }
        }
    }

    fn deal<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        outcome: Outcome,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(rules.deal_weight(state, outcome) > 0, Refusal::NotTheOutcome)?;
        rules.apply_deal(state, outcome, j);
        Ok(())
    }
}
