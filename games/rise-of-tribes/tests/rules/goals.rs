//! Goals.

use rise_of_tribes::{Condition, Goal, RiseOfTribes, Tile};
use table::{Rules, sets::Indexed};

use crate::common::{BLANK, MOON, S1, S2, S3, Scenario, Scene, base, content};

/// RT-GOAL-01, RT-GOAL-06, RT-GOAL-08: eight developments of one point, seven achievements of two to four.
#[test]
fn developments_and_achievements_are_worth_what_is_printed() {
    let content = content();
    assert_eq!((content.developments.len(), content.achievements.len()), (8, 7));
    assert!(content.developments.values().all(|face| face.points.is == 1));
    let mut points: Vec<u8> = content.achievements.values().map(|face| face.points.is).collect();
    points.sort_unstable();
    assert_eq!(points, [2, 2, 2, 3, 3, 3, 4]);
    let sum: [u8; 3] =
        std::array::from_fn(|kind| content.developments.values().map(|face| face.cost.is.0[kind]).sum());
    assert_eq!(sum, [9, 9, 9]);
}

/// RT-GOAL-02, RT-GOAL-04..06, RT-RULING-31: any number of developments, each paid, once, for a point.
#[test]
fn developments_are_paid_for() {
    let goals: Vec<Goal> = content().developments.keys().copied().collect();
    for &goal in &goals {
        let cost = content().developments[&goal].cost.is.0;
        let scene = |goods| {
            Scene::new(3)
                .members(S1, 1, 1)
                .members(S2, 9, 1)
                .members(S3, 12, 1)
                .open(S1, [goal])
                .goods(S1, goods)
        };
        let mut game = scene(cost).end();
        game.play(&format!("complete {goal}"));
        assert_eq!((game.score(S1), game.goods(S1)), (1, [0, 0, 0]), "{goal}");
        assert!(game.state.player(S1).done.has(goal) && !game.state.player(S1).open.has(goal));
        game.refuses(&format!("complete {goal}"), "RT-RULING-31");
        for kind in 0..3 {
            if cost[kind] > 0 {
                let mut short = cost;
                short[kind] -= 1;
                scene(short).end().refuses(&format!("complete {goal}"), "RT-GOAL-05");
            }
        }
    }
}

/// RT-GOAL-03: completing is never compulsory.
#[test]
fn a_goal_may_wait() {
    let mut game =
        Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).open(S1, [Goal::Bow]).goods(S1, [9, 9, 9]).end();
    assert!(game.offers("complete bow"));
    game.play("done");
    assert!(game.state.player(S1).open.has(Goal::Bow));
}

/// RT-GOAL-14: a goal may be completed in the turn it was drawn.
#[test]
fn a_goal_may_be_completed_at_once() {
    let mut game =
        Scene::new(2).members(S1, 1, 2).members(S2, 9, 1).goods(S1, [9, 9, 9]).actions(BLANK, MOON);
    game.play("place moon lead").deal("goal bow");
    game.plays("place blank grow, done, complete bow");
    assert_eq!(game.score(S1), 1);
}

/// A scene for three with seat 1 on these hexes, and others where told.
fn spread(own: &[(usize, u8)], others: &[(usize, u8)]) -> Scene {
    let mut scene = Scene::new(3).members(S3, 12, 1);
    for &(at, count) in own {
        scene = scene.members(S1, at, count);
    }
    for &(at, count) in others {
        scene = scene.members(S2, at, count);
    }
    scene
}

/// RT-GOAL-07, RT-GOAL-11..13: every achievement at its limit, and just short of it.
#[test]
fn achievements_hold_at_their_limit_and_not_below() {
    // Layout of three: h1 lake, h2 forest, h3 mountain, h4 lake and so on; h5 touches h1, h2, h4, h6, h8, h9.
    type Pieces<'a> = &'a [(usize, u8)];
    let cases: [(Goal, Pieces<'_>, Pieces<'_>, bool); 16] = [
        (Goal::Clan, &[(1, 5), (2, 5), (4, 5)], &[(7, 1)], true),
        (Goal::Clan, &[(1, 5), (2, 5), (4, 4)], &[(7, 1)], false),
        (Goal::LongTrails, &[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)], &[(5, 3)], true),
        (Goal::LongTrails, &[(1, 1), (2, 1), (3, 1), (4, 5)], &[(7, 1)], false),
        (Goal::HomeValley, &[(5, 2), (6, 2), (1, 2)], &[(7, 1)], true),
        (Goal::HomeValley, &[(5, 2), (6, 2), (1, 1)], &[(7, 1)], false),
        (Goal::HomeValley, &[(5, 2), (6, 2), (1, 3)], &[(1, 1)], false),
        (Goal::HomeValley, &[(1, 2), (2, 2), (9, 2)], &[(7, 1)], false),
        (Goal::MeetingGrounds, &[(1, 1), (2, 1), (3, 1)], &[(1, 2), (2, 1), (3, 4)], true),
        (Goal::MeetingGrounds, &[(1, 1), (2, 1), (3, 1)], &[(1, 2), (2, 1)], false),
        (Goal::KindredLands, &[(1, 2), (4, 1), (7, 1)], &[(1, 1)], true),
        (Goal::KindredLands, &[(1, 2), (4, 1), (7, 1)], &[(1, 2)], false),
        (Goal::KindredLands, &[(1, 2), (4, 1), (2, 5)], &[(9, 1)], false),
        (Goal::FourCamps, &[(1, 3), (2, 3), (3, 3), (4, 3)], &[(7, 1)], true),
        (Goal::FourCamps, &[(1, 3), (2, 3), (3, 3), (4, 2)], &[(7, 1)], false),
        (Goal::FourCamps, &[(1, 3), (2, 3), (3, 3), (4, 3)], &[(4, 1)], false),
    ];
    for (goal, own, others, holds) in cases {
        let mut game = spread(own, others).open(S1, [goal]).end();
        let action = format!("complete {goal}");
        assert_eq!(game.offers(&action), holds, "{goal} with {own:?} and {others:?}");
        if holds {
            game.play(&action);
            assert_eq!(game.score(S1), i32::from(content().achievements[&goal].points.is));
        } else {
            game.refuses(&action, "RT-GOAL-07");
        }
    }
}

