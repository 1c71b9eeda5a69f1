//! What a viewer may know: everything but the order of the decks, which no position holds.
//!
//! All cards in play lie face up, goods and scores are public (RT-RULING-75). Of a deck, everybody knows which cards can
//! still be in it and which ones were put under it.

use serde::Serialize;
use table::{
    Seat, Viewer,
    counts::Counts,
    pile::{Knowers, Pile},
    sets::{Indexed, Set},
    stack::Stack,
};

use crate::{
    field::Field,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{BoardAction, Event, Face, Goal, HEXES, Hex, Object, Once, Place, Power, SEATS, Tile, Tribe},
    state::{Active, Dealing, Ending, Events, Ground, Invaders, Mammoth, Player, SLOTS, State},
};

/// What a viewer may know of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Observation {
    /// What waits to be decided, the innermost last.
    pub waiting: Vec<Frame>,
    /// How the game ended.
    pub ending: Ending,
    /// Whose turn it is.
    pub active: Seat,
    /// The first player.
    pub first: Seat,
    /// Turns finished.
    pub turns: u16,
    /// What is still to be dealt before the game.
    pub dealing: Dealing,
    /// The hexes in the order of the layout.
    pub hexes: Vec<SeenHex>,
    /// Stones on the glacier or on the mountain it left.
    pub stones: u8,
    /// The tribes in seat order.
    pub tribes: Vec<SeenTribe>,
    /// The three dice on each action, newest first.
    pub queues: [[Face; 3]; 4],
    /// The rolled dice not placed yet.
    pub hand: Counts<Face, 3>,
    /// Actions taken in this turn.
    pub actions_taken: Set<BoardAction>,
    /// What was already used in this turn.
    pub once: Set<Once>,
    /// The development learned by the active player's elder.
    pub borrowed: Option<Goal>,
    /// The face named before the roll.
    pub foretold: Option<Face>,
    /// The events.
    pub events: SeenEvents,
}

/// A hex as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenHex {
    /// Its name.
    pub hex: Hex,
    /// Its tile, once laid.
    pub tile: Option<Tile>,
    /// The glacier lies on it.
    pub glacier: bool,
    /// A melted glacier left its stones here.
    pub melted: bool,
    /// Members by seat.
    pub members: [u8; SEATS],
    /// Members that have travelled in this MOVE.
    pub moved: u8,
    /// Invaders.
    pub invaders: Option<u8>,
    /// Whose village stands here.
    pub village: Option<Seat>,
    /// Whose elder stands here.
    pub elder: Option<Seat>,
    /// The sabre-tooth is here.
    pub sabre_tooth: bool,
    /// The mammoth is here, and who tamed it.
    pub mammoth: Option<Mammoth>,
}

/// A tribe as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenTribe {
    /// The player board.
    pub tribe: Option<Tribe>,
    /// The chief power.
    pub power: Option<Power>,
    /// Members in reserve.
    pub reserve: u8,
    /// Members on the player board.
    pub hidden: u8,
    /// Goods.
    pub goods: Goods,
    /// Goals that could come up from the deck, in no order.
    pub deck: Set<Goal>,
    /// Goals put under the deck, in the order they will be reached.
    pub under: Vec<Goal>,
    /// Goals in progress.
    pub open: Set<Goal>,
    /// Completed goals.
    pub done: Set<Goal>,
    /// Villages on the player board.
    pub secret: u8,
    /// Points by source.
    pub points: [i8; 5],
    /// Points in all.
    pub score: i32,
}

/// The events as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenEvents {
    /// Cards that could come up, in no order.
    pub deck: Set<Event>,
    /// Cards that wait for the first village.
    pub aside: Set<Event>,
    /// The discard pile.
    pub discard: Set<Event>,
    /// Cards in slots, oldest first.
    pub active: Vec<Active>,
    /// Who bought the walls, the canoe and the altar.
    pub owners: [Option<Seat>; Object::COUNT],
    /// Where the volcano is.
    pub volcano: Option<Place>,
}

impl Observation {
    /// What `viewer` may know of `state`. All viewers know the same.
    pub(crate) fn new(rules: &RiseOfTribes, state: &State, _: Viewer) -> Self {
        let hexes = rules.board.all.iter().map(|hex| SeenHex::new(rules, state, hex));
        Self {
            waiting: state.frames.as_slice().to_vec(),
            ending: state.ending,
            active: state.active,
            first: state.first,
            turns: state.turns,
            dealing: state.dealing,
            hexes: hexes.collect(),
            stones: state.ground.stones,
            tribes: state.players[..rules.seats].iter().map(SeenTribe::new).collect(),
            queues: state.queues,
            hand: state.hand,
            actions_taken: state.actions_taken,
            once: state.once,
            borrowed: state.borrowed,
            foretold: state.foretold,
            events: SeenEvents {
                deck: state.events.deck,
                aside: state.events.aside,
                discard: state.events.discard,
                active: state.events.active.as_slice().to_vec(),
                owners: state.events.owners,
                volcano: state.events.volcano,
            },
        }
    }

