//! The start of the next round: stones, fires, the first player.

use crate::common::{Game, S1, S2, S3, S4, Scenario, Scene};
use ice_age::{Card, Colour, Note, Step};
use table::{Seat, Turn};

/// The next round after this scene, with no glacier; `ender` ended Migration.
fn next_round(scene: Scene, ender: Seat) -> Game {
    let mut game = scene.no_fires().to_conflicts(ender);
    if game.turn() == Turn::Chance {
        let lot = game.odds()[0].0.clone();
        game.deal(&lot);
    }
    game.play("no cover");
    game
}

/// IA-NEXT-01: the light pool becomes the dark pool.
#[test]
fn stones_paid_can_be_earned_again() {
    let game = next_round(Scene::new(4).dark_pool(0).light_pool(17), S1);
    assert_eq!((game.state.dark_pool, game.state.light_pool), (17, 0));
}

/// IA-EX-12, IA-NEXT-02, IA-NEXT-03, IA-NEXT-05: light pool 6; each of three players owes 2, one has only 1: 11 in the
/// dark pool.
#[test]
fn the_top_up_of_the_rules_sheet() {
    let game = next_round(Scene::new(3).dark_pool(0).light_pool(6).stones(S1, 15).stones(S2, 1), S1);
    assert_eq!(game.state.dark_pool, 11);
    assert_eq!([S1, S2, S3].map(|seat| game.stones(seat)), [13, 0, 8]);
    let given: Vec<Note> = game.notes().filter(|note| matches!(note, Note::Gave(..))).collect();
    assert_eq!(given, [Note::Gave(S1, 2), Note::Gave(S2, 1), Note::Gave(S3, 2)]);
}

/// IA-EDGE-33, IA-NEXT-02, IA-NEXT-04: ten stones are enough, nine are not; who has none gives none.
#[test]
fn ten_stones_need_no_top_up() {
    let game = next_round(Scene::new(3).dark_pool(0).light_pool(10).stones(S1, 0).stones(S2, 11), S1);
    assert_eq!((game.state.dark_pool, game.stones(S2), game.stones(S3)), (10, 11, 11));
    let game = next_round(Scene::new(3).dark_pool(0).light_pool(9).stones(S1, 0).stones(S2, 12), S1);
    assert_eq!((game.state.dark_pool, game.stones(S1)), (11, 0), "one stone from each who has some");
    assert_eq!((game.stones(S2), game.stones(S3)), (11, 10));
}

/// IA-EDGE-34, IA-RULING-34, IA-NEXT-03: two players are short, so the share grows: the least that fills the pool.
#[test]
fn the_share_grows_when_players_are_short() {
    let game = next_round(Scene::new(3).dark_pool(0).light_pool(2).stones(S1, 1).stones(S2, 1), S1);
    assert_eq!(game.state.dark_pool, 10);
    assert_eq!([S1, S2, S3].map(|seat| game.stones(seat)), [0, 0, 22]);
    // A share of 3 would give 9 + 2 only.
    let game =
        next_round(Scene::new(4).dark_pool(0).light_pool(0).stones(S1, 2).stones(S2, 20).stones(S3, 19), S1);
    assert_eq!((game.stones(S4), game.state.dark_pool), (0, 10));
    assert_eq!([S1, S2, S3].map(|seat| game.stones(seat)), [0, 16, 15]);
}

/// IA-NEXT-06, IA-NEXT-07: all 14 fires are unknown again; one lies in every open region, new ice excepted.
#[test]
fn fires_are_shuffled_and_laid_again() {
    let mut game = Scene::new(5).to_conflicts(S1);
    game.reveal(&[]);
    assert_eq!(game.state.board.fires, [0; 12]);
    if game.turn() == Turn::Chance {
        game.deal("last s1");
    }
    game.play("cover 3");
    for number in 1..=12 {
        assert_eq!(game.fires(number), u8::from(number != 3));
    }
    assert_eq!((game.state.board.unknown_fires, game.state.board.warmth), ([4, 5, 5], [0; 12]));
}

/// IA-NEXT-08, IA-EDGE-38: the left neighbour of the one who ended Migration starts.
#[test]
fn the_left_neighbour_of_the_ender_starts() {
    for (ender, starter) in [(S1, S2), (S2, S3), (S3, S4), (S4, S1)] {
        let mut game = next_round(Scene::new(4), ender);
        game.asks(starter);
        assert_eq!((game.state.step, game.state.ender), (Step::Play, None));
    }
}

