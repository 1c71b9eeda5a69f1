//! A turn: Culture cards, the figure, sections, Tribe cards, the Eclipse pile.

use crate::common::{Game, S1, S2, S3, Scenario, game};
use endless_winter::{Note, Options, Side, Stage};
use table::{Turn, Viewer};

/// EW-TURN-04: single turns in turn order, again and again, three each.
#[test]
fn three_turns_each_one_after_the_other() {
    let mut game = game(3);
    let mut seen = Vec::new();
    while game.state.open.stage != Stage::Reveal {
        seen.push(game.state.active());
        game.idle("hunt");
    }
    assert_eq!(seen, [S1, S2, S3, S1, S2, S3, S1, S2, S3]);
}

/// EW-TURN-01..03, EW-HID-02: four rounds of Actions, Eclipse and Preparation; the last has no Preparation.
#[test]
fn four_rounds_then_the_count() {
    let mut game = game(2);
    for round in 0..4 {
        assert_eq!(game.state.open.round, round);
        game.to_reveal().to_next_round();
    }
    assert_eq!((game.turn(), game.state.open.round), (Turn::Over, 3));
    let rounds = game.story.iter().filter(|(_, note)| matches!(note, Note::Round(_))).count();
    assert_eq!(rounds, 4, "no fifth Preparation");
}

/// EW-TURN-05..07, EW-TURN-10, EW-DEC-05: any number of Culture cards in step 1, the first for nothing, zero is fine.
#[test]
fn the_first_culture_card_is_free() {
    let mut game = game(2);
    game.hand(S1, &["flint-cache", "tribesman"]).resources(S1, 0, 0).ready();
    assert!(game.offers("place tribe hunt"), "zero cards are legal");
    game.play("culture flint-cache");
    assert_eq!(game.names(&game.state.open.moment.above), ["flint-cache"]);
    game.plays("tool, tool");
    assert_eq!((game.me().tools, game.hand_of(S1)), (2, vec!["tribesman".to_owned()]));
}

/// EW-TURN-08, EW-RULING-28, EW-DEC-06: a further Culture card costs any other card of the hand, paid before it works.
#[test]
fn a_further_culture_card_costs_a_card() {
    let mut game = game(2);
    game.hand(S1, &["flint-cache", "song-lines", "tribesman", "gift-ring"]).ready();
    game.plays("culture flint-cache, done, culture song-lines");
    assert_eq!(game.offered("discard"), ["gift-ring", "tribesman"]);
    assert!(!game.offers("draw"), "paid first");
    assert_eq!(game.refusal("done"), "EW-TURN-08");
    game.play("discard gift-ring");
    assert!(game.offers("draw"));
    assert_eq!(game.discard_of(S1), ["gift-ring"]);
}

/// EW-EDGE-31: without another card in hand a second Culture card is illegal.
#[test]
fn no_second_culture_card_without_a_card_to_pay() {
    let mut game = game(2);
    game.hand(S1, &["flint-cache", "song-lines"]).ready();
    game.plays("culture flint-cache, done");
    assert_eq!(game.refusal("culture song-lines"), "EW-TURN-08");
}

/// EW-TURN-09, EW-TURN-34, EW-RULING-08, EW-DEC-07: a Culture card is resolved at once, one time, and need not be used.
#[test]
fn a_culture_card_works_when_it_is_played() {
    let mut used = game(2);
    used.hand(S1, &["burnt-gift"]).resources(S1, 2, 0).ready();
    used.plays("culture burnt-gift, pay, honor, offering");
    assert_eq!((used.me().food, used.me().honor, used.me().offering), (1, 1, 1));
    assert!(!used.offers("pay"), "one time");
    let mut unused = game(2);
    unused.hand(S1, &["burnt-gift"]).resources(S1, 2, 0).ready();
    unused.plays("culture burnt-gift, done");
    assert_eq!((unused.me().food, unused.me().honor), (2, 0));
}

/// EW-TURN-11: no Culture cards after step 1.
#[test]
fn culture_cards_belong_to_step_one() {
    let mut game = game(2);
    game.turns_had(2).hand(S1, &["artisan", "artisan", "flint-cache"]).ready();
    game.plays("place chief develop, play artisan");
    assert_eq!(game.refusal("culture flint-cache"), "EW-TURN-11");
}

