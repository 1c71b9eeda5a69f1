//! What a player owns, in numbers: the prices of actions are its changes.

use pages::Amount;
use rise_of_tribes::{Good, State};
use table::{Seat, sets::Indexed as _};

/// Goods and points.
pub(crate) fn purse(state: &State, seat: Seat) -> Vec<Amount> {
    let player = state.player(seat);
    let good = |good: Good| {
        let unit = match good {
            Good::Food => "rise-of-tribes-board-unit-food",
            Good::Wood => "rise-of-tribes-board-unit-wood",
            Good::Stone => "rise-of-tribes-board-unit-stone",
        };
        Amount::new(unit, player.goods.of(good))
    };
    let points = Amount::new("rise-of-tribes-board-unit-points", player.score());
    Good::each().map(good).chain([points]).collect()
}
