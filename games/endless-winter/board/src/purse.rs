//! What a player owns, in numbers: the prices of actions are its changes.

use endless_winter::State;
use pages::Amount;
use table::Seat;

/// Food, Tools, Labor and points.
pub(crate) fn purse(state: &State, seat: Seat) -> Vec<Amount> {
    let player = &state.open.players[seat.index()];
    let points: u16 = player.points.iter().sum();
    vec![
        Amount::new("endless-winter-board-unit-food", player.food),
        Amount::new("endless-winter-board-unit-tools", player.tools),
        Amount::halves("endless-winter-board-unit-labor", state.open.moment.labor),
        Amount::new("endless-winter-board-unit-points", points),
    ]
}
