//! The rules of Embers, the example of `docs/add-a-game.md`, as tests.

use table::{
    Rules, Seat, Turn,
    scenario::{Game, Scenario},
};

use super::embers::{Embers, Note, Options};

const S1: Seat = Seat::new(0);
const S2: Seat = Seat::new(1);

fn game() -> Game<Embers> {
    Game::new(Embers::new(&Options::default(), &()).unwrap())
}

/// EM-TURN-02: there must be something to bank.
#[test]
fn a_pot_is_banked_once_something_is_in_it() {
    let mut game = game();
    game.refuses("bank", "EM-TURN-02").play("feed").deal("roll 5").asks(S1).play("bank").asks(S2);
    assert!(game.told(Note::Banked(S1, 5)));
}

/// EM-TURN-01: while the die rolls nobody chooses.
#[test]
fn a_one_puts_the_fire_out() {
    let mut game = game();
    game.plays("feed").refuses("feed", "EM-TURN-01").deal("roll 6").cannot_deal("roll 6");
    game.play("feed").deal("roll 1").asks(S2);
    assert_eq!(game.legal_actions(), ["feed"]);
    assert!(!game.told(Note::Banked(S1, 6)));
}

#[test]
fn every_side_of_the_die_is_as_likely_as_the_others() {
    let mut game = game();
    game.play("feed");
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.chances(), [1, 2, 3, 4, 5, 6].map(|pips| format!("roll {pips}")));
    assert!(game.odds().iter().all(|&(_, weight)| weight == 1));
}

mod a_test_fails {
    use super::{S2, Scenario, game};

    #[test]
    #[should_panic(expected = "'bank' is not offered")]
    fn that_plays_what_is_not_offered() {
        game().play("bank");
    }

    #[test]
    #[should_panic(expected = "'feed' is offered")]
    fn that_expects_a_refusal_of_what_is_offered() {
        game().refuses("feed", "EM-TURN-01");
    }

    #[test]
    #[should_panic(expected = "EM-TURN-02")]
    fn that_names_another_rule() {
        game().refuses("bank", "EM-TURN-01");
    }

    #[test]
    #[should_panic(expected = "'roll 2' cannot be dealt")]
    fn that_deals_when_nothing_is_dealt() {
        game().deal("roll 2");
    }

    #[test]
    #[should_panic(expected = "'roll 3' is listed")]
    fn that_says_chance_cannot_say_what_it_can() {
        game().play("feed").cannot_deal("roll 3");
    }

    #[test]
    #[should_panic(expected = "it can choose")]
    fn that_asks_the_wrong_seat() {
        game().asks(S2);
    }

    #[test]
    #[should_panic(expected = "'burn' is not an action")]
    fn that_does_not_know_the_notation() {
        game().offers("burn");
    }
}
