//! The layout of hexes and their neighbours.

use table::sets::{Indexed, Set};

use crate::{
    content::LayoutFace,
    ids::{HEXES, Hex, HexSet, PLACES, Place},
};

/// A layout, compiled: neighbours and volcano places as sets.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// All hexes of the layout.
    pub all: HexSet,
    /// Where each hex lies, in axial coordinates.
    pub at: Vec<[i8; 2]>,
    /// Where the volcano can rise, in axial coordinates.
    pub places_at: Vec<[i8; 2]>,
    near: [HexSet; HEXES],
    beside: [HexSet; PLACES],
}

impl Board {
    /// The layout of the content file.
    pub(crate) fn new(layout: &LayoutFace) -> Self {
        let at = &layout.hexes.is;
        let touching = |place: [i8; 2]| -> HexSet {
            Hex::each().zip(at).filter(|(_, hex)| adjacent(**hex, place)).map(|(hex, _)| hex).collect()
        };
        let mut board = Self {
            all: Hex::each().take(at.len()).collect(),
            at: at.clone(),
            places_at: layout.volcano.is.clone(),
            near: [Set::EMPTY; HEXES],
            beside: [Set::EMPTY; PLACES],
        };
        for (near, &place) in board.near.iter_mut().zip(at) {
            *near = touching(place);
        }
        for (beside, &place) in board.beside.iter_mut().zip(&layout.volcano.is) {
            *beside = touching(place);
        }
        board
    }

    /// The hexes next to `hex`.
    #[inline]
    pub fn near(&self, hex: Hex) -> HexSet {
        self.near[hex.index()]
    }

    /// The hexes next to any of `hexes`.
    #[inline]
    pub fn near_any(&self, hexes: HexSet) -> HexSet {
        hexes.iter().fold(Set::EMPTY, |all, hex| all.or(self.near(hex)))
    }

    /// Are all of them hexes of the layout?
    pub fn has_all(&self, hexes: HexSet) -> bool {
        hexes.without(self.all).is_empty()
    }

    /// The hexes a volcano at `place` touches; none for a place this layout does not have.
    #[inline]
    pub fn beside(&self, place: Place) -> HexSet {
        self.beside[place.index()]
    }

    /// The places where the volcano can rise. RT-EVENT-45
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        Place::each().filter(|&place| !self.beside(place).is_empty())
    }
}

/// Do two places of the axial grid touch?
pub(crate) fn adjacent(one: [i8; 2], other: [i8; 2]) -> bool {
    let q = i16::from(one[0]) - i16::from(other[0]);
    let r = i16::from(one[1]) - i16::from(other[1]);
    matches!((q, r), (1, 0) | (-1, 0) | (0, 1) | (0, -1) | (1, -1) | (-1, 1))
}

/// Is each place reachable from every other over shared borders?
pub(crate) fn connected(places: &[[i8; 2]]) -> bool {
    let mut reached = vec![false; places.len()];
    if let Some(first) = reached.first_mut() {
        *first = true;
    }
    loop {
        let next = (0..places.len()).find(|&index| {
            !reached[index]
                && (0..places.len()).any(|other| reached[other] && adjacent(places[index], places[other]))
        });
        match next {
            Some(index) => reached[index] = true,
            None => return reached.iter().all(|&each| each),
        }
    }
}
