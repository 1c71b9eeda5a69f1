//! Before the first turn: tiles, boards, the first player, the first members. RT-SETUP

use table::{
    Seat,
    counts::Counts,
    journal::Journal,
    odds::Odds,
    pile::Pile,
    sets::{Indexed, Set},
    stack::Stack,
};

use crate::{
    action::{Action, Outcome},
    content::Start,
    engine::Flow,
    field::Field,
    frame::{Frame, Part, Step},
    game::RiseOfTribes,
    ids::{Event, Face, Good, HEXES, Hex, HexSet, Land, SEATS, Special, Tile, Tribe},
    note::Note,
    refusal::{Refusal, ensure},
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
    pub(crate) fn opening(&self) -> State {
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
        let _ = frames.push(Frame::Deal);
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
            deeds: Set::EMPTY,
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

    /// How likely chance says this now; 0 if it cannot.
    pub(crate) fn deal_weight(&self, state: &State, outcome: Outcome) -> u32 {
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

    pub(crate) fn deal_odds(&self, state: &State, odds: &mut Odds<Outcome>) {
        let mut add = |outcome| odds.add(outcome, self.deal_weight(state, outcome));
        match self.deal_stage(state) {
            DealStage::Special => Special::each().for_each(|each| add(Outcome::Special(each))),
            DealStage::Wild => Land::each().for_each(|each| add(Outcome::Replace(each))),
            DealStage::Tile => Tile::each().for_each(|each| add(Outcome::Tile(each))),
            DealStage::Board => Tribe::each().for_each(|each| add(Outcome::Board(each))),
            DealStage::Token => {
                (1..=self.content.rules.villages.is).for_each(|each| add(Outcome::Token(each)));
            }
        }
    }

    fn boardless(&self, state: &State) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| state.player(seat).tribe.is_none())
    }

    pub(crate) fn deal_setup<J: Journal<Note>>(&self, state: &mut State, outcome: Outcome, j: &mut J) {
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
                if let Some(hex) = Hex::at(state.ground.tiles.len()) {
                    let _ = state.ground.tiles.push(tile);
                    for land in self.lands_of(tile) {
                        state.ground.lands[land.index()].insert(hex);
                    }
                    j.note(Note::Laid(hex, tile));
                }
            }
            Outcome::Board(tribe) => {
                if let Some(seat) = self.boardless(state) {
                    state.player_mut(seat).tribe = Some(tribe);
                    j.note(Note::Board(seat, tribe));
                }
            }
            Outcome::Token(token) => {
                let seat = Seat::new(state.dealing.tokens.len());
                let _ = state.dealing.tokens.push(token);
                j.note(Note::Token(seat, token));
            }
            Outcome::Roll(..) | Outcome::Event(_) | Outcome::Goal(_) => {}
        }
    }

    /// Everything dealt? Then the first player is known. RT-SETUP-17
    pub(crate) fn advance_deal<J: Journal<Note>>(&self, state: &mut State, j: &mut J) -> Flow {
        let tokens = state.dealing.tokens.as_slice();
        if tokens.len() < self.seats {
            return Flow::Wait;
        }
        let first = Seat::all(self.seats)
            .zip(tokens)
            .min_by_key(|&(_, token)| token)
            .map_or(Seat::new(0), |(seat, _)| seat);
        state.first = first;
        state.active = first;
        j.note(Note::First(first));
        if state.dealing.specials.has(Special::Glacier) {
            state.replace(Frame::Glacier);
        } else {
            self.settle_next(state, 0);
        }
        Flow::Go
    }

    /// The player at this place of the turn order comes to the map; after the last one the first turn begins.
    fn settle_next(&self, state: &mut State, order: u8) {
        if usize::from(order) >= self.seats {
            state.active = state.first;
            state.replace(Frame::Turn(Step::Start));
            return;
        }
        let part = if self.options.powers { Part::Power } else { Part::Hex };
        state.replace(Frame::Settle { order, part });
    }

    /// Who settles at this place of the turn order. RT-SETUP-21
    pub(crate) fn settler(&self, state: &State, order: u8) -> Seat {
        Seat::new((state.first.index() + usize::from(order)) % self.seats)
    }

    fn start_of(&self, order: u8) -> Start {
        self.tables.starts[usize::from(order).min(3)]
    }

    /// Ordinary mountains. RT-RULING-63
    pub(crate) fn glacier_sites(&self, state: &State) -> HexSet {
        self.board.all.iter().filter(|&hex| state.ground.tile(hex) == Tile::Mountain).collect()
    }

    /// Where the first members can go, and whether there is room for a second hex beside. RT-RULING-40
    pub(crate) fn settle_sites(&self, state: &State, order: u8) -> HexSet {
        let free = state.unoccupied(self.board.all);
        if self.start_of(order).beside == 0 {
            return free;
        }
        let paired: HexSet = free.iter().filter(|&hex| !self.board.near(hex).and(free).is_empty()).collect();
        if paired.is_empty() { free } else { paired }
    }

    fn beside_sites(&self, state: &State, hex: Hex) -> HexSet {
        self.board.near(hex).and(state.unoccupied(self.board.all))
    }

    pub(crate) fn list_settle(&self, state: &State, order: u8, part: Part, out: &mut Vec<Action>) {
        match part {
            Part::Power => {
                let seat = self.settler(state, order);
                if let Some(tribe) = state.player(seat).tribe {
                    out.extend(self.tables.chiefs[tribe.index()].map(Action::Power));
                }
            }
            Part::Hex => out.extend(self.settle_sites(state, order).iter().map(Action::Settle)),
            Part::Beside(hex) => {
                out.extend(self.beside_sites(state, hex).iter().map(Action::Settle));
            }
            Part::Goods(_) => out.extend(Good::ALL.iter().copied().map(Action::Take)),
        }
    }

    pub(crate) fn play_settle<J: Journal<Note>>(
        &self,
        state: &mut State,
        order: u8,
        part: Part,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = self.settler(state, order);
        let start = self.start_of(order);
        match (part, action) {
            (Part::Power, Action::Power(power)) => {
                let offered = state
                    .player(seat)
                    .tribe
                    .is_some_and(|tribe| self.tables.chiefs[tribe.index()].contains(&power));
                ensure(offered, Refusal::NotYourPower)?;
                state.player_mut(seat).power = Some(power);
                j.note(Note::PowerChosen(seat, power));
                state.replace(Frame::Settle { order, part: Part::Hex });
            }
            (Part::Hex, Action::Settle(hex)) => {
                let free = state.unoccupied(self.board.all).has(hex);
                ensure(free, Refusal::NotFree)?;
                ensure(self.settle_sites(state, order).has(hex), Refusal::NoPair)?;
                let pair = start.beside > 0 && !self.beside_sites(state, hex).is_empty();
                let count = start.members + if pair { 0 } else { start.beside };
                self.come(state, seat, hex, count, j);
                if pair {
                    state.replace(Frame::Settle { order, part: Part::Beside(hex) });
                } else {
                    self.settle_goods(state, order, start.goods);
                }
            }
            (Part::Beside(first), Action::Settle(hex)) => {
                ensure(self.beside_sites(state, first).has(hex), Refusal::NoPair)?;
                self.come(state, seat, hex, start.beside, j);
                self.settle_goods(state, order, start.goods);
            }
            (Part::Goods(left), Action::Take(good)) => {
                state.player_mut(seat).goods.add(good, 1);
                j.note(Note::Takes(seat, good, 1));
                self.settle_goods(state, order, left.saturating_sub(1));
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn settle_goods(&self, state: &mut State, order: u8, left: u8) {
        if left > 0 {
            state.replace(Frame::Settle { order, part: Part::Goods(left) });
        } else {
            self.settle_next(state, order + 1);
        }
    }

    fn come<J: Journal<Note>>(&self, state: &mut State, seat: Seat, hex: Hex, count: u8, j: &mut J) {
        let count = count.min(state.player(seat).reserve);
        state.player_mut(seat).reserve -= count;
        state.field.put(seat, hex, count);
        j.note(Note::Settles(seat, hex, count));
    }

    pub(crate) fn play_glacier<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Glacier(hex) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(self.glacier_sites(state).has(hex), Refusal::NotAMountain)?;
        state.ground.glacier = Some(hex);
        j.note(Note::GlacierLaid(state.active, hex));
        self.settle_next(state, 0);
        Ok(())
    }

    /// The chances of a roll of two dice, whatever die shows which face.
    pub(crate) fn roll_odds(&self, odds: &mut Odds<Outcome>) {
        let sides = self.content.dice.faces.is;
        for (index, &one) in Face::ALL.iter().enumerate() {
            for &other in &Face::ALL[index..] {
                let both = u32::from(sides.of(one)) * u32::from(sides.of(other));
                odds.add(Outcome::Roll(one, other), both * if one == other { 1 } else { 2 });
            }
        }
    }
}
