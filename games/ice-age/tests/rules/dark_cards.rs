//! Dark cards: the stones are the player's, the action is somebody else's.

use crate::common::{S1, S2, S3, S4, S5, Scenario, Scene};
use ice_age::{Card, Step};

/// IA-CARD-D-01a, IA-CARD-D-01b, IA-RULING-41, IA-DEC-08: every other player, from the left and clockwise, may place two
/// hunters anywhere, and finishes before the next one starts.
#[test]
fn settlers_lets_all_others_place_two_hunters() {
    let mut game = Scene::new(4).hand(S3, [Card::Feast]).stones(S3, 1).to_play(S3);
    game.play("play D-feast");
    assert_eq!(game.stones(S3), 7);
    game.asks(S4).refuses("place 1", "IA-SETUP-05").play("place 2").asks(S4).play("place 12");
    game.asks(S1).play("place 6").play("place 6");
    game.asks(S2).play("place 7").play("done").asks(S3);
    assert_eq!((game.hunters(S4, 2), game.hunters(S4, 12)), (1, 1), "different regions");
    assert_eq!((game.hunters(S1, 6), game.hunters(S2, 7)), (2, 1), "the same, or only one");
    assert_eq!((game.state.hunters_on_board(S3), game.state.step), (0, Step::PutAway));
}

/// IA-RULING-10, IA-RULING-43: the one who plays it is skipped, and ice is out of reach.
#[test]
fn the_active_player_is_skipped() {
    for seats in 3..=5 {
        let mut game = Scene::new(seats).hand(S2, [Card::Guest]).to_play(S2);
        game.play("play D-guest");
        let mut performers = Vec::new();
        while game.state.step == Step::Perform {
            performers.push(game.chooser().unwrap());
            assert_eq!(game.legal_actions().len(), 1 + game.state.open().len());
            game.play("done");
        }
        let expected = [S3, S4, S5, S1].into_iter().filter(|seat| seat.index() < seats.into());
        assert_eq!(performers, expected.collect::<Vec<_>>());
    }
}

/// IA-CARD-D-02a, IA-CARD-D-02b: every other player, in the same order, may place one hunter.
#[test]
fn settler_lets_all_others_place_one_hunter() {
    let mut game = Scene::new(5).hand(S4, [Card::Guest]).to_play(S4);
    game.play("play D-guest");
    assert_eq!(game.stones(S4), 7);
    for (seat, number) in [(S5, 1), (S1, 4), (S2, 12), (S3, 1)] {
        game.asks(seat).play(&format!("place {number}"));
        assert_eq!(game.hunters(seat, number), 1);
    }
    game.asks(S4);
}

/// IA-CARD-D-03a..03c, IA-DEC-07: +4; the named player may remove two hunters, of two different players, to their
/// reserves.
#[test]
fn banish_two_removes_hunters_of_different_players() {
    let mut game =
        Scene::new(4).hand(S1, [Card::Raid]).hunters(S2, 6, 2).hunters(S3, 9, 1).stones(S1, 0).to_play(S1);
    game.play("play D-raid");
    assert_eq!(game.stones(S1), 4);
    game.play("name s4").asks(S4).play("remove s2 6").refuses("remove s2 6", "IA-CARD-D-03b");
    game.refuses("remove s3 6", "IA-RULING-11").play("remove s3 9");
    assert_eq!((game.hunters(S2, 6), game.hunters(S3, 9)), (1, 0));
    assert_eq!((game.state.player(S2).reserve, game.state.player(S3).reserve), (11, 12));
    game.asks(S1);
}

/// IA-RULING-11: anybody's hunters: the active player's, a third one's, the performer's own; one is enough.
#[test]
fn the_performer_may_banish_anybody() {
    for (card, first) in
        [(Card::Raid, "remove s1 6"), (Card::Raid, "remove s2 6"), (Card::Strike, "remove s2 6")]
    {
        let mut game =
            Scene::new(3).hand(S1, [card]).hunters(S1, 6, 1).hunters(S2, 6, 1).hunters(S3, 6, 1).to_play(S1);
        game.play(&format!("play {card}")).play("name s2").asks(S2);
        assert_eq!(game.legal_actions(), ["remove s1 6", "remove s2 6", "remove s3 6", "done"]);
        game.play(first);
        if card == Card::Raid {
            game.asks(S2).play("done");
        }
        assert_eq!(game.state.step, Step::PutAway);
    }
}

/// IA-CARD-D-04a, IA-CARD-D-04b: +2; one hunter goes back to its owner's reserve.
#[test]
fn banish_one_removes_a_hunter() {
    let mut game = Scene::new(3).hand(S1, [Card::Strike]).hunters(S3, 6, 2).stones(S1, 5).to_play(S1);
    game.play("play D-strike");
    assert_eq!(game.stones(S1), 7);
    game.play("name s2").asks(S2).play("remove s3 6");
    assert_eq!((game.hunters(S3, 6), game.state.player(S3).reserve), (1, 11));
    assert_eq!(game.state.step, Step::PutAway);
}

/// IA-CARD-D-05a, IA-CARD-D-05b: +3; a mammoth goes to the common supply.
#[test]
fn chase_off_sends_a_mammoth_to_the_supply() {
    let mut game = Scene::new(3).hand(S1, [Card::Hunt]).to_play(S1);
    game.play("play D-hunt");
    assert_eq!(game.stones(S1), 7);
    game.play("name s3").asks(S3);
    assert_eq!(game.legal_actions(), ["chase 5", "chase 6", "chase 7", "chase 8", "done"]);
    game.refuses("chase 9", "IA-CARD-D-05a").play("chase 6");
    assert_eq!((game.mammoths(6), game.state.mammoth_supply, game.state.step), (0, 1, Step::PutAway));
}

