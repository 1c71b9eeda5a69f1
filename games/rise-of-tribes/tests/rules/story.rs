//! The story: what happened and why, as a player reads it.

use rise_of_tribes::{Cause, Event, Goal, Note, Object, Options, Power, RiseOfTribes};
use table::{Rules, text::Words};
use words::{Dictionary, Speaker};

use crate::common::{BLANK, Game, S1, S2, SUN, Scenario, Scene, hex};

/// The story so far, in words.
fn told_in(game: &Game, language: &str) -> Vec<String> {
    let dictionary = Dictionary::new(language, RiseOfTribes::locales()).unwrap();
    let names = ["Ada".to_owned(), "Ben".to_owned(), "Cleo".to_owned(), "Dan".to_owned()];
    let speaker = Speaker { dictionary: &dictionary, names: &names };
    game.story().iter().map(|(_, note)| speaker.say(&game.rules.describe_note(note))).collect()
}

/// RT-SETUP-26, RT-TURN-01: every turn has its heading, the first one too.
#[test]
fn the_first_turn_has_its_heading() {
    let mut game = crate::setup::ready(&Options { seats: 2, ..Options::default() }, 1);
    game.plays("settle h1, settle h9");
    assert_eq!(game.story().last().map(|(_, note)| *note), Some(Note::TurnBegins(S2, 1)));
    game.deal("roll sun moon").idle().play("done");
    assert!(game.told(Note::TurnBegins(S1, 2)));
}

/// RT-EVENT-54, RT-EVENT-06: a card that leaves is discarded; an object was not bought.
#[test]
fn a_card_that_leaves_is_named_with_the_reason() {
    let scene = Scene::new(2).members(S1, 1, 3).members(S2, 9, 3);
    let mut game = scene.active(Event::Walls, [0, 0, 2]).active(Event::Drought, [0; 3]).roll();
    game.double("sun");
    let english = told_in(&game, "en");
    assert!(
        english.contains(&"Nobody has bought the walls: the card is discarded.".to_owned()),
        "{english:?}"
    );
    assert!(english.contains(&"Drought: the card is discarded.".to_owned()), "{english:?}");
    let french = told_in(&game, "fr").join("\n");
    assert!(
        french.contains("Personne n’a acquis les fortifications\u{a0}: la carte est défaussée."),
        "{french}"
    );
}

/// RT-EVENT-41, RT-EVENT-48, RT-CONF-07, RT-VILL-07: members are lost to something that is named.
#[test]
fn every_loss_has_its_cause() {
    let scene = || Scene::new(2).members(S1, 3, 2).members(S2, 9, 3);
    let mut tiger = scene().roll();
    tiger.draws(Event::SabreTooth).play("tiger h3");
    assert!(tiger.told(Note::Bitten(S1, hex(3))));
    let mut volcano = Scene::new(2).members(S1, 1, 1).village(S1, 1).members(S2, 9, 3).volcano(1).roll();
    volcano.draws(Event::Volcano);
    assert!(volcano.told(Note::Buried(S1, hex(1))) && volcano.told(Note::VillageLost(S1, hex(1))));
    let fight = Scene::new(2).members(S1, 5, 4).members(S2, 5, 2).conflicts();
    assert!(fight.told(Note::Falls(S1, hex(5), 2)) && fight.told(Note::Falls(S2, hex(5), 2)));
}

/// RT-GOAL-05, RT-VILL-02, RT-EVENT-55, RT-GOAL-16: whatever is paid is told with what it was paid for, and so are points.
#[test]
fn every_payment_and_every_point_has_its_cause() {
    let mut game = Scene::new(2)
        .members(S1, 1, 2)
        .members(S2, 9, 3)
        .open(S1, [Goal::Bow])
        .owns(S1, Object::Altar)
        .active(Event::Walls, [0; 3])
        .goods(S1, [9; 3])
        .end();
    game.plays("complete bow, build h1, buy walls, offer food, sacrifice h1");
    let english = told_in(&game, "en");
    for line in [
        "Ada pays 2 wood, 1 stone (Bow).",
        "Ada scores 1 point (Bow).",
        "Ada pays 2 food, 1 wood, 3 stone (village).",
        "Ada buys the walls for 3 stone.",
        "Ada pays 4 food (Altar).",
        "Ada scores 1 point (Altar).",
    ] {
        assert!(english.contains(&line.to_owned()), "{line}: {english:#?}");
    }
}

/// RT-CHIEF-16, RT-CHIEF-12, RT-CHIEF-22: what a chief's power brings is told as its work.
#[test]
fn powers_are_named() {
    let mut game =
        Scene::new(2).power(S1, Power::Wayfarers).members(S1, 1, 2).members(S2, 9, 3).actions(BLANK, SUN);
    game.plays("march h1>h2, done");
    assert!(game.told(Note::Marches(S1, hex(1), hex(2), Power::Wayfarers)));
    let mut game =
        Scene::new(2).power(S1, Power::Education).members(S1, 1, 2).members(S2, 9, 3).actions(BLANK, SUN);
    game.plays("place blank gather, gather h1 food, educate h1");
    assert!(game.told(Note::GrowsBy(S1, hex(1), Power::Education)));
    let mut game =
        Scene::new(2).power(S1, Power::Dreamtime).members(S1, 1, 2).members(S2, 9, 3).turn_begins(S1);
    game.play("foretell sun").deal("roll sun moon");
    let good = rise_of_tribes::Good::Food;
    assert!(game.told(Note::Takes(S1, good, 1, Cause::Power(Power::Dreamtime))));
}
