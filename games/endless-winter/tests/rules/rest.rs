//! Resting (EW-REST).

use crate::common::{S1, S2, Scenario, game};
use endless_winter::{Note, Side};

/// EW-REST-01..03, EW-REST-05, EW-REST-06, EW-RULING-59, EW-DEC-26, EW-EDGE-35: resting draws and tips in either order; no Tribe cards, but Culture cards.
#[test]
fn resting_draws_and_tips() {
    let start = || {
        let mut game = game(2);
        game.hand(S1, &["flint-cache", "hunter"])
            .animals(S1, &["glyptodon"], &[])
            .resources(S1, 0, 0)
            .ready();
        game.plays("culture flint-cache, done, place tribe rest");
        game
    };
    let mut draw_first = start();
    assert_eq!(draw_first.refusal("play hunter"), "EW-REST-05");
    draw_first.play("draw").fate().plays("tip glyptodon, tool, tool");
    assert_eq!((draw_first.state.active(), draw_first.player(S1).tools), (S2, 2));
    let mut tip_first = start();
    tip_first.plays("tip glyptodon, tool, tool, draw").fate();
    assert_eq!(tip_first.hand_of(S1).len(), 2);
    let mut neither = start();
    neither.play("done");
    assert_eq!((neither.state.active(), neither.hand_of(S1).len()), (S2, 1));
}

/// EW-REST-07, EW-EDGE-36: a resting Chief's skill works unless it is bound to a column.
#[test]
fn a_resting_chief_keeps_an_unbound_skill() {
    let mut unbound = game(2);
    unbound.chief(S1, "fire-wolf", Side::A).camps(S1, &[9]).ready();
    unbound.play("place chief rest");
    assert!(unbound.offers("skill chief"));
    let mut bound = game(2);
    bound.chief(S1, "tusk-breaker", Side::A).ready();
    bound.play("place chief rest");
    assert_eq!(bound.refusal("skill chief"), "EW-TURN-37");
    let mut labor = game(2);
    labor.chief(S1, "thunder-staff", Side::B).ready();
    labor.play("place chief rest");
    assert_eq!(labor.refusal("skill chief"), "EW-RULING-68", "Labor is worth nothing at rest");
}

/// EW-REST-08, EW-REST-09, EW-EDGE-37, EW-EDGE-95, EW-REST-04, EW-RULING-01: three resting figures bid 4 1/2 Labor, then come home.
#[test]
fn three_rests_in_one_round() {
    let mut game = game(2);
    game.hand(S1, &[]).hand(S2, &[]).pile(S1, &[]).pile(S2, &[]).ready();
    for _ in 0..3 {
        game.idle("rest").idle("initiate");
    }
    assert_eq!(game.player(S1).figures.resting(), 3);
    game.deal("reveal");
    assert!(game.told(Note::EclipseLabor(S1, 9)) && game.told(Note::EclipseLabor(S2, 0)));
    assert_eq!(game.state.open.order[0], S1);
    game.to_next_round();
    assert_eq!(game.player(S1).figures.resting(), 0);
}
