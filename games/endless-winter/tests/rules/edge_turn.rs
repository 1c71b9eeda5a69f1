//! Edge cases of a turn: figures, columns, Rest, skills, burials, the Eclipse pile.

use crate::common::{Game, S1, S2, Scenario};
use crate::kit::bare;
use endless_winter::{Note, Side, Stage};
use table::Rules;

/// EW-EDGE-30: no card and no top action is needed for the middle and the bottom.
#[test]
fn a_turn_without_cards_reaches_middle_and_bottom() {
    let mut game = bare(2);
    game.reserve(&["builders"]).resources(S1, 1, 2).plays("place tribe develop, stone builders, done");
    assert_eq!(game.food(S1), 1, "the Food of the bottom");
    game.play("tool");
    assert_eq!(game.tools(S1), 1);
    let mut nothing = bare(2);
    nothing.plays("place tribe hunt, done, done");
    assert_eq!(nothing.state.active(), S2);
}

/// EW-EDGE-31, EW-RULING-28: a further Culture card costs another card of the hand, which has no effect.
#[test]
fn a_second_culture_card_costs_another_card() {
    let mut alone = bare(2);
    alone.hand(S1, &["flint-cache", "raised-circle"]).plays("culture flint-cache, tool, tool");
    assert_eq!(alone.refusal("culture raised-circle"), "EW-TURN-08");
    let mut game = bare(2);
    game.hand(S1, &["flint-cache", "raised-circle", "brave", "song-lines"]);
    game.plays("culture flint-cache, tool, tool, culture raised-circle");
    assert_eq!(game.legal_actions(), ["discard brave", "discard song-lines"], "the price comes first");
    game.play("discard song-lines");
    assert_eq!(game.offered("megalith").len(), 4, "no card is drawn, the Megalith waits");
    assert_eq!(game.discard_of(S1), ["song-lines"]);
}

/// EW-EDGE-32: a player's second figure in a column has top and middle, but not the bottom.
#[test]
fn the_second_figure_gets_no_bottom() {
    let mut game = bare(2);
    game.animals(S1, &["sloth"], &[]).area(&["rhino"]).hand(S1, &["hunter"]).resources(S1, 0, 1);
    game.plays("place tribe hunt, done");
    assert!(game.offers("track"));
    game.plays("done, done").idle("migrate");
    game.plays("place tribe hunt, play hunter, hunt rhino, tip sloth");
    assert_eq!((game.upright(S1, "rhino"), game.food(S1)), (1, 3));
    assert_eq!(game.state.active(), S2, "nothing is left to do");
}

/// EW-EDGE-33, EW-RULING-17: who declines the bottom still takes its symbol.
#[test]
fn a_declined_bottom_is_gone() {
    let mut game = bare(2);
    game.plays("place tribe develop, done, done");
    assert_eq!((game.state.active(), game.tools(S1)), (S2, 0));
    game.plays("place tribe develop, done");
    assert_eq!((game.state.active(), game.tools(S2)), (S1, 0));
}

/// EW-EDGE-34: in the next round every symbol is free again.
#[test]
fn bottoms_are_free_again() {
    let mut game = bare(2);
    game.to_reveal();
    assert!(!game.state.open.claimed.is_empty());
    game.deal("reveal").to_next_round();
    assert!(game.state.open.claimed.is_empty());
    game.plays("place tribe initiate, done, honor");
    assert_eq!(game.me().honor, 1);
}

/// EW-EDGE-35: Tribe cards stay in hand in a Rest turn; a Culture card may be played before.
#[test]
fn resting_players_play_no_tribe_cards() {
    let mut game = bare(2);
    game.hand(S1, &["brave", "flint-cache"]).plays("culture flint-cache, tool, tool, place tribe rest");
    assert_eq!(game.tools(S1), 2);
    assert_eq!(game.refusal("play brave"), "EW-REST-05");
}

/// EW-EDGE-36: a resting Chief brings a skill that is bound to no column, and no other.
#[test]
fn the_resting_chief() {
    let mut game = bare(2);
    game.chief(S1, "fire-wolf", Side::A).plays("place chief rest, skill chief, move 9>4");
    assert_eq!((game.camps_at(S1, 4), game.food(S1)), (1, 1));
    for (chief, side) in [("tusk-breaker", Side::A), ("fire-wolf", Side::B)] {
        let mut game = bare(2);
        game.chief(S1, chief, side).play("place chief rest");
        assert_eq!(game.refusal("skill chief"), "EW-TURN-37");
    }
}

/// EW-EDGE-37, EW-RULING-01: three figures at rest are worth 4 1/2 Labor.
#[test]
fn three_rests_in_a_round() {
    let mut game = bare(2);
    for _ in 0..3 {
        game.idle("rest").idle("migrate");
    }
    game.deal("reveal");
    assert!(game.told(Note::EclipseLabor(S1, 9)) && game.told(Note::EclipseLabor(S2, 0)));
}

/// EW-EDGE-38: a Hunter gives 1 Labor outside the Hunt column.
#[test]
fn a_hunter_in_the_wrong_column() {
    for (column, labor) in [("initiate", 1.0), ("develop", 1.0), ("migrate", 1.0), ("hunt", 2.0)] {
        let mut game = bare(2);
        game.hand(S1, &["hunter"]).play(&format!("place tribe {column}")).play("play hunter");
        assert_eq!(game.labor(), labor);
    }
}

