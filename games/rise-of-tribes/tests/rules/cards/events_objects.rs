//! Walls, the Dugout Canoe and the Altar: for sale on a card, then kept.

use rise_of_tribes::{BoardAction, Event, Face, Goal, Object, Step, Tile};

use crate::common::{BLANK, S1, S2, S3, SUN, Scenario, Scene};

fn scene() -> Scene {
    Scene::new(2).members(S1, 1, 2).members(S2, 9, 2)
}

/// RT-EVENT-52, RT-EVENT-57: each object has a price in its own good; bought, it leaves the slot for its owner's board.
#[test]
fn objects_are_bought_with_their_good() {
    for (event, object, text, kind) in [
        (Event::Walls, Object::Walls, "buy walls", 2),
        (Event::DugoutCanoe, Object::Canoe, "buy canoe", 1),
        (Event::Altar, Object::Altar, "buy altar", 0),
    ] {
        let mut goods = [4; 3];
        let mut game = scene().active(event, [0; 3]).goods(S1, goods).actions(BLANK, SUN);
        game.play(text).at(Step::Actions);
        goods[kind] -= 3;
        assert_eq!((game.goods(S1), game.slots()), (goods, vec![]));
        assert!(game.state.events.owns(S1, object));
        assert!(!game.state.events.deck.has(event) && !game.state.events.discard.has(event));
        let mut poor = [9; 3];
        poor[kind] = 2;
        scene().active(event, [0; 3]).goods(S1, poor).end().refuses(text, "RT-EVENT-52");
    }
}

/// RT-EVENT-53, RT-RULING-59, RT-RULING-60: every later double of anybody puts a token on it; it costs one less.
#[test]
fn doubles_make_objects_cheaper() {
    let mut game = scene().goods(S1, [0, 0, 9]).roll();
    game.draws(Event::Walls);
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 0]), "not on the double that drew it");
    game.idle().play("done").draws(Event::Discovery);
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 1]), "whoever rolls it");
    game.idle().play("done").deal("roll sun moon").play("buy walls");
    assert_eq!(game.goods(S1), [0, 0, 7], "for two now");
}

/// RT-EVENT-54, RT-EDGE-28: with the price down to nothing the card is discarded, and a new one comes on the same double.
#[test]
fn an_object_that_costs_nothing_is_discarded() {
    let mut game = scene().active(Event::Walls, [0, 0, 2]).active(Event::Discovery, [1, 0, 0]).roll();
    game.double("moon").awaits_chance().deal("event altar");
    assert_eq!(game.slots(), [Event::Discovery, Event::Altar]);
    assert!(game.state.events.discard.has(Event::Walls));
    game.refuses("buy walls", "RT-EVENT-55");
}

/// RT-EVENT-55, RT-RULING-59: the active player buys between any two effects of their turn: after a double and before its
/// events, among the actions, among the conflicts, at the end.
#[test]
fn objects_are_bought_at_any_moment_of_the_own_turn() {
    let scene = || scene().active(Event::Walls, [0; 3]).goods(S1, [0, 0, 3]).goods(S2, [0, 0, 3]);
    let mut early = scene().roll();
    early.double("sun").at(Step::BeforeEvents).play("buy walls").awaits_chance();
    let mut between = scene().actions(BLANK, SUN);
    between.plays("place sun move, done");
    assert!(between.offers("buy walls"));
    let fights = Scene::new(2).members(S1, 1, 6).members(S1, 4, 6).members(S2, 9, 1);
    let fights = fights.active(Event::Walls, [0; 3]).goods(S1, [0, 0, 3]).conflicts();
    assert!(fights.offers("buy walls") && fights.offers("fight h4"));
    assert!(scene().end().offers("buy walls"));
}

/// RT-EVENT-55, RT-RULING-59: the last moment before a double takes the card away; who cannot pay is not held up, nor
/// anybody before the roll.
#[test]
fn an_object_is_bought_before_a_double_takes_it() {
    let rich = || scene().active(Event::Walls, [0, 0, 2]).goods(S1, [0, 0, 1]);
    rich().turn_begins(S1).awaits_chance();
    let mut game = rich().roll();
    game.double("moon").asks(S1);
    assert_eq!(game.legal_actions(), ["done", "buy walls"]);
    game.play("buy walls").awaits_chance();
    assert!(game.state.events.owns(S1, Object::Walls) && !game.state.events.discard.has(Event::Walls));
    let mut game = rich().roll();
    game.double("moon").play("done").awaits_chance();
    assert!(game.state.events.discard.has(Event::Walls), "too late");
    let mut poor = scene().active(Event::Walls, [0; 3]).goods(S1, [9, 9, 2]).roll();
    poor.double("moon").awaits_chance();
    rich().roll().deal("roll sun moon").at(Step::Actions);
}

