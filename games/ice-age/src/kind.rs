//! The kinds of faces in the box.

use table::faces::Kind;

/// Light cards.
pub const LIGHT: Kind = Kind::new("light", "ice-age-kind-light");
/// Dark cards.
pub const DARK: Kind = Kind::new("dark", "ice-age-kind-dark");
/// Regions of the board.
pub const REGION: Kind = Kind::new("region", "ice-age-kind-region");
