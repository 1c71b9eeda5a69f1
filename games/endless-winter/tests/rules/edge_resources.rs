//! Edge cases of Food, Tools, Labor and the ladder of benefits.

use crate::common::{Game, S1, S2, Scenario};
use crate::kit::{BASE, bare};
use endless_winter::{Icon, Note, Options, Scored, Side, Stage};
use table::{Rules, Turn, sets::Indexed};

fn lost(game: &Game) -> u8 {
    let notes = game.story.iter().filter_map(|(_, note)| match note {
        Note::Lost(_, Icon::Food, count, _) | Note::FoodCut(_, count) => Some(*count),
        _ => None,
    });
    notes.sum()
}

/// EW-EDGE-17: three Food with room for one: one is kept, two are lost.
#[test]
fn food_above_the_limit_is_lost() {
    let mut game = bare(2);
    game.resources(S1, 5, 0).animals(S1, &["sloth"], &[]).plays("place tribe hunt, tip sloth");
    assert_eq!((game.food(S1), lost(&game)), (6, 2));
}

/// EW-EDGE-18, EW-RULING-12: a paid Village costs 3 Food and takes 3 off the limit, so nothing is lost.
#[test]
fn a_paid_village_loses_no_food() {
    let mut game = bare(2);
    game.camps(S1, &[0, 1, 4, BASE, BASE]).resources(S1, 10, 0);
    assert_eq!(game.player(S1).food_limit(), 10);
    game.plays("place tribe migrate, village 0-1-4");
    assert_eq!((game.food(S1), game.player(S1).food_limit(), lost(&game)), (7, 7, 0));
}

/// EW-EDGE-19, EW-RULING-13, EW-RULING-36: a free Village needs the Camps, and cuts Food down to the new limit.
#[test]
fn a_free_village_may_lose_food() {
    let mut game = bare(2);
    game.camps(S1, &[0, 1, 4, BASE, BASE]).resources(S1, 10, 0).hand(S1, &["hearth-ring"]);
    game.play("culture hearth-ring");
    assert_eq!(game.offered("village"), ["0-1-4"]);
    game.play("village 0-1-4");
    assert_eq!((game.food(S1), game.player(S1).food_limit(), lost(&game)), (7, 7, 3));
    let mut without = bare(2);
    without
        .camps(S1, &[0, 1, BASE])
        .resources(S1, 3, 0)
        .hand(S1, &["hearth-ring"])
        .play("culture hearth-ring");
    assert!(without.state.open.stack.is_empty(), "no Camps, no Village");
}

/// EW-EDGE-20: Camps that came home can be placed again and raise the limit again.
#[test]
fn camps_raise_the_limit_again() {
    let mut game = bare(2);
    game.camps(S1, &[0, 1, 4, BASE, BASE]).resources(S1, 3, 0).plays("place tribe migrate, village 0-1-4");
    assert_eq!((game.player(S1).camps_home(), game.player(S1).food_limit()), (3, 7));
    game.play("camp");
    assert_eq!((game.player(S1).camps_home(), game.player(S1).food_limit()), (2, 8));
}

/// EW-EDGE-21, EW-EX-07: the limit is the one at the moment of the gain; with one Camp out it is 6.
#[test]
fn the_limit_of_the_moment_counts() {
    let turn = |actions: &str| {
        let mut game = bare(2);
        assert_eq!(game.player(S1).food_limit(), 6);
        game.chief(S1, "fire-wolf", Side::A).resources(S1, 6, 1);
        game.play("place chief migrate").plays(actions);
        game.food(S1)
    };
    assert_eq!(turn("camp, skill chief"), 7);
    assert_eq!(turn("skill chief, done, camp"), 6);
}

/// EW-EDGE-22, EW-RULING-11: Food paid as a price gives no Labor, wherever the marker passes.
#[test]
fn food_paid_gives_no_labor() {
    for (column, action) in
        [("initiate", "rite"), ("migrate", "village 0-1-4"), ("develop", "stone builders")]
    {
        let mut game = bare(2);
        game.camps(S1, &[0, 1, 4]).reserve(&["builders"]).resources(S1, 3, 2);
        game.plays(&format!("place tribe {column}, {action}"));
        assert!(game.food(S1) <= 2, "the marker left space 3, which has a symbol");
        assert_eq!(game.labor(), 0.0);
    }
    let mut game = bare(2);
    game.resources(S1, 3, 0).plays("place tribe initiate, eat 1");
    assert_eq!(game.labor(), 1.0, "spent for Labor, the same Food gives some");
}

/// EW-EDGE-23: Food that passes no symbol gives no Labor; spending it is legal.
#[test]
fn food_between_the_symbols_gives_nothing() {
    for (food, labor) in [(1, 0.0), (4, 0.0), (7, 0.0), (2, 1.0), (3, 1.0)] {
        let mut game = bare(2);
        game.camps(S1, &[BASE; 5]).resources(S1, food, 0).plays("place tribe hunt, eat 1");
        assert_eq!((game.food(S1), game.labor()), (food - 1, labor));
    }
}

