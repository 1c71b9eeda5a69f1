//! What may be known, and the decisions that are asked.

use rise_of_tribes::{Event, Goal, RiseOfTribes, State};
use table::{Rules, Viewer};

use crate::common::{BLANK, MOON, S1, S2, Scenario, Scene};

/// RT-RULING-75: goods, goals and scores are public, and everybody sees the same.
#[test]
fn everything_on_the_table_is_public() {
    let game = Scene::new(3)
        .members(S1, 1, 3)
        .members(S2, 9, 1)
        .goods(S1, [4, 0, 2])
        .open(S1, [Goal::Clan])
        .done(S1, [Goal::Bow])
        .active(Event::Drought, [0; 3])
        .actions(BLANK, MOON);
    let public = game.rules.observe(&game.state, Viewer::Public);
    for viewer in Viewer::all(3) {
        assert_eq!(game.rules.observe(&game.state, viewer), public);
    }
    let tribe = &public.tribes[0];
    assert_eq!((tribe.goods.0, tribe.score), ([4, 0, 2], 1));
    assert!(tribe.open.has(Goal::Clan) && tribe.done.has(Goal::Bow));
}

/// RT-EDGE-44, RT-RULING-75: of a deck only its possible cards and those put under it openly are known; there is no order to see.
#[test]
fn no_view_holds_the_order_of_a_deck() {
    let game = Scene::new(2).members(S1, 1, 3).members(S2, 9, 1).under(S1, Goal::Clan).actions(BLANK, MOON);
    let seen = game.rules.observe(&game.state, Viewer::Seat(S1));
    assert_eq!(seen.tribes[0].deck.len(), 13);
    assert_eq!(seen.tribes[0].under, [Goal::Clan]);
    assert_eq!(seen.events.deck.len(), 14);
    // Sets are written in the order of the box, whatever happened before.
    let text = serde_json::to_string(&seen.tribes[0].deck).unwrap();
    assert_eq!(text, "[0,1,3,4,5,6,7,9,10,11,12,13,14]");
    // The position itself holds no more than the view.
    let mut rng = rand::rngs::SmallRng::clone(&rand::SeedableRng::seed_from_u64(1));
    assert_eq!(game.rules.imagine(&seen, Viewer::Seat(S1), &mut rng), game.state);
}

/// A position is small.
#[test]
fn a_state_fits_into_a_kilobyte() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}

/// RT-DEC-08, RT-DEC-20: whoever must choose always can, and the last choice of a turn is to end it.
#[test]
fn the_end_of_a_turn_is_always_offered() {
    let mut game = Scene::new(2).members(S1, 1, 3).members(S2, 9, 1).end();
    assert_eq!(game.legal_actions(), ["done"]);
    game.play("done").awaits_chance();
    assert_eq!(RiseOfTribes::NAME, "rise-of-tribes");
}
