//! Scenes: positions set up by hand, and games played from them in notation.
//!
//! A [`Scene`] moves pieces, never makes them: members come from the reserve, cards from the decks, tiles from the bag. So
//! every scene passes `check`, and so does every position of a [`Game`] played from it.

#![allow(missing_docs, unreachable_pub, reason = "a kit for tests")]

mod game;

pub use game::Game;
use rise_of_tribes::{
    Active, BoardAction, Content, Event, Face, Frame, Goal, Goods, Hex, Invaders, Land, Mammoth, Object,
    Once, Options, Place, Power, RiseOfTribes, Source, Special, State, Step, Tile, Tribe,
};
pub use table::scenario::Scenario;
use table::{
    Rules, Seat,
    pile::{Knowers, Pile},
    sets::{Indexed, Set},
    stack::Stack,
};

pub const S1: Seat = Seat::new(0);
pub const S2: Seat = Seat::new(1);
pub const S3: Seat = Seat::new(2);
pub const S4: Seat = Seat::new(3);

pub const SUN: Face = Face::Sun;
pub const MOON: Face = Face::Moon;
pub const BLANK: Face = Face::Blank;

/// The hex with this number: `h1` is 1.
pub fn hex(number: usize) -> Hex {
    Hex::at(number - 1).unwrap()
}

pub fn content() -> Content {
    RiseOfTribes::standard_content()
}

pub fn rules(options: &Options) -> RiseOfTribes {
    RiseOfTribes::new(options, &content()).unwrap()
}