/// IA-RULING-42: without a mammoth on the board there is nothing to chase off, and the play stands.
#[test]
fn nothing_is_offered_where_nothing_can_be_done() {
    let mut game = Scene::new(3).no_mammoths().hand(S1, [Card::Hunt]).to_play(S1);
    game.play("play D-hunt").play("name s3").asks(S1);
    assert_eq!((game.stones(S1), game.state.step), (7, Step::PutAway));
}

/// IA-CARD-D-06a..06c: +2; the named player may carry a fire to any other open region, unseen, however many burn there.
#[test]
fn fire_may_be_carried_by_the_named_player() {
    let mut game = Scene::new(3).hand(S1, [Card::Ember]).fires(12, 4).to_play(S1);
    game.play("play D-ember");
    assert_eq!(game.stones(S1), 6);
    game.play("name s2").asks(S2).refuses("fire 5>1", "IA-RULING-06").play("fire 5>12");
    assert_eq!((game.fires(5), game.fires(12), game.state.step), (0, 5, Step::PutAway));
    let observation = game.observe(table::Viewer::Seat(S2));
    assert_eq!((observation.unknown_fires, observation.regions[11].warmth), ([4, 5, 5], 0));
}

/// IA-CARD-D-07a, IA-CARD-D-07c, IA-DEC-07: +3; the named player takes a club, as IA-CLUB-01 says, or treks, or does nothing.
#[test]
fn club_or_trek_gives_a_club() {
    let scene = || Scene::new(3).hand(S1, [Card::Gift]).hunters(S2, 6, 2);
    let mut game = scene().to_play(S1);
    game.play("play D-gift");
    assert_eq!(game.stones(S1), 7);
    game.play("name s2").asks(S2);
    assert_eq!(game.legal_actions(), ["option 1", "option 2", "done"]);
    game.play("option 1").asks(S2);
    assert_eq!(game.legal_actions(), ["club 6", "keep club"]);
    game.play("club 6").asks(S1);
    assert_eq!((game.armed(S2, 6), game.hunters(S2, 6), game.state.club_supply), (1, 2, 5));

    let mut game = scene().clubs(S3, 6).to_play(S1);
    game.play("play D-gift").play("name s2");
    assert_eq!(game.legal_actions(), ["option 2", "done"], "no club is left");
}

/// IA-CARD-D-07b, IA-CARD-D-07a: or up to two own hunters move, from anywhere to anywhere.
#[test]
fn club_or_trek_moves_two_own_hunters_anywhere() {
    let mut game = Scene::new(3)
        .hand(S1, [Card::Gift])
        .hunters(S2, 6, 1)
        .hunters(S2, 12, 1)
        .hunters(S3, 5, 1)
        .to_play(S1);
    game.play("play D-gift").play("name s2").play("option 2");
    game.refuses("move s3 5>6", "IA-CARD-D-07a").refuses("move s2 6>1", "IA-SETUP-05");
    game.play("move s2 6>11").refuses("move s2 11>6", "IA-RULING-25").play("move s2 12>9");
    assert_eq!((game.hunters(S2, 11), game.hunters(S2, 9), game.state.step), (1, 1, Step::PutAway));
}

/// IA-CARD-G-01, IA-EDGE-18, IA-DEC-07: whoever performs a dark card may forgo all of it: only the stones have moved.
#[test]
fn a_performer_may_forgo_everything() {
    for card in [Card::Feast, Card::Guest, Card::Raid, Card::Strike, Card::Hunt, Card::Ember, Card::Gift] {
        let mut game =
            Scene::new(3).hand(S1, [card]).hunters(S2, 6, 2).hunters(S3, 7, 1).clubs(S2, 1).to_play(S1);
        let before = game.state;
        game.play(&format!("play {card}"));
        let income = game.stones(S1) - before.players[0].stones;
        if game.state.step == Step::Name {
            game.play("name s2");
        }
        while game.state.step != Step::PutAway {
            game.play("done");
        }
        assert_eq!(game.state.board, before.board, "{card}");
        assert_eq!(game.state.dark_pool, before.dark_pool - income);
        for seat in [S2, S3] {
            assert_eq!(game.state.player(seat), &before.players[seat.index()]);
        }
        assert_eq!(
            (game.state.club_supply, game.state.mammoth_supply),
            (before.club_supply, before.mammoth_supply)
        );
    }
}

/// IA-RULING-40: a named player who can do nothing passes; the stones are kept.
#[test]
fn a_named_player_who_can_do_nothing_passes() {
    for card in [Card::Strike, Card::Raid] {
        let mut game = Scene::new(3).hand(S1, [card]).to_play(S1);
        game.play(&format!("play {card}")).play("name s2").asks(S1);
        assert_eq!(game.state.step, Step::PutAway, "nobody stands on the board");
    }
    // No hunter to move and no club to take: the only choice left is to pass.
    let mut game = Scene::new(3).hand(S1, [Card::Gift]).clubs(S3, 6).to_play(S1);
    game.play("play D-gift").play("name s2").asks(S2);
    assert_eq!(game.legal_actions(), ["done"]);
    game.play("done").asks(S1);
    assert_eq!(game.stones(S1), 7);
}
