//! Cults: cards that act as a visible discard; and what happens when nothing can be played.

use crate::common::{S1, S2, S3, S4, Scenario, Scene};
use ice_age::{Card, Colour, Note, Step};

/// IA-CARD-L-14a, IA-CARD-D-08a, IA-DEC-03: a Cult of either colour copies the light or the dark discard.
#[test]
fn a_cult_chooses_between_the_visible_discards() {
    for cult in [Card::LightCult, Card::DarkCult] {
        let scene = || Scene::new(3).hand(S1, [cult]).discard(Card::Swap).discard(Card::Strike);
        let mut game = scene().to_play(S1);
        game.play(&format!("play {cult}")).asks(S1);
        assert_eq!(game.legal_actions(), ["copy light", "copy dark"], "one of them, no way out");
        // The light card cannot be paid for.
        let mut game = scene().stones(S1, 0).to_play(S1);
        game.play(&format!("play {cult}"));
        assert_eq!(game.legal_actions(), ["copy dark"]);
        game.refuses("copy light", "IA-MIG-07");
    }
}

/// IA-CARD-L-14b, IA-RULING-15, IA-RULING-16: copying a light card costs its price and is done by the player.
#[test]
fn a_cult_acts_as_the_light_card() {
    let mut game =
        Scene::new(3).hand(S1, [Card::DarkCult]).discard(Card::Drive).hunters(S2, 6, 1).to_play(S1);
    game.play("play D-cult").play("copy light");
    assert_eq!((game.stones(S1), game.state.light_pool), (1, 3));
    game.asks(S1).play("move s2 6>7");
    assert_eq!(game.hunters(S2, 7), 1);
}

/// IA-RULING-15: copying the mammoth card lets the player choose the option and pay its price, if it is possible.
#[test]
fn a_cult_that_copies_the_mammoth_card_chooses_a_price() {
    let mut game = Scene::new(4).hand(S1, [Card::LightCult]).discard(Card::Mammoth).stones(S1, 4).to_play(S1);
    game.play("play L-cult").play("copy light");
    assert_eq!(game.stones(S1), 4, "no price of its own");
    assert_eq!(game.legal_actions(), ["option 1", "option 2"]);
    game.refuses("option 3", "IA-MIG-07").play("option 2");
    assert_eq!(game.stones(S1), 1);
}

/// IA-CARD-L-14b, IA-CARD-D-08a: copying a dark card earns its income, and others perform it, in its order.
#[test]
fn a_cult_acts_as_the_dark_card() {
    let mut game = Scene::new(4).hand(S3, [Card::LightCult]).discard(Card::Guest).to_play(S3);
    game.play("play L-cult").play("copy dark");
    assert_eq!(game.stones(S3), 7);
    game.asks(S4).play("place 6").asks(S1).play("place 6").asks(S2).play("place 6").asks(S3);
}

/// IA-MIG-12, IA-CARD-L-14c: with eight stones a Cult of either colour may be played, but only on the light discard.
#[test]
fn a_rich_player_may_only_copy_the_light_discard() {
    for cult in [Card::LightCult, Card::DarkCult] {
        let scene = Scene::new(3).hand(S1, [cult, Card::Strike, Card::Fire]).stones(S1, 8);
        let mut game = scene.discard(Card::Swap).discard(Card::Raid).to_play(S1);
        game.refuses("play D-strike", "IA-MIG-11");
        game.play(&format!("play {cult}"));
        assert_eq!(game.legal_actions(), ["copy light"]);
        game.refuses("copy dark", "IA-CARD-L-14c");
    }
}

/// IA-EDGE-08, IA-RULING-16: with eight stones and only a dark discard visible, a Cult cannot be played: copying it would
/// not be playing light, whatever the colour of the Cult.
#[test]
fn a_rich_player_cannot_copy_a_dark_discard_with_a_light_cult() {
    for cult in [Card::LightCult, Card::DarkCult] {
        let mut game =
            Scene::new(3).hand(S1, [cult, Card::Fire]).stones(S1, 8).discard(Card::Raid).to_play(S1);
        let text = format!("play {cult}");
        game.refuses(&text, "IA-CARD-L-14c");
        let mut game =
            Scene::new(3).hand(S1, [cult, Card::Fire]).stones(S1, 7).discard(Card::Raid).to_play(S1);
        game.play(&text);
    }
}

