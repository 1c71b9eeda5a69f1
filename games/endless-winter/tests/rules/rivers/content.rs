//! Content, words, secrets and cost of the expansion.

use super::{START, river};
use crate::common::{Game, S1, S2, Scenario};
use endless_winter::{Action, Content, Effect, EndlessWinter, Icon, Options, State, Weights};
use rand::{SeedableRng, rngs::SmallRng};
use table::{
    Evaluate, Rules, Turn, Viewer,
    journal::Silent,
    odds::{Odds, below},
};
use words::{Dictionary, Speaker};

fn mistakes(text: &str) -> String {
    Content::overlaid("my.toml", text).unwrap_err().to_string()
}

/// RR-ICON-01, RR-ICON-02, RR-ICON-05, RR-ICON-06: the icons of the expansion are part of the notation.
#[test]
fn the_icons_of_the_expansion_are_read_and_written() {
    for (text, icon, count) in [("~", Icon::Fish, 1), ("2~", Icon::Fish, 2), ("[e] m m<", Icon::Drive, 1)] {
        let effect: Effect = text.parse().unwrap();
        assert_eq!((effect.gains.count(icon), effect.to_string()), (count, text.to_owned()));
    }
    let content = Content::standard();
    assert_eq!(content.rivers.warrior[0].eclipse.is.to_string(), "[e] m m<");
    let shoal = &content.rivers.fish[0];
    assert_eq!((shoal.gives.is.to_string(), shoal.reshuffles.is), ("2*".to_owned(), true));
    let symbols: Vec<&str> = content.rivers.terrain.iter().map(|face| face.id.as_str()).collect();
    assert_eq!(symbols, ["start", "river", "landmark"]);
}

/// RR-ICON-03, RR-ICON-04: Landmark and River hexes are terrain that stones and overlays can name.
#[test]
fn an_overlay_can_change_every_face_of_the_expansion() {
    let text = "[[fish-token]]\nid = \"pike\"\ngives = { is = \"2T\" }\n\
        [[landmark]]\nid = \"tree\"\npoints = { is = \"3 each\" }\n\
        [[river-terrain]]\nid = \"landmark\"\ngives = { is = \"I\" }\n\
        [[river-stone]]\nid = \"village-landmark\"\ncounts = { is = \"villages river\" }\n\
        [river]\nid = \"river\"\ndelta-camp = { is = 2 }\n";
    let content = Content::overlaid("my.toml", text).unwrap();
    let mut game = Game::with(Options::seats(2).with_landmarks(1), &content);
    game.landmark(5, "monolith").camps(S1, &[5, 8, 4]).raft(S1, 2).lands_in_order();
    game.play("delta");
    assert_eq!(game.score(S1), 1 + 2 * 2, "the third hex of the Central tile is a River hex too");
    game.play("gather 5");
    assert!(game.offers("honor"), "the Landmark hex gives an Idol besides");
    game.play("done").play("gather 4").deal("fish pike").play("tool").play("tool");
    let seen = game.observe(Viewer::Public);
    assert_eq!(seen["open"]["river"]["discard"][2], 1);
}

#[test]
fn mistakes_in_an_overlay_are_named() {
    let cases = [
        ("[[fish-token]]\nid = \"whale\"\ncopies = { is = 1 }\n", "a new one also needs gives, reshuffles"),
        (
            "[[landmark]]\nid = \"tree\"\ncounts = { is = \"apples\" }\n",
            "one of camps-at-home, central-hexes",
        ),
        ("[[river-side]]\nid = \"a\"\nwest = { is = [0, 0] }\n", "four different hexes beside the river"),
        ("[[fish-token]]\nid = \"pike\"\ngives = { is = \"~\" }\n", "“~” cannot stand here"),
        ("[river]\nid = \"river\"\nwarriors-replace = { is = \"cook\" }\n", "one of artisan, hunter, scout"),
        ("[river]\nid = \"river\"\nglaciers = { is = [1] }\n", "Expected 3 entries, found 1"),
        ("[[warrior]]\nid = \"knight\"\n", "no room for another"),
    ];
    for (text, message) in cases {
        let told = mistakes(text);
        assert!(told.contains(message), "{told}");
    }
}

#[test]
fn too_few_land_tiles_make_no_river() {
    let text = "[[terrain]]\nid = \"forest\"\ntiles = { is = 1 }\n";
    let content = Content::overlaid("my.toml", text).unwrap();
    assert!(EndlessWinter::compile(&Options::seats(2), &content).is_ok());
    assert!(EndlessWinter::compile(&Options::seats(2).with_landmarks(1), &content).is_err());
}

/// A random game, each position shown to `look`.
fn wander(options: &Options, seed: u64, mut look: impl FnMut(&EndlessWinter, &State, &[Action])) {
    let rules = EndlessWinter::compile(options, &Content::standard()).unwrap();
    let mut state = rules.start();
    let mut rng = SmallRng::seed_from_u64(seed);
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    loop {
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        look(&rules, &state, &actions);
        match rules.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                odds.clear();
                rules.outcomes(&state, &mut odds);
                rules.deal(&mut state, odds.sample(&mut rng).unwrap(), &mut Silent).unwrap();
            }
            Turn::Choose(_) => {
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                rules.play(&mut state, action, &mut Silent).unwrap();
            }
        }
    }
}

