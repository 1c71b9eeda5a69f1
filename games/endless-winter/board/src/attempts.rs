//! What a player would try now.

use endless_winter::{Action, Card, Column, EndlessWinter, SeenCards, Spot, Stage, names};
use pages::Attempt;
use table::{Turn, View, sets::Indexed as _, text::Phrase};

use crate::spots;

/// Everything on the table that can be taken in some turn, the cards in hand, and the columns.
pub(crate) fn attempts(rules: &EndlessWinter, view: &View<EndlessWinter>) -> Vec<Attempt<Action>> {
    let open = &view.observation.open;
    let Turn::Choose(seat) = view.turn else { return Vec::new() };
    if !open.stack.is_empty() || !matches!(open.stage, Stage::Plan | Stage::Top | Stage::Closing) {
        return Vec::new();
    }
    let at = |action: Action, name: Phrase| {
        spots::spots(rules, view, action).pop().map(|spot| Attempt { action, spot, name })
    };
    let hand = view.observation.cards.get(seat.index()).map(|cards| match cards {
        SeenCards::Known { hand, .. } => *hand,
        SeenCards::Counted { .. } => Default::default(),
    });
    let hand = hand.into_iter().flat_map(|hand| hand.iter().map(|(card, _)| card).collect::<Vec<_>>());
    let cards = hand.filter_map(|card| {
        let action = match card {
            Card::Tribe(tribe) => Action::Tribe(tribe),
            Card::Culture(culture) => Action::Culture(culture),
        };
        at(action, rules.card_name(card))
    });
    if open.stage == Stage::Plan {
        let figure = view.actions.iter().find_map(|action| match action {
            Action::Place(figure, _) => Some(*figure),
            _ => None,
        });
        let places = Column::each().map(Spot::Column).chain([Spot::Rest]);
        let places = places.filter_map(|spot| at(Action::Place(figure?, spot), names::spot_name(spot)));
        return places.chain(cards).collect();
    }
    let tribes = open.decks.iter().map(|(tribe, _)| (Action::Recruit(tribe), rules.tribe_name(tribe)));
    let culture = open.display.iter().map(|culture| (Action::Learn(culture), rules.culture_name(culture)));
    let stones = open.stones.iter().map(|stone| (Action::Stone(stone), rules.stone_name(stone)));
    let animals = open.area.iter().map(|(animal, _)| (Action::Hunt(animal), rules.animal_name(animal)));
    let table = tribes.chain(culture).chain(stones).chain(animals);
    table.filter_map(|(action, name)| at(action, name)).chain(cards).collect()
}
