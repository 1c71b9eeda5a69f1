//! The kinds of faces in the box.

use table::faces::Kind;

/// Developments.
pub const DEVELOPMENT: Kind = Kind::new("development", "rise-of-tribes-kind-development");
/// Achievements.
pub const ACHIEVEMENT: Kind = Kind::new("achievement", "rise-of-tribes-kind-achievement");
/// Events.
pub const EVENT: Kind = Kind::new("event", "rise-of-tribes-kind-event");
/// Player boards.
pub const TRIBE: Kind = Kind::new("tribe", "rise-of-tribes-kind-tribe");
/// Chief powers.
pub const POWER: Kind = Kind::new("power", "rise-of-tribes-kind-power");
/// Special terrain.
pub const TILE: Kind = Kind::new("tile", "rise-of-tribes-kind-tile");
/// Hex layouts.
pub const LAYOUT: Kind = Kind::new("layout", "rise-of-tribes-kind-layout");
/// Boards, dice and numbers of the rulebook.
pub const NUMBERS: Kind = Kind::new("numbers", "rise-of-tribes-kind-numbers");
