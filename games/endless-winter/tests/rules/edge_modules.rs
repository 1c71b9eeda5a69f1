//! Edge cases of Glacier and Rest tokens.

use crate::common::{Game, S1, S2, Scenario};
use crate::kit::{bare_of, with_glacier_tokens, with_rest_tokens};
use endless_winter::{GlacierToken, OnHex, Options, Stage};
use table::{Turn, sets::Indexed};

/// A bare table with Glaciers on hexes 13 to 18 and these tokens turned up.
fn glaciers(up: &[(usize, usize)]) -> Game {
    let mut game = bare_of(with_glacier_tokens(2));
    for &(hex, number) in up {
        let token = GlacierToken::new(number - 1);
        game.state.open.tokens[hex] = OnHex::Up(token);
        game.state.open.unseen_tokens.remove(token);
    }
    game.ready();
    game
}

/// EW-EDGE-96, EW-RULING-58, EW-GLACIER-04, EW-GLACIER-07: turned up in the Eclipse, gained by a Village of a later turn,
/// and by the next one at the same hex.
#[test]
fn a_token_turned_up_in_the_eclipse_serves_every_later_village() {
    let mut game = glaciers(&[]);
    game.committed(S1, &["scout"]).eclipsed(&[]).plays("done, skill scout, move 9>13");
    assert_eq!((game.turn(), game.chances().len()), (Turn::Chance, 10));
    game.deal("glacier g4");
    assert_eq!(game.score(S1), 0, "turning it up gives nothing");
    game.to_next_round()
        .camps(S1, &[13, 16, 17])
        .resources(S1, 3, 0)
        .camps(S2, &[8, 12, 13])
        .resources(S2, 3, 0);
    game.ready();
    assert_eq!(game.state.active(), S1);
    game.plays("place tribe migrate, village 13-16-17");
    assert_eq!(game.score(S1), 3);
    game.end_turn().plays("place tribe migrate, village 8-12-13");
    assert_eq!((game.score(S1), game.score(S2)), (3, 3));
    assert_eq!(game.state.open.tokens[13], OnHex::Up(GlacierToken::new(3)));
}

/// EW-GLACIER-06: a token that is still face down gives nothing to a Village.
#[test]
fn hidden_tokens_give_nothing() {
    let mut game = glaciers(&[(13, 7)]);
    game.camps(S1, &[13, 16, 17])
        .resources(S1, 3, 0)
        .plays("place tribe migrate, village 13-16-17, tool, tool");
    assert_eq!(game.tools(S1), 2);
    assert_eq!(game.state.open.tokens[16], OnHex::FaceDown);
    let mut none = glaciers(&[]);
    none.camps(S1, &[13, 16, 17]).resources(S1, 3, 0).plays("place tribe migrate, village 13-16-17");
    assert_eq!(none.stage(), Stage::Closing, "straight to the bottom");
    assert!(none.offers("camp"));
}

/// EW-EDGE-97: a Village at two open tokens gains both, in any order.
#[test]
fn two_tokens_at_one_village() {
    let founded = || {
        let mut game = glaciers(&[(13, 7), (16, 2)]);
        game.camps(S1, &[13, 16, 17]).resources(S1, 3, 0).plays("place tribe migrate, village 13-16-17");
        game
    };
    let mut tools_first = founded();
    tools_first.plays("tool, tool, megalith c3, megalith b3");
    let mut megalith_first = founded();
    megalith_first.plays("megalith c3, megalith b3, tool, tool");
    for game in [tools_first, megalith_first] {
        assert_eq!((game.tools(S1), game.player(S1).megaliths, game.food(S1)), (2, 8, 1));
    }
}

/// EW-EDGE-98, EW-GLACIER-02, EW-GLACIER-03: six or three tokens lie face down; which of the ten, nobody knows.
#[test]
fn tokens_lie_on_glaciers_unseen() {
    for (seats, count) in [(2, 6), (3, 6), (4, 3)] {
        let mut game = Game::of(with_glacier_tokens(seats));
        let down = game.state.open.tokens.iter().filter(|&&token| token == OnHex::FaceDown).count();
        assert_eq!(down, count);
        game.terrain(4, "glacier")
            .camps(S1, &[9])
            .hand(S1, &["scout"])
            .plays("place tribe migrate, play scout, move 9>4");
        let all: Vec<String> = (1..=10).map(|number| format!("glacier g{number}")).collect();
        assert_eq!(game.chances(), all, "each of the ten may lie there");
    }
}

/// EW-GLACIER-05, EW-EX-25: passing over a token hex turns the token up.
#[test]
fn passing_through_turns_the_token_up() {
    let mut game = glaciers(&[]);
    game.hand(S1, &["snow-runners"])
        .plays("culture snow-runners, move 9>13")
        .deal("glacier g1")
        .play("move 13>8");
    assert_eq!((game.camps_at(S1, 13), game.camps_at(S1, 8)), (0, 1));
    assert_eq!(game.state.open.tokens[13], OnHex::Up(GlacierToken::new(0)));
    game.camps(S1, &[8]).pending("m").play("move 8>13");
    assert_ne!(game.turn(), Turn::Chance, "it is turned up once");
}

/// EW-GLACIER-08: in the Eclipse a token gives nothing, whoever leads there.
#[test]
fn tokens_give_nothing_in_the_eclipse() {
    let mut game = glaciers(&[(13, 7)]);
    game.terrain(0, "highland").camps(S1, &[13, 13, 0]).eclipsed(&[]).until(S1).play("done");
    assert_eq!((game.offered("gather"), game.refusal("gather 13")), (vec!["0".to_owned()], "EW-HID-16"));
    game.to_next_round();
    assert_eq!(game.tools(S1), 0);
}

