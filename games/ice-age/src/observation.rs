//! What one viewer knows of a position, and positions with the same observation.

use rand::Rng;
use serde::Serialize;
use table::{
    Seat, Viewer,
    counts::Counts,
    pile::SeenPile,
    sets::{Indexed, Set},
};

use crate::{
    board::{REGIONS, Region},
    card::{CARDS, Card, Colour},
    game::IceAge,
    state::{Band, Board, Player, State, Step, Task},
};

/// A position as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Observation {
    /// The round, from 1.
    pub round: u8,
    /// Rounds the game lasts.
    pub rounds: u8,
    /// What must happen next.
    pub step: Step,
    /// Whose turn of Migration it is.
    pub active: Seat,
    /// Who took the last dark stone, if somebody has.
    pub ender: Option<Seat>,
    /// Turns in a row without a playable card.
    pub idle: u8,
    /// The card being performed.
    pub task: Task,
    /// Regions 1 to 12.
    pub regions: Vec<RegionObservation>,
    /// Everybody, in seat order.
    pub players: Vec<PlayerObservation>,
    /// Light cards: draw pile, visible discard, cards below it.
    pub light: DeckObservation,
    /// Dark cards.
    pub dark: DeckObservation,
    /// Stones paid this round.
    pub light_pool: u8,
    /// Stones still to be earned this round.
    pub dark_pool: u8,
    /// Clubs nobody has.
    pub club_supply: u8,
    /// Mammoths off the board.
    pub mammoth_supply: u8,
    /// Fire tokens worth 0, 1 and 2 that have not been turned up this round.
    pub unknown_fires: [u8; 3],
}

/// A region as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RegionObservation {
    /// Its number.
    pub region: Region,
    /// Under ice?
    pub covered: bool,
    /// Mammoths.
    pub mammoths: u8,
    /// Face-down fire tokens.
    pub fires: u8,
    /// Worth of the fire tokens turned up.
    pub warmth: u8,
    /// Hunters without and with a club, by seat.
    pub hunters: Vec<Band>,
}

/// What a seat has, as far as the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerObservation {
    /// Whose.
    pub seat: Seat,
    /// Light cards in hand.
    pub light_cards: u8,
    /// Dark cards in hand.
    pub dark_cards: u8,
    /// The cards themselves; `null` for anybody else's (IA-SETUP-30).
    pub hand: Option<Vec<Card>>,
    /// Hunters off the board.
    pub reserve: u8,
    /// Stones.
    pub stones: u8,
    /// Clubs in stock.
    pub clubs: u8,
    /// Points earned in regions with no, one, and several mammoths.
    pub points: [u8; 3],
}

/// The cards of a colour that nobody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckObservation {
    /// The draw pile.
    pub pile: SeenPile<Card>,
    /// The visible discard.
    pub top: Option<Card>,
    /// Cards below it (IA-RULING-39: they cannot be searched).
    pub below: u8,
}

/// What `viewer` may know of the position.
pub(crate) fn observe(game: &IceAge, state: &State, viewer: Viewer) -> Observation {
    let below = |colour: Colour| state.discarded.total_of(colour.kinds()) as u8;
    let board = &state.board;
    Observation {
        round: state.round,
        rounds: game.numbers.rounds,
        step: state.step,
        active: state.active,
        ender: state.ender,
        idle: state.idle,
        task: state.task,
        regions: Region::each()
            .map(|region| RegionObservation {
                region,
                covered: board.covered.has(region),
                mammoths: board.mammoths[region.index()],
                fires: board.fires[region.index()],
                warmth: board.warmth[region.index()],
                hunters: game.everybody().map(|seat| state.band(seat, region)).collect(),
            })
            .collect(),
        players: game.everybody().map(|seat| observe_player(state, seat, viewer)).collect(),
        light: DeckObservation {
            pile: state.light_pile.seen(viewer),
            top: state.top(Colour::Light),
            below: below(Colour::Light),
        },
        dark: DeckObservation {
            pile: state.dark_pile.seen(viewer),
            top: state.top(Colour::Dark),
            below: below(Colour::Dark),
        },
        light_pool: state.light_pool,
        dark_pool: state.dark_pool,
        club_supply: state.club_supply,
        mammoth_supply: state.mammoth_supply,
        unknown_fires: board.unknown_fires,
    }
}

