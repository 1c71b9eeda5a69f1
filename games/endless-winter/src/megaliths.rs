//! The Megalith board in three dimensions: sites on the ground and on top of four others.

use table::{Seat, sets::Indexed};

use crate::{content::Slot, ids::Site, wide::Wide};

/// Spaces of a Megalith tile.
pub const SPACES: usize = 8;
/// Megalith tiles.
pub const TILES: usize = 4;
/// Spaces on the ground.
pub const GROUND: usize = TILES * SPACES;
/// Where the spaces lie on a tile, in the order of the content file: start, two arrow spaces, the others.
const LOCAL: [(u8, u8); SPACES] = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2), (2, 1), (1, 2)];

/// A set of sites.
pub type Sites = Wide<Site, 2>;

/// Where a site is: column and row of its left upper ground space, and how many levels above the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot3 {
    /// Column, from 0.
    pub x: u8,
    /// Row, from 0.
    pub y: u8,
    /// 0 on the ground.
    pub level: u8,
}

/// Why slots are not a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// Too few tiles or too many.
    #[error("a layout has {TILES} slots, not {0}")]
    Tiles(usize),
    /// Two tiles, numbered from 1, cover the same space.
    #[error("tile {0} and tile {1} cover the same space")]
    Overlap(usize, usize),
    /// The tiles lie so close that there are too many places for Megaliths.
    #[error("more than {count} places for Megaliths; move the tiles apart", count = Site::COUNT)]
    Sites,
}

/// The sites of one layout: which touch, which carry which.
#[derive(Clone, Debug)]
pub struct Layout {
    spots: [Spot3; Site::COUNT],
    sites: usize,
    neighbours: [u32; GROUND],
    below: [[Site; 4]; Site::COUNT],
    below_set: [Sites; Site::COUNT],
}

