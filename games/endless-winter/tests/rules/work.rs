//! Work: Labor of Tribe cards, and Food for Labor (EW-WORK).

use crate::common::{S1, Scenario, game};
use endless_winter::Content;

/// EW-WORK-01..04, EW-EX-08..10, EW-EDGE-38, EW-RULING-02, EW-RULING-03, EW-HID-07, EW-HID-08, EW-HID-91, EW-HID-92: Labor of cards, in halves.
#[test]
fn labor_of_tribe_cards() {
    let cases = [
        ("artisan", "develop", 2.0),
        ("artisan", "hunt", 1.0),
        ("tribeswoman", "hunt", 0.5),
        ("brave", "migrate", 1.5),
        ("brave", "initiate", 1.5),
        ("tribesman", "hunt", 0.5),
        ("shaman", "develop", 1.5),
        ("hunter", "develop", 1.0),
    ];
    for (card, column, labor) in cases {
        let mut game = game(2);
        game.hand(S1, &[card]).ready();
        game.plays(&format!("place tribe {column}, play {card}"));
        assert_eq!(game.labor(), labor, "{card} in {column}");
    }
    let content = Content::standard();
    assert_eq!(content.starting.iter().map(|face| face.copies.is).collect::<Vec<_>>(), [2, 3, 4]);
    assert!(content.starting.iter().all(|face| face.points.is == 0));
    assert_eq!(content.tribe.iter().map(|face| face.points.is).collect::<Vec<_>>(), [1, 1, 1, 1, 0]);
    assert!(
        content.tribe.iter().any(|face| face.id == "shaman")
            && content.animal.iter().any(|face| face.id == "sloth")
    );
}

/// EW-WORK-05, EW-WORK-06, EW-EDGE-22, EW-EDGE-23, EW-HID-03, EW-DEC-11, EW-RULING-11: Food for Labor by the symbols passed; Food paid as a price gives none.
#[test]
fn food_for_labor() {
    for (had, spent, labor) in
        [(3, 3, 2.0), (6, 3, 2.0), (4, 3, 2.0), (5, 3, 2.0), (1, 1, 0.0), (2, 1, 1.0), (4, 1, 0.0)]
    {
        let mut game = game(2);
        game.resources(S1, had, 0).ready();
        game.play("place tribe hunt");
        assert_eq!(game.offered("eat").len(), usize::from(had));
        game.play(&format!("eat {spent}"));
        assert_eq!((game.me().food, game.labor()), (had - spent, labor), "{had} - {spent}");
    }
    let mut rite = game(2);
    rite.resources(S1, 3, 0).ready();
    rite.plays("place tribe initiate, rite");
    assert_eq!((rite.me().food, rite.labor()), (2, 0.0));
}

/// EW-EX-11: a Hunter and 3 Food in the Hunt column: 4 Labor, with 2 Tools exactly two reveals and two takes.
#[test]
fn the_hunt_example() {
    let mut game = game(2);
    game.hand(S1, &["hunter"]).resources(S1, 3, 2).area(&["rhino"]).animals(S1, &[], &[]).ready();
    game.plays("place tribe hunt, play hunter, eat 3");
    assert_eq!((game.labor(), game.me().tools), (4.0, 2));
    game.play("reveal").deal("animal sloth").deal("animal mammoth");
    game.play("reveal").deal("animal rhino").deal("animal rhino");
    game.plays("hunt rhino, hunt sloth");
    assert_eq!((game.labor(), game.me().tools), (0.0, 0));
    assert_eq!((game.me().upright.total(), game.state.open.area.total()), (2, 3));
    assert!(game.offered("hunt").is_empty() && !game.offers("reveal"));
}

/// EW-EDGE-25, EW-RULING-15: halves add up within a turn; what is left is lost at its end.
#[test]
fn halves_add_up_and_leftovers_are_lost() {
    let mut game = game(2);
    game.hand(S1, &["brave", "brave"]).ready();
    game.plays("place tribe develop, play brave");
    assert_eq!(game.labor(), 1.5);
    assert!(game.offered("learn").is_empty());
    game.plays("play brave");
    assert_eq!(game.offered("learn").len(), 8);
    game.play("learn adopted-kin");
    assert_eq!(game.labor(), 0.0);
    let mut left = crate::common::game(2);
    left.hand(S1, &["brave"]).ready();
    left.plays("place tribe hunt, play brave, reveal").fate();
    assert_eq!(left.labor(), 0.5);
    left.end_turn();
    assert_eq!(left.labor(), 0.0);
}
