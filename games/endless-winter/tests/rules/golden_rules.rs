//! The golden rules: reshuffling, the ladder of lower benefits, the Food limit, points.

use crate::common::{S1, S2, Scenario, game};
use endless_winter::{Icon, Note, Scored};
use table::Turn;

/// EW-GOLD-01, EW-GOLD-02, EW-EX-05: five cards from a pile of two: two, a shuffle in the middle, three more.
#[test]
fn a_draw_goes_on_with_the_shuffled_discard_pile() {
    let mut game = game(2);
    game.hand(S1, &[]).pile(S1, &["hunter", "elder"]).discard(S1, &["shaman", "shaman", "artisan"]);
    game.pending("5D").ready();
    game.play("draw").deal("draw hunter").play("draw").deal("draw elder");
    assert!(!game.told(Note::Reshuffled(S1)), "not before a card is needed");
    assert_eq!(game.discard_of(S1).len(), 3);
    game.play("draw");
    assert!(game.told(Note::Reshuffled(S1)));
    assert_eq!(game.chances(), ["draw artisan", "draw shaman"]);
    game.deal("draw shaman").play("draw").deal("draw artisan").play("draw").deal("draw shaman");
    assert_eq!(game.hand_of(S1), ["artisan", "elder", "hunter", "shaman", "shaman"]);
}

/// EW-EDGE-01: one card with an empty pile and three discards: two are left in the new pile.
#[test]
fn one_draw_from_three_discards_leaves_two() {
    let mut game = game(2);
    game.hand(S1, &[]).pile(S1, &[]).discard(S1, &["hunter", "elder", "shaman"]).pending("D");
    game.play("draw").deal("draw elder");
    assert_eq!((game.state.secret[0].draw.len(), game.discard_of(S1).len()), (2, 0));
}

/// EW-EDGE-02: a pile that becomes empty is not filled before the next draw, with whatever was discarded meanwhile.
#[test]
fn an_empty_pile_waits_for_the_next_draw() {
    let mut game = game(2);
    game.hand(S1, &["tribesman"]).pile(S1, &["hunter"]).discard(S1, &["elder"]).pending("D");
    game.play("draw").deal("draw hunter");
    assert_eq!(game.discard_of(S1), ["elder"]);
    game.plays("place tribe initiate, play tribesman, done").end_turn();
    assert_eq!(game.discard_of(S1), ["elder", "tribesman"]);
}

/// EW-EDGE-03, EW-RULING-55: with both piles empty nothing is drawn, but lower benefits are open.
#[test]
fn nothing_to_draw_can_still_be_swapped() {
    let mut game = game(2);
    game.hand(S1, &[]).pile(S1, &[]).discard(S1, &[]).pending("D");
    assert_eq!(game.refusal("draw"), "EW-RULING-55");
    assert_eq!(game.legal_actions().len(), 5, "{:?}", game.legal_actions());
    for lower in ["offering", "honor", "tool", "food", "done"] {
        assert!(game.offers(lower));
    }
}

/// EW-GOLD-03..05, EW-EX-06, EW-DEC-27: every rung can be taken as any lower one, never as a higher one.
#[test]
fn a_benefit_can_be_taken_as_a_lower_one() {
    let rungs: [(&str, &[&str]); 4] = [
        ("T", &["tool", "food"]),
        ("I", &["offering", "honor", "tool", "food"]),
        ("D", &["draw", "offering", "honor", "tool", "food"]),
        ("M", &["megalith c3", "draw", "offering", "honor", "tool", "food"]),
    ];
    for (icons, open) in rungs {
        let mut game = game(2);
        game.pending(icons);
        for word in ["megalith c3", "draw", "offering", "honor", "tool", "food"] {
            assert_eq!(game.offers(word), open.contains(&word), "{icons}: {word}");
        }
        assert!(game.offers("done"), "or declined");
    }
    let mut game = game(2);
    game.resources(S1, 1, 1).pending("I").play("food");
    assert_eq!((game.me().food, game.me().tools, game.me().offering), (2, 1, 0));
}