/// A position with this observation: cards the viewer does not know are drawn at random from those they may be.
pub(crate) fn imagine(game: &IceAge, observation: &Observation, rng: &mut impl Rng) -> State {
    let mut unseen = [game.deck(Colour::Light), game.deck(Colour::Dark)];
    for card in known_cards(observation) {
        unseen[card.colour() as usize].take(card);
    }
    let mut state = State {
        board: imagine_board(observation),
        players: Default::default(),
        light_pile: observation.light.pile.imagine(&mut unseen[0], rng),
        dark_pile: observation.dark.pile.imagine(&mut unseen[1], rng),
        discarded: Counts::EMPTY,
        tops: [observation.light.top, observation.dark.top],
        light_pool: observation.light_pool,
        dark_pool: observation.dark_pool,
        club_supply: observation.club_supply,
        mammoth_supply: observation.mammoth_supply,
        round: observation.round,
        active: observation.active,
        ender: observation.ender,
        idle: observation.idle,
        step: observation.step,
        task: observation.task,
    };
    for seen in &observation.players {
        state.players[seen.seat.index()] = Player {
            hand: match &seen.hand {
                Some(hand) => hand.iter().copied().collect(),
                None => {
                    let mut hand = Counts::EMPTY;
                    deal(&mut hand, seen.light_cards, &mut unseen[0], rng);
                    deal(&mut hand, seen.dark_cards, &mut unseen[1], rng);
                    hand
                }
            },
            reserve: seen.reserve,
            stones: seen.stones,
            clubs: seen.clubs,
            points: seen.points,
        };
    }
    for rest in &unseen {
        state.discarded.pour(rest);
    }
    state
}

fn observe_player(state: &State, seat: Seat, viewer: Viewer) -> PlayerObservation {
    let player = state.player(seat);
    let cards = |colour| player.cards(colour) as u8;
    PlayerObservation {
        seat,
        light_cards: cards(Colour::Light),
        dark_cards: cards(Colour::Dark),
        hand: viewer.is(seat).then(|| {
            player.hand.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect()
        }),
        reserve: player.reserve,
        stones: player.stones,
        clubs: player.clubs,
        points: player.points,
    }
}

fn known_cards(observation: &Observation) -> impl Iterator<Item = Card> + '_ {
    let decks = [&observation.light, &observation.dark];
    let under = decks.into_iter().flat_map(|deck| deck.pile.under.iter().filter_map(|seen| seen.card));
    let tops = decks.into_iter().filter_map(|deck| deck.top);
    let hands = observation.players.iter().filter_map(|player| player.hand.as_ref()).flatten().copied();
    under.chain(tops).chain(hands)
}

fn imagine_board(observation: &Observation) -> Board {
    let mut board = Board { unknown_fires: observation.unknown_fires, ..Board::default() };
    let mut covered = Set::EMPTY;
    for seen in observation.regions.iter().take(REGIONS) {
        let index = seen.region.index();
        if seen.covered {
            covered.insert(seen.region);
        }
        board.mammoths[index] = seen.mammoths;
        board.fires[index] = seen.fires;
        board.warmth[index] = seen.warmth;
        for (bands, band) in board.bands.iter_mut().zip(&seen.hunters) {
            bands[index] = *band;
        }
    }
    board.covered = covered;
    board
}

#[expect(clippy::expect_used, reason = "an observation shows as many cards as the box has")]
fn deal(hand: &mut Counts<Card, CARDS>, cards: u8, unseen: &mut Counts<Card, CARDS>, rng: &mut impl Rng) {
    for _ in 0..cards {
        hand.add(unseen.take_random(rng).expect("every card in a hand is one of the box"));
    }
}