pub fn base(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

/// Something done to the position.
type Change = Box<dyn Fn(&RiseOfTribes, &mut State)>;

/// A position in the making: tiles lie lake, forest, mountain, lake ... over the hexes, seat 1 is Daba, seat 2 Danànu and so
/// on, nobody is on the map, seat 1 is first and active.
pub struct Scene {
    options: Options,
    content: Content,
    tribes: Vec<Tribe>,
    powers: Vec<Option<Power>>,
    tiles: Vec<(usize, Tile)>,
    wild_for: Land,
    changes: Vec<Change>,
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::of(base(seats))
    }

    pub fn of(options: Options) -> Self {
        let seats = usize::from(options.seats);
        Self {
            options,
            content: content(),
            tribes: Tribe::each().take(seats).collect(),
            powers: vec![None; seats],
            tiles: Vec::new(),
            wild_for: Land::Forest,
            changes: Vec::new(),
        }
    }

    pub fn elders(mut self) -> Self {
        self.options.elders = true;
        self
    }

    pub fn gather_by_yield(mut self) -> Self {
        self.options.gather = rise_of_tribes::GatherShape::Yield;
        self
    }

    /// This tribe on the board of `seat`; whoever had it gets the other one.
    pub fn tribe(mut self, seat: Seat, tribe: Tribe) -> Self {
        if let Some(at) = self.tribes.iter().position(|&each| each == tribe) {
            self.tribes.swap(at, seat.index());
        } else {
            self.tribes[seat.index()] = tribe;
        }
        self
    }

    /// This chief power, and so its tribe, for `seat`; everybody else gets the first of theirs.
    pub fn power(mut self, seat: Seat, power: Power) -> Self {
        self.options.powers = true;
        let tribe = self.content.tribes.iter().find(|(_, face)| face.powers.is.contains(&power)).unwrap();
        self = {
            let tribe = *tribe.0;
            self.tribe(seat, tribe)
        };
        self.powers[seat.index()] = Some(power);
        self
    }

    pub fn tile(mut self, hex: usize, tile: Tile) -> Self {
        let special = Special::each().find(|special| special.tile() == Some(tile));
        if let Some(special) = special
            && !self.options.tiles.contains(&special)
        {
            self.options.tiles.push(special);
        }
        self.tiles.push((hex, tile));
        self
    }

    /// The glacier on this hex, which becomes a mountain, with so many stones.
    pub fn glacier(mut self, at: usize, stones: u8) -> Self {
        self.options.tiles.push(Special::Glacier);
        self.tiles.push((at, Tile::Mountain));
        self.with(move |_, state| {
            state.ground.glacier = Some(hex(at));
            state.ground.stones = stones;
        })
    }

    pub fn with(mut self, change: impl Fn(&RiseOfTribes, &mut State) + 'static) -> Self {
        self.changes.push(Box::new(change));
        self
    }

    pub fn members(self, seat: Seat, at: usize, count: u8) -> Self {
        self.with(move |_, state| {
            state.player_mut(seat).reserve -= count;
            state.field.put(seat, hex(at), count);
        })
    }

    /// Members hidden on the player board.
    pub fn hidden(self, seat: Seat, count: u8) -> Self {
        self.with(move |_, state| {
            state.player_mut(seat).reserve -= count;
            state.player_mut(seat).hidden += count;
        })
    }

    pub fn village(self, seat: Seat, at: usize) -> Self {
        self.with(move |_, state| {
            state.player_mut(seat).villages.insert(hex(at));
            state.events.deck = state.events.deck.or(state.events.aside);
            state.events.aside = Set::EMPTY;
        })
    }

    pub fn elder(self, seat: Seat, at: usize) -> Self {
        self.elders().village(seat, at).with(move |_, state| state.player_mut(seat).elder = Some(hex(at)))
    }

    pub fn goods(self, seat: Seat, goods: [u8; 3]) -> Self {
        self.with(move |_, state| state.player_mut(seat).goods = Goods(goods))
    }

    /// Goals in progress.
    pub fn open(self, seat: Seat, goals: impl IntoIterator<Item = Goal>) -> Self {
        let goals: Vec<Goal> = goals.into_iter().collect();
        self.with(move |_, state| {
            for &goal in &goals {
                assert!(state.player_mut(seat).deck.draw(goal), "{goal} is not in the deck");
                state.player_mut(seat).open.insert(goal);
            }
        })
    }

    /// Completed goals, with their points.
    pub fn done(self, seat: Seat, goals: impl IntoIterator<Item = Goal>) -> Self {
        let goals: Vec<Goal> = goals.into_iter().collect();
        self.with(move |rules, state| {
            for &goal in &goals {
                assert!(state.player_mut(seat).deck.draw(goal), "{goal} is not in the deck");
                state.player_mut(seat).done.insert(goal);
                let content = rules.content();
                let (source, points) = match content.developments.get(&goal) {
                    Some(face) => (Source::Developments, face.points.is),
                    None => (Source::Achievements, content.achievements[&goal].points.is),
                };
                state.player_mut(seat).points[source as usize] += points as i8;
            }
        })
    }

    /// Only these cards are left in the deck, the others are in progress.
    pub fn deck(self, seat: Seat, cards: impl IntoIterator<Item = Goal>) -> Self {
        let left: Set<Goal> = cards.into_iter().collect();
        self.with(move |_, state| {
            let player = state.player_mut(seat);
            let all: Set<Goal> = player.deck.loose.iter().map(|(goal, _)| goal).collect();
            player.open = player.open.or(all.without(left));
            player.deck = Pile::shuffled(left.iter().collect());
        })
    }

    /// A goal known to lie under the deck.
    pub fn under(self, seat: Seat, goal: Goal) -> Self {
        self.with(move |_, state| {
            assert!(state.player_mut(seat).deck.draw(goal));
            state.player_mut(seat).deck.put_under(goal, Knowers::EVERYBODY);
        })
    }

    /// Points from events, to bring somebody near the end.
    pub fn points(self, seat: Seat, points: i8) -> Self {
        self.with(move |_, state| state.player_mut(seat).points[Source::Events as usize] += points)
    }

    pub fn active(self, event: Event, tokens: [u8; 3]) -> Self {
        self.with(move |_, state| {
            state.events.deck.remove(event);
            state.events.aside.remove(event);
            let _ = state.events.active.push(Active { event, tokens: Goods(tokens) });
        })
    }

    pub fn tiger(self, at: usize) -> Self {
        self.active(Event::SabreTooth, [0; 3]).with(move |_, state| state.events.sabre_tooth = Some(hex(at)))
    }

    pub fn camp(self, at: usize, count: u8) -> Self {
        self.active(Event::Invaders, [0; 3])
            .with(move |_, state| state.events.invaders = Some(Invaders { hex: hex(at), count }))
    }

    pub fn mammoth(self, at: usize) -> Self {
        self.active(Event::Mammoth, [0; 3])
            .with(move |_, state| state.events.mammoth = Some(Mammoth { hex: hex(at), owner: None }))
    }

    pub fn tamed(self, seat: Seat, at: usize) -> Self {
        self.with(move |_, state| {
            state.events.deck.remove(Event::Mammoth);
            state.events.mammoth = Some(Mammoth { hex: hex(at), owner: Some(seat) });
        })
    }

    pub fn volcano(self, place: usize) -> Self {
        self.with(move |_, state| state.events.volcano = Place::at(place - 1))
    }

    pub fn owns(self, seat: Seat, object: Object) -> Self {
        self.with(move |_, state| {
            state.events.deck.remove(object.event());
            state.events.owners[object.index()] = Some(seat);
        })
    }

    /// Only these cards are left in the event deck, the others are discarded.
    pub fn event_deck(self, cards: impl IntoIterator<Item = Event>) -> Self {
        let left: Set<Event> = cards.into_iter().collect();
        self.with(move |_, state| {
            let gone = state.events.deck.without(left);
            state.events.discard = state.events.discard.or(gone);
            state.events.deck = state.events.deck.and(left);
        })
    }

    /// The three dice on an action, newest first.
    pub fn queue(self, board_action: BoardAction, dice: [Face; 3]) -> Self {
        self.with(move |_, state| state.queues[board_action.index()] = dice)
    }

    pub fn turn_of(self, seat: Seat) -> Self {
        self.with(move |_, state| state.active = seat)
    }

    pub fn used(self, once: Once) -> Self {
        self.with(move |_, state| state.once.insert(once))
    }

    fn build(self, step: Step) -> (RiseOfTribes, State) {
        let rules = RiseOfTribes::new(&self.options, &self.content).unwrap();
        let mut state = rules.start();
        if self.options.tiles.contains(&Special::WildLand) {
            state.dealing.wild_for = Some(self.wild_for);
            state.dealing.bag.take(self.wild_for.tile());
            state.dealing.bag.add(Tile::WildLand);
        }
        let hexes = rules.board().all.len();
        let mut laid: Vec<Option<Tile>> = vec![None; hexes];
        for &(at, tile) in &self.tiles {
            assert!(state.dealing.bag.take(tile), "there is no {tile} left for h{at}");
            laid[at - 1] = Some(tile);
        }
        // Whatever was not spoken of comes in a fixed order: lake, forest, mountain, lake ...
        for (index, slot) in laid.iter_mut().enumerate() {
            if slot.is_none() {
                let wanted = Land::at(index % 3).unwrap().tile();
                let bag = &mut state.dealing.bag;
                let tile = if bag.has(wanted) { wanted } else { bag.iter().next().unwrap().0 };
                bag.take(tile);
                *slot = Some(tile);
            }
        }
        for (index, tile) in laid.into_iter().flatten().enumerate() {
            let _ = state.ground.tiles.push(tile);
            let lands: Vec<Land> = match self.content.tiles.get(&tile) {
                Some(face) => face.replaces.is.clone(),
                None => Land::each().filter(|land| land.tile() == tile).collect(),
            };
            for land in lands {
                state.ground.lands[land.index()].insert(Hex::at(index).unwrap());
            }
        }
        for (index, &tribe) in self.tribes.iter().enumerate() {
            state.players[index].tribe = Some(tribe);
            let _ = state.dealing.tokens.push(index as u8 + 1);
            if self.options.powers {
                let first = self.content.tribes[&tribe].powers.is[0];
                state.players[index].power = Some(self.powers[index].unwrap_or(first));
            }
        }
        state.frames = Stack::new();
        let _ = state.frames.push(Frame::Turn(step));
        for change in &self.changes {
            change(&rules, &mut state);
        }
        (rules, state)
    }

    /// The game with the rolled dice in hand, before the first action.
    #[track_caller]
    pub fn actions(self, one: Face, other: Face) -> Game {
        let (rules, mut state) = self.build(Step::Actions);
        state.hand.add(one);
        state.hand.add(other);
        Game::new(rules, state)
    }

    /// The game with one die left, after a LEAD.
    #[track_caller]
    pub fn second_action(self, die: Face) -> Game {
        let (rules, mut state) = self.build(Step::Actions);
        state.hand.add(die);
        state.actions_taken.insert(BoardAction::Lead);
        Game::new(rules, state)
    }

    /// The game right after both actions: conflicts, or what comes before them, are about to begin.
    #[track_caller]
    pub fn conflicts(self) -> Game {
        let mut game = self.second_action(BLANK);
        game.play("place blank move");
        if game.offers("done") && matches!(game.state.frames.top(), Some(Frame::Move(_))) {
            game.play("done");
        }
        game
    }

    /// The game in step 5.
    #[track_caller]
    pub fn end(self) -> Game {
        let (rules, state) = self.build(Step::End);
        Game::new(rules, state)
    }

    /// The game when the dice are about to be rolled.
    #[track_caller]
    pub fn roll(self) -> Game {
        let (rules, state) = self.build(Step::Roll);
        Game::new(rules, state)
    }

    /// The game at the end of the turn before that of `seat`, which then begins.
    #[track_caller]
    pub fn turn_begins(self, seat: Seat) -> Game {
        let seats = usize::from(self.options.seats);
        let before = Seat::new((seat.index() + seats - 1) % seats);
        let mut game = self.turn_of(before).end();
        game.play("done");
        game
    }
}
