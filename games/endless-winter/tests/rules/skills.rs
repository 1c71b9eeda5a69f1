//! Skills of Tribe cards, Culture cards and Chiefs (EW-TURN-32..44).

use crate::common::{S1, S2, Scenario, game};
use endless_winter::{Side, Stage};

/// EW-TURN-14, EW-TURN-36, EW-RULING-32, EW-DEC-12: the Chief's skill, once, only in the turn of the Chief figure, not in step 1.
#[test]
fn the_chief_skill_comes_with_the_chief() {
    let mut game = game(2);
    game.chief(S1, "great-eye", Side::B).resources(S1, 3, 0).hand(S1, &["tribesman", "tribesman"]).ready();
    assert_eq!(game.refusal("skill chief"), "EW-TURN-36", "not before it is placed");
    game.plays("place chief hunt, skill chief, bury hand tribesman, honor");
    assert_eq!((game.me().food, game.me().honor, game.state.buried(S1)), (2, 1, 1));
    assert_eq!(game.refusal("skill chief"), "EW-TURN-14", "once");
    let mut other = crate::common::game(2);
    other.chief(S1, "great-eye", Side::B).resources(S1, 3, 0).ready();
    other.play("place tribe hunt");
    assert_eq!(other.refusal("skill chief"), "EW-TURN-36", "not with a Tribe figure");
}

/// EW-RULING-32, EW-TURN-14, EW-DEC-12: the Chief's skill lasts to the end of the turn, step 4 included: a card it draws may still be
/// committed, and with an empty hand the player is asked all the same.
#[test]
fn the_chief_skill_works_in_step_four() {
    let mut game = game(2);
    game.third_turn().chief(S1, "great-eye", Side::A).hand(S1, &["tribesman"]).ready();
    game.plays("place chief initiate").to_commit();
    assert!(game.offers("skill chief") && game.offers("commit tribesman"));
    game.plays("skill chief, discard tribesman, honor").draws("brave").plays("commit brave");
    assert_eq!((game.player(S1).honor, game.state.secret[0].eclipse.len()), (1, 1));
    let mut empty = crate::common::game(2);
    empty.third_turn().chief(S1, "great-eye", Side::B).resources(S1, 1, 0).hand(S1, &[]).ready();
    empty.plays("place chief hunt").to_commit();
    assert_eq!(empty.legal_actions(), ["skill chief", "done"], "nothing to commit, but the Chief is ready");
    empty.plays("skill chief, honor");
    assert_eq!(empty.refusal("skill chief"), "EW-TURN-36", "the next player's turn");
}

/// EW-RULING-32, EW-TURN-37: in step 4 too the skill of a Chief needs its column, and it is there once.
#[test]
fn the_chief_skill_in_step_four_keeps_its_limits() {
    let start = |place: &str| {
        let mut game = game(2);
        game.third_turn().chief(S1, "stone-soul", Side::B).hand(S1, &["tribesman"]).ready();
        game.play(&format!("place chief {place}")).to_commit();
        game
    };
    let mut here = start("develop");
    here.plays("skill chief, tool, tool");
    assert_eq!(here.refusal("skill chief"), "EW-TURN-14", "once");
    assert_eq!(start("hunt").refusal("skill chief"), "EW-TURN-37");
    let mut tribe = game(2);
    tribe.turns_had(2).chief(S1, "stone-soul", Side::A).resources(S1, 3, 0).hand(S1, &["tribesman"]);
    tribe.state.open.players[0].figures = endless_winter::Figures {
        chief: Some(endless_winter::Spot::Rest),
        tribe: [Some(endless_winter::Spot::Rest), None],
    };
    tribe.ready().play("place tribe hunt").to_commit();
    assert_eq!(tribe.refusal("skill chief"), "EW-TURN-14", "the Chief was placed in an earlier turn");
}

/// EW-TURN-32, EW-TURN-33, EW-TURN-35, EW-TURN-38, EW-TURN-42: a skill is optional, works once, pays left to gain right.
#[test]
fn a_tribe_skill_works_once() {
    let mut game = game(2);
    game.hand(S1, &["tribeswoman"]).resources(S1, 3, 0).ready();
    game.plays("place tribe hunt, play tribeswoman");
    assert_eq!(game.labor(), 0.5, "Labor alone is fine");
    game.plays("skill tribeswoman, tool");
    assert_eq!((game.me().food, game.me().tools), (2, 1));
    assert_eq!(game.refusal("skill tribeswoman"), "EW-TURN-33");
}

