//! Clubs: taken, kept, put under hunters, and what they protect from.

use crate::common::{S1, S2, S3, Scenario, Scene};
use ice_age::{Card, Colour, Step};

/// IA-CLUB-01, IA-DEC-09, IA-RULING-27: a club just taken may go under any own hunter of the board without one.
#[test]
fn a_club_just_taken_may_be_put_under_an_own_hunter() {
    let mut game = Scene::new(3)
        .hand(S1, [Card::Club])
        .hunters(S1, 6, 2)
        .hunters(S1, 9, 1)
        .armed(S1, 12, 1)
        .hunters(S2, 10, 1)
        .to_play(S1);
    game.play("play L-club").play("option 1").asks(S1);
    assert_eq!(game.legal_actions(), ["club 6", "club 9", "keep club"]);
    game.refuses("club 12", "IA-RULING-27").refuses("club 10", "IA-RULING-27").play("club 9");
    assert_eq!((game.armed(S1, 9), game.state.player(S1).clubs, game.state.club_supply), (1, 0, 4));
    assert_eq!(game.state.step, Step::PutAway);
}

/// IA-CLUB-02: or it is kept in stock; without a hunter on the board it must be.
#[test]
fn a_club_may_be_kept() {
    let mut game = Scene::new(3).hand(S1, [Card::Club]).hunters(S1, 6, 1).to_play(S1);
    game.play("play L-club").play("option 1").play("keep club");
    assert_eq!((game.armed(S1, 6), game.state.player(S1).clubs), (0, 1));
    let mut game = Scene::new(3).hand(S1, [Card::Club]).to_play(S1);
    game.play("play L-club").play("option 1");
    assert_eq!((game.state.step, game.state.player(S1).clubs), (Step::PutAway, 1));
}

/// IA-CLUB-03, IA-DEC-10, IA-RULING-28: a kept club may be used when its owner places or moves a hunter: light cards.
#[test]
fn a_kept_club_is_used_when_its_owner_places_or_moves_a_hunter() {
    for (card, plays) in [
        (Card::Steppe, &["option 1", "place 9"][..]),
        (Card::Camp, &["place 9"]),
        (Card::Drive, &["move s1 6>9"]),
        (Card::Trek, &["move s1 6>9"]),
        (Card::Swap, &["swap s1 6 s2 9"]),
    ] {
        for (choice, armed) in [("club 9", 1), ("keep club", 0)] {
            let mut game = Scene::new(3)
                .hand(S1, [card])
                .hunters(S1, 6, 1)
                .hunters(S2, 9, 1)
                .clubs(S1, 1)
                .stones(S1, 5)
                .to_play(S1);
            game.play(&format!("play {card}"));
            plays.iter().for_each(|text| {
                game.play(text);
            });
            game.asks(S1);
            assert_eq!(game.legal_actions(), ["club 9", "keep club"], "{card}");
            game.refuses("club 6", "IA-CLUB-03").play(choice);
            assert_eq!((game.armed(S1, 9), game.state.player(S1).clubs), (armed, 1 - armed));
        }
    }
}

/// IA-RULING-28: also in actions that others give: settlers, a trek, a substituted move.
#[test]
fn a_performer_may_use_a_kept_club() {
    for (card, hunters, action) in
        [(Card::Feast, 1, "place 9"), (Card::Guest, 12, "move s2 6>9"), (Card::Gift, 1, "move s2 6>9")]
    {
        let mut game = Scene::new(3).hand(S1, [card]).hunters(S2, 6, hunters).clubs(S2, 1).to_play(S1);
        game.play(&format!("play {card}"));
        if card == Card::Gift {
            game.play("name s2").play("option 2");
        }
        game.asks(S2).play(action).asks(S2).play("club 9");
        assert_eq!((game.armed(S2, 9), game.state.player(S2).clubs), (1, 0), "{card}");
    }
}

/// IA-RULING-28: not when somebody else moves the hunter.
#[test]
fn a_club_is_not_used_when_another_moves_the_hunter() {
    let mut game =
        Scene::new(3).hand(S1, [Card::Drive]).hunters(S2, 6, 2).clubs(S2, 1).clubs(S1, 1).to_play(S1);
    game.play("play L-drive").play("move s2 6>9");
    assert_eq!(game.state.step, Step::Perform, "nobody is asked for a club");
    let mut game = Scene::new(3)
        .hand(S1, [Card::Swap])
        .hunters(S2, 6, 1)
        .hunters(S3, 9, 1)
        .clubs(S2, 1)
        .clubs(S1, 1)
        .to_play(S1);
    game.play("play L-swap").play("swap s2 6 s3 9");
    assert_eq!(game.state.step, Step::PutAway);
}

/// IA-RULING-28: nor in the initial placement, in which only regions are chosen.
#[test]
fn the_initial_placement_asks_for_no_club() {
    let rules = crate::common::ice_age(3);
    let state = table::Rules::start(&rules);
    let mut game = crate::common::Game::new(rules, state);
    game.deal("first s1").asks(S1).play("place 6").asks(S2);
}

/// IA-RULING-28: several clubs may be used in one action, one for each hunter.
#[test]
fn several_clubs_may_be_used_in_one_action() {
    let mut game = Scene::new(3).hand(S1, [Card::Steppe]).clubs(S1, 2).to_play(S1);
    game.play("play L-steppe").play("option 1").play("place 9").play("club 9").play("place 9").play("club 9");
    game.play("place 9");
    assert_eq!((game.armed(S1, 9), game.hunters(S1, 9), game.state.step), (2, 3, Step::PutAway));
}

