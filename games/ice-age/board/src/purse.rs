//! What a player owns, in numbers: the prices of actions are its changes.

use ice_age::State;
use pages::Amount;
use table::Seat;

/// Stones and clubs.
pub(crate) fn purse(state: &State, seat: Seat) -> Vec<Amount> {
    let player = state.player(seat);
    vec![
        Amount::new("ice-age-board-unit-stones", player.stones),
        Amount::new("ice-age-board-unit-clubs", player.clubs),
    ]
}