/// RT-EVENT-55: not within an action, and not in somebody else's turn.
#[test]
fn objects_are_not_bought_within_an_action() {
    let mut game = scene().active(Event::Walls, [0; 3]).goods(S1, [0, 0, 3]).actions(BLANK, SUN);
    game.play("place sun move").refuses("buy walls", "RT-TURN-01");
    let mut other = scene().active(Event::Walls, [0; 3]).goods(S2, [0, 0, 3]).actions(BLANK, SUN);
    other.asks(S1).refuses("buy walls", "RT-EVENT-52");
}

/// RT-RULING-59: one owner for the rest of the game: the card never comes back.
#[test]
fn a_bought_object_never_returns() {
    let mut game = scene().owns(S1, Object::Walls).event_deck([]).roll();
    game.double("blank");
    assert_eq!(game.odds().len(), 13);
    game.cannot_deal("event walls");
}

/// RT-EVENT-56, RT-RULING-21: walls are used by their owner out of turn, if wanted, and once in a conflict.
#[test]
fn walls_strike_an_attacker() {
    let scene = || {
        Scene::new(2)
            .members(S1, 5, 4)
            .members(S2, 5, 3)
            .members(S2, 9, 1)
            .village(S2, 5)
            .owns(S2, Object::Walls)
    };
    let mut game = scene().conflicts();
    game.asks(S2);
    assert_eq!(game.legal_actions(), ["walls", "done"]);
    game.play("walls").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (0, 0), "three against three");
    let mut declined = scene().conflicts();
    declined.asks(S2).play("done");
    assert_eq!((declined.members(S1, 5), declined.members(S2, 5)), (1, 0));
}

/// RT-EDGE-16: without a village on that hex walls are not offered; nor to the active player.
#[test]
fn walls_protect_villages_only() {
    let mut elsewhere = Scene::new(2)
        .members(S1, 5, 4)
        .members(S2, 5, 3)
        .members(S2, 9, 1)
        .village(S2, 9)
        .owns(S2, Object::Walls)
        .conflicts();
    elsewhere.at(Step::End);
    let mut own_turn =
        Scene::new(2).members(S1, 5, 4).members(S2, 5, 3).village(S1, 5).owns(S1, Object::Walls).conflicts();
    own_turn.at(Step::End);
    assert_eq!(own_turn.members(S1, 5), 1);
}

/// RT-EVENT-56, RT-RULING-33: with the canoe steps into lakes are free: a member sails over lakes and takes one step ashore.
#[test]
fn the_canoe_makes_lakes_free() {
    // h1, h4 and h7 are lakes in a row; h8 lies behind them, h9 and h3 do not.
    let scene = || Scene::new(2).members(S1, 1, 3).members(S2, 9, 1);
    let mut afoot = scene().actions(BLANK, SUN);
    afoot.play("place blank move").refuses("move h1>h7", "RT-MOVE-05").refuses("move h1>h8", "RT-MOVE-05");
    let mut game = scene().owns(S1, Object::Canoe).actions(BLANK, SUN);
    game.play("place blank move");
    game.refuses("move h1>h9", "RT-GOAL-15").refuses("move h1>h3", "RT-GOAL-15");
    game.plays("move h1>h8, move h1>h7").refuses("move h7>h4", "RT-MOVE-04").play("move h1>h5");
    assert_eq!([game.members(S1, 8), game.members(S1, 7), game.members(S1, 5)], [1, 1, 1]);
}

/// RT-RULING-33: each counts as one of the members moved, and a MOVE is always needed.
#[test]
fn the_canoe_needs_a_move() {
    let scene = || Scene::new(2).members(S1, 1, 3).members(S2, 9, 1).owns(S1, Object::Canoe);
    let mut game = scene().actions(BLANK, SUN);
    game.refuses("move h1>h7", "RT-TURN-01");
    let mut game = scene().queue(BoardAction::Move, [Face::Moon, Face::Moon, Face::Sun]).actions(BLANK, SUN);
    game.plays("place blank move, move h1>h7, move h1>h8").at(Step::Actions);
}

/// RT-RULING-33: with Cairn Trails two steps may go ashore.
#[test]
fn cairn_trails_lengthen_a_canoe_trip() {
    let mut game = Scene::new(2)
        .members(S1, 1, 3)
        .members(S2, 9, 1)
        .owns(S1, Object::Canoe)
        .done(S1, [Goal::CairnTrails])
        .actions(BLANK, SUN);
    game.plays("place blank move, move h1>h9, move h1>h3").refuses("move h1>h6", "RT-GOAL-15");
}

fn altar(goods: [u8; 3]) -> Scene {
    scene().owns(S1, Object::Altar).goods(S1, goods)
}