impl Layout {
    /// The sites of four tiles in these slots. Fails if they are not four, or overlap, or make more sites than there is
    /// room for.
    pub fn new(slots: &[Slot]) -> Result<Self, LayoutError> {
        if slots.len() != TILES {
            return Err(LayoutError::Tiles(slots.len()));
        }
        let mut spots = [Spot3::default(); Site::COUNT];
        for (tile, slot) in slots.iter().enumerate() {
            for (space, &local) in LOCAL.iter().enumerate() {
                // EW-HID-11: a quarter turn clockwise takes (c, r) to (2 - r, c).
                let (c, r) = (0..slot.turns).fold(local, |(c, r), _| (2 - r, c));
                spots[tile * SPACES + space] = Spot3 { x: slot.x + c, y: slot.y + r, level: 0 };
            }
        }
        let mut sites = GROUND;
        let mut below = [[Site::default(); 4]; Site::COUNT];
        let mut from = 0;
        // EW-MEGA-13: each level stands on the squares of the one below, until no square is left.
        while from < sites {
            let level = from..sites;
            for index in level.clone() {
                let Spot3 { x, y, level: height } = spots[index];
                let at =
                    |x: u8, y: u8| level.clone().find(|&other| spots[other] == Spot3 { x, y, level: height });
                if let Some(first) = at(x, y).filter(|&first| first != index) {
                    return Err(LayoutError::Overlap(first / SPACES + 1, index / SPACES + 1));
                }
                if let (Some(b), Some(c), Some(d)) = (at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)) {
                    if sites == Site::COUNT {
                        return Err(LayoutError::Sites);
                    }
                    spots[sites] = Spot3 { x, y, level: height + 1 };
                    below[sites] = [index, b, c, d].map(Site::new);
                    sites += 1;
                }
            }
            from = level.end;
        }
        let mut neighbours = [0; GROUND];
        for (index, spot) in spots[..GROUND].iter().enumerate() {
            for (other, there) in spots[..GROUND].iter().enumerate() {
                if spot.x.abs_diff(there.x) + spot.y.abs_diff(there.y) == 1 {
                    neighbours[index] |= 1 << other;
                }
            }
        }
        Ok(Self { spots, sites, neighbours, below, below_set: below.map(|four| four.into_iter().collect()) })
    }

    /// How many sites there are.
    pub const fn len(&self) -> usize {
        self.sites
    }

    /// No sites: never.
    pub const fn is_empty(&self) -> bool {
        self.sites == 0
    }

    /// Where `site` is.
    pub fn spot(&self, site: Site) -> Spot3 {
        self.spots[site.index()]
    }

    /// The site at `spot`.
    pub fn at(&self, spot: Spot3) -> Option<Site> {
        self.spots[..self.sites].iter().position(|&other| other == spot).map(Site::new)
    }

    /// The four sites that carry `site`, which must not be on the ground.
    #[inline]
    pub fn below(&self, site: Site) -> [Site; 4] {
        self.below[site.index()]
    }

    /// EW-MEGA-03, EW-MEGA-04: free ground sites for a Megalith: next to another one, or start spaces for a neutral
    /// one. Own-colour Megaliths never go on a start space (EW-MEGA-06).
    #[inline]
    fn ground(&self, ground: u32, colour: Colour) -> u32 {
        let mut near = 0;
        let mut left = ground;
        while left != 0 {
            near |= self.neighbours[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        !ground
            & match colour {
                Colour::Neutral => near | STARTS,
                Colour::Own => near & !STARTS,
            }
    }

    /// EW-MEGA-03..08: every site where a Megalith of this colour may be placed.
    pub fn open_sites(&self, occupied: &Sites, colour: Colour) -> Sites {
        let ground = ground_bits(occupied);
        let mut open = Sites::EMPTY;
        let mut left = self.ground(ground, colour);
        while left != 0 {
            open.insert(Site::new(left.trailing_zeros() as usize));
            left &= left - 1;
        }
        if colour == Colour::Own {
            // EW-MEGA-05, EW-RULING-63: on any full square that carries nothing on its very centre yet.
            for index in GROUND..self.sites {
                let site = Site::new(index);
                if self.below_set[index].within(occupied) && !occupied.has(site) {
                    open.insert(site);
                }
            }
        }
        open
    }

    /// EW-ICON-33: the spaces the arrows of a start space point to, those that are free.
    pub fn arrows(&self, start: Site, occupied: &Sites) -> Sites {
        let tile = start.index() / SPACES * SPACES;
        [tile + 1, tile + 2].into_iter().map(Site::new).filter(|&site| !occupied.has(site)).collect()
    }
}

/// The start space of each tile.
const STARTS: u32 = 1 | 1 << SPACES | 1 << (2 * SPACES) | 1 << (3 * SPACES);

/// The sites on the ground that are occupied, one bit each.
#[inline]
fn ground_bits(occupied: &Sites) -> u32 {
    occupied.first_word() as u32
}

/// The colour of a Megalith as far as placing it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Grey.
    Neutral,
    /// A player's.
    Own,
}

/// Is the site on the ground?
#[inline]
pub const fn on_ground(site: usize) -> bool {
    site < GROUND
}

/// The Megaliths standing on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Megaliths {
    /// Neutral ones.
    pub neutral: Sites,
    /// Those of each seat.
    pub own: [Sites; 4],
}

impl Megaliths {
    /// Every site with a Megalith.
    #[inline]
    pub fn occupied(&self) -> Sites {
        self.own.iter().fold(self.neutral, |all, own| all.or(own))
    }

    /// Whose Megalith stands on `site`, if it is a player's.
    pub fn owner(&self, site: Site) -> Option<Seat> {
        (0..4).find(|&seat| self.own[seat].has(site)).map(Seat::new)
    }

    /// How many of `seat` stand on the ground.
    pub fn on_ground(&self, seat: Seat) -> usize {
        (self.own[seat.index() & 3].first_word() as u32).count_ones() as usize
    }

    /// How many of `seat` stand on higher levels (EW-STONE-10).
    pub fn above(&self, seat: Seat) -> usize {
        self.own[seat.index() & 3].len() - self.on_ground(seat)
    }

    /// On how many tiles `seat` has one on the ground (EW-STONE-08).
    pub fn tiles(&self, seat: Seat) -> usize {
        let ground = self.own[seat.index() & 3].first_word() as u32;
        (0..4).filter(|tile| ground >> (tile * 8) & 0xff != 0).count()
    }
}
