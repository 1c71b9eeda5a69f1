//! What a player would try now.

use ice_age::{Action, IceAge, Region, Step, card_name};
use pages::Attempt;
use table::{View, Viewer, sets::Indexed as _, text::Phrase};

use crate::spots;

/// Every card of the hand when a card is due, and every region when one must be chosen.
pub(crate) fn attempts(view: &View<IceAge>) -> Vec<Attempt<Action>> {
    let observation = &view.observation;
    if observation.step == Step::Play {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        let own = observation.players.iter().find(|player| player.seat == seat);
        let hand = own.and_then(|player| player.hand.as_deref()).unwrap_or_default();
        let card =
            |&card| Attempt { action: Action::Play(card), spot: spots::card(card), name: card_name(card) };
        return hand.iter().map(card).collect();
    }
    let Some(action) = view.actions.iter().find_map(|&action| to_region(action)) else { return Vec::new() };
    let region = |region: Region| Attempt {
        action: action(region),
        spot: spots::region(region),
        name: Phrase::new("ice-age-board-place").number("region", region.number()),
    };
    Region::each().map(region).collect()
}

/// The action like this one for another region, if it needs nothing but a region.
fn to_region(action: Action) -> Option<fn(Region) -> Action> {
    match action {
        Action::Place(_) => Some(Action::Place),
        Action::PlaceMammoth(_) => Some(Action::PlaceMammoth),
        Action::Cover(_) => Some(Action::Cover),
        _ => None,
    }
}
