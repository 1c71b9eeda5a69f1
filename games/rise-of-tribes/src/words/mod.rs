//! Rise of Tribes in words: names here, the usual words of actions and the faces of cards beside it, all as keys of
//! `locales/`. Questions stand with the decision that asks them, the words of the journal with the notes.

mod actions;
mod effects;

use table::text::Phrase;

use crate::{
    game::RiseOfTribes,
    goods::Goods,
    ids::{BoardAction, Event, Face, Goal, Good, Hex, Land, Level, Object, Power, Special, Tile, Tribe},
    state::State,
};

pub use effects::{ability, condition, event_effect, glacier, power_effect, tile_effect};

/// A message of this game.
pub(crate) fn message(key: &str) -> Phrase {
    Phrase::new(format!("rise-of-tribes-{key}"))
}

/// A name that the owner of a box gave.
pub(crate) fn given(name: impl Into<String>) -> Phrase {
    message("named").text("name", name.into())
}

/// Names of things: `rise-of-tribes-<kind>-<id>`.
macro_rules! names {
    ($($name:ident: $of:ty, $kind:literal;)+) => {$(
        #[doc = concat!("The name of a ", $kind, ".")]
        pub fn $name(it: $of) -> Phrase {
            Phrase::new(format!(concat!("rise-of-tribes-", $kind, "-{}"), it))
        }
    )+};
}

names! {
    good: Good, "good";
    land: Land, "land";
    face: Face, "face";
    board_action: BoardAction, "action";
    level: Level, "level";
    goal: Goal, "goal";
    event: Event, "event";
    object: Object, "object";
    tribe: Tribe, "tribe";
    power: Power, "power";
    tile: Tile, "tile";
    special: Special, "tile";
}

/// So many of one kind.
pub fn some(kind: Good, amount: u8) -> Phrase {
    Phrase::new(format!("rise-of-tribes-goods-{kind}")).number("amount", amount)
}

/// Goods of several kinds.
pub fn goods(goods: Goods) -> Phrase {
    let parts: Vec<Phrase> = goods.kinds().map(|kind| some(kind, goods.of(kind))).collect();
    if parts.is_empty() { message("goods-none") } else { message("goods").list("goods", parts) }
}

impl RiseOfTribes {
    /// A hex with what lies on it.
    pub fn place_name(&self, state: &State, hex: Hex) -> Phrase {
        let name = if state.ground.glacier == Some(hex) {
            Some(special(Special::Glacier))
        } else {
            state.ground.tile(hex).map(tile)
        };
        match name {
            Some(name) => message("hex").text("hex", hex.to_string()).phrase("tile", name),
            None => message("hex-bare").text("hex", hex.to_string()),
        }
    }
}