/// EW-EDGE-16, EW-TURN-29: a Culture card taken by Develop may be committed to the Eclipse.
#[test]
fn a_new_culture_card_may_be_a_bluff() {
    let mut game = game(2);
    game.turns_had(2).hand(S1, &["artisan", "artisan"]).ready();
    game.plays("place chief develop, play artisan, play artisan, learn adopted-kin");
    assert_eq!(game.refusal("culture adopted-kin"), "EW-TURN-11");
    game.to_commit();
    assert!(game.offers("commit adopted-kin"));
}

/// EW-TURN-12, EW-TURN-13, EW-DEC-08: exactly one available figure, in one of four columns or on Rest.
#[test]
fn one_figure_in_a_column_or_at_rest() {
    let mut game = game(2);
    assert_eq!(game.offered("place").len(), 10);
    assert_eq!(game.refusal("done"), "EW-TURN-12", "a figure must be placed");
    game.idle("hunt").idle("hunt").idle("rest");
    game.idle("hunt");
    assert_eq!(
        game.offered("place"),
        ["chief develop", "chief hunt", "chief initiate", "chief migrate", "chief rest"]
    );
    assert_eq!(game.refusal("place tribe hunt"), "EW-TURN-12");
}

/// EW-TURN-15..18, EW-TURN-22, EW-RULING-64, EW-EDGE-30: top any number of times or never, middle once, never back up.
#[test]
fn a_figure_goes_down_its_column() {
    let mut game = game(2);
    game.hand(S1, &["hunter", "hunter"]).resources(S1, 0, 3).animals(S1, &["sloth", "sloth"], &[]);
    game.area(&["rhino", "glyptodon", "sabertooth"]).ready();
    game.plays("place tribe hunt, play hunter, hunt rhino, reveal").fate();
    game.plays("play hunter, hunt glyptodon, tip sloth");
    assert_eq!(game.refusal("hunt sabertooth"), "EW-RULING-10", "the top section is over");
    assert_eq!(game.refusal("tip sloth"), "EW-RULING-10", "the middle works once");
    let mut idle = crate::common::game(2);
    idle.hand(S1, &[]).ready();
    idle.plays("place tribe hunt, done, track").fate();
    assert_eq!(idle.state.active(), S2, "no top action is fine, and the bottom still worked");
}

/// EW-TURN-19..22, EW-EDGE-32, EW-ICON-40, EW-ICON-41: the first figure of the round gets the bottom, a second one top and middle only.
#[test]
fn the_bottom_is_for_the_first_figure() {
    let mut game = game(2);
    game.hand(S1, &[]).hand(S2, &[]).ready();
    game.plays("place tribe develop, done");
    assert!(game.offers("tool"));
    game.play("tool");
    let before = game.player(S2).tools;
    game.plays("place tribe develop, done");
    assert_eq!(game.player(S2).tools, before);
    assert_eq!(game.state.active(), S1);
    // The own second figure: top and middle yes, bottom no.
    game.resources(S1, 4, 4).ready();
    game.play("place tribe develop");
    assert!(!game.offered("stone").is_empty());
    game.play("done");
    assert_eq!((game.state.active(), game.player(S1).tools), (S2, 4));
}

/// EW-RULING-17, EW-EDGE-33, EW-EDGE-34: the first figure takes the symbol even if its owner declines; next round it is free again.
#[test]
fn the_symbol_is_taken_even_if_declined() {
    let mut game = game(2);
    game.hand(S1, &[]).hand(S2, &[]).ready();
    game.plays("place tribe hunt, done, done");
    game.plays("place tribe hunt, done");
    assert_eq!(game.state.active(), S1, "seat 2 was offered nothing");
    game.to_reveal().to_next_round();
    assert!(game.state.open.claimed.is_empty());
    game.plays("place tribe hunt, done");
    assert!(game.offers("track"));
}

/// EW-TURN-23, EW-RULING-31, EW-DEC-10: Tribe cards at any moment of step 2, also below the top section.
#[test]
fn tribe_cards_are_played_throughout_step_two() {
    let mut game = game(2);
    game.hand(S1, &["tribeswoman", "tribeswoman", "brave"]).resources(S1, 4, 1).ready();
    assert_eq!(game.refusal("play brave"), "EW-TURN-23", "not in step 1");
    game.plays("place tribe develop, play tribeswoman, skill tribeswoman, tool");
    let stone = game.offered("stone")[0].clone();
    game.play(&format!("stone {stone}"));
    assert!(game.offers("play tribeswoman"), "while the slot's card waits");
    game.plays("done");
    assert!(game.offers("play brave"), "at the bottom");
}