/// EW-GLACIER-01: each module can be had alone, or both, or none.
#[test]
fn modules_are_optional() {
    for glacier in [false, true] {
        for rest in [false, true] {
            let options =
                Options { glacier_tokens: glacier.into(), rest_tokens: rest.into(), ..Options::seats(2) };
            let game = Game::of(options);
            assert_eq!(game.state.open.tokens.contains(&OnHex::FaceDown), glacier);
            assert_eq!(game.state.open.rest.open.is_some(), rest);
        }
    }
}

fn under(game: &Game) -> Vec<usize> {
    game.state.open.rest.pile.under().map(|known| known.card.index() + 1).collect()
}

/// EW-RESTTOK-01: five tokens are shuffled and one of them is turned up.
#[test]
fn any_token_may_lie_open() {
    let mut game = Game::fresh(with_rest_tokens(2));
    while !game.chances().iter().any(|chance| chance.starts_with("rest")) {
        match game.turn() {
            Turn::Chance => {
                let first = game.chances()[0].clone();
                game.deal(&first);
            }
            _ => _ = game.play("side a"),
        }
    }
    assert_eq!(game.chances(), ["rest q1", "rest q2", "rest q3", "rest q4", "rest q5"]);
    game.deal("rest q4");
    assert_eq!(game.state.open.rest.open.map(Indexed::index), Some(3));
    assert_eq!(game.state.open.rest.pile.len(), 4);
}

/// EW-EDGE-99, EW-RESTTOK-02, EW-RESTTOK-03, EW-RESTTOK-09: the first Rest of the round brings a token before anything
/// else, later ones do not.
#[test]
fn only_the_first_rest_brings_a_token() {
    let mut game = bare_of(with_rest_tokens(2));
    game.idle("hunt").play("place tribe rest");
    assert_eq!(
        (game.state.active(), game.legal_actions()),
        (S2, vec!["token open".to_owned(), "token next".to_owned()])
    );
    assert_eq!(game.refusal("draw"), "EW-GOLD-04");
    game.play("token open").end_turn();
    assert_eq!(game.state.open.rest.open, None);
    for seat in [S1, S2] {
        assert_eq!(game.state.active(), seat);
        game.play("place tribe rest");
        assert_eq!(game.refusal("token open"), "EW-RESTTOK-02");
        game.end_turn();
    }
}

/// EW-EDGE-100, EW-RESTTOK-05: declined, it goes below; another is taken; afterwards both lie below, in that order.
#[test]
fn a_declined_token_lies_above_the_taken_one() {
    let mut game = bare_of(with_rest_tokens(2));
    game.plays("place tribe rest, token next");
    assert_eq!(game.chances(), ["rest q2", "rest q3", "rest q4", "rest q5"], "not the one just declined");
    game.deal("rest q3");
    assert_eq!(under(&game), [1]);
    assert_eq!(game.food(S1), 1, "q3 gives moves and a Food");
    game.end_turn();
    assert_eq!((under(&game), game.state.open.rest.pile.len()), (vec![1, 3], 5));
}

/// EW-RESTTOK-04, EW-RESTTOK-06, EW-RESTTOK-07, EW-RULING-59: draw, tip and the token's effects come in any order.
#[test]
fn the_token_mixes_with_the_rest() {
    let orders =
        [["draw", "tip sloth", "tool"], ["tip sloth", "tool", "draw"], ["tool", "draw", "tip sloth"]];
    for order in orders {
        let mut game = bare_of(with_rest_tokens(2));
        game.animals(S1, &["sloth"], &[]).plays("place tribe rest, token open");
        for action in order {
            game.play(action).fate();
        }
        assert_eq!((game.tools(S1), game.food(S1), game.hand_of(S1).len()), (1, 4, 1));
        assert_eq!(game.state.active(), S2, "nothing is left");
    }
}

/// EW-RESTTOK-08: an unused token goes below the pile too.
#[test]
fn an_unused_token_goes_below() {
    let mut game = bare_of(with_rest_tokens(2));
    game.plays("place tribe rest, token open, done");
    assert_eq!((game.state.active(), game.tools(S1), under(&game)), (S2, 0, vec![1]));
}

/// EW-RESTTOK-10, EW-RESTTOK-11, EW-RULING-43: the next round has a new open token, the untouched one lies below.
#[test]
fn each_round_opens_another_token() {
    let mut untouched = bare_of(with_rest_tokens(2));
    untouched.eclipsed(&[]).until(S1).play("done");
    while untouched.stage() != Stage::TurnToken {
        let first = untouched.chances()[0].clone();
        untouched.deal(&first);
    }
    assert_eq!(under(&untouched), [1]);
    assert_eq!(untouched.chances(), ["rest q2", "rest q3", "rest q4", "rest q5"]);
    untouched.deal("rest q5");
    assert_eq!(untouched.state.open.rest.open.map(Indexed::index), Some(4));
    let mut taken = bare_of(with_rest_tokens(2));
    taken.plays("place tribe rest, token open, done");
    assert_eq!(taken.state.open.rest.open, None);
    taken.to_reveal();
    assert_eq!(taken.state.open.rest.open, None, "none is open until the Preparation");
    taken.deal("reveal").to_next_round();
    assert!(taken.state.open.rest.open.is_some());
}