/// EW-GOLD-06, EW-EDGE-28: what is owned cannot be exchanged, and nothing swaps upwards.
#[test]
fn owned_things_are_never_exchanged() {
    let mut game = game(2);
    game.resources(S1, 2, 2);
    for word in ["tool", "food", "draw", "offering", "honor"] {
        assert!(["EW-GOLD-04", "EW-GOLD-06", "EW-IDOL-01"].contains(&game.refusal(word)), "{word}");
    }
    game.pending("T");
    assert_eq!(game.refusal("draw"), "EW-GOLD-04");
    assert_eq!(game.refusal("honor"), "EW-IDOL-01");
}

/// EW-GOLD-07, EW-RULING-07: the swap holds in the Eclipse too, for every unit of every source.
#[test]
fn the_swap_holds_in_the_eclipse() {
    let mut game = game(2);
    game.resources(S1, 1, 1).to_reveal().fate();
    // Nobody bid, so the order is reversed: seat 2 is first and may take its Megalith as Food.
    assert_eq!(game.state.active(), S2);
    let food = game.me().food;
    assert!(game.offers("draw") && game.offers("tool"));
    game.play("food");
    assert_eq!(game.player(S2).food, food + 1);
}

/// EW-EDGE-29, EW-PREP-11: no swap for the draw of the Preparation phase, nor for set-up gains.
#[test]
fn the_preparation_draw_is_no_benefit() {
    let mut game = game(2);
    game.to_reveal().fate();
    while game.state.open.round == 0 {
        game.play("done");
        if game.turn() == Turn::Chance && game.state.open.round == 1 {
            break;
        }
    }
    // From here on only chance speaks until round 2 begins.
    while game.turn() == Turn::Chance {
        let chance = game.chances()[0].clone();
        game.deal(&chance);
    }
    assert_eq!(game.state.open.stage, endless_winter::Stage::Plan);
}

/// EW-GOLD-08, EW-EDGE-26: a Megalith nobody can place becomes Food, and at the limit that is lost.
#[test]
fn a_benefit_that_cannot_be_had_is_swapped() {
    let mut game = game(2);
    game.neutral(S1, &["c3", "d3"]).megaliths(S1, &["b3", "a3", "b2", "c2", "e3", "f3", "d2", "e2"]);
    game.resources(S1, 6, 0).pending("M");
    assert!(game.offered("megalith").is_empty(), "all ten are placed");
    game.play("food");
    assert_eq!(game.me().food, 6);
    assert!(game.lost(S1, Icon::Food, 1));
}

/// EW-GOLD-09..11, EW-EDGE-17, EW-EDGE-21: Camps that leave the board make room for Food; the rest is lost.
#[test]
fn food_is_limited_by_camps_at_home() {
    let mut one = game(2);
    one.resources(S1, 5, 0).animals(S1, &["sloth"], &[]).ready();
    one.plays("place tribe hunt, tip sloth");
    assert_eq!(one.player(S1).food, 6, "3 Food with room for 1");
    assert!(one.lost(S1, Icon::Food, 2));
    let mut two = game(2);
    two.resources(S1, 6, 1).ready();
    two.plays("place tribe migrate, camp");
    assert_eq!(two.me().food_limit(), 7);
    let mut all = game(2);
    all.camps(S1, &[9, 9, 4, 4, 4]).ready();
    assert_eq!(all.me().food_limit(), 10);
}

/// EW-GOLD-12, EW-GOLD-13: points now are scored at once, end points only at the end.
#[test]
fn points_now_and_points_at_the_end() {
    let mut game = game(2);
    game.hand(S1, &["solstice-feast"]).resources(S1, 3, 0).ready();
    let before = (game.score(S1), game.standing(S1, "cards"));
    game.plays("culture solstice-feast, pay");
    assert_eq!(game.score(S1), before.0 + 5);
    assert_eq!(game.standing(S1, "cards"), before.1, "its 2 end points wait for the end");
    assert!(before.1 >= 2);
}

