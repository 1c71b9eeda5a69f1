//! Edge cases of piles, decks and displays that run out.

use crate::common::{Game, S1, S2, Scenario};
use crate::kit::bare;
use endless_winter::{Note, Stage};
use table::{Rules, Turn};

fn shuffles(game: &Game) -> usize {
    game.noted(|note| matches!(note, Note::Reshuffled(_)))
}

/// EW-EDGE-01: one card from an empty pile with three discards: they are shuffled, one is drawn, two are left.
#[test]
fn an_empty_pile_is_made_from_the_discards() {
    let mut game = bare(2);
    game.discard(S1, &["brave", "tribesman", "tribesman"]).pile(S1, &[]).pending("D").play("draw");
    assert_eq!((shuffles(&game), game.turn()), (1, Turn::Chance));
    assert_eq!(game.chances(), ["draw brave", "draw tribesman"]);
    game.deal("draw brave");
    assert_eq!(game.pile_of(S1), ["tribesman", "tribesman"]);
    assert!(game.discard_of(S1).is_empty());
}

/// EW-EDGE-02: a pile that becomes empty waits for the next draw, and takes what was discarded meanwhile.
#[test]
fn the_shuffle_waits_for_the_next_draw() {
    let mut game = bare(2);
    game.hand(S1, &["raised-circle"]).discard(S1, &["tribesman"]).pile(S1, &["brave"]);
    game.play("culture raised-circle").draws("brave");
    assert!(game.pile_of(S1).is_empty());
    assert_eq!((game.discard_of(S1), shuffles(&game)), (vec!["tribesman".to_owned()], 0));
    game.idle("migrate").idle("hunt");
    game.plays("place tribe rest, draw");
    assert_eq!(shuffles(&game), 1);
    assert_eq!(
        game.chances(),
        ["draw tribesman", "draw raised-circle"],
        "the card played meanwhile is there"
    );
}

/// EW-EDGE-03, EW-RULING-55: with both piles empty a draw can only be swapped; in the Preparation it is simply missing.
#[test]
fn a_draw_from_nothing_is_swapped_or_missing() {
    let mut game = bare(2);
    game.pile(S1, &[]).pending("D");
    assert_eq!(game.refusal("draw"), "EW-RULING-55");
    assert_eq!(game.legal_actions(), ["offering", "honor", "tool", "food", "done"]);
    game.play("tool");
    let mut game = bare(2);
    game.pile(S1, &[]).village(S1, [13, 16, 17]).eclipsed(&[]).until(S1).play("done");
    assert_eq!(game.refusal("draw"), "EW-RULING-55", "the Village would draw a card");
    game.play("tool");
    assert_eq!(game.tools(S1), 1);
    game.fate();
    assert!(game.hand_of(S1).is_empty());
    assert_eq!((game.tools(S1), game.hand_of(S2).len()), (1, 5));
}

/// EW-EDGE-04: five cards are due, three are there: three are drawn.
#[test]
fn the_preparation_draws_what_there_is() {
    let mut game = bare(2);
    game.discard(S1, &["tribesman", "tribesman"]).pile(S1, &["brave"]).eclipsed(&[]).to_next_round();
    assert_eq!(game.hand_of(S1), ["brave", "tribesman", "tribesman"]);
}

/// EW-EDGE-05, EW-RULING-45: an Eclipse pile that is still out is not shuffled in.
#[test]
fn the_eclipse_pile_is_not_shuffled_in() {
    let mut game = bare(2);
    game.committed(S1, &["hunter"]).discard(S1, &["tribesman"]).pile(S1, &[]).village(S1, [13, 16, 17]);
    game.eclipsed(&[]);
    assert_eq!(game.state.active(), S1, "1 Labor against none");
    game.plays("done, draw");
    assert_eq!(game.chances(), ["draw tribesman"]);
}

/// EW-EDGE-06, EW-RULING-30: an empty Tribe deck costs the full price, gives a point, and counts as asked for.
#[test]
fn an_empty_tribe_deck_gives_a_point_once() {
    let mut game = bare(2);
    game.no_deck("elder").hand(S1, &["brave", "brave"]).resources(S1, 0, 3);
    game.plays("place tribe initiate, play brave, play brave, recruit elder");
    assert_eq!((game.score(S1), game.tools(S1), game.labor()), (1, 2, 2.0));
    assert!(game.hand_of(S1).is_empty());
    assert_eq!(game.refusal("recruit elder"), "EW-INIT-02");
    game.play("recruit hunter");
}

/// EW-EDGE-07: an empty Tribe deck gives a point in the middle too, and a card may still be buried.
#[test]
fn an_empty_tribe_deck_gives_a_point_in_the_middle() {
    let mut game = bare(2);
    game.no_deck("elder").hand(S1, &["brave"]).resources(S1, 1, 0);
    game.plays("place tribe initiate, rite, train elder");
    assert_eq!(game.score(S1), 1);
    game.play("bury hand brave");
    assert_eq!(game.buried_of(S1), ["brave"]);
}

/// EW-EDGE-08: no deck, but Animals in the area: nothing to reveal, Animals to take, a point at the bottom.
#[test]
fn an_empty_animal_deck() {
    let mut game = bare(2);
    game.area(&["rhino"]).animal_deck(&[]).hand(S1, &["hunter"]).resources(S1, 0, 1);
    game.plays("place tribe hunt, play hunter");
    assert_eq!(game.refusal("reveal"), "EW-HUNT-04");
    assert_eq!(game.refusal("hunt none"), "EW-HUNT-07");
    game.plays("hunt rhino, done");
    assert_eq!((game.upright(S1, "rhino"), game.score(S1)), (1, 0));
    game.play("track");
    assert_eq!(game.score(S1), 1);
}

