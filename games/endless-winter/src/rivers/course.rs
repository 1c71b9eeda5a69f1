//! The river on the board: its tiles, the way of the Rafts, and the places for Starting tiles.

use table::sets::{Indexed, Set};

use super::{End, OuterTile, RiverSideFace};
use crate::{
    board::Board,
    ids::{Hex, Reach, Side, StartSpot, Terrain},
};

/// Steps around a hex, so that neighbouring ones share an edge.
const AROUND: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The hexes the river runs through, where Rafts go (RR-RULING-02).
pub(crate) const RIVER_HEXES: usize = 5;

/// Where the river runs. What lies on it is in the position.
#[derive(Clone, Debug)]
pub struct Course {
    board: Board,
    path: [Hex; RIVER_HEXES],
    printed: [Printed; 2],
    outer: [Terrain; 2],
    spots: [[Hex; 2]; StartSpot::COUNT],
    touching: [Set<Hex>; StartSpot::COUNT],
    beside: [Set<StartSpot>; StartSpot::COUNT],
    central: Set<Hex>,
}

/// The hexes of the three River tiles with one side of the Central tile up.
#[derive(Clone, Copy, Debug)]
struct Printed {
    centre: [(Hex, Terrain); 3],
    west: [(Hex, Terrain); 2],
    west_third: Hex,
    east: [(Hex, Terrain); 2],
    east_third: Hex,
}

impl Course {
    /// RR-RULING-01, RR-RULING-02: the hexes of the river from west to east, and by side of the Central tile where the other hexes
    /// of the River tiles lie. `None` if a hex is not on the board; examined content has no such hex.
    pub(crate) fn new(
        river_hexes: &[[i8; 2]],
        sides: &[RiverSideFace],
        river: Terrain,
        landmark: Terrain,
        third: Terrain,
        outer: [Terrain; 2],
    ) -> Option<Self> {
        let path: Option<Vec<Hex>> = river_hexes.iter().map(|&cell| Board::hex_at(cell)).collect();
        let path = <[Hex; RIVER_HEXES]>::try_from(path?).ok()?;
        let mut printed = Vec::new();
        for face in sides {
            let [landmark_at, third_at, west_third, east_third] =
                [&face.landmark.is, &face.third.is, &face.west.is, &face.east.is]
                    .map(|&cell| Board::hex_at(cell));
            printed.push(Printed {
                centre: [(path[2], river), (landmark_at?, landmark), (third_at?, third)],
                west: [(path[0], river), (path[1], river)],
                west_third: west_third?,
                east: [(path[3], river), (path[4], river)],
                east_third: east_third?,
            });
        }
        let printed = <[Printed; 2]>::try_from(printed).ok()?;
        let board = Board::with_entry_beside(printed.each_ref().map(|side| {
            let tiles = side.centre.iter().chain(&side.west).chain(&side.east);
            tiles.map(|&(hex, _)| hex).chain([side.west_third, side.east_third]).collect()
        }));
        let (spots, cells) = outline(&board)?;
        let next_to = |a: (i8, i8), b: (i8, i8)| AROUND.iter().any(|&(q, r)| (a.0 + q, a.1 + r) == b);
        let beside = std::array::from_fn(|index| {
            let near = cells.iter().enumerate().filter(|&(_, &cell)| next_to(cells[index], cell));
            near.map(|(other, _)| StartSpot::new(other)).collect()
        });
        let middle = Board::hex_at([0, 0])?;
        let mut central = board.neighbours(middle);
        central.insert(middle);
        Some(Self {
            board,
            path,
            printed,
            outer,
            spots,
            touching: spots.map(|pair| pair.into_iter().collect()),
            beside,
            central,
        })
    }

    /// The Terrain board of the expansion.
    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    /// The River hex at a place for Rafts; none for the Headwaters and the Delta.
    #[inline]
    pub fn hex(&self, reach: Reach, headwaters: End) -> Option<Hex> {
        let step = reach.index().checked_sub(1)?;
        match headwaters {
            End::West => self.path.get(step).copied(),
            End::East => self.path.get((RIVER_HEXES - 1).checked_sub(step)?).copied(),
        }
    }

    /// The hexes of the Central tile, and what they are.
    pub(crate) fn centre(&self, side: Side) -> [(Hex, Terrain); 3] {
        self.printed[side as usize].centre
    }

    /// The hexes of the two other tiles, and what they are.
    pub(crate) fn ends(&self, side: Side, west: OuterTile) -> [(Hex, Terrain); 6] {
        let printed = &self.printed[side as usize];
        let [a, b] = printed.west;
        let [c, d] = printed.east;
        let (west, east) = match west {
            OuterTile::First => (self.outer[0], self.outer[1]),
            OuterTile::Second => (self.outer[1], self.outer[0]),
        };
        [a, b, (printed.west_third, west), c, d, (printed.east_third, east)]
    }

    /// The two hexes a Starting tile touches there, in order (RR-SETUP-24).
    pub fn spot(&self, spot: StartSpot) -> [Hex; 2] {
        self.spots[spot.index()]
    }

    /// See [`Course::spot`].
    #[inline]
    pub(crate) fn touching(&self, spot: StartSpot) -> Set<Hex> {
        self.touching[spot.index()]
    }

    /// Places next to this one (RR-SETUP-26).
    pub fn beside(&self, spot: StartSpot) -> Set<StartSpot> {
        self.beside[spot.index()]
    }

    /// RR-RULING-24: the seven hexes in the middle.
    #[inline]
    pub const fn central(&self) -> Set<Hex> {
        self.central
    }
}

/// RR-RULING-03: the places just off the board that touch two hexes, with the hexes and the place itself.
#[expect(clippy::type_complexity, reason = "two parallel lists, used once")]
fn outline(board: &Board) -> Option<([[Hex; 2]; StartSpot::COUNT], [(i8, i8); StartSpot::COUNT])> {
    let mut found: Vec<([Hex; 2], (i8, i8))> = Vec::new();
    for q in -3..=3_i8 {
        for r in -3..=3_i8 {
            let off = q.abs().max(r.abs()).max((q + r).abs()) == 3;
            let mut hexes: Vec<Hex> = board
                .hexes()
                .iter()
                .filter(|&hex| {
                    let (hq, hr) = board.coordinates(hex);
                    AROUND.iter().any(|&(dq, dr)| (q + dq, r + dr) == (hq, hr))
                })
                .collect();
            hexes.sort_unstable();
            if let ([a, b], true) = (hexes.as_slice(), off) {
                found.push(([*a, *b], (q, r)));
            }
        }
    }
    found.sort_unstable_by_key(|&(hexes, _)| hexes);
    let spots = found.iter().map(|&(hexes, _)| hexes).collect::<Vec<_>>();
    let cells = found.iter().map(|&(_, cell)| cell).collect::<Vec<_>>();
    Some((spots.try_into().ok()?, cells.try_into().ok()?))
}
