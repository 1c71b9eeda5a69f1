//! Edge cases of the Eclipse: the new turn order, and what the piles do.

use crate::common::{Game, S1, S2, S3, S4, Scenario};
use crate::kit::bare;
use endless_winter::{Figure, Frame, Note, Source};

/// EW-EDGE-91: nobody has any Labor: the order is reversed.
#[test]
fn without_labor_the_order_turns_round() {
    for (old, new) in [([S1, S2, S3, S4], [S4, S3, S2, S1]), ([S2, S4, S1, S3], [S3, S1, S4, S2])] {
        let mut game = bare(4);
        game.order(&old).eclipsed(&[]);
        assert_eq!(game.seats(), new);
    }
}

/// EW-EDGE-92: three equal players behind the first come in reversed order.
#[test]
fn equals_come_in_reversed_order() {
    let mut game = bare(4);
    game.committed(S1, &["hunter"]).eclipsed(&[]);
    assert_eq!(game.seats(), [S1, S4, S3, S2]);
    let mut game = bare(4);
    for seat in [S2, S3, S4] {
        game.committed(seat, &["hunter"]);
    }
    game.committed(S1, &["shaman"]).eclipsed(&[]);
    assert_eq!(game.seats(), [S1, S4, S3, S2], "1 1/2 before three times 1");
}

/// EW-EDGE-93: Culture cards add no Labor and are back in hand before anybody gains anything.
#[test]
fn a_bluff_comes_back() {
    let mut game = bare(2);
    game.committed(S1, &["flint-cache", "song-lines"]).before_eclipse(&[]);
    assert!(game.hand_of(S1).is_empty());
    game.deal("reveal");
    assert!(game.told(Note::EclipseLabor(S1, 0)));
    assert_eq!(game.hand_of(S1), ["flint-cache", "song-lines"]);
    assert_eq!(game.seats(), [S2, S1]);
    assert!(game.player(S1).eclipse.is_empty());
}

fn on_track(game: &Game) -> String {
    match game.state.open.stack.top() {
        Some(Frame::Gains { source: Source::TurnOrder, gains }) => gains.to_string(),
        _ => String::new(),
    }
}

/// EW-EDGE-94: the track gives by the new place, not by the old one.
#[test]
fn the_track_follows_the_new_order() {
    let mut game = bare(4);
    game.eclipsed(&[]);
    for (seat, gives) in [(S4, "M"), (S3, "D"), (S2, "I"), (S1, "T")] {
        game.until(seat);
        assert_eq!(on_track(&game), gives);
    }
}

/// EW-EDGE-95, EW-RULING-01: resting figures count 1 1/2 each in this Eclipse, then stand up.
#[test]
fn resting_figures_count_and_return() {
    let mut game = bare(3);
    game.committed(S3, &["hunter"]).eclipsed(&[1, 2]);
    assert_eq!(game.seats(), [S2, S1, S3], "3, 1 1/2 and 1");
    assert!(game.told(Note::EclipseLabor(S1, 3)) && game.told(Note::EclipseLabor(S2, 6)));
    game.to_next_round();
    for seat in [S1, S2] {
        let figures = &game.player(seat).figures;
        assert!(figures.available(Figure::Chief) && figures.available(Figure::Tribe));
        assert_eq!(figures.resting(), 0);
    }
    game.to_reveal().deal("reveal");
    assert_eq!(game.noted(|note| matches!(note, Note::EclipseLabor(_, 0))), 3, "nobody rested this round");
}

/// EW-EDGE-95b: in the Eclipse a Tribeswoman brings Food; her trade belongs to the turn.
#[test]
fn the_tribeswoman_in_the_eclipse() {
    let mut game = bare(2);
    game.committed(S1, &["tribeswoman"]).resources(S1, 2, 0).eclipsed(&[]).play("done");
    assert_eq!(game.offered("skill"), ["tribeswoman"]);
    game.play("skill tribeswoman");
    assert_eq!((game.food(S1), game.tools(S1)), (3, 0));
}

/// EW-EDGE-95c, EW-RULING-06, EW-RULING-02, EW-ECL-03: every Labor symbol of a card counts, but for those behind a column symbol.
#[test]
fn what_counts_in_the_comparison() {
    for (card, half) in [
        ("brave", 3),
        ("tribeswoman", 1),
        ("tribesman", 1),
        ("hunter", 2),
        ("artisan", 2),
        ("scout", 2),
        ("elder", 2),
        ("shaman", 3),
    ] {
        let mut game = bare(2);
        game.committed(S1, &[card]).eclipsed(&[]);
        assert!(game.told(Note::EclipseLabor(S1, half)), "{card}");
    }
}

/// EW-EDGE-95d, EW-RULING-42: a card buried out of the Eclipse pile loses its skill; the order stays as it is.
#[test]
fn a_card_of_the_pile_is_buried() {
    let mut game = bare(2);
    game.committed(S1, &["shaman", "hunter"]).committed(S2, &["hunter", "hunter"]);
    game.animals(S1, &["sloth"], &[]).hand(S1, &[]).eclipsed(&[]);
    assert_eq!(game.seats(), [S1, S2], "2 1/2 against 2");
    game.play("done");
    assert!(game.offers("skill hunter"));
    game.plays("skill shaman, bury board hunter");
    assert_eq!(game.seats(), [S1, S2]);
    assert_eq!(game.state.active(), S2, "the skill of the buried card is gone, and nothing else is left");
    game.to_next_round();
    assert_eq!((game.buried_of(S1), game.upright(S1, "sloth")), (vec!["hunter".to_owned()], 1));
    assert_eq!(game.discard_of(S1), ["shaman"]);
}

/// EW-RULING-42: a Culture card that was in the pile is back in hand and may be buried from there; a card may bury itself.
#[test]
fn other_burials_in_the_eclipse() {
    let mut game = bare(2);
    game.committed(S1, &["shaman", "flint-cache"]).eclipsed(&[]).plays("done, skill shaman");
    assert_eq!(game.offered("bury"), ["board shaman", "hand flint-cache"]);
    game.play("bury board shaman").to_next_round();
    assert_eq!(game.buried_of(S1), ["shaman"]);
    assert!(game.discard_of(S1).is_empty());
}

/// EW-RULING-40, EW-HID-16: the base tile gives nothing in the Eclipse, unless content says otherwise.
#[test]
fn the_base_tile_gives_nothing() {
    let mut game = bare(2);
    game.terrain(0, "highland").camps(S1, &[9, 9, 0]).eclipsed(&[]).until(S1).play("done");
    assert_eq!((game.offered("gather"), game.refusal("gather 9")), (vec!["0".to_owned()], "EW-HID-16"));
    let base = "[[terrain]]\nid = \"base\"\ngives = { is = \"F\", from = \"house\" }";
    let mut game = crate::kit::overlaid(2, base);
    game.camps(S1, &[9, 9]).eclipsed(&[]).until(S1).play("done");
    assert_eq!(game.offered("gather"), ["9"]);
}
