//! The ways to points that a specialist can favour.

use table::Strategy;

/// A way to points.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Regions with two mammoths or more.
    Herds,
    /// Regions with one mammoth or none.
    Sparse,
    /// Hunters that no conflict removes.
    Clubs,
}

impl Way {
    /// In the order of [`LIST`].
    pub(crate) const ALL: [Self; 3] = [Self::Herds, Self::Sparse, Self::Clubs];
}

/// The ways to points with their names.
pub(crate) const LIST: [Strategy; 3] = [
    Strategy { name: "herds", key: "ice-age-strategy-herds" },
    Strategy { name: "sparse", key: "ice-age-strategy-sparse" },
    Strategy { name: "clubs", key: "ice-age-strategy-clubs" },
];