/// RT-RULING-32: a member of any hex and four equal goods, or one of each, make a point; the member goes to the reserve.
#[test]
fn the_altar_takes_a_member_and_goods() {
    for (goods, offer, rest) in [([0, 5, 0], "offer wood", [0, 1, 0]), ([1, 1, 1], "offer mixed", [0; 3])] {
        let mut game = altar(goods).members(S1, 5, 1).end();
        game.play(offer);
        assert_eq!(game.legal_actions(), ["sacrifice h1", "sacrifice h5"]);
        game.refuses("sacrifice h9", "RT-RULING-32").refuses("done", "RT-TURN-01").play("sacrifice h5");
        assert_eq!((game.score(S1), game.goods(S1)), (1, rest));
        assert_eq!((game.members(S1, 5), game.reserve(S1)), (0, 18));
    }
}

/// RT-RULING-32: a village that gives its last member is lost.
#[test]
fn the_altar_may_cost_a_village() {
    let mut game = altar([4, 0, 0]).members(S1, 5, 1).village(S1, 5).end();
    game.plays("offer food, sacrifice h5");
    assert!(!game.has_village(S1, 5));
}

/// RT-EVENT-56, RT-GOAL-16, RT-RULING-59: offerings are made at any moment of the own turn: after a double and before its
/// events, before and between the actions, before a conflict, at the end; not within an action.
#[test]
fn the_altar_is_used_at_any_moment_of_the_own_turn() {
    let mut game = altar([8, 0, 0]).tiger(3).roll();
    game.double("sun").at(Step::BeforeEvents).plays("offer food, sacrifice h1").at(Step::BeforeEvents);
    game.play("done").asks(S1).refuses("offer food", "RT-TURN-01");
    assert_eq!(game.score(S1), 1);
    let mut game = altar([8, 0, 0]).members(S1, 5, 1).actions(BLANK, SUN);
    game.plays("offer food, sacrifice h1, place sun move").refuses("offer food", "RT-TURN-01");
    game.plays("done, offer food, sacrifice h5").at(Step::Actions);
    assert_eq!((game.score(S1), game.members(S1, 1)), (2, 1));
    altar([0; 3]).goods(S2, [9; 3]).turn_of(S2).actions(BLANK, SUN).refuses("offer food", "RT-GOAL-16");
}

/// RT-EVENT-56, RT-RULING-59: a member given before the conflicts can prevent one, also with an Altar bought on the spot;
/// who has nothing to give is not asked.
#[test]
fn an_offering_can_prevent_a_conflict() {
    let crowd = || Scene::new(2).members(S1, 5, 3).members(S2, 5, 3).members(S2, 9, 1);
    let mut game = crowd().owns(S1, Object::Altar).goods(S1, [4, 0, 0]).conflicts();
    game.at(Step::Conflicts);
    assert_eq!(game.legal_actions(), ["fight h5", "offer food"]);
    game.plays("offer food, sacrifice h5").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S2, 5), game.score(S1)), (2, 3, 1));
    let mut game = crowd().active(Event::Altar, [0; 3]).goods(S1, [7, 0, 0]).conflicts();
    game.at(Step::Conflicts).plays("buy altar, offer food, sacrifice h5").at(Step::End);
    assert_eq!(game.members(S2, 5), 3);
    let mut poor = crowd().owns(S1, Object::Altar).goods(S1, [3, 1, 0]).conflicts();
    poor.at(Step::End);
    assert_eq!(poor.state.population(crate::common::hex(5)), 0);
}

/// RT-RULING-59, RT-TERRAIN-13: the Altar may have the member that the chasm would take.
#[test]
fn the_altar_comes_before_the_chasm() {
    let scene =
        || scene().tile(7, Tile::Chasm).members(S1, 7, 1).owns(S1, Object::Altar).goods(S1, [4, 0, 0]);
    let mut game = scene().conflicts();
    game.at(Step::Conflicts);
    assert_eq!(game.legal_actions(), ["done", "offer food"]);
    game.plays("offer food, sacrifice h7").at(Step::End);
    assert_eq!((game.score(S1), game.members(S1, 1)), (1, 2));
    let mut game = scene().conflicts();
    game.play("done").at(Step::End);
    assert_eq!((game.score(S1), game.members(S1, 7)), (0, 0));
}

/// RT-RULING-32: by its owner, with a member to give, as often as it can be paid; two pairs will not do.
#[test]
fn the_altar_has_limits() {
    let mut game = altar([8, 0, 0]).end();
    game.plays("offer food, sacrifice h1, offer food, sacrifice h1").refuses("offer food", "RT-RULING-32");
    assert_eq!(game.score(S1), 2);
    altar([2, 2, 0]).end().refuses("offer food", "RT-GOAL-17").refuses("offer mixed", "RT-GOAL-17");
    altar([0; 3]).goods(S2, [4; 3]).turn_of(S2).end().refuses("offer food", "RT-GOAL-16");
    let nobody = Scene::new(3).members(S2, 1, 1).members(S3, 2, 1).owns(S1, Object::Altar).goods(S1, [4; 3]);
    nobody.end().refuses("offer food", "RT-RULING-32");
}
