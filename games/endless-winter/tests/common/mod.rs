//! Scenes: positions set up by hand, and games played from them in notation.
//!
//! A [`Game`] starts after a set-up dealt in content order, with seat 1 to act. Its setters move pieces, never make them: what a
//! hand needs comes from the draw pile, the decks or the display, Animals come from the deck. Every action played is
//! followed by `check`.

#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::needless_pass_by_value,
    clippy::wrong_self_convention,
    reason = "a kit for tests: each test file uses a part of it, and a broken scene should stop the test"
)]

use endless_winter::{
    EndlessWinter, Note, Outcome, State,
    cards::Cards,
    content::Content,
    icons::Effect,
    ids::{Animal, Card, Chief, Culture, Hex, Side, Site, Spot, Stone, Terrain, Tribe},
    options::Options,
    state::{Frame, Player, Source, Stage},
};
use table::{
    Rules, Seat, Turn, Viewer,
    journal::{Audience, Notes},
    odds::Odds,
    refusal::Refuses,
    sets::Indexed,
};

pub const S1: Seat = Seat::new(0);
pub const S2: Seat = Seat::new(1);
pub const S3: Seat = Seat::new(2);
pub const S4: Seat = Seat::new(3);

pub struct Game {
    pub rules: EndlessWinter,
    pub state: State,
    pub notes: Vec<(Audience, Note)>,
    /// Hexes whose terrain the scene has settled.
    settled: Vec<Hex>,
}

/// A game of so many seats, set up, seat 1 to act.
pub fn game(seats: u8) -> Game {
    Game::of(Options::seats(seats))
}

impl Game {
    pub fn of(options: Options) -> Self {
        Self::with(options, &Content::standard())
    }

    pub fn with(options: Options, content: &Content) -> Self {
        let mut game = Self::fresh_with(options, content);
        game.set_up();
        game
    }

    /// Before anything is dealt.
    pub fn fresh(options: Options) -> Self {
        Self::fresh_with(options, &Content::standard())
    }

    pub fn fresh_with(options: Options, content: &Content) -> Self {
        let rules = EndlessWinter::compile(&options, content).unwrap();
        let state = rules.start();
        rules.check(&state).unwrap();
        Self { rules, state, notes: Vec::new(), settled: Vec::new() }
    }

    pub fn set_up(&mut self) {
        while self.state.open.stage == Stage::Setup {
            match self.turn() {
                Turn::Chance => self.fate_once(),
                _ => {
                    let first = self.offers()[0].clone();
                    self.play(&first);
                }
            }
        }
    }

    // --- Playing ---

    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    pub fn play(&mut self, text: &str) -> &mut Self {
        let action = self.rules.read_action(text).unwrap();
        assert!(self.offers().iter().any(|offer| offer == text), "'{text}' is not among {:?}", self.offers());
        let mut notes = Notes::default();
        self.rules
            .play(&mut self.state, action, &mut notes)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        self.notes.extend(notes.0);
        self.rules.check(&self.state).unwrap_or_else(|flaw| panic!("after {text}: {flaw}"));
        self
    }

    /// Plays several actions, separated by commas.
    pub fn plays(&mut self, texts: &str) -> &mut Self {
        for text in texts.split(", ") {
            self.play(text);
        }
        self
    }

    pub fn deal(&mut self, text: &str) -> &mut Self {
        let outcome = self.rules.read_outcome(text).unwrap();
        let mut notes = Notes::default();
        self.rules
            .deal(&mut self.state, outcome, &mut notes)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        self.notes.extend(notes.0);
        self.rules.check(&self.state).unwrap_or_else(|flaw| panic!("after {text}: {flaw}"));
        self
    }

    pub fn outcomes(&self) -> Vec<(Outcome, u32)> {
        let mut odds = Odds::new();
        self.rules.outcomes(&self.state, &mut odds);
        odds.entries().to_vec()
    }

    /// What chance may say, in notation.
    pub fn chances(&self) -> Vec<String> {
        self.outcomes().iter().map(|&(outcome, _)| self.rules.write_outcome(outcome)).collect()
    }

    fn fate_once(&mut self) {
        let (outcome, _) = self.outcomes()[0];
        let text = self.rules.write_outcome(outcome);
        self.deal(&text);
    }