/// RT-GOAL-12, RT-RULING-34: Overlords: majority on a hex with an opponent's village; invaders count against it.
#[test]
fn overlords_outnumber_a_village() {
    let scene = |own| spread(&[(5, own)], &[(5, 2)]).village(S2, 5).open(S1, [Goal::Overlords]);
    scene(3).end().play("complete overlords");
    scene(2).end().refuses("complete overlords", "RT-GOAL-07");
    scene(3).camp(5, 1).end().refuses("complete overlords", "RT-GOAL-07");
    let mut game = spread(&[(5, 3)], &[(7, 1)]).village(S1, 5).open(S1, [Goal::Overlords]).end();
    game.refuses("complete overlords", "RT-GOAL-07");
}

/// RT-RULING-34, RT-GOAL-13: invaders break control.
#[test]
fn invaders_break_control() {
    let scene =
        || spread(&[(1, 3), (2, 3), (3, 3), (4, 2)], &[(7, 1)]).members(S1, 4, 1).open(S1, [Goal::FourCamps]);
    scene().end().play("complete four-camps");
    scene().camp(4, 1).end().refuses("complete four-camps", "RT-GOAL-07");
}

/// RT-TERRAIN-06: the wild land counts as any one terrain for a goal.
#[test]
fn the_wild_land_serves_any_goal() {
    let mut game = spread(&[(1, 2), (4, 1), (2, 1)], &[(7, 1)])
        .tile(2, Tile::WildLand)
        .tile(1, Tile::Lake)
        .tile(4, Tile::Lake)
        .open(S1, [Goal::KindredLands])
        .end();
    game.play("complete kindred-lands");
    let mut game = spread(&[(5, 2), (2, 2), (1, 2)], &[(7, 1)])
        .tile(2, Tile::WildLand)
        .tile(1, Tile::Lake)
        .tile(5, Tile::Forest)
        .open(S1, [Goal::HomeValley])
        .end();
    game.play("complete home-valley");
}

/// RT-GOAL-09, RT-EDGE-26: points are kept when the condition fails later.
#[test]
fn points_are_never_lost() {
    let mut game =
        spread(&[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)], &[(7, 1)]).open(S1, [Goal::LongTrails]).end();
    game.plays("complete long-trails, done");
    game.deal("roll sun moon").plays("place sun grow, done, place moon move, done, done");
    game.deal("roll sun moon").plays("place sun grow, done, place moon move, done, done");
    game.deal("roll sun moon").plays("place sun move, move h1>h2, move h3>h2, place moon grow, done");
    assert_eq!(game.score(S1), 2);
    assert!(game.state.field.on(S1).len() < 5);
}

/// RT-EDGE-25: a condition that held in step 3 must still hold in step 5.
#[test]
fn a_condition_is_tested_in_step_five() {
    let mut game = spread(&[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)], &[(5, 6)])
        .open(S1, [Goal::LongTrails])
        .second_action(BLANK);
    game.plays("place blank move, done");
    assert_eq!(game.members(S1, 5), 0, "lost in step 4");
    game.refuses("complete long-trails", "RT-GOAL-07");
}

/// RT-GOAL-10, RT-RULING-31: an ability lasts to the end, from the moment its card is completed.
#[test]
fn abilities_last() {
    let mut game = Scene::new(2)
        .members(S1, 1, 2)
        .members(S2, 9, 1)
        .open(S1, [Goal::SmokingRacks])
        .goods(S1, [1, 2, 1])
        .end();
    game.plays("complete smoking-racks, done");
    game.deal("roll sun moon").plays("place sun gather, done, place moon move, done, done");
    game.deal("roll moon blank").play("place moon grow");
    game.plays("grow h1, grow h1, grow h1");
    assert_eq!(game.members(S1, 1), 5, "two and one more, a turn later");
}