/// EW-EDGE-24, EW-ICON-29: filling up goes to the limit of the moment, and is nothing at the limit.
#[test]
fn filling_up_goes_to_the_limit() {
    for (camps, limit) in [(1, 6), (3, 8)] {
        let mut game = bare(2);
        game.camps(S1, &[BASE; 3][..camps]).resources(S1, 1, 0).hand(S1, &["great-hearth"]);
        game.plays("culture great-hearth, fill");
        assert_eq!(game.food(S1), limit);
        let mut full = bare(2);
        full.camps(S1, &[BASE; 3][..camps]).resources(S1, limit, 0).hand(S1, &["great-hearth"]);
        full.play("culture great-hearth");
        assert_eq!(full.legal_actions(), ["tool", "food", "done"]);
    }
}

/// EW-EDGE-25, EW-RULING-15: halves add up to a whole price; what is left is lost with the turn.
#[test]
fn half_labor_adds_up() {
    let mut game = bare(2);
    game.display(&["flint-cache"]).hand(S1, &["shaman", "shaman"]);
    game.plays("place tribe develop, play shaman");
    assert_eq!(game.refusal("learn flint-cache"), "EW-DEV-01");
    game.plays("play shaman, learn flint-cache");
    assert_eq!(game.labor(), 0.0);
    let mut game = bare(2);
    game.hand(S1, &["shaman"]).plays("place tribe migrate, play shaman, move 9>4");
    assert_eq!(game.labor(), 0.5);
    assert_eq!(game.refusal("move 4>0"), "EW-MIG-02");
    game.end_turn().idle("migrate").play("place tribe migrate");
    assert_eq!(game.labor(), 0.0);
}

/// EW-EDGE-26: a Megalith may be taken as Food, even if that Food is lost.
#[test]
fn a_megalith_may_be_taken_as_food() {
    let mut game = bare(2);
    game.pending("M").play("food");
    assert_eq!(game.food(S1), 1);
    let mut full = bare(2);
    full.resources(S1, 6, 0).pending("M").play("food");
    assert_eq!((full.food(S1), lost(&full), full.state.open.stack.is_empty()), (6, 1, true));
}

/// EW-EDGE-27, EW-RULING-69: of two Tools one may be a Food.
#[test]
fn each_unit_is_swapped_by_itself() {
    let mut game = bare(2);
    game.hand(S1, &["flint-cache"]).plays("culture flint-cache, food, tool");
    assert_eq!((game.food(S1), game.tools(S1)), (1, 1));
    let mut one = bare(2);
    one.hand(S1, &["flint-cache"]).plays("culture flint-cache, tool, done");
    assert_eq!(one.tools(S1), 1, "the other may be declined");
}

/// EW-EDGE-28: no swap upwards, none of what a player owns.
#[test]
fn no_swap_upwards_or_of_owned_things() {
    let mut game = bare(2);
    game.pending("T");
    assert_eq!(game.legal_actions(), ["tool", "food", "done"]);
    assert_eq!(game.refusal("honor"), "EW-IDOL-01");
    assert_eq!(game.refusal("draw"), "EW-GOLD-04");
    assert_eq!(game.refusal("megalith c3"), "EW-MEGA-01");
    let mut game = bare(2);
    game.resources(S1, 2, 2).play("place tribe migrate");
    for gain in ["food", "tool"] {
        assert_eq!(game.refusal(gain), "EW-GOLD-06");
    }
}

/// EW-EDGE-29, EW-RULING-07: the draws of the Preparation and the gifts of the set-up are no benefits to swap.
#[test]
fn no_swap_outside_actions_and_eclipse() {
    let mut game = Game::fresh(Options::seats(4));
    while game.state.open.stage == Stage::Setup {
        if game.turn() == Turn::Chance {
            let first = game.chances()[0].clone();
            game.deal(&first);
        } else {
            assert_eq!(game.legal_actions(), ["side a", "side b"], "nobody is asked anything else");
            game.play("side a");
        }
    }
    for (seat, gift) in game.seats().into_iter().zip([(0, 0), (1, 0), (0, 1), (1, 1)]) {
        let player = game.player(seat);
        let face = &game.rules.content().setup[player.setup.unwrap().index()];
        assert_eq!((player.food - face.food.is, player.tools - face.tools.is), gift);
    }
    let mut game = bare(2);
    game.eclipsed(&[]).until(S1).play("done");
    while game.stage() != Stage::Refresh {
        let first = game.chances()[0].clone();
        game.deal(&first);
    }
    assert_eq!((game.turn(), game.legal_actions().len()), (Turn::Chance, 0));
}

/// EW-RULING-14: the Tool track ends at 6; what goes beyond is lost.
#[test]
fn tools_above_the_limit_are_lost() {
    let mut game = bare(2);
    game.resources(S1, 0, 5).hand(S1, &["flint-cache"]).plays("culture flint-cache, tool, tool");
    assert_eq!(game.tools(S1), 6);
    assert!(game.lost(S1, Icon::Tool, 1));
    assert_eq!(game.player(S2).points[Scored::Benefits as usize], 0);
}
