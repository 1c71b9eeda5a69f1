//! The set-up variants and the two modules.

use crate::common::{Game, S1, S2, S3, Scenario, game};
use endless_winter::{Draft, Hex, Module, Note, OnHex, Options, RestToken, Stage};
use table::{Rules, Turn, Viewer, sets::Indexed};

fn drafted(draft: Draft) -> Game {
    let mut game = Game::fresh(Options { draft, ..Options::seats(3) });
    while game.turn() == Turn::Chance {
        let chances = game.chances();
        // Turn order 3, 1, 2, to tell it from the order of the seats.
        let wanted = ["order s3", "order s1", "order s2"];
        let chance = wanted.iter().find(|wanted| chances.iter().any(|chance| chance == *wanted));
        let chance = chance.map_or(chances[0].clone(), |chance| (*chance).to_owned());
        game.deal(&chance);
    }
    game
}

/// EW-VAR-01..05, EW-DEC-02, EW-RULING-27: Terrain and order first, then players plus one set-up cards, chosen from the last player on.
#[test]
fn the_draft_of_setup_cards() {
    let mut game = drafted(Draft::Setup);
    let seats: Vec<Turn> = (0..3)
        .map(|_| {
            let turn = game.turn();
            game.play("side a");
            turn
        })
        .collect();
    assert_eq!(seats, [S1, S2, S3].map(Turn::Choose));
    game.fate();
    assert_eq!(game.state.open.setup_pool.len(), 4);
    assert_ne!(game.state.open.terrain[0], game.terrain_id("base"), "the Terrain board lies already");
    assert!(game.hand_of(S1).is_empty());
    let mut chosen = Vec::new();
    while let (Turn::Choose(seat), Stage::Setup) = (game.turn(), game.state.open.stage) {
        chosen.push(seat);
        let pick = game.offered("setup")[0].clone();
        game.play(&format!("setup {pick}"));
    }
    assert_eq!(chosen, [S2, S1, S3], "reverse turn order");
    assert!(game.state.open.setup_pool.is_empty(), "the rest leaves the game");
    game.set_up();
    assert_eq!(game.hand_of(S1).len(), 5);
}

/// EW-VAR-06..09, EW-DEC-03, EW-EX-26: Chiefs in turn order, then set-up cards in reverse: the last picks the Chief last and the set-up card first.
#[test]
fn the_draft_of_chiefs_and_setup_cards() {
    let mut game = drafted(Draft::ChiefsAndSetup);
    assert_eq!(game.state.open.chief_pool.len(), 4);
    assert_eq!(game.offered("chief").len(), 8, "four Chiefs, two sides each");
    let mut order = Vec::new();
    while game.state.open.chief_pool.len() > 1 {
        let Turn::Choose(seat) = game.turn() else { break };
        order.push(seat);
        let pick = game.offered("chief")[0].clone();
        game.play(&format!("chief {pick}"));
    }
    assert_eq!(order, [S3, S1, S2]);
    assert!(game.state.open.chief_pool.is_empty(), "unchosen Chiefs leave the game");
    game.fate();
    assert_eq!(game.turn(), Turn::Choose(S2), "who chose the Chief last chooses the set-up card first");
}

fn glacier(seats: u8) -> Game {
    Game::of(Options { glacier_tokens: Module::In, ..Options::seats(seats) })
}

/// EW-GLACIER-01..03, EW-EDGE-98, EW-HID-19: a face-down token on every Glacier hex, six or three of ten; nobody knows which.
#[test]
fn a_token_on_every_glacier() {
    for (seats, count) in [(2, 6), (3, 6), (4, 3)] {
        let game = glacier(seats);
        let down = game.state.open.tokens.iter().filter(|&&token| token == OnHex::FaceDown).count();
        assert_eq!((down, game.state.open.unseen_tokens.len()), (count, 10));
        for hex in game.rules.board().hexes() {
            let ice = game.state.open.terrain[hex.index()] == game.terrain_id("glacier");
            assert_eq!(game.state.open.tokens[hex.index()] == OnHex::FaceDown, ice);
        }
    }
    assert!(
        game(2).state.open.tokens.iter().all(|&token| token == OnHex::Nothing),
        "without the module none"
    );
    let every = endless_winter::EndlessWinter::every_options();
    for modules in [(Module::In, Module::Out), (Module::Out, Module::In), (Module::In, Module::In)] {
        assert!(every.iter().any(|options| (options.glacier_tokens, options.rest_tokens) == modules));
    }
}

/// EW-GLACIER-04, EW-GLACIER-05, EW-EX-25, EW-RULING-58, EW-EDGE-96: a Camp that moves onto the hex turns the token up, even if it moves on, also in the Eclipse.
#[test]
fn a_move_turns_the_token_up() {
    let mut game = glacier(2);
    game.terrain(4, "glacier").hand(S1, &["snow-runners"]).ready();
    game.plays("culture snow-runners, move 9>4");
    assert_eq!((game.turn(), game.chances().len()), (Turn::Chance, 10));
    game.deal("glacier g4").play("move 4>0");
    assert!(game.told(Note::GlacierUp(Hex::new(4), endless_winter::GlacierToken::new(3))));
    assert_eq!(game.state.open.unseen_tokens.len(), 9);
    let mut eclipse = glacier(2);
    eclipse.terrain(4, "glacier").turns_had(2).hand(S1, &["scout"]).hand(S2, &[]).ready();
    eclipse.plays("place chief hunt").to_commit().play("commit scout").idle("hunt").fate();
    eclipse.until(S1).plays("done, skill scout, move 9>4");
    assert_eq!(eclipse.turn(), Turn::Chance);
}