/// RT-GOAL-19, RT-CHIEF-21: hidden members do not count for Clan.
#[test]
fn hidden_members_do_not_count_for_clan() {
    use rise_of_tribes::Power;
    let scene = |on_map| {
        Scene::new(2)
            .power(S1, Power::Ambush)
            .members(S1, 1, 5)
            .members(S1, 2, 5)
            .members(S1, 4, on_map)
            .hidden(S1, 4)
            .members(S2, 9, 1)
            .open(S1, [Goal::Clan])
            .end()
    };
    scene(4).refuses("complete clan", "RT-GOAL-07");
    scene(5).play("complete clan");
}

/// The conditions of the content are the ones tested here.
#[test]
fn conditions_have_the_printed_numbers() {
    let condition = |goal| content().achievements[&goal].condition.is;
    assert_eq!(condition(Goal::Clan), Condition::Members { members: 15 });
    assert_eq!(condition(Goal::LongTrails), Condition::Occupy { hexes: 5 });
    assert_eq!(condition(Goal::FourCamps), Condition::Control { hexes: 4, members: 3 });
    assert_eq!(Goal::COUNT, 15);
}

/// RT-GOAL-11..13: a file may ask for occupation, majority or control of hexes, of a land, of one land, of each or of any.
#[test]
fn a_file_may_ask_for_hexes_of_a_land() {
    let holds = |how: &str, hexes: u8, land: &str| {
        let text = format!(
            "[achievements.clan]\ncondition = {{ kind = \"hold\", how = \"{how}\", hexes = {hexes}, land = \"{land}\" }}\n"
        );
        let changed = RiseOfTribes::overlaid_content("mine.toml", &text).unwrap();
        let scene = Scene::new(3).tile(1, Tile::Lake).tile(2, Tile::Lake).tile(3, Tile::Forest);
        let scene = scene.members(S1, 1, 2).members(S2, 1, 1).members(S1, 2, 1).members(S1, 3, 1);
        let state = scene.members(S3, 3, 1).members(S2, 9, 1).open(S1, [Goal::Clan]).end().state;
        let rules = RiseOfTribes::new(&base(3), &changed).unwrap();
        let mut actions = Vec::new();
        rules.legal_actions(&state, &mut actions);
        actions.contains(&rules.read_action("complete clan").unwrap())
    };
    // Two lakes, one of them shared with fewer of another tribe; a forest shared evenly.
    for (how, land, most) in [
        ("occupy", "any", 3),
        ("occupy", "lake", 2),
        ("occupy", "same", 2),
        ("occupy", "mountain", 0),
        ("occupy", "each", 0),
        ("majority", "any", 2),
        ("majority", "forest", 0),
        ("control", "any", 1),
        ("control", "lake", 1),
    ] {
        assert!(most == 0 || holds(how, most, land), "{how} {most} {land}");
        assert!(!holds(how, most + 1, land), "{how} {} {land}", most + 1);
    }
}

/// RT-GOAL-07, RT-TERRAIN-06, RT-RULING-76: hexes of each land are different hexes; wild land stands for one of them.
#[test]
fn hexes_of_each_land_are_different_hexes() {
    let holds = |hexes: u8, tiles: &[Tile]| {
        let text = format!(
            "[achievements.clan]\ncondition = {{ kind = \"hold\", how = \"occupy\", hexes = {hexes}, land = \"each\" }}\n"
        );
        let changed = RiseOfTribes::overlaid_content("mine.toml", &text).unwrap();
        let mut scene = Scene::new(3).open(S1, [Goal::Clan]);
        for (hex, &tile) in (1..).zip(tiles) {
            scene = scene.tile(hex, tile).members(S1, hex, 1);
        }
        let state = scene.members(S2, 12, 1).members(S3, 12, 1).end().state;
        let rules = RiseOfTribes::new(&base(3), &changed).unwrap();
        let mut actions = Vec::new();
        rules.legal_actions(&state, &mut actions);
        actions.contains(&rules.read_action("complete clan").unwrap())
    };
    let (lake, forest, mountain, wild) = (Tile::Lake, Tile::Forest, Tile::Mountain, Tile::WildLand);
    for (hexes, tiles, met) in [
        (1, vec![lake, forest, mountain], true),
        (1, vec![lake, lake, mountain], false),
        (1, vec![lake, wild, mountain], true),
        (1, vec![lake, lake, wild], false),
        (1, vec![wild], false),
        (2, vec![lake, lake, forest, forest, mountain], false),
        (2, vec![lake, lake, forest, forest, mountain, mountain], true),
        (2, vec![lake, lake, forest, wild, mountain, mountain], true),
    ] {
        assert_eq!(holds(hexes, &tiles), met, "{hexes} of each among {tiles:?}");
    }
}