/// EW-TURN-37, EW-TURN-39, EW-EX-21, EW-EX-22, EW-RULING-05, EW-ICON-39: a column symbol binds a skill; without one it works anywhere.
#[test]
fn a_column_symbol_binds_a_skill() {
    let bound = [("artisan", "develop"), ("hunter", "hunt"), ("scout", "migrate"), ("elder", "initiate")];
    for (card, column) in bound {
        for place in ["initiate", "develop", "migrate", "hunt"] {
            let mut game = game(2);
            game.hand(S1, &[card]).ready();
            game.plays(&format!("place tribe {place}, play {card}"));
            assert_eq!(game.labor(), if place == column { 2.0 } else { 1.0 }, "{card} in {place}");
        }
    }
    for place in ["initiate", "develop", "migrate", "hunt"] {
        let mut game = game(2);
        game.hand(S1, &["tribeswoman"]).resources(S1, 1, 0).ready();
        game.plays(&format!("place tribe {place}, play tribeswoman"));
        assert!(game.offers("skill tribeswoman"));
    }
}

/// EW-TURN-40, EW-TURN-41, EW-TURN-44: Eclipse skills only from the Eclipse pile, action skills never there.
#[test]
fn eclipse_skills_belong_to_the_eclipse() {
    let mut game = game(2);
    game.turns_had(2).hand(S1, &["tribeswoman", "elder"]).hand(S2, &[]).resources(S1, 1, 0).ready();
    game.plays("place chief initiate, play elder");
    assert_eq!(game.refusal("skill elder"), "EW-TURN-40", "not from a card played in step 2");
    game.to_commit().plays("commit tribeswoman, done").idle("initiate").fate().until(S1);
    game.play("done");
    assert_eq!(game.offered("skill"), ["tribeswoman"]);
    let (food, tools) = (game.me().food, game.me().tools);
    game.play("skill tribeswoman");
    assert_eq!(
        (game.player(S1).food, game.player(S1).tools),
        (food + 1, tools),
        "her Eclipse skill, not Food to Tool"
    );
}

/// EW-TURN-43, EW-ICON-35, EW-ICON-36: a colon counts when the effect is resolved, up to its maximum.
#[test]
fn a_colon_counts() {
    let mut camps = game(2);
    camps.hand(S1, &["foragers-web"]).camps(S1, &[9, 4, 4, 5]).resources(S1, 0, 0).ready();
    camps.play("culture foragers-web");
    assert_eq!(camps.me().food, 3, "four Camps, at most three times");
    let mut graves = game(2);
    graves.hand(S1, &["ancestor-poles"]).graves(S1, 5).ready();
    graves.plays("culture ancestor-poles, honor, honor");
    assert_eq!(graves.state.open.stage, Stage::Plan, "two pairs, two Idols");
    let mut types = game(2);
    types.hand(S1, &["trophy-hall"]).animals(S1, &["rhino"], &["sloth", "sloth", "glyptodon"]).ready();
    types.play("culture trophy-hall");
    assert_eq!(types.score(S1), 2, "two different types are tipped");
}

/// EW-EDGE-39: each of two Tribeswomen converts once.
#[test]
fn two_equal_cards_have_two_skills() {
    let mut game = game(2);
    game.hand(S1, &["tribeswoman", "tribeswoman"]).resources(S1, 3, 0).ready();
    game.plays("place tribe hunt, play tribeswoman, play tribeswoman, skill tribeswoman, tool, skill tribeswoman, tool");
    assert_eq!((game.me().food, game.me().tools), (1, 2));
    assert_eq!(game.refusal("skill tribeswoman"), "EW-TURN-33");
}

/// EW-RULING-33: a bound Culture skill waits for the figure; elsewhere it is lost. Labor of step 1 lasts the turn.
#[test]
fn a_bound_culture_skill_waits_for_the_figure() {
    let mut here = game(2);
    here.hand(S1, &["elders-farewell", "tribesman", "tribesman"]).ready();
    here.play("culture elders-farewell");
    assert!(here.offered("bury").is_empty());
    here.plays("place tribe initiate, skill elders-farewell, bury hand tribesman, bury hand tribesman");
    assert_eq!(here.state.buried(S1), 2);
    let mut elsewhere = game(2);
    elsewhere.hand(S1, &["elders-farewell", "tribesman"]).ready();
    elsewhere.plays("culture elders-farewell, place tribe hunt");
    assert_eq!(elsewhere.refusal("skill elders-farewell"), "EW-TURN-37");
    let mut labor = game(2);
    labor.hand(S1, &["shared-loads", "tribesman", "council-fire"]).ready();
    labor.plays("culture shared-loads, pay, discard tribesman");
    assert_eq!(labor.labor(), 3.0);
    labor.play("place tribe develop");
    assert_eq!((labor.labor(), labor.offered("learn").is_empty()), (3.0, false));
    let mut council = game(2);
    council.hand(S1, &["council-fire"]).ready();
    council.plays("culture council-fire, place tribe develop");
    assert_eq!(council.labor(), 3.0, "Labor needs no question");
}