    /// Chance says the first thing it can, until a seat must choose.
    pub fn fate(&mut self) -> &mut Self {
        while self.turn() == Turn::Chance {
            self.fate_once();
        }
        self
    }

    /// The rule that refuses this action.
    pub fn refuses(&self, text: &str) -> &'static str {
        let action = self.rules.read_action(text).unwrap();
        assert!(!self.offers().iter().any(|offer| offer == text), "'{text}' is offered");
        let mut state = self.state;
        let refusal = self.rules.play(&mut state, action, &mut table::journal::Silent).unwrap_err();
        assert!(state == self.state, "a refusal changed the position");
        refusal.rule().0
    }

    pub fn offers(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, &mut actions);
        actions.into_iter().map(|action| self.rules.write_action(action)).collect()
    }

    /// What is offered that begins with `word`, without it.
    pub fn offered(&self, word: &str) -> Vec<String> {
        let start = format!("{word} ");
        let mut found: Vec<String> =
            self.offers().iter().filter_map(|offer| offer.strip_prefix(&start).map(str::to_owned)).collect();
        found.sort();
        found
    }

    pub fn is_offered(&self, text: &str) -> bool {
        self.offers().iter().any(|offer| offer == text)
    }

    /// Says `done` until somebody else's turn, or another phase, begins.
    pub fn end_turn(&mut self) -> &mut Self {
        let (round, lap, at) = self.clock();
        let turns = |stage| !matches!(stage, Stage::Reveal | Stage::Plan);
        while self.clock() == (round, lap, at) && turns(self.state.open.stage) {
            self.fate();
            self.play("done");
        }
        self
    }

    fn clock(&self) -> (u8, u8, u8) {
        (self.state.open.round, self.state.open.lap, self.state.open.at)
    }

    /// The active player takes a turn without doing anything.
    pub fn idle(&mut self, place: &str) -> &mut Self {
        let figure = if self.offers().iter().any(|offer| offer.starts_with("place tribe")) {
            "tribe"
        } else {
            "chief"
        };
        self.play(&format!("place {figure} {place}"));
        self.end_turn()
    }

    /// Everybody idles in Initiate until the Eclipse piles are about to be revealed.
    pub fn to_reveal(&mut self) -> &mut Self {
        while self.state.open.stage != Stage::Reveal {
            self.idle("initiate");
        }
        self
    }

    /// Declines everything until cards may be committed to the Eclipse.
    pub fn to_commit(&mut self) -> &mut Self {
        while self.state.open.stage != Stage::Commit {
            self.fate();
            self.play("done");
        }
        self
    }

    /// Declines everything in the Eclipse until this seat acts.
    pub fn until(&mut self, seat: Seat) -> &mut Self {
        while self.state.active() != seat {
            self.fate();
            self.play("done");
        }
        self
    }

    /// Declines everything until the next round begins, or the game ends.
    pub fn to_next_round(&mut self) -> &mut Self {
        let round = self.state.open.round;
        loop {
            self.fate();
            let over = self.turn() == Turn::Over;
            if over || (self.state.open.round > round && self.state.open.stage == Stage::Plan) {
                return self;
            }
            self.play("done");
        }
    }

    // --- Looking ---

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state.open.players[seat.index()]
    }

    pub fn me(&self) -> &Player {
        self.state.me()
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.player(seat).score_now()
    }

    pub fn labor(&self) -> f32 {
        f32::from(self.state.open.moment.labor) / 2.0
    }

    pub fn standing(&self, seat: Seat, source: &str) -> i32 {
        let key = format!("endless-winter-score-{source}");
        let standings = self.rules.standings(&self.state);
        let line = standings.of(seat).unwrap();
        line.sources.iter().find(|part| part.name.key == key).unwrap().points
    }

    pub fn total(&self, seat: Seat) -> i32 {
        self.rules.standings(&self.state).of(seat).unwrap().score
    }

    pub fn sight(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.rules.sight(&self.state, viewer)).unwrap()
    }

    pub fn names(&self, cards: &Cards) -> Vec<String> {
        let mut names = Vec::new();
        for (card, count) in cards.iter() {
            for _ in 0..count {
                names.push(self.id(card));
            }
        }
        names.sort();
        names
    }

    fn id(&self, card: Card) -> String {
        self.rules.write_outcome(Outcome::Card(card)).trim_start_matches("draw ").to_owned()
    }

    pub fn hand_of(&self, seat: Seat) -> Vec<String> {
        self.names(&self.state.secret[seat.index()].hand)
    }

    pub fn discard_of(&self, seat: Seat) -> Vec<String> {
        self.names(&self.player(seat).discard)
    }

    pub fn has_note(&self, note: Note) -> bool {
        self.notes.iter().any(|(_, noted)| *noted == note)
    }

    // --- Setting the scene ---

    pub fn card(&self, id: &str) -> Card {
        match self.rules.read_outcome(&format!("draw {id}")) {
            Ok(Outcome::Card(card)) => card,
            other => panic!("{id}: {other:?}"),
        }
    }

    pub fn animal(&self, id: &str) -> Animal {
        match self.rules.read_outcome(&format!("animal {id}")) {
            Ok(Outcome::Animal(animal)) => animal,
            other => panic!("{id}: {other:?}"),
        }
    }

    pub fn tribe(&self, id: &str) -> Tribe {
        match self.card(id) {
            Card::Tribe(tribe) => tribe,
            Card::Culture(_) => panic!("{id} is a Culture card"),
        }
    }

    pub fn culture(&self, id: &str) -> Culture {
        match self.card(id) {
            Card::Culture(culture) => culture,
            Card::Tribe(_) => panic!("{id} is a Tribe card"),
        }
    }

    pub fn stone(&self, id: &str) -> Stone {
        match self.rules.read_outcome(&format!("stone {id}")) {
            Ok(Outcome::Stone(stone)) => stone,
            other => panic!("{id}: {other:?}"),
        }
    }

    pub fn site(&self, text: &str) -> Site {
        match self.rules.read_action(&format!("megalith {text}")) {
            Ok(endless_winter::Action::Megalith(site)) => site,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// Takes a card out of wherever it can be spared: the own draw pile, the decks, the display, the own discard pile.
    fn fetch(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.card(id);
        let secret = &mut self.state.secret[seat.index()];
        let open = &mut self.state.open;
        let found = secret.draw.take(card)
            || match card {
                Card::Tribe(tribe) => open.decks.take(tribe),
                Card::Culture(culture) => {
                    open.culture_deck.remove(culture)
                        || open.display.remove(culture)
                        || open.removed.remove(culture)
                }
            }
            || open.players[seat.index()].discard.take(card)
            || secret.hand.take(card);
        assert!(found, "no {id} to be had");
        card
    }

    /// The whole hand.
    pub fn hand(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        let hand = std::mem::take(&mut self.state.secret[seat.index()].hand);
        self.state.secret[seat.index()].draw.pour(&hand);
        for id in ids {
            let card = self.fetch(seat, id);
            self.state.secret[seat.index()].hand.add(card);
        }
        self
    }

    /// The whole discard pile.
    pub fn discard(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        let pile = std::mem::take(&mut self.state.open.players[seat.index()].discard);
        self.state.secret[seat.index()].draw.pour(&pile);
        for id in ids {
            let card = self.fetch(seat, id);
            self.state.open.players[seat.index()].discard.add(card);
        }
        self
    }

    /// The whole draw pile; what else was in it is buried.
    pub fn pile(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        let mut pile = Cards::EMPTY;
        for id in ids {
            let card = self.fetch(seat, id);
            pile.add(card);
        }
        let rest = std::mem::replace(&mut self.state.secret[seat.index()].draw, pile);
        self.state.open.players[seat.index()].buried.pour(&rest);
        self
    }

    pub fn buried(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.fetch(seat, id);
            self.state.open.players[seat.index()].buried.add(card);
        }
        self
    }

    /// So many Tribesmen and Tribeswomen under the cemetery card.
    pub fn graves(&mut self, seat: Seat, count: usize) -> &mut Self {
        let ids = [
            "tribesman",
            "tribesman",
            "tribesman",
            "tribesman",
            "shaman",
            "shaman",
            "shaman",
            "shaman",
            "shaman",
        ];
        self.buried(seat, &ids[..count])
    }

    pub fn resources(&mut self, seat: Seat, food: u8, tools: u8) -> &mut Self {
        let player = &mut self.state.open.players[seat.index()];
        (player.food, player.tools) = (food, tools);
        self
    }

    /// All Camps on the Terrain board.
    pub fn camps(&mut self, seat: Seat, hexes: &[usize]) -> &mut Self {
        let player = &mut self.state.open.players[seat.index()];
        player.camps = hexes.iter().map(|&hex| Hex::new(hex)).collect();
        self
    }

    pub fn village(&mut self, seat: Seat, hexes: [usize; 3]) -> &mut Self {
        let junction = self.rules.board().junction_of(hexes.map(Hex::new)).unwrap();
        self.state.open.players[seat.index()].villages.insert(junction);
        self
    }

    /// The terrain of a hex; it changes places with another hex of that terrain.
    pub fn terrain(&mut self, hex: usize, id: &str) -> &mut Self {
        let terrain = self.terrain_id(id);
        let hex = Hex::new(hex);
        let all = self.rules.board().tiles().to_vec();
        self.settled.push(hex);
        if self.state.open.terrain[hex.index()] == terrain {
            return self;
        }
        let other = all
            .into_iter()
            .find(|other| self.state.open.terrain[other.index()] == terrain && !self.settled.contains(other))
            .unwrap_or_else(|| panic!("no {id} left"));
        self.state.open.terrain.swap(hex.index(), other.index());
        self.state.open.tokens.swap(hex.index(), other.index());
        self
    }

    pub fn terrain_id(&self, id: &str) -> Terrain {
        match self.rules.read_outcome(&format!("terrain {id}")) {
            Ok(Outcome::Terrain(terrain)) => terrain,
            other => panic!("{id}: {other:?}"),
        }
    }

    /// A Camp of the seat on this terrain, on a hex of its own.
    pub fn hex_of(&self, id: &str) -> usize {
        let terrain = self.terrain_id(id);
        let board = self.rules.board();
        board.tiles().iter().find(|hex| self.state.open.terrain[hex.index()] == terrain).unwrap().index()
    }

    /// All upright and all tipped Animals of the seat.
    pub fn animals(&mut self, seat: Seat, upright: &[&str], tipped: &[&str]) -> &mut Self {
        let player = &mut self.state.open.players[seat.index()];
        let old = [std::mem::take(&mut player.upright), std::mem::take(&mut player.tipped)];
        for animals in &old {
            self.state.open.animals.pour(animals);
        }
        for id in upright {
            let animal = self.animal(id);
            self.state.open.players[seat.index()].upright.add(animal);
            assert!(self.state.open.animals.take(animal));
        }
        for id in tipped {
            let animal = self.animal(id);
            self.state.open.players[seat.index()].tipped.add(animal);
            assert!(self.state.open.animals.take(animal));
        }
        self
    }

    /// The whole Hunt area.
    pub fn area(&mut self, ids: &[&str]) -> &mut Self {
        let old = std::mem::take(&mut self.state.open.area);
        self.state.open.animals.pour(&old);
        for id in ids {
            let animal = self.animal(id);
            assert!(self.state.open.animals.take(animal));
            self.state.open.area.add(animal);
        }
        self
    }

    /// The whole Animal deck; the last seat has all the others, tipped.
    pub fn animal_deck(&mut self, ids: &[&str]) -> &mut Self {
        let rest = std::mem::take(&mut self.state.open.animals);
        let last = self.rules.seats() - 1;
        self.state.open.players[last].tipped.pour(&rest);
        for id in ids {
            let animal = self.animal(id);
            assert!(self.state.open.players[last].tipped.take(animal));
            self.state.open.animals.add(animal);
        }
        self
    }

    /// Nothing left of a Tribe deck: the last seat has buried it all.
    pub fn no_deck(&mut self, id: &str) -> &mut Self {
        let tribe = self.tribe(id);
        let last = self.rules.seats() - 1;
        while self.state.open.decks.take(tribe) {
            self.state.open.players[last].buried.tribe.add(tribe);
        }
        self
    }

    /// These stones are in the reserve, in place of others of their era.
    pub fn reserve(&mut self, ids: &[&str]) -> &mut Self {
        let stones: Vec<Stone> = ids.iter().map(|id| self.stone(id)).collect();
        for &stone in &stones {
            if self.state.open.stones.has(stone) {
                continue;
            }
            let era = |stone: Stone| self.rules.content().stone[stone.index()].era.is;
            let other = self
                .state
                .open
                .stones
                .iter()
                .find(|&other| era(other) == era(stone) && !stones.contains(&other))
                .unwrap();
            self.state.open.stones.remove(other);
            self.state.open.stones.insert(stone);
        }
        self
    }

    /// The seat owns these stones.
    pub fn stones(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        self.reserve(ids);
        for id in ids {
            let stone = self.stone(id);
            self.state.open.stones.remove(stone);
            self.state.open.players[seat.index()].stones.insert(stone);
        }
        self
    }

    /// Round, from 1.
    pub fn round(&mut self, round: u8) -> &mut Self {
        self.state.open.round = round - 1;
        self
    }

    /// The players have had so many turns already, all with Tribe figures in Migrate, whose symbol nobody took.
    pub fn turns_had(&mut self, turns: u8) -> &mut Self {
        self.state.open.lap = turns;
        for seat in 0..self.rules.seats() {
            for figure in 0..usize::from(turns) {
                let spot = Spot::Column(endless_winter::ids::Column::Migrate);
                self.state.open.players[seat].figures.tribe[figure] = Some(spot);
            }
        }
        self
    }

    pub fn order(&mut self, order: &[Seat]) -> &mut Self {
        self.state.open.order[..order.len()].copy_from_slice(order);
        self
    }

    pub fn neutral(&mut self, seat: Seat, sites: &[&str]) -> &mut Self {
        for text in sites {
            let site = self.site(text);
            self.state.open.megaliths.neutral.insert(site);
            self.state.open.players[seat.index()].megaliths -= 1;
        }
        self
    }

    /// Own-colour Megaliths; the two neutral ones must be placed first.
    pub fn megaliths(&mut self, seat: Seat, sites: &[&str]) -> &mut Self {
        for text in sites {
            let site = self.site(text);
            self.state.open.megaliths.own[seat.index()].insert(site);
            self.state.open.players[seat.index()].megaliths -= 1;
        }
        self
    }

    pub fn chief(&mut self, seat: Seat, id: &str, side: Side) -> &mut Self {
        let chief = self.rules.content().chief.iter().position(|face| face.id == id).map(Chief::new).unwrap();
        let holder = self.state.open.players.iter().position(|player| player.chief == Some(chief));
        if let Some(holder) = holder {
            self.state.open.players[holder].chief = self.state.open.players[seat.index()].chief;
        }
        let player = &mut self.state.open.players[seat.index()];
        (player.chief, player.side) = (Some(chief), Some(side));
        self
    }

    /// Levels on the Offering and Honor tracks; arriving now, so to the right of whoever is there.
    pub fn idols(&mut self, seat: Seat, offering: u8, honor: u8) -> &mut Self {
        let (level, place) = {
            let player = self.player(seat);
            (player.honor, player.honor_place)
        };
        let mut arrived = 0;
        for other in Seat::all(self.rules.seats()).filter(|&other| other != seat) {
            let player = &mut self.state.open.players[other.index()];
            if player.honor == level && player.honor_place > place {
                player.honor_place -= 1;
            }
            arrived += u8::from(player.honor == honor);
        }
        let player = &mut self.state.open.players[seat.index()];
        (player.offering, player.honor, player.honor_place) = (offering, honor, arrived);
        self
    }

    /// A benefit of the active player waits to be taken.
    pub fn pending(&mut self, icons: &str) -> &mut Self {
        let effect: Effect = icons.parse().unwrap();
        let frame = Frame::Gains { source: Source::Rest, gains: effect.gains };
        assert!(self.state.open.stack.push(frame));
        self.ready()
    }

    /// The scene is set: is it possible?
    pub fn ready(&mut self) -> &mut Self {
        self.rules.check(&self.state).unwrap_or_else(|flaw| panic!("the scene cannot be: {flaw}"));
        self
    }
}

/// The ids of what is listed, in order, for comparing with a list of names.
pub fn sorted(ids: &[&str]) -> Vec<String> {
    let mut ids: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
    ids.sort();
    ids
}
