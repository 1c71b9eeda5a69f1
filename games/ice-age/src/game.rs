//! The rules with options and content compiled into lookup tables.

use table::{
    Seat,
    refusal::OptionsError,
    sets::{Indexed, Set},
};

use crate::{
    board::{Map, Region},
    card::{CARDS, Card, Effect, OPTIONS, Who},
    content::Content,
    options::{Options, SEAT_COUNTS},
};

/// Ice Age, ready to be played.
#[derive(Clone, Debug)]
pub struct IceAge {
    pub(crate) options: Options,
    pub(crate) content: Content,
    pub(crate) map: Map,
    pub(crate) faces: [Face; CARDS],
    pub(crate) numbers: Numbers,
    pub(crate) covered: Set<Region>,
    pub(crate) mammoths: Set<Region>,
    pub(crate) mammoth_supply: u8,
    pub(crate) dark_pool: u8,
}

/// A card's face, ready to be performed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face {
    pub(crate) who: Who,
    pub(crate) options: u8,
    /// Price of each option; a dark card's income in the first place.
    pub(crate) stones: [u8; OPTIONS],
    pub(crate) effects: [Effect; OPTIONS],
    pub(crate) copies: u8,
}

/// The numbers of the rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    pub(crate) rounds: u8,
    pub(crate) hunters: u8,
    pub(crate) settlers: u8,
    pub(crate) stones: u8,
    pub(crate) clubs: u8,
    pub(crate) fires: [u8; 3],
    pub(crate) capacity: u8,
    pub(crate) opening_dark: u8,
    pub(crate) rich: u8,
    pub(crate) dark_pool_least: u8,
}

/// Cards of a full hand (IA-MIG-17).
pub(crate) const HAND: u8 = 5;

impl IceAge {
    /// The game with these options and this content.
    pub fn new(options: &Options, content: &Content) -> Result<Self, OptionsError> {
        options.validate()?;
        let setup = &content.setup[usize::from(options.seats - SEAT_COUNTS.start())];
        let numbers = &content.numbers;
        let mut faces = [Face {
            who: Who::Player,
            options: 1,
            stones: [0; OPTIONS],
            effects: [Effect::Copy; OPTIONS],
            copies: 0,
        }; CARDS];
        for (face, printed) in faces.iter_mut().zip(&content.cards) {
            face.who = printed.who.is;
            face.copies = printed.copies.is;
            face.options = printed.effects.is.len().min(OPTIONS) as u8;
            for (slot, stones) in face.stones.iter_mut().zip(&printed.stones.is) {
                *slot = *stones;
            }
            for (slot, text) in face.effects.iter_mut().zip(&printed.effects.is) {
                *slot = Effect::parse(text).map_err(|_| {
                    OptionsError::new("content", format!("{}: '{text}' is no instruction", printed.id))
                })?;
            }
        }
        Ok(Self {
            options: options.clone(),
            map: Map::new(
                &content.map.borders.is,
                content.map.terrain.is,
                content.map.ice_edge.is.iter().copied().collect(),
            ),
            faces,
            numbers: Numbers {
                // IA-END-05
                rounds: numbers.rounds.is - u8::from(options.short),
                hunters: numbers.hunters.is,
                settlers: numbers.settlers.is,
                stones: numbers.stones.is,
                clubs: numbers.clubs.is,
                fires: numbers.fires.is,
                capacity: numbers.capacity.is,
                opening_dark: numbers.opening_dark.is,
                rich: numbers.rich.is,
                dark_pool_least: numbers.dark_pool_least.is,
            },
            covered: setup.covered.is.iter().copied().collect(),
            mammoths: setup.mammoths.is.iter().copied().collect(),
            mammoth_supply: setup.mammoth_supply.is,
            dark_pool: setup.dark_pool.is,
            content: content.clone(),
        })
    }

    /// The number of seats.
    #[inline]
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// All seats, in order.
    #[inline]
    pub(crate) fn everybody(&self) -> impl ExactSizeIterator<Item = Seat> + DoubleEndedIterator + Clone {
        Seat::all(self.seats())
    }

    /// The face of a card.
    #[inline]
    pub(crate) fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// Rounds this game lasts.
    pub fn rounds(&self) -> u8 {
        self.numbers.rounds
    }

    /// The board.
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// The options of a card.
    pub fn effects(&self, card: Card) -> &[Effect] {
        let face = self.face(card);
        &face.effects[..usize::from(face.options)]
    }

    /// The price of each option of a light card; what a dark card earns, in the first place.
    pub fn stones(&self, card: Card) -> &[u8] {
        let face = self.face(card);
        &face.stones[..usize::from(face.options)]
    }

    /// Who performs a card.
    pub fn who(&self, card: Card) -> Who {
        self.face(card).who
    }
}
