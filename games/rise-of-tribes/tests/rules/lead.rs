//! LEAD.

use rise_of_tribes::Goal;
use table::{Rules, Viewer};

use crate::common::{BLANK, MOON, S1, S2, SUN, Scenario, Scene};

fn scene() -> Scene {
    Scene::new(2).members(S1, 1, 3).members(S1, 2, 3).members(S2, 9, 3)
}

/// RT-LEAD-01, RT-LEAD-02: the shown number of cards, face up, in progress.
#[test]
fn cards_are_drawn_face_up() {
    let mut game = scene().actions(BLANK, MOON);
    game.play("place blank lead").deal("goal bow").deal("goal clan").asks(S1);
    let open = game.state.player(S1).open;
    assert!(open.has(Goal::Bow) && open.has(Goal::Clan) && open.len() == 2);
    let seen = game.rules.observe(&game.state, Viewer::Seat(S2));
    assert_eq!(seen.tribes[0].open, open);
}

/// RT-LEAD-03..05, RT-EX-19, RT-VILL-09, RT-DEC-12: a goal per village may go under the deck, each draws one card more.
#[test]
fn villages_let_goals_be_exchanged() {
    let mut game = scene()
        .village(S1, 1)
        .village(S1, 2)
        .open(S1, [Goal::Bow, Goal::Clan, Goal::Oxen])
        .actions(BLANK, MOON);
    game.play("place blank lead").play("discard bow").play("discard clan");
    game.refuses("discard oxen", "RT-LEAD-03").play("draw");
    for card in ["basketry", "cradleboards", "cairn-trails", "four-camps"] {
        game.awaits_chance().cannot_deal("goal bow").deal(&format!("goal {card}"));
    }
    game.asks(S1);
    let under: Vec<Goal> = game.state.player(S1).deck.under().map(|known| known.card).collect();
    assert_eq!(under, [Goal::Bow, Goal::Clan], "under the deck, in this order");
    assert_eq!(game.state.player(S1).open.len(), 5);
}

/// RT-LEAD-06: completed goals stay.
#[test]
fn completed_goals_are_not_discarded() {
    let mut game = scene().village(S1, 1).open(S1, [Goal::Clan]).done(S1, [Goal::Bow]).actions(BLANK, MOON);
    game.play("place moon lead").refuses("discard bow", "RT-LEAD-06").refuses("discard oxen", "RT-LEAD-03");
    assert_eq!(game.legal_actions(), ["discard clan", "draw"]);
}

/// RT-EDGE-09, RT-RULING-12: without villages no discard; a short deck gives what it has, discards included.
#[test]
fn a_short_deck_gives_what_is_left() {
    let mut game = scene().deck(S1, [Goal::Bow]).actions(SUN, MOON);
    game.play("place sun lead").awaits_chance();
    assert_eq!(game.odds(), [("goal bow".to_owned(), 1)]);
    game.deal("goal bow").asks(S1);
    assert!(game.choices("discard").is_empty());

    let mut game = scene().village(S1, 1).deck(S1, [Goal::Bow]).actions(SUN, MOON);
    game.plays("place sun lead, discard clan, draw");
    game.deal("goal bow").deal("goal clan").asks(S1);
    assert!(game.state.player(S1).open.has(Goal::Clan), "drawn again");
}

/// RT-RULING-13: villages count at this moment, those of this turn's losses not.
#[test]
fn villages_count_when_leading() {
    let mut game = scene().members(S1, 4, 1).village(S1, 4).open(S1, [Goal::Clan]).actions(BLANK, MOON);
    game.plays("place moon move, move h4>h1, done, place blank lead").awaits_chance();
}

/// Ochre Paintings: one card more, then one of those just drawn goes under the deck; or the plain draw.
#[test]
fn ochre_paintings_choose_among_the_drawn() {
    let scene = || scene().done(S1, [Goal::OchrePaintings]).open(S1, [Goal::Clan]).actions(BLANK, MOON);
    let mut game = scene();
    game.plays("place moon lead, draw more").deal("goal bow").deal("goal oxen");
    game.refuses("under clan", "RT-LEAD-02").play("under bow");
    assert!(!game.state.player(S1).open.has(Goal::Bow));
    assert_eq!(game.state.player(S1).deck.under().len(), 1);
    let mut game = scene();
    game.plays("place moon lead, draw").deal("goal bow").asks(S1);
}