/// IA-CARD-L-14d, IA-CARD-L-14e, IA-CARD-D-08a, IA-MIG-04: the copied card stays on top; the Cult goes below, to its own
/// colour.
#[test]
fn the_copied_card_stays_visible_and_the_cult_goes_to_the_bottom() {
    for cult in [Card::LightCult, Card::DarkCult] {
        for copied in ["copy light", "copy dark"] {
            let mut game =
                Scene::new(3).hand(S1, [cult]).discard(Card::Fire).discard(Card::Strike).to_play(S1);
            game.play(&format!("play {cult}")).play(copied);
            assert_eq!(game.state.tops, [Some(Card::Fire), Some(Card::Strike)]);
            assert_eq!(game.state.discarded.of(cult), 1);
            let observation = game.observe(table::Viewer::Public);
            let below = [(Colour::Light, observation.light.below), (Colour::Dark, observation.dark.below)];
            for (colour, count) in below {
                assert_eq!(count, u8::from(cult.colour() == colour));
            }
        }
    }
}

/// IA-EDGE-09: two Cults in a row copy the same card.
#[test]
fn two_cults_in_a_row_copy_the_same_card() {
    let mut game = Scene::new(3)
        .hand(S1, [Card::LightCult])
        .hand(S2, [Card::DarkCult])
        .discard(Card::Hunt)
        .no_mammoths()
        .to_play(S1);
    game.play("play L-cult").play("copy dark").play("name s2").end_turn(Colour::Light);
    game.asks(S2).play("play D-cult").play("copy dark").play("name s1").asks(S2);
    assert_eq!((game.stones(S1), game.stones(S2)), (7, 7));
    let copied: Vec<Note> = game.notes().filter(|note| matches!(note, Note::Copied(..))).collect();
    assert_eq!(copied, [Note::Copied(S1, Card::Hunt), Note::Copied(S2, Card::Hunt)]);
}

/// IA-EDGE-10, IA-RULING-15: a Cult that takes the last dark stone ends the phase; the next starter is left of its player.
#[test]
fn a_cult_can_end_migration() {
    let mut game = Scene::new(4)
        .no_fires()
        .hand(S4, [Card::LightCult])
        .discard(Card::Raid)
        .dark_pool(4)
        .stones(S1, 0)
        .stones(S4, 4)
        .to_play(S4);
    game.play("play L-cult").play("copy dark");
    assert_eq!(game.state.ender, Some(S4));
    game.play("name s2").asks(S1).play("no cover");
    assert_eq!(game.state.round, 2);
    game.asks(S1);
}

/// IA-EDGE-08, IA-RULING-14: without a visible discard no Cult can be played; one on an empty pile stays face down.
#[test]
fn a_cult_needs_a_visible_card() {
    let mut game = Scene::new(3).hand(S1, [Card::LightCult, Card::DarkCult, Card::Strike]).to_play(S1);
    game.refuses("play L-cult", "IA-RULING-14").refuses("play D-cult", "IA-RULING-14");

    // The dark pile holds nothing but a Cult, so it cannot be chosen.
    let mut game =
        Scene::new(3).hand(S1, [Card::LightCult]).discard(Card::Fire).below([Card::DarkCult]).to_play(S1);
    assert_eq!(game.observe(table::Viewer::Public).dark.below, 1);
    game.play("play L-cult");
    assert_eq!(game.legal_actions(), ["copy light"]);
    game.refuses("copy dark", "IA-RULING-14");

    let mut game = Scene::new(3).hand(S1, [Card::DarkCult]).discard(Card::Fire).to_play(S1);
    game.play("play D-cult").play("copy light").play("fire 5>9");
    assert_eq!(game.state.top(Colour::Dark), None, "a Cult alone is never visible");
    assert_eq!(game.state.discarded.of(Card::DarkCult), 1);
}

