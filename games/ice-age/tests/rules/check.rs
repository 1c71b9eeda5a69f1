//! Positions from outside: what cannot be is refused, with the rule it breaks.

use crate::common::{S1, S2, Scenario, Scene};
use ice_age::{Card, Colour, Content, Options, State, Step};
use serde_json::Value;
use table::Rules;

/// A position that fails with this rule.
#[track_caller]
fn flawed(rule: &str, spoil: impl FnOnce(&mut State)) {
    let mut game = Scene::new(4).hand(S1, [Card::Drive]).hunters(S1, 6, 2).hunters(S2, 7, 1).to_play(S1);
    spoil(&mut game.state);
    let flaw = game.rules.check(&game.state).unwrap_err();
    assert_eq!(flaw.rule.0, rule, "{flaw}");
}

/// A piece too many or too few, or one where it cannot be, is named with the rule it breaks.
#[test]
fn impossible_positions_are_named_with_their_rule() {
    flawed("IA-COMP-06", |state| state.dark_pool += 1);
    flawed("IA-COMP-06", |state| state.players[1].stones -= 1);
    flawed("IA-COMP-08", |state| state.club_supply -= 1);
    flawed("IA-COMP-04", |state| state.mammoth_supply += 1);
    flawed("IA-COMP-07", |state| state.board.fires[1] = 200);
    flawed("IA-COMP-07", |state| state.board.unknown_fires = [5, 5, 4]);
    flawed("IA-CONF-16", |state| state.board.unknown_fires = [4, 5, 4]);
    flawed("IA-CONF-16", |state| state.board.warmth[1] = 1);
    flawed("IA-SETUP-15", |state| state.players[0].reserve += 1);
    flawed("IA-SETUP-05", |state| state.board.fires[0] = 1);
    flawed("IA-GLAC-09", |state| state.board.covered = table::sets::Set::EMPTY);
    flawed("IA-GLAC-01", |state| {
        state.board.covered.insert(crate::common::region(12));
        state.board.fires[11] = 0;
    });
    flawed("IA-COMP-03", |state| {
        state.light_pile.loose.take(Card::Swap);
    });
    flawed("IA-COMP-03", |state| state.light_pile.loose.add_many(Card::Swap, u8::MAX));
    flawed("IA-MIG-17", |state| {
        state.light_pile.loose.take(Card::Swap);
        state.players[2].hand.add(Card::Swap);
    });
    flawed("IA-SETUP-12", |state| {
        state.light_pile.loose.take(Card::Swap);
        state.dark_pile.loose.add(Card::Swap);
    });
    flawed("IA-CARD-L-14e", |state| {
        state.light_pile.loose.take(Card::LightCult);
        state.tops[0] = Some(Card::LightCult);
    });
    flawed("IA-FLOW-01", |state| state.round = 5);
    flawed("IA-FLOW-01", |state| state.round = 0);
    flawed("IA-SCORE-07", |state| state.players[3].points = [0, 0, 200]);
    flawed("IA-SETUP-14", |state| state.active = crate::common::S5);
    flawed("IA-SETUP-14", |state| state.players[4].clubs = 1);
    flawed("IA-MIG-23", |state| state.step = Step::Glacier(S1));
    flawed("IA-MIG-02", |state| state.task.hunters = 1);
    flawed("IA-RULING-13", |state| state.idle = 40);
    flawed("IA-MIG-26", |state| state.ender = Some(S1));
    flawed("IA-MIG-20", |state| {
        let loose = std::mem::take(&mut state.light_pile.loose);
        state.discarded.pour(&loose);
    });
}

/// IA-SETUP-27: during the placement everybody has placed as many as their turns so far.
#[test]
fn an_uneven_placement_is_refused() {
    let rules = crate::common::ice_age(3);
    let mut state = rules.start();
    let mut game = crate::common::Game::new(rules, state);
    game.deal("first s1");
    for _ in 0..6 {
        game.play("place 6");
    }
    state = game.state;
    state.players[0].reserve -= 2;
    state.players[1].reserve += 2;
    for (seat, moved) in [(0, true), (1, false)] {
        for _ in 0..2 {
            let band = &mut state.board.bands[seat][5];
            if moved { band.add(ice_age::Arms::Bare) } else { band.remove(ice_age::Arms::Bare) }
        }
    }
    assert_eq!(game.rules.check(&state).unwrap_err().rule.0, "IA-SETUP-27");
}

/// A saved position reads back whole, its rarest fields too, and one with a field too many or too few does not.
#[test]
fn a_saved_position_reads_back_whole() {
    let mut game = Scene::new(5)
        .hand(S1, [Card::Trek])
        .hunters(S1, 6, 3)
        .clubs(S1, 1)
        .under(S2, Card::Swap)
        .discard(Card::Fire)
        .below([Card::LightCult])
        .stones(S1, 5)
        .to_play(S1);
    game.play("play L-trek").play("move s1 6>9");
    game.state.idle = 7;
    game.state.ender = Some(S1);
    game.rules.check(&game.state).unwrap();
    let text = serde_json::to_string(&game.state).unwrap();
    assert_eq!(serde_json::from_str::<State>(&text).unwrap(), game.state);
    let saved: Value = serde_json::from_str(&text).unwrap();
    for name in saved.as_object().unwrap().keys() {
        let mut spoiled = saved.clone();
        spoiled.as_object_mut().unwrap().remove(name);
        // A field that may be empty may also be missing.
        let optional = name == "ender";
        assert_eq!(serde_json::from_value::<State>(spoiled).is_ok(), optional, "without {name}");
    }
    let mut spoiled = saved;
    spoiled["luck"] = 1.into();
    assert!(serde_json::from_value::<State>(spoiled).is_err());
}

/// IA-RULING-20, IA-MIG-17: each round before this one may have left one card undrawn, unless its last turn was finished.
#[test]
fn as_many_cards_are_missing_as_rounds_have_ended() {
    let short = |round: u8, finish_turn: bool, missing: usize| {
        let options = Options { seats: 4, finish_turn, ..Options::default() };
        let rules = crate::common::rules(options, &Content::standard());
        let mut game = Scene::of(rules).round(round).to_play(S1);
        for player in &mut game.state.players[1..=missing] {
            let (card, _) = player.hand.iter().find(|(card, _)| card.colour() == Colour::Light).unwrap();
            player.hand.take(card);
            game.state.light_pile.loose.add(card);
        }
        game.rules.check(&game.state).is_ok()
    };
    for round in 1..=3 {
        for missing in 0..=3 {
            assert_eq!(
                short(round, false, missing),
                missing < usize::from(round),
                "{missing} in round {round}"
            );
            assert_eq!(short(round, true, missing), missing == 0, "{missing} in round {round}");
        }
    }
}