/// EW-EDGE-09: no Animal anywhere: each taking gives a point for its full price.
#[test]
fn no_animals_at_all() {
    let mut game = bare(2);
    game.area(&[]).animal_deck(&[]).hand(S1, &["hunter"]).resources(S1, 0, 2);
    game.plays("place tribe hunt, play hunter, hunt none");
    assert_eq!((game.score(S1), game.tools(S1), game.labor()), (1, 1, 1.0));
    game.play("hunt none");
    assert_eq!((game.score(S1), game.tools(S1), game.labor()), (2, 0, 0.0));
    assert_eq!(game.refusal("hunt none"), "EW-HUNT-06");
}

/// EW-EDGE-10, EW-RULING-34: an empty area with a deck gives neither an Animal nor a point before a reveal.
#[test]
fn an_empty_area_must_be_filled_first() {
    let mut game = bare(2);
    game.area(&[]).hand(S1, &["hunter"]).resources(S1, 0, 1).plays("place tribe hunt, play hunter");
    assert_eq!(game.refusal("hunt none"), "EW-RULING-34");
    assert_eq!(game.refusal("hunt rhino"), "EW-RULING-34");
    game.play("reveal").deals("animal rhino, animal sloth").play("hunt rhino");
    assert_eq!(game.upright(S1, "rhino"), 1);
}

/// EW-EDGE-11: with one card in the deck a reveal adds one.
#[test]
fn the_last_animal_is_revealed_alone() {
    let mut game = bare(2);
    game.area(&["rhino"; 4]).animal_deck(&["sloth"]).hand(S1, &["hunter"]);
    game.plays("place tribe hunt, play hunter, reveal").deal("animal sloth");
    assert_eq!((game.state.open.area.total(), game.labor()), (5, 1.0));
    assert_ne!(game.turn(), Turn::Chance);
}

/// EW-EDGE-12, EW-EX-13, EW-RULING-34, EW-ICON-21: six Animals fill the area, for the action and for the icon.
#[test]
fn six_animals_fill_the_area() {
    let mut game = bare(2);
    game.area(&["rhino"; 5]).hand(S1, &["hunter", "drive-lines"]);
    game.plays("culture drive-lines, place tribe hunt, play hunter, reveal").deal("animal sloth");
    assert_eq!((game.state.open.area.total(), game.labor()), (6, 1.0), "one card for the full price");
    assert_eq!(game.refusal("reveal"), "EW-HUNT-02");
    game.play("skill drive-lines");
    assert_eq!(game.labor(), 3.0);
    assert_eq!((game.state.open.area.total(), game.turn()), (6, Turn::Choose(S1)), "the icons do nothing");
}

/// EW-EDGE-13, EW-RULING-56: six Animals stay six when three would do.
#[test]
fn the_preparation_removes_no_animals() {
    let mut game = bare(2);
    game.area(&["rhino"; 6]).eclipsed(&[]).to_next_round();
    assert_eq!(game.state.open.area.total(), 6);
}

/// EW-EDGE-14: too few Animals: the area is filled as far as they go.
#[test]
fn the_preparation_lays_what_there_is() {
    let mut game = bare(2);
    game.area(&["rhino"]).animal_deck(&["sloth"]).eclipsed(&[]).to_next_round();
    assert_eq!((game.state.open.area.total(), game.state.open.animals.total()), (2, 0));
}

/// EW-EDGE-15: the display is filled between rounds only, and replaced as a whole after round 2; the decks suffice.
#[test]
fn the_display_is_filled_between_rounds() {
    let mut game = bare(2);
    game.hand(S1, &["shaman", "shaman"]).plays("place tribe develop, play shaman, play shaman");
    let taken = game.offered("learn")[0].clone();
    game.play(&format!("learn {taken}")).end_turn();
    assert_eq!(game.state.open.display.len(), 7);
    game.to_reveal();
    assert_eq!(game.state.open.display.len(), 7);
    game.deal("reveal").to_next_round();
    assert_eq!(game.state.open.display.len(), 8);
    let old = game.state.open.display;
    game.to_reveal().deal("reveal").to_next_round();
    let open = &game.state.open;
    assert_eq!((open.display.len(), open.removed), (8, old), "all eight left, though none was taken");
    let content = game.rules.content();
    for era in 1..=2 {
        assert!(content.culture.iter().filter(|face| face.era.is == era).count() >= 8 + 8);
    }
}

/// EW-EDGE-15b, EW-RULING-68: an empty display sells nothing, and the icon does nothing.
#[test]
fn an_empty_display() {
    let mut game = bare(2);
    game.display(&[]).hand(S1, &["shaman", "shaman", "gift-ring"]).resources(S1, 2, 0);
    game.plays("culture gift-ring, place tribe develop, play shaman, play shaman");
    assert_eq!(game.labor(), 3.0);
    assert!(game.offered("learn").is_empty());
    assert_eq!(game.refusal("learn council-fire"), "EW-DEV-02");
    assert_eq!(game.refusal("skill gift-ring"), "EW-RULING-68");
}

/// EW-EDGE-16: a Culture card gained this turn is played later at the earliest, but may join the Eclipse pile.
#[test]
fn a_new_culture_card_waits() {
    let mut game = bare(2);
    game.display(&["flint-cache"]).hand(S1, &["shaman", "shaman"]).third_turn();
    game.plays("place chief develop, play shaman, play shaman, learn flint-cache");
    assert_eq!(game.refusal("culture flint-cache"), "EW-TURN-11");
    game.play("done").play("done");
    while game.stage() != Stage::Commit {
        game.play("done");
    }
    game.play("commit flint-cache");
    assert!(game.state.secret[0].eclipse.has(game.card("flint-cache")));
}