/// EW-GLACIER-06..08, EW-EDGE-96, EW-EDGE-97: a Village at open tokens gains them at once, in any order; they stay, and later Villages gain them too.
#[test]
fn a_village_gains_open_tokens() {
    let mut game = glacier(2);
    game.terrain(0, "glacier").terrain(1, "glacier");
    for (hex, token) in [(0, 3), (1, 6)] {
        let token = endless_winter::GlacierToken::new(token);
        game.state.open.tokens[hex] = OnHex::Up(token);
        game.state.open.unseen_tokens.remove(token);
    }
    game.camps(S1, &[0, 1, 4]).hand(S1, &["hearth-ring"]).resources(S1, 0, 0).ready();
    game.plays("culture hearth-ring, village 0-1-4, tool, tool");
    assert_eq!((game.score(S1), game.me().tools), (3, 2), "3 points and 2 Tools");
    assert!(matches!(game.state.open.tokens[0], OnHex::Up(_)), "the token stays");
    game.idle("hunt");
    game.camps(S2, &[0, 3, 4]).hand(S2, &["song-lines"]).ready();
    game.state.open.players[1].food = 3;
    game.plays("place tribe migrate, village 0-3-4");
    assert_eq!(game.score(S2), 3);
    game.end_turn().to_reveal().to_next_round();
    assert_eq!((game.score(S1), game.score(S2)), (3, 3), "nothing in the Eclipse");
}

fn resting() -> Game {
    let mut game = Game::of(Options { rest_tokens: Module::In, ..Options::seats(2) });
    game.hand(S1, &[]).hand(S2, &[]).ready();
    game
}

/// EW-RESTTOK-01, EW-HID-20: five tokens, the top one open, the others unknown.
#[test]
fn one_rest_token_lies_open() {
    let mut fresh = Game::fresh(Options { rest_tokens: Module::In, ..Options::seats(2) });
    assert_eq!((fresh.state.open.rest.pile.len(), fresh.state.open.rest.open), (5, None));
    fresh.set_up();
    assert_eq!((fresh.state.open.rest.pile.len(), fresh.state.open.rest.open), (4, Some(RestToken::new(0))));
    assert!(fresh.rules.content().rest_token.iter().all(|face| face.gives.is.gains.kinds() <= 2));
}

/// EW-RESTTOK-02..04, EW-RESTTOK-06..08, EW-DEC-09: the first to rest chooses before anything else; its effects mix with the Rest; then it goes under the pile.
#[test]
fn the_first_to_rest_takes_a_token() {
    let mut game = resting();
    game.resources(S1, 0, 0).play("place tribe rest");
    assert_eq!(game.legal_actions(), ["token open", "token next"]);
    game.play("token open");
    assert_eq!(game.me().food, 1, "the Food of the token");
    assert!(game.offers("draw") && game.offers("tool"));
    game.play("draw").fate().play("tool");
    assert_eq!(game.player(S1).tools, 1);
    game.end_turn();
    let under: Vec<RestToken> = game.state.open.rest.pile.under().map(|known| known.card).collect();
    assert_eq!(under, [RestToken::new(0)]);
}

/// EW-RESTTOK-09, EW-EDGE-99: later Rests of the round get none.
#[test]
fn later_rests_get_no_token() {
    let mut game = resting();
    game.plays("place tribe rest, token open").end_turn();
    game.play("place tribe rest");
    assert!(!game.offers("token open"));
    game.end_turn();
    game.play("place tribe rest");
    assert!(!game.offers("token open"));
}

/// EW-RESTTOK-05, EW-EDGE-100: declined, it goes under the pile and the next is taken; afterwards both lie below, in that order, for all to know.
#[test]
fn a_declined_token_goes_under_the_pile() {
    let mut game = resting();
    game.plays("place tribe rest, token next");
    assert_eq!(game.turn(), Turn::Chance);
    game.deal("rest q3").end_turn();
    let under: Vec<usize> = game.state.open.rest.pile.under().map(|known| known.card.index()).collect();
    assert_eq!(under, [0, 2]);
    let seen = game.observe(Viewer::Public);
    assert_eq!(seen["open"]["rest"]["pile"]["under"].as_array().unwrap().len(), 2);
}

/// EW-RESTTOK-10, EW-RESTTOK-11, EW-RULING-43: every Preparation ends with one open token, whether or not the old one was taken.
#[test]
fn a_new_token_every_round() {
    let mut untouched = resting();
    untouched.to_reveal().to_next_round();
    assert_ne!(untouched.state.open.rest.open, Some(RestToken::new(0)));
    assert!(untouched.state.open.rest.open.is_some());
    assert_eq!(untouched.state.open.rest.pile.under().count(), 1, "the old one went below");
    let mut taken = resting();
    taken.plays("place tribe rest, token open").end_turn();
    assert_eq!(taken.state.open.rest.open, None);
    taken.to_reveal().to_next_round();
    assert!(taken.state.open.rest.open.is_some());
}
