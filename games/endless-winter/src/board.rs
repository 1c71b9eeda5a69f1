//! The Terrain board as data: which hexes there are, what touches what, where Camps enter.

use table::sets::{Indexed, Set};

use crate::ids::{Hex, Junction, Side};

/// Steps to the six neighbours in axial coordinates.
const STEPS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// A Terrain board: geometry only. What lies on a hex is in the position.
#[derive(Clone, Debug)]
pub struct Board {
    coordinates: [(i8, i8); Hex::COUNT],
    hexes: Set<Hex>,
    neighbours: [Set<Hex>; Hex::COUNT],
    junctions: [[Hex; 3]; Junction::COUNT],
    touching: [Set<Junction>; Hex::COUNT],
    open: Set<Junction>,
    entry: Hex,
    tiles: [Vec<Hex>; 2],
}

impl Board {
    /// The board of the base game, with the base tile on this hex; `None` if there is no such hex.
    pub fn with_base(cell: [i8; 2]) -> Option<Self> {
        let base = Self::hex_at(cell)?;
        Some(Self::new(base, [Set::only(base); 2]))
    }

    /// RR-CAMP-01: Camps enter from a tile beside the board; some hexes are printed, by side of the Central River tile.
    pub(crate) fn with_entry_beside(printed: [Set<Hex>; 2]) -> Self {
        Self::new(Hex::new(Hex::COUNT - 1), printed)
    }

    /// Axial coordinates of the hexes in order.
    fn cells() -> impl Iterator<Item = (i8, i8)> {
        let inside = |q: i8, r: i8| q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2;
        (-2..=2).flat_map(|r| (-2..=2).map(move |q| (q, r))).filter(move |&(q, r)| inside(q, r))
    }

    /// The hex so many steps from the middle, if there is one.
    pub fn hex_at([q, r]: [i8; 2]) -> Option<Hex> {
        Self::cells().position(|cell| cell == (q, r)).map(Hex::new)
    }

    /// Are these neighbours, given as steps from the middle?
    pub(crate) fn is_step(from: [i8; 2], to: [i8; 2]) -> bool {
        STEPS.iter().any(|&(q, r)| {
            [i16::from(from[0]) + i16::from(q), i16::from(from[1]) + i16::from(r)] == to.map(i16::from)
        })
    }

    /// EW-RULING-24: a hexagon of radius 2, numbered row by row. Hexes that are not printed get a random tile.
    fn new(entry: Hex, printed: [Set<Hex>; 2]) -> Self {
        let cells: Vec<(i8, i8)> = Self::cells().collect();
        let at = |cell: (i8, i8)| cells.iter().position(|&other| other == cell).map(Hex::new);
        let mut coordinates = [(0, 0); Hex::COUNT];
        let mut neighbours = [Set::EMPTY; Hex::COUNT];
        let mut junctions = [[Hex::default(); 3]; Junction::COUNT];
        let mut touching = [Set::EMPTY; Hex::COUNT];
        let mut open = Set::EMPTY;
        let mut next = 0;
        for (index, &(q, r)) in cells.iter().enumerate() {
            coordinates[index] = (q, r);
            neighbours[index] = STEPS.iter().filter_map(|&(dq, dr)| at((q + dq, r + dr))).collect();
            // Every junction is the lower left or the upper left of exactly one hex to its right.
            for [left, third] in [[(-1, 0), (-1, 1)], [(-1, 0), (0, -1)]] {
                let here = Hex::new(index);
                let (Some(left), Some(third)) =
                    (at((q + left.0, r + left.1)), at((q + third.0, r + third.1)))
                else {
                    continue;
                };
                let mut hexes = [here, left, third];
                hexes.sort_unstable();
                let junction = Junction::new(next);
                junctions[next] = hexes;
                hexes.iter().for_each(|hex| touching[hex.index()].insert(junction));
                if !hexes.contains(&entry) {
                    open.insert(junction);
                }
                next += 1;
            }
        }
        Self {
            coordinates,
            hexes: (0..cells.len()).map(Hex::new).collect(),
            neighbours,
            junctions,
            touching,
            open,
            entry,
            tiles: printed
                .map(|printed| (0..cells.len()).map(Hex::new).filter(|&hex| !printed.has(hex)).collect()),
        }
    }

    /// Every hex.
    #[inline]
    pub const fn hexes(&self) -> Set<Hex> {
        self.hexes
    }

    /// The hexes that get a random tile when the board is laid, in the order they get it.
    pub fn tiles(&self) -> &[Hex] {
        self.tiles_with(Side::A)
    }

    /// The same with this side of the Central River tile up; without a river there is no difference.
    pub fn tiles_with(&self, side: Side) -> &[Hex] {
        &self.tiles[side as usize]
    }

    /// Where Camps can be: every hex, and where they enter.
    #[inline]
    pub fn places(&self) -> Set<Hex> {
        self.hexes.or(Set::only(self.entry))
    }

    /// Where a Camp may go from `hex` (EW-MIG-02, EW-RULING-38).
    #[inline]
    pub fn neighbours(&self, hex: Hex) -> Set<Hex> {
        self.neighbours[hex.index()]
    }

    /// The three hexes that meet at `junction`, in order.
    #[inline]
    pub fn around(&self, junction: Junction) -> [Hex; 3] {
        self.junctions[junction.index()]
    }

    /// The junctions at the corners of `hex`.
    #[inline]
    pub fn touching(&self, hex: Hex) -> Set<Junction> {
        self.touching[hex.index()]
    }

    /// EW-MIG-09: the junctions where a Village may stand at all.
    #[inline]
    pub const fn open_junctions(&self) -> Set<Junction> {
        self.open
    }

    /// Where a new Camp is put (EW-MIG-01).
    #[inline]
    pub const fn entry(&self) -> Hex {
        self.entry
    }

    /// Axial coordinates of `hex`.
    pub fn coordinates(&self, hex: Hex) -> (i8, i8) {
        self.coordinates[hex.index()]
    }

    /// The junction of these three hexes.
    pub fn junction_of(&self, mut hexes: [Hex; 3]) -> Option<Junction> {
        hexes.sort_unstable();
        Junction::each().find(|&junction| self.around(junction) == hexes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nineteen_hexes_meet_in_twenty_four_junctions_eighteen_of_them_open() {
        let board = Board::with_base([0, 0]).expect("the middle is a hex");
        assert_eq!(board.hexes().len(), 19);
        assert_eq!(board.tiles().len(), 18);
        assert_eq!(board.open_junctions().len(), 18);
        for junction in Junction::each() {
            let [a, b, c] = board.around(junction);
            assert!(a < b && b < c);
            assert!(board.neighbours(a).has(b) && board.neighbours(b).has(c) && board.neighbours(a).has(c));
            assert_eq!(board.junction_of([c, a, b]), Some(junction));
        }
        assert_eq!(board.neighbours(board.entry()).len(), 6);
    }
}