/// The board in text shows river, Rafts, Starting tiles and Landmarks.
#[test]
fn the_text_board_shows_the_river() {
    let dictionary = Dictionary::new("en", EndlessWinter::locales()).unwrap();
    let words = Speaker { dictionary: &dictionary, names: &[] };
    let mut game = river(2, 2);
    game.raft(S1, 2).camps(S2, &[START, START]);
    let observation = game.rules.observe(&game.state, Viewer::Public);
    let text = game.rules.render_text(&observation, Viewer::Public, &words);
    for part in
        ["Volcano on hex 5", "Mound on hex 12", "Headwaters in the west", "River hex 2 of 5", "2 Camps", "1~"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let plain = crate::kit::bare(2);
    let observation = plain.rules.observe(&plain.state, Viewer::Public);
    assert!(!plain.rules.render_text(&observation, Viewer::Public, &words).contains("Headwaters"));
}

/// Pieces of the expansion are neither made nor lost: `check` sees it.
#[test]
fn check_finds_lost_and_surplus_pieces() {
    use endless_winter::{Fish, Hex, Reach, StartSpot};
    type Break = fn(&mut State);
    let breaks: [(Break, &str); 8] = [
        (
            |state| {
                state.open.river.supply.take(Fish::new(0));
            },
            "RR-COMP-08",
        ),
        (|state| state.open.river.discard.add(Fish::new(1)), "RR-COMP-08"),
        (|state| state.open.river.landmarks[0] = None, "RR-SETUP-15"),
        (|state| state.open.river.landmarks[3] = Some(Hex::new(5)), "RR-COMP-01"),
        (|state| state.open.river.starts[0] = None, "RR-SETUP-23"),
        (|state| state.open.river.starts[0] = Some(StartSpot::new(0)), "RR-SETUP-26"),
        (|state| state.open.river.rafts[3] = Reach::new(1), "RR-COMP-07"),
        (|state| state.open.terrain[9] = state.open.terrain[0], "EW-SETUP-51"),
    ];
    for (broken, rule) in breaks {
        let mut game = river(2, 1);
        broken(&mut game.state);
        let flaw = game.rules.check(&game.state).unwrap_err();
        assert!(flaw.to_string().contains(rule), "{flaw} is not {rule}");
    }
    let mut plain = crate::kit::bare(2);
    plain.state.open.river.rafts[0] = Reach::new(2);
    assert!(plain.rules.check(&plain.state).is_err(), "no Raft without a river");
}

/// A state with the expansion is small, and listing and playing allocate nothing.
#[test]
fn positions_are_small_and_moves_allocate_nothing() {
    assert!(size_of::<State>() <= 1_536, "{} bytes", size_of::<State>());
    let mut counted = 0;
    wander(&Options::seats(4).with_landmarks(3).with_warriors(), 5, |rules, state, actions| {
        let mut room = Vec::with_capacity(512);
        let listed = allocation_counter::measure(|| rules.legal_actions(state, &mut room));
        assert_eq!(listed.count_total, 0);
        for &action in actions {
            let mut next = *state;
            let played = allocation_counter::measure(|| {
                let _ = rules.play(&mut next, action, &mut Silent);
            });
            assert_eq!(played.count_total, 0, "{action:?}");
            counted += 1;
        }
    });
    assert!(counted > 1_000);
}

/// Expected final points of the first seat.
fn expected_points(game: &Game) -> f32 {
    game.rules.evaluate(&Weights::default(), &game.state).points[0]
}

/// The evaluation values a Raft on the Delta, and a Starting tile before good land.
#[test]
fn the_evaluation_values_a_raft_in_front() {
    let mut game = river(2, 1);
    game.raft(S2, 3);
    let behind = expected_points(&game);
    game.raft(S1, 6);
    let ahead = expected_points(&game);
    assert!(ahead > behind);
    game.camps(S1, &[8, 9, 10]);
    let with_camps = expected_points(&game);
    game.raft(S1, 0);
    assert!(with_camps - expected_points(&game) > 2.0, "three Camps on the river make it matter");
}

/// RR-RAFT-01: with a river, words that let a Camp move name the Raft; without one, they do not.
#[test]
fn the_raft_is_named_wherever_a_camp_may_move() {
    let named = |options: &Options| {
        let mut named = [0, 0];
        wander(options, 3, |rules, state, actions| {
            let mut said: Vec<_> =
                actions.iter().map(|&action| rules.describe_action(state, action)).collect();
            said.push(rules.question(state));
            for phrase in said {
                let text = serde_json::to_string(&phrase).unwrap();
                named[0] += text.matches("\"endless-winter-icon-move\"").count();
                named[1] += text.matches("\"endless-winter-icon-move-raft\"").count();
            }
        });
        named
    };
    let [camp, raft] = named(&Options::seats(3).with_landmarks(2));
    assert!(camp == 0 && raft > 10, "{camp} without and {raft} with the Raft");
    let [camp, raft] = named(&Options::seats(3));
    assert!(camp > 10 && raft == 0, "{camp} without and {raft} with the Raft");
}

/// RR-COMP-03, RR-COMP-04, RR-COMP-05: the tiles the river is made of are in the list of faces.
#[test]
fn the_river_is_among_the_faces() {
    let faces = endless_winter::faces(&Content::standard());
    let tiles: Vec<_> = faces.iter().filter(|face| face.kind == endless_winter::kind::RIVER_TILE).collect();
    let ids: Vec<&str> = tiles.iter().map(|face| face.id.as_str()).collect();
    assert_eq!(ids, ["a", "b", "outer", "headwaters", "delta"]);
    let values: Vec<&str> = tiles[4].values.iter().map(|value| value.name).collect();
    assert_eq!(values, ["delta-raft", "delta-camp"]);
}
