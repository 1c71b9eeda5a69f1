//! Food that is worth nothing.

use endless_winter::{Action, EndlessWinter, Options};
use endless_winter_board::EndlessWinterBoard;
use pages::conformance::{Renderer, all_markup, random_game};
use table::Viewer;
use words::Language;

/// EW-EDGE-23: Food that passes no symbol is spent for nothing; the action bar does not offer it.
#[test]
fn food_that_gives_no_labor_is_marked_as_useless() {
    let renderer = Renderer::<EndlessWinterBoard>::new(Language::English).unwrap();
    let (mut useless, mut useful) = (0, 0);
    for seed in 20..24 {
        random_game::<EndlessWinter>(&Options::seats(2), seed, |table, seat, _| {
            let view = table.view(Viewer::Seat(seat));
            if !view.actions.contains(&Action::Eat(1)) {
                return;
            }
            let food = view.observation.open.players[seat.index()].food;
            let drawn = all_markup(&renderer.view(table, Viewer::Seat(seat)));
            let (before, _) = drawn.split_once("data-spot=\"eat-1\"").unwrap();
            let marked = before.rsplit("ew-meal").next().unwrap().starts_with(" ew-useless");
            let gains = table.rules().labor_for_food(food, food - 1) > 0;
            assert_eq!(marked, !gains, "1 of {food} Food");
            if gains { useful += 1 } else { useless += 1 }
        })
        .unwrap();
    }
    assert!(useless > 0 && useful > 0, "{useless} useless, {useful} useful");
}
