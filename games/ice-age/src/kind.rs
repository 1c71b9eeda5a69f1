//! The kinds of faces in the box.

use table::faces::Kind;

/// Light cards.
pub const LIGHT: Kind = Kind::new("light", "ice-age-kind-light");
/// Dark cards.
pub const DARK: Kind = Kind::new("dark", "ice-age-kind-dark");
/// Regions of the board.
pub const REGION: Kind = Kind::new("region", "ice-age-kind-region");
/// The board.
pub const MAP: Kind = Kind::new("map", "ice-age-kind-map");
/// Set-up by number of players.
pub const SETUP: Kind = Kind::new("setup", "ice-age-kind-setup");
/// Numbers of the rulebook.
pub const NUMBERS: Kind = Kind::new("numbers", "ice-age-kind-numbers");