    /// The full position. There is only one: the order of the decks is not part of a position.
    pub(crate) fn imagine(&self, rules: &RiseOfTribes) -> State {
        let mut state = State {
            frames: Stack::new(),
            ending: self.ending,
            active: self.active,
            first: self.first,
            turns: self.turns,
            dealing: self.dealing,
            ground: Ground { stones: self.stones, ..Ground::default() },
            field: Field::default(),
            moved: [0; HEXES],
            players: [Player::default(); SEATS],
            queues: self.queues,
            hand: self.hand,
            actions_taken: self.actions_taken,
            once: self.once,
            borrowed: self.borrowed,
            foretold: self.foretold,
            events: Events {
                deck: self.events.deck,
                aside: self.events.aside,
                discard: self.events.discard,
                active: filled::<_, SLOTS>(&self.events.active),
                owners: self.events.owners,
                volcano: self.events.volcano,
                ..Events::default()
            },
        };
        state.frames = filled(&self.waiting);
        for (player, seen) in state.players.iter_mut().zip(&self.tribes) {
            *player = seen.imagine();
        }
        for seen in &self.hexes {
            seen.imagine(rules, &mut state);
        }
        state
    }
}

impl SeenHex {
    fn new(rules: &RiseOfTribes, state: &State, hex: Hex) -> Self {
        let owner =
            |has: &dyn Fn(&Player) -> bool| Seat::all(rules.seats).find(|&seat| has(state.player(seat)));
        let (ground, events) = (&state.ground, &state.events);
        Self {
            hex,
            tile: ground.tiles.as_slice().get(hex.index()).copied(),
            glacier: ground.glacier == Some(hex),
            melted: ground.melted == Some(hex),
            members: std::array::from_fn(|seat| state.field.of(Seat::new(seat), hex)),
            moved: state.moved[hex.index()],
            invaders: events.invaders.filter(|invaders| invaders.hex == hex).map(|invaders| invaders.count),
            village: owner(&|player| player.villages.has(hex)),
            elder: owner(&|player| player.elder == Some(hex)),
            sabre_tooth: events.sabre_tooth == Some(hex),
            mammoth: events.mammoth.filter(|mammoth| mammoth.hex == hex),
        }
    }

    fn imagine(&self, rules: &RiseOfTribes, state: &mut State) {
        let hex = self.hex;
        if let Some(tile) = self.tile {
            let _ = state.ground.tiles.push(tile);
            for land in rules.lands_of(tile) {
                state.ground.lands[land.index()].insert(hex);
            }
        }
        if self.glacier {
            state.ground.glacier = Some(hex);
        }
        if self.melted {
            state.ground.melted = Some(hex);
        }
        for (seat, &count) in self.members.iter().enumerate() {
            state.field.put(Seat::new(seat), hex, count);
        }
        state.moved[hex.index()] = self.moved;
        if let Some(count) = self.invaders {
            state.events.invaders = Some(Invaders { hex, count });
        }
        if let Some(owner) = self.village {
            state.player_mut(owner).villages.insert(hex);
        }
        if let Some(owner) = self.elder {
            state.player_mut(owner).elder = Some(hex);
        }
        if self.sabre_tooth {
            state.events.sabre_tooth = Some(hex);
        }
        if self.mammoth.is_some() {
            state.events.mammoth = self.mammoth;
        }
    }
}

impl SeenTribe {
    fn new(player: &Player) -> Self {
        Self {
            tribe: player.tribe,
            power: player.power,
            reserve: player.reserve,
            hidden: player.hidden,
            goods: player.goods,
            deck: player.deck.loose.iter().map(|(goal, _)| goal).collect(),
            under: player.deck.under().map(|known| known.card).collect(),
            open: player.open,
            done: player.done,
            secret: player.secret,
            points: player.points,
            score: player.score(),
        }
    }

    fn imagine(&self) -> Player {
        let mut deck = Pile::shuffled(self.deck.iter().collect());
        for &goal in &self.under {
            deck.put_under(goal, Knowers::EVERYBODY);
        }
        Player {
            tribe: self.tribe,
            power: self.power,
            reserve: self.reserve,
            hidden: self.hidden,
            goods: self.goods,
            deck,
            open: self.open,
            done: self.done,
            secret: self.secret,
            points: self.points,
            ..Player::default()
        }
    }
}

fn filled<T: Copy + Default, const N: usize>(values: &[T]) -> Stack<T, N> {
    let mut stack = Stack::new();
    for &value in values {
        let _ = stack.push(value);
    }
    stack
}
