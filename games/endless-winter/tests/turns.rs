//! A turn: Culture cards, the figure, sections, Tribe cards, skills, Labor, the Eclipse pile.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod common;

use common::{Game, S1, S2, S3, game};
use endless_winter::{Note, content::Content, ids::Side, options::Options, state::Stage};
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
    let rounds = game.notes.iter().filter(|(_, note)| matches!(note, Note::Round(_))).count();
    assert_eq!(rounds, 4, "no fifth Preparation");
}

/// EW-TURN-05..07, EW-TURN-10, EW-DEC-05: any number of Culture cards in step 1, the first for nothing, zero is fine.
#[test]
fn the_first_culture_card_is_free() {
    let mut game = game(2);
    game.hand(S1, &["flint-cache", "tribesman"]).resources(S1, 0, 0).ready();
    assert!(game.is_offered("place tribe hunt"), "zero cards are legal");
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
    assert!(!game.is_offered("draw"), "paid first");
    assert_eq!(game.refuses("done"), "EW-TURN-12");
    game.play("discard gift-ring");
    assert!(game.is_offered("draw"));
    assert_eq!(game.discard_of(S1), ["gift-ring"]);
}

/// EW-EDGE-31: without another card in hand a second Culture card is illegal.
#[test]
fn no_second_culture_card_without_a_card_to_pay() {
    let mut game = game(2);
    game.hand(S1, &["flint-cache", "song-lines"]).ready();
    game.plays("culture flint-cache, done");
    assert_eq!(game.refuses("culture song-lines"), "EW-TURN-08");
}

/// EW-TURN-09, EW-TURN-34, EW-RULING-08, EW-DEC-07: a Culture card is resolved at once, one time, and need not be used.
#[test]
fn a_culture_card_works_when_it_is_played() {
    let mut used = game(2);
    used.hand(S1, &["burnt-gift"]).resources(S1, 2, 0).ready();
    used.plays("culture burnt-gift, pay, honor, offering");
    assert_eq!((used.me().food, used.me().honor, used.me().offering), (1, 1, 1));
    assert!(!used.is_offered("pay"), "one time");
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
    assert_eq!(game.refuses("culture flint-cache"), "EW-TURN-05");
}

/// EW-EDGE-16, EW-TURN-29: a Culture card taken by Develop may be committed to the Eclipse.
#[test]
fn a_new_culture_card_may_be_a_bluff() {
    let mut game = game(2);
    game.turns_had(2).hand(S1, &["artisan", "artisan"]).ready();
    game.plays("place chief develop, play artisan, play artisan, learn adopted-kin");
    assert_eq!(game.refuses("culture adopted-kin"), "EW-TURN-05");
    game.to_commit();
    assert!(game.is_offered("commit adopted-kin"));
}

/// EW-TURN-12, EW-TURN-13, EW-DEC-08: exactly one available figure, in one of four columns or on Rest.
#[test]
fn one_figure_in_a_column_or_at_rest() {
    let mut game = game(2);
    assert_eq!(game.offered("place").len(), 10);
    assert_eq!(game.refuses("done"), "EW-TURN-12", "a figure must be placed");
    game.idle("hunt").idle("hunt").idle("rest");
    game.idle("hunt");
    assert_eq!(
        game.offered("place"),
        ["chief develop", "chief hunt", "chief initiate", "chief migrate", "chief rest"]
    );
    assert_eq!(game.refuses("place tribe hunt"), "EW-TURN-12");
}

/// EW-TURN-14, EW-TURN-36, EW-RULING-32, EW-DEC-12: the Chief's skill, once, only in the turn of the Chief figure, not in step 1.
#[test]
fn the_chief_skill_comes_with_the_chief() {
    let mut game = game(2);
    game.chief(S1, "great-eye", Side::B).resources(S1, 3, 0).hand(S1, &["tribesman", "tribesman"]).ready();
    assert_eq!(game.refuses("skill chief"), "EW-TURN-36", "not before it is placed");
    game.plays("place chief hunt, skill chief, bury hand tribesman, honor");
    assert_eq!((game.me().food, game.me().honor, game.state.buried(S1)), (2, 1, 1));
    assert_eq!(game.refuses("skill chief"), "EW-TURN-36", "once");
    let mut other = common::game(2);
    other.chief(S1, "great-eye", Side::B).resources(S1, 3, 0).ready();
    other.play("place tribe hunt");
    assert_eq!(other.refuses("skill chief"), "EW-TURN-36", "not with a Tribe figure");
}

/// EW-TURN-15..18, EW-TURN-22, EW-RULING-64, EW-EDGE-30: top any number of times or never, middle once, never back up.
#[test]
fn a_figure_goes_down_its_column() {
    let mut game = game(2);
    game.hand(S1, &["hunter", "hunter"]).resources(S1, 0, 3).animals(S1, &["sloth", "sloth"], &[]);
    game.area(&["rhino", "glyptodon", "sabertooth"]).ready();
    game.plays("place tribe hunt, play hunter, hunt rhino, reveal").fate();
    game.plays("play hunter, hunt glyptodon, tip sloth");
    assert_eq!(game.refuses("hunt sabertooth"), "EW-HUNT-06", "the top section is over");
    assert_eq!(game.refuses("tip sloth"), "EW-HUNT-10", "the middle works once");
    let mut idle = common::game(2);
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
    assert!(game.is_offered("tool"));
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
    assert!(game.is_offered("track"));
}