/// EW-EDGE-39: each of two Tribeswomen turns one Food into a Tool.
#[test]
fn two_tribeswomen() {
    let mut game = bare(2);
    game.hand(S1, &["tribeswoman", "tribeswoman"]).resources(S1, 3, 0);
    game.plays("place tribe develop, play tribeswoman, skill tribeswoman, tool");
    assert_eq!(game.refusal("skill tribeswoman"), "EW-TURN-33");
    game.plays("play tribeswoman, skill tribeswoman, tool");
    assert_eq!((game.food(S1), game.tools(S1)), (1, 2));
    assert_eq!(game.refusal("skill tribeswoman"), "EW-TURN-33");
}

/// EW-EDGE-40, EW-RULING-72: a played card that is buried leaves its Labor, takes its skill along and is not discarded.
#[test]
fn a_played_card_is_buried() {
    let played = |cards: &[&str], uses: usize| {
        let mut game = bare(2);
        game.hand(S1, cards).resources(S1, 4, 0).play("place tribe initiate");
        for card in cards {
            game.play(&format!("play {card}"));
        }
        for _ in 0..uses {
            game.plays("skill tribeswoman, done");
        }
        let labor = game.labor();
        game.plays("rite, bury board tribeswoman");
        assert_eq!(game.labor(), labor);
        game
    };
    let mut game = played(&["tribeswoman"], 0);
    assert_eq!(game.refusal("skill tribeswoman"), "EW-TURN-35");
    game.end_turn();
    assert!(game.discard_of(S1).is_empty());
    assert_eq!(game.buried_of(S1), ["tribeswoman"]);
    let game = played(&["tribeswoman", "tribeswoman"], 1);
    assert!(game.offers("skill tribeswoman"), "of two, the used one was buried");
    assert_eq!(played(&["tribeswoman", "tribeswoman"], 2).refusal("skill tribeswoman"), "EW-TURN-33");
}

/// EW-EDGE-41, EW-RULING-20: one Food pays for both parts, so a card just taken may be buried.
#[test]
fn a_new_discard_is_buried_at_once() {
    let mut game = bare(2);
    game.resources(S1, 2, 0).plays("place tribe initiate, rite, train elder, bury discard elder");
    assert_eq!((game.food(S1), game.buried_of(S1)), (1, vec!["elder".to_owned()]));
    let mut other = bare(2);
    other
        .hand(S1, &["brave"])
        .resources(S1, 1, 0)
        .plays("place tribe initiate, rite, bury hand brave, train elder");
    assert_eq!(
        (other.buried_of(S1), other.discard_of(S1)),
        (vec!["brave".to_owned()], vec!["elder".to_owned()])
    );
}

/// EW-EDGE-42, EW-RULING-29, EW-EX-12: a card of the Initiate top action is not played this turn, but counts in the Eclipse.
#[test]
fn a_recruit_may_join_the_eclipse_pile() {
    let mut game = bare(2);
    game.hand(S1, &["brave", "brave"]).resources(S1, 0, 2).third_turn();
    game.plays("place chief initiate, play brave, recruit hunter");
    assert_eq!(game.refusal("play hunter"), "EW-INIT-04");
    game.play("done");
    while game.stage() != Stage::Commit {
        game.play("done");
    }
    game.plays("commit hunter, done");
    game.end_turn();
    while game.stage() != Stage::Reveal {
        game.idle("migrate");
    }
    game.deal("reveal");
    assert!(game.told(Note::EclipseLabor(S1, 2)));
}

/// EW-EDGE-43: each type once at the top, and once more in the middle.
#[test]
fn the_same_type_at_top_and_middle() {
    let mut game = bare(2);
    game.hand(S1, &["brave", "brave"]).resources(S1, 1, 2);
    game.plays("place tribe initiate, play brave, play brave, recruit elder");
    assert_eq!(game.refusal("recruit elder"), "EW-INIT-02");
    game.plays("rite, train elder");
    assert_eq!((game.hand_of(S1), game.discard_of(S1)), (vec!["elder".to_owned()], vec!["elder".to_owned()]));
}

/// EW-EDGE-44: the Eclipse pile is prepared in the third turn only, and not from an empty hand.
#[test]
fn the_eclipse_pile_belongs_to_the_third_turn() {
    for turns in 0..3 {
        for hand in [&["brave"][..], &[]] {
            let mut game = bare(2);
            game.hand(S1, hand).turns_had(turns).ready();
            let figure = if turns == 2 { "chief" } else { "tribe" };
            game.plays(&format!("place {figure} hunt, done, done"));
            if !hand.is_empty() {
                game.play("done");
            }
            let commits = turns == 2 && !hand.is_empty();
            assert_eq!(game.stage() == Stage::Commit, commits, "after {turns} turns with {hand:?}");
            assert_eq!(game.state.active(), if commits { S1 } else { S2 });
        }
    }
}

/// EW-EDGE-45: Chiefs and cover cards are no cards to bury or to score.
#[test]
fn only_tribe_and_culture_cards_are_buried() {
    let mut game = bare(2);
    game.hand(S1, &["hunter"]).discard(S1, &["brave"]).pile(S1, &[]).pending("B");
    assert_eq!(game.offered("bury"), ["discard brave", "hand hunter"]);
    let mut empty = bare(2);
    empty.pile(S1, &[]).counted();
    assert_eq!(empty.total(S1), 0);
    let mut chief: Game = bare(2);
    chief.chief(S1, "stone-soul", Side::A).counted();
    assert_eq!(chief.rules.standings(&chief.state).of(S1).unwrap().score, 0);
}