/// IA-RULING-12, IA-EDGE-08, IA-RULING-13: eight stones, every light card is a Cult and no light discard is visible: no
/// card can be played, neither a dark one nor a Cult on a dark discard; one is put away, and that is the turn.
#[test]
fn a_rich_player_without_a_light_play_plays_nothing() {
    let hand = [Card::LightCult, Card::LightCult, Card::Strike, Card::Guest, Card::DarkCult];
    let scene = || Scene::new(3).hand(S1, hand).stones(S1, 8);
    let away = ["away L-cult", "away D-guest", "away D-strike", "away D-cult"];
    for (scene, cult) in [(scene(), "IA-RULING-14"), (scene().discard(Card::Raid), "IA-CARD-L-14c")] {
        let mut game = scene.to_play(S1);
        assert_eq!(game.legal_actions(), away);
        game.refuses("play L-cult", cult).refuses("play D-cult", cult).refuses("play D-strike", "IA-MIG-11");
        game.play("away D-cult").play("draw dark");
        let card = game.odds()[0].0.clone();
        game.deal(&card).asks(S2);
        assert_eq!(game.stones(S1), 8);
    }
    // A hand without any light card is possible after IA-RULING-20.
    let dark = [Card::Strike, Card::Guest, Card::Feast, Card::Raid, Card::Gift];
    let game = Scene::new(3).hand(S1, dark).stones(S1, 8).to_play(S1);
    assert!(
        game.legal_actions().iter().all(|text| text.starts_with("away D-")),
        "{:?}",
        game.legal_actions()
    );
    // With seven stones the same hand is free, and so it is with a light card to copy.
    let seven = Scene::new(3).hand(S1, hand).stones(S1, 7).discard(Card::Raid).to_play(S1);
    assert_eq!(seven.legal_actions().len(), 4);
    let light = scene().discard(Card::Swap).discard(Card::Raid).to_play(S1);
    assert_eq!(light.legal_actions(), ["play L-cult", "play D-cult"]);
}

/// IA-RULING-12: any other light card is payable with eight stones, and must then be played.
#[test]
fn one_payable_light_card_is_enough_to_forbid_dark_ones() {
    let dark = [Card::Strike, Card::Guest, Card::Feast];
    for light in Card::ALL.into_iter().filter(|card| card.colour() == Colour::Light && !card.is_cult()) {
        let game = Scene::new(3).hand(S1, dark).hand(S1, [Card::LightCult, light]).stones(S1, 8).to_play(S1);
        assert_eq!(game.legal_actions(), [format!("play {light}")]);
    }
}

/// IA-RULING-13: with no legal play a card is put under its pile and one is drawn; that is the turn. The hand is not shown.
#[test]
fn without_a_legal_play_a_card_is_put_away_and_the_turn_ends() {
    let hand = [Card::Steppe, Card::Trek, Card::LightCult, Card::DarkCult, Card::DarkCult];
    let mut game = Scene::new(3).hand(S1, hand).stones(S1, 2).to_play(S1);
    assert_eq!(game.legal_actions(), ["away L-steppe", "away L-trek", "away L-cult", "away D-cult"]);
    game.refuses("play L-steppe", "IA-MIG-07").refuses("play D-cult", "IA-RULING-14");
    game.play("away L-trek");
    assert_eq!(game.state.light_pile.under().next().map(|known| known.card), Some(Card::Trek));
    assert_eq!((game.stones(S1), game.state.step), (2, Step::Draw(1)));
    game.play("draw light");
    let card = game.odds()[0].0.clone();
    game.deal(&card).asks(S2);
    for (audience, note) in &game.story {
        if audience.includes(table::Viewer::Seat(S3)) {
            assert!(
                matches!(note, Note::NoPlay(_) | Note::PutAwayUnseen(..) | Note::DrewUnseen(..)),
                "{note:?}"
            );
        }
    }
}

/// IA-RULING-13: it is a last resort: whoever can play must.
#[test]
fn whoever_can_play_a_card_must() {
    let hand = [Card::Steppe, Card::Trek, Card::Swap, Card::DarkCult, Card::DarkCult];
    let mut game = Scene::new(3).hand(S1, hand).stones(S1, 1).to_play(S1);
    assert_eq!(game.legal_actions(), ["play L-swap"]);
    game.refuses("away L-trek", "IA-MIG-03");
}

/// IA-RULING-13: such turns do not go on for ever: forty of them in a row end Migration; a card played starts the count
/// again.
#[test]
fn forty_turns_without_a_play_end_migration() {
    let hand = [Card::Steppe, Card::Trek, Card::LightCult, Card::DarkCult, Card::DarkCult];
    for (idle, ends) in [(38, false), (39, true)] {
        let mut game = Scene::new(3).no_fires().hand(S1, hand).stones(S1, 2).to_play(S1);
        game.state.idle = idle;
        game.play("away L-trek").play("draw light");
        assert_eq!(game.state.ender, ends.then_some(S1));
        let card = game.odds()[0].0.clone();
        game.deal(&card);
        assert_eq!(game.state.step != Step::Play, ends);
    }
    let mut game = Scene::new(3).hand(S1, [Card::Strike]).to_play(S1);
    game.state.idle = 39;
    game.play("play D-strike");
    assert_eq!(game.state.idle, 0);
}
