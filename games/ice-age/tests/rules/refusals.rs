//! A refusal cites the most precise rule. Refusals of one rule only are tested with that rule.

use ice_age::{Band, Card, Colour, Refusal, State};
use table::scenario::Scenario;
use table::{
    Rules,
    refusal::{Refuses, RuleId},
};

use super::common::{Game, S1, S2, Scene};

/// IA-CARD-L-06d, IA-CARD-G-04: while hunters are in reserve, only own ones are placed; with an empty reserve, only own ones
/// are moved.
#[test]
fn only_own_hunters_are_placed_or_moved_instead() {
    let scene = |own| Scene::new(4).hand(S1, [Card::Steppe]).hunters(S1, 6, own).hunters(S2, 6, 1);
    for (own, rule) in [(11, "IA-CARD-L-06d"), (12, "IA-CARD-G-04")] {
        let mut game = scene(own).to_play(S1);
        game.play("play L-steppe").play("option 1").refuses("move s2 6>9", rule);
    }
}

/// IA-CARD-L-12a, IA-CARD-L-12b: a band has three hunters and one mammoth.
#[test]
fn a_band_takes_no_fourth_hunter_and_no_second_mammoth() {
    let scene =
        || Scene::new(4).hand(S1, [Card::Trek]).hunters(S1, 6, 4).mammoths(6, 1).stones(S1, 5).to_play(S1);
    let mut game = scene();
    game.play("play L-trek").play("move s1 6>9").play("move s1 6>9").play("move s1 6>9");
    game.refuses("move s1 6>9", "IA-CARD-L-12a");
    let mut game = scene();
    game.play("play L-trek").play("move s1 6>9").play("mammoth 6>9").refuses("mammoth 6>9", "IA-CARD-L-12b");
}

/// IA-CARD-L-13a: a new band has two hunters and one mammoth.
#[test]
fn a_new_band_takes_no_third_hunter_and_no_second_mammoth() {
    let scene = || Scene::new(5).hand(S1, [Card::Camp]).stones(S1, 5).to_play(S1);
    let mut game = scene();
    game.play("play L-camp").play("place 9").play("place 9").refuses("place 9", "IA-CARD-L-13a");
    let mut game = scene();
    game.play("play L-camp").play("mammoth 9").refuses("mammoth 9", "IA-CARD-L-13a");
}

/// IA-DEC-04, IA-RULING-42: an option that does not exist is refused by number, one without a target by its target.
#[test]
fn an_option_without_a_target_is_not_an_unknown_option() {
    let mut game = Scene::new(3).hand(S1, [Card::Mammoth]).no_mammoths().stones(S1, 5).to_play(S1);
    game.play("play L-mammoth");
    game.refuses("option 2", "IA-RULING-42").refuses("option 3", "IA-RULING-42");
    game.refuses("option 4", "IA-DEC-04");
}

#[track_caller]
fn cannot_deal(game: &Game, text: &str, rule: &'static str) {
    let mut after: State = game.state;
    let outcome = game.rules.read_outcome(text).unwrap();
    let refusal: Refusal = game.rules.deal(&mut after, outcome, &mut table::journal::Silent).unwrap_err();
    assert_eq!(refusal.rule(), RuleId(rule), "{text}");
    assert_eq!(after, game.state, "{text}");
}

/// IA-RULING-01, IA-SETUP-12, IA-COMP-07, IA-GLAC-08, IA-MIG-02: an outcome that cannot be drawn cites why.
#[test]
fn an_impossible_outcome_cites_its_rule() {
    let rules = super::common::ice_age(3);
    let start = rules.start();
    let game = Game::new(rules, start);
    cannot_deal(&game, "first s4", "IA-RULING-01");
    cannot_deal(&game, "fire 1", "IA-MIG-02");

    let mut game = Scene::new(3).to_draw(S1, 1);
    game.play("draw light");
    cannot_deal(&game, "card D-feast", "IA-SETUP-12");
    cannot_deal(&game, "last s1", "IA-MIG-02");

    let mut game = Scene::new(3).to_conflicts(S1);
    game.state.board.unknown_fires[0] = 0;
    cannot_deal(&game, "fire 0", "IA-COMP-07");

    let mut game = Scene::new(3).points(S1, 1).to_conflicts(S1);
    game.state.board.unknown_fires = [20, 0, 0];
    while matches!(game.state.step, ice_age::Step::Reveal(_)) {
        game.rules.deal(&mut game.state, ice_age::Outcome::Fire(0), &mut table::journal::Silent).unwrap();
    }
    cannot_deal(&game, "last s1", "IA-GLAC-08");
    assert!(game.state.top(Colour::Light).is_none());
}

/// A region with more hunters than a seat can have is refused when a position is read, not cut down.
#[test]
fn a_band_of_sixteen_is_refused() {
    assert!(serde_json::from_str::<Band>("[15, 0]").is_ok());
    let error = serde_json::from_str::<Band>("[16, 0]").unwrap_err().to_string();
    assert!(error.contains("16 hunters of one kind in a region"), "{error}");
}