/// EW-TURN-23, EW-RULING-31, EW-DEC-10: Tribe cards at any moment of step 2, also below the top section.
#[test]
fn tribe_cards_are_played_throughout_step_two() {
    let mut game = game(2);
    game.hand(S1, &["tribeswoman", "tribeswoman", "brave"]).resources(S1, 4, 1).ready();
    assert_eq!(game.refuses("play brave"), "EW-TURN-05", "not in step 1");
    game.plays("place tribe develop, play tribeswoman, skill tribeswoman, tool");
    let stone = game.offered("stone")[0].clone();
    game.play(&format!("stone {stone}"));
    assert!(game.is_offered("play tribeswoman"), "while the slot's card waits");
    game.plays("done");
    assert!(game.is_offered("play brave"), "at the bottom");
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
    let other = game.sight(Viewer::Seat(S2));
    assert_eq!(other["cards"][0]["counted"]["eclipse"], 2, "others see the number only");
    game.play("done");
    assert_eq!(game.hand_of(S1), ["tribesman"]);
    game.idle("initiate");
    assert_eq!(game.state.open.stage, Stage::Reveal, "an empty hand is not asked");
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
    assert_eq!(game.refuses("skill tribeswoman"), "EW-TURN-33");
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
        assert!(game.is_offered("skill tribeswoman"));
    }
}

/// EW-TURN-40, EW-TURN-41, EW-TURN-44: Eclipse skills only from the Eclipse pile, action skills never there.
#[test]
fn eclipse_skills_belong_to_the_eclipse() {
    let mut game = game(2);
    game.turns_had(2).hand(S1, &["tribeswoman", "elder"]).hand(S2, &[]).resources(S1, 1, 0).ready();
    game.plays("place chief initiate, play elder");
    assert_eq!(game.refuses("skill elder"), "EW-TURN-33", "not from a card played in step 2");
    game.to_commit().plays("commit tribeswoman").idle("initiate").fate().until(S1);
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
    assert!(game.offered("hunt").is_empty() && !game.is_offered("reveal"));
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
    let mut left = common::game(2);
    left.hand(S1, &["brave"]).ready();
    left.plays("place tribe hunt, play brave, reveal").fate();
    assert_eq!(left.labor(), 0.5);
    left.end_turn();
    assert_eq!(left.labor(), 0.0);
}

/// EW-EDGE-39: each of two Tribeswomen converts once.
#[test]
fn two_equal_cards_have_two_skills() {
    let mut game = game(2);
    game.hand(S1, &["tribeswoman", "tribeswoman"]).resources(S1, 3, 0).ready();
    game.plays("place tribe hunt, play tribeswoman, play tribeswoman, skill tribeswoman, tool, skill tribeswoman, tool");
    assert_eq!((game.me().food, game.me().tools), (1, 2));
    assert_eq!(game.refuses("skill tribeswoman"), "EW-TURN-33");
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
    assert_eq!(elsewhere.refuses("skill elders-farewell"), "EW-TURN-33");
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
    assert_eq!(draw_first.refuses("play hunter"), "EW-REST-05");
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
    assert!(unbound.is_offered("skill chief"));
    let mut bound = game(2);
    bound.chief(S1, "tusk-breaker", Side::A).ready();
    bound.play("place chief rest");
    assert_eq!(bound.refuses("skill chief"), "EW-TURN-36");
    let mut labor = game(2);
    labor.chief(S1, "thunder-staff", Side::B).ready();
    labor.play("place chief rest");
    assert_eq!(labor.refuses("skill chief"), "EW-TURN-36", "Labor is worth nothing at rest");
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
    assert!(game.has_note(Note::EclipseLabor(S1, 9)) && game.has_note(Note::EclipseLabor(S2, 0)));
    assert_eq!(game.state.open.order[0], S1);
    game.to_next_round();
    assert_eq!(game.player(S1).figures.resting(), 0);
}

/// EW-RULING-29, EW-RULING-65: cards drawn, and Tribe cards of other icons, may be played in the same turn.
#[test]
fn drawn_cards_may_be_played_at_once() {
    let mut game = game(2);
    game.hand(S1, &["adopted-kin"]).resources(S1, 0, 1).ready();
    game.plays("culture adopted-kin, pay, recruit hunter, place tribe hunt, play hunter");
    assert_eq!(game.labor(), 2.0);
    let mut drawn = common::game(2);
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
    assert!(game.is_offered("skill tribeswoman"), "the other one still has its skill");
    game.play("done").end_turn();
    assert_eq!(game.discard_of(S1), ["tribeswoman"]);
    let mut alone = common::game(2);
    alone.hand(S1, &["tribeswoman"]).resources(S1, 4, 0).ready();
    alone.plays("place tribe initiate, play tribeswoman, rite, bury board tribeswoman");
    assert_eq!(alone.refuses("skill tribeswoman"), "EW-TURN-33");
}

/// EW-RULING-61: the discard pile is public.
#[test]
fn the_discard_pile_is_public() {
    let mut game = Game::of(Options::seats(2));
    game.discard(S1, &["hunter"]).ready();
    let seen = game.sight(Viewer::Public);
    let hunter = 4;
    assert_eq!(seen["open"]["players"][0]["discard"]["tribe"][hunter], 1);
}