/// EW-GOLD-14, EW-EDGE-89, EW-RULING-54, EW-HID-22: 98 and 5 make 103.
#[test]
fn the_score_goes_past_a_hundred() {
    let mut game = game(2);
    game.state.open.players[0].score(Scored::Stones, 98);
    game.hand(S1, &["solstice-feast"]).resources(S1, 3, 0).ready();
    game.plays("culture solstice-feast, pay");
    assert_eq!(game.score(S1), 103);
}

/// EW-EDGE-27, EW-RULING-69: of two Tools one may be Food.
#[test]
fn each_unit_is_swapped_by_itself() {
    let mut game = game(2);
    game.resources(S1, 0, 0).pending("2T").plays("tool, food");
    assert_eq!((game.me().food, game.me().tools), (1, 1));
}

/// EW-RULING-14, EW-HID-04: the Tool track ends at 6.
#[test]
fn tools_end_at_six() {
    let mut game = game(2);
    game.resources(S1, 0, 6).pending("T").play("tool");
    assert_eq!(game.me().tools, 6);
    assert!(game.lost(S1, Icon::Tool, 1));
}

/// EW-RULING-09, EW-DEC-31, EW-RULING-10: several benefits come in any order, and each may be declined.
#[test]
fn benefits_come_in_any_order_and_can_be_declined() {
    let start = || {
        let mut game = game(2);
        game.hand(S1, &["tribesman"]).pending("D B I");
        game
    };
    let mut bury_first = start();
    bury_first.plays("bury hand tribesman, draw").fate().play("honor");
    let mut idol_first = start();
    idol_first.plays("honor, draw").fate().play("bury hand tribesman");
    assert_eq!(bury_first.state.buried(S1), idol_first.state.buried(S1));
    let mut declined = start();
    declined.plays("honor, done");
    assert_eq!((declined.state.buried(S1), declined.hand_of(S1).len()), (0, 1));
}

/// EW-RULING-10, EW-EDGE-80: what a benefit brings is finished before the rest of it.
#[test]
fn nested_benefits_come_first() {
    let mut game = game(2);
    game.idols(S1, 7, 0).pending("2I");
    game.play("offering");
    // Level 8 gives a Megalith; the second Idol waits below it.
    assert_eq!(game.offered("megalith").len(), 4, "the start spaces");
    game.play("megalith c3");
    assert_eq!(game.offered("megalith").len(), 2, "an extra Megalith where the arrows point");
    game.plays("tool, honor");
    assert_eq!((game.me().offering, game.me().honor), (8, 1));
}

/// EW-RULING-70: points, Labor and Food that fits are booked at once; Food that does not fit waits for the rest.
#[test]
fn what_is_never_worse_to_have_is_not_asked() {
    let mut game = game(2);
    game.hand(S1, &["ochre-grave", "tribesman"]).resources(S1, 6, 0).ready();
    game.play("culture ochre-grave");
    assert_eq!(game.me().food, 6);
    assert!(!game.offers("food"), "the Food waits; nothing is swapped for it");
    game.play("bury hand tribesman");
    assert!(game.lost(S1, Icon::Food, 1));
    let mut points = crate::common::game(2);
    points.hand(S1, &["sun-offering"]).resources(S1, 1, 0).ready();
    points.plays("culture sun-offering, pay");
    assert_eq!(points.score(S1), 1, "before the Idols are placed");
}

/// EW-RULING-73: a gain uses up the lowest rung that reaches it.
#[test]
fn the_lowest_rung_is_used_up() {
    let mut game = game(2);
    game.pending("T I").play("tool");
    assert!(game.offers("honor"), "the Idol is still there");
    let mut other = crate::common::game(2);
    other.pending("D T").plays("tool, tool");
    assert_eq!(
        other.legal_actions().iter().filter(|offer| *offer == "draw").count(),
        0,
        "the card was given up for the second Tool"
    );
}