/// EW-TURN-24, EW-TURN-25: played cards go to the discard pile, and nothing is drawn.
#[test]
fn played_cards_are_discarded() {
    let mut game = game(2);
    game.hand(S1, &["flint-cache", "hunter", "brave"]).ready();
    game.plays("culture flint-cache, done, place tribe initiate, play hunter").end_turn();
    assert_eq!(game.discard_of(S1), ["flint-cache", "hunter"]);
    assert_eq!(game.hand_of(S1), ["brave"]);
}

/// EW-TURN-26..31, EW-EDGE-44, EW-DEC-33, EW-DEC-34, EW-PREP-10: the Eclipse pile in the third turn only, any cards, face down; the others stay in hand.
#[test]
fn the_third_turn_feeds_the_eclipse_pile() {
    let mut first = game(2);
    first.hand(S1, &["brave"]).ready();
    first.idle("initiate");
    assert_eq!(first.state.active(), S2, "no step 4 in the first turn");
    let mut game = game(2);
    game.turns_had(2).hand(S1, &["brave", "flint-cache", "tribesman"]).hand(S2, &[]).ready();
    game.plays("place chief initiate").to_commit();
    assert_eq!(game.offered("commit"), ["brave", "flint-cache", "tribesman"]);
    game.plays("commit brave, commit flint-cache");
    let other = game.observe(Viewer::Seat(S2));
    assert_eq!(other["cards"][0]["counted"]["eclipse"], 2, "others see the number only");
    game.play("done");
    assert_eq!(game.hand_of(S1), ["tribesman"]);
    game.idle("initiate");
    assert_eq!(game.state.open.stage, Stage::Reveal, "an empty hand is not asked");
}

/// EW-RULING-29, EW-RULING-65: cards drawn, and Tribe cards of other icons, may be played in the same turn.
#[test]
fn drawn_cards_may_be_played_at_once() {
    let mut game = game(2);
    game.hand(S1, &["adopted-kin"]).resources(S1, 0, 1).ready();
    game.plays("culture adopted-kin, pay, recruit hunter, place tribe hunt, play hunter");
    assert_eq!(game.labor(), 2.0);
    let mut drawn = crate::common::game(2);
    drawn.chief(S1, "great-eye", Side::A).hand(S1, &["tribesman"]).pile(S1, &["elder"]).ready();
    drawn.plays("place chief initiate, skill chief, discard tribesman, draw").deal("draw elder");
    drawn.plays("done, play elder");
    assert_eq!(drawn.labor(), 2.0);
}

/// EW-RULING-72, EW-EDGE-40: a played card may be buried: its Labor stays, its unused skill goes, of two alike the used one goes first.
#[test]
fn a_played_card_may_be_buried() {
    let mut game = game(2);
    game.hand(S1, &["tribeswoman", "tribeswoman"]).resources(S1, 4, 0).discard(S1, &[]).ready();
    game.plays("place tribe initiate, play tribeswoman, skill tribeswoman, tool, play tribeswoman, rite");
    game.play("bury board tribeswoman");
    assert_eq!(game.labor(), 1.0, "its Labor stays");
    assert!(game.offers("skill tribeswoman"), "the other one still has its skill");
    game.play("done").end_turn();
    assert_eq!(game.discard_of(S1), ["tribeswoman"]);
    let mut alone = crate::common::game(2);
    alone.hand(S1, &["tribeswoman"]).resources(S1, 4, 0).ready();
    alone.plays("place tribe initiate, play tribeswoman, rite, bury board tribeswoman");
    assert_eq!(alone.refusal("skill tribeswoman"), "EW-TURN-35");
}

/// EW-RULING-61: the discard pile is public.
#[test]
fn the_discard_pile_is_public() {
    let mut game = Game::of(Options::seats(2));
    game.discard(S1, &["hunter"]).ready();
    let seen = game.observe(Viewer::Public);
    let hunter = 4;
    assert_eq!(seen["open"]["players"][0]["discard"]["tribe"][hunter], 1);
}