/// IA-NEXT-09: hunters, mammoths, hands, piles, discards, stones, stocked clubs and glaciers carry over.
#[test]
fn everything_else_carries_over() {
    let scene = Scene::new(4)
        .hunters(S1, 6, 2)
        .hunters(S2, 9, 3)
        .clubs(S3, 2)
        .mammoths(9, 2)
        .light_pool(12)
        .discard(Card::Swap)
        .discard(Card::Raid)
        .below([Card::LightCult])
        .under(S2, Card::Trek)
        .points(S4, 1)
        .stones(S3, 3);
    let before = scene.no_fires().to_conflicts(S1);
    let mut game = Game::new(before.rules.clone(), before.state);
    game.asks(S3).play("no cover");
    let (old, new) = (&before.state, &game.state);
    assert_eq!(new.round, old.round + 1);
    assert_eq!(new.players, old.players);
    assert_eq!((new.board.bands, new.board.mammoths), (old.board.bands, old.board.mammoths));
    assert_eq!((new.light_pile, new.dark_pile), (old.light_pile, old.dark_pile));
    assert_eq!((new.tops, new.discarded), (old.tops, old.discarded));
    assert_eq!((new.club_supply, new.mammoth_supply), (old.club_supply, old.mammoth_supply));
    assert_eq!(new.board.covered, old.board.covered);
}

/// IA-DEC-16: nobody decides anything: from the glacier straight to the first turn.
#[test]
fn the_next_round_asks_nobody() {
    let mut game = next_round(Scene::new(3).dark_pool(0).light_pool(3), S1);
    assert_eq!(game.state.step, Step::Play);
    game.asks(S2);
    assert!(game.notes().any(|note| note == Note::Round(2)));
    // The forced top-up has happened on the way.
    assert!(game.state.dark_pool >= 10);
}

/// IA-NEXT-10, IA-NEXT-11, IA-RULING-22, IA-EDGE-07: in the last round the ending card moves the dark stones to the light
/// pool; nobody gets any, nobody performs, nobody draws.
#[test]
fn the_last_card_of_the_game_has_no_effect() {
    for (card, dark) in [(Card::Raid, 4), (Card::Raid, 1), (Card::Feast, 6), (Card::Gift, 3)] {
        let mut game = Scene::new(4)
            .last_round()
            .hand(S2, [card])
            .hunters(S1, 6, 1)
            .dark_pool(dark)
            .light_pool(5)
            .stones(S2, 4)
            .to_play(S2);
        game.play(&format!("play {card}"));
        assert!(matches!(game.state.step, Step::Reveal(_)), "no performer, no draw");
        assert_eq!((game.stones(S2), game.state.dark_pool, game.state.light_pool), (4, 0, 5 + dark));
        assert_eq!((game.hunters(S1, 6), game.state.player(S2).hand.total()), (1, 4));
        game.reveal(&[]);
        assert_eq!(game.turn(), Turn::Over);
    }
}

/// IA-RULING-22: one stone too few for the pool, and it is a card like any other.
#[test]
fn a_card_that_does_not_end_the_last_round_is_performed() {
    let mut game = Scene::new(4)
        .last_round()
        .hand(S2, [Card::Raid])
        .hunters(S1, 6, 1)
        .dark_pool(5)
        .stones(S2, 4)
        .to_play(S2);
    game.play("play D-raid");
    assert_eq!((game.stones(S2), game.state.dark_pool), (8, 1));
    game.play("name s3").asks(S3).play("remove s1 6").end_turn(Colour::Dark);
    assert_eq!(game.state.step, Step::Play);
}

/// IA-RULING-22: a Cult that copies a dark card can be that last card.
#[test]
fn a_cult_can_be_the_last_card() {
    let mut game = Scene::new(4)
        .last_round()
        .hand(S2, [Card::LightCult])
        .discard(Card::Raid)
        .dark_pool(3)
        .stones(S2, 4)
        .to_play(S2);
    game.play("play L-cult").play("copy dark");
    assert!(matches!(game.state.step, Step::Reveal(_)));
    assert_eq!((game.stones(S2), game.state.dark_pool, game.state.light_pool), (4, 0, 3));
}

/// IA-RULING-38, IA-END-05: in the game of three rounds, round 3 is the last one.
#[test]
fn in_the_short_game_the_third_round_is_the_last() {
    let play = |scene: Scene| {
        let mut game = scene.round(3).hand(S2, [Card::Raid]).dark_pool(4).stones(S2, 4).to_play(S2);
        game.play("play D-raid");
        game
    };
    let short = play(Scene::short(3));
    assert_eq!((short.stones(S2), matches!(short.state.step, Step::Reveal(_))), (4, true));
    let long = play(Scene::new(3));
    assert_eq!((long.stones(S2), long.state.step), (8, Step::Name));
}