/// IA-RULING-27: at most one club a hunter: one that has a club is not asked about when it moves.
#[test]
fn a_hunter_carries_one_club_at_most() {
    let mut game =
        Scene::new(3).hand(S1, [Card::Drive]).armed(S1, 6, 1).hunters(S1, 7, 1).clubs(S1, 1).to_play(S1);
    game.play("play L-drive").play("move s1 club 6>9");
    assert_eq!((game.state.step, game.armed(S1, 9), game.state.player(S1).clubs), (Step::Perform, 1, 1));
}

/// IA-RULING-28, IA-RULING-25: two own hunters that look alike may be swapped if that is a chance to arm them.
#[test]
fn own_hunters_may_be_swapped_to_arm_them() {
    let mut game =
        Scene::new(3).hand(S1, [Card::Swap]).hunters(S1, 6, 1).hunters(S1, 9, 1).clubs(S1, 2).to_play(S1);
    game.play("play L-swap").play("swap s1 6 s1 9").asks(S1).play("club 6").play("club 9");
    assert_eq!((game.armed(S1, 6), game.armed(S1, 9), game.state.step), (1, 1, Step::PutAway));
}

/// IA-CLUB-04, IA-CLUB-08: a club under a hunter stays under that hunter: nothing takes it off or passes it on.
#[test]
fn a_club_is_never_passed_on() {
    let mut game =
        Scene::new(3).hand(S1, [Card::Drive]).armed(S1, 6, 1).hunters(S1, 6, 1).hunters(S1, 9, 1).to_play(S1);
    game.play("play L-drive");
    // The bare hunter moves away, or joins an armed one: the club is where it was.
    game.play("move s1 6>7").play("move s1 9>6");
    assert_eq!((game.armed(S1, 6), game.hunters(S1, 6), game.armed(S1, 7)), (1, 2, 0));
    game.end_turn(Colour::Dark);
    assert_eq!(game.armed(S1, 6), 1);
}

/// IA-CLUB-06, IA-RULING-29, IA-EDGE-15: an opponent moves no hunter with a club, by driving or by swapping.
#[test]
fn an_opponent_cannot_move_a_hunter_with_a_club() {
    let scene = |card| Scene::new(3).hand(S1, [card]).armed(S2, 6, 1).hunters(S3, 9, 1).hunters(S1, 10, 1);
    let mut game = scene(Card::Drive).to_play(S1);
    game.play("play L-drive").refuses("move s2 club 6>9", "IA-CLUB-06");
    assert!(game.legal_actions().iter().all(|text| !text.contains("s2")));
    let mut game = scene(Card::Swap).to_play(S1);
    game.play("play L-swap").refuses("swap s2 club 6 s3 9", "IA-CLUB-06");
    assert_eq!(game.legal_actions(), ["swap s3 9 s1 10"]);
}

/// IA-CLUB-07, IA-RULING-29, IA-EDGE-15: its owner may move or swap it, and the club goes along.
#[test]
fn the_owner_moves_a_hunter_with_its_club() {
    let scene = |card| Scene::new(3).hand(S1, [card]).armed(S1, 6, 1).hunters(S2, 9, 1);
    let mut game = scene(Card::Swap).to_play(S1);
    game.play("play L-swap").play("swap s1 club 6 s2 9");
    assert_eq!((game.armed(S1, 9), game.hunters(S2, 6), game.armed(S1, 6)), (1, 1, 0));
    let mut game = scene(Card::Drive).to_play(S1);
    game.play("play L-drive").play("move s1 club 6>10");
    assert_eq!((game.armed(S1, 10), game.armed(S1, 6)), (1, 0));
}

/// IA-RULING-30, IA-EDGE-16: a card may remove a hunter with a club: it goes to the reserve, the club to the supply.
#[test]
fn a_club_does_not_protect_from_being_banished() {
    for card in [Card::Strike, Card::Raid] {
        let mut game = Scene::new(3).hand(S1, [card]).armed(S3, 6, 1).to_play(S1);
        game.play(&format!("play {card}")).play("name s2").play("remove s3 club 6");
        assert_eq!((game.hunters(S3, 6), game.state.player(S3).reserve), (0, 12));
        assert_eq!((game.state.club_supply, game.state.player(S3).clubs), (6, 0));
    }
}

/// IA-CLUB-09, IA-CLUB-10, IA-EDGE-28: after Conflicts all clubs of the board are back in the supply, fought or not; those
/// in stock are kept.
#[test]
fn clubs_of_the_board_return_and_those_in_stock_stay() {
    let mut game = Scene::new(3)
        .no_fires()
        .armed(S1, 6, 1)
        .armed(S2, 9, 2)
        .hunters(S2, 9, 4)
        .clubs(S3, 1)
        .points(S3, 1)
        .to_conflicts(S1);
    assert_eq!((game.armed(S1, 6), game.armed(S2, 9)), (0, 0));
    assert_eq!((game.hunters(S1, 6), game.hunters(S2, 9)), (1, 3), "the hunters stay");
    assert_eq!((game.state.club_supply, game.state.player(S3).clubs), (5, 1));
    game.play("no cover");
    assert_eq!((game.state.step, game.state.player(S3).clubs), (Step::Play, 1));
}
